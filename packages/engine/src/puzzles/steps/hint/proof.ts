/** A step or a dead end as a chain of places that fall away; each link names the pieces that show it, and no others. */
import { minimiseAtOnce } from '../../../kernel/minimise.ts';
import { proofCost } from '../../../kernel/proof-cost.ts';
import type { Task } from '../../../task.ts';
import { tonesOf, type Proof, type ProofLink, type Spot } from '../../../vocabulary.ts';
import { getMasks } from '../rules/masks.ts';
import { legalOrder } from '../rules/order.ts';
import { textOf, type Placement } from '../rules/pieces.ts';
import { letterOf, pegSpot, pieceSpot, type Move } from '../rules/rules.ts';
import { countIn, domainAfter, placementsIn, shapesIn, shapesLeft } from '../solve/search.ts';
import { refute, slotOf, type End, type Wrong } from './refute.ts';
import { kindOf, Strikes, type StruckPlaces, type Strike } from './strike.ts';
import { trimmed } from './trim.ts';

export interface Shown {
  readonly target: Placement;
  readonly struck: readonly StruckPlaces[];
  readonly proof: Proof<Move>;
}

/** Of the pieces that can only go to one place, the one that is easiest to follow. */
export function* easiestToShow(
  placed: readonly Placement[],
  targets: readonly Placement[],
): Task<Shown | undefined> {
  const strikes = new Strikes(placed);
  yield* strikes.run(targets);
  const board = domainAfter(placed);
  const tray = shapesIn(shapesLeft(placed));
  let best: (Shown & { readonly cost: number }) | undefined;
  for (const target of targets) {
    const found = strikes.neededFor(target);
    if (!found) continue;
    const goal = placementsIn(board, target.shape).filter((each) => each !== target);
    const struck = yield* trimmed(board, tray, found, goal.map(slotOf));
    const proof = yield* chainOf(placed, struck, (earlier) => conclusion(placed, target, earlier));
    const cost = proofCost(proof);
    if (!best || cost < best.cost) best = { target, struck, proof, cost };
  }
  return best;
}

/** From the pieces on the board to the one that has no place left; undefined where one look shows it, or nothing does. */
export function* proofOfDeadEnd(
  placed: readonly Placement[],
  culprit: Placement | undefined,
): Task<Proof<Move> | undefined> {
  const strikes = new Strikes(placed);
  yield* strikes.run();
  const { dead } = strikes;
  if (!dead?.struck.length) return undefined;
  const first = culprit ? [culprit, ...placed.filter((each) => each !== culprit)] : placed;
  const board = domainAfter(placed);
  const goal = placementsIn(board, dead.shape).map(slotOf);
  const struck = yield* trimmed(board, shapesIn(shapesLeft(placed)), dead.struck, goal);
  return yield* chainOf(first, struck, (earlier) => ending(first, dead.shape, earlier));
}

/** Places that earlier links have struck, as a set. */
type Gone = ReadonlySet<Placement>;

function* chainOf(
  placed: readonly Placement[],
  struck: readonly StruckPlaces[],
  end: (gone: Gone) => ProofLink<Move>,
): Task<Proof<Move>> {
  const gone = new Set<Placement>();
  const links: ProofLink<Move>[] = [];
  const isShort = struck.length <= SHORT;
  for (const { rule, values } of isShort ? struck.flatMap(apart) : struck) {
    const places = values.map((slot) => getMasks().slots[slot] as Placement);
    yield { done: links.length, of: struck.length };
    links.push(strikeLink(placed, rule, places, gone));
    for (const each of places) gone.add(each);
  }
  const [first, ...rest] = [...links, end(gone)];
  return { links: [first, ...rest] };
}

/** In a short chain few places are looked at one after another, each as a ghost; many at once. */
const SHORT = 4;
const ONE_BY_ONE = 3;

const apart = ({ rule, values }: StruckPlaces): StruckPlaces[] =>
  values.length > ONE_BY_ONE ? [{ rule, values }] : values.map((value) => ({ rule, values: [value] }));

function strikeLink(
  placed: readonly Placement[],
  strike: Strike,
  places: readonly Placement[],
  gone: Gone,
): ProofLink<Move> {
  const { shape, wrong, depth } = strike;
  const again = (
    some: readonly Placement[],
    place: Placement,
    shapes: readonly number[],
  ): Wrong | undefined => {
    const open = roomOn(some, gone);
    return refute({ board: open, open }, place, shapes, depth);
  };
  const tray = shapesIn(shapesLeft(placed));
  const involved = [
    ...new Set(places.flatMap((place) => again(placed, place, tray)?.shapes ?? wrong.shapes)),
  ];
  const isAlike = (some: readonly Placement[]) => (place: Placement) => {
    const found = again(some, place, [shape, ...involved]);
    return found !== undefined && kindOf(found) === kindOf(wrong);
  };
  const board = neededOf(placed, (some) => places.every(isAlike(some)));
  const [only] = places;
  const { forced, end } = (places.length === 1 && again(placed, only, tray)) || wrong;
  return {
    code: `out.${end.is}`,
    at: [pieceSpot(shape), ...(places.length === 1 ? ringSpots(only) : [])],
    because: [...involved.map(pieceSpot), ...board],
    with: {
      piece: letterOf(shape),
      count: places.length,
      out: textOf(places),
      forced: forced.map((each) => letterOf(each.shape)).join(''),
      ...endValues(end),
    },
    ...(places.length === 1 && { tries: (legalOrder([only, ...forced]) ?? [only]).map(playing) }),
    ...tonesOf({ stranded: 'shape' in end ? [pieceSpot(end.shape)] : [] }),
  };
}

const endValues = (end: End): Readonly<Record<string, string | number>> =>
  end.is === 'left'
    ? { left: letterOf(end.shape) }
    : end.is === 'reach'
      ? { few: lettersOf(end.shapes), reach: end.reach, need: end.need }
      : end.is === 'ring'
        ? { ring: lettersOf(end.shapes) }
        : { left: letterOf(end.shape), places: end.count };

const lettersOf = (shapes: readonly number[]): string =>
  shapes
    .toSorted((a, b) => a - b)
    .map(letterOf)
    .join('');

const ringSpots = (placement: Placement): Spot[] => placement.rings.map((ring) => pegSpot(ring.location));

const playing = ({ text }: Placement): Move => ({ do: 'place', placement: text });

function conclusion(placed: readonly Placement[], target: Placement, gone: Gone): ProofLink<Move> {
  const board = neededOf(placed, (some) => countIn(roomOn(some, gone), target.shape) === 1);
  return {
    code: 'link.only-place',
    at: [pieceSpot(target.shape), ...ringSpots(target)],
    because: [pieceSpot(target.shape), ...board],
    with: { piece: letterOf(target.shape) },
    marks: playing(target),
  };
}

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

/** What a board with some pieces leaves, without what was struck. */
function roomOn(some: readonly Placement[], gone: Gone): Int32Array {
  const room = domainAfter(some);
  for (const each of gone) {
    const slot = slotOf(each);
    room[slot >> 5] &= ~(1 << slot);
  }
  return room;
}

const neededOf = (placed: readonly Placement[], holds: (some: readonly Placement[]) => boolean): Spot[] =>
  (minimiseAtOnce(placed, holds) ?? placed).map((each) => pieceSpot(each.shape));
