/**
 * An unbounded board of flat-top hexagons, in axial coordinates.
 *
 *            5
 *          _____
 *     4   /     \   0        q grows to the right, r grows downwards;
 *        /  q,r  \           side d of q,r faces q + dq[d], r + dr[d].
 *        \       /
 *     3   \_____/   1
 *            2
 *
 * Invariant: side d of a cell is side d + 3 of the neighbour it faces, and turning a cell by one step
 * moves what is on side d to side d + 1, clockwise.
 */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

export const sides = [0, 1, 2, 3, 4, 5] as const;

/** Steps clockwise from the upper right. */
export const dq: readonly number[] = [1, 1, 0, -1, -1, 0];
export const dr: readonly number[] = [-1, 0, 1, 1, 0, -1];

export const side = (number: number): number => ((number % 6) + 6) % 6;
export const opposite = (d: number): number => (d + 3) % 6;

export const neighbour = ({ q, r }: Cell, d: number): Cell => ({ q: q + dq[d], r: r + dr[d] });
export const neighbours = (cell: Cell): readonly Cell[] => sides.map((d) => neighbour(cell, d));

export const sameCell = (a: Cell, b: Cell): boolean => a.q === b.q && a.r === b.r;

/** '0,-1': a key for maps and the second half of a spot. */
export const cellKey = ({ q, r }: Cell): string => `${q},${r}`;

export const distance = (a: Cell, b: Cell): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** A cell turned round 0,0 by sixths of a circle, clockwise. */
export function turnCell({ q, r }: Cell, sixths: number): Cell {
  let [a, b] = [q, r];
  for (let i = side(sixths); i > 0; i--) [a, b] = [0 - b, a + b];
  return { q: a, r: b };
}

/** Distance 1 from edge to edge across; the centre of 0,0 is at 0,0 and y grows downwards. */
export const hexRadius = 1 / Math.sqrt(3);
export const centre = ({ q, r }: Cell): { readonly x: number; readonly y: number } => ({
  x: 1.5 * hexRadius * q,
  y: r + q / 2,
});

/** From the centre to the middle of side d, as an angle on the screen. */
export const sideAngle = (d: number): number => ((2 * d - 1) * Math.PI) / 6;
/** From the centre to the corner between sides d and d + 1. */
export const cornerAngle = (d: number): number => (d * Math.PI) / 3;
