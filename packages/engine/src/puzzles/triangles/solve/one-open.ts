/**
 * The usual step: when a cell's turn comes, two of its sides are mostly constrained already and the third faces an
 * open cell. Then a kind fits in one way at most, only one neighbour is affected, and whether that leads on is
 * known before anything is placed. The same rules as in placing.ts, in one straight line, for up to 32 kinds.
 */
import { bitOf, bytes, heldBy, LAYOUT, memory } from './memory.ts';
import { enterRing, giveBack, isShort, keyCount, keyStep, leaveRing, take } from './placing.ts';

const { KEPT_ASKED, KEPT_PATTERN, KEPT_SLACK } = LAYOUT;
const { ASKED, BEYOND, BOTTOM, CELL_AT, DEMAND, KEY, KEYS, LABELS, LAID, LEFT, MASK, NODES, NONE, NOTHING } =
  LAYOUT;
const { PARTNERS, PATTERN, REST, SIDE_AT, SLACK, SPARE, SWAP, TOUCHED, TROUBLE, TWINS, UNUSED, WALL } =
  LAYOUT;

/** The side that alone is not asked, when it faces a cell; NONE in all other cases. */
export function openSide(cell: number): number {
  const open = 7 & ~bytes[ASKED + cell];
  const side = open >> 1; // of a single bit: 1, 2, 4 to 0, 1, 2
  if ((open & (open - 1)) !== 0 || open === 0) return NONE;
  return (memory[BEYOND + 3 * cell + side] & 255) < WALL ? side : NONE;
}

/**
 * The next way at this depth, and from there on as long as only one kind fits beside the piece placed last; where
 * there is none, the next way above it. The depth after the last, or ~ that of the cell above that is of another kind.
 */
export function advanceOne(from: number, nodes: number): number {
  const swap = memory[SWAP];
  const partners = memory[PARTNERS];
  const key = memory[KEY];
  const twins = memory[TWINS];
  const bottom = memory[BOTTOM];
  let depth = from;
  let cell = bytes[CELL_AT + depth];
  let side = bytes[SIDE_AT + depth];
  if (memory[LAID + depth] !== NOTHING) liftOne(depth, cell, side);
  let rest = memory[REST + depth];
  for (;;) {
    const beyond = memory[BEYOND + 3 * cell + side];
    const near = beyond & 255;
    const facing = beyond >> 8;
    const ways = memory[PATTERN + cell];
    const second = memory[ways + 2];
    const third = memory[ways + 3];
    const pattern = memory[PATTERN + near];
    const asked = bytes[ASKED + near];
    const unused = memory[UNUSED];
    const kept = memory[SLACK];
    const slack = kept + keyCount(bytes[ASKED + cell] >> KEYS);
    let fitting = 0; // beside it, once something is laid
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      const way = ((second >>> bit) & 1) + 2 * ((third >>> bit) & 1);
      const labels = memory[LABELS + 3 * bit + way];
      const label = (labels >> (5 * side)) & 31;
      if (memory[SPARE + label] < partners || (swap !== 0 && memory[SPARE + (label ^ 1)] < 1)) continue;
      const isTwin = ((twins >>> bit) & 1) !== 0;
      const left = isTwin && bytes[LEFT + bit] > 1 ? unused : unused & ~(1 << bit);
      const asking = pattern + memory[DEMAND + 3 * label + facing];
      const mask = memory[asking];
      if ((mask & left) === 0) {
        memory[TROUBLE + near]++;
        continue;
      }
      const isKey = ((label ^ swap ^ key) - 1) >> 31; // -1 when it is, else 0
      const rested = slack - heldBy(labels) - (keyStep(asked >> KEYS) & isKey);
      if (isShort(rested)) continue;
      if (isTwin) bytes[LEFT + bit]--;
      memory[KEPT_PATTERN + depth] = pattern;
      bytes[KEPT_ASKED + depth] = asked;
      memory[KEPT_SLACK + depth] = kept;
      memory[UNUSED] = left;
      memory[SLACK] = rested;
      memory[PATTERN + near] = asking;
      memory[MASK + near] = mask;
      if (asked === 0) enterRing(near);
      bytes[ASKED + near] = (asked | (1 << facing)) - (isKey << KEYS);
      memory[SPARE + label] -= partners;
      if (swap !== 0) memory[SPARE + (label ^ 1)]--;
      memory[REST + depth] = rest;
      memory[LAID + depth] = 3 * bit + way;
      fitting = mask & left;
      break;
    }
    if (fitting === 0) {
      do {
        giveBack(cell);
        depth--;
        if (depth < bottom || bytes[SIDE_AT + depth] === NONE) return ~depth;
        cell = bytes[CELL_AT + depth];
        side = bytes[SIDE_AT + depth];
        liftOne(depth, cell, side);
        rest = memory[REST + depth];
      } while (rest === 0);
      continue;
    }
    depth++;
    side = openSide(near);
    if ((fitting & (fitting - 1)) !== 0 || side === NONE || memory[NODES] >= nodes) {
      bytes[TOUCHED] = near;
      return depth;
    }
    cell = near;
    rest = fitting;
    memory[NODES]++;
    take(cell);
    bytes[CELL_AT + depth] = cell;
    bytes[SIDE_AT + depth] = side;
    memory[LAID + depth] = NOTHING;
  }
}

/** What was there before is kept by depth; only sides and pieces are counted back. */
function liftOne(depth: number, cell: number, side: number): void {
  const near = memory[BEYOND + 3 * cell + side] & 255;
  const labels = memory[LABELS + memory[LAID + depth]];
  const label = (labels >> (5 * side)) & 31;
  const bit = bitOf(labels);
  const pattern = memory[KEPT_PATTERN + depth];
  const asked = bytes[KEPT_ASKED + depth];
  memory[SLACK] = memory[KEPT_SLACK + depth];
  memory[UNUSED] |= 1 << bit;
  memory[PATTERN + near] = pattern;
  memory[MASK + near] = memory[pattern];
  bytes[ASKED + near] = asked;
  if (asked === 0) leaveRing(near);
  memory[SPARE + label] += memory[PARTNERS];
  if (memory[SWAP] !== 0) memory[SPARE + (label ^ 1)]++;
  if (((memory[TWINS] >>> bit) & 1) !== 0) bytes[LEFT + bit]++;
}
