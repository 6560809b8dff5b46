/**
 * The propagators of a solver: passes them the trail, takes their implications and clashes, and asks
 * for their reasons, at most once per variable in one analysis.
 */
import { SIZE, type Assignment } from './assignment.ts';
import type { Clauses } from './clauses.ts';
import type { Lit } from './literal.ts';
import type { Propagator } from './propagator.ts';
import { growInt32 } from './growable.ts';

export class Propagators {
  inConflict = false;
  /** The conflict as a clause: literals that are all false. */
  conflict = new Int32Array(64);
  conflictSize = 0;
  /** Explanations as clauses without the implied literal: false literals, explained[start … end). */
  explained = new Int32Array(256);
  start = new Int32Array(0); // by variable
  end = new Int32Array(0);
  /** Verify propagators' claims; for tests. */
  checked = false;
  count = 0;
  #explainedSize = 0;
  #stamp = new Int32Array(0); // by variable: the analysis that asked
  #analysis = 0;
  readonly #trail: Assignment;
  readonly #propagators: Propagator[] = [];
  readonly #notified: number[] = []; // by propagator: how much of the trail it has been passed
  #active = 0;
  #settledAt = -1;

  constructor(trail: Assignment) {
    this.#trail = trail;
  }

  grow(variables: number): void {
    this.start = growInt32(this.start, variables);
    this.end = growInt32(this.end, variables);
    this.#stamp = growInt32(this.#stamp, variables);
  }

  reset(): void {
    this.inConflict = false;
    this.conflictSize = 0;
    this.count = 0;
    this.#propagators.length = 0;
    this.#notified.length = 0;
    this.#settledAt = -1;
    this.newAnalysis();
  }

  /** Returns the reason that marks literals it implies. */
  add(propagator: Propagator, known: number): number {
    this.#propagators.push(propagator);
    this.#notified.push(known);
    this.#settledAt = -1;
    return -1 - this.count++;
  }

  /** The propagators may know more than when they last settled. */
  unsettle(): void {
    this.#settledAt = -1;
  }

  /** Notifies and settles until something happens: true when literals were implied, so clauses go first. */
  advance(clauses: Clauses): boolean {
    const propagators = this.#propagators;
    for (let p = 0; p < propagators.length; p++) {
      this.#active = p;
      if (this.#notify(p, clauses)) return true;
      if (this.inConflict) return false;
    }
    return this.#settledAt !== this.#trail.size && this.#settle();
  }

  /** Passes a propagator the trail, until it is in conflict or (true) clauses must go first. */
  #notify(p: number, clauses: Clauses): boolean {
    const propagator = this.#propagators[p];
    const notified = this.#notified;
    const trail = this.#trail;
    const { order, counts } = trail;
    this.#explainedSize = 0;
    let at = notified[p];
    while (at < counts[SIZE]) {
      propagator.assign(order[at], at);
      notified[p] = ++at;
      if (this.inConflict) return false;
      // The first one continues with what it implied itself, as long as that wakes no clause.
      if (trail.head < counts[SIZE] && (p > 0 || clauses.wakes(trail))) return true;
    }
    return false;
  }

  #settle(): boolean {
    const propagators = this.#propagators;
    const trail = this.#trail;
    for (let p = 0; p < propagators.length; p++) {
      this.#active = p;
      this.#explainedSize = 0;
      propagators[p].settle();
      if (this.inConflict) return false;
      if (trail.head < trail.size) return true;
    }
    this.#settledAt = trail.size;
    return false;
  }

  complete(): void {
    const propagators = this.#propagators;
    const trail = this.#trail;
    const { size } = trail;
    for (let p = 0; p < propagators.length; p++) {
      this.#active = p;
      this.#explainedSize = 0;
      propagators[p].complete();
      if (this.inConflict || trail.size !== size || trail.head < size) return;
    }
  }

  undo(size: number): void {
    const propagators = this.#propagators;
    const notified = this.#notified;
    if (this.#settledAt > size) this.#settledAt = size;
    for (let p = 0; p < propagators.length; p++) {
      if (notified[p] <= size) continue;
      notified[p] = size;
      propagators[p].undo(size);
    }
  }

  imply(lit: Lit): void {
    const known = this.#trail.value[lit];
    if (known > 0 || this.inConflict) return;
    if (known === 0) this.#trail.push(lit, -1 - this.#active);
    else this.#refute(lit);
  }

  /** Implied and false: the explanation and `lit` make the conflict. */
  #refute(lit: Lit): void {
    this.#explainedSize = 0;
    if (this.#trail.levels > 0) {
      this.#propagators[this.#active].explain(lit);
      this.because(lit ^ 1);
    }
    this.clash();
  }

  because(lit: Lit): void {
    if (this.#explainedSize >= this.explained.length) {
      this.explained = growInt32(this.explained, this.#explainedSize + 1);
    }
    this.explained[this.#explainedSize++] = lit ^ 1;
  }

  becauseOf(lits: ArrayLike<Lit>, count: number): void {
    const from = this.#explainedSize;
    this.explained = growInt32(this.explained, from + count);
    const { explained } = this;
    for (let i = 0; i < count; i++) explained[from + i] = lits[i] ^ 1;
    this.#explainedSize = from + count;
  }

  clash(): void {
    if (this.inConflict) return;
    if (this.checked) this.#checkReason(0, -1);
    this.setConflict(this.explained, 0, this.#explainedSize);
    this.#explainedSize = 0;
  }

  setConflict(lits: Int32Array, from: number, to: number): void {
    this.conflict = growInt32(this.conflict, to - from);
    for (let i = from; i < to; i++) this.conflict[i - from] = lits[i];
    this.conflictSize = to - from;
    this.inConflict = true;
  }

  /** Explanations requested from here on are kept until the next analysis. */
  newAnalysis(): void {
    this.#explainedSize = 0;
    this.#analysis++;
  }

  /** Makes sure that start and end of `variable`, implied by propagator `by`, delimit its reason. */
  explain(variable: number, by: number): void {
    if (this.#stamp[variable] === this.#analysis) return;
    const lit = this.#trail.order[this.#trail.position[variable]];
    const from = this.#explainedSize;
    this.#propagators[by].explain(lit);
    if (this.checked) this.#checkReason(from, variable);
    this.#stamp[variable] = this.#analysis;
    this.start[variable] = from;
    this.end[variable] = this.#explainedSize;
  }

  #checkReason(from: number, variable: number): void {
    const { value, position, size } = this.#trail;
    const before = variable < 0 ? size : position[variable];
    for (let i = from; i < this.#explainedSize; i++) {
      const lit = this.explained[i] ^ 1;
      if (value[lit] <= 0) throw new Error(`propagator ${this.#active}: reason ${lit} is not true`);
      if (position[lit >> 1] >= before)
        throw new Error(`propagator ${this.#active}: reason ${lit} is too late`);
    }
  }
}
