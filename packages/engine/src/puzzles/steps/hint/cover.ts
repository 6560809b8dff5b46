/**
 * The board seen from its locations: how many of those in reach may stay empty, and which ways there are to cover one.
 * Where hardly any can be spared, a location that only one place covers decides as much as a piece with one place.
 */
import { popcount } from '../../../bits.ts';
import { getMasks } from '../rules/masks.ts';
import { bitOf, isPeg, PLACES, RINGS } from '../rules/pieces.ts';
import type { Reach } from './crowded.ts';
import { placementAt } from './sets.ts';

interface Coverage {
  readonly all: Reach;
  /** What only one place reaches. */
  readonly once: Reach;
  /** Locations in reach beyond those that the pieces need. */
  readonly spare: number;
}

export function coverageOf(slots: readonly number[], shapes: readonly number[]): Coverage {
  const { lower, upper } = getMasks();
  let [pegs, gaps, morePegs, moreGaps] = [0, 0, 0, 0];
  for (const slot of slots) {
    morePegs |= pegs & lower[slot];
    moreGaps |= gaps & upper[slot];
    pegs |= lower[slot];
    gaps |= upper[slot];
  }
  return {
    all: { lower: pegs, upper: gaps },
    once: { lower: pegs & ~morePegs, upper: gaps & ~moreGaps },
    spare: popcount(pegs) + popcount(gaps) - needOf(shapes),
  };
}

export const needOf = (shapes: readonly number[]): number =>
  shapes.reduce((sum, shape) => sum + RINGS[shape], 0);

/** A place that must be taken: it alone covers more than can be spared. */
export function soleCover(slots: readonly number[], { once, spare }: Coverage): number | undefined {
  if (sizeOf(once) <= spare) return undefined;
  let [best, most]: [number | undefined, number] = [undefined, spare];
  for (const slot of slots) {
    const count = sizeOf(within(once, slot));
    if (count > most) [best, most] = [slot, count];
  }
  return best;
}

/** All ways to cover one location; where something can be spared, it may also stay empty. */
export interface Ways {
  readonly location: number;
  readonly slots: readonly number[];
  readonly spare: number;
}

export function waysTo(location: number, slots: readonly number[], { spare }: Coverage): Ways {
  const only = reachOf([location]);
  return { location, slots: slots.filter((slot) => isCovered(slot, only)), spare };
}

/** The location that can be covered in the fewest ways. */
export function fewestWays(slots: readonly number[], coverage: Coverage): Ways {
  const counts = new Int32Array(PLACES.length);
  for (const slot of slots) for (const { location } of placementAt(slot).rings) counts[location]++;
  let best = -1;
  for (const location of PLACES)
    if (counts[location] > 0 && (best < 0 || counts[location] < counts[best])) best = location;
  return waysTo(best, slots, coverage);
}

export const isCovered = (slot: number, { lower, upper }: Reach): boolean => {
  const masks = getMasks();
  return ((masks.lower[slot] & lower) | (masks.upper[slot] & upper)) !== 0;
};

export const within = ({ lower, upper }: Reach, slot: number): Reach => {
  const masks = getMasks();
  return { lower: lower & masks.lower[slot], upper: upper & masks.upper[slot] };
};

export const sizeOf = ({ lower, upper }: Reach): number => popcount(lower) + popcount(upper);

export const reachOf = (locations: readonly number[]): Reach => ({
  lower: locations.filter(isPeg).reduce((bits, each) => bits | bitOf(each), 0),
  upper: locations.filter((each) => !isPeg(each)).reduce((bits, each) => bits | bitOf(each), 0),
});
