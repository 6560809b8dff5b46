/** A step or a dead end as a chain of places ruled out; each link names the pieces that show it, and no others. */
import { minimiseAtOnce, minimiseBy } from '../../../kernel/minimise.ts';
import type { Task } from '../../../task.ts';
import { tonesOf, type Proof, type ProofLink, type Spot } from '../../../vocabulary.ts';
import { legalOrder } from '../rules/order.ts';
import { LOCATIONS, textOf, type Placement } from '../rules/pieces.ts';
import { letterOf, pegSpot, pieceSpot, type Move } from '../rules/rules.ts';
import { countIn, domainAfter, shapesIn, shapesLeft } from '../solve/search.ts';
import { coverageOf, needOf, sizeOf, within } from './cover.ts';
import { easiestDeadEnd, type Shown } from './easiest.ts';
import { refute, type End, type Wrong } from './refute.ts';
import { placementAt, removeFrom, slotOf, slotsIn } from './sets.ts';
import { kindOf, nameOf, type Goal, type Strike, type StruckPlaces } from './strike.ts';
import type { Lookup } from '../../../vocabulary.ts';

/** From the pieces on the board to the only place of one of them. */
export function* proofOf(placed: readonly Placement[], shown: Shown, target: Placement): Task<Proof<Move>> {
  return yield* chainOf(placed, shown, (gone) => conclusion(placed, target, shown.goal, gone));
}

/** From the pieces on the board to the one that has no place left; undefined where one look shows it, or nothing does. */
export function* proofOfDeadEnd(
  placed: readonly Placement[],
  culprit: Placement | undefined,
): Task<Proof<Move> | undefined> {
  const shown = yield* easiestDeadEnd(placed);
  if (!shown?.struck.length) return undefined;
  const first = culprit ? [culprit, ...placed.filter((each) => each !== culprit)] : placed;
  return yield* chainOf(first, shown, (gone) => ending(first, shown.shape, gone));
}

/** Places that earlier links have struck, by slot. */
type Gone = readonly number[];

function* chainOf(
  placed: readonly Placement[],
  { struck, wrongs }: Shown,
  end: (gone: Gone) => ProofLink<Move>,
): Task<Proof<Move>> {
  const gone: number[] = [];
  const links: ProofLink<Move>[] = [];
  const apart = struck.flatMap((each) => toldApart(each, wrongs));
  for (const { rule, values } of apart.length <= SHORT ? apart : struck) {
    yield { done: links.length, of: struck.length };
    links.push(yield* strikeLink(placed, rule, values, gone, wrongs));
    gone.push(...values);
  }
  const [first, ...rest] = [...links, end(gone)];
  return { links: [first, ...rest] };
}

/** In a short chain few places are looked at one after another, each as a ghost, and many by what goes wrong. */
const SHORT = 6;
const ONE_BY_ONE = 3;

function toldApart({ rule, values }: StruckPlaces, known: ReadonlyMap<number, Wrong>): StruckPlaces[] {
  const kinds = new Map<string, { readonly rule: Strike; readonly values: number[] }>();
  for (const slot of values) {
    const wrong = known.get(slot) ?? rule.wrong;
    const kind = values.length > ONE_BY_ONE ? kindOf(wrong) : String(slot);
    const alike = kinds.get(kind) ?? { rule: { ...rule, wrong }, values: [] };
    kinds.set(kind, alike);
    alike.values.push(slot);
  }
  return [...kinds.values()];
}

/** Does the same look show it on a board with these pieces, and without what was struck? */
function isSeenOn(
  some: readonly Placement[],
  shapes: readonly number[],
  { depth, wrong }: Strike,
  slot: number,
  gone: Gone,
): boolean {
  const work = { looks: 0, most: AGAIN * wrong.looks + FEW };
  const found = refute(roomOn(some, gone), placementAt(slot), shapes, depth, work);
  return found !== undefined && nameOf(found) === nameOf(wrong);
}

/** With fewer pieces on the board it may take longer; if it takes much longer, they count as needed. */
const AGAIN = 3;
const FEW = 60;

function* strikeLink(
  placed: readonly Placement[],
  strike: Strike,
  slots: readonly number[],
  gone: Gone,
  known: ReadonlyMap<number, Wrong>,
): Task<ProofLink<Move>> {
  const { shape } = strike;
  const seen = slots.map((slot) => known.get(slot) ?? strike.wrong);
  const involved = [...new Set(seen.flatMap((each) => each.shapes))];
  const needed = yield* minimiseBy(placed, function* (some) {
    for (const slot of some.length < placed.length ? slots : []) {
      yield { done: 0, of: slots.length };
      if (!isSeenOn(some, [shape, ...involved], strike, slot, gone)) return false;
    }
    return true;
  });
  const board = (needed ?? placed).map((each) => pieceSpot(each.shape));
  const places = slots.map(placementAt);
  const isOne = places.length === 1;
  const { forced, end } = seen[0];
  const isAlike = seen.every((each) => kindOf(each) === kindOf(seen[0]));
  return {
    code: isAlike ? `out.${end.is}` : `out.${wayOf(seen)}`,
    at: [pieceSpot(shape), ...(isOne ? ringSpots(places[0]) : [])],
    because: [...new Set([...involved.map(pieceSpot), ...board])],
    with: {
      piece: letterOf(shape),
      count: places.length,
      out: textOf(places),
      forced: isAlike ? forced.map((each) => letterOf(each.shape)).join('') : '',
      ...endValues(end),
    },
    ...(isOne && { tries: (legalOrder([places[0], ...forced]) ?? [places[0]]).map(playing) }),
    ...tonesOf({ stranded: isOne && end.is === 'left' ? [pieceSpot(end.shape)] : [] }),
  };
}

/** Of places that go wrong in different ways. */
const wayOf = (seen: readonly Wrong[]): string => {
  const [{ forced, end }] = seen;
  return end.is === 'cases' || end.is === 'ways' ? end.is : forced.length > 0 ? 'forced' : 'at-once';
};

const endValues = (end: End): Lookup<string | number> => {
  switch (end.is) {
    case 'left':
      return { left: letterOf(end.shape) };
    case 'reach':
      return { few: lettersOf(end.shapes), reached: end.of, reach: end.reach, need: end.need };
    case 'ring':
      return { ring: lettersOf(end.shapes) };
    case 'cases':
      return { left: letterOf(end.shape), places: end.count };
    case 'ways':
      return { location: LOCATIONS[end.location], places: end.count, empty: end.orEmpty ? 1 : 0 };
  }
};

const lettersOf = (shapes: readonly number[]): string =>
  shapes
    .toSorted((a, b) => a - b)
    .map(letterOf)
    .join('');

const ringSpots = (placement: Placement): Spot[] => placement.rings.map((ring) => pegSpot(ring.location));

const playing = ({ text }: Placement): Move => ({ do: 'place', placement: text });

function conclusion(
  placed: readonly Placement[],
  target: Placement,
  { covers }: Goal,
  gone: Gone,
): ProofLink<Move> {
  const shown = {
    at: [pieceSpot(target.shape), ...ringSpots(target)],
    marks: playing(target),
  };
  if (!covers) {
    const board = neededOf(placed, (some) => countIn(roomOn(some, gone), target.shape) === 1);
    return {
      ...shown,
      code: 'link.only-place',
      because: [pieceSpot(target.shape), ...board],
      with: { piece: letterOf(target.shape) },
    };
  }
  const tray = shapesIn(shapesLeft(placed));
  const board = neededOf(placed, (some) => isSoleCover(some, tray, target, gone));
  return {
    ...shown,
    code: 'link.only-cover',
    because: [...tray.map(pieceSpot), ...board],
    with: coverValues(target, covers, tray),
    ...tonesOf({ demand: covers.locations.map(pegSpot) }),
  };
}

/** Does the target cover more than can be spared that nothing else covers? */
function isSoleCover(
  some: readonly Placement[],
  tray: readonly number[],
  target: Placement,
  gone: Gone,
): boolean {
  const slots = slotsIn(roomOn(some, gone)).filter((slot) => tray.includes(placementAt(slot).shape));
  const { once, spare } = coverageOf(slots, tray);
  return sizeOf(within(once, slotOf(target))) > spare;
}

export const coverValues = (
  target: Placement,
  { locations, spare, reach }: NonNullable<Goal['covers']>,
  tray: readonly number[],
): Lookup<string | number> => ({
  piece: letterOf(target.shape),
  locations: locations.map((location) => LOCATIONS[location]).join(''),
  spare,
  reach,
  need: needOf(tray),
});

function ending(placed: readonly Placement[], shape: number, gone: Gone): ProofLink<Move> {
  const board = neededOf(placed, (some) => countIn(roomOn(some, gone), shape) === 0);
  return {
    code: 'break.no-place',
    at: [pieceSpot(shape)],
    because: [pieceSpot(shape), ...board],
    with: { piece: letterOf(shape) },
    ...tonesOf({ stranded: [pieceSpot(shape)] }),
  };
}

/** What a board with some pieces leaves, without what was ruled out. */
function roomOn(some: readonly Placement[], gone: Gone): Int32Array {
  const room = domainAfter(some);
  removeFrom(room, gone);
  return room;
}

const neededOf = (placed: readonly Placement[], holds: (some: readonly Placement[]) => boolean): Spot[] =>
  (minimiseAtOnce(placed, holds) ?? placed).map((each) => pieceSpot(each.shape));
