/** Turns of the whole board that change nothing in a puzzle, and fillings that are the same under them. */
import { NOWHERE, type BoardTurn, type TriangleBoard } from '../../../grid/triangle.ts';
import { inOrder, kindsOf } from '../rules/kinds.ts';
import { boardOf, looseCount, plainTurn, TURNS, type Puzzle, type State } from '../rules/rules.ts';

type Position = Pick<State, 'at' | 'turn'>;

/** A sixth of a turn clockwise takes an UP cell's left to a DOWN cell's top, and a DOWN cell's left to an UP cell's left. */
export function sideAfter(up: boolean, side: number, sixths: number): number {
  const odd = up ? (sixths + 1) >> 1 : sixths >> 1;
  return (side + odd) % 3;
}

/** The board turned with everything on it. */
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

/** Turns after which the walls ask the same and fixed pieces look as they did; the identity first. */
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

function keepsFixed(puzzle: Puzzle, { sixths, cells }: BoardTurn): boolean {
  const { of } = kindsOf(puzzle);
  const loose = looseCount(puzzle);
  return puzzle.fixed.every(({ cell, turn }, i) => {
    const there = puzzle.fixed.findIndex((each) => each.cell === cells[cell]);
    if (there < 0 || of[loose + there] !== of[loose + i]) return false;
    const piece = puzzle.pieces[loose + i];
    return plainTurn(piece, (turn + sixths) % TURNS) === plainTurn(piece, puzzle.fixed[there].turn);
  });
}

/** The picture as a text: a swap of twins does not change it. */
export function pictureText(puzzle: Puzzle, position: Position): string {
  const { at, turn } = inOrder(puzzle, position);
  return at.map((cell, piece) => (cell === NOWHERE ? '-' : `${cell}/${turn[piece]}`)).join();
}

/** Of all turns of the board that change nothing in the puzzle. */
export const picturesOf = (puzzle: Puzzle, position: Position): readonly string[] =>
  symmetriesOf(puzzle).map((turn) => pictureText(puzzle, turnedPosition(puzzle, position, turn)));

/** Equal for positions that a turn of the board or a swap of twins makes equal: the least of their texts. */
export const identity = (puzzle: Puzzle, state: State): string =>
  picturesOf(puzzle, state).reduce((least, text) => (text < least ? text : least));
