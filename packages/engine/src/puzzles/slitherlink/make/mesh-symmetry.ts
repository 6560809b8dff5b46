/** Which faces of a board of any tiling keep or lose their clues together, where the board has the symmetry. */
import type { Mesh } from '../../../grid/mesh.ts';
import type { Symmetry } from './symmetry.ts';

type Point = readonly [x: number, y: number];

/** Maps of the plane that leave the origin where it is. */
const IMAGES: Readonly<Record<Symmetry, readonly ((point: Point) => Point)[]>> = {
  none: [],
  'half-turn': [([x, y]) => [-x, -y]],
  mirror: [([x, y]) => [-x, y]],
  'quarter-turn': [([x, y]) => [-x, -y], ([x, y]) => [-y, x], ([x, y]) => [y, -x]],
};

const NEAR = 0.05; // units: coordinates are rounded to whole numbers before they are scaled

/** Groups of faces that the symmetry maps onto each other; undefined when the board lacks it. */
export function meshOrbits(mesh: Mesh, symmetry: Symmetry): number[][] | undefined {
  const middles = centred(mesh);
  const found = finder(middles);
  const groups: number[][] = [];
  const seen = new Uint8Array(mesh.faceCount);
  for (let face = 0; face < mesh.faceCount; face++) {
    if (seen[face]) continue;
    const group = [face];
    for (const image of IMAGES[symmetry]) {
      const other = found(image(middles[face]));
      if (other === undefined || mesh.faceEdges[other].length !== mesh.faceEdges[face].length)
        return undefined;
      if (!group.includes(other)) group.push(other);
    }
    for (const each of group) seen[each] = 1;
    groups.push(group);
  }
  return groups;
}

/** The middles of the faces, seen from the middle of the board. */
function centred(mesh: Mesh): Point[] {
  const range = (values: Float64Array): number =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  const [x, y] = [range(mesh.dotX), range(mesh.dotY)];
  const mean = (values: Float64Array, dots: Int32Array): number =>
    dots.reduce((sum, dot) => sum + values[dot], 0) / dots.length;
  return mesh.faceDots.map((dots) => [mean(mesh.dotX, dots) - x, mean(mesh.dotY, dots) - y]);
}

/** The point of a list that is at a place, or very near it. */
function finder(points: readonly Point[]): (at: Point) => number | undefined {
  const buckets = new Map<string, number[]>();
  const key = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;
  points.forEach(([x, y], index) => buckets.set(key(x, y), [...(buckets.get(key(x, y)) ?? []), index]));
  const isNear = ([x, y]: Point, [u, v]: Point): boolean => Math.hypot(x - u, y - v) < NEAR;
  return (at) => {
    for (const dx of [0, -NEAR, NEAR])
      for (const dy of [0, -NEAR, NEAR]) {
        const near = buckets.get(key(at[0] + dx, at[1] + dy))?.find((index) => isNear(points[index], at));
        if (near !== undefined) return near;
      }
    return undefined;
  };
}
