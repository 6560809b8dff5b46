/** Outlines as SVG path data, in absolute coordinates and thousandths of a unit. */
export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 1000) / 1000 || 0;

export const pointText = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const closedPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}Z`;

export const openPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}`;

/** A point on the way from one to another. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

export const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** A closed outline whose corners are rounded off, starting at this distance from each. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, i) => {
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    return `${pointText(nearer(corner, before, radius))}Q${pointText(corner)} ${pointText(nearer(corner, after, radius))}`;
  });
  return `M${corners.join('L')}Z`;
}

function nearer(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return between(from, to, Math.min(0.5, distance / length));
}

/** All points moved towards their middle by a fraction of the way. */
export function inset(points: readonly Point[], share: number): readonly Point[] {
  const middle = meanOf(points);
  return points.map((point) => between(point, middle, share));
}

export const boxPoints = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A zigzag along a straight line, to both sides of it. */
export function zigzagPath(from: Point, to: Point, strokes: number, swing: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const points = Array.from({ length: strokes + 1 }, (_, i): Point => {
    const [x, y] = between(from, to, i / strokes);
    const out = ((i % 2 ? 1 : -1) * swing) / length;
    return [x - dy * out, y + dx * out];
  });
  return openPath(points);
}
