/**
 * The next step and why, the easiest first; before that, whether the position can be finished at all, which move
 * broke it, and what few tiles show it. Where several ways lead to a solution nothing is forced: `leads` says so.
 */
import { reasonsOf, type AdviceHint, type Hint, type Spot, type StepHint } from '../../../vocabulary.ts';
import { type Cell, cellKey, neighbours } from '../../../grid/hex.ts';
import { type Task, ready } from '../../../task.ts';
import { goalColours } from '../rules/check.ts';
import { easiestStep, fault, fewest, loopColour, looseCells, seenReason } from './deduce.ts';
import { levels } from '../make/levels.ts';
import {
  boardOf,
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
import { curveOf } from '../rules/tiles.ts';
import { placementSpots } from '../rules/empty.ts';
import { canFinish, isSolved, possibleColours, solve, inTime, type Patience } from '../solve/solver.ts';

/** Reports of progress for finding out whether the position can be finished, and for each part of a reason. */
const PATIENCE = 120;

/** Up to so many free tiles, all ways to finish are looked at to find what they share. */
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
  const end = (yield* inTime(canFinish(puzzle, state), { left: PATIENCE })) ?? 'unknown';
  if (end === 'no') return yield* findMistake(puzzle, state, past);
  if (end === 'unknown') return yield* unsure(puzzle, state, past);
  if (state.placed.length === 0)
    return puzzle.outline ? leads(puzzle, state, end) : yield* begin(puzzle, end);
  return (yield* seenStep(puzzle, state)) ?? (yield* sharedStep(puzzle, state)) ?? leads(puzzle, state, end);
}

/** No colour can do it, and counting shows why. No move did it, so nothing is pointed at: taking back would not help. */
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
  const help = leading(puzzle, start(puzzle), 'begin', 'fit', place);
  return {
    ...help,
    with: { ...help.with, goal: puzzle.goal, colours: colours.join(', '), count: colours.length },
  };
}

/** The reason is named as it stands with the fewest tiles. */
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
  return { ...help, with: { ...help.with, colour, curve: (colour && curveOf(place.tile, colour)) || '' } };
}

/** What all ways to finish share beside the placed tiles, and the fewest tiles that force it. */
function* sharedStep(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  if (puzzle.tiles.length - state.placed.length > SHARED) return undefined;
  const patience = { left: PATIENCE };
  const all = yield* inTime(solve(puzzle, { limit: MANY, from: state }), patience);
  if (!all?.exhausted) return undefined;
  const { found } = all;
  const place = nextPlaces(puzzle, state, found[0]).find((each) => found.every((end) => holds(end, each)));
  if (!place) return undefined;
  const why = yield* fewest(state.placed, place, (some) => forces(puzzle, some, place, patience));
  return placing(puzzle, state, 'together', 'search', why.map(hexSpot), place);
}

/** Do these tiles alone leave no other way? By complete search, as far as that is quick. */
function* forces(puzzle: Puzzle, some: readonly Placed[], place: Placed, patience: Patience): Task<boolean> {
  const from = { ...start(puzzle), placed: some };
  const all = yield* inTime(solve(puzzle, { limit: MANY, from, budget: BUDGET }), patience);
  return all !== undefined && all.exhausted && all.found.every((end) => holds(end, place));
}

function leads(puzzle: Puzzle, state: State, end: State): Hint<Move> | undefined {
  const [place] = nextPlaces(puzzle, state, end);
  return place && leading(puzzle, state, 'leads', 'search', place);
}

/** Tiles of an end that touch the placed ones: first those that a loose end waits for. */
function nextPlaces(puzzle: Puzzle, state: State, end: State): readonly Placed[] {
  const board = boardOf(state);
  const colour = loopColour(puzzle);
  const waiting = new Set(colour ? looseCells(board, colour).map(cellKey) : []);
  const open = end.placed.filter((each) => !board.has(cellKey(each)));
  const touching = open.filter((each) => neighbours(each).some((cell) => board.has(cellKey(cell))));
  const rank = (cell: Cell): number => (waiting.has(cellKey(cell)) ? 0 : 1);
  return touching.length > 0 ? touching.toSorted((a, b) => rank(a) - rank(b)) : open;
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

/** A tile as it is in one of the ways to finish. */
function leading(puzzle: Puzzle, state: State, code: string, level: string, place: Placed): AdviceHint<Move> {
  const { kind: _, ...placed } = placing(puzzle, state, code, level, [], place);
  return { ...placed, kind: 'advice', because: [], offers: { code: 'offer.solvable' } };
}

/** Rotation puzzles: turn one tile as it is in a solution. */
function* turnHint(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  const end = (yield* inTime(canFinish(puzzle, state), { left: PATIENCE })) ?? 'unknown';
  if (typeof end === 'string') return end === 'no' ? unsolvable(puzzle, state) : undefined;
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
