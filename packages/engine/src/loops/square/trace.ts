/** Follows paths of lines, as they were at an earlier time. */
import { SIZE } from '../../kernel/assignment.ts';
import { addToReason } from './because.ts';
import { counts, SITE_COUNT, SITES, size, STRIDE, trail } from './memory.ts';
import { wasJoined } from './path-ends.ts';

/** The lines of the last path followed. */
export const followed = new Int32Array(SITES);

/** Follows the path from its end, as it was after `before` joins; returns its number of lines. */
export function followPath(end: number, before: number): number {
  const stride = size[STRIDE];
  let count = 0;
  let dot = end;
  let came = -1;
  for (;;) {
    came = wayOn(dot, came, before, stride);
    if (came < 0) return count;
    // An edge goes right or down from its first dot.
    dot = came >> 1 !== dot ? came >> 1 : came & 1 ? dot + stride : dot + 1;
    followed[count++] = came;
  }
}

/** A line at a dot other than the one we came along; -1 at an end. */
function wayOn(dot: number, came: number, before: number, stride: number): number {
  const up = 2 * (dot - stride) + 1;
  if (up !== came && wasJoined(up, before)) return up;
  const back = 2 * (dot - 1);
  if (back !== came && wasJoined(back, before)) return back;
  const down = 2 * dot + 1;
  if (down !== came && wasJoined(down, before)) return down;
  const on = 2 * dot;
  return on !== came && wasJoined(on, before) ? on : -1;
}

/** Some line that is not among the first `count` lines of the last path followed. */
export function lineBeside(count: number): number {
  const own = new Set(followed.subarray(0, count));
  for (let at = 0; at < counts[SIZE]; at++) {
    const lit = trail[at];
    if ((lit & 1) === 0 && lit >> 1 < 2 * size[SITE_COUNT] && !own.has(lit >> 1)) return lit >> 1;
  }
  return followed[0];
}

export function addPath(count: number): void {
  for (let i = 0; i < count; i++) addToReason(2 * followed[i]);
}
