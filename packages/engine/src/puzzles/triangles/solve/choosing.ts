/**
 * Which cell is filled next: one that a single kind fits, a place that is the only one of its piece, else
 * the cell with the fewest kinds for the trouble it has made so far (the rule "dom/wdeg" of Boussemart and
 * others, 2004). A cell or a piece with nothing left ends the branch.
 */
import { popcount } from '../../../bits.ts';
import { bytes, LAYOUT, memory } from './memory.ts';
import { openSide } from './one-open.ts';
import { take } from './placing.ts';

const {
  BEYOND,
  BOTTOM,
  CELL_AT,
  FILLED,
  LAID,
  LEFT,
  MASK,
  NEXT,
  NOTHING,
  REST,
  RING,
  TROUBLE,
  UNUSED,
  WAITING,
} = LAYOUT;
const { ASKED, NONE, SIDE_AT, TOUCHED, WALL } = LAYOUT;

export const MANY = 1000;

/** Up to 32 kinds, where a mask is one word; false when the branch is dead. */
export function chooseNarrow(depth: number): boolean {
  const unused = memory[UNUSED];
  if (depth > memory[BOTTOM]) {
    const single = singleBeside(bytes[CELL_AT + depth - 1], unused);
    if (single !== NONE) return settle(depth, single, memory[MASK + single] & unused);
  }
  let least = MANY;
  let most = 1;
  let chosen: number = NONE;
  let once = 0;
  let twice = 0;
  for (let cell = bytes[NEXT + RING]; cell !== RING; cell = bytes[NEXT + cell]) {
    const mask = memory[MASK + cell] & unused;
    if ((mask & (mask - 1)) === 0) return mask !== 0 && settle(depth, cell, mask);
    twice |= once & mask;
    once |= mask;
    const size = popcount(mask);
    const trouble = memory[TROUBLE + cell];
    const better = (Math.imul(size, most) - Math.imul(least, trouble)) >> 31;
    least = (least + ((size - least) & better)) | 0;
    most = (most + ((trouble - most) & better)) | 0;
    chosen = (chosen + ((cell - chosen) & better)) | 0;
  }
  if (memory[WAITING] === 0) {
    if (once !== unused) return false;
    const single = once & ~twice;
    if (single !== 0) return settleOnly(depth, single & -single);
  } else if (chosen === NONE) chosen = firstOpen(depth);
  return settle(depth, chosen, memory[MASK + chosen] & unused);
}

/** The piece just placed most often leaves a single kind beside itself: then the others need no look. */
function singleBeside(cell: number, unused: number): number {
  const touched = bytes[TOUCHED];
  if (touched !== NONE) {
    const mask = memory[MASK + touched] & unused;
    return (mask & (mask - 1)) === 0 ? touched : NONE;
  }
  for (let open = 7 & ~bytes[ASKED + cell]; open !== 0; open &= open - 1) {
    const near = memory[BEYOND + 3 * cell + ((open & -open) >> 1)] & 255;
    if (near >= WALL) continue;
    const mask = memory[MASK + near] & unused;
    if ((mask & (mask - 1)) === 0) return near;
  }
  return NONE;
}

/** A kind with one place left; its twins would have none. */
function settleOnly(depth: number, single: number): boolean {
  if (bytes[LEFT + 31 - Math.clz32(single)] > 1) return false;
  let cell = bytes[NEXT + RING];
  while ((memory[MASK + cell] & single) === 0) cell = bytes[NEXT + cell];
  return settle(depth, cell, single);
}

function settle(depth: number, cell: number, rest: number): boolean {
  take(cell);
  bytes[CELL_AT + depth] = cell;
  memory[LAID + depth] = NOTHING;
  memory[REST + depth] = rest;
  bytes[SIDE_AT + depth] = openSide(cell);
  return true;
}

/** Where no open cell is constrained. */
export function firstOpen(depth: number): number {
  let cell = 0;
  while (bytes[FILLED + cell] !== 0 || isLaid(cell, depth)) cell++;
  return cell;
}

function isLaid(cell: number, depth: number): boolean {
  for (let at = memory[BOTTOM]; at < depth; at++) if (bytes[CELL_AT + at] === cell) return true;
  return false;
}
