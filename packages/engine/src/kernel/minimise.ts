/**
 * The one minimiser: minimal sets by deletion. Leave one out, and if the rest is still enough, it stays
 * out, with everything the answer did not need. The last in the list go first: a caller puts what it
 * would rather keep (near, easy to see) in front, and a solver keeps the trail of the assumptions before.
 */
import { finish, type Task } from '../task.ts';
import type { Query } from './query.ts';
import type { Lit } from './literal.ts';
import type { Group } from './model.ts';

/**
 * What of these items is needed: none of the answer can be left out. `enough` answers with the items it
 * used (any superset of what it needs will do) when some suffice, and with undefined when they do not.
 * Undefined when all together do not suffice, or `most` is passed.
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

/** The same where a plain yes or no is all that can be asked. */
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

/** The groups of the core, in their order; undefined when all can stand together. */
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

/** The facts that are needed beside the groups; those that no group speaks of are left out first. */
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
