/**
 * The single-loop rule for the kernel, on any mesh: as soon as lines close a loop, no other edge is a
 * line and every dot that must be visited is on it. Clauses ensure that a dot has two lines or none.
 *
 * A dot that must be visited comes with a literal: unless that is true, the dot may be left out.
 */
import type { Mesh } from '../grid/mesh.ts';
import { positive, type Lit } from '../kernel/literal.ts';
import type { Propagator } from '../kernel/propagator.ts';
import type { Sat } from '../kernel/sat.ts';

interface MustVisit {
  readonly dot: number;
  readonly when: Lit;
}

interface Drawn {
  readonly edge: number;
  readonly at: number; // in the trail
}

/** Edge e of the mesh is variable e + `first`. */
export class LoopPropagator implements Propagator {
  readonly #mesh: Mesh;
  readonly #sat: Sat;
  readonly #first: number;
  readonly #must: readonly MustVisit[];
  readonly #isLine: Uint8Array;
  readonly #drawn: Drawn[] = [];
  #loop: { readonly edges: readonly number[]; readonly at: number } | undefined;
  #isApplied = true; // what follows from the loop has been implied

  constructor(mesh: Mesh, sat: Sat, first: number, must: readonly MustVisit[]) {
    this.#mesh = mesh;
    this.#sat = sat;
    this.#first = first;
    this.#must = must;
    this.#isLine = new Uint8Array(mesh.edgeCount);
  }

  assign(lit: Lit, at: number): void {
    const edge = (lit >> 1) - this.#first;
    if (lit & 1 || edge < 0 || edge >= this.#mesh.edgeCount) return;
    this.#isLine[edge] = 1;
    this.#drawn.push({ edge, at });
    if (this.#loop) return;
    const edges = this.#loopThrough(edge);
    if (!edges) return;
    this.#loop = { edges, at };
    this.#isApplied = false;
  }

  settle(): void {
    if (this.#isApplied || !this.#loop) return;
    this.#isApplied = true;
    const onLoop = new Set(this.#loop.edges);
    const beside = this.#must.filter(({ dot }) => !this.#mesh.dotEdges[dot].some((edge) => onLoop.has(edge)));
    const denied = beside.map(({ when }) => when);
    for (let edge = 0; edge < this.#mesh.edgeCount; edge++)
      if (!onLoop.has(edge)) denied.push(positive(edge + this.#first));
    for (const lit of denied) {
      if (this.#sat.inConflict) return;
      this.#sat.imply(lit ^ 1);
    }
  }

  explain(): void {
    for (const edge of this.#loop?.edges ?? []) this.#sat.because(positive(edge + this.#first));
  }

  undo(size: number): void {
    for (let last = this.#drawn.at(-1); last && last.at >= size; last = this.#drawn.at(-1)) {
      this.#isLine[last.edge] = 0;
      this.#drawn.pop();
    }
    if (this.#loop && this.#loop.at >= size) this.#loop = undefined;
    // What was implied may be undone while the loop stays.
    this.#isApplied = false;
  }

  complete(): void {}

  /** The loop that a new line closes, followed from one end to the other; branches are left to the clauses. */
  #loopThrough(edge: number): readonly number[] | undefined {
    const { edgeDots, dotEdges } = this.#mesh;
    const home = edgeDots[2 * edge];
    const edges = [edge];
    let dot = edgeDots[2 * edge + 1];
    for (let last = edge; dot !== home;) {
      const next = dotEdges[dot].find((each) => each !== last && this.#isLine[each] === 1);
      if (next === undefined || edges.length > dotEdges.length) return undefined;
      edges.push(next);
      dot = edgeDots[2 * next] === dot ? edgeDots[2 * next + 1] : edgeDots[2 * next];
      last = next;
    }
    return edges;
  }
}
