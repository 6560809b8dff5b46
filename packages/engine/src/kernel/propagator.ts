/**
 * The theory hook of the solver.
 *
 * A propagator is notified of each literal once, in trail order, after clause propagation has settled;
 * what it implies is propagated by the clauses before the next literal is passed. Literals that a
 * conflict undoes before their turn are never passed, and `undo` is only about literals that were. In
 * `assign`, do the bookkeeping before the inference: after a clash the same literal will be undone.
 */
import type { Lit } from './literal.ts';

/** A propagator for what is awkward to write as clauses: loops, connectivity, local tables. */
export interface Propagator {
  /** `lit` became true; it is at trail[at]. Bookkeeping and cheap inference: may call sat.imply / sat.clash. */
  assign(lit: Lit, at: number): void;
  /** Clauses and assign are at a fixpoint: costlier inference. May call sat.imply / sat.clash; called again until it does neither. */
  settle(): void;
  /**
   * Push with sat.because(lit) the TRUE literals, all earlier in the trail than `lit`, that force
   * `lit`, which this propagator implied. Called only when needed. When `lit` was implied while
   * false, it is called at once, and may use anything currently true.
   */
  explain(lit: Lit): void;
  /** The trail shrank to `size` literals: forget everything that came after. */
  undo(size: number): void;
  /**
   * All (scoped) variables are assigned without a conflict: the last check before 'sat'. May clash
   * or add clauses through sat.addClause (solving then continues).
   */
  complete(): void;
}
