/**
 * What is wrong with a piece in a place, as a person would look for it: another piece has none left; some of the
 * pieces left reach fewer locations than they have rings; each of some pieces overhangs another of them, so that none
 * can be played first; a piece has only one place left, and so on from there; or it has a few, and each goes wrong.
 */
import { getMasks, WORDS } from '../rules/masks.ts';
import { ringIn } from '../rules/order.ts';
import type { Placement } from '../rules/pieces.ts';
import { countIn, placementsIn } from '../solve/search.ts';
import { crowded, type Reach } from './crowded.ts';

/** What the pieces can still do: as the board leaves it, and without what has been struck out. */
export interface Room {
  readonly board: Int32Array;
  readonly open: Int32Array;
}

export type End =
  | { readonly is: 'left'; readonly shape: number } // it has no place
  | {
      readonly is: 'reach';
      readonly shapes: readonly number[];
      readonly reach: number;
      readonly need: number;
    }
  | { readonly is: 'ring'; readonly shapes: readonly number[] } // each overhangs another of them
  | { readonly is: 'cases'; readonly shape: number; readonly count: number }; // each of its places goes wrong

export interface Wrong {
  /** Pieces that have only one place, one after another. */
  readonly forced: readonly Placement[];
  readonly end: End;
  /** All pieces looked at, and the set of places that must be struck out for it to be so. */
  readonly shapes: readonly number[];
  readonly needs: Int32Array;
}

export interface Depth {
  readonly forced: number; // pieces with one place in between
  /** Places of a piece that are gone through, then those within each of these; empty for none. */
  readonly cases: readonly number[];
}

/** Boards looked at, for whoever has to stop at some time. */
export interface Work {
  looks: number;
}

/** A room with pieces that are only supposed to be there: the board is asked only where something goes wrong. */
interface Supposed {
  readonly board: Int32Array;
  readonly open: Int32Array;
  readonly places: readonly Placement[];
}

export const refute = (
  { board, open }: Room,
  place: Placement,
  shapes: readonly number[],
  depth: Depth,
  work: Work = { looks: 0 },
): Wrong | undefined => wrongWith({ board, open, places: [] }, place, shapes, depth, work);

function wrongWith(
  { board, open, places }: Supposed,
  place: Placement,
  shapes: readonly number[],
  depth: Depth,
  work: Work,
): Wrong | undefined {
  work.looks++;
  const here = { board, open: beside(open, place), places: [...places, place] };
  const rest = shapes.filter((shape) => shape !== place.shape);
  const counts = rest.map((shape) => countIn(here.open, shape));
  const left = rest[counts.indexOf(0)];
  if (left !== undefined) return ended({ is: 'left', shape: left }, [left], struckOf(here, [left]));
  const crowd = crowded(here.open, rest);
  if (crowd) return ended({ is: 'reach', ...crowd }, crowd.shapes, struckOf(here, crowd.shapes, crowd));
  const ring = ringIn(here.places);
  if (ring.length > 0) return ended({ is: 'ring', shapes: ring }, ring, new Int32Array(WORDS));
  const only = rest[counts.indexOf(1)];
  if (only !== undefined) return depth.forced > 0 ? goneOn(here, only, rest, depth, work) : undefined;
  const fewest = Math.min(...counts); // infinite where nothing is left
  return fewest <= (depth.cases[0] ?? 0)
    ? casesIn(here, rest[counts.indexOf(fewest)], rest, depth, work)
    : undefined;
}

const ended = (end: End, shapes: readonly number[], needs: Int32Array): Wrong => ({
  forced: [],
  end,
  shapes,
  needs,
});

function goneOn(
  here: Supposed,
  shape: number,
  shapes: readonly number[],
  depth: Depth,
  work: Work,
): Wrong | undefined {
  const [place] = placementsIn(here.open, shape);
  const wrong = wrongWith(here, place, shapes, { ...depth, forced: depth.forced - 1 }, work);
  return (
    wrong && {
      forced: [place, ...wrong.forced],
      end: wrong.end,
      shapes: [...new Set([shape, ...wrong.shapes])],
      needs: union([struckOf(here, [shape]), wrong.needs]),
    }
  );
}

function casesIn(
  here: Supposed,
  shape: number,
  shapes: readonly number[],
  depth: Depth,
  work: Work,
): Wrong | undefined {
  const inner = { ...depth, cases: depth.cases.slice(1) };
  const places = placementsIn(here.open, shape);
  const all: Wrong[] = [];
  for (const place of places) {
    const wrong = wrongWith(here, place, shapes, inner, work);
    if (!wrong) return undefined;
    all.push(wrong);
  }
  return ended(
    { is: 'cases', shape, count: places.length },
    [...new Set([shape, ...all.flatMap((each) => each.shapes)])],
    union([struckOf(here, [shape]), ...all.map((each) => each.needs)]),
  );
}

/**
 * Places that the board leaves these pieces here, but that have been struck out; where it matters what they reach,
 * only those that reach something else.
 */
function struckOf({ board, open, places }: Supposed, shapes: readonly number[], but?: Reach): Int32Array {
  const { first, beside: table } = getMasks();
  const struck = new Int32Array(WORDS);
  for (const shape of shapes)
    for (let word = first[shape]; word < first[shape + 1]; word++) {
      let bits = board[word] & ~open[word];
      for (const place of places) bits &= table[slotOf(place) * WORDS + word];
      struck[word] = but ? reachingMore(word, bits, but) : bits;
    }
  return struck;
}

function reachingMore(word: number, set: number, than: Reach): number {
  const { lower, upper } = getMasks();
  let more = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) {
    const slot = (word << 5) | (31 - Math.clz32(bits & -bits));
    if (((lower[slot] & ~than.lower) | (upper[slot] & ~than.upper)) !== 0) more |= bits & -bits;
  }
  return more;
}

function union(sets: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(WORDS);
  for (const set of sets) for (let word = 0; word < WORDS; word++) all[word] |= set[word];
  return all;
}

export const slotOf = (placement: Placement): number => getMasks().slotOf.get(placement) ?? 0;

/** Of a set of placements those that can be on a board with this one. */
function beside(set: Int32Array, place: Placement): Int32Array {
  const table = getMasks().beside;
  const row = slotOf(place) * WORDS;
  const left = new Int32Array(WORDS);
  for (let word = 0; word < WORDS; word++) left[word] = set[word] & table[row + word];
  return left;
}

/** The places of a set, by slot. */
export function slotsIn(set: Int32Array): number[] {
  const slots: number[] = [];
  for (let word = 0; word < WORDS; word++)
    for (let bits = set[word]; bits !== 0; bits &= bits - 1)
      slots.push((word << 5) | (31 - Math.clz32(bits & -bits)));
  return slots;
}
