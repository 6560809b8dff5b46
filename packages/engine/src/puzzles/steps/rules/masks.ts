/**
 * Sets of placements as 26 words of 32 bits, each shape on words of its own (three for 96 placements,
 * four for 118), and for every placement the sets of those compatible with it. The search and the
 * reasons are built on them.
 */
import { fittingPlacements, type Placement } from './pieces.ts';

export const WORDS = 26;

export interface Masks {
  /** By slot: word × 32 + bit; a shape's last word has holes. */
  readonly slots: readonly (Placement | undefined)[];
  readonly slotOf: ReadonlyMap<Placement, number>;
  readonly first: Int32Array; // by shape: its first word; first[8] is WORDS
  readonly all: Int32Array; // the set of all placements
  readonly lower: Int32Array; // by slot: its pegs
  readonly upper: Int32Array; // by slot: its gaps
  readonly shade: Int32Array; // by slot: the pegs it overhangs
  /** slot × WORDS: placements that can be on a board with this one, whichever is played first. */
  readonly beside: Int32Array;
  /** slot × WORDS: of those, the ones that can be played after it. */
  readonly after: Int32Array;
}

let masks: Masks | undefined;

export const getMasks = (): Masks => (masks ??= makeMasks());

interface Seat {
  readonly placement: Placement;
  readonly slot: number;
}

function makeMasks(): Masks {
  const { slots, first } = laidOut();
  const seats = slots.flatMap((placement, slot): Seat[] => (placement ? [{ placement, slot }] : []));
  const all = new Int32Array(WORDS);
  for (const { slot } of seats) all[slot >> 5] |= 1 << slot;
  return {
    slots,
    slotOf: new Map(seats.map(({ placement, slot }) => [placement, slot])),
    first,
    all,
    lower: Int32Array.from(slots, (each) => each?.lower ?? 0),
    upper: Int32Array.from(slots, (each) => each?.upper ?? 0),
    shade: Int32Array.from(slots, (each) => each?.shade ?? 0),
    ...pairs(seats, slots.length),
  };
}

function pairs(seats: readonly Seat[], size: number): Pick<Masks, 'beside' | 'after'> {
  const beside = new Int32Array(size * WORDS);
  const after = new Int32Array(size * WORDS);
  for (const { placement: p, slot } of seats)
    for (const { placement: q, slot: other } of seats) {
      if (!together(p, q)) continue;
      const at = slot * WORDS + (other >> 5);
      beside[at] |= 1 << other;
      if (!overhangs(p, q)) after[at] |= 1 << other;
    }
  return { beside, after };
}

function laidOut(): Pick<Masks, 'slots' | 'first'> {
  const slots: (Placement | undefined)[] = [];
  const first = new Int32Array(9);
  for (let shape = 0; shape < 8; shape++) {
    first[shape] = slots.length >> 5;
    slots.push(...fittingPlacements().filter((each) => each.shape === shape));
    while (slots.length % 32) slots.push(undefined);
  }
  first[8] = slots.length >> 5;
  return { slots, first };
}

/** An upper ring of `over` overhangs a lower ring of `under`, so `under` has to be played first. */
export const overhangs = (over: Placement, under: Placement): boolean => (over.shade & under.lower) !== 0;

export const overlap = (p: Placement, q: Placement): boolean =>
  ((p.lower & q.lower) | (p.upper & q.upper)) !== 0;

/** Two that overhang each other can be played in neither order. */
const together = (p: Placement, q: Placement): boolean =>
  p.shape !== q.shape && !overlap(p, q) && !(overhangs(p, q) && overhangs(q, p));
