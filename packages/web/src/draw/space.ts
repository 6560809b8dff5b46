/**
 * Where the targets of a scene lie: the nearest one to a point, the next one in a direction.
 * Buckets of one unit make both questions independent of the size of the board.
 */
import type { Scene, Spot, Target } from 'edgewise';

export type Place = Pick<Target, 'spot' | 'kind' | 'x' | 'y'>;
export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Space {
  readonly places: readonly Place[];
  readonly kinds: readonly string[];
  at(spot: Spot): Place | undefined;
  /** Nearest first, at most `count`, none farther than `reach`. */
  near(x: number, y: number, wanted?: (place: Place) => boolean, count?: number, reach?: number): Place[];
}

const FAR = 4;

export function makeSpace(targets: readonly Target[]): Space {
  const places: Place[] = targets.map(({ spot, kind, x, y }) => ({ spot, kind, x, y }));
  const bySpot = new Map(places.map((place) => [place.spot, place]));
  const buckets = new Map<string, Place[]>();
  for (const place of places) {
    const key = bucketKey(Math.floor(place.x), Math.floor(place.y));
    const bucket = buckets.get(key);
    if (bucket) bucket.push(place);
    else buckets.set(key, [place]);
  }
  return {
    places,
    kinds: [...new Set(places.map(({ kind }) => kind))],
    at: (spot) => bySpot.get(spot),
    near: (x, y, wanted = () => true, count = 1, reach = FAR) => nearest(buckets, x, y, wanted, count, reach),
  };
}

const bucketKey = (column: number, row: number): string => `${column},${row}`;

/** Rings of buckets outwards until enough is found and nothing nearer can follow. */
function nearest(
  buckets: ReadonlyMap<string, readonly Place[]>,
  x: number,
  y: number,
  wanted: (place: Place) => boolean,
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
    // Farther rings hold nothing as near as these; asking in order spares asking about most of them.
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

function* ringPlaces(
  buckets: ReadonlyMap<string, readonly Place[]>,
  column: number,
  row: number,
  ring: number,
): Generator<Place> {
  for (let dy = -ring; dy <= ring; dy++)
    for (let dx = -ring; dx <= ring; dx++)
      if (Math.max(Math.abs(dx), Math.abs(dy)) === ring)
        yield* buckets.get(bucketKey(column + dx, row + dy)) ?? [];
}

const vectors: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

export const directions = Object.keys(vectors) as Direction[];

/**
 * What lies aside counts half as much again: less than √3, so that in rows of triangles and of hexagons the
 * neighbour aslant comes before the one after it straight ahead.
 */
const ASIDE = 1.5;

/**
 * The neighbour that a person would call the next one that way: as near as possible, and straight
 * ahead before aslant. What lies more than 60 degrees off is not that way at all.
 */
export function nextPlace(
  space: Space,
  from: Place,
  direction: Direction,
  wanted: (place: Place) => boolean = () => true,
): Place | undefined {
  const [vx, vy] = vectors[direction];
  let best: Place | undefined;
  let bestCost = Infinity;
  for (const place of space.near(from.x, from.y, wanted, 64, FAR)) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * vx + dy * vy;
    const aside = Math.abs(dx * vy - dy * vx);
    if (ahead < 0.05 || aside > ahead * 1.75) continue;
    // Ties go one way forth and the other way back, so that a step can be taken back.
    const cost = ahead + aside * ASIDE + (dy * vx - dx * vy) * 1e-6;
    if (cost < bestCost) [best, bestCost] = [place, cost];
  }
  return best;
}

/** The last place straight that way: for Home and End. */
export function lastPlace(space: Space, from: Place, direction: Direction): Place {
  let here = from;
  for (let i = 0; i < 1000; i++) {
    const next = nextPlace(space, here, direction, (place) => place.kind === from.kind);
    if (!next) return here;
    here = next;
  }
  return here;
}

/** Where pieces lie beside the board, targets on the rim of the picture stand for them: not for places. */
export const boardTargets = ({ targets, shelf, width, height }: Scene): Scene['targets'] =>
  shelf ? targets.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height) : targets;

const SAMPLE = 40; // places are spaced alike all over a board

/** How near to each other two places of the main kind come; 1 where there is but one. */
export function spacingOf(targets: readonly Place[]): number {
  const kind = targets[0]?.kind;
  const alike = targets.filter((target) => target.kind === kind);
  let least = Infinity;
  for (const a of alike.slice(0, SAMPLE))
    for (const b of alike) if (a !== b) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return Number.isFinite(least) && least > 0 ? least : 1;
}
