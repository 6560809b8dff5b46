/** Supposing one edge after the other. */
import type { Task } from '../../../../task.ts';
import { Position } from './position.ts';
import { Deduction } from './rounds.ts';

/**
 * Supposes edges one at a time. What a supposition without contradiction implies is safe to suppose
 * too: it would imply no more (rules are monotone), so it is not tried.
 */
export class Trial {
  readonly position: Position;
  readonly #base: Position;
  readonly #level: number;
  readonly #safe: Uint8Array; // bit LINE or CROSS

  constructor(base: Position, level: number) {
    this.#base = base;
    this.#level = level;
    this.position = new Position(base.board, base.edges, base.bases);
    this.#safe = new Uint8Array(base.edges.length);
  }

  /** To be called when the base has learnt something. */
  restart(): void {
    this.#safe.fill(0);
  }

  /** Does supposing this lead to a contradiction? Then `position` holds it. */
  *fails(edge: number, value: number): Task<boolean> {
    if (this.#safe[edge] & value) return false;
    const { position } = this;
    position.copy(this.#base);
    position.suppose(edge, value);
    const deduction = new Deduction(position);
    deduction.resume(this.#level);
    yield* deduction.finish();
    if (position.conflict) return true;
    for (let each = 0; each < this.#safe.length; each++) this.#safe[each] |= position.edges[each];
    return false;
  }
}
