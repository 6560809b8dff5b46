/**
 * The one minimiser: minimal sets by deletion, in two forms for two kinds of question.
 *
 * By questions (`minimise`), for a solver that reports what it used. Leave one out, and if the rest is still
 * enough, it stays out, with everything the answer did not need. The last in the list go first: a caller
 * puts what it would rather keep (near, easy to see) in front, and a solver keeps the trail of the
 * assumptions before it.
 *
 * By halves (`minimiseByHalves`), for a position that premises are added to, in which more premises never
 * prove less, and which can be saved and restored. Each test starts from what the other premises have
 * already established, so the set that leaving out one after another would give takes about 2 log n
 * derivations per member instead of n in all. Here the first in the list go first.
 */
import { finish, reportAs, type Task } from '../task.ts';
import type { Query } from './query.ts';
import type { Lit } from './literal.ts';
import type { Group } from './model.ts';

/**
 * Which of these items are needed: none in the answer can be left out. `enough` returns the items it used
 * (any superset of what it needs will do) when the given ones suffice, and undefined when they do not.
 * Undefined when all together do not suffice, or `most` is exceeded.
 */
export function* minimise<T>(
  items: readonly T[],
  enough: (some: readonly T[]) => Task<readonly T[] | undefined>,
  most = Infinity,
): Task<readonly T[] | undefined> {
  let candidates = yield* enough(items);
  if (candidates === undefined) return undefined;
  const needed: T[] = [];
  while (candidates.length > 0) {
    const rest: readonly T[] = candidates.slice(0, -1);
    const used: readonly T[] | undefined = yield* enough([...rest, ...needed]);
    if (used) {
      const kept = new Set(used);
      candidates = rest.filter((item) => kept.has(item));
    } else {
      needed.push(candidates[rest.length]);
      candidates = rest;
    }
    if (needed.length > most) return undefined;
  }
  return needed.reverse();
}

/** The same, where the only answer available is yes or no. */
export const minimiseBy = <T>(
  items: readonly T[],
  suffices: (some: readonly T[]) => Task<boolean>,
): Task<readonly T[] | undefined> =>
  minimise(items, function* (some) {
    return (yield* suffices(some)) ? some : undefined;
  });

/** The same, where asking takes no time worth a yield. */
export const minimiseAtOnce = <T>(
  items: readonly T[],
  suffices: (some: readonly T[]) => boolean,
): readonly T[] | undefined =>
  finish(
    // oxlint-disable-next-line require-yield -- nothing to wait for
    minimiseBy(items, function* (some) {
      return suffices(some);
    }),
  );

/**
 * The indexes of the sets (as bits) that are needed to leave nothing of a first one; later ones are left out first.
 * Undefined if all together leave something. What the earlier sets leave is kept, so this takes one pass over them
 * instead of one for each question.
 */
export function minimiseSets(first: Int32Array, sets: readonly Int32Array[]): readonly number[] | undefined {
  const left = [first];
  for (const [i, set] of sets.entries()) {
    const rest = first.slice();
    for (let w = 0; w < rest.length; w++) rest[w] = left[i][w] & set[w];
    left.push(rest);
  }
  const others = new Int32Array(first.length).fill(-1);
  if (haveCommon(left[sets.length], others)) return undefined;
  const needed: number[] = [];
  for (let i = sets.length - 1; i >= 0; i--) {
    if (!haveCommon(left[i], others)) continue;
    needed.push(i);
    for (let w = 0; w < others.length; w++) others[w] &= sets[i][w];
  }
  return needed.reverse();
}

function haveCommon(a: Int32Array, b: Int32Array): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w] & b[w]) !== 0) return true;
  return false;
}

/** A position that premises are added to. */
export interface Premises {
  save(into?: Uint8Array): Uint8Array;
  restore(saved: Uint8Array): void;
  add(index: number): void;
  /** Draws the conclusions; is the goal reached? `last`: only one more premise could be added. */
  proves(last: boolean): Task<boolean>;
}

/** The indexes of 0 … count − 1 that are needed for the goal; earlier ones are left out first. */
export function* minimiseByHalves(position: Premises, count: number): Task<number[]> {
  const kept: number[] = [];
  const saves: Uint8Array[] = [];
  yield* halve(0, count, 0);
  return kept;

  function* halve(from: number, to: number, depth: number): Task<void> {
    const progress = { done: from, of: count };
    if (from === to || (yield* reportAs(position.proves(to - from === 1), () => progress))) return;
    if (to - from === 1) {
      kept.push(from);
      return;
    }
    yield progress;
    const middle = (from + to) >> 1;
    const keptBefore = kept.length;
    saves[depth] = position.save(saves[depth]);
    for (let index = middle; index < to; index++) position.add(index);
    yield* halve(from, middle, depth + 1);
    position.restore(saves[depth]);
    for (const index of kept.slice(keptBefore)) position.add(index);
    yield* halve(middle, to, depth + 1);
  }
}

interface MinimalGroups {
  readonly groups: readonly Group[];
  readonly minimal: boolean;
}

/**
 * Groups (of those given, nearest first) that clash with the base, none of which can be left out;
 * undefined when they do not clash, or not with fewer than `best`.
 */
export function* minimiseGroups(
  query: Query,
  base: readonly Lit[],
  groups: readonly Group[],
  best: number,
): Task<MinimalGroups | undefined> {
  query.gaveUp = false;
  const needed = yield* minimise(groups, (some) => clashing(query, base, some), best - 1);
  return needed && { groups: needed, minimal: !query.gaveUp };
}

/** The groups of the core, in their order; undefined when all can hold together. */
export function* clashing(
  query: Query,
  base: readonly Lit[],
  groups: readonly Group[],
): Task<readonly Group[] | undefined> {
  const assumptions = [...base, ...groups.map((group) => group.selector)];
  const core = yield* query.refute(assumptions, groups);
  if (core === undefined) return undefined;
  const guilty = new Set(core);
  return groups.filter((group) => guilty.has(group.selector));
}

interface MinimalFacts {
  readonly facts: readonly Lit[];
  readonly minimal: boolean;
}

/** The facts that are needed besides the groups; those that no group mentions are left out first. */
export function* minimiseFacts(
  query: Query,
  against: readonly Lit[],
  groups: readonly Group[],
  facts: readonly Lit[],
): Task<MinimalFacts> {
  const base = [...against, ...groups.map((group) => group.selector)];
  const spokenOf = new Set(groups.flatMap((group) => group.variables));
  const near = facts.filter((fact) => spokenOf.has(fact >> 1));
  const far = facts.filter((fact) => !spokenOf.has(fact >> 1));
  query.gaveUp = false;
  const needed = yield* minimise([...near, ...far], (some) => query.refute([...base, ...some], groups));
  return needed ? { facts: needed, minimal: !query.gaveUp } : { facts, minimal: false };
}
