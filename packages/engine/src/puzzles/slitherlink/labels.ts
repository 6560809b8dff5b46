/** How a spot is spoken: "edge above row 3 column 4, line". Only this file knows rows and columns of the view. */
import type { Note } from '../../game.ts';
import { OUTSIDE } from '../../grid/mesh.ts';
import { tally } from './check.ts';
import { isClue, meshOf, type Puzzle, type State, UNKNOWN } from './rules.ts';

type Label = Pick<Note, 'code' | 'with'>;

const EDGE_MARKS = ['open', 'line', 'cross'] as const;
const CELL_MARKS = ['', 'inside', 'outside'] as const;

/** An edge belongs to the cell below or right of it; on the lower and right border, to its only cell. */
export function edgeLabel(puzzle: Puzzle, state: State, edge: number): Label {
  const { edgeDots, edgeFaces, faceEdges } = meshOf(puzzle);
  const upright = edgeDots[2 * edge + 1] - edgeDots[2 * edge] > 1;
  const second = edgeFaces[2 * edge + 1];
  const cell = second === OUTSIDE ? edgeFaces[2 * edge] : second;
  const before = faceEdges[cell][upright ? 3 : 0] === edge;
  const side = upright ? (before ? 'left' : 'right') : before ? 'above' : 'below';
  return {
    code: `edge-${side}`,
    with: { ...placeOf(cell, puzzle.width), mark: EDGE_MARKS[state.edges[edge]] },
  };
}

export function cellLabel(puzzle: Puzzle, state: State, cell: number): Label {
  const { lines } = tally(state, meshOf(puzzle).faceEdges[cell]);
  const value = puzzle.clues[cell];
  const clue = isClue(value) ? value : value === UNKNOWN ? '?' : '';
  const mark = CELL_MARKS[state.cells[cell]];
  return { code: 'cell', with: { ...placeOf(cell, puzzle.width), clue, lines, mark } };
}

export function dotLabel(puzzle: Puzzle, state: State, dot: number): Label {
  const { lines } = tally(state, meshOf(puzzle).dotEdges[dot]);
  return { code: 'dot', with: { ...placeOf(dot, puzzle.width + 1), lines } };
}

/** Rows and columns count from 1, as people do. */
const placeOf = (index: number, across: number): { row: number; column: number } => ({
  row: Math.floor(index / across) + 1,
  column: (index % across) + 1,
});
