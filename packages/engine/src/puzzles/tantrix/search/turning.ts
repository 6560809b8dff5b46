/** Rotation puzzles: the cells are given and only turns are free. Tile by tile, agreeing with those before. */
import { cellKey } from '../../../grid/hex.ts';
import { check } from '../check.ts';
import { type Placed, type Puzzle, start, type State } from '../rules.ts';
import { demands, fits } from '../solitaire.ts';

/** Every solution; undefined now and then as a sign of life. True at the end: these are all. */
export function* turnings(puzzle: Puzzle): Generator<State | undefined, boolean, void> {
  const state = start(puzzle);
  yield* turnNext(puzzle, state, 0, new Map());
  return true;
}

function* turnNext(
  puzzle: Puzzle,
  state: State,
  index: number,
  board: Map<string, Placed>,
): Generator<State | undefined, void, void> {
  const place = state.placed[index];
  if (!place) {
    const turned = { ...state, placed: [...board.values()] };
    yield check(puzzle, turned).issues.length === 0 ? turned : undefined;
    return;
  }
  const wanted = puzzle.match === 'all' ? demands(board, place) : [];
  for (let turn = 0; turn < 6; turn++) {
    if (!fits(wanted, place.tile, turn)) continue;
    board.set(cellKey(place), { ...place, turn });
    yield* turnNext(puzzle, state, index + 1, board);
    board.delete(cellKey(place));
  }
}
