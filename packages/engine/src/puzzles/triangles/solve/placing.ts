/**
 * Placing a piece in the memory of a search and lifting it again, and what must hold afterwards.
 *
 * Balance: every side still to be placed either meets a demand, meets another such side, or is on the
 * free border. So for each label `SPARE` (sides left minus demands) stays ≥ 0, and what does not pair up
 * (labels with odd spare; or |spare a − spare A|) must fit on the free border.
 *
 * The key label, the one that most sides ask for, is also counted by pieces: cells that ask for it (for two
 * of it) need a piece each that holds it (two of it). With a border of one colour most branches end there.
 */
import { bitOf, bytes, heldBy, LAYOUT, memory } from './memory.ts';

const { ASKED, BEFORE, BEYOND, BORDER_LEFT, DEMAND, LEFT, MASK, NEXT } = LAYOUT;
const { KEY, KEYS, SLACK, SWAP, TOUCHED, TROUBLE } = LAYOUT;
const { NONE, ODD, OPEN_BORDER, PARTNERS, PATTERN, RING, SPARE, UNUSED, WAITING } = LAYOUT;

export function oddnessOf(label: number): number {
  const other = label ^ memory[SWAP];
  const spare = memory[SPARE + label];
  return other === label ? spare & 1 : Math.abs(spare - memory[SPARE + other]);
}

/** A side on the free border has no partner; returns how many of the label are then spare. */
export function useBorder(label: number, change: number): number {
  const spare = memory[SPARE + label] + change;
  memory[SPARE + label] = spare;
  memory[BORDER_LEFT] += change;
  if (memory[SWAP] === 0) memory[ODD] += 2 * (spare & 1) - 1; // one more that does not pair up, or one less
  else {
    const over = spare - memory[SPARE + (label ^ 1)];
    memory[ODD] += Math.abs(over) - Math.abs(over - change);
  }
  return spare;
}

/** Up to 32 kinds. `labels`: of a kind in one of its ways. False when the balance is broken; the piece is there all the same. */
export function lay(labels: number, cell: number): boolean {
  const bit = bitOf(labels);
  const swap = memory[SWAP];
  const own = bytes[ASKED + cell];
  if (--bytes[LEFT + bit] === 0) memory[UNUSED] &= ~(1 << bit);
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
    const pattern = (memory[PATTERN + near] += memory[DEMAND + 3 * label + facing]);
    memory[MASK + near] = memory[pattern];
    if ((label ^ swap) === memory[KEY]) askForKey(near);
    spare |= --memory[SPARE + label];
    spare |= --memory[SPARE + (label ^ swap)];
  }
  bytes[TOUCHED] = NONE;
  return spare >= 0 && !isShort(memory[SLACK]) && memory[ODD] <= memory[BORDER_LEFT];
}

export function lift(labels: number, cell: number): void {
  const bit = bitOf(labels);
  const swap = memory[SWAP];
  const own = bytes[ASKED + cell];
  if (bytes[LEFT + bit]++ === 0) memory[UNUSED] |= 1 << bit;
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
    const pattern = (memory[PATTERN + near] -= memory[DEMAND + 3 * label + facing]);
    memory[MASK + near] = memory[pattern];
    memory[SPARE + label]++;
    memory[SPARE + (label ^ swap)]++;
  }
}

/** What this many sides of the key label count for: one piece that has it and, from bit 8 on, one that has it twice. */
export const keyCount = (sides: number): number => ((sides + 3) >> 2) | ((sides >> 1) << 8);

/** What one side more than these counts for: 1, then one in the upper half, then nothing. Nine bits each. */
export const keyStep = (sides: number): number => (0x20001 >> (9 * sides)) & 511;

/** Is one half of the slack negative? The lower one borrows from the upper, and then both are. */
export const isShort = (slack: number): boolean => (slack & 0x8080) !== 0;

/** One more side of the cell asks for the key label. */
export function askForKey(cell: number): void {
  memory[SLACK] -= keyStep(bytes[ASKED + cell] >> KEYS);
  bytes[ASKED + cell] += 1 << KEYS;
}

export function takeKeyBack(cell: number): void {
  bytes[ASKED + cell] -= 1 << KEYS;
  memory[SLACK] += keyStep(bytes[ASKED + cell] >> KEYS);
}

/** At its end: of cells that are equally tight the one asked first comes first. */
export function enterRing(cell: number): void {
  const last = bytes[BEFORE + RING];
  bytes[NEXT + last] = cell;
  bytes[BEFORE + cell] = last;
  bytes[NEXT + cell] = RING;
  bytes[BEFORE + RING] = cell;
  memory[WAITING]--;
}

export function leaveRing(cell: number): void {
  takeOut(cell);
  memory[WAITING]++;
}

/** Its own links stay, so that `putBack` finds its place. */
function takeOut(cell: number): void {
  const before = bytes[BEFORE + cell];
  const next = bytes[NEXT + cell];
  bytes[NEXT + before] = next;
  bytes[BEFORE + next] = before;
}

/** The cell is to be filled; `giveBack` in the reverse order undoes it. */
export function take(cell: number): void {
  if (bytes[ASKED + cell] === 0) memory[WAITING]--;
  else takeOut(cell);
}

export function giveBack(cell: number): void {
  if (bytes[ASKED + cell] === 0) memory[WAITING]++;
  else {
    bytes[NEXT + bytes[BEFORE + cell]] = cell;
    bytes[BEFORE + bytes[NEXT + cell]] = cell;
  }
}

/** Would this label leave the open cell beyond without a piece, or itself without a partner? `left`: kinds that are left then. */
export function starves(at: number, label: number, left: number): boolean {
  const beyond = memory[BEYOND + at];
  if (beyond === OPEN_BORDER) return false;
  if (isUnpaired(label)) return true;
  const near = beyond & 255;
  const pattern = memory[PATTERN + near] + memory[DEMAND + 3 * label + (beyond >> 8)];
  if ((memory[pattern] & left) !== 0) return false;
  memory[TROUBLE + near]++;
  return true;
}

export const isUnpaired = (label: number): boolean =>
  memory[SPARE + label] < memory[PARTNERS] || memory[SPARE + (label ^ memory[SWAP])] < memory[PARTNERS];
