/** Follows lines through the solver's trail, as they were at an earlier time. */
import type { Lit } from '../../kernel/literal.ts';
import { position, SITES, size, STRIDE, trail, value, SITE_COUNT } from './memory.ts';

/** The lines last followed. */
export const followed = new Int32Array(SITES);

/** Follows the path from its end, as it was when the trail's literals up to `last` had been told; its number of lines. */
export function followPath(end: number, last: number): number {
  const stride = size[STRIDE];
  let count = 0;
  let dot = end;
  let came = -1;
  for (;;) {
    came = wayOn(dot, came, last, stride);
    if (came < 0) return count;
    // An edge goes right or down from its first dot.
    dot = came >> 1 !== dot ? came >> 1 : came & 1 ? dot + stride : dot + 1;
    followed[count++] = came;
  }
}

/** A line at a dot other than the one we came by; -1 at an end. */
function wayOn(dot: number, came: number, last: number, stride: number): number {
  const up = 2 * (dot - stride) + 1;
  if (up !== came && wasLine(up, last)) return up;
  const back = 2 * (dot - 1);
  if (back !== came && wasLine(back, last)) return back;
  const down = 2 * dot + 1;
  if (down !== came && wasLine(down, last)) return down;
  const on = 2 * dot;
  return on !== came && wasLine(on, last) ? on : -1;
}

const wasLine = (edge: number, last: number): boolean => value[2 * edge] > 0 && position[edge] <= last;

/** Some line told before a trail index that is not among the `count` lines last followed. */
export function lineBeside(count: number, before: number): number {
  const own = new Set(followed.subarray(0, count));
  for (let at = 0; at < before; at++) {
    const lit = trail[at];
    if ((lit & 1) === 0 && lit >> 1 < 2 * size[SITE_COUNT] && !own.has(lit >> 1)) return lit >> 1;
  }
  return followed[0];
}

export function tellPath(count: number, because: (lit: Lit) => void): void {
  for (let i = 0; i < count; i++) because(2 * followed[i]);
}
