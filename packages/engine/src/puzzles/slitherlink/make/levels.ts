/** The six levels, and the lowest that solves a puzzle. */
import type { Task } from '../../../task.ts';
import {
  CORNERS,
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

/** Each level includes those before it, so what corners do not solve needs no look at the two easier ones. */
function* neededOn(board: LevelEngine, puzzle: Puzzle): Task<Level | undefined> {
  if (!(yield* solving(board, puzzle, CORNERS))) return undefined;
  if (board.complete) return board.solved ? levels[(yield* lowest(board, puzzle)) - 1] : undefined;
  yield { done: SIDES, of: levels.length };
  if (!(yield* board.raising(RULES[SIDES]))) return undefined;
  if (board.complete) return board.solved ? levels[SIDES - 1] : undefined;
  if (!(yield* supposing(board))) return undefined;
  if (board.complete) return board.solved ? levels[SUPPOSITION - 1] : undefined;
  const sound = yield* supposingTwice(board);
  return sound && board.complete && board.solved ? levels[TWO_SUPPOSITIONS - 1] : undefined;
}

/** Of those up to corners, which solve it. */
function* lowest(board: LevelEngine, puzzle: Puzzle): Task<number> {
  for (let level: number = COUNTING; level < CORNERS; level++)
    if ((yield* solving(board, puzzle, level)) && board.complete) return level;
  return CORNERS;
}

function* solving(board: LevelEngine, puzzle: Puzzle, level: number): Task<boolean> {
  yield { done: level, of: levels.length };
  return board.load(puzzle, RULES[level]) && (yield* board.running());
}
