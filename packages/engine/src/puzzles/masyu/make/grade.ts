/** What a puzzle really needs: the lowest level that solves it, and whether it has one solution. */
import type { Task } from '../../../task.ts';
import type { Grade } from '../../../vocabulary.ts';
import { usesOf } from '../hint/uses.ts';
import type { Puzzle } from '../rules/rules.ts';
import { solve } from '../solve/solver.ts';
import { neededLevel } from './levels.ts';

export function* grade(puzzle: Puzzle): Task<Grade> {
  const level = yield* neededLevel(puzzle);
  if (level) return { level, solutions: 'one', uses: isLarge(puzzle) ? {} : yield* usesOf(puzzle) };
  const { found, exhausted } = yield* solve(puzzle, { limit: 2 });
  const solutions = found.length > 1 ? 'many' : !exhausted ? 'unknown' : found.length ? 'one' : 'none';
  return { level: 'beyond', solutions, uses: {} };
}

/** Counting techniques explains every single step: seconds on boards larger than this. */
const isLarge = ({ width, height }: Puzzle): boolean => width * height > 900;
