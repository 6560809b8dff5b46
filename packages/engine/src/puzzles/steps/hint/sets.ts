/** Sets of placements as bits, 26 words each, seen from the places in them. */
import { getMasks, WORDS } from '../rules/masks.ts';
import type { Placement } from '../rules/pieces.ts';

export const slotOf = (placement: Placement): number => getMasks().slotOf.get(placement) ?? 0;

export const placementAt = (slot: number): Placement => getMasks().slots[slot] as Placement;

export const isIn = (set: Int32Array, slot: number): boolean => (set[slot >> 5] & (1 << slot)) !== 0;

export function removeFrom(set: Int32Array, slots: Iterable<number>): void {
  for (const slot of slots) set[slot >> 5] &= ~(1 << slot);
}

export const slotsIn = (set: Int32Array): number[] => slotsBetween(set, 0, WORDS);

/** Those of some shapes only. */
export function slotsOf(set: Int32Array, shapes: readonly number[]): number[] {
  const { first } = getMasks();
  return shapes.flatMap((shape) => slotsBetween(set, first[shape], first[shape + 1]));
}

function slotsBetween(set: Int32Array, from: number, to: number): number[] {
  const slots: number[] = [];
  for (let word = from; word < to; word++)
    for (let bits = set[word]; bits !== 0; bits &= bits - 1)
      slots.push((word << 5) | (31 - Math.clz32(bits & -bits)));
  return slots;
}

/** Of a set, those that can be on a board with this one. */
export function beside(set: Int32Array, place: Placement): Int32Array {
  const table = getMasks().beside;
  const row = slotOf(place) * WORDS;
  const left = new Int32Array(WORDS);
  for (let word = 0; word < WORDS; word++) left[word] = set[word] & table[row + word];
  return left;
}
