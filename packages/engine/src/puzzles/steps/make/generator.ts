/**
 * Starts: some pieces of a random solution, as many as the level gives, that belong to no other
 * solution. Even if the rest may be played before them there is still only that one, so nobody can
 * misread the puzzle. Of single pieces only EHn is that good; the level takes all seventeen whose
 * solution is the only one once they are placed.
 */
import type { Note, Saved } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { shuffle, type Rng } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { measure } from './grade.ts';
import { given, type Level } from './levels.ts';
import { canFollow, legalOrder } from '../rules/order.ts';
import { normal, without, type Placement } from '../rules/pieces.ts';
import { start, stateOf, type Puzzle, type State } from '../rules/rules.ts';
import { allSolutions, solutionsWith, type Table } from '../solve/all-solutions.ts';
import type { Params } from '../params.ts';

/**
 * Few dead ends are at most this many. Seeds have had these bounds from the beginning, so they stay, though they do not
 * halve a level: of the starts that are drawn (bench: steps), 74, 60, 59, 52 and 40 % have few.
 */
export const FEW_TRAPS: Readonly<Record<Level, number>> = {
  starter: 6,
  junior: 37,
  expert: 78,
  master: 146,
  wizard: 265,
  single: 349,
};

const ATTEMPTS = 200_000; // about two thousand are usual at the hardest level
const SLICE = 100; // attempts between two yields

export function* generate(wanted: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  const table = yield* allSolutions();
  if (wanted.level === 'single') return yield* single(table, wanted, rng);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // One draw in four is of seven, but most of those are good and few of six: three starters in five give seven.
    const pieces = given[wanted.level] + (wanted.level === 'starter' && rng.below(4) === 0 ? 1 : 0);
    const made = draw(table, pieces, rng);
    if (made && inBand(wanted, made)) return ok(saved(made));
    if (attempt % SLICE === 0) yield { done: attempt, of: ATTEMPTS };
  }
  return fail({ code: 'none-found', at: [], with: { attempts: ATTEMPTS } });
}

interface Start {
  readonly first: readonly Placement[];
  readonly rest: readonly Placement[];
}

/** Undefined when these pieces are not a start, or a start of more than one solution. */
function draw(table: Table, pieces: number, rng: Rng): Start | undefined {
  const mixed = [...table.solutions[rng.below(table.solutions.length)]];
  shuffle(rng, mixed);
  const [first, rest] = [mixed.slice(0, pieces), mixed.slice(pieces)];
  if (!canFollow(first, rest)) return undefined;
  return solutionsWith(table, first, 'any').length === 1 ? { first, rest } : undefined;
}

/** There are seventeen: drawing until one comes up would take a thousand times longer than listing them. */
function* single(table: Table, wanted: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  const starts: Start[] = [];
  for (const [i, piece] of [...table.having.keys()].entries()) {
    const found = solutionsWith(table, [piece]);
    if (found.length === 1) starts.push({ first: [piece], rest: without(found[0], [piece]) });
    if (i % SLICE === 0) yield { done: i, of: table.having.size };
  }
  const suitable = starts.filter((each) => inBand(wanted, each));
  return ok(saved(suitable[rng.below(suitable.length)]));
}

function inBand({ level, traps }: Params, { first, rest }: Start): boolean {
  if (traps === 'any') return true;
  const few = measure(first, rest).traps <= FEW_TRAPS[level];
  return few === (traps === 'few');
}

function saved({ first, rest }: Start): Saved<Puzzle, State> {
  const puzzle = { start: texts(first) };
  return { puzzle, solution: stateOf([...puzzle.start, ...texts(rest)], start(puzzle).turns) };
}

/** By shape where the order of play allows it. */
const texts = (set: readonly Placement[]): string[] =>
  (legalOrder(normal(set)) ?? []).map((each) => each.text);
