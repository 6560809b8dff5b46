/** The yardstick for Masyu: the same rules as clauses, with wrong loops forbidden as they appear. */
import type { Cadical } from 'cadical-wasm';
import {
  boardOf,
  farLink,
  nearLink,
  type Board,
} from '../../../packages/engine/src/puzzles/masyu/rules/board.ts';
import { BLACK, pearlCells, type Puzzle } from '../../../packages/engine/src/puzzles/masyu/rules/rules.ts';
import { exactly, loopsOf } from './cadical.ts';

/** Solutions found, up to 2. */
export function countMasyuWith(solver: Cadical, puzzle: Puzzle): number {
  const board = boardOf(puzzle);
  for (const links of board.mesh.dotEdges) exactly(solver, links, [0, 2]);
  for (const cell of pearlCells(puzzle)) {
    exactly(solver, board.mesh.dotEdges[cell], [2]);
    if (puzzle.pearls[cell] === BLACK) addBlack(solver, board, cell);
    else addWhite(solver, board, cell);
  }
  let found = 0;
  while (found < 2 && solver.solve() === 'satisfiable') {
    const loops = loopsOf(board.mesh, (link) => solver.value(link + 1));
    for (const loop of loops) {
      // A loop with every pearl on it is a solution, whatever else the model draws; any other loop is not.
      const own = new Set(loop);
      if (pearlCells(puzzle).every((cell) => board.mesh.dotEdges[cell].some((link) => own.has(link))))
        found++;
      solver.addClause(loop.map((link) => -(link + 1)));
    }
  }
  return found;
}

/** Links off the board are never lines: their literals are dropped, or make the clause true. */
function clause(solver: Cadical, lines: readonly number[], noLines: readonly number[]): void {
  if (noLines.includes(-1)) return;
  solver.addClause([
    ...lines.filter((link) => link >= 0).map((link) => link + 1),
    ...noLines.map((link) => -(link + 1)),
  ]);
}

function addBlack(solver: Cadical, board: Board, cell: number): void {
  for (const direction of [0, 1, 2, 3]) {
    const near = nearLink(board, cell, direction);
    clause(solver, [], [near, nearLink(board, cell, direction ^ 2)]);
    clause(solver, [farLink(board, cell, direction)], [near]);
  }
}

function addWhite(solver: Cadical, board: Board, cell: number): void {
  for (const direction of [0, 1, 2, 3]) {
    const near = nearLink(board, cell, direction);
    clause(solver, [nearLink(board, cell, direction ^ 2)], [near]);
    clause(solver, [], [near, farLink(board, cell, direction), farLink(board, cell, direction ^ 2)]);
  }
}
