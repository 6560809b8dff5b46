/** What goes with a spot: for an empty cell the pieces, for a piece the cells. */
import type { Fit, Spot } from '../../../vocabulary.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import { turnsFitting } from '../rules/fitting.ts';
import {
  type Move,
  boardOf,
  cellSpot,
  demandsOn,
  parseSpot,
  piecesByCell,
  pieceSpot,
  SHELF,
  TURNS,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

/** For an empty cell the pieces of the shelf, for a piece of the shelf the empty cells; each pair once. */
export function fits(puzzle: Puzzle, state: State, at: Spot): readonly Fit<Move>[] | undefined {
  const pointed = parseSpot(puzzle, at);
  const byCell = piecesByCell(puzzle, state);
  if (pointed?.kind === 'cell' && byCell[pointed.cell] === NOWHERE) {
    const demands = demandsOn(puzzle, state, byCell, pointed.cell);
    return state.at.flatMap((place, piece) =>
      place === SHELF ? fitOf(puzzle, state, demands, piece, pointed.cell) : [],
    );
  }
  if (pointed?.kind === 'piece' && state.at[pointed.piece] === SHELF)
    return byCell.flatMap((there, cell) =>
      there === NOWHERE
        ? fitOf(puzzle, state, demandsOn(puzzle, state, byCell, cell), pointed.piece, cell)
        : [],
    );
  return undefined;
}

/** Of several ways, the one with the least clockwise turning. */
function fitOf(
  puzzle: Puzzle,
  state: State,
  demands: readonly number[],
  piece: number,
  cell: number,
): readonly Fit<Move>[] {
  const board = boardOf(puzzle);
  const away = (turn: number): number => (turn - state.turn[piece] + TURNS) % TURNS;
  const [turn] = turnsFitting(puzzle.pieces[piece], board.up[cell], demands).toSorted(
    (a, b) => away(a) - away(b),
  );
  if (turn === undefined) return [];
  const move: Move = { piece, act: '@', cell: board.names[cell], turn };
  return [{ piece: pieceSpot(piece), place: cellSpot(board, cell), move }];
}
