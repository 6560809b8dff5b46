/**
 * What is wrong with a piece in a place, as a person would look for it: another piece has none left; the pieces
 * left reach too few locations; a piece has only one place left, and so on from there; or it has a few, and each
 * of them goes wrong.
 */
import { getMasks, popcount, WORDS } from '../rules/masks.ts';
import { RINGS, type Placement } from '../rules/pieces.ts';
import { countIn, placementsIn } from '../solve/search.ts';

/** What the pieces can still do: as the board leaves it, and without what has been struck out. */
export interface Room {
  readonly board: Int32Array;
  readonly open: Int32Array;
}

export type End =
  | { readonly is: 'left'; readonly shape: number } // it has no place
  | { readonly is: 'reach'; readonly reach: number; readonly need: number }
  | { readonly is: 'cases'; readonly shape: number; readonly count: number }; // each of its places goes wrong

export interface Wrong {
  /** Pieces that have only one place, one after another. */
  readonly forced: readonly Placement[];
  readonly end: End;
  /** All pieces looked at, and what must be struck out for it to be so. */
  readonly shapes: readonly number[];
  readonly needs: readonly number[];
}

export interface Depth {
  readonly forced: number; // pieces with one place in between
  readonly cases: number; // places of a piece that are gone through, 0 for none
}

export function refute(
  room: Room,
  place: Placement,
  shapes: readonly number[],
  depth: Depth,
): Wrong | undefined {
  const here = { board: beside(room.board, place), open: beside(room.open, place) };
  const rest = shapes.filter((shape) => shape !== place.shape);
  return wrongIn(here, rest, depth);
}

function wrongIn(room: Room, shapes: readonly number[], depth: Depth): Wrong | undefined {
  const left = shapes.find((shape) => countIn(room.open, shape) === 0);
  if (left !== undefined) return ended({ is: 'left', shape: left }, [left], struckOf(room, left));
  const counted = tooLittle(room, shapes);
  if (counted) return counted;
  const only = shapes.find((shape) => countIn(room.open, shape) === 1);
  if (only !== undefined) return depth.forced > 0 ? goneOn(room, only, shapes, depth) : undefined;
  return depth.cases > 0 ? casesIn(room, shapes, depth) : undefined;
}

const ended = (end: End, shapes: readonly number[], needs: readonly number[]): Wrong => ({
  forced: [],
  end,
  shapes,
  needs,
});

/** Do these pieces reach fewer locations than they have rings? With one or two it would have been seen already. */
function tooLittle(room: Room, shapes: readonly number[]): Wrong | undefined {
  if (shapes.length < 3) return undefined;
  const need = shapes.reduce((sum, shape) => sum + RINGS[shape], 0);
  const reached = reachOf(room.open, shapes);
  const reach = popcount(reached.lower) + popcount(reached.upper);
  if (reach >= need) return undefined;
  const isNeeded = (slot: number): boolean => {
    const { lower, upper } = getMasks();
    return ((lower[slot] & ~reached.lower) | (upper[slot] & ~reached.upper)) !== 0;
  };
  const needs = shapes.flatMap((shape) => struckOf(room, shape)).filter(isNeeded);
  return ended({ is: 'reach', reach, need }, shapes, needs);
}

function reachOf(open: Int32Array, shapes: readonly number[]): { lower: number; upper: number } {
  const reach = { lower: 0, upper: 0 };
  for (const { lower, upper } of shapes.flatMap((shape) => placementsIn(open, shape))) {
    reach.lower |= lower;
    reach.upper |= upper;
  }
  return reach;
}

function goneOn(room: Room, shape: number, shapes: readonly number[], depth: Depth): Wrong | undefined {
  const [place] = placementsIn(room.open, shape);
  const wrong = refute(room, place, shapes, { ...depth, forced: depth.forced - 1 });
  return (
    wrong && {
      forced: [place, ...wrong.forced],
      end: wrong.end,
      shapes: [...new Set([shape, ...wrong.shapes])],
      needs: [...struckOf(room, shape), ...wrong.needs],
    }
  );
}

/** The piece with the fewest places; inside of a case no more cases are gone through. */
function casesIn(room: Room, shapes: readonly number[], depth: Depth): Wrong | undefined {
  const [shape] = shapes.toSorted((a, b) => countIn(room.open, a) - countIn(room.open, b));
  const count = shape === undefined ? Infinity : countIn(room.open, shape);
  if (count > depth.cases) return undefined;
  const wrongs = placementsIn(room.open, shape).map((place) =>
    refute(room, place, shapes, { ...depth, cases: 0 }),
  );
  const all = wrongs.filter((each) => each !== undefined);
  if (all.length < wrongs.length) return undefined;
  return ended(
    { is: 'cases', shape, count },
    [...new Set([shape, ...all.flatMap((each) => each.shapes)])],
    [...struckOf(room, shape), ...all.flatMap((each) => each.needs)],
  );
}

/** Places that the board leaves a piece here, but that have been struck out. */
const struckOf = ({ board, open }: Room, shape: number): number[] => {
  const still = new Set(placementsIn(open, shape));
  return placementsIn(board, shape)
    .filter((each) => !still.has(each))
    .map(slotOf);
};

export const slotOf = (placement: Placement): number => getMasks().slotOf.get(placement) ?? 0;

/** Of a set of placements those that can be on a board with this one. */
function beside(set: Int32Array, place: Placement): Int32Array {
  const table = getMasks().beside;
  const row = slotOf(place) * WORDS;
  return set.map((word, i) => word & table[row + i]);
}
