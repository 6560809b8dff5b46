/**
 * The yardstick: a plain recursive search as one would write it first. Lists of placements, filtered
 * piece by piece with the rules for two pieces, the shortest list next; the order of play checked
 * when all are placed.
 */
import { overhangs, overlap } from '../../packages/engine/src/puzzles/steps/rules/masks.ts';
import { isOrderable } from '../../packages/engine/src/puzzles/steps/rules/order.ts';
import {
  fittingPlacements,
  SHAPES,
  type Placement,
} from '../../packages/engine/src/puzzles/steps/rules/pieces.ts';

type Lists = readonly (readonly Placement[])[];

/** How many sets of placements finish this board when its pieces are played first. */
export function countPlainly(start: readonly Placement[]): number {
  const open = fittingPlacements().filter((next) => start.every((each) => canFollow(each, next)));
  const lists = SHAPES.map((shape) => open.filter((each) => each.shape === shape));
  return extend(
    lists.filter((_, shape) => !start.some((each) => each.shape === shape)),
    [],
  );
}

const canFollow = (first: Placement, next: Placement): boolean =>
  first.shape !== next.shape && !overlap(first, next) && !overhangs(first, next);

const together = (p: Placement, q: Placement): boolean =>
  !overlap(p, q) && !(overhangs(p, q) && overhangs(q, p));

function extend(lists: Lists, placed: readonly Placement[]): number {
  if (lists.length === 0) return isOrderable(placed) ? 1 : 0;
  const shortest = lists.reduce((best, each) => (each.length < best.length ? each : best));
  const others = lists.filter((each) => each !== shortest);
  return shortest.reduce((count, next) => {
    const left = others.map((list) => list.filter((each) => together(next, each)));
    return count + (left.some((list) => list.length === 0) ? 0 : extend(left, [...placed, next]));
  }, 0);
}
