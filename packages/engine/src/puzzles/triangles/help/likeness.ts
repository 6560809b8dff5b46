/**
 * One text for sets of pieces that are the same on the table: in another order, or with the board turned. What is
 * fixed and what walls ask turns with the board; a free board can be mirrored, too.
 */
import type { BoardTurn } from '../../../grid/triangle.ts';
import { boardOf, FREE, looseCount, plainTurn, TURNS, type Piece, type Puzzle } from '../rules/rules.ts';
import { sideAfter } from './identity.ts';

export function likeness(puzzle: Puzzle): string {
  const isFree = puzzle.fixed.length === 0 && puzzle.walls.every((wall) => wall === FREE);
  const texts = isFree
    ? [textOf(puzzle, ''), textOf({ ...puzzle, pieces: puzzle.pieces.map(mirrored) }, '')]
    : boardOf(puzzle).turns.map((turn) => textOf(puzzle, surroundings(puzzle, turn)));
  return texts.sort()[0];
}

const textOf = (puzzle: Puzzle, around: string): string => {
  const loose = puzzle.pieces.slice(0, looseCount(puzzle)).map((piece) => piece.join());
  return [puzzle.board, puzzle.match, loose.sort().join(' '), around].join(':');
};

/** Written from its least rotation, as all pieces are. */
const mirrored = ([a, b, c]: Piece): Piece => {
  const rotations: Piece[] = [
    [a, c, b],
    [c, b, a],
    [b, a, c],
  ];
  return rotations.sort((x, y) => x[0] - y[0] || x[1] - y[1] || x[2] - y[2])[0];
};

/** Fixed pieces and walls after a turn of the board. */
function surroundings(puzzle: Puzzle, { sixths, cells }: BoardTurn): string {
  const board = boardOf(puzzle);
  const loose = looseCount(puzzle);
  const fixed = puzzle.fixed.map(({ cell, turn }, i) => {
    const piece = puzzle.pieces[loose + i];
    return `${cells[cell]}/${plainTurn(piece, (turn + sixths) % TURNS)}/${piece.join()}`;
  });
  const walls = board.border.map((at, border) => {
    const cell = Math.floor(at / 3);
    const to = 3 * cells[cell] + sideAfter(board.up[cell], at % 3, sixths);
    return `${to}=${puzzle.walls[border]}`;
  });
  return `${fixed.sort().join(' ')}:${walls.sort().join(' ')}`;
}
