/** The six levels, and the lowest that solves a puzzle. */
import type { Task } from '../../../task.ts';
import { CONNECTIVITY, LEVEL_NAMES, type Level } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation/propagate.ts';
import { propagatorFor } from '../solve/propagator-for.ts';
import { supposing } from '../solve/suppose.ts';
import type { Puzzle } from '../rules/rules.ts';

export const levels: readonly Level[] = LEVEL_NAMES;

/** The lowest level that decides every edge; undefined when none does, or when there is no solution. */
export function* neededLevel(puzzle: Puzzle): Task<Level | undefined> {
  const board = propagatorFor(puzzle.width, puzzle.height);
  for (let level = 1; level <= CONNECTIVITY; level++) {
    yield { done: level, of: levels.length };
    if (board.load(puzzle, level) && board.run() && board.complete)
      return board.solved ? levels[level - 1] : undefined;
  }
  // On a board of its own: others may use the shared one between the yields.
  const own = new Propagation(puzzle.width, puzzle.height);
  if (!own.load(puzzle, CONNECTIVITY) || !own.run()) return undefined;
  const sound = yield* supposing(own);
  return sound && own.complete && own.solved ? 'contradiction' : undefined;
}
