/** Levels by what a solver must do, easiest first. */
import type { Task } from '../../../task.ts';
import { boardOf } from '../rules/board.ts';
import type { Puzzle } from '../rules/rules.ts';
import { CONNECTIVITY } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation.ts';
import { supposing } from '../solve/supposing.ts';

/**
 * `pearls`: what pearls and cells say to their neighbours. `loops`: not closing the loop early.
 * `connectivity`: inside and outside, and staying in one piece. `contradiction`: supposing one link.
 */
export const levels = ['pearls', 'loops', 'connectivity', 'contradiction'] as const;
export type Level = (typeof levels)[number];

/** The lowest level that solves the puzzle; undefined when none does, or when there is no solution. */
export function* neededLevel(puzzle: Puzzle): Task<Level | undefined> {
  const position = new Propagation(boardOf(puzzle));
  for (let level = 1; level <= CONNECTIVITY; level++) {
    yield { done: level, of: levels.length };
    if (!position.load(puzzle, level) || !position.run()) return undefined;
    if (position.closed) return levels[level - 1];
  }
  const sound = yield* supposing(position);
  return sound && position.closed ? 'contradiction' : undefined;
}
