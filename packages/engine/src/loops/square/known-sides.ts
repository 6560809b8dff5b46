/** The sides of cells that follow from known edges, from the outer face inwards. */
import { LINE, OPEN } from '../marks.ts';
import type { Layout } from './layout.ts';
import { SITES } from './memory.ts';

const UNKNOWN = 0;
const OUTSIDE = 1;
const INSIDE = 2;
const side = new Uint8Array(SITES);
const waiting = new Int32Array(SITES);

export const sideFound = (x: number): boolean | undefined =>
  side[x] === UNKNOWN ? undefined : side[x] === INSIDE;

let count = 0;

/** False when the edges contradict each other. */
export function findSides(layout: Layout, edge: Uint8Array): boolean {
  const { sites, isCell, border } = layout;
  for (let x = 0; x < sites; x++) side[x] = isCell[x] ? UNKNOWN : OUTSIDE;
  count = 0;
  for (let i = 0; i < border.length; i++) if (!relate(border[i], layout, edge)) return false;
  while (count > 0) if (!relate(waiting[--count], layout, edge)) return false;
  return true;
}

/** A cell and its four neighbours, across known edges. */
function relate(x: number, { stride }: Layout, edge: Uint8Array): boolean {
  return (
    pass(x, x - stride, edge[2 * x]) &&
    pass(x, x + 1, edge[2 * (x + 1) + 1]) &&
    pass(x, x + stride, edge[2 * (x + stride)]) &&
    pass(x, x - 1, edge[2 * x + 1])
  );
}

/** The side of one gives that of the other; false when they do not go with the mark between them. */
function pass(a: number, b: number, mark: number): boolean {
  if (mark === OPEN) return true;
  const sideA = side[a];
  const sideB = side[b];
  if (sideA === UNKNOWN)
    return sideB === UNKNOWN || know(a, mark === LINE ? OUTSIDE + INSIDE - sideB : sideB);
  const now = mark === LINE ? OUTSIDE + INSIDE - sideA : sideA;
  return sideB === UNKNOWN ? know(b, now) : sideB === now;
}

function know(x: number, now: number): true {
  side[x] = now;
  waiting[count++] = x;
  return true;
}
