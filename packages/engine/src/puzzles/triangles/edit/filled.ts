/** A full board as labels: labels are edited, and the pieces follow. */
import { NOWHERE } from '../../../grid/triangle.ts';
import type { Saved } from '../../../vocabulary.ts';
import {
  boardOf,
  looseCount,
  mate,
  piecesByCell,
  plainPiece,
  shown,
  start,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

export type Design = Saved<Puzzle, State>;

export interface Filled {
  readonly pieceAt: readonly number[]; // by cell
  readonly labels: number[]; // by 3 · cell + side: what is shown there
}

/** Undefined while a cell is empty. */
export function filledOf({ puzzle, state = start(puzzle) }: Design): Filled | undefined {
  const pieceAt = piecesByCell(puzzle, state);
  if (pieceAt.includes(NOWHERE)) return undefined;
  const labels = pieceAt.flatMap((piece) =>
    [0, 1, 2].map((side) => shown(puzzle.pieces[piece], state.turn[piece], side)),
  );
  return { pieceAt, labels };
}

/** Both cells show it where two meet, and a wall asks for what is shown. */
export function write(
  { match, walls, board: name }: Puzzle,
  labels: number[],
  at: number,
  label: number,
): number[] {
  const board = boardOf({ board: name });
  labels[at] = label;
  const other = board.opposite[at];
  if (other !== NOWHERE) labels[other] = mate(match, label);
  const border = board.borderOf[at];
  if (border === NOWHERE || walls[border] < 0) return [...walls];
  return walls.with(border, label);
}

/** At these turns a piece shows its labels in their order. */
const PLAIN_TURN = { up: 0, down: 5 };

/** The puzzle whose pieces show this, each where it was. */
export function designOf({ puzzle }: Design, { pieceAt, labels }: Filled, walls: readonly number[]): Design {
  const board = boardOf(puzzle);
  const pieces: Piece[] = [...puzzle.pieces];
  const at = puzzle.pieces.map(() => 0);
  const turn = puzzle.pieces.map(() => 0);
  pieceAt.forEach((piece, cell) => {
    const plainTurn = board.up[cell] ? PLAIN_TURN.up : PLAIN_TURN.down;
    const made = plainPiece([labels[3 * cell], labels[3 * cell + 1], labels[3 * cell + 2]], plainTurn);
    [pieces[piece], at[piece], turn[piece]] = [made.piece, cell, made.turn];
  });
  const loose = looseCount(puzzle);
  const fixed = puzzle.fixed.map((_, i) => ({ cell: at[loose + i], turn: turn[loose + i] }));
  return {
    puzzle: { ...puzzle, pieces, fixed, walls },
    state: { at, turn, locked: puzzle.pieces.map(() => false) },
  };
}

/** The same pieces under other numbers: `order` has the old number by the new one. */
export function renumbered({ puzzle, state }: Design, order: readonly number[], fixedCount: number): Design {
  const { at, turn } = state ?? start(puzzle);
  const [newAt, newTurn] = [order.map((old) => at[old]), order.map((old) => turn[old])];
  const loose = order.length - fixedCount;
  const fixed = newAt.slice(loose).map((cell, i) => ({ cell, turn: newTurn[loose + i] }));
  return {
    puzzle: { ...puzzle, pieces: order.map((old) => puzzle.pieces[old]), fixed },
    state: { at: newAt, turn: newTurn, locked: order.map(() => false) },
  };
}
