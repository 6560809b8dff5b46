/** How a spot is spoken: "edge above row 3 column 4, line". Only this file knows rows and columns of the view. */
import { placeName } from '../../../text/place-name.ts';
import type { Label } from '../../../vocabulary.ts';
import { type Mesh, OUTSIDE } from '../../../grid/mesh.ts';
import { tally } from '../rules/check.ts';
import { isClue, type Puzzle, type State, UNKNOWN } from '../rules/rules.ts';

const EDGE_MARKS = ['open', 'line', 'cross'] as const;
const CELL_MARKS = ['', 'inside', 'outside'] as const;

/** An edge belongs to the cell below or right of it; on the lower and right border, to its only cell. */
export function edgeLabel(mesh: Mesh, { width }: Puzzle, state: State, edge: number): Label {
  const { edgeDots, edgeFaces, faceEdges } = mesh;
  const upright = edgeDots[2 * edge + 1] - edgeDots[2 * edge] > 1;
  const second = edgeFaces[2 * edge + 1];
  const cell = second === OUTSIDE ? edgeFaces[2 * edge] : second;
  const before = faceEdges[cell][upright ? 3 : 0] === edge;
  const code = upright ? (before ? 'edge-left' : 'edge-right') : before ? 'edge-above' : 'edge-below';
  const mark = EDGE_MARKS[state.edges[edge]];
  return { code, with: { row: rowOf(cell, width), column: columnOf(cell, width), mark } };
}

export function cellLabel(mesh: Mesh, { width, clues }: Puzzle, state: State, cell: number): Label {
  const lines = linesAmong(state, mesh.faceEdges[cell]);
  const clue = isClue(clues[cell]) ? clues[cell] : clues[cell] === UNKNOWN ? '?' : '';
  const mark = CELL_MARKS[state.cells[cell]];
  return {
    code: 'cell',
    with: { row: rowOf(cell, width), column: columnOf(cell, width), clue, lines, mark },
  };
}

export function dotLabel(mesh: Mesh, { width }: Puzzle, state: State, dot: number): Label {
  const lines = linesAmong(state, mesh.dotEdges[dot]);
  return { code: 'dot', with: { row: rowOf(dot, width + 1), column: columnOf(dot, width + 1), lines } };
}

const linesAmong = (state: State, edges: ArrayLike<number>): number => tally(state, edges).lines;

/** Rows and columns count from 1, as people do. */
const rowOf = (index: number, across: number): number => Math.floor(index / across) + 1;
const columnOf = (index: number, across: number): number => (index % across) + 1;

export const cellName = ({ width }: Puzzle, cell: number): string =>
  placeName(rowOf(cell, width), columnOf(cell, width));
