/**
 * Making puzzles: a random loop, all its clues, then as few as the level's rules still solve.
 * What the rules solve has one solution, and what one level lower solves is refused: so the grade is
 * what the puzzle really needs.
 */
import type { Note, Saved } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { shuffled, type Rng } from '../../../rng.ts';
import { reportAs, type Progress, type Task } from '../../../task.ts';
import type { Params } from '../params.ts';
import { randomInside } from '../../../loops/random-loop.ts';
import { windingInside } from '../../../loops/winding-loop.ts';
import { randomRegion } from '../../../loops/random-region.ts';
import { tilingMesh, tilingOf } from '../../../grid/tilings/tilings.ts';
import { meshOf, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';
import { chooseClues, type Full } from './choose-clues.ts';
import { DENSITY, distaste, orderToGo } from './clue-mix.ts';
import { grow } from './grow.ts';
import { meshOrbits } from './mesh-symmetry.ts';
import { isFormer, needsOf } from './needs.ts';
import { orbits, type Symmetry } from './symmetry.ts';
import { randomHamiltonianLoop } from './hamiltonian-loop.ts';

/** Loops to try before saying that no such puzzle was found; small boards are quick to try. */
function attemptsFor(params: Params): number {
  const { width, height, level, tiling = 'squares' } = params;
  if (level === 'two-suppositions') return growsNumbers(params) ? 100 : 300;
  return Math.max(60, Math.ceil(60_000 / (width * height * tilingOf(tiling).density)));
}

export function* generate(params: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  const of = attemptsFor(params);
  const problem = symmetryProblem(params);
  if (problem) return fail(problem);
  const blank = blankBoard(params, rng);
  const good = growsNumbers(params) ? GOOD_WHEN_GROWN : GOOD;
  let best: Made | undefined;
  for (let tried = 0, choice = choiceFor(params); blank && tried < of && choice > 0; tried++) {
    const made = yield* reportAs(attempt(params, blank, rng), (own) => progressOf(tried, own));
    if (!made) continue;
    const each = { made, distaste: distaste(made.puzzle.clues) };
    if (!best || each.distaste < best.distaste) best = each;
    if (best.distaste < good) break;
    choice--;
  }
  return best ? ok(best.made) : fail({ code: 'generate-failed', at: [], with: { attempts: of } });
}

interface Made {
  readonly made: Saved<Puzzle, State>;
  readonly distaste: number;
}

/** A board as good as this is taken at once. Where numbers are shown one by one, the mix is right on average. */
const GOOD = 2;
const GOOD_WHEN_GROWN = 4;

/** How many boards to choose the best from; suppositions are slow, and a requested number of clues overrides taste. */
function choiceFor(params: Params): number {
  if (!isPlain(params) || params.level === 'two-suppositions') return 1;
  if (growsNumbers(params)) return params.level === 'counting' && !isSmall(params) ? 2 : 1;
  return params.level === 'supposition' ? 2 : 3;
}

/** Choosing the best among small boards would always give the same few. */
const isSmall = ({ width, height }: Params): boolean => width * height < 64;

/** Only a level, a size and a symmetry are requested. */
const isPlain = ({ level, density, rule, without, tiling = 'squares' }: Params): boolean =>
  !isFormer(level) && rule === 'loop' && density === DENSITY && tiling === 'squares' && !without;

/** Larger boards would take too long: each number that is tried costs a copy of the whole board. */
const MOST_GROWN = 1600; // cells

/**
 * Boards that need two suppositions are altered for thousands of steps: on larger ones that takes too long, exercises
 * want small ones soon, and few units (cells that stay or go together) leave little to alter.
 */
const LEAST_HARDENED = 49; // cells
const MOST_HARDENED = 256; // cells
const LEAST_UNITS = 24;

/** One supposition is slow to test, so many numbers cannot be tried there. */
function growsNumbers(params: Params): boolean {
  const { width, height, level, symmetry } = params;
  const cells = width * height;
  if (!isPlain(params) || level === 'supposition') return false;
  if (level !== 'two-suppositions') return cells <= MOST_GROWN;
  if (cells < LEAST_HARDENED || cells > MOST_HARDENED) return false;
  return orbits(width, height, symmetry).length >= LEAST_UNITS;
}

/** Most succeed at the first attempt. Nobody knows how many it takes, so each gets nine tenths of what is left. */
function progressOf(tried: number, { done, of = 1 }: Progress): Progress {
  const left = 0.1 ** tried;
  return { done: Math.round(STEPS * (1 - left + (0.9 * left * done) / of)), of: STEPS };
}

const STEPS = 1000;

/** Periodic boards may lack a symmetry at some sizes; those that never repeat lack them all. */
function symmetryProblem({ width, height, tiling = 'squares', symmetry }: Params): Note | undefined {
  if (tiling === 'squares' || symmetry === 'none') return undefined;
  const mesh = tilingMesh(tiling, width, height, '');
  return mesh && meshOrbits(mesh, symmetry) ? undefined : { code: 'tiling-symmetry', at: [] };
}

function* attempt(params: Params, blank: Puzzle, rng: Rng): Task<Saved<Puzzle, State> | undefined> {
  if (growsNumbers(params)) return yield* attemptGrowth(params, rng);
  const inside = yield* reportAs(randomLoop(blank, params, rng), () => BEGUN);
  yield BEGUN;
  meshOf(blank); // a large one takes a step of its own to make; then it is kept
  yield BEGUN;
  const full = clueAll(blank, inside);
  yield BEGUN;
  const allowed = unitsOf(blank, params.symmetry).filter((unit) =>
    isAllowed(unit, full.puzzle, params.without),
  );
  yield BEGUN;
  const units = goesByTaste(params) ? orderToGo(allowed, full.puzzle.clues, rng) : shuffled(allowed, rng);
  const clues = yield* chooseClues(full, units, params, rng);
  if (!clues) return undefined;
  return { puzzle: { ...full.puzzle, clues }, solution: full.solution };
}

const BEGUN: Progress = { done: 0 };

function* attemptGrowth(params: Params, rng: Rng): Task<Saved<Puzzle, State> | undefined> {
  const { width, height, symmetry, density, level } = params;
  const [needs, below] = needsOf(level).slice(-2).reverse();
  const units = orbits(width, height, symmetry);
  const shown = Math.ceil((density / 100) * width * height);
  const grown = yield* grow({ width, height, units, shown, needs, below }, rng);
  return grown && { puzzle: { ...grown.puzzle, clues: grown.clues }, solution: grown.solution };
}

/**
 * Taste was measured on squares. Where the hardest boards are not hardened, numbers go at random, and where they go in
 * pairs a loop that leaves many twos is not to be spoilt by taste either.
 */
const goesByTaste = ({ level, tiling = 'squares' }: Params): boolean =>
  tiling === 'squares' && !isFormer(level) && level !== 'two-suppositions';

/** A board without clues; of a tiling that never repeats, some part of it. */
function blankBoard({ width, height, rule, tiling = 'squares' }: Params, rng: Rng): Puzzle | undefined {
  if (tiling === 'squares') return { width, height, clues: [], rule };
  const { randomPatch } = tilingOf(tiling);
  const patch = randomPatch?.(width, height, rng);
  if (randomPatch && patch === undefined) return undefined;
  const mesh = tilingMesh(tiling, width, height, patch ?? '');
  return mesh && { width, height, clues: [], rule, tiling, ...(patch && { patch }), mesh };
}

/** 1 for cells inside. */
function* randomLoop(blank: Puzzle, params: Params, rng: Rng): Task<Uint8Array> {
  yield BEGUN;
  const { width, height, rule, tiling } = blank;
  if (tiling) return randomRegion(meshOf(blank), rng);
  if (rule !== 'loop') return randomHamiltonianLoop(width, height, rng);
  const winds = goesByTaste(params) || (params.level === 'two-suppositions' && params.symmetry === 'none');
  return winds ? yield* windingInside(width, height, rng) : randomInside(width, height, rng);
}

/** Cells whose clues stay or go together. */
const unitsOf = (board: Puzzle, symmetry: Symmetry): readonly (readonly number[])[] =>
  board.tiling ? (meshOrbits(meshOf(board), symmetry) ?? []) : orbits(board.width, board.height, symmetry);

/** The loop around the inside, with every cell's clue. */
function clueAll(blank: Puzzle, inside: Uint8Array): Full {
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
  unit.every((cell) => clues[cell] > 9 || !without.includes(String(clues[cell])));
