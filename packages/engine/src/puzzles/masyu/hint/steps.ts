/** The steps that a position offers, easiest technique first. */
import type { Task } from '../../../task.ts';
import { boardOf } from '../rules/board.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { CONNECTIVITY, LOOPS, PEARLS, SIDES } from '../solve/level-numbers.ts';
import { cellSteps } from './cells.ts';
import { derivedStep, supposedStep } from './derive.ts';
import { loopSteps } from './loops.ts';
import { pearlPatterns, pearlSteps } from './pearls.ts';
import type { Position, Step } from './step.ts';

export const positionOf = (puzzle: Puzzle, state: State): Position => ({
  board: boardOf(puzzle),
  puzzle,
  state,
});

/** Patterns first, then what the level finds with all its rules; the next level only when that finds nothing. */
const LEVELS = [
  { level: PEARLS, patterns: [cellSteps, pearlSteps, pearlPatterns] },
  { level: LOOPS, patterns: [loopSteps] },
  { level: SIDES, patterns: [] },
  { level: CONNECTIVITY, patterns: [] },
] as const;

/** All steps of the easiest pattern that finds any; where none does, one step. */
export function* stepsOf(position: Position): Task<readonly Step[]> {
  for (const { level, patterns } of LEVELS) {
    for (const find of patterns) {
      const found = [...find(position)];
      if (found.length) return found;
    }
    const derived = yield* derivedStep(position, level);
    if (derived) return [derived];
  }
  const supposed = yield* supposedStep(position);
  return supposed ? [supposed] : [];
}
