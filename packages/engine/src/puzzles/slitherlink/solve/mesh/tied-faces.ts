/**
 * Small faces whose neighbours are known to be on the same or on different sides of the loop: two edges
 * that need not meet are then equal or unequal. Their configurations fit in two words, so that ties of
 * any two edges count. Larger faces compare neighbouring edges only (propagate.ts): nobody sees more.
 */
import { keepLast } from '../../../../cache.ts';
import { SMALL_FACE } from '../level-numbers.ts';
import { given, left } from './judge-ring.ts';

/** Sets of configurations as two words each, low first. */
interface SmallShape {
  readonly byCounts: Int32Array; // by bit of a number of lines
  readonly byPairs: Int32Array; // by corner * 16 + mask
  readonly byPair: Int32Array; // by corner * 4 + pair
  readonly unequal: Int32Array; // by first * size + second
}

const bit = (configuration: number, place: number): number => (configuration >> place) & 1;

function setsOf(
  count: number,
  size: number,
  holds: (index: number, configuration: number) => boolean,
): Int32Array {
  const sets = new Int32Array(2 * count);
  for (let index = 0; index < count; index++)
    for (let each = 0; each < 1 << size; each++)
      if (holds(index, each)) sets[2 * index + (each >> 5)] |= 1 << (each & 31);
  return sets;
}

const linesIn = (configuration: number, size: number): number =>
  Array.from({ length: size }, (_, i) => bit(configuration, i)).reduce((sum, value) => sum + value, 0);

const shapeOf = keepLast(SMALL_FACE, (size: number): SmallShape => {
  const pairAt = (each: number, corner: number): number =>
    bit(each, corner) + 2 * bit(each, (corner + 1) % size);
  return {
    byCounts: setsOf(size + 1, size, (count, each) => linesIn(each, size) === count),
    byPairs: setsOf(16 * size, size, (i, each) => ((i & 15) >> pairAt(each, i >> 4)) % 2 === 1),
    byPair: setsOf(4 * size, size, (i, each) => pairAt(each, i >> 2) === (i & 3)),
    unequal: setsOf(size * size, size, (i, each) => bit(each, Math.floor(i / size)) !== bit(each, i % size)),
  };
});

const shapes: SmallShape[] = [];

let [low, high] = [0, 0];

function keep(sets: Int32Array, index: number): void {
  low &= sets[2 * index];
  high &= sets[2 * index + 1];
}

function drop(sets: Int32Array, index: number): void {
  low &= ~sets[2 * index];
  high &= ~sets[2 * index + 1];
}

/**
 * Works out `left` from `given` for a small face; false when no configuration is left. `first` is the slot
 * of its first edge; `relate` is called for neighbours whose sides follow from each other.
 */
export function judgeTied(
  size: number,
  counts: number,
  first: number,
  beyond: Int32Array,
  label: Int32Array,
  parity: Uint8Array,
  relate: (a: number, b: number, unequal: number) => boolean,
): boolean {
  const shape = (shapes[size] ??= shapeOf(size));
  const { byCounts, byPairs, byPair, unequal } = shape;
  low = high = 0;
  for (let count = 0; count <= size; count++)
    if ((counts >> count) & 1) {
      low |= byCounts[2 * count];
      high |= byCounts[2 * count + 1];
    }
  for (let i = 0; i < size; i++) if (given[i] !== 15) keep(byPairs, 16 * i + given[i]);
  for (let a = 1; a < size; a++)
    for (let b = 0; b < a; b++) {
      const [one, other] = [beyond[first + a], beyond[first + b]];
      if (label[one] !== label[other]) continue;
      if (parity[one] === parity[other]) drop(unequal, a * size + b);
      else keep(unequal, a * size + b);
    }
  if ((low | high) === 0) return false;
  for (let i = 0; i < size; i++) {
    const at = 8 * i;
    left[i] =
      ((low & byPair[at]) | (high & byPair[at + 1]) ? 1 : 0) |
      ((low & byPair[at + 2]) | (high & byPair[at + 3]) ? 2 : 0) |
      ((low & byPair[at + 4]) | (high & byPair[at + 5]) ? 4 : 0) |
      ((low & byPair[at + 6]) | (high & byPair[at + 7]) ? 8 : 0);
  }
  return relateAll(shape, size, first, beyond, label, relate);
}

function relateAll(
  { unequal }: SmallShape,
  size: number,
  first: number,
  beyond: Int32Array,
  label: Int32Array,
  relate: (a: number, b: number, unequal: number) => boolean,
): boolean {
  const [ownLow, ownHigh] = [low, high];
  for (let a = 1; a < size; a++)
    for (let b = 0; b < a; b++) {
      const [one, other] = [beyond[first + a], beyond[first + b]];
      if (label[one] === label[other]) continue;
      const at = 2 * (a * size + b);
      const differ = (ownLow & unequal[at]) | (ownHigh & unequal[at + 1]);
      const agree = (ownLow & ~unequal[at]) | (ownHigh & ~unequal[at + 1]);
      if (differ && agree) continue;
      if (!relate(one, other, differ ? 1 : 0)) return false;
    }
  return true;
}
