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

/** False when the edges contradict each other. */
export function findSides({ stride, sites, isCell, border }: Layout, edge: Uint8Array): boolean {
  for (let x = 0; x < sites; x++) side[x] = isCell[x] ? UNKNOWN : OUTSIDE;
  let count = 0;
  const reach = (x: number, from: number, between: number): boolean => {
    if (edge[between] === OPEN) return true;
    const now = edge[between] === LINE ? OUTSIDE + INSIDE - side[from] : side[from];
    if (side[x] !== UNKNOWN) return side[x] === now;
    side[x] = now;
    waiting[count++] = x;
    return true;
  };
  const isSound = (x: number, inwards: boolean): boolean => {
    for (let way = 0; way < 4; way++) {
      const near = way === 0 ? x - stride : way === 1 ? x + 1 : way === 2 ? x + stride : x - 1;
      const between = way === 0 ? 2 * x : way === 1 ? 2 * near + 1 : way === 2 ? 2 * near : 2 * x + 1;
      if (!inwards ? !reach(near, x, between) : !isCell[near] && !reach(x, near, between)) return false;
    }
    return true;
  };
  for (let i = 0; i < border.length; i++) if (!isSound(border[i], true)) return false;
  while (count > 0) if (!isSound(waiting[--count], false)) return false;
  return true;
}
