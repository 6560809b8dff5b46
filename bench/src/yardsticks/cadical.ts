/**
 * The yardstick: CaDiCaL compiled to WebAssembly, with clauses for clues and dots, and wrong loops
 * forbidden as they appear. Finds the solution and proves that it is the only one, as our solver does.
 */
import type { Cadical } from 'cadical-wasm';
import type { Mesh } from '../../../packages/engine/src/grid/mesh.ts';
import { meshOf, type Puzzle } from '../../../packages/engine/src/puzzles/slitherlink/rules/rules.ts';

/** Solutions found, up to 2. */
export function countWith(solver: Cadical, puzzle: Puzzle): number {
  const mesh = meshOf(puzzle);
  let variables = mesh.edgeCount;
  for (let cell = 0; cell < mesh.faceCount; cell++) {
    const edges = mesh.faceEdges[cell];
    if (puzzle.clues[cell] < 0) continue;
    if (edges.length <= FEW) exactly(solver, edges, [puzzle.clues[cell]]);
    else exactlyByCounter(solver, edges, puzzle.clues[cell], () => ++variables);
  }
  for (const edges of mesh.dotEdges) exactly(solver, edges, [0, 2]);
  solver.addClause(Array.from({ length: mesh.edgeCount }, (_, edge) => edge + 1));
  let found = 0;
  while (found < 2 && solver.solve() === 'satisfiable') {
    const loops = loopsOf(mesh, (edge) => solver.value(edge + 1));
    for (const loop of loops) {
      // A loop that satisfies every clue by itself is a solution, whatever else the model draws; any other is not.
      if (meetsClues(puzzle, loop)) found++;
      solver.addClause(loop.map((edge) => -(edge + 1)));
    }
  }
  return found;
}

function meetsClues(puzzle: Puzzle, loop: readonly number[]): boolean {
  const own = new Set(loop);
  return meshOf(puzzle).faceEdges.every(
    (edges, cell) =>
      puzzle.clues[cell] < 0 || edges.filter((edge) => own.has(edge)).length === puzzle.clues[cell],
  );
}

export function exactly(solver: Cadical, edges: Int32Array, counts: readonly number[]): void {
  for (let pick = 0; pick < 1 << edges.length; pick++) {
    const on = edges.filter((_, i) => (pick >> i) & 1).length;
    if (counts.includes(on)) continue;
    solver.addClause(Array.from(edges, (edge, i) => ((pick >> i) & 1 ? -(edge + 1) : edge + 1)));
  }
}

/** The most edges of a face whose configurations are listed. */
const FEW = 6;

/** With a counter, as is usual for many: variable j of row i means that at least j of the first i edges are lines. */
function exactlyByCounter(solver: Cadical, edges: Int32Array, count: number, fresh: () => number): void {
  let before: number[] = [];
  edges.forEach((edge, i) => {
    const row = Array.from({ length: Math.min(i + 1, count + 1) }, fresh);
    row.forEach((atLeast, j) => {
      const [same, less] = [before[j], before[j - 1]];
      solver.addClause([-atLeast, ...(same ? [same] : []), edge + 1]);
      if (j > 0) solver.addClause([-atLeast, ...(same ? [same] : []), less]);
      if (same) solver.addClause([-same, atLeast]);
      solver.addClause([...(j > 0 ? [-less] : []), -(edge + 1), atLeast]);
    });
    before = row;
  });
  if (count > 0) solver.addClause([before[count - 1]]);
  if (before[count]) solver.addClause([-before[count]]);
}

/** Every dot has two lines or none, so the lines fall into loops. */
export function loopsOf(mesh: Mesh, isLine: (edge: number) => boolean): number[][] {
  const seen = new Uint8Array(mesh.edgeCount);
  const loops: number[][] = [];
  for (let first = 0; first < mesh.edgeCount; first++) {
    if (seen[first] || !isLine(first)) continue;
    const loop = [first];
    seen[first] = 1;
    for (let i = 0; i < loop.length; i++)
      for (const dot of [mesh.edgeDots[2 * loop[i]], mesh.edgeDots[2 * loop[i] + 1]])
        for (const next of mesh.dotEdges[dot])
          if (!seen[next] && isLine(next)) {
            seen[next] = 1;
            loop.push(next);
          }
    loops.push(loop);
  }
  return loops;
}
