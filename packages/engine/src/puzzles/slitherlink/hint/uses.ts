/** How often each technique is needed. */
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { boardOf, CROSS, LINE, OPEN, type Puzzle } from '../rules/rules.ts';
import { stepsOf } from './deduce/steps.ts';
import { solutionsOf } from './solutions.ts';

/**
 * How often each technique is used when the puzzle is solved by its hints. Steps that a position offers
 * together are taken together, so that this costs rounds and not steps.
 */
export function* usesOf(puzzle: Puzzle): Task<Record<string, number>> {
  const board = boardOf(puzzle);
  const uses: Record<string, number> = {};
  const edges = new Uint8Array(board.mesh.edgeCount);
  for (;;) {
    const steps = yield* stepsOf(board, edges);
    for (const { code, edges: found } of steps) {
      uses[code] = (uses[code] ?? 0) + 1;
      for (const { edge, value } of found) edges[edge] = value;
    }
    if (steps.length) continue;
    const solved = check(puzzle, { edges, cells: [] }).issues.length === 0;
    const forced = solved ? undefined : yield* forcedEdge(puzzle, edges);
    if (!forced) return uses;
    uses['reason'] = (uses['reason'] ?? 0) + 1;
    edges[forced.edge] = forced.value;
  }
}

/** An edge on which all solutions agree; none when there are several or no solutions. */
function* forcedEdge(puzzle: Puzzle, edges: Uint8Array): Task<{ edge: number; value: number } | undefined> {
  const solutions = (yield* solutionsOf(puzzle)) ?? [];
  const edge = edges.indexOf(OPEN);
  if (solutions.length !== 1 || edge < 0) return undefined;
  return { edge, value: solutions[0].edges[edge] === LINE ? LINE : CROSS };
}
