/**
 * The student document's own functions, by its names and with its answers, on its own arrays:
 * `puzzle[r][c]` is −1 or a number, `horizontal[r][c]` goes right and `vertical[r][c]` down from dot (r, c).
 * They use the same rules as everything else here.
 */
import { acrossEdge } from '../../grid/mesh.ts';
import { cellAt, dotAt, squareGrid, type SquareGrid } from '../../grid/square.ts';
import { check, nextAlong, tally } from './rules/check.ts';
import { BLANK, LINE, OPEN, type Puzzle, type State } from './rules/rules.ts';

export interface Board {
  readonly puzzle: readonly (readonly number[])[];
  readonly horizontal: readonly (readonly boolean[])[];
  readonly vertical: readonly (readonly boolean[])[];
}

interface Opened {
  readonly grid: SquareGrid;
  readonly puzzle: Puzzle;
  readonly state: State;
}

function open(board: Board): Opened {
  const height = board.puzzle.length;
  const width = board.puzzle[0].length;
  const grid = squareGrid(width, height);
  const edges = new Uint8Array(grid.mesh.edgeCount);
  board.horizontal.forEach((row, r) =>
    row.forEach((on, c) => (edges[grid.horizontal[r * width + c]] = on ? LINE : OPEN)),
  );
  board.vertical.forEach((row, r) =>
    row.forEach((on, c) => (edges[grid.vertical[r * (width + 1) + c]] = on ? LINE : OPEN)),
  );
  const clues = board.puzzle.flat().map((clue) => (clue < 0 ? BLANK : clue));
  const puzzle: Puzzle = { width, height, clues, rule: 'loop' };
  return { grid, puzzle, state: { edges, cells: new Uint8Array(width * height) } };
}

/** A board in its arrays, for callers that keep their position as `Puzzle` and `State`. */
export function boardOf(puzzle: Puzzle, state: State): Board {
  const { width, height, horizontal, vertical } = squareGrid(puzzle.width, puzzle.height);
  const rows = <T>(count: number, columns: number, at: (r: number, c: number) => T): T[][] =>
    Array.from({ length: count }, (_r, r) => Array.from({ length: columns }, (_c, c) => at(r, c)));
  return {
    puzzle: rows(height, width, (r, c) => Math.max(BLANK, puzzle.clues[r * width + c])),
    horizontal: rows(height + 1, width, (r, c) => state.edges[horizontal[r * width + c]] === LINE),
    vertical: rows(height, width + 1, (r, c) => state.edges[vertical[r * (width + 1) + c]] === LINE),
  };
}

/** The number of lines around square (r, c); 0 for an illegal square. */
export function linesAroundSquare(board: Board, r: number, c: number): number {
  const { grid, state } = open(board);
  const cell = cellAt(grid, r, c);
  return cell === undefined ? 0 : tally(state, grid.mesh.faceEdges[cell]).lines;
}

/** All squares with the wrong number of lines, as [r, c]. */
export function badSquares(board: Board): [number, number][] {
  const { grid, puzzle, state } = open(board);
  return grid.mesh.faceEdges.flatMap((edges, cell) => {
    const clue = puzzle.clues[cell];
    const right = clue < 0 || tally(state, edges).lines === clue;
    return right ? [] : [[Math.floor(cell / puzzle.width), cell % puzzle.width] satisfies [number, number]];
  });
}

/** The dots joined to dot (r, c) by one line, as [r, c]; null for an illegal dot. */
export function getConnections(board: Board, r: number, c: number): [number, number][] | null {
  const { grid, state } = open(board);
  const dot = dotAt(grid, r, c);
  if (dot === undefined) return null;
  return Array.from(grid.mesh.dotEdges[dot])
    .filter((edge) => state.edges[edge] === LINE)
    .map((edge) => placeOf(grid, acrossEdge(grid.mesh, edge, dot)));
}

/** [count, r, c]: the number of lines, and a dot that has one; [0, 0, 0] when there is none. */
export function lineSegments(board: Board): [number, number, number] {
  const { grid, state } = open(board);
  const lines = linesOf(state);
  if (!lines.length) return [0, 0, 0];
  return [lines.length, ...placeOf(grid, grid.mesh.edgeDots[2 * lines[0]])];
}

/** "No path", the loop's length as text, "Dangling end" or "Branching line". */
export function tracePath(board: Board, r: number, c: number): string {
  const { grid, state } = open(board);
  const first = dotAt(grid, r, c);
  const out =
    first === undefined ? [] : Array.from(grid.mesh.dotEdges[first]).filter((e) => state.edges[e] === LINE);
  if (first === undefined || !out.length) return 'No path';
  if (out.length !== 2) return out.length === 1 ? 'Dangling end' : 'Branching line';
  let at = { edge: out[0], dot: acrossEdge(grid.mesh, out[0], first) };
  for (let length = 1; ; length++) {
    if (at.dot === first) return String(length);
    const next = nextAlong(grid.mesh, state, at.dot, at.edge);
    if (!next)
      return tally(state, grid.mesh.dotEdges[at.dot]).lines === 1 ? 'Dangling end' : 'Branching line';
    at = next;
  }
}

/** "Finished", or the first of the document's failures, in its algorithm's order. */
export function finished(board: Board): string {
  const { puzzle, state } = open(board);
  if (!check(puzzle, state).issues.length) return 'Finished';
  if (badSquares(board).length) return 'Wrong number';
  const [count, r, c] = lineSegments(board);
  const traced = tracePath(board, r, c);
  if (traced === 'No path') return 'Disconnected lines';
  return Number(traced) < count ? 'Disconnected lines' : traced;
}

const linesOf = (state: State): number[] =>
  Array.from({ length: state.edges.length }, (_, edge) => edge).filter((edge) => state.edges[edge] === LINE);

const placeOf = ({ width }: SquareGrid, dot: number): [number, number] => [
  Math.floor(dot / (width + 1)),
  dot % (width + 1),
];
