/** How often each technique is needed, and what the steps cost a person. */
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { boardOf, CROSS, LINE, OPEN, type Puzzle } from '../rules/rules.ts';
import { costOf } from './deduce/candidates.ts';
import { stepsOf } from './deduce/steps.ts';
import { solutionsOf } from './solutions.ts';
import type { Lookup } from '../../../vocabulary.ts';

interface Uses {
  readonly uses: Lookup<number>; // by technique
  readonly costs: readonly number[]; // of every step
}

/**
 * What it takes to solve the puzzle by its hints. Steps that a position offers together are taken together, so
 * that this costs rounds and not steps.
 */
export function* usesOf(puzzle: Puzzle): Task<Uses> {
  const board = boardOf(puzzle);
  const uses: Partial<Record<string, number>> = {};
  const costs: number[] = [];
  const edges = new Uint8Array(board.mesh.edgeCount);
  for (;;) {
    const steps = yield* stepsOf(board, edges);
    for (const step of steps) {
      uses[step.code] = (uses[step.code] ?? 0) + 1;
      costs.push(costOf(step));
      for (const { edge, value } of step.edges) edges[edge] = value;
    }
    if (steps.length) continue;
    const solved = check(puzzle, { edges, cells: [] }).issues.length === 0;
    const forced = solved ? undefined : yield* forcedEdge(puzzle, edges);
    if (!forced) return { uses, costs };
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
