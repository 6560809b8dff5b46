/**
 * Minimal sets by deletion: leave one out, and if the rest still clashes, it stays out, with
 * everything the solver's core did not need. The last in the list go first, so that the assumptions
 * before them keep their place in the solver's trail.
 */
import type { Task } from '../task.ts';
import type { Query } from './query.ts';
import type { Lit } from './literal.ts';
import type { Group } from './model.ts';

interface MinimalGroups {
  readonly groups: readonly Group[];
  readonly minimal: boolean;
}

/**
 * Groups (of those given, nearest first) that clash with the base, none of which can be left out;
 * undefined when they do not clash, or not with fewer than `best`.
 */
export function* minimiseGroups(
  inquiry: Query,
  base: readonly Lit[],
  groups: readonly Group[],
  best: number,
): Task<MinimalGroups | undefined> {
  let candidates = yield* clashing(inquiry, base, groups);
  if (candidates === undefined) return undefined;
  inquiry.gaveUp = false;
  const needed: Group[] = [];
  let minimal = true;
  while (candidates.length > 0) {
    const rest: readonly Group[] = candidates.slice(0, -1);
    const enough: readonly Group[] | undefined = yield* clashing(inquiry, base, [...rest, ...needed]);
    if (enough) candidates = rest.filter((group) => enough.includes(group));
    else {
      needed.push(candidates[rest.length]);
      candidates = rest;
      minimal &&= !inquiry.gaveUp;
      inquiry.gaveUp = false;
    }
    if (needed.length >= best) return undefined;
  }
  return { groups: needed.reverse(), minimal };
}

/** The groups of the core, in their order; undefined when all can stand together. */
export function* clashing(
  inquiry: Query,
  base: readonly Lit[],
  groups: readonly Group[],
): Task<readonly Group[] | undefined> {
  const assumptions = [...base, ...groups.map((group) => group.selector)];
  const core = yield* inquiry.refute(assumptions, groups);
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
  inquiry: Query,
  against: readonly Lit[],
  groups: readonly Group[],
  facts: readonly Lit[],
): Task<MinimalFacts> {
  const base = [...against, ...groups.map((group) => group.selector)];
  const spokenOf = new Set(groups.flatMap((group) => group.variables));
  const near = facts.filter((fact) => spokenOf.has(fact >> 1));
  const far = facts.filter((fact) => !spokenOf.has(fact >> 1));
  inquiry.gaveUp = false;
  const core = yield* inquiry.refute([...base, ...near, ...far], groups);
  if (core === undefined) return { facts, minimal: false };
  let candidates = onlyIn(core, [...near, ...far]);
  const needed: Lit[] = [];
  while (candidates.length > 0) {
    const rest: readonly Lit[] = candidates.slice(0, -1);
    const enough: readonly Lit[] | undefined = yield* inquiry.refute([...base, ...rest, ...needed], groups);
    if (enough) candidates = onlyIn(enough, rest);
    else {
      needed.push(candidates[rest.length]);
      candidates = rest;
    }
  }
  return { facts: needed.reverse(), minimal: !inquiry.gaveUp };
}

function onlyIn(core: readonly Lit[], lits: readonly Lit[]): readonly Lit[] {
  const guilty = new Set(core);
  return lits.filter((lit) => guilty.has(lit));
}
