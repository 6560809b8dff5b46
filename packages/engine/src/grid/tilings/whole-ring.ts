/**
 * Exact points of the plane for tilings without a lattice: whole combinations of 1, t, t², t³ for a root
 * of unity t whose fourth power is a combination of the lower ones. Two walks to one point give one text.
 */
export type RingPoint = readonly [number, number, number, number];

export interface Ring {
  readonly times: (p: RingPoint, q: RingPoint) => RingPoint;
  /** A whole number of turns by the ring's angle. */
  readonly turn: (steps: number) => RingPoint;
}

export const ORIGIN: RingPoint = [0, 0, 0, 0];
export const ONE: RingPoint = [1, 0, 0, 0];

export const plus = (p: RingPoint, q: RingPoint): RingPoint => [
  p[0] + q[0],
  p[1] + q[1],
  p[2] + q[2],
  p[3] + q[3],
];
export const minus = (p: RingPoint, q: RingPoint): RingPoint => [
  p[0] - q[0],
  p[1] - q[1],
  p[2] - q[2],
  p[3] - q[3],
];
const scaled = (p: RingPoint, by: number): RingPoint => [p[0] * by, p[1] * by, p[2] * by, p[3] * by];

/** `fourth`: what t⁴ is in 1, t, t², t³; `order`: turns in a full circle. */
export function makeRing(fourth: RingPoint, order: number): Ring {
  const byT = ([a, b, c, d]: RingPoint): RingPoint => plus([0, a, b, c], scaled(fourth, d));
  const times = (p: RingPoint, q: RingPoint): RingPoint => {
    let product = scaled(p, q[3]);
    for (let power = 2; power >= 0; power--) product = plus(byT(product), scaled(p, q[power]));
    return product;
  };
  const turns: RingPoint[] = [ONE];
  while (turns.length < order) turns.push(byT(turns[turns.length - 1]));
  return { times, turn: (steps) => turns[((steps % order) + order) % order] };
}

/** A coordinate as a whole number plus another times a square root. */
export type Surd = readonly [whole: number, rooted: number];

const SLACK = 1e-9;

/** A rectangle that is `width` × `height` with the origin in its middle, rounded down. y grows upwards. */
export function makeWindow(
  width: number,
  height: number,
  root: number,
  x: (p: RingPoint) => Surd,
  y: (p: RingPoint) => Surd,
) {
  const [left, top] = [width >> 1, height >> 1];
  const value = ([whole, rooted]: Surd): number => whole + rooted * root;
  return {
    left,
    top,
    holds: (points: readonly RingPoint[]): boolean =>
      points.every((point) => {
        const [px, py] = [value(x(point)), value(y(point))];
        return (
          px >= -left - SLACK && px <= width - left + SLACK && py >= top - height - SLACK && py <= top + SLACK
        );
      }),
  };
}

/** The nearest whole number, halves away from 0, as C rounds. */
export const roundAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));
