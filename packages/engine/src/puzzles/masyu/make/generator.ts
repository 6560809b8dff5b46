/**
 * Making puzzles: a random loop, every pearl that it allows, then as few as the level's rules still solve.
 * What the rules solve has one solution, and what one level lower solves is refused: so the level is what
 * the puzzle really needs.
 */
import { minimiseByHalves, type Premises } from '../../../kernel/minimise.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { shuffle, type Rng } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import type { Note, Saved } from '../../../vocabulary.ts';
import type { Params } from '../params.ts';
import { boardOf } from '../rules/board.ts';
import { BLANK, CROSS, LINE, pearlCells, type Puzzle, type State } from '../rules/rules.ts';
import { CONNECTIVITY, CONTRADICTION } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation.ts';
import { supposing } from '../solve/supposing.ts';
import { levelNumber, numberBelow, type Level } from './levels.ts';
import { solvableLoop, type Full } from './loop.ts';

/** Loops to try before reporting that no such puzzle was found. */
const ATTEMPTS = 2000;

export function* generate(params: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  for (let done = 0; done < ATTEMPTS; done++) {
    yield { done, of: ATTEMPTS };
    const made = yield* attempt(params, rng);
    if (made) return ok(made);
  }
  return fail({ code: 'generate-failed', at: [], with: { attempts: ATTEMPTS } });
}

function* attempt({ width, height, level }: Params, rng: Rng): Task<Saved<Puzzle, State> | undefined> {
  const full = yield* solvableLoop(width, height, levelNumber(level), rng);
  if (!full) return undefined;
  const order = pearlCells(full.puzzle);
  shuffle(rng, order);
  const cells = yield* choosePearls(full, order, level);
  if (!cells) return undefined;
  const kept = new Set(cells);
  const pearls = Uint8Array.from(full.puzzle.pearls, (pearl, cell) => (kept.has(cell) ? pearl : BLANK));
  return { puzzle: { width, height, pearls }, solution: full.solution };
}

/** The pearls that must stay, or undefined when this loop has no puzzle of the level. */
function* choosePearls(
  { puzzle: full, solution }: Full,
  order: readonly number[],
  level: Level,
): Task<readonly number[] | undefined> {
  const needed = levelNumber(level);
  const below = numberBelow(level);
  const position = new Propagation(boardOf(full));
  const truth = Uint8Array.from(solution.edges, (value) => (value === LINE ? LINE : CROSS));
  let kept = order;
  // The highest level is slow to test, so whatever the level below it can spare goes first.
  if (needed === CONTRADICTION) kept = yield* removePearls(position, full, kept, CONNECTIVITY, truth);
  kept = yield* removePearls(position, full, kept, needed, truth);
  return below && (yield* decides(position, full, kept, below, truth)) ? undefined : kept;
}

function* removePearls(
  position: Propagation,
  full: Puzzle,
  cells: readonly number[],
  level: number,
  truth: Uint8Array,
): Task<readonly number[]> {
  position.clear(Math.min(level, CONNECTIVITY));
  const premises: Premises = {
    save: (into) => position.save(into),
    restore: (saved) => position.restore(saved),
    add: (index) => void position.addPearl(cells[index], full.pearls[cells[index]]),
    proves: (last) => solves(position, level, truth, last),
  };
  const needed = yield* minimiseByHalves(premises, cells.length);
  return needed.map((index) => cells[index]);
}

function* decides(
  position: Propagation,
  full: Puzzle,
  cells: readonly number[],
  level: number,
  truth: Uint8Array,
): Task<boolean> {
  position.clear(Math.min(level, CONNECTIVITY));
  for (const cell of cells) position.addPearl(cell, full.pearls[cell]);
  return yield* solves(position, level, truth, true);
}

/** Suppositions are only worth their time when few pearls are missing. */
function* solves(position: Propagation, level: number, truth: Uint8Array, hopeful: boolean): Task<boolean> {
  if (!position.run()) return false;
  if (!position.closed && level === CONTRADICTION && hopeful) yield* supposing(position, truth);
  return position.closed;
}
