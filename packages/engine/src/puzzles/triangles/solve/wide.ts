/**
 * The same search where a mask takes several words: choosing, laying and lifting for any number of kinds. On boards
 * of this size looks at every piece, and trouble, cost more than they save. What both share is in placing.ts.
 */
import { popcount } from '../../../bits.ts';
import { firstOpen, MANY } from './choosing.ts';
import { bitOf, bytes, heldBy, labelOf, LAYOUT, memory } from './memory.ts';
import {
  askForKey,
  enterRing,
  giveBack,
  isShort,
  isUnpaired,
  keyCount,
  leaveRing,
  take,
  takeKeyBack,
  useBorder,
} from './placing.ts';

const { ASKED, BEYOND, BORDER_LEFT, BOTTOM, CELL_AT, COUNT, DEMAND, KEY, KEYS, LABELS, LAID, LEFT } = LAYOUT;
const { MASK, NEXT, NODES, NONE, NOTHING, ODD, OPEN_BORDER, PATTERN, PATTERNS, REST, RING, SLACK } = LAYOUT;
const { SPARE, SWAP, TOUCHED, TROUBLE, UNUSED, WAYS } = LAYOUT;
const END = -1;

export function goOnWide(from: number, nodes: number, words: number): number {
  const count = memory[COUNT];
  let depth = from;
  let done = 0;
  while (depth >= 0 && depth < count && done < nodes) {
    done++;
    depth = returnWide(chooseWide(depth, words) ? depth : depth - 1, words);
  }
  memory[NODES] = done;
  return depth;
}

export function returnWide(from: number, words: number): number {
  const bottom = memory[BOTTOM];
  for (let depth = from; depth >= bottom; depth--) if (advanceWide(depth, words)) return depth + 1;
  return END;
}

function chooseWide(depth: number, words: number): boolean {
  let least = MANY;
  let chosen: number = NONE;
  for (let cell = bytes[NEXT + RING]; cell !== RING; cell = bytes[NEXT + cell]) {
    let size = 0;
    for (let word = 0; word < words; word++) {
      const mask = memory[MASK + words * cell + word] & memory[UNUSED + word];
      if (mask !== 0) size += popcount(mask);
    }
    if (size < 2) {
      least = size;
      chosen = cell;
      break;
    }
    if (size < least) {
      least = size;
      chosen = cell;
    }
  }
  if (least === 0) return false;
  if (chosen === NONE) chosen = firstOpen(depth);
  take(chosen);
  bytes[CELL_AT + depth] = chosen;
  memory[LAID + depth] = NOTHING;
  for (let word = 0; word < words; word++)
    memory[REST + words * depth + word] = memory[MASK + words * chosen + word] & memory[UNUSED + word];
  return true;
}

function advanceWide(depth: number, words: number): boolean {
  const cell = bytes[CELL_AT + depth];
  const laid = memory[LAID + depth];
  let bit: number = NONE;
  let way = 0;
  if (laid !== NOTHING) {
    lift(memory[LABELS + laid], cell, words);
    bit = bitOf(memory[LABELS + laid]);
    way = laid - 3 * bit + 1;
  }
  const pattern = memory[PATTERN + cell];
  const patterns = PATTERNS + (bytes[ASKED + cell] & 7);
  for (; ; way++) {
    if (bit === NONE || way >= bytes[WAYS + bit]) {
      bit = takeBit(depth, words);
      way = 0;
      if (bit === NONE) {
        giveBack(cell);
        return false;
      }
    }
    if (memory[patterns + 24 * bit + 8 * way] !== pattern) continue;
    const labels = memory[LABELS + 3 * bit + way];
    if (isDeadWide(labels, cell, words)) continue;
    if (lay(labels, cell, words)) break;
    lift(labels, cell, words);
  }
  memory[LAID + depth] = 3 * bit + way;
  return true;
}

function isDeadWide(labels: number, cell: number, words: number): boolean {
  for (let open = 7 & ~bytes[ASKED + cell]; open !== 0; open &= open - 1) {
    const side = (open & -open) >> 1;
    if (starvesWide(3 * cell + side, labelOf(labels, side), words)) return true;
  }
  return false;
}

function takeBit(depth: number, words: number): number {
  for (let word = 0; word < words; word++) {
    const rest = memory[REST + words * depth + word];
    if (rest === 0) continue;
    memory[REST + words * depth + word] = rest & (rest - 1);
    return 32 * word + 31 - Math.clz32(rest & -rest);
  }
  return NONE;
}

/** `labels`: of a kind in one of its ways. False when the balance is broken; the piece is there all the same. */
function lay(labels: number, cell: number, words: number): boolean {
  const bit = bitOf(labels);
  const swap = memory[SWAP];
  const own = bytes[ASKED + cell];
  if (--bytes[LEFT + bit] === 0) memory[UNUSED + (bit >> 5)] &= ~(1 << (bit & 31));
  memory[SLACK] += keyCount(own >> KEYS) - heldBy(labels);
  let spare = 0; // only its sign counts: negative when any of them is
  for (let open = 7 & ~own; open !== 0; open &= open - 1) {
    const side = (open & -open) >> 1;
    const beyond = memory[BEYOND + 3 * cell + side];
    const label = (labels >> (5 * side)) & 31;
    if (beyond === OPEN_BORDER) {
      spare |= useBorder(label, -1);
      continue;
    }
    const near = beyond & 255;
    const facing = beyond >> 8;
    const asked = bytes[ASKED + near];
    if (asked === 0) enterRing(near);
    bytes[ASKED + near] = asked | (1 << facing);
    memory[PATTERN + near] += memory[DEMAND + 3 * label + facing];
    remask(near, words);
    if ((label ^ swap) === memory[KEY]) askForKey(near);
    spare |= --memory[SPARE + label];
    spare |= --memory[SPARE + (label ^ swap)];
  }
  bytes[TOUCHED] = NONE;
  return spare >= 0 && !isShort(memory[SLACK]) && memory[ODD] <= memory[BORDER_LEFT];
}

function lift(labels: number, cell: number, words: number): void {
  const bit = bitOf(labels);
  const swap = memory[SWAP];
  const own = bytes[ASKED + cell];
  if (bytes[LEFT + bit]++ === 0) memory[UNUSED + (bit >> 5)] |= 1 << (bit & 31);
  memory[SLACK] -= keyCount(own >> KEYS) - heldBy(labels);
  for (let open = 7 & ~own; open !== 0;) {
    const side = 31 - Math.clz32(open); // in the reverse order: the ring gives back who came last first
    open ^= 1 << side;
    const beyond = memory[BEYOND + 3 * cell + side];
    const label = (labels >> (5 * side)) & 31;
    if (beyond === OPEN_BORDER) {
      useBorder(label, 1);
      continue;
    }
    const near = beyond & 255;
    const facing = beyond >> 8;
    if ((label ^ swap) === memory[KEY]) takeKeyBack(near);
    const asked = bytes[ASKED + near] ^ (1 << facing);
    bytes[ASKED + near] = asked;
    if (asked === 0) leaveRing(near);
    memory[PATTERN + near] -= memory[DEMAND + 3 * label + facing];
    remask(near, words);
    memory[SPARE + label]++;
    memory[SPARE + (label ^ swap)]++;
  }
}

export function remask(cell: number, words: number): void {
  const from = memory[PATTERN + cell];
  for (let word = 0; word < words; word++) memory[MASK + words * cell + word] = memory[from + word];
}

/** Would this label leave the open cell beyond without a piece? The one to be laid counts as left, so a cell that needs it dies one node later. */
function starvesWide(at: number, label: number, words: number): boolean {
  const beyond = memory[BEYOND + at];
  if (beyond === OPEN_BORDER) return false;
  if (isUnpaired(label)) return true;
  const near = beyond & 255;
  const mask = memory[PATTERN + near] + memory[DEMAND + 3 * label + (beyond >> 8)];
  for (let word = 0; word < words; word++)
    if ((memory[mask + word] & memory[UNUSED + word]) !== 0) return false;
  memory[TROUBLE + near]++;
  return true;
}
