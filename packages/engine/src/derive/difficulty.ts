/**
 * How hard a puzzle is for a person, as one number that means the same in every game: from what its steps cost
 * when it is solved by its hints.
 *
 * A step costs what there is to follow: 1 for every link of its proof and a quarter for every place a link looks
 * at; without a proof it is one link. The number grows by 10 when the mean step costs twice as much, and by 5 when
 * the hardest one does: the mean is where most of the time goes, and the hardest is where people get stuck.
 * Where hints can only advise, because other moves work too, there is no proof to measure and no number.
 *
 * Five dots are the fifths of what a game's own levels make (`ParamSet.fifths`): edges and pieces are not
 * comparable, so one scale for all games would give some of them only one dot.
 */
import type { AnyGame } from '../game.ts';
import { fail, type Result } from '../result.ts';
import { makeRng } from '../rng.ts';
import { reportAs, type Task } from '../task.ts';
import type { Grade, Hint, Note, Saved } from '../vocabulary.ts';
import type { ParamRecord } from '../params/params.ts';

const PLACE = 0.25;
const BY_MEAN = 10;
const BY_HARDEST = 5;

/** Of one step, by what it shows. */
export function hintCost({ proof, because }: Pick<Hint<unknown>, 'proof' | 'because'>): number {
  const links = proof ? [...(proof.supposes ? [proof.supposes] : []), ...proof.links] : [{ because }];
  return links.reduce((sum, link) => sum + 1 + PLACE * link.because.length, 0);
}

/** Of all steps of a solution; undefined if there are none. */
export function difficultyOf(costs: readonly number[]): number | undefined {
  if (!costs.length) return undefined;
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const hardest = costs.reduce((most, cost) => Math.max(most, cost), 0);
  return Math.round(BY_MEAN * Math.log2(1 + mean) + BY_HARDEST * Math.log2(1 + hardest));
}

/** Where a game has not measured its own boards: the fifths of all games together. */
const BOUNDS = [26, 31, 37, 42];

export const dotsOf = ({ params }: Pick<AnyGame, 'params'>, difficulty: number): number =>
  1 + (params.fifths ?? BOUNDS).filter((bound) => difficulty >= bound).length;

/** As the game grades it or, if it does not, by playing its hints. Undefined if they do not lead to the end. */
export function* difficulty(game: AnyGame, puzzle: unknown, known?: Grade): Task<number | undefined> {
  const grade = known ?? (yield* game.grade(puzzle));
  if (grade.difficulty !== undefined || grade.solutions !== 'one') return grade.difficulty;
  return yield* difficultyByHints(game, puzzle);
}

const MOST_HINTS = 400;

function* difficultyByHints(game: AnyGame, puzzle: unknown): Task<number | undefined> {
  const costs: number[] = [];
  const past: unknown[] = [];
  let state = game.start(puzzle);
  while (game.check(puzzle, state).issues.length) {
    const hint = yield* game.hint(puzzle, state, past);
    if (hint?.kind !== 'step' || costs.length >= MOST_HINTS) return undefined;
    costs.push(hintCost(hint));
    for (const move of hint.moves) {
      const next = game.apply(puzzle, state, move);
      if (!next.ok) return undefined;
      past.push(state);
      state = next.value;
    }
    yield { done: costs.length };
  }
  return difficultyOf(costs);
}

export interface DifficultyRange {
  readonly from: number;
  readonly to: number;
}

const MOST_MADE = 200;

/** Puzzles from seeds of their own, one after another, until one is as hard as requested. The first has the given seed. */
export function* generateWithin(
  game: AnyGame,
  params: ParamRecord,
  seed: string,
  { from, to }: DifficultyRange,
): Task<Result<Saved<unknown, unknown>, Note>> {
  let nearest: number | undefined;
  for (let made = 1; made <= MOST_MADE; made++) {
    const progress = { done: made - 1, of: MOST_MADE };
    const rng = makeRng(made === 1 ? seed : `${seed}~${made}`);
    const each = yield* reportAs(game.generate(params, rng), () => progress);
    if (!each.ok) return each;
    const reached = yield* reportAs(difficulty(game, each.value.puzzle), () => progress);
    if (reached === undefined) return fail({ code: 'difficulty-unknown', at: [] });
    if (reached >= from && reached <= to) return each;
    const away = (value: number): number => Math.max(from - value, value - to);
    if (nearest === undefined || away(reached) < away(nearest)) nearest = reached;
  }
  return fail({
    code: 'difficulty-missed',
    at: [],
    with: { from, to, nearest: nearest ?? 0, made: MOST_MADE },
  });
}
