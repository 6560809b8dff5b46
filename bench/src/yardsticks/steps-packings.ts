/** How many ways eight pieces fit on the board without sharing a location, whatever the order of play. */
import { popcount } from '../../../packages/engine/src/bits.ts';
import {
  getMasks,
  overhangs,
  overlap,
  WORDS,
} from '../../../packages/engine/src/puzzles/steps/rules/masks.ts';
import { RINGS, SHAPES, type Placement } from '../../../packages/engine/src/puzzles/steps/rules/pieces.ts';

/** Sets of eight of which every two are compatible: 1,291,126 regardless of order. */
export const besideOnly = (p: Placement, q: Placement): boolean => p.shape !== q.shape && !overlap(p, q);

/** With no two that overhang each other: 15,558, of which 8,374 can be played. */
export const inSomeOrder = (p: Placement, q: Placement): boolean =>
  besideOnly(p, q) && !(overhangs(p, q) && overhangs(q, p));

export function countPackings(goTogether: (p: Placement, q: Placement) => boolean): number {
  const { slots, first, all, lower, upper } = getMasks();
  const table = tableOf(slots, goTogether);
  const domains = Array.from({ length: SHAPES.length + 1 }, () => Int32Array.from(all));
  return extend(0, SHAPES);

  function extend(depth: number, shapes: readonly number[]): number {
    if (shapes.length === 0) return 1;
    const domain = domains[depth];
    const sizes = shapes.map((shape) => sizeOf(domain, shape));
    const fewest = Math.min(...sizes);
    if (fewest === 0 || (shapes.length > 2 && !hasRoom(domain, shapes))) return 0;
    if (shapes.length === 1) return fewest;
    const shape = shapes[sizes.indexOf(fewest)];
    const rest = shapes.filter((each) => each !== shape);
    const below = domains[depth + 1];
    let count = 0;
    eachSlot(domain, shape, (slot) => {
      for (let word = 0; word < WORDS; word++) below[word] = domain[word] & table[slot * WORDS + word];
      count += extend(depth + 1, rest);
    });
    return count;
  }

  function sizeOf(domain: Int32Array, shape: number): number {
    let size = 0;
    for (let word = first[shape]; word < first[shape + 1]; word++) size += popcount(domain[word]);
    return size;
  }

  function eachSlot(domain: Int32Array, shape: number, visit: (slot: number) => void): void {
    for (let word = first[shape]; word < first[shape + 1]; word++)
      for (let bits = domain[word]; bits !== 0; bits &= bits - 1)
        visit((word << 5) | (31 - Math.clz32(bits & -bits)));
  }

  function hasRoom(domain: Int32Array, shapes: readonly number[]): boolean {
    let [pegs, gaps, needed] = [0, 0, 0];
    for (const shape of shapes) {
      needed += RINGS[shape];
      eachSlot(domain, shape, (slot) => {
        pegs |= lower[slot];
        gaps |= upper[slot];
      });
    }
    return popcount(pegs) + popcount(gaps) >= needed;
  }
}

function tableOf(
  slots: readonly (Placement | undefined)[],
  goTogether: (p: Placement, q: Placement) => boolean,
): Int32Array {
  const table = new Int32Array(slots.length * WORDS);
  for (const [a, p] of slots.entries())
    for (const [b, q] of slots.entries())
      if (p && q && goTogether(p, q)) table[a * WORDS + (b >> 5)] |= 1 << b;
  return table;
}
