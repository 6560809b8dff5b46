/** What went wrong: what can no longer be put right, the fewest tiles that show it, and the move that caused it. */
import { reasonsOf, type AdviceHint, type Hint, type MistakeHint, type Spot } from '../../../vocabulary.ts';
import { type Task, ready } from '../../../task.ts';
import { fault, fewest } from './deduce.ts';
import { proofOfNoWay } from './proof.ts';
import { emptyCells } from '../rules/empty.ts';
import {
  hexSpot,
  holds,
  type Move,
  type Placed,
  type Puzzle,
  start,
  type State,
  spotOf,
  shelfSpot,
} from '../rules/rules.ts';
import { canFinish, inTime, solve, type Patience } from '../solve/solver.ts';
import { firstUnsolvable } from '../../../kernel/date-mistake.ts';
import type { Lookup } from '../../../vocabulary.ts';

/** Nodes for each check whether fewer tiles show the same. */
export const BUDGET = 60_000;
/** Reports of progress for all questions about earlier positions, and again for all about fewer tiles. */
const PATIENCE = 60;

interface Contradiction {
  readonly code: string;
  readonly why: readonly Placed[];
  readonly where?: readonly Spot[]; // empty cells it mentions
}

/**
 * From a position that cannot be finished: which tile to take back, and what shows it. Of the placed tiles, the
 * oldest that can no longer be finished together are named, and the youngest of those broke it: what went wrong
 * later is no longer wrong once the first is taken back, or is reported then.
 */
export function* findMistake(puzzle: Puzzle, state: State, past: readonly State[]): Task<MistakeHint<Move>> {
  const aged = byAge(state, past);
  const line = [...aged.keys(), aged.length].map((count) => aged.slice(0, count));
  const patience = { left: PATIENCE };
  const bad = yield* firstUnsolvable(line, function* (some) {
    return !(yield* isBad(puzzle, some, past.length > 0 ? patience : undefined));
  });
  const found = yield* contradiction(puzzle, state, aged.slice(0, bad ?? aged.length));
  const wrong = found && aged.findLast((each) => found.why.includes(each));
  if (!found || !wrong) return unsolvable(puzzle, state);
  const { code, why, where = [] } = found;
  const values = { tile: wrong.tile, count: why.length, move: sinceMove(past, wrong) };
  const proof =
    code === 'no-way'
      ? yield* proofOfNoWay(puzzle, state, aged.slice(0, bad ?? aged.length), wrong)
      : undefined;
  const made = dead(code, [hexSpot(wrong), ...where], why.map(hexSpot), values, [
    { kind: 'shelve', tile: wrong.tile },
  ]);
  return proof ? { ...made, proof } : made;
}

/** What a person has to do to see that it cannot be finished. */
const levelOf = (code: string): string =>
  code === 'no-way' ? 'search' : code === 'far-home' ? 'look' : 'fit';

/** The move that put a tile where it is now; 0 if it was there from the start. */
const sinceMove = (past: readonly State[], place: Placed): number =>
  past.findLastIndex((each) => !holds(each, place)) + 1;

/** By when they were put where they are, the oldest first; without a past, in the order they were placed. */
const byAge = ({ placed }: State, past: readonly State[]): readonly Placed[] =>
  placed
    .map((place) => ({ place, since: sinceMove(past, place) }))
    .sort((a, b) => a.since - b.since)
    .map(({ place }) => place);

/** Good until known to be bad: by eye, and by a search if there is budget for it. */
function* isBad(puzzle: Puzzle, placed: readonly Placed[], patience: Patience | undefined): Task<boolean> {
  if (fault(puzzle, placed)) return true;
  if (!patience) return false;
  return (yield* inTime(canFinish(puzzle, { ...start(puzzle), placed }), patience)) === 'no';
}

/** The fewest tiles that show it; undefined where the empty board cannot be finished either, so no tile is to blame. */
function* contradiction(
  puzzle: Puzzle,
  state: State,
  placed: readonly Placed[],
): Task<Contradiction | undefined> {
  const seen = yield* seenFault(puzzle, state, placed);
  if (seen) return seen;
  const patience = { left: PATIENCE };
  if (placed.length === 0 || (yield* isBad(puzzle, [], patience))) return undefined;
  const why = yield* fewest(placed, placed[placed.length - 1], function* (some) {
    const from = { ...start(puzzle), placed: some };
    const all = yield* inTime(solve(puzzle, { limit: 1, from, budget: BUDGET }), patience);
    return all !== undefined && all.exhausted && all.found.length === 0;
  });
  return { code: 'no-way', why };
}

/** The fewest tiles that let the eye see what cannot be put right. */
function* seenFault(
  puzzle: Puzzle,
  state: State,
  placed: readonly Placed[],
): Task<Contradiction | undefined> {
  const found = fault(puzzle, placed);
  if (!found) return undefined;
  const why = yield* fewest(placed, found.cells[0], (some) => ready(fault(puzzle, some) !== undefined));
  const shown = fault(puzzle, why) ?? found;
  const open = new Set(emptyCells(puzzle, state).map(hexSpot));
  const where = shown.code === 'dead-end' ? shown.cells.map(hexSpot).filter((spot) => open.has(spot)) : [];
  return { code: shown.code, why, where };
}

/** Neither finished nor refuted within the limits: taking back is all that can be offered, and the hint says so. */
export function* unsure(puzzle: Puzzle, state: State, past: readonly State[]): Task<Hint<Move>> {
  const last = state.placed.at(-1);
  if (!last || puzzle.cells) return undecided;
  const before = past.at(-1);
  const known = before && (yield* inTime(canFinish(puzzle, before), { left: PATIENCE }));
  const values = {
    tile: last.tile,
    count: state.placed.length,
    move: typeof known === 'object' ? past.length : 0,
  };
  return {
    kind: 'advice',
    code: 'unsure',
    level: 'search',
    at: [hexSpot(last)],
    because: state.placed.map(hexSpot),
    offers: { code: 'offer.way-back' },
    moves: [{ kind: 'shelve', tile: last.tile }],
    with: values,
  };
}

/** Not even taking back can be offered: the hint says that nothing is known. */
const undecided: AdviceHint<Move> = {
  kind: 'advice',
  code: 'undecided',
  level: 'search',
  at: [],
  because: [],
  offers: { code: 'offer.further' },
  moves: [],
};

/** Not the player's mistake: the tiles themselves allow no solution, and no technique would find one. */
export const unsolvable = (puzzle: Puzzle, state: State): MistakeHint<Move> => ({
  kind: 'mistake',
  code: 'impossible',
  level: 'beyond',
  at: [],
  because: reasonsOf(
    puzzle.tiles.map((tile) => spotOf(state, tile)),
    shelfSpot,
  ),
  moves: [],
});

const dead = (
  code: string,
  at: readonly Spot[],
  because: readonly Spot[],
  values: Lookup<string | number>,
  moves: readonly Move[],
): MistakeHint<Move> => ({
  kind: 'mistake',
  code,
  level: levelOf(code),
  at,
  because: reasonsOf(because, at[0]),
  moves,
  with: values,
});
