/** The steps that a position offers, easiest technique first. */
import type { Task } from '../../../task.ts';
import { boardOf } from '../rules/board.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { cellSteps } from './cells.ts';
import { derivedStep } from './derive.ts';
import { loopSteps } from './loops.ts';
import { pearlPatterns, pearlSteps } from './pearls.ts';
import type { Position, Step } from './step.ts';

export const positionOf = (puzzle: Puzzle, state: State): Position => ({
  board: boardOf(puzzle),
  puzzle,
  state,
});

/** All steps of the easiest kind that finds any; of the harder kinds one. */
export function* stepsOf(position: Position): Task<readonly Step[]> {
  for (const find of [cellSteps, pearlSteps, pearlPatterns, loopSteps]) {
    const found = [...find(position)];
    if (found.length) return found;
  }
  const step = yield* derivedStep(position);
  return step ? [step] : [];
}
