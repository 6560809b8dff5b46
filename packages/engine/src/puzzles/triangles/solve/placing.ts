/**
 * Laying a piece in the memory of a search and lifting it again, and what must hold after it.
 *
 * Balance: every side still to be laid either answers a demand, meets another such side, or lies on the
 * free border. So for each label `SPARE` (sides left minus demands) stays ≥ 0, and what does not pair up
 * (labels with odd spare; or |spare a − spare A|) must fit on the free border.
 *
 * The key label, the one that most sides ask for, is also counted by pieces: cells that ask for it (for two
 * of it) need a piece each that holds it (two of it). With a border of one colour most branches end there.
 */
import { bytes, LAYOUT, memory } from './memory.ts';

const { ASKED, BEFORE, BORDER_LEFT, DEMAND, FACING, LEFT, MASK, MATES, NEAR, NEXT } = LAYOUT;
const { ASKS, HOLDS, KEY, SLACK, TOUCHED, TROUBLE } = LAYOUT;
const { NONE, ODD, OPEN_BORDER, PARTNERS, PATTERN, RING, SHOWS, SPARE, UNUSED, WAITING } = LAYOUT;

export function oddnessOf(label: number): number {
  const other = bytes[MATES + label];
  const spare = memory[SPARE + label];
  return other === label ? spare & 1 : Math.abs(spare - memory[SPARE + other]);
}

/** A side on the free border has no partner; answers how many of the label are spare then. */
function useBorder(label: number, change: number): number {
  const before = oddnessOf(label);
  const spare = (memory[SPARE + label] += change);
  memory[ODD] += oddnessOf(label) - before;
  memory[BORDER_LEFT] += change;
  return spare;
}

/** False when the balance is broken; the piece is there all the same. */
export function lay(bit: number, way: number, cell: number, words: number): boolean {
  if (--bytes[LEFT + bit] === 0) memory[UNUSED + (bit >> 5)] &= ~(1 << (bit & 31));
  const shows = SHOWS + 9 * bit + 3 * way;
  memory[SLACK] += keyCount(bytes[ASKS + cell]) - memory[HOLDS + bit];
  let spare = 0; // only its sign counts: negative when any of them is
  for (let open = 7 ^ bytes[ASKED + cell]; open !== 0; open &= open - 1) {
    const side = (open & -open) >> 1;
    const near = bytes[NEAR + 3 * cell + side];
    const label = bytes[shows + side];
    if (near === OPEN_BORDER) {
      spare |= useBorder(label, -1);
      continue;
    }
    const facing = bytes[FACING + 3 * cell + side];
    const asked = bytes[ASKED + near];
    if (asked === 0) enterRing(near);
    bytes[ASKED + near] = asked | (1 << facing);
    const pattern = (memory[PATTERN + near] += memory[DEMAND + 3 * label + facing]);
    if (words === 1) memory[MASK + near] = memory[pattern];
    else remask(near, words);
    const wanted = bytes[MATES + label];
    if (wanted === memory[KEY]) askForKey(near);
    spare |= --memory[SPARE + label];
    spare |= --memory[SPARE + wanted];
  }
  bytes[TOUCHED] = NONE;
  return spare >= 0 && !isShort(memory[SLACK]) && memory[ODD] <= memory[BORDER_LEFT];
}

export function lift(bit: number, way: number, cell: number, words: number): void {
  if (bytes[LEFT + bit]++ === 0) memory[UNUSED + (bit >> 5)] |= 1 << (bit & 31);
  memory[SLACK] -= keyCount(bytes[ASKS + cell]) - memory[HOLDS + bit];
  const shows = SHOWS + 9 * bit + 3 * way;
  for (let open = 7 ^ bytes[ASKED + cell]; open !== 0;) {
    const side = 31 - Math.clz32(open); // in the reverse order: the ring gives back who came last first
    open ^= 1 << side;
    const near = bytes[NEAR + 3 * cell + side];
    const label = bytes[shows + side];
    if (near === OPEN_BORDER) {
      useBorder(label, 1);
      continue;
    }
    const facing = bytes[FACING + 3 * cell + side];
    const asked = (bytes[ASKED + near] ^= 1 << facing);
    if (asked === 0) leaveRing(near);
    const pattern = (memory[PATTERN + near] -= memory[DEMAND + 3 * label + facing]);
    if (words === 1) memory[MASK + near] = memory[pattern];
    else remask(near, words);
    const wanted = bytes[MATES + label];
    if (wanted === memory[KEY]) memory[SLACK] += keyStep(--bytes[ASKS + near]);
    memory[SPARE + label]++;
    memory[SPARE + wanted]++;
  }
}

const ONE = 1;
const TWO = 1 << 16;

/** What so many sides of the key label count for: one piece that holds it, and one that holds two of it. */
export const keyCount = (sides: number): number => (sides > 1 ? ONE + TWO : sides);

/** What one side more than these counts for. */
export const keyStep = (sides: number): number => (sides === 0 ? ONE : sides === 1 ? TWO : 0);

/** Is one half of the slack negative? The lower one borrows from the upper, and then both tell. */
export const isShort = (slack: number): boolean => (slack & 0x80008000) !== 0;

/** One more side of the cell asks for the key label. */
export function askForKey(cell: number): void {
  memory[SLACK] -= keyStep(bytes[ASKS + cell]++);
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

export function remask(cell: number, words: number): void {
  const from = memory[PATTERN + cell];
  for (let word = 0; word < words; word++) memory[MASK + words * cell + word] = memory[from + word];
}

/** Would this label leave the open cell beyond without a piece, or itself without a partner? `left`: kinds, if one word holds them. */
export function starves(at: number, label: number, left: number): boolean {
  const near = bytes[NEAR + at];
  if (near === OPEN_BORDER) return false;
  if (isUnpaired(label)) return true;
  const pattern = memory[PATTERN + near] + memory[DEMAND + 3 * label + bytes[FACING + at]];
  if ((memory[pattern] & left) !== 0) return false;
  memory[TROUBLE + near]++;
  return true;
}

const isUnpaired = (label: number): boolean =>
  memory[SPARE + label] < memory[PARTNERS] || memory[SPARE + bytes[MATES + label]] < memory[PARTNERS];

/** The same for any number of kinds; the one to be laid counts as left, so a cell that needs it dies one node later. */
export function starvesWide(at: number, label: number, words: number): boolean {
  const near = bytes[NEAR + at];
  if (near === OPEN_BORDER) return false;
  if (isUnpaired(label)) return true;
  const mask = memory[PATTERN + near] + memory[DEMAND + 3 * label + bytes[FACING + at]];
  for (let word = 0; word < words; word++)
    if ((memory[mask + word] & memory[UNUSED + word]) !== 0) return false;
  memory[TROUBLE + near]++;
  return true;
}
