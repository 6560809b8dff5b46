/** A position with everything erased but some spots: what a reason names, and nothing else. */
import type { Spot } from '../../../vocabulary.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import { turnsFitting } from '../rules/fitting.ts';
import { kindsOf } from '../rules/kinds.ts';
import {
  boardOf,
  cellSpot,
  demandsOn,
  FREE,
  isFixed,
  parseSpot,
  piecesByCell,
  SHELF,
  wallSpot,
  type Place,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { type Task, ready } from '../../../task.ts';
import { minimiseBy } from '../../../kernel/minimise.ts';

/** Only these walls are there and only these pieces are placed; all others are on the shelf. */
export interface Known {
  readonly puzzle: Puzzle;
  readonly state: State;
}

export function restrictTo(puzzle: Puzzle, state: State, spots: readonly Spot[]): Known {
  const pointed = spots.map((spot) => parseSpot(puzzle, spot));
  const cells = new Set(pointed.flatMap((each) => (each?.kind === 'cell' ? [each.cell] : [])));
  const walls = new Set(pointed.flatMap((each) => (each?.kind === 'wall' ? [each.border] : [])));
  return {
    puzzle: { ...puzzle, walls: puzzle.walls.map((label, i) => (walls.has(i) ? label : FREE)) },
    state: { ...state, at: state.at.map((cell) => (cells.has(cell) ? cell : SHELF)) },
  };
}

/** Everything visible: placed pieces and walls. */
export function seen(puzzle: Puzzle, state: State): readonly Spot[] {
  const board = boardOf(puzzle);
  return [
    ...state.at.flatMap((cell) => (cell === SHELF ? [] : [cellSpot(board, cell)])),
    ...puzzle.walls.flatMap((label, i) => (label === FREE ? [] : [wallSpot(i)])),
  ];
}

export type Laying = Place & { readonly piece: number };

/** Every piece and turn that this much knowledge allows in an empty cell; of twins the first. Fixed pieces never move, named or not. */
export function waysInto({ puzzle, state }: Known, cell: number): readonly Laying[] {
  const demands = demandsOn(puzzle, state, piecesByCell(puzzle, state), cell);
  const up = boardOf(puzzle).up[cell];
  return kindsOf(puzzle).pieces.flatMap((twins) => {
    const piece = twins.find((each) => state.at[each] === SHELF && !isFixed(puzzle, each));
    if (piece === undefined) return [];
    return turnsFitting(puzzle.pieces[piece], up, demands).map((turn) => ({ piece, cell, turn }));
  });
}

/** Every cell and turn that this much knowledge allows for a piece of the shelf. */
export function waysFor({ puzzle, state }: Known, piece: number): readonly Laying[] {
  const byCell = piecesByCell(puzzle, state);
  const { up } = boardOf(puzzle);
  const taken = new Set(puzzle.fixed.map(({ cell }) => cell));
  return byCell.flatMap((there, cell) =>
    there === NOWHERE && !taken.has(cell)
      ? turnsFitting(puzzle.pieces[piece], up[cell], demandsOn(puzzle, state, byCell, cell)).map((turn) => ({
          piece,
          cell,
          turn,
        }))
      : [],
  );
}

/** The fewest of these spots that still do it; the last of the list are left out first. */
export function* fewest(
  spots: readonly Spot[],
  enough: (spots: readonly Spot[]) => boolean,
): Task<readonly Spot[]> {
  return (yield* minimiseBy(spots, (some) => ready(enough(some)))) ?? spots;
}

/** Facts about the neighbours of a cell are left out last: they are what a player looks at. */
export function nearestFirst(puzzle: Puzzle, spots: readonly Spot[], cell: number): readonly Spot[] {
  const board = boardOf(puzzle);
  const near = new Set(
    [0, 1, 2].map((side) => {
      const other = board.neighbours[3 * cell + side];
      return other < 0 ? wallSpot(board.borderOf[3 * cell + side]) : cellSpot(board, other);
    }),
  );
  return [...spots.filter((spot) => near.has(spot)), ...spots.filter((spot) => !near.has(spot))];
}

/** Placed pieces and walls beside these cells. */
export function around(puzzle: Puzzle, state: State, cells: readonly number[]): Spot[] {
  const board = boardOf(puzzle);
  const laid = new Set(state.at);
  return cells.flatMap((cell) =>
    [0, 1, 2].flatMap((side) => {
      const other = board.neighbours[3 * cell + side];
      if (other !== NOWHERE) return laid.has(other) ? [cellSpot(board, other)] : [];
      const border = board.borderOf[3 * cell + side];
      return puzzle.walls[border] === FREE ? [] : [wallSpot(border)];
    }),
  );
}
