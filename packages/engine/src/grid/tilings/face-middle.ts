/**
 * Where a face's number goes: the centre of the largest circle that fits inside. A face may be concave, so the
 * mean of its corners can be near an edge or even outside.
 */
import type { FaceMiddle, Point } from '../mesh.ts';

const GRID = 12; // points tried each way
const FINEST = 1 / 512; // of the face's width

export function faceMiddle(corners: readonly Point[]): FaceMiddle {
  const mean = meanOf(corners);
  const reach = corners.map(([x, y]) => Math.hypot(x - mean[0], y - mean[1]));
  // All corners on one circle: regular faces are most common, and their middle is exact.
  if (Math.max(...reach) - Math.min(...reach) < 0.02 * reach[0])
    return { at: mean, radius: room(corners, mean) };
  return climb(corners, bestOfGrid(corners));
}

function bestOfGrid(corners: readonly Point[]): FaceMiddle & { readonly step: number } {
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [top, bottom] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  let best: FaceMiddle = { at: meanOf(corners), radius: -1 };
  for (let i = 1; i < GRID; i++)
    for (let j = 1; j < GRID; j++) {
      const at: Point = [left + ((right - left) * i) / GRID, top + ((bottom - top) * j) / GRID];
      const radius = room(corners, at);
      if (radius > best.radius) best = { at, radius };
    }
  return { ...best, step: Math.max(right - left, bottom - top) / GRID };
}

/** Eight ways from the best point so far, in ever smaller steps. */
function climb(corners: readonly Point[], from: FaceMiddle & { readonly step: number }): FaceMiddle {
  let best: FaceMiddle = from;
  for (let { step } = from; step > from.step * GRID * FINEST; step /= 2)
    for (const [dx, dy] of WAYS) {
      const at: Point = [best.at[0] + dx * step, best.at[1] + dy * step];
      const radius = room(corners, at);
      if (radius > best.radius) best = { at, radius };
    }
  return { at: best.at, radius: best.radius };
}

const WAYS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** The distance of a point from the nearest edge; negative outside. */
function room(corners: readonly Point[], [x, y]: Point): number {
  let nearest = Infinity;
  let isInside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(ax + along * dx - x, ay + along * dy - y));
    if (ay > y !== by > y && x < ax + (dx * (y - ay)) / dy) isInside = !isInside;
  });
  return isInside ? nearest : -nearest;
}

const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
