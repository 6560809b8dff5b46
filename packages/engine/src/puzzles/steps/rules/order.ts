/** In which orders a set of placements can be played: an overhung piece comes first. */
import { overhangs } from './masks.ts';
import type { Placement } from './pieces.ts';

/** By index: bits of the placements that have to be played before this one. */
const needsOf = (set: readonly Placement[]): number[] =>
  set.map((over) => set.reduce((bits, under, i) => (overhang(over, under) ? bits | (1 << i) : bits), 0));

/** A legal order, each time the first of the set that can go next; undefined when there is none. */
export function legalOrder(set: readonly Placement[]): Placement[] | undefined {
  const needs = needsOf(set);
  const order: Placement[] = [];
  let played = 0;
  while (order.length < set.length) {
    const next = set.findIndex((_, i) => !(played & (1 << i)) && !(needs[i] & ~played));
    if (next < 0) return undefined;
    order.push(set[next]);
    played |= 1 << next;
  }
  return order;
}

/** The shapes of those that cannot be played because each of them overhangs another; none where there is an order. */
export function ringIn(set: readonly Placement[]): number[] {
  let left = set;
  for (let before = set.length + 1; left.length < before;) {
    before = left.length;
    const some = left;
    left = some.filter(
      (each) => some.some((under) => overhang(each, under)) && some.some((over) => overhang(over, each)),
    );
  }
  return left.map(({ shape }) => shape);
}

const overhang = (over: Placement, under: Placement): boolean => over !== under && overhangs(over, under);

export const isOrderable = (set: readonly Placement[]): boolean => legalOrder(set) !== undefined;

/** Every legal order, in the order of the set. */
export function legalOrders(set: readonly Placement[]): Placement[][] {
  const needs = needsOf(set);
  const extend = (order: readonly Placement[], played: number): Placement[][] =>
    order.length === set.length
      ? [[...order]]
      : set.flatMap((next, i) =>
          played & (1 << i) || needs[i] & ~played ? [] : extend([...order, next], played | (1 << i)),
        );
  return extend([], 0);
}

/** How many there are, by sets already played: no order is written down. */
export function countOrders(set: readonly Placement[]): number {
  const needs = needsOf(set);
  const ways = new Float64Array(1 << set.length);
  ways[0] = 1;
  for (let played = 0; played < ways.length; played++)
    for (let i = 0; ways[played] && i < set.length; i++)
      if (!(played & (1 << i)) && !(needs[i] & ~played)) ways[played | (1 << i)] += ways[played];
  return ways[ways.length - 1];
}

/** Nothing in `rest` has to be played before anything in `first`. */
export const canFollow = (first: readonly Placement[], rest: readonly Placement[]): boolean =>
  !first.some((over) => rest.some((under) => overhangs(over, under)));
