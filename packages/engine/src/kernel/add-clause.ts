/** Prepares new clauses: cleaned up, with the two literals to watch in front. */
import type { Assignment } from './assignment.ts';
import type { Lit } from './literal.ts';
import { growInt32, growInt8 } from './growable.ts';

export class ClauseIntake {
  lits = new Int32Array(16);
  /** The trail must go back to this level before the clause can be added; the clause then implies its first literal. */
  backLevel = 0;
  implies = false;
  #mark = new Int8Array(0); // by literal: in lits
  readonly #trail: Assignment;

  constructor(trail: Assignment) {
    this.#trail = trail;
  }

  grow(variables: number): void {
    this.#mark = growInt8(this.#mark, 2 * variables);
  }

  /** The size of the clause, now in `lits`; -1 when it is redundant. */
  take(clause: ArrayLike<Lit>): number {
    const size = this.#clean(clause);
    this.backLevel = 0;
    this.implies = size === 1;
    if (size < 2) return size;
    this.#chooseWatch(0, size);
    this.#chooseWatch(1, size);
    this.#findPlace(this.lits[0], this.lits[1]);
    return size;
  }

  /** Ensures that whenever the second watch is false, the first became true at no later level. */
  #findPlace(first: Lit, second: Lit): void {
    const { value, level } = this.#trail;
    this.backLevel = Infinity;
    if (value[second] >= 0) return;
    const below = level[second >> 1];
    this.implies = value[first] === 0 || level[first >> 1] > below;
    if (this.implies) this.backLevel = below;
    else if (value[first] < 0) this.backLevel = below - 1;
  }

  /** Removes duplicates and literals false at level 0; -1 when the clause holds anyway. */
  #clean(clause: ArrayLike<Lit>): number {
    this.lits = growInt32(this.lits, clause.length);
    const { lits } = this;
    const mark = this.#mark;
    const { value, level } = this.#trail;
    let size = 0;
    let idle = false;
    for (let i = 0; i < clause.length && !idle; i++) {
      const lit = clause[i];
      const fixed = value[lit] !== 0 && level[lit >> 1] === 0;
      idle = mark[lit ^ 1] !== 0 || (fixed && value[lit] > 0);
      if (mark[lit] !== 0 || fixed) continue;
      mark[lit] = 1;
      lits[size++] = lit;
    }
    for (let i = 0; i < size; i++) mark[lits[i]] = 0;
    return idle ? -1 : size;
  }

  /** Swaps to `at` the literal that becomes false last, or not at all. */
  #chooseWatch(at: number, size: number): void {
    const { lits } = this;
    let best = at;
    for (let i = at + 1; i < size; i++) if (this.#fall(lits[i]) > this.#fall(lits[best])) best = i;
    const lit = lits[best];
    lits[best] = lits[at];
    lits[at] = lit;
  }

  /** The level at which the literal is false, or one above all others when it is not. */
  #fall(lit: Lit): number {
    const { value, level, levels } = this.#trail;
    return value[lit] < 0 ? level[lit >> 1] : levels + 1;
  }
}
