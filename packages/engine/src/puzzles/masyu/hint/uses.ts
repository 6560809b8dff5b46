/** How often each technique is used when the puzzle is solved by its hints, and what the steps cost a person. */
import { hintCost } from '../../../derive/difficulty.ts';
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { OPEN, start, type Puzzle } from '../rules/rules.ts';
import type { Step } from './step.ts';
import { positionOf, stepsOf } from './steps.ts';
import type { Lookup } from '../../../vocabulary.ts';

interface Uses {
  readonly uses: Lookup<number>; // by technique
  readonly costs: readonly number[]; // of every step
}

/** Steps that a position offers together are taken together, so the cost is in rounds, not in steps. */
export function* usesOf(puzzle: Puzzle): Task<Uses> {
  const uses: Partial<Record<string, number>> = {};
  const costs: number[] = [];
  const edges = Uint8Array.from(start(puzzle).edges);
  while (check(puzzle, { edges }).issues.length) {
    yield { done: edges.filter((mark) => mark !== OPEN).length, of: edges.length };
    const steps = yield* stepsOf(positionOf(puzzle, { edges }));
    if (!steps.length) break;
    for (const step of steps) {
      const { code, forced } = step;
      const open = forced.filter(({ link }) => edges[link] === OPEN);
      if (open.length) {
        uses[code] = (uses[code] ?? 0) + 1;
        costs.push(costOf(step));
      }
      for (const { link, to } of open) edges[link] = to;
    }
  }
  return { uses, costs };
}

const costOf = ({ proof, cells, links }: Step): number =>
  hintCost({ ...(proof && { proof }), because: [...cells, ...links].map(String) });
