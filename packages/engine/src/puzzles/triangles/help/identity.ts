/** Turns of the whole board that change nothing in a puzzle, and fillings that are the same under them. */
import { NOWHERE, type BoardTurn, type TriangleBoard } from '../../../grid/triangle.ts';
import { boardOf, looseCount, plainTurn, TURNS, type Puzzle, type State } from '../rules/rules.ts';

type Position = Pick<State, 'at' | 'turn'>;

/** A sixth of a turn clockwise takes an UP cell's left to a DOWN cell's top, and a DOWN cell's left to an UP cell's left. */
export function sideAfter(up: boolean, side: number, sixths: number): number {
  const odd = up ? (sixths + 1) >> 1 : sixths >> 1;
  return (side + odd) % 3;
}

/** The board turned with all that lies on it. */
export function turnedPosition(
  puzzle: Puzzle,
  { at, turn }: Position,
  { sixths, cells }: BoardTurn,
): Position {
  return {
    at: at.map((cell) => (cell === NOWHERE ? NOWHERE : cells[cell])),
    turn: turn.map((each, piece) => plainTurn(puzzle.pieces[piece], (each + sixths) % TURNS)),
  };
}

/** Turns after which the walls ask the same and the fixed pieces lie as they did; the identity first. */
export function symmetriesOf(puzzle: Puzzle): readonly BoardTurn[] {
  const board = boardOf(puzzle);
  return board.turns.filter((turn) => keepsWalls(puzzle, board, turn) && keepsFixed(puzzle, turn));
}

const keepsWalls = ({ walls }: Puzzle, board: TriangleBoard, { sixths, cells }: BoardTurn): boolean =>
  board.border.every((at, border) => {
    const cell = Math.floor(at / 3);
    const to = 3 * cells[cell] + sideAfter(board.up[cell], at % 3, sixths);
    return walls[board.borderOf[to]] === walls[border];
  });

const keepsFixed = (puzzle: Puzzle, { sixths, cells }: BoardTurn): boolean =>
  puzzle.fixed.every(({ cell, turn }, i) => {
    const piece = puzzle.pieces[looseCount(puzzle) + i];
    return cells[cell] === cell && plainTurn(piece, (turn + sixths) % TURNS) === plainTurn(piece, turn);
  });

/** Equal for positions that a turn of the board makes equal: the least of their texts. */
export const identity = (puzzle: Puzzle, state: State): string =>
  symmetriesOf(puzzle)
    .map((turn) => {
      const { at, turn: turns } = turnedPosition(puzzle, state, turn);
      return at.map((cell, piece) => (cell === NOWHERE ? '-' : `${cell}/${turns[piece]}`)).join();
    })
    .reduce((least, text) => (text < least ? text : least));
