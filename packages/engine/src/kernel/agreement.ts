/**
 * What all solutions found so far agree on, as a clause that demands one that differs: finding solutions that differ
 * wherever any two do takes only a handful, and when the search ends, what they share is proved.
 */
import type { Lit } from './literal.ts';

export class Agreement {
  #agreed: readonly Lit[] | undefined;
  readonly #open: readonly number[];

  /** `open`: variables that are still undecided; on the others all solutions agree. */
  constructor(open: readonly number[]) {
    this.#open = open;
  }

  /** Adds a solution; returns a clause violated by every solution that agrees with all of them. */
  exclude(isTrue: (variable: number) => boolean): Lit[] {
    const own = (variable: number): Lit => 2 * variable + (isTrue(variable) ? 0 : 1);
    this.#agreed = this.#agreed ? this.#agreed.filter((lit) => own(lit >> 1) === lit) : this.#open.map(own);
    return this.#agreed.map((lit) => lit ^ 1);
  }
}
