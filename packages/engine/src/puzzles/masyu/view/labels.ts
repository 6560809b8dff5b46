/** How a spot is read out: "between row 3 column 4 and column 5, line". Rows and columns count from 1. */
import { placeName } from '../../../text/place-name.ts';
import type { Label } from '../../../vocabulary.ts';
import { linesAt, type Board } from '../rules/board.ts';
import { BLACK, BLANK, type Puzzle, type State } from '../rules/rules.ts';

const MARKS = ['open', 'line', 'cross'] as const;

const rowOf = ({ width }: Board, cell: number): number => Math.floor(cell / width) + 1;
const columnOf = ({ width }: Board, cell: number): number => (cell % width) + 1;

export const cellName = (board: Board, cell: number): string =>
  placeName(rowOf(board, cell), columnOf(board, cell));

export function linkLabel(board: Board, state: State, link: number): Label {
  const [from, to] = [board.mesh.edgeDots[2 * link], board.mesh.edgeDots[2 * link + 1]];
  const [row, column] = [rowOf(board, from), columnOf(board, from)];
  const code = rowOf(board, to) === row ? 'link-right' : 'link-down';
  return { code, with: { row, column, mark: MARKS[state.edges[link]] } };
}

export function cellLabel(board: Board, { pearls }: Puzzle, state: State, cell: number): Label {
  const directions = linesAt(board, state, cell);
  const lines = [0, 1, 2, 3].filter((direction) => (directions >> direction) & 1).length;
  const pearl = pearls[cell] === BLANK ? 'none' : pearls[cell] === BLACK ? 'black' : 'white';
  return { code: 'cell', with: { row: rowOf(board, cell), column: columnOf(board, cell), pearl, lines } };
}
