/**
 * The next step and why, the easiest first; before that, whether the position can be finished at all, which move
 * broke it, and what few tiles show it. Where several ways lead to a solution nothing is forced: `leads` says so.
 */
import {
  reasonsOf,
  tonesOf,
  type AdviceHint,
  type Hint,
  type Spot,
  type StepHint,
} from '../../../vocabulary.ts';
import { perObject } from '../../../cache.ts';
import { cellKey } from '../../../grid/hex.ts';
import { type Task, ready } from '../../../task.ts';
import { goalColours } from '../rules/check.ts';
import { advised, fittingAt, leads, nextPlaces, type Ways } from './advice.ts';
import { easiestStep, fault, fewest, looseEnds, loopColour, seenReason } from './deduce.ts';
import { levels } from '../make/levels.ts';
import {
  hexSpot,
  holds,
  type Move,
  type Placed,
  type Puzzle,
  spotOf,
  start,
  type State,
} from '../rules/rules.ts';
import { parityObstruction } from '../solve/search/parity.ts';
import { solitaireHint } from './hint-solitaire.ts';
import { findMistake, BUDGET, unsolvable, unsure } from './mistake.ts';
import { proofOfPlace } from './proof.ts';
import { curveOf } from '../rules/tiles.ts';
import { placementSpots } from '../rules/empty.ts';
import { possibleColours } from '../solve/counting.ts';
import { canFinish, isSolved, solve, inTime, type Patience } from '../solve/solver.ts';

/** Progress reports allowed for deciding whether the position can be finished, and for each part of a reason. */
const PATIENCE = 300;
/** The same for each of the earlier positions that may help. */
const PAST_PATIENCE = 60;

/** Up to this many free tiles, all ways to finish are looked at to find what they share. */
const SHARED = 9;
const MANY = 400;

export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (isSolved(puzzle, state)) return undefined;
  if (puzzle.mode === 'solitaire') return yield* solitaireHint(puzzle, state);
  const odd = impossible(puzzle, state);
  if (odd) return odd;
  if (puzzle.cells) return yield* turnHint(puzzle, state);
  if (fault(puzzle, state.placed)) return yield* findMistake(puzzle, state, past);
  const end = yield* knownEnd(puzzle, state, past);
  if (end === 'no') return yield* findMistake(puzzle, state, past);
  if (end === 'unknown') return yield* unsure(puzzle, state, past);
  if (state.placed.length === 0)
    return puzzle.outline ? leads(puzzle, state, end) : yield* begin(puzzle, end);
  const seen = yield* seenStep(puzzle, state);
  if (seen) return seen;
  const ways = yield* allWays(puzzle, state);
  return (ways && (yield* sharedStep(puzzle, state, ways))) ?? leads(puzzle, state, end, ways);
}

type End = State | 'no' | 'unknown';

/** How many earlier positions to try where this one is too hard: a way found there may still be open. */
const BEFORE = 30;

/** How it can be finished: from here, or as found for an earlier position if nothing blocks that since. */
function* knownEnd(puzzle: Puzzle, state: State, past: readonly State[]): Task<End> {
  const here = yield* endOf(puzzle, state);
  if (here !== 'unknown') return here;
  for (const before of past.slice(-BEFORE).toReversed()) {
    const end = yield* endOf(puzzle, before, PAST_PATIENCE);
    if (end === 'unknown') continue;
    return end !== 'no' && state.placed.every((each) => holds(end, each)) ? end : 'unknown';
  }
  return 'unknown';
}

/** Kept, because positions come up again as earlier ones; keyed by patience too, on which answers depend. */
const endsOf = /* #__PURE__ */ perObject((_: Puzzle) => new Map<string, End>());

function* endOf(puzzle: Puzzle, state: State, left = PATIENCE): Task<End> {
  const ends = endsOf(puzzle);
  const places = state.placed.map(({ tile, q, r, turn }) => [tile, q, r, turn].join('.')).join('_');
  const key = `${left}/${places}`;
  const known = ends.get(key);
  if (known) return known;
  const end = (yield* inTime(canFinish(puzzle, state), { left })) ?? 'unknown';
  ends.set(key, end);
  return end;
}

/** No colour can do it, and counting shows why. No move is to blame, so nothing is pointed at. */
export function impossible(puzzle: Puzzle, state: State): Hint<Move> | undefined {
  const colours = goalColours(puzzle);
  const odd = colours.map((colour) => parityObstruction(puzzle, colour)).filter((each) => each !== undefined);
  if (odd.length < colours.length) return undefined;
  const [one, ...more] = odd;
  const tiles = one ? odd.flatMap((each) => each.tiles) : puzzle.tiles;
  const none = unsolvable(puzzle, state);
  const because = reasonsOf(
    [...new Set(tiles)].map((tile) => spotOf(state, tile)),
    none.because[0],
  );
  const base = { ...none, because };
  if (!one) return { ...base, code: 'impossible-no-colour' };
  if (more.length > 0) {
    const reasons = odd.map((each) => `${each.colour} ${each.code}`).join(', ');
    return { ...base, code: 'impossible-every-colour', with: { reasons } };
  }
  const values = { colour: one.colour, other: one.other ?? '', count: one.tiles.length };
  return { ...base, code: `impossible-${one.code}`, with: values };
}

/** The first tile can go anywhere in any turn: the whole board may be turned. */
function* begin(puzzle: Puzzle, end: State): Task<AdviceHint<Move>> {
  const [place] = end.placed;
  const colours =
    puzzle.colour === 'any' ? yield* possibleColours(puzzle, { left: PATIENCE }) : [puzzle.colour];
  const said = {
    code: 'begin',
    with: { goal: puzzle.goal, colours: colours.join(', '), count: colours.length },
  };
  return { ...advised(puzzle, start(puzzle), place, said, { code: 'offer.solvable' }), level: 'fit' };
}

/** The reason is given with the fewest tiles. */
function* seenStep(puzzle: Puzzle, state: State): Task<StepHint<Move> | undefined> {
  const step = easiestStep(puzzle, state.placed);
  if (!step) return undefined;
  const { place, level } = step;
  const why = yield* fewest(state.placed, place, (some) => {
    const reason = seenReason(puzzle, some, place);
    return ready(reason !== undefined && levels.indexOf(reason.level) <= levels.indexOf(level));
  });
  const reason = seenReason(puzzle, why, place) ?? step;
  const help = placing(puzzle, state, reason.code, reason.level, why.map(hexSpot), place);
  const colour = loopColour(puzzle) ?? '';
  const values = { ...help.with, colour, curve: (colour && curveOf(place.tile, colour)) || '' };
  const ends = colour ? looseEnds(state.placed, colour).map(hexSpot) : [];
  return {
    ...help,
    with: values,
    ...(yield* proving(puzzle, state, place)),
    ...tonesOf({ end: [...new Set(ends)] }),
  };
}

/** The chain that shows it, where the eye can follow one. */
function* proving(puzzle: Puzzle, state: State, place: Placed): Task<Pick<StepHint<Move>, 'proof'>> {
  const proof = yield* proofOfPlace(puzzle, state, place);
  return proof ? { proof } : {};
}

/** All ways to finish, where there are few enough to look at. */
function* allWays(puzzle: Puzzle, state: State): Task<Ways | undefined> {
  if (puzzle.tiles.length - state.placed.length > SHARED) return undefined;
  const all = yield* inTime(solve(puzzle, { limit: MANY, from: state }), { left: PATIENCE });
  return all?.exhausted ? all : undefined;
}

/**
 * What all ways to finish share besides the placed tiles, and the fewest tiles that force it. It says that all of
 * them have the tile here, or that no other that fits leaves one.
 */
function* sharedStep(puzzle: Puzzle, state: State, { found }: Ways): Task<Hint<Move> | undefined> {
  const place = nextPlaces(puzzle, state, found[0]).find((each) => found.every((end) => holds(end, each)));
  if (!place) return undefined;
  const patience = { left: PATIENCE };
  const why = yield* fewest(state.placed, place, (some) => forces(puzzle, some, place, patience));
  const help = placing(puzzle, state, 'together', 'search', why.map(hexSpot), place);
  const tiles = fittingAt(puzzle, state, place);
  const says = tiles > 1 && state.placed.length % 2 === 0 ? 'others' : 'ways';
  const values = { ...help.with, ways: found.length, tiles, says };
  return { ...help, with: values, ...(yield* proving(puzzle, state, place)) };
}

/** Do these tiles alone leave no other way? By complete search, as far as that is quick. */
function* forces(puzzle: Puzzle, some: readonly Placed[], place: Placed, patience: Patience): Task<boolean> {
  const from = { ...start(puzzle), placed: some };
  const all = yield* inTime(solve(puzzle, { limit: MANY, from, budget: BUDGET }), patience);
  return all !== undefined && all.exhausted && all.found.every((end) => holds(end, place));
}

function placing(
  puzzle: Puzzle,
  state: State,
  code: string,
  level: string,
  because: readonly Spot[],
  place: Placed,
): StepHint<Move> {
  return {
    kind: 'step',
    code,
    level,
    at: placementSpots(puzzle, state, place),
    because: reasonsOf(because, hexSpot(place)),
    with: { tile: place.tile, cell: cellKey(place), turn: place.turn },
    moves: [{ kind: 'place', ...place }],
  };
}

/** Rotation puzzles: turn one tile the way it is in a solution. */
function* turnHint(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  const end = (yield* inTime(canFinish(puzzle, state), { left: PATIENCE })) ?? 'unknown';
  if (end === 'no') return unsolvable(puzzle, state);
  if (end === 'unknown') return yield* unsure(puzzle, state, []);
  const i = state.placed.findIndex((each, k) => each.turn !== end.placed[k].turn);
  if (i < 0) return undefined;
  const { tile, turn, q, r } = end.placed[i];
  const spot = hexSpot({ q, r });
  const move: Move = { kind: 'place', tile, q, r, turn };
  return {
    kind: 'advice',
    code: 'turn-leads',
    level: 'search',
    at: [spot],
    because: [],
    offers: { code: 'offer.solvable' },
    moves: [move],
    with: { tile, turn },
  };
}
