/** What a screen reader says about cells and tiles. */
import type { Cell } from '../../../grid/hex.ts';
import type { Note } from '../../../vocabulary.ts';
import { demands } from '../rules/solitaire.ts';
import { type Board, type State, type Puzzle, placeOf } from '../rules/rules.ts';
import { sidesAt } from '../rules/tiles.ts';

export const placedLabel = (
  tile: number,
  turn: number,
  { q, r }: Cell,
  locked: boolean,
): Pick<Note, 'code' | 'with'> => ({
  code: locked ? 'label.locked' : 'label.placed',
  with: { tile, q, r, sides: sidesAt(tile, turn).join('') },
});

/** What the neighbours show, clockwise from the upper right; a dot where there is none. */
export const emptyLabel = (board: Board, { q, r }: Cell): Pick<Note, 'code' | 'with'> => {
  const sides = demands(board, { q, r })
    .map((each) => each ?? '.')
    .join('');
  return { code: 'label.empty', with: { q, r, sides } };
};

export const shelfTurn = (puzzle: Puzzle, state: State, tile: number): number =>
  state.turns[puzzle.tiles.indexOf(tile)];

export function shelfLabel(puzzle: Puzzle, state: State, tile: number): Pick<Note, 'code' | 'with'> {
  const place = placeOf(state, tile);
  if (place) return { code: 'label.gap', with: { tile, q: place.q, r: place.r } };
  return {
    code: 'label.tile',
    with: { tile, sides: sidesAt(tile, shelfTurn(puzzle, state, tile)).join('') },
  };
}
