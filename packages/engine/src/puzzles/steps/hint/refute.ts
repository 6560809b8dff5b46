/**
 * What is wrong with a piece in a place, as a person would look for it: another piece has none left; some of the
 * pieces left reach fewer locations than they have rings, fewer pegs than lower rings, or fewer gaps than upper ones;
 * each of some pieces overhangs another of them, so that none can be played first; a piece has only one place left, or a location that must be covered only one way, and so on from
 * there; or there are a few places of a piece or ways to cover a location, and each goes wrong.
 */
import { ringIn } from '../rules/order.ts';
import type { Placement } from '../rules/pieces.ts';
import { countIn, placementsIn } from '../solve/search.ts';
import { coverageOf, fewestWays, soleCover, waysTo, type Ways } from './cover.ts';
import { crowded, type Counted } from './crowded.ts';
import { beside, placementAt, removeFrom, slotsOf } from './sets.ts';

/** A piece whose places are gone through, or a location whose ways to be covered are. */
export type Key = { readonly shape: number } | { readonly location: number };

type AtOnce =
  | { readonly is: 'left'; readonly shape: number } // it has no place
  | {
      readonly is: 'reach';
      readonly shapes: readonly number[];
      readonly of: Counted;
      readonly reach: number;
      readonly need: number;
    }
  | { readonly is: 'ring'; readonly shapes: readonly number[] }; // each overhangs another of them

export type End =
  | AtOnce
  | { readonly is: 'cases'; readonly shape: number; readonly count: number } // each of its places goes wrong
  | {
      readonly is: 'ways'; // each way to cover it goes wrong, and so it does where it may stay empty
      readonly location: number;
      readonly count: number;
      readonly orEmpty: boolean;
    };

export interface Wrong {
  /** Places that must be taken one after another: a piece has no other, or a location is covered by no other. */
  readonly forced: readonly Placement[];
  readonly end: End;
  /** All pieces looked at. */
  readonly shapes: readonly number[];
  /** Boards to look at before it is seen. */
  readonly looks: number;
}

export interface Depth {
  readonly forced: number; // places that must be taken in between
  /** Places of a piece or ways to cover that are gone through, then those within each of these; empty for none. */
  readonly cases: readonly number[];
  /** What to go through first; else whatever has fewest. */
  readonly at?: Key;
}

/** Boards looked at, and how many may be. */
export interface Work {
  looks: number;
  readonly most: number;
}

/** The places that pieces can still take, apart from those only supposed to be taken. */
interface Supposed {
  readonly open: Int32Array;
  readonly places: readonly Placement[];
}

/** `open`: places that are not struck out; `shapes`: the pieces that have to go somewhere. */
export const refute = (
  open: Int32Array,
  place: Placement,
  shapes: readonly number[],
  depth: Depth,
  work: Work,
): Wrong | undefined => wrongWith({ open, places: [] }, place, shapes, depth, work);

const wrongWith = (
  { open, places }: Supposed,
  place: Placement,
  shapes: readonly number[],
  depth: Depth,
  work: Work,
): Wrong | undefined =>
  wrongIn(
    { open: beside(open, place), places: [...places, place] },
    shapes.filter((shape) => shape !== place.shape),
    depth,
    work,
  );

function wrongIn(here: Supposed, rest: readonly number[], depth: Depth, work: Work): Wrong | undefined {
  if (work.looks++ >= work.most) return undefined;
  const counts = rest.map((shape) => countIn(here.open, shape));
  const end = endOf(here, rest, rest[counts.indexOf(0)]);
  if (end) return { forced: [], end, shapes: 'shape' in end ? [end.shape] : end.shapes, looks: 1 };
  const isDeep = depth.forced > 0 || depth.cases.length > 0;
  if (rest.length === 0 || !isDeep) return undefined;
  if (depth.at) return throughKey(here, depth.at, rest, depth, work);
  const only = rest[counts.indexOf(1)];
  if (only !== undefined) return after(here, placementsIn(here.open, only)[0], [only], rest, depth, work);
  const slots = slotsOf(here.open, rest);
  const coverage = coverageOf(slots, rest);
  const sole = soleCover(slots, coverage);
  if (sole !== undefined) return after(here, placementAt(sole), rest, rest, depth, work);
  const [most = 0] = depth.cases;
  const fewest = Math.min(...counts);
  const ways = fewestWays(slots, coverage);
  const size = sizeOfWays(ways);
  const key = size < fewest ? { location: ways.location } : { shape: rest[counts.indexOf(fewest)] };
  return Math.min(fewest, size) <= most ? throughKey(here, key, rest, depth, work) : undefined;
}

/** What goes wrong at once. */
function endOf(
  { open, places }: Supposed,
  rest: readonly number[],
  left: number | undefined,
): AtOnce | undefined {
  if (left !== undefined) return { is: 'left', shape: left };
  const crowd = crowded(open, rest);
  if (crowd) {
    const { shapes, of, reach, need } = crowd;
    return { is: 'reach', shapes, of, reach, need };
  }
  const ring = ringIn(places);
  return ring.length > 0 ? { is: 'ring', shapes: ring } : undefined;
}

/** The place must be taken, as these pieces show. */
function after(
  here: Supposed,
  place: Placement,
  shapes: readonly number[],
  rest: readonly number[],
  depth: Depth,
  work: Work,
): Wrong | undefined {
  if (depth.forced === 0) return undefined;
  const wrong = wrongWith(here, place, rest, { ...depth, forced: depth.forced - 1 }, work);
  return (
    wrong && {
      forced: [place, ...wrong.forced],
      end: wrong.end,
      shapes: [...new Set([...shapes, ...wrong.shapes])],
      looks: wrong.looks + 1,
    }
  );
}

/** Staying empty is one more way. */
const sizeOfWays = ({ slots, spare }: Ways): number => slots.length + (spare > 0 ? 1 : 0);

function throughKey(
  here: Supposed,
  key: Key,
  rest: readonly number[],
  { forced, cases: [, ...cases] }: Depth,
  work: Work,
): Wrong | undefined {
  const inner = { forced, cases };
  if ('location' in key) {
    const slots = slotsOf(here.open, rest);
    const ways = waysTo(key.location, slots, coverageOf(slots, rest));
    return ways.slots.length > 0 ? throughWays(here, ways, rest, inner, work) : undefined;
  }
  const { shape } = key;
  if (!rest.includes(shape)) return undefined;
  const places = placementsIn(here.open, shape);
  const all = eachWrong(here, places, rest, inner, work);
  return all && through({ is: 'cases', shape, count: places.length }, all, [shape]);
}

function throughWays(
  here: Supposed,
  { location, slots, spare }: Ways,
  rest: readonly number[],
  depth: Depth,
  work: Work,
): Wrong | undefined {
  const all = eachWrong(here, slots.map(placementAt), rest, depth, work);
  if (!all) return undefined;
  const end: End = { is: 'ways', location, count: slots.length, orEmpty: spare > 0 };
  if (spare <= 0) return through(end, all, rest);
  const open = here.open.slice();
  removeFrom(open, slots);
  const none = wrongIn({ open, places: here.places }, rest, depth, work);
  return none && through(end, [...all, none], rest);
}

function eachWrong(
  here: Supposed,
  places: readonly Placement[],
  rest: readonly number[],
  depth: Depth,
  work: Work,
): Wrong[] | undefined {
  const all: Wrong[] = [];
  for (const place of places) {
    const wrong = wrongWith(here, place, rest, depth, work);
    if (!wrong) return undefined;
    all.push(wrong);
  }
  return all;
}

const through = (end: End, all: readonly Wrong[], shapes: readonly number[]): Wrong => ({
  forced: [],
  end,
  shapes: [...new Set([...shapes, ...all.flatMap((each) => each.shapes)])],
  looks: all.reduce((sum, each) => sum + each.looks, 1),
});
