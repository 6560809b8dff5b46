/** Which clues a puzzle shows: as few as its level still solves, then as many as requested. */
import { shuffled, type Rng } from '../../../rng.ts';
import { reportAs, type Progress, type Task } from '../../../task.ts';
import { BLANK, CROSS, LINE, type Puzzle, type State } from '../rules/rules.ts';
import { ALL_RULES, type FormerLevel, type Level } from '../solve/level-numbers.ts';
import { orderToReturn } from './clue-mix.ts';
import { decides, finishBySupposing, isFormer, needsOf, type Needs } from './needs.ts';
import { propagators, searchFrom } from '../solve/propagators.ts';
import { removeClues } from './remove-clues.ts';
import type { LevelEngine } from '../solve/level-engine.ts';

/** A loop with every cell's clue. */
export interface Full {
  readonly puzzle: Puzzle;
  readonly solution: State;
}

type Units = readonly (readonly number[])[];

interface Wish {
  readonly level: Level | FormerLevel;
  readonly density: number; // per cent of the cells, at least
}

/** Units go together, and earlier ones are the first to go. Undefined when a lower level would do, or none does. */
export function* chooseClues(full: Full, units: Units, wish: Wish, rng: Rng): Task<Int8Array | undefined> {
  const pool = propagators(full.puzzle);
  const board = pool.take();
  yield { done: 0, of: 1 };
  try {
    return yield* chooseOn(board, full, units, wish, rng);
  } finally {
    pool.giveBack(board);
  }
}

function* chooseOn(
  board: LevelEngine,
  full: Full,
  units: Units,
  { level, density }: Wish,
  rng: Rng,
): Task<Int8Array | undefined> {
  const { puzzle } = full;
  const [needs, below] = needsOf(level).slice(-2).reverse();
  const truth = Uint8Array.from(full.solution.edges, (value) => (value === LINE ? LINE : CROSS));
  let kept = units;
  const passes = passesFor(needs);
  for (const [pass, using] of passes.entries()) {
    board.loadBlank(puzzle, using.rules);
    const finish = function* (each: LevelEngine, hopeful: boolean): Task<boolean> {
      if (!(yield* each.running())) return false;
      return (
        each.complete || (using.suppositions > 0 && hopeful && (yield* isDecided(each, puzzle, using, truth)))
      );
    };
    const candidates = kept;
    const staying = yield* reportAs(removeClues(board, candidates, finish), ({ done, of = 1 }) => ({
      done: pass + done / of,
      of: passes.length,
    }));
    const done = { done: pass + 1, of: passes.length };
    const isEnough = reportAs(decides(board, puzzle, candidates, using, truth), () => done);
    if (staying.length === candidates.length && !(yield* isEnough)) return undefined;
    kept = staying.map((unit) => candidates[unit]);
  }
  if (below && (yield* reportAs(decides(board, puzzle, kept, below, truth), () => DONE))) return undefined;
  if (needs.suppositions > 1 && !(yield* reportAs(decides(board, puzzle, kept, needs, truth), () => DONE)))
    return undefined;
  return yield* reportAs(
    addBack(
      board,
      puzzle,
      kept,
      units,
      density,
      below,
      truth,
      rng,
      isFormer(level) || puzzle.tiling !== undefined,
    ),
    () => DONE,
  );
}

/** Two suppositions are slow even to refuse: the search decides if a clue can go, and they are tested at the end. */
function* isDecided(board: LevelEngine, puzzle: Puzzle, needs: Needs, truth: Uint8Array): Task<boolean> {
  if (needs.suppositions < 2) return yield* finishBySupposing(board, needs, truth);
  const clues = Int8Array.from(puzzle.clues, (clue, cell) => (board.shows(cell) ? clue : BLANK));
  const { loops, exhausted } = yield* searchFrom(board, { ...puzzle, clues }, 2);
  return exhausted && loops.length === 1;
}

const DONE: Progress = { done: 1, of: 1 };

/** Suppositions are slow to test: what the rules without them can spare goes first. */
const passesFor = (needs: Needs): readonly Needs[] =>
  needs.suppositions ? [{ rules: ALL_RULES, suppositions: 0 }, needs] : [needs];

/** Clues beyond the needed ones until the density is met, but never so many that a lower level would do. */
function* addBack(
  board: LevelEngine,
  puzzle: Puzzle,
  kept: Units,
  units: Units,
  density: number,
  below: Needs | undefined,
  truth: Uint8Array,
  rng: Rng,
  isByChance: boolean,
): Task<Int8Array> {
  const wanted = (density / 100) * puzzle.clues.length;
  const chosen = [...kept];
  const staying = new Set(kept);
  const rest = units.filter((unit) => !staying.has(unit));
  const spare = isByChance ? shuffled(rest, rng) : orderToReturn(rest, kept, puzzle.clues, rng);
  let count = chosen.flat().length;
  for (const unit of spare) {
    if (count >= wanted) break;
    if (below && (yield* decides(board, puzzle, [...chosen, unit], below, truth))) continue;
    chosen.push(unit);
    count += unit.length;
  }
  const stay = new Set(chosen.flat());
  return Int8Array.from(puzzle.clues, (clue, cell) => (stay.has(cell) ? clue : BLANK));
}
