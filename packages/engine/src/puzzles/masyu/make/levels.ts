/** Levels by what a solver must do, easiest first. */
import type { Task } from '../../../task.ts';
import { boardOf } from '../rules/board.ts';
import type { Puzzle } from '../rules/rules.ts';
import { CONNECTIVITY, CONTRADICTION, LOOPS, PEARLS } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation.ts';
import { supposing } from '../solve/supposing.ts';

/**
 * `pearls`: what pearls and cells say to their neighbours. `loops`: not closing the loop early.
 * `connectivity`: inside and outside, and staying in one piece. `contradiction`: supposing one link.
 */
export const levels = ['pearls', 'loops', 'connectivity', 'contradiction'] as const;
export type Level = (typeof levels)[number];

/** How far propagation goes at each. Too few puzzles need connectivity without sides for that to be a level. */
const NUMBERS = [PEARLS, LOOPS, CONNECTIVITY, CONTRADICTION] as const;

export const levelNumber = (level: Level): number => NUMBERS[levels.indexOf(level)];
/** The next lower one; 0 below the lowest. */
export const numberBelow = (level: Level): number => NUMBERS[levels.indexOf(level) - 1] ?? 0;
export const levelOf = (number: number): Level => levels[NUMBERS.findIndex((each) => each >= number)];

/** The lowest level that solves the puzzle; undefined when none does, or when there is no solution. */
export function* neededLevel(puzzle: Puzzle): Task<Level | undefined> {
  const position = new Propagation(boardOf(puzzle));
  for (const number of NUMBERS.slice(0, -1)) {
    yield { done: number, of: CONTRADICTION };
    if (!position.load(puzzle, number) || !position.run()) return undefined;
    if (position.closed) return levelOf(number);
  }
  const sound = yield* supposing(position);
  return sound && position.closed ? 'contradiction' : undefined;
}
