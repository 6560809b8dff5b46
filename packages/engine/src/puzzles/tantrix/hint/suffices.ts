/**
 * Do the named tiles alone force a hint, as it claims? What the eye can see is checked by eye, with those
 * tiles only: that a search would need fewer does not help a player. What needs a search is checked by the second
 * witness (search/proof.ts), and by the quick complete search where that would take too long. `leads`,
 * `keeps-score` and `begin` do not claim to be forced: for them only their promise is checked.
 */
import { distance } from '../../../grid/hex.ts';
import type { Hint } from '../../../vocabulary.ts';
import { finish } from '../../../task.ts';
import { goalColours } from '../rules/check.ts';
import { fault, seenReason } from './deduce.ts';
import { impossible } from './hint.ts';
import { hasPlace, isForced } from './hint-solitaire.ts';
import { levels } from '../make/levels.ts';
import {
  hexSpot,
  holds,
  inHand,
  type Move,
  type Placed,
  type Puzzle,
  spotOf,
  start,
  type State,
} from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { solutions } from '../solve/search/proof.ts';
import { bestFrom } from '../solve/search/solitaire-search.ts';
import { canFinish, inTime, solve } from '../solve/solver.ts';

const TICKS = 40; // of 500 nodes each
/** Nodes of the quick search, and reports of progress of a search for one way on: well under a second. */
const NODES = 400_000; // from all beginnings
const LEAST_NODES = 100_000; // from one of them
const PATIENCE = 300;
const MANY = 10_000;

export function suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  const named = new Set(hint.because);
  const placed = state.placed.filter((each) => named.has(hexSpot(each)));
  const place = hint.moves.find((move) => move.kind === 'place');
  switch (hint.code) {
    case 'begin':
      return state.placed.length === 0;
    case 'leads':
    case 'turn-leads':
      return leadsOn(puzzle, state, hint);
    case 'keeps-score':
      return keepsScore(puzzle, state, hint);
    case 'forced-space':
      return place !== undefined && isForced(placed, place);
    case 'only-curve':
    case 'only-fit':
    case 'look':
    case 'look-home':
      return place !== undefined && isSeen(puzzle, placed, place, hint.level);
    case 'together':
      return place !== undefined && forced(puzzle, placed, place);
    case 'clash':
    case 'early-loop':
    case 'blocked-end':
    case 'dead-end':
    case 'far-home':
      return fault(puzzle, placed) !== undefined;
    case 'no-place':
      return placed.length > 0 && !hasPlace(placed, inHand(puzzle, state)[0]);
    case 'no-end':
      return placed.length === state.placed.length && finish(bestFrom(puzzle, state)).state === undefined;
    case 'unsure':
    case 'undecided':
      return false;
    case 'impossible':
      return puzzle.tiles.every((tile) => named.has(spotOf(state, tile))) && refuted(puzzle, []);
    default:
      return hint.code.startsWith('impossible-')
        ? stillOdd(puzzle, state, hint)
        : placed.length > 0 && refuted(puzzle, placed);
  }
}

/** With the named tiles alone, and no harder to see. */
function isSeen(puzzle: Puzzle, placed: readonly Placed[], place: Placed, level: string): boolean {
  const reason = seenReason(puzzle, placed, place);
  const ranks: readonly string[] = levels;
  return reason !== undefined && ranks.indexOf(reason.level) <= ranks.indexOf(level);
}

const stillOdd = (puzzle: Puzzle, state: State, hint: Hint<Move>): boolean => {
  const again = impossible(puzzle, state);
  return again?.code === hint.code && again.because.every((spot) => hint.because.includes(spot));
};

function leadsOn(puzzle: Puzzle, state: State, { moves }: Hint<Move>): boolean {
  const next = moves.reduce<State | undefined>((before, move) => {
    const after = before && apply(puzzle, before, move);
    return after?.ok ? after.value : undefined;
  }, state);
  return (
    next !== undefined && typeof finish(inTime(canFinish(puzzle, next), { left: PATIENCE })) === 'object'
  );
}

function keepsScore(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  return (finish(bestFrom(puzzle, state)).score ?? 0) >= Number(hint.with?.['score'] ?? NaN);
}

/** On an empty board no place is fixed. */
function forced(puzzle: Puzzle, placed: readonly Placed[], place: Placed): boolean {
  if (placed.length === 0) return false;
  return prove(puzzle, placed, (end) => holds(end, place)) ?? claimed(puzzle, placed, place);
}

const refuted = (puzzle: Puzzle, placed: readonly Placed[]): boolean =>
  prove(puzzle, placed, () => false) ?? claimed(puzzle, placed);

/** The same by the quick search: every way to finish has this tile there, or there is none at all. */
function claimed(puzzle: Puzzle, placed: readonly Placed[], place?: Placed): boolean {
  const all = beginnings(placed, place);
  return all.some((some) => {
    const from = { ...start(puzzle), placed: some };
    const budget = Math.max(LEAST_NODES, NODES / all.length);
    const { found, exhausted } = finish(solve(puzzle, { limit: MANY, from, budget }));
    return exhausted && found.every((end) => place !== undefined && holds(end, place));
  });
}

/** The walk begins at the first tile, and may take twenty times as long from another: each is tried, near ones first. */
function beginnings(placed: readonly Placed[], place: Placed | undefined): (readonly Placed[])[] {
  if (!place) return [placed];
  const near = placed.toSorted((a, b) => distance(a, place) - distance(b, place));
  return near.map((first) => [first, ...near.filter((each) => each !== first)]);
}

/** Is every solution from these tiles as claimed? Undefined when the witness takes too long. */
function prove(
  puzzle: Puzzle,
  placed: readonly Placed[],
  claim: (end: State) => boolean,
): boolean | undefined {
  const { tiles, match, holes, goal, outline } = puzzle;
  const base = { tiles, match, holes, pins: placed, ...(outline && { outline }) };
  let ticks = 0;
  for (const colour of goalColours(puzzle))
    for (const end of solutions({ ...base, colour }, goal)) {
      if (end && !claim({ ...start(puzzle), placed: end })) return false;
      if (!end && ++ticks > TICKS) return undefined;
    }
  return true;
}
