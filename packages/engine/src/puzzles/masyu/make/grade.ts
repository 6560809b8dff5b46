/** What a puzzle really needs: the lowest level that solves it, and whether it has one solution. */
import { difficultyOf } from '../../../derive/difficulty.ts';
import type { Task } from '../../../task.ts';
import type { Grade } from '../../../vocabulary.ts';
import { usesOf } from '../hint/uses.ts';
import type { Puzzle } from '../rules/rules.ts';
import { solve } from '../solve/solver.ts';
import { neededLevel } from './levels.ts';

export function* grade(puzzle: Puzzle, how?: 'brief'): Task<Grade> {
  const level = yield* neededLevel(puzzle);
  if (level && how === 'brief') return { level, solutions: 'one', uses: {} };
  if (level) return yield* ofLevel(puzzle, level);
  const { found, exhausted } = yield* solve(puzzle, { limit: 2 });
  const solutions = found.length > 1 ? 'many' : !exhausted ? 'unknown' : found.length ? 'one' : 'none';
  return { level: 'beyond', solutions, uses: {} };
}

function* ofLevel(puzzle: Puzzle, level: string): Task<Grade> {
  if (isLarge(puzzle)) return { level, solutions: 'one', uses: {} };
  const { uses, costs } = yield* usesOf(puzzle);
  const difficulty = difficultyOf(costs);
  return { level, solutions: 'one', uses, ...(difficulty !== undefined && { difficulty }) };
}

/** To count techniques, every single step is explained: that takes seconds on boards larger than this. */
const isLarge = ({ width, height }: Puzzle): boolean => width * height > 900;
