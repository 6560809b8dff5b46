/**
 * The usual step: when a cell's turn comes, two of its sides are mostly asked already and the third faces an
 * open cell. Then a kind fits in one way at most, one neighbour alone hears of it, and whether that leads on is
 * known before anything is laid. The same rules as in placing.ts, in one straight line, for up to 32 kinds.
 */
import { bytes, LAYOUT, memory } from './memory.ts';
import { enterRing, giveBack, isShort, keyCount, keyStep, leaveRing } from './placing.ts';

const { ASKED, ASKS, BIT_AT, DEMAND, FACING, HOLDS, KEY, LEFT, MASK, MATES } = LAYOUT;
const { NEAR, NONE, PARTNERS, PATTERN, REST, SHOWS, SLACK, SPARE, TOUCHED, TROUBLE, UNUSED, WALL, WAY_AT } =
  LAYOUT;

/** The side that alone is not asked, when it faces a cell; NONE in all other cases. */
export function openSide(cell: number): number {
  const open = 7 ^ bytes[ASKED + cell];
  const side = open >> 1; // of a single bit: 1, 2, 4 to 0, 1, 2
  return (open === 1 || open === 2 || open === 4) && bytes[NEAR + 3 * cell + side] < WALL ? side : NONE;
}

/** The next way at this depth; false when there is none, and the cell is given back. */
export function advanceOne(depth: number, cell: number, side: number): boolean {
  const near = bytes[NEAR + 3 * cell + side];
  const facing = bytes[FACING + 3 * cell + side];
  if (bytes[BIT_AT + depth] !== NONE) liftOne(depth, cell, side, near, facing);
  const ways = memory[PATTERN + cell];
  const second = memory[ways + 2];
  const third = memory[ways + 3];
  const pattern = memory[PATTERN + near];
  const unused = memory[UNUSED];
  const partners = memory[PARTNERS];
  const slack = memory[SLACK] + keyCount(bytes[ASKS + cell]);
  for (let rest = memory[REST + depth]; rest !== 0;) {
    const bit = 31 - Math.clz32(rest & -rest);
    rest &= rest - 1;
    const way = ((second >>> bit) & 1) + 2 * ((third >>> bit) & 1);
    const label = bytes[SHOWS + 9 * bit + 3 * way + side];
    const wanted = bytes[MATES + label];
    if (memory[SPARE + label] < partners || (wanted !== label && memory[SPARE + wanted] < 1)) continue;
    const left = bytes[LEFT + bit] === 1 ? unused & ~(1 << bit) : unused;
    const asking = pattern + memory[DEMAND + 3 * label + facing];
    const mask = memory[asking];
    if ((mask & left) === 0) {
      memory[TROUBLE + near]++;
      continue;
    }
    const isKey = wanted === memory[KEY];
    const rested = slack - memory[HOLDS + bit] - (isKey ? keyStep(bytes[ASKS + near]) : 0);
    if (isShort(rested)) continue;
    bytes[LEFT + bit]--;
    memory[UNUSED] = left;
    memory[SLACK] = rested;
    memory[PATTERN + near] = asking;
    memory[MASK + near] = mask;
    if (bytes[ASKED + near] === 0) enterRing(near);
    bytes[ASKED + near] |= 1 << facing;
    if (isKey) bytes[ASKS + near]++;
    memory[SPARE + label] -= partners;
    if (wanted !== label) memory[SPARE + wanted]--;
    bytes[TOUCHED] = near;
    memory[REST + depth] = rest;
    bytes[BIT_AT + depth] = bit;
    bytes[WAY_AT + depth] = way;
    return true;
  }
  giveBack(cell);
  return false;
}

function liftOne(depth: number, cell: number, side: number, near: number, facing: number): void {
  const bit = bytes[BIT_AT + depth];
  const label = bytes[SHOWS + 9 * bit + 3 * bytes[WAY_AT + depth] + side];
  const wanted = bytes[MATES + label];
  bytes[LEFT + bit]++;
  memory[UNUSED] |= 1 << bit;
  memory[SLACK] -= keyCount(bytes[ASKS + cell]) - memory[HOLDS + bit];
  const pattern = memory[PATTERN + near] - memory[DEMAND + 3 * label + facing];
  memory[PATTERN + near] = pattern;
  memory[MASK + near] = memory[pattern];
  bytes[ASKED + near] ^= 1 << facing;
  if (bytes[ASKED + near] === 0) leaveRing(near);
  if (wanted === memory[KEY]) memory[SLACK] += keyStep(--bytes[ASKS + near]);
  memory[SPARE + label] += memory[PARTNERS];
  if (wanted !== label) memory[SPARE + wanted]++;
}
