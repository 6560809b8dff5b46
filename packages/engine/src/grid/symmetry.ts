/**
 * Symmetries of a set of points, found by testing: a board has one if every point has an image. So the same
 * few lines work for squares, triangles and any other tiling.
 */
import { perObject } from '../cache.ts';

export type Point = readonly [x: number, y: number];

/** In the order in which they are offered; words: `symmetry.<id>`. */
const SYMMETRIES = {
  none: [],
  'half-turn': [turned(2, 4)],
  'quarter-turn': [turned(1, 4), turned(2, 4), turned(3, 4)],
  'third-turn': [turned(1, 3), turned(2, 3)],
  'sixth-turn': [1, 2, 3, 4, 5].map((count) => turned(count, 6)),
  mirror: [([x, y]) => [-x, y]],
  'mirror-down': [([x, y]) => [x, -y]],
  diagonal: [([x, y]) => [y, x]],
  antidiagonal: [([x, y]) => [-y, -x]],
} satisfies Readonly<Record<string, readonly Isometry[]>>;

type Isometry = (point: Point) => Point; // round the middle of the board

function turned(count: number, of: number): Isometry {
  const [cos, sin] = [Math.cos((2 * Math.PI * count) / of), Math.sin((2 * Math.PI * count) / of)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
}

/** By symmetry the board has: for each of its images, the point that each point comes to. */
export const imagesOf = perObject(
  (points: readonly Point[]): ReadonlyMap<string, readonly Int32Array[]> =>
    new Map(
      Object.entries<readonly Isometry[]>(SYMMETRIES).flatMap(([id, isometries]) => {
        const maps = isometries.map((isometry) => imageMap(points, isometry));
        return maps.every((map) => map !== undefined) ? [[id, maps]] : [];
      }),
    ),
);

function imageMap(points: readonly Point[], isometry: Isometry): Int32Array | undefined {
  const [cx, cy] = middleOf(points);
  const byPlace = new Map(points.map((point, index) => [key(point), index]));
  const images = points.map(([x, y]) => {
    const [ix, iy] = isometry([x - cx, y - cy]);
    return nearKeys([ix + cx, iy + cy])
      .map((each) => byPlace.get(each))
      .find((index) => index !== undefined);
  });
  return images.every((index) => index !== undefined) ? Int32Array.from(images) : undefined;
}

const FINE = 100; // steps per unit: points of a board are much farther apart

const key = ([x, y]: Point): string => `${Math.round(x * FINE)},${Math.round(y * FINE)}`;

/** Rounding may go either way, so the neighbours are checked too. */
const nearKeys = ([x, y]: Point): string[] =>
  [0, -1, 1].flatMap((dx) =>
    [0, -1, 1].map((dy) => `${Math.round(x * FINE) + dx},${Math.round(y * FINE) + dy}`),
  );

function middleOf(points: readonly Point[]): Point {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}
