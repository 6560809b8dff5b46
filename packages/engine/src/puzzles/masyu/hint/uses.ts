/** How often each technique is used when the puzzle is solved by its hints. */
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { OPEN, start, type Puzzle } from '../rules/rules.ts';
import { positionOf, stepsOf } from './steps.ts';

/** Steps that a position offers together are taken together, so that this costs rounds and not steps. */
export function* usesOf(puzzle: Puzzle): Task<Record<string, number>> {
  const uses: Record<string, number> = {};
  const edges = Uint8Array.from(start(puzzle).edges);
  while (check(puzzle, { edges }).issues.length) {
    yield { done: edges.filter((mark) => mark !== OPEN).length, of: edges.length };
    const steps = yield* stepsOf(positionOf(puzzle, { edges }));
    if (!steps.length) return uses;
    for (const { code, forced } of steps) {
      const open = forced.filter(({ link }) => edges[link] === OPEN);
      if (open.length) uses[code] = (uses[code] ?? 0) + 1;
      for (const { link, to } of open) edges[link] = to;
    }
  }
  return uses;
}
