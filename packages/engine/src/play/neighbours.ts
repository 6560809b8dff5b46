/**
 * The law of the arrow keys, for tests and for the contract. For every place and every kind of place, the
 * nearest ones of that kind (all within `NEAR` times the least distance) are its neighbours.
 *
 * 1. Every neighbour is reached in at most `PRESSES` presses, none of which leads farther away than
 *    the neighbour itself: four arrows cannot point at six neighbours, so some take a second press,
 *    but nobody has to overshoot and come back.
 * 2. No press skips: nothing clearly nearer lies within 45 degrees of the way it goes.
 * 3. Every place is reached from every other.
 */
import { directions, nextPlace, type Direction, type Place, type Space } from './space.ts';

const NEAR = 1.2;
const PRESSES = 2;
const SLACK = 1.01; // rounding of coordinates

export function* arrowProblems(space: Space): Generator<string, void, void> {
  for (const place of space.places) {
    yield* unreached(space, place);
    yield* skipped(space, place);
  }
  yield* cutOff(space);
}

export function neighboursOf(space: Space, from: Place): readonly Place[] {
  return space.kinds.flatMap((kind) => {
    const some = space.near(from.x, from.y, (place) => place.kind === kind && place !== from, 16);
    const [first] = some;
    return first ? some.filter((place) => distance(from, place) <= distance(from, first) * NEAR) : [];
  });
}

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

function* unreached(space: Space, from: Place): Generator<string, void, void> {
  for (const to of neighboursOf(space, from))
    if (!reaches(space, from, to, from, PRESSES))
      yield `No ${PRESSES} arrow presses lead from '${from.spot}' to its neighbour '${to.spot}'.`;
}

function reaches(space: Space, from: Place, to: Place, here: Place, presses: number): boolean {
  if (presses === 0) return false;
  return directions.some((direction) => {
    const next = nextPlace(space, here, direction);
    if (!next || distance(from, next) > distance(from, to) * SLACK) return false;
    return next === to || reaches(space, from, to, next, presses - 1);
  });
}

function* skipped(space: Space, from: Place): Generator<string, void, void> {
  for (const direction of directions) {
    const next = nextPlace(space, from, direction);
    if (!next) continue;
    const over = space
      .near(from.x, from.y, (place) => place !== from && isAhead(from, place, direction))
      .find((place) => distance(from, place) * NEAR < distance(from, next));
    if (over) yield `The ${direction} arrow from '${from.spot}' skips '${over.spot}' for '${next.spot}'.`;
  }
}

function isAhead(from: Place, { x, y }: Place, direction: Direction): boolean {
  const [dx, dy] = [x - from.x, y - from.y];
  const [ahead, aside] = direction === 'left' || direction === 'right' ? [dx, dy] : [dy, dx];
  const forward = direction === 'right' || direction === 'down' ? ahead : -ahead;
  return forward > 0 && Math.abs(aside) <= forward;
}

function* cutOff(space: Space): Generator<string, void, void> {
  const [first] = space.places;
  if (!first) return;
  const back = new Map<Place, Place[]>();
  for (const place of space.places)
    for (const next of stepsFrom(space, place)) back.set(next, [...(back.get(next) ?? []), place]);
  const there = flood(first, (place) => stepsFrom(space, place));
  const home = flood(first, (place) => back.get(place) ?? []);
  for (const place of space.places)
    if (!there.has(place) || !home.has(place))
      yield `Arrows do not lead ${there.has(place) ? 'back ' : ''}from '${first.spot}' to '${place.spot}'.`;
}

const stepsFrom = (space: Space, place: Place): readonly Place[] =>
  directions.flatMap((direction) => nextPlace(space, place, direction) ?? []);

function flood(from: Place, around: (place: Place) => readonly Place[]): ReadonlySet<Place> {
  const seen = new Set([from]);
  for (const place of seen) for (const next of around(place)) seen.add(next);
  return seen;
}
