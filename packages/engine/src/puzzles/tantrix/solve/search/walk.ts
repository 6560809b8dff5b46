/** Complete search for loops, shape first: each closed shape (shape-walk.ts) is filled with tiles (assign.ts). */
import type { Placed } from '../../rules/rules.ts';
import { Assigner, Layout } from './assign.ts';
import type { Tables } from './problem.ts';
import { ShapeWalk } from './shape-walk.ts';

export class Walk {
  count = 0;
  finished = false;
  readonly #shapes: ShapeWalk;
  readonly #layout: Layout;
  readonly #assigner: Assigner;
  readonly #limit: number;
  #found: Placed[][] = []; // as far as they were not taken
  #filling = false; // a closed shape is being filled

  /** Stops at `limit` solutions. */
  constructor(tables: Tables, limit: number, plainly = false) {
    this.#limit = limit;
    this.#shapes = new ShapeWalk(tables, { plainly });
    this.#layout = new Layout(tables.count);
    this.#assigner = new Assigner(tables, this.#layout);
  }

  get effort(): number {
    return this.#shapes.nodes + this.#assigner.nodes;
  }

  /** Continues for about this many nodes; true when there is no more to do. */
  run(nodes: number): boolean {
    const until = this.effort + nodes;
    while (!this.finished && this.effort < until) {
      if (this.#filling) this.#fill(until - this.effort);
      else this.#walk(until - this.effort);
    }
    return this.finished;
  }

  /** What was found since the last call; it is no longer kept here. */
  take(): readonly Placed[][] {
    const taken = this.#found;
    this.#found = [];
    return taken;
  }

  #walk(nodes: number): void {
    const outcome = this.#shapes.next(nodes);
    this.finished = outcome === 'done';
    if (outcome !== 'closed') return;
    this.#shapes.layOut(this.#layout);
    this.#assigner.begin();
    this.#filling = true;
  }

  /** A shape may have millions of fillings where only the line must match, so it is left between nodes. */
  #fill(nodes: number): void {
    const outcome = this.#assigner.next(nodes);
    this.#filling = outcome !== 'done';
    if (outcome !== 'found') return;
    this.#found.push(this.#shapes.read(this.#layout, this.#assigner.chosen));
    if (++this.count >= this.#limit) this.finished = true;
  }
}
