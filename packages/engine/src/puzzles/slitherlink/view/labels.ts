/** How a spot is read out: "edge above row 3 column 4, line", or on other tilings "side 2 of c4, towards c5, line". */
import { placeName } from '../../../text/place-name.ts';
import type { Label } from '../../../vocabulary.ts';
import { type Mesh, OUTSIDE } from '../../../grid/mesh.ts';
import { placesOf, sideNumber, type Places } from './places.ts';
import { tally } from '../rules/check.ts';
import { isClue, type Puzzle, type State, UNKNOWN } from '../rules/rules.ts';

const EDGE_MARKS = ['open', 'line', 'cross'] as const;
const CELL_MARKS = ['', 'inside', 'outside'] as const;

export const edgeLabel = (mesh: Mesh, puzzle: Puzzle, state: State, edge: number): Label =>
  puzzle.tiling ? sideLabel(mesh, state, edge) : squareEdgeLabel(mesh, puzzle, state, edge);

/** An edge belongs to the cell below or right of it; on the lower and right border, to its only cell. */
function squareEdgeLabel(mesh: Mesh, { width }: Puzzle, state: State, edge: number): Label {
  const { edgeDots, edgeFaces, faceEdges } = mesh;
  const upright = edgeDots[2 * edge + 1] - edgeDots[2 * edge] > 1;
  const second = edgeFaces[2 * edge + 1];
  const cell = second === OUTSIDE ? edgeFaces[2 * edge] : second;
  const before = faceEdges[cell][upright ? 3 : 0] === edge;
  const code = upright ? (before ? 'edge-left' : 'edge-right') : before ? 'edge-above' : 'edge-below';
  const mark = EDGE_MARKS[state.edges[edge]];
  return { code, with: { row: rowOf(cell, width), column: columnOf(cell, width), mark } };
}

/** On other tilings an edge is a side of one face, counted clockwise from the top, and leads to another. */
function sideLabel(mesh: Mesh, state: State, edge: number): Label {
  const { edgeFaces } = mesh;
  const [cell, beyond] = [edgeFaces[2 * edge], edgeFaces[2 * edge + 1]];
  const { cells } = placesOf(mesh);
  return {
    code: beyond === OUTSIDE ? 'side-rim' : 'side',
    with: {
      side: sideNumber(mesh, cell, edge),
      sides: mesh.faceEdges[cell].length,
      cell: nameOf(cells, cell),
      ...(beyond !== OUTSIDE && { beyond: nameOf(cells, beyond) }),
      mark: EDGE_MARKS[state.edges[edge]],
    },
  };
}

export function cellLabel(mesh: Mesh, puzzle: Puzzle, state: State, cell: number): Label {
  const { clues } = puzzle;
  const lines = linesAmong(state, mesh.faceEdges[cell]);
  const clue = isClue(clues[cell]) ? clues[cell] : clues[cell] === UNKNOWN ? '?' : '';
  const mark = CELL_MARKS[state.cells[cell]];
  if (puzzle.tiling) {
    const { cells } = placesOf(mesh);
    const place = { row: cells.row[cell], place: cells.place[cell], sides: mesh.faceEdges[cell].length };
    return { code: 'face', with: { name: nameOf(cells, cell), ...place, clue, lines, mark } };
  }
  const { width } = puzzle;
  return {
    code: 'cell',
    with: { row: rowOf(cell, width), column: columnOf(cell, width), clue, lines, mark },
  };
}

export function dotLabel(mesh: Mesh, { width, tiling }: Puzzle, state: State, dot: number): Label {
  const lines = linesAmong(state, mesh.dotEdges[dot]);
  if (tiling) {
    const { row, place } = placesOf(mesh).dots;
    return { code: 'dot-place', with: { row: row[dot], place: place[dot], lines } };
  }
  return { code: 'dot', with: { row: rowOf(dot, width + 1), column: columnOf(dot, width + 1), lines } };
}

const linesAmong = (state: State, edges: ArrayLike<number>): number => tally(state, edges).lines;

/** Rows and columns count from 1, as people do. */
const rowOf = (index: number, across: number): number => Math.floor(index / across) + 1;
const columnOf = (index: number, across: number): number => (index % across) + 1;

export const cellName = (mesh: Mesh, { width, tiling }: Puzzle, cell: number): string =>
  tiling ? nameOf(placesOf(mesh).cells, cell) : placeName(rowOf(cell, width), columnOf(cell, width));

const nameOf = ({ row, place }: Places, index: number): string => placeName(row[index], place[index]);
