/** Pieces that look alike: twins are of one kind, and either of them fits where one belongs. */
import { perObject } from '../../../cache.ts';
import { isFixed, SHELF, type Puzzle, type State } from './rules.ts';

export interface Kinds {
  readonly of: readonly number[]; // by piece: its kind
  readonly pieces: readonly (readonly number[])[]; // by kind: its pieces, in the order of their numbers
}

/** Pieces are written from their least rotation, so those of one kind are equal. */
export const kindsOf = /* #__PURE__ */ perObject(({ pieces }: Puzzle): Kinds => {
  const byLabels = new Map<string, number[]>();
  pieces.forEach((labels, piece) => {
    const key = labels.join();
    const known = byLabels.get(key);
    if (known) known.push(piece);
    else byLabels.set(key, [piece]);
  });
  const groups = [...byLabels.values()];
  const of = pieces.map(() => 0);
  groups.forEach((group, kind) => {
    for (const piece of group) of[piece] = kind;
  });
  return { of, pieces: groups };
});

/** Of the pieces that look like this one, itself among them, those on the shelf. */
export const twinsOnShelf = (puzzle: Puzzle, state: State, piece: number): readonly number[] =>
  twinsOf(puzzle, piece).filter((each) => state.at[each] === SHELF);

/** The pieces that look like this one, itself among them. */
export const twinsOf = (puzzle: Puzzle, piece: number): readonly number[] => {
  const { of, pieces } = kindsOf(puzzle);
  return pieces[of[piece]];
};

type Position = Pick<State, 'at' | 'turn'>;

/**
 * The same picture with twins told apart by a rule: those of a kind take its places in the order of numbers
 * and cells, what is on the shelf last.
 */
export function inOrder(puzzle: Puzzle, position: Position): Position {
  const at = [...position.at];
  const turn = [...position.turn];
  for (const twins of kindsOf(puzzle).pieces) {
    if (twins.length === 1) continue;
    const places = twins.map((piece) => ({ cell: position.at[piece], turn: position.turn[piece] }));
    places.sort((a, b) => rank(a.cell) - rank(b.cell) || a.turn - b.turn);
    twins.forEach((piece, i) => {
      at[piece] = places[i].cell;
      turn[piece] = places[i].turn;
    });
  }
  return { at, turn };
}

const rank = (cell: number): number => (cell === SHELF ? Infinity : cell);

/**
 * A solution with its twins exchanged so that it agrees with a position as far as it can: a piece that is
 * where a twin of it belongs is right. Fixed pieces stay.
 */
export function agreeingWith(puzzle: Puzzle, solution: State, state: State): State {
  const at = [...solution.at];
  const turn = [...solution.turn];
  for (const twins of kindsOf(puzzle).pieces) {
    const loose = twins.filter((piece) => !isFixed(puzzle, piece));
    if (loose.length < 2) continue;
    const places = loose
      .map((piece) => ({ cell: solution.at[piece], turn: solution.turn[piece] }))
      .sort((a, b) => a.cell - b.cell);
    const right = loose.filter((piece) => places.some(({ cell }) => cell === state.at[piece]));
    const cells = new Set(right.map((piece) => state.at[piece]));
    const rest = places.filter(({ cell }) => !cells.has(cell));
    for (const piece of loose) {
      const own = right.includes(piece) ? places.find(({ cell }) => cell === state.at[piece]) : rest.shift();
      if (!own) continue;
      at[piece] = own.cell;
      turn[piece] = own.turn;
    }
  }
  return { ...solution, at, turn };
}
