/**
 * What all solutions found so far agree on, as a clause that asks for one that does not: the search for solutions
 * that differ wherever solutions do takes a handful of them, and its end proves what they share.
 */
import type { Lit } from './literal.ts';

export class Agreement {
  #agreed: readonly Lit[] | undefined;
  readonly #open: readonly number[];

  /** `open`: variables that are not decided yet; of the others all solutions agree. */
  constructor(open: readonly number[]) {
    this.#open = open;
  }

  /** Takes a solution in; the answer is a clause that any solution breaks that agrees with all of them. */
  exclude(isTrue: (variable: number) => boolean): Lit[] {
    const own = (variable: number): Lit => 2 * variable + (isTrue(variable) ? 0 : 1);
    this.#agreed = this.#agreed ? this.#agreed.filter((lit) => own(lit >> 1) === lit) : this.#open.map(own);
    return this.#agreed.map((lit) => lit ^ 1);
  }
}
