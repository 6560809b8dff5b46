/**
 * Questions to a model: can these rules hold together, given these literals? Counts their
 * cost in propagations (not time, so that the same question always ends the same way), and yields
 * between slices. A model handles one query at a time.
 */
import type { Task } from '../task.ts';
import type { Lit } from './literal.ts';
import type { Group, Model } from './model.ts';
import { growInt32 } from './growable.ts';

export interface Limits {
  /** For the whole search, in propagations: two or three million take about a second. */
  readonly budget?: number;
  /** Conflicts per question: one that takes more is left undecided. */
  readonly conflictsPerQuestion?: number;
  /** Propagations between two yields. */
  readonly slice?: number;
}

export const DEFAULT_LIMITS: Required<Limits> = {
  budget: 3_000_000,
  conflictsPerQuestion: 2_000,
  slice: 3_000,
};

// In propagations: what a question costs before it propagates anything, and what a conflict costs.
const OVERHEAD = 16;
const CONFLICT = 32;

export class Query {
  readonly model: Model;
  spent = 0;
  /** Whether any question was left undecided. */
  gaveUp = false;
  readonly #limits: Required<Limits>;
  #sinceYield = 0;
  #scope = new Int32Array(64);

  constructor(model: Model, limits: Limits) {
    this.model = model;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
  }

  get exhausted(): boolean {
    return this.spent >= this.#limits.budget;
  }

  /**
   * The assumptions that clash, or undefined when they can all hold (or it is not known: gaveUp).
   * Decisions are scoped to the variables of the groups, so that a question costs what its
   * neighbourhood costs.
   */
  *refute(assumptions: readonly Lit[], groups: readonly Group[]): Task<readonly Lit[] | undefined> {
    const { sat } = this.model;
    const { budget, conflictsPerQuestion, slice } = this.#limits;
    sat.decideOnly(this.#scopeOf(groups));
    const lastConflict = sat.conflicts + conflictsPerQuestion;
    while (!this.exhausted && sat.conflicts < lastConflict) {
      const before = sat.propagations + CONFLICT * sat.conflicts;
      const conflicts = Math.min(lastConflict - sat.conflicts, Math.ceil(slice / CONFLICT));
      const answer = sat.run(assumptions, conflicts, slice);
      const { core } = sat;
      const cost =
        sat.propagations + CONFLICT * sat.conflicts - before + OVERHEAD + (assumptions.length >> 3);
      this.spent += cost;
      this.#sinceYield += cost;
      if (this.#sinceYield >= slice) {
        this.#sinceYield = 0;
        yield { done: Math.min(this.spent, budget), of: budget };
      }
      if (answer === 'unsat') return core;
      if (answer === 'sat') return undefined;
    }
    this.gaveUp = true;
    return undefined;
  }

  #scopeOf(groups: readonly Group[]): Int32Array {
    let size = 0;
    for (const { variables } of groups) {
      this.#scope = growInt32(this.#scope, size + variables.length);
      for (const variable of variables) this.#scope[size++] = variable;
    }
    return this.#scope.subarray(0, size);
  }
}
