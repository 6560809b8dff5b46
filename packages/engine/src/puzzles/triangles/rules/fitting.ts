/** Which pieces fit a cell, and in which turns. */
import { NOWHERE } from '../../../grid/triangle.ts';
import {
  agreement,
  boardOf,
  demandsOn,
  isThreefold,
  piecesByCell,
  SHELF,
  turnFor,
  type Piece,
  type Puzzle,
  type State,
} from './rules.ts';

interface Way {
  readonly piece: number;
  readonly turn: number;
}

/** The ways in which shelf pieces can go in a cell without breaking a side; a piece there counts as lifted. */
export function fitting(puzzle: Puzzle, state: State, cell: number): readonly Way[] {
  const byCell = piecesByCell(puzzle, state);
  const demands = demandsOn(puzzle, state, byCell, cell);
  const up = boardOf(puzzle).up[cell];
  return puzzle.pieces.flatMap((labels, piece) =>
    state.at[piece] === SHELF ? turnsFitting(labels, up, demands).map((turn) => ({ piece, turn })) : [],
  );
}

/** The turns at which a piece meets these demands. */
export function turnsFitting(labels: Piece, up: boolean, demands: readonly number[]): readonly number[] {
  const turns = isThreefold(labels) ? [Number(!up)] : [0, 1, 2].map((moved) => turnFor(up, moved));
  return turns.filter((turn) => agreement(labels, turn, demands).bad === 0);
}

/** Empty cells that no piece of the shelf fits. */
export const unfillable = (puzzle: Puzzle, state: State): readonly number[] =>
  piecesByCell(puzzle, state).flatMap((piece, cell) =>
    piece === NOWHERE && fitting(puzzle, state, cell).length === 0 ? [cell] : [],
  );
