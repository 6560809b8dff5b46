/**
 * Making puzzles: a random loop, every pearl that it allows, then as few as the level's rules still solve.
 * What the rules solve has one solution, and what one level lower solves is refused: so the level is what
 * the puzzle really needs.
 */
import { minimalSubset, type Premises } from '../../../kernel/minimal-subset.ts';
import { randomInside } from '../../../loops/random-loop.ts';
import { OUTSIDE } from '../../../grid/mesh.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { shuffle, type Rng } from '../../../rng.ts';
import { finish, type Task } from '../../../task.ts';
import type { Note, Saved } from '../../../vocabulary.ts';
import type { Params } from '../params.ts';
import { boardOf, STRAIGHT, linesAt, TURN, type Board } from '../rules/board.ts';
import {
  BLACK,
  BLANK,
  CROSS,
  LINE,
  meshOf,
  pearlCells,
  stateOfLines,
  WHITE,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { CONNECTIVITY, CONTRADICTION } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation.ts';
import { supposing } from '../solve/supposing.ts';
import { levels } from './levels.ts';

/** Loops to try before saying that the wishes do not go together. */
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
  const solution = randomLoop(width, height, rng);
  const full = { width, height, pearls: allPearls(boardOf({ width, height }), solution) };
  const order = pearlCells(full);
  shuffle(rng, order);
  const cells = yield* choosePearls(full, order, levels.indexOf(level) + 1, solution);
  if (!cells) return undefined;
  const kept = new Set(cells);
  const pearls = full.pearls.map((pearl, cell) => (kept.has(cell) ? pearl : BLANK));
  return { puzzle: { width, height, pearls }, solution };
}

/** The border of a random region of the points between the cells. */
function randomLoop(width: number, height: number, rng: Rng): State {
  const inside = randomInside(width - 1, height - 1, rng);
  const { edgeFaces } = meshOf({ width, height });
  const sideOf = (face: number): number => (face === OUTSIDE ? 0 : inside[face]);
  return stateOfLines(
    { width, height, pearls: [] },
    (link) => sideOf(edgeFaces[2 * link]) !== sideOf(edgeFaces[2 * link + 1]),
  );
}

const turns = (lines: number): boolean => TURN.some((way) => way === lines);
const isStraight = (lines: number): boolean => STRAIGHT.some((way) => way === lines);

function allPearls(board: Board, solution: State): Uint8Array {
  const lines = Array.from({ length: board.cells }, (_, cell) => linesAt(board, solution, cell));
  return Uint8Array.from(lines, (way, cell) => {
    const beside = [0, 1, 2, 3]
      .filter((direction) => (way >> direction) & 1)
      .map((direction) => lines[board.next[4 * cell + direction]]);
    if (turns(way) && beside.every(isStraight)) return BLACK;
    return isStraight(way) && beside.some(turns) ? WHITE : BLANK;
  });
}

/** The pearls that must stay, or undefined when this loop has no puzzle of the level. */
function* choosePearls(
  full: Puzzle,
  order: readonly number[],
  level: number,
  solution: State,
): Task<readonly number[] | undefined> {
  const position = new Propagation(boardOf(full));
  const truth = Uint8Array.from(solution.edges, (value) => (value === LINE ? LINE : CROSS));
  let kept = order;
  if (!decides(position, full, kept, level, truth)) return undefined;
  // The highest level is slow to test: what the level below it can spare goes first.
  if (level === CONTRADICTION && decides(position, full, kept, CONNECTIVITY, truth))
    kept = yield* removePearls(position, full, kept, CONNECTIVITY, truth);
  kept = yield* removePearls(position, full, kept, level, truth);
  return level > 1 && decides(position, full, kept, level - 1, truth) ? undefined : kept;
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
  const needed = yield* minimalSubset(premises, cells.length);
  return needed.map((index) => cells[index]);
}

function decides(
  position: Propagation,
  full: Puzzle,
  cells: readonly number[],
  level: number,
  truth: Uint8Array,
): boolean {
  position.clear(Math.min(level, CONNECTIVITY));
  for (const cell of cells) position.addPearl(cell, full.pearls[cell]);
  return solves(position, level, truth, true);
}

/** Suppositions are only worth their time when few pearls are missing. */
const solves = (position: Propagation, level: number, truth: Uint8Array, hopeful: boolean): boolean =>
  position.run() &&
  (position.closed ||
    (level === CONTRADICTION && hopeful && finish(supposing(position, truth)) && position.closed));
