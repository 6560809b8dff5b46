/**
 * Making puzzles: a random loop, all its clues, then as few as the level's rules still solve.
 * What the rules solve has one solution, and what one level lower solves is refused: so the grade is
 * what the puzzle really needs.
 */
import type { Note, Saved } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { shuffle, type Rng } from '../../../rng.ts';
import { reportAs, type Progress, type Task } from '../../../task.ts';
import type { Params } from '../params.ts';
import { COLOURS, CONNECTIVITY, CONTRADICTION } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation/propagate.ts';
import { randomInside } from '../../../loops/random-loop.ts';
import { supposing } from '../solve/suppose.ts';
import { levels } from './levels.ts';
import {
  BLANK,
  CROSS,
  LINE,
  meshOf,
  OPEN,
  stateOfLines,
  type Puzzle,
  type Rule,
  type State,
} from '../rules/rules.ts';
import { orbits } from './symmetry.ts';
import { removeClues } from './remove-clues.ts';
import { randomHamiltonianLoop } from './hamiltonian-loop.ts';

/** Loops to try before saying that no such puzzle was found; small boards are quick to try. */
const attemptsFor = ({ width, height }: Params): number => Math.max(60, Math.ceil(60_000 / (width * height)));

export function* generate(params: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  const of = attemptsFor(params);
  for (let tried = 0; tried < of; tried++) {
    const made = yield* reportAs(attempt(params, rng), (own) => progressOf(tried, own));
    if (made) return ok(made);
  }
  return fail({ code: 'generate-failed', at: [], with: { attempts: of } });
}

/** Most succeed at the first attempt. Nobody knows how many it takes, so each gets nine tenths of what is left. */
function progressOf(tried: number, { done, of = 1 }: Progress): Progress {
  const left = 0.1 ** tried;
  return { done: Math.round(STEPS * (1 - left + (0.9 * left * done) / of)), of: STEPS };
}

const STEPS = 1000;

function* attempt(params: Params, rng: Rng): Task<Saved<Puzzle, State> | undefined> {
  const { width, height, rule } = params;
  yield { done: 0 };
  const inside =
    rule === 'loop' ? randomInside(width, height, rng) : randomHamiltonianLoop(width, height, rng);
  yield { done: 0 };
  const full = clueAll(width, height, rule, inside);
  yield { done: 0 };
  const units = orbits(width, height, params.symmetry).filter((unit) =>
    isAllowed(unit, full.puzzle, params.without),
  );
  shuffle(rng, units);
  const clues = yield* chooseClues(full, units, params, rng);
  if (!clues) return undefined;
  return { puzzle: { ...full.puzzle, clues }, solution: full.solution };
}

interface Full {
  readonly puzzle: Puzzle;
  readonly solution: State;
}

/** The loop around the inside, with every cell's clue. */
function clueAll(width: number, height: number, rule: Rule, inside: Uint8Array): Full {
  const blank: Puzzle = { width, height, clues: [], rule };
  const mesh = meshOf(blank);
  const sideOf = (face: number): number => (face < 0 ? 0 : inside[face]);
  const solution = stateOfLines(
    blank,
    (edge) => sideOf(mesh.edgeFaces[2 * edge]) !== sideOf(mesh.edgeFaces[2 * edge + 1]),
  );
  const clues = Int8Array.from(mesh.faceEdges, (edges) =>
    edges.reduce((sum, edge) => sum + solution.edges[edge], 0),
  );
  return { puzzle: { ...blank, clues }, solution };
}

const isAllowed = (unit: readonly number[], { clues }: Puzzle, without: string): boolean =>
  unit.every((cell) => !without.includes(String(clues[cell])));

function* chooseClues(
  full: Full,
  units: readonly (readonly number[])[],
  { level, density }: Params,
  rng: Rng,
): Task<Int8Array | undefined> {
  const { puzzle } = full;
  const needed = levels.indexOf(level) + 1;
  const board = new Propagation(puzzle.width, puzzle.height);
  const truth = Uint8Array.from(full.solution.edges, (value) => (value === LINE ? LINE : CROSS));
  let kept = units;
  // The highest level is slow to test: what the level below it can spare goes first.
  const passes = needed === CONTRADICTION ? [CONNECTIVITY, CONTRADICTION] : [needed];
  for (const [pass, using] of passes.entries()) {
    board.loadBlank(puzzle, Math.min(using, CONNECTIVITY));
    const finish = function* (each: Propagation, hopeful: boolean): Task<boolean> {
      if (!(yield* each.running())) return false;
      return each.complete || (using === CONTRADICTION && hopeful && (yield* finishBySupposing(each, truth)));
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
  return yield* reportAs(keepLevel(board, full, kept, units, needed, density, truth, rng), () => DONE);
}

const DONE: Progress = { done: 1, of: 1 };

/** Undefined when a lower level would do. */
function* keepLevel(
  board: Propagation,
  { puzzle }: Full,
  kept: readonly (readonly number[])[],
  units: readonly (readonly number[])[],
  needed: number,
  density: number,
  truth: Uint8Array,
  rng: Rng,
): Task<Int8Array | undefined> {
  if (needed > 1 && (yield* decides(board, puzzle, kept, needed - 1, truth))) return undefined;
  return yield* addBack(board, puzzle, kept, units, density, needed, truth, rng);
}

/** A second solution found by luck settles the question at once; else every edge must be supposed. */
function* finishBySupposing(board: Propagation, truth: Uint8Array): Task<boolean> {
  if (yield* findsAnother(board, truth)) return false;
  return (yield* supposing(board, truth)) && board.complete;
}

/** Dives to try before the thorough way: each begins at another edge. */
const DIVES = 16;

/** Leaves the known solution at one edge and stays close to it otherwise; true when that ends in another one. */
function* findsAnother(board: Propagation, truth: Uint8Array): Task<boolean> {
  const before = board.at.save();
  const { level } = board;
  const { edges } = board.at.layout;
  const open = Array.from(edges.keys()).filter((i) => board.at.edge[edges[i]] === OPEN);
  board.level = COLOURS; // what closes properly is a solution at any level, and this one is quick
  let found = false;
  for (let dive = 0; dive < DIVES && !found; dive++) {
    const first = open[Math.floor((dive * open.length) / DIVES)];
    const begun = board.decide(edges[first], opposite(truth[first])) && board.run();
    found = begun && (yield* diveHome(board, open, truth));
    board.at.restore(before);
  }
  board.level = level;
  return found;
}

const EDGES_PER_REPORT = 16;

function* diveHome(board: Propagation, open: readonly number[], truth: Uint8Array): Task<boolean> {
  const { edge, layout } = board.at;
  for (const [done, i] of open.entries()) {
    if (edge[layout.edges[i]] !== OPEN) continue;
    if (done % EDGES_PER_REPORT === 0) yield { done, of: open.length };
    const saved = board.at.save();
    if (board.decide(layout.edges[i], truth[i]) && board.run()) continue;
    board.at.restore(saved);
    if (!board.decide(layout.edges[i], opposite(truth[i])) || !board.run()) return false;
  }
  return board.complete && board.solved;
}

const opposite = (value: number): number => (value === LINE ? CROSS : LINE);

/** Do these clues decide every edge at a level? */
function* decides(
  board: Propagation,
  puzzle: Puzzle,
  units: readonly (readonly number[])[],
  level: number,
  truth: Uint8Array,
): Task<boolean> {
  board.loadBlank(puzzle, Math.min(level, CONNECTIVITY));
  for (const unit of units) for (const cell of unit) board.addClue(cell);
  if (!(yield* board.running())) return false;
  return board.complete || (level >= CONTRADICTION && (yield* supposing(board, truth)) && board.complete);
}

/** Clues beyond the needed ones until the density is met, but never so many that a lower level would do. */
function* addBack(
  board: Propagation,
  puzzle: Puzzle,
  kept: readonly (readonly number[])[],
  units: readonly (readonly number[])[],
  density: number,
  level: number,
  truth: Uint8Array,
  rng: Rng,
): Task<Int8Array> {
  const wanted = (density / 100) * puzzle.width * puzzle.height;
  const chosen = [...kept];
  const spare = units.filter((unit) => !kept.includes(unit));
  shuffle(rng, spare);
  let count = chosen.flat().length;
  for (const unit of spare) {
    if (count >= wanted) break;
    if (level > 1 && (yield* decides(board, puzzle, [...chosen, unit], level - 1, truth))) continue;
    chosen.push(unit);
    count += unit.length;
  }
  const stay = new Set(chosen.flat());
  return Int8Array.from(puzzle.clues, (clue, cell) => (stay.has(cell) ? clue : BLANK));
}
