/** How far shapes reach, accurately enough to frame them. */
import type { Shape } from 'edgewise';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(shapes: readonly Shape[]): Bounds {
  const points = shapes.flatMap(pointsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return points.length
    ? { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
    : { left: 0, right: 0, top: 0, bottom: 0 };
}

function pointsOf(shape: Shape): readonly (readonly [number, number])[] {
  switch (shape.kind) {
    case 'line':
      return [
        [shape.x1, shape.y1],
        [shape.x2, shape.y2],
      ];
    case 'disc':
      return [
        [shape.x - shape.r, shape.y - shape.r],
        [shape.x + shape.r, shape.y + shape.r],
      ];
    case 'text':
      return [[shape.x, shape.y]];
    case 'polygon':
      return shape.points;
    case 'path':
      return pathPoints(shape.d);
  }
}

/** Absolute moves and lines; other path commands stay close to them. */
const pathPoints = (d: string): [number, number][] =>
  [...d.matchAll(/[ML]\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
