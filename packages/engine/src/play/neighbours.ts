/**
 * The law of the arrow keys, for tests and for the contract. Two places are neighbours when nothing is
 * between them: no third place in the circle that has the two as its ends (the Gabriel graph, which for
 * squares, hexagons and triangles gives the cells that share a side, and joins everything into one).
 *
 * 1. Every neighbour is reached in at most two presses, none of which leads farther away than the
 *    neighbour itself: four arrows cannot point at six neighbours, so some take a second press, but
 *    nobody has to overshoot and come back. Where the cursor also stops on dots and edges it may take
 *    three, and lead round a corner: from the middle of a dodecagon to an edge, its corner, the next edge.
 *    There it holds where one of the two is of the kind that is played on most, as edges are: a bent face
 *    has corners that point at its middle, and those are reached along the edges.
 * 2. No press skips: no neighbour that is clearly nearer is within 45 degrees of its direction.
 * 3. Every place is reached from every other.
 *
 * A law to be checked on each board, not a theorem: it holds on whole lattices and on the boards that the
 * contract samples. Where cells are missing at random, places that face each other across a hole are
 * neighbours too, and rule 1 often fails for them; 2 and 3 held on every such board that was tried.
 *
 * On the shelf, where pieces leave gaps, left and right go through all of them in order (cursor.ts).
 */
import {
  directions,
  freeNeighbours,
  nextPlace,
  THAT_WAY,
  type Direction,
  type Place,
  type Space,
} from './space.ts';

const SLACK = 1.01; // rounding of coordinates
/** Presses, and how far a press may lead in distances of the neighbour. */
const ONE_KIND = { presses: 2, reach: SLACK };
const SEVERAL_KINDS = { presses: 3, reach: 1.5 };
type Limits = typeof ONE_KIND;
const CLEARLY = 1.2; // times nearer
const AROUND = 40; // places among which neighbours are looked for

type Steps = ReadonlyMap<Place, ReadonlyMap<Direction, Place>>;

export function* arrowProblems(space: Space): Generator<string, void, void> {
  const steps: Steps = new Map(space.places.map((place) => [place, stepsFrom(space, place)]));
  const limits = space.kinds.length > 1 ? SEVERAL_KINDS : ONE_KIND;
  for (const place of space.places) {
    const neighbours = neighboursOf(space, place);
    yield* unreached(steps, place, counted(space, place, neighbours), limits);
    yield* skipped(steps, place, neighbours);
  }
  yield* cutOff(space, steps);
}

function stepsFrom(space: Space, from: Place): ReadonlyMap<Direction, Place> {
  const found = directions.map((direction) => [direction, nextPlace(space, from, direction)] as const);
  return new Map(found.flatMap(([direction, next]) => (next ? [[direction, next] as const] : [])));
}

export const neighboursOf = (space: Space, from: Place): readonly Place[] =>
  freeNeighbours(from, space.near(from.x, from.y, undefined, AROUND));

/** Where there are several kinds, a pair counts when one of the two is of the first, which is played on most. */
const counted = ({ kinds }: Space, from: Place, neighbours: readonly Place[]): readonly Place[] =>
  kinds.length === 1
    ? neighbours
    : neighbours.filter(({ kind }) => kind === kinds[0] || from.kind === kinds[0]);

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

function* unreached(
  steps: Steps,
  from: Place,
  neighbours: readonly Place[],
  { presses, reach }: Limits,
): Generator<string, void, void> {
  for (const to of neighbours)
    if (!reaches(steps, from, to, from, presses, distance(from, to) * reach))
      yield `No ${presses} arrow presses lead from '${from.spot}' to its neighbour '${to.spot}'.`;
}

function reaches(
  steps: Steps,
  from: Place,
  to: Place,
  here: Place,
  presses: number,
  farthest: number,
): boolean {
  if (presses === 0) return false;
  return [...(steps.get(here)?.values() ?? [])].some((next) => {
    if (distance(from, next) > farthest) return false;
    return next === to || reaches(steps, from, to, next, presses - 1, farthest);
  });
}

function* skipped(steps: Steps, from: Place, neighbours: readonly Place[]): Generator<string, void, void> {
  for (const [direction, next] of steps.get(from) ?? []) {
    const isSkipped = (place: Place): boolean =>
      isAhead(from, place, direction) && distance(from, place) * CLEARLY < distance(from, next);
    const over = neighbours.find(isSkipped);
    if (over) yield `The ${direction} arrow from '${from.spot}' skips '${over.spot}' for '${next.spot}'.`;
  }
}

function isAhead(from: Place, { x, y }: Place, direction: Direction): boolean {
  const [dx, dy] = [x - from.x, y - from.y];
  const [along, across] = direction === 'left' || direction === 'right' ? [dx, dy] : [dy, dx];
  const ahead = direction === 'right' || direction === 'down' ? along : -along;
  return ahead > 0 && Math.abs(across) < ahead * THAT_WAY;
}

function* cutOff({ places }: Space, steps: Steps): Generator<string, void, void> {
  const [first] = places;
  if (!first) return;
  const back = new Map<Place, Place[]>();
  for (const place of places)
    for (const next of steps.get(place)?.values() ?? []) back.set(next, [...(back.get(next) ?? []), place]);
  const there = flood(first, (place) => steps.get(place)?.values() ?? []);
  const home = flood(first, (place) => back.get(place) ?? []);
  for (const place of places)
    if (!there.has(place)) yield `Arrows do not lead from '${first.spot}' to '${place.spot}'.`;
    else if (!home.has(place)) yield `Arrows do not lead from '${place.spot}' to '${first.spot}'.`;
}

function flood(from: Place, around: (place: Place) => Iterable<Place>): ReadonlySet<Place> {
  const seen = new Set([from]);
  for (const place of seen) for (const next of around(place)) seen.add(next);
  return seen;
}
