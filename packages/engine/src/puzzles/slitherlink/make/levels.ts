/** The six levels, and the lowest that solves a puzzle. */
import type { Task } from '../../../task.ts';
import {
  COUNTING,
  LEVEL_NAMES,
  RULES,
  SIDES,
  SUPPOSITION,
  TWO_SUPPOSITIONS,
  type Level,
} from '../solve/level-numbers.ts';
import { propagators } from '../solve/propagators.ts';
import { supposing, supposingTwice } from '../solve/suppose.ts';
import type { Puzzle } from '../rules/rules.ts';
import type { LevelEngine } from '../solve/level-engine.ts';

export const levels: readonly Level[] = LEVEL_NAMES;

/** The lowest level that decides every edge; undefined when none does, or when there is no solution. */
export function* neededLevel(puzzle: Puzzle): Task<Level | undefined> {
  const pool = propagators(puzzle);
  const board = pool.take();
  try {
    return yield* neededOn(board, puzzle);
  } finally {
    pool.giveBack(board);
  }
}

function* neededOn(board: LevelEngine, puzzle: Puzzle): Task<Level | undefined> {
  for (let level: number = COUNTING; level <= SIDES; level++) {
    yield { done: level, of: levels.length };
    if (!board.load(puzzle, RULES[level]) || !(yield* board.running())) return undefined;
    if (board.complete) return board.solved ? levels[level - 1] : undefined;
  }
  if (!(yield* supposing(board))) return undefined;
  if (board.complete) return board.solved ? levels[SUPPOSITION - 1] : undefined;
  const sound = yield* supposingTwice(board);
  return sound && board.complete && board.solved ? levels[TWO_SUPPOSITIONS - 1] : undefined;
}
