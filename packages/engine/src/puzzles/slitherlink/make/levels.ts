/** The six levels, and the lowest that solves a puzzle. */
import type { Task } from '../../../task.ts';
import { CONNECTIVITY, COUNTS, LEVEL_NAMES, type Level } from '../solve/level-numbers.ts';
import type { Propagation } from '../solve/propagation/propagate.ts';
import { propagators } from '../solve/propagators.ts';
import { supposing } from '../solve/suppose.ts';
import type { Puzzle } from '../rules/rules.ts';

export const levels: readonly Level[] = LEVEL_NAMES;

/** The lowest level that decides every edge; undefined when none does, or when there is no solution. */
export function* neededLevel(puzzle: Puzzle): Task<Level | undefined> {
  const pool = propagators(puzzle.width, puzzle.height);
  const board = pool.take();
  try {
    return yield* neededOn(board, puzzle);
  } finally {
    pool.giveBack(board);
  }
}

function* neededOn(board: Propagation, puzzle: Puzzle): Task<Level | undefined> {
  for (let level: number = COUNTS; level <= CONNECTIVITY; level++) {
    yield { done: level, of: levels.length };
    if (board.load(puzzle, level) && (yield* board.running()) && board.complete)
      return board.solved ? levels[level - 1] : undefined;
  }
  if (!board.load(puzzle, CONNECTIVITY) || !(yield* board.running())) return undefined;
  const sound = yield* supposing(board);
  return sound && board.complete && board.solved ? 'contradiction' : undefined;
}
