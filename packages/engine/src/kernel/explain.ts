/**
 * The smallest reasons: which few rules force a step, which step has the smallest reason, and which
 * rules can no longer hold on a board that went wrong.
 *
 * Ball search: for radius 1, 2, … take the rules within that distance of the target, and when they
 * force it, delete them one by one, farthest first. A reason of n connected rules is within
 * distance n, so the search ends when the radius has reached the best size. What the player can see
 * (the facts) costs nothing while searching, or simple steps would look large; it is minimised at the end.
 */
import type { Task } from '../task.ts';
import { DEFAULT_LIMITS, Query } from './query.ts';
import type { Limits } from './query.ts';
import type { Lit } from './literal.ts';
import { clashing, minimiseFacts, minimiseGroups } from './minimise.ts';
import type { Group, Model } from './model.ts';
import { Neighbourhood } from './neighbourhood.ts';

/** Rules within `radius` of the target, together with the named rules of the whole board. */
export interface Stage {
  readonly radius: number; // Infinity: finally all groups, near or not
  readonly global: readonly string[]; // ['loop']
}

export interface ExplainOptions extends Limits {
  /** In order; a later stage is tried when the earlier ones find nothing. Default: everything. */
  readonly stages?: readonly Stage[];
  /** Larger reasons are not looked for: nobody would read them. */
  readonly maxSize?: number;
}

export interface Reason {
  readonly groups: readonly string[];
  readonly facts: readonly Lit[];
  /** Whether every one of them is known to be needed; false when a limit cut the search short. */
  readonly minimal: boolean;
}

export interface Step extends Reason {
  readonly target: Lit;
}

const EVERYTHING: readonly Stage[] = [{ radius: Infinity, global: [] }];

/** The target with the smallest reason, the first among equals. Targets that are facts are skipped. */
export function* nextStep(
  model: Model,
  facts: readonly Lit[],
  targets: readonly Lit[],
  options: ExplainOptions = {},
): Task<Step | undefined> {
  const query = new Query(model, options);
  try {
    const search = yield* begin(query, facts, options);
    const given = new Set(facts);
    const open = targets.filter((target) => !given.has(target));
    const free = open.find((target) => search.followsFromFacts(target));
    if (free !== undefined) return yield* search.step(free, { groups: [], minimal: true });
    for (const stage of search.stages) {
      const found = yield* search.easiest(open, stage);
      if (found) return yield* search.step(found.target, found);
    }
    return undefined;
  } finally {
    model.sat.decideOnly(undefined);
  }
}

/** For a position that cannot be completed: few rules, then facts, that cannot hold together. */
export function* contradiction(
  model: Model,
  facts: readonly Lit[],
  options: ExplainOptions = {},
): Task<Reason | undefined> {
  const query = new Query(model, options);
  try {
    const search = yield* begin(query, facts, options);
    const found = yield* search.clash();
    return found && (yield* search.withFacts([], found));
  } finally {
    model.sat.decideOnly(undefined);
  }
}

/** Whether the named groups and these literals cannot hold together; undecided counts as no. */
export function cannotHold(
  model: Model,
  groups: readonly string[],
  lits: readonly Lit[],
  conflictBudget: number = DEFAULT_LIMITS.conflictsPerQuestion,
): boolean {
  model.sat.decideOnly(undefined);
  return model.sat.run([...lits, ...model.selectors(groups)], conflictBudget) === 'unsat';
}

interface Found {
  readonly groups: readonly Group[];
  readonly minimal: boolean;
}

/** Assumes the facts alone first: variables that they determine without any rule do not connect rules. */
function* begin(query: Query, facts: readonly Lit[], options: ExplainOptions): Task<Search> {
  yield* query.refute(facts, []);
  return new Search(query, facts, options.stages ?? EVERYTHING, options.maxSize ?? Infinity);
}

/** One search in one position: the facts stay assumed between its questions. */
class Search {
  readonly stages: readonly Stage[];
  readonly #maxSize: number;
  readonly #model: Model;
  readonly #facts: readonly Lit[];
  readonly #query: Query;
  readonly #global: ReadonlySet<Group>;
  readonly #around: Neighbourhood;

  constructor(query: Query, facts: readonly Lit[], stages: readonly Stage[], maxSize: number) {
    this.#maxSize = maxSize;
    this.#model = query.model;
    this.#facts = facts;
    this.#query = query;
    this.stages = stages;
    this.#global = new Set(stages.flatMap((stage) => this.#globalOf(stage)));
    this.#around = new Neighbourhood(this.#model, this.#global);
  }

  #globalOf(stage: Stage): Group[] {
    return stage.global.flatMap((name) => this.#model.find(name) ?? []);
  }

  /** To be called before anything else: the trail still holds what the facts alone determine. */
  followsFromFacts(target: Lit): boolean {
    return this.#model.sat.value[target] > 0;
  }

  /** Radius by radius over all targets, so that an easy one is found before a hard one costs anything. */
  *easiest(targets: readonly Lit[], stage: Stage): Task<(Found & { target: Lit }) | undefined> {
    let best: (Found & { target: Lit }) | undefined;
    const reached = new Map<Lit, number>(); // target -> groups in its last ball
    const last = Math.min(stage.radius, this.#maxSize);
    for (let radius = 1; radius <= last; radius++) {
      let wider = false;
      for (const target of targets) {
        const ball = this.#around.aroundVariable(target >> 1, radius);
        if (reached.get(target) === ball.length) continue;
        reached.set(target, ball.length);
        wider = true;
        const size = best?.groups.length;
        const found = yield* radius === 1
          ? this.#nearest([target ^ 1], ball, stage, size)
          : this.#reason([target ^ 1], ball, stage, size);
        if (found) best = { ...found, target };
        if (best && best.groups.length <= radius) return best;
        if (this.#query.exhausted) return best;
      }
      if (!wider) break;
    }
    return best ?? (last === Infinity ? yield* this.#anywhere(targets, stage) : undefined);
  }

  /** Like `reason`, but never misses a single rule that suffices, as deletion among others might. */
  *#nearest(
    against: readonly Lit[],
    ball: readonly Group[],
    stage: Stage,
    best: number | undefined,
  ): Task<Found | undefined> {
    const base = [...this.#facts, ...against];
    const groups = [...ball, ...this.#globalOf(stage)];
    const guilty = yield* clashing(this.#query, base, groups);
    if (guilty === undefined) return undefined;
    for (const group of guilty.length < 2 ? [] : groups) {
      const found = yield* minimiseGroups(this.#query, base, [group], 2);
      if (found) return found;
    }
    return yield* this.#reason(against, ball, stage, best);
  }

  /** The last resort: all rules, also those that no undetermined variable connects with the target. */
  *#anywhere(targets: readonly Lit[], stage: Stage): Task<(Found & { target: Lit }) | undefined> {
    for (const target of targets) {
      const found = yield* this.#reason([target ^ 1], this.#localGroups(), stage, undefined);
      if (found) return { ...found, target };
    }
    return undefined;
  }

  #localGroups(): Group[] {
    return this.#model.groups.filter((group) => !this.#global.has(group));
  }

  /** A minimal set of the ball's groups, smaller than `best`, that clashes with the facts and `against`. */
  *#reason(
    against: readonly Lit[],
    ball: readonly Group[],
    stage: Stage,
    best: number | undefined,
  ): Task<Found | undefined> {
    const groups = [...ball, ...this.#globalOf(stage)];
    return yield* minimiseGroups(
      this.#query,
      [...this.#facts, ...against],
      groups,
      best ?? this.#maxSize + 1,
    );
  }

  /** Rules that clash: everywhere first, for a bound, then around each rule in turn. */
  *clash(): Task<Found | undefined> {
    const last = this.stages[this.stages.length - 1];
    let best = yield* this.#reason([], this.#localGroups(), last, undefined);
    if (best === undefined) return undefined;
    // A connected set of n rules is within radius (n + 1) / 2 of its middle.
    for (let radius = 1; 2 * radius < best.groups.length + 2; radius++) {
      for (const centre of this.#localGroups()) {
        const ball = this.#around.aroundGroup(centre, radius);
        const found: Found | undefined = yield* this.#reason([], ball, last, best.groups.length);
        if (found) best = found;
        if (best.groups.length <= Math.max(1, 2 * radius - 2) || this.#query.exhausted) return best;
      }
    }
    return best;
  }

  *step(target: Lit, found: Found): Task<Step> {
    return { ...(yield* this.withFacts([target ^ 1], found)), target };
  }

  *withFacts(against: readonly Lit[], found: Found): Task<Reason> {
    const { facts, minimal } = yield* minimiseFacts(this.#query, against, found.groups, this.#facts);
    return { groups: found.groups.map((group) => group.name), facts, minimal: found.minimal && minimal };
  }
}
