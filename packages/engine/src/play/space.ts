/**
 * Where the targets of a scene are: the nearest one to a point, the next one in a direction.
 * Buckets of one unit make both questions independent of the size of the board.
 */
import type { Scene, Target } from '../draw/scene.ts';
import type { Spot } from '../vocabulary.ts';

export type Place = Pick<Target, 'spot' | 'kind' | 'x' | 'y'>;
export type Direction = 'up' | 'down' | 'left' | 'right';
export type IsWanted = (place: Place) => boolean;

export interface Space {
  readonly places: readonly Place[];
  readonly kinds: readonly string[];
  at(spot: Spot): Place | undefined;
  /** Nearest first, at most `count`, none farther than `reach`. */
  near(x: number, y: number, wanted?: IsWanted, count?: number, reach?: number): Place[];
}

type Buckets = ReadonlyMap<string, readonly Place[]>;

const FAR = 4; // units: what is farther away is not "next" to anything
const CANDIDATES = 64; // more than any tiling has within reach of a step

export function makeSpace(targets: readonly Place[]): Space {
  const places: Place[] = targets.map(({ spot, kind, x, y }) => ({ spot, kind, x, y }));
  const bySpot = new Map(places.map((place) => [place.spot, place]));
  const buckets = bucketsOf(places);
  return {
    places,
    kinds: [...new Set(places.map(({ kind }) => kind))],
    at: (spot) => bySpot.get(spot),
    near: (x, y, wanted = () => true, count = 1, reach = FAR) => nearest(buckets, x, y, wanted, count, reach),
  };
}

function bucketsOf(places: readonly Place[]): Buckets {
  const buckets = new Map<string, Place[]>();
  for (const place of places) {
    const key = bucketKey(Math.floor(place.x), Math.floor(place.y));
    const bucket = buckets.get(key);
    if (bucket) bucket.push(place);
    else buckets.set(key, [place]);
  }
  return buckets;
}

const bucketKey = (column: number, row: number): string => `${column},${row}`;

/** Rings of buckets outwards until enough is found and nothing nearer can follow. */
function nearest(
  buckets: Buckets,
  x: number,
  y: number,
  wanted: IsWanted,
  count: number,
  reach: number,
): Place[] {
  const found: Place[] = [];
  let waiting: { place: Place; d: number }[] = [];
  for (let ring = 0; ring <= Math.ceil(reach) + 1; ring++) {
    for (const place of ringPlaces(buckets, Math.floor(x), Math.floor(y), ring)) {
      const d = Math.hypot(place.x - x, place.y - y);
      if (d <= reach) waiting.push({ place, d });
    }
    waiting.sort((a, b) => a.d - b.d);
    // Farther rings have nothing as near as these; asking in order avoids asking about most of them.
    const near = waiting.filter(({ d }) => d <= ring);
    waiting = waiting.slice(near.length);
    for (const { place } of near) {
      if (found.length === count) return found;
      if (wanted(place)) found.push(place);
    }
    if (found.length === count) return found;
  }
  return found;
}

function* ringPlaces(buckets: Buckets, column: number, row: number, ring: number): Generator<Place> {
  for (let dy = -ring; dy <= ring; dy++)
    for (let dx = -ring; dx <= ring; dx++)
      if (Math.max(Math.abs(dx), Math.abs(dy)) === ring)
        yield* buckets.get(bucketKey(column + dx, row + dy)) ?? [];
}

const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

export const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];

export const isDirection = (name: string): name is Direction => directions.some((each) => each === name);

/**
 * What is off the line counts half as much again: less than √3, so that in rows of triangles and of
 * hexagons the diagonal neighbour comes before the second one straight ahead.
 */
const ASIDE = 1.5;
const WIDEST = 1.75; // aside to ahead: what is more than 60 degrees off is not that way at all
const LEAST = 0.05; // units

/**
 * The neighbour that a person would call the next one that way: of those with nothing in between the one most
 * straight ahead; else as near as possible, and straight ahead before diagonally. Used for arrow keys,
 * strokes by key and typed directions.
 */
export function nextPlace(
  space: Space,
  from: Place,
  direction: Direction,
  wanted: IsWanted = () => true,
): Place | undefined {
  const near = space.near(from.x, from.y, wanted, CANDIDATES);
  // Across a wide gap, or at the edge: rare, so all may be searched.
  return (
    bestThatWay(freeNeighbours(from, near), from, direction, angleCost) ??
    bestThatWay(near, from, direction, wayCost) ??
    bestThatWay(space.places.filter(wanted), from, direction, wayCost)
  );
}

const SLACK = 1.01; // rounding of coordinates

/**
 * Of places nearest first, those with nothing between: no third one in the circle that has the two as its ends
 * (the Gabriel graph, which for squares, hexagons and triangles gives the cells that share a side).
 */
export function freeNeighbours(from: Place, near: readonly Place[]): readonly Place[] {
  const others = near.filter((place) => place !== from);
  return others.filter((to) => !others.some((each) => each !== to && isBetween(from, each, to)));
}

const isBetween = (a: Place, middle: Place, b: Place): boolean =>
  squared(a, middle) + squared(middle, b) < squared(a, b) * SLACK;

const squared = (a: Place, b: Place): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Aside to ahead: anything less than this off the line is in that direction, anything more is diagonal. */
export const THAT_WAY = 0.92;
const ASLANT = 1000; // units: after everything in that direction
const NEARER = 2; // times: if this much nearer, a neighbour at 45 degrees comes before one in that direction

/** The nearest of those in that direction, of similarly near ones the straightest; then by angle. */
const angleCost = (ahead: number, aside: number): number => {
  const slope = aside / ahead;
  const far = Math.hypot(ahead, aside);
  if (slope < THAT_WAY) return far * (1 + 0.19 * slope);
  return slope * THAT_WAY < 1 ? far * NEARER : ASLANT + slope; // about 45 degrees: a tie
};
const wayCost = (ahead: number, aside: number): number => ahead + aside * ASIDE;

function bestThatWay(
  places: readonly Place[],
  from: Place,
  direction: Direction,
  costOf: (ahead: number, aside: number) => number,
): Place | undefined {
  const [vx, vy] = VECTORS[direction];
  let best: Place | undefined;
  let bestCost = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * vx + dy * vy;
    const aside = Math.abs(dx * vy - dy * vx);
    if (ahead < LEAST || aside > ahead * WIDEST) continue;
    // Ties are broken in opposite ways there and back, so that a step can be reversed.
    const cost = costOf(ahead, aside) + (dy * vx - dx * vy) * 1e-6;
    if (cost < bestCost) [best, bestCost] = [place, cost];
  }
  return best;
}

const LONGEST = 1000; // places in one line

/** The last place straight that way: for Home and End. */
export function lastPlace(space: Space, from: Place, direction: Direction): Place {
  let here = from;
  for (let i = 0; i < LONGEST; i++) {
    const next = nextPlace(space, here, direction, (place) => place.kind === from.kind);
    if (!next) return here;
    here = next;
  }
  return here;
}

/** The place of the main kind nearest to a point; any place if there is none of that kind. */
export function nearestMain(space: Space, mainKind: string, x: number, y: number): Place | undefined {
  const far = (place: Place): number => Math.hypot(place.x - x, place.y - y);
  const main = space.places.filter(({ kind }) => kind === mainKind);
  const among = main.length ? main : space.places;
  return among.length ? among.reduce((best, each) => (far(each) < far(best) ? each : best)) : undefined;
}

const TWIN = 0.02; // units: places closer together than this count as one, and the one that responds is meant

/** The nearest place to a point; of several at the same point, the one that passes the filter. */
export function placeAt(
  space: Space,
  x: number,
  y: number,
  wanted: IsWanted,
  reach = 1.2,
): Place | undefined {
  const near = space.near(x, y, undefined, 4, reach);
  const [first] = near;
  if (!first) return undefined;
  const far = (place: Place): number => Math.hypot(place.x - x, place.y - y);
  return near.find((place) => far(place) - far(first) < TWIN && wanted(place)) ?? first;
}

const SAMPLE = 40; // places are spaced alike all over a board

/** The smallest distance between two places of the main kind; 1 if there is only one. */
export function spacingOf(places: readonly Place[], mainKind: string): number {
  const alike = places.filter(({ kind }) => kind === mainKind);
  let least = Infinity;
  for (const a of alike.slice(0, SAMPLE))
    for (const b of alike) if (a !== b) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return Number.isFinite(least) && least > 0 ? least : 1;
}

/**
 * Kinds of targets that represent the shelf and its pieces, not places of the board. Determined on the
 * starting board: later the shelf may be empty.
 */
export function shelfKinds({ targets, shelf }: Scene): ReadonlySet<string> {
  if (!shelf) return new Set();
  const spots = new Set([shelf.spot, ...shelf.slots.flatMap((slot) => slot?.spot ?? [])]);
  return new Set(targets.filter(({ spot }) => spots.has(spot)).map(({ kind }) => kind));
}

/** The slots of a shelf as places in rows of a given length, without gaps. */
export function shelfPlaces({ shelf }: Scene, columns = Infinity): readonly Place[] {
  return (shelf?.slots ?? []).flatMap((slot, i) => {
    const [x, y] = Number.isFinite(columns) ? [i % columns, Math.floor(i / columns)] : [i, 0];
    return slot ? [{ spot: slot.spot, kind: 'slot', x, y }] : [];
  });
}
