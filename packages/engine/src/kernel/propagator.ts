/**
 * The theory hook of the solver.
 *
 * A propagator is told each literal once, in trail order, after clause propagation has come to rest;
 * what it implies is propagated by the clauses before it hears more. Literals that a conflict takes
 * back before their turn are never told, and `undo` only speaks of literals that were. In `assign`,
 * do the bookkeeping before the inference: after a clash the same literal will be undone.
 */
import type { Lit } from './literal.ts';

/** A propagator for what clauses cannot say well: loops, connectivity, local tables. */
export interface Propagator {
  /** `lit` became true; it stands at trail[at]. Bookkeeping and cheap inference: may call sat.imply / sat.clash. */
  assign(lit: Lit, at: number): void;
  /** Clauses and assign are at a fixpoint: costlier inference. May call sat.imply / sat.clash; called again until it does neither. */
  settle(): void;
  /**
   * Push with sat.because(lit) the TRUE literals, all earlier in the trail than `lit`, that force
   * `lit`, which this propagator implied. Only asked when needed. When `lit` was implied while
   * false, it is asked at once, and anything presently true may serve.
   */
  explain(lit: Lit): void;
  /** The trail shrank to `size` literals: forget everything that came after. */
  undo(size: number): void;
  /**
   * All (scoped) variables are assigned and nothing objects: the last word before 'sat'. May clash
   * or add clauses through sat.addClause (then solving goes on).
   */
  complete(): void;
}
