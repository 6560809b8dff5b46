/** The connected parts of a drawing, carried from one state to the next: only what a change touches is traced again. */
import type { Mesh } from '../../grid/mesh.ts';
import { Follower, type Changes } from './follow.ts';
import { LINE, type State } from './rules.ts';

/** A connected piece of line. It is a loop when every dot on it has exactly two lines. */
export interface Part {
  readonly edges: readonly number[];
  readonly first: number; // the smallest of them
  readonly closed: boolean;
}

/** In the order of their first edge. */
export const parts = (mesh: Mesh, state: State): readonly Part[] =>
  new Parts(mesh).follow(state, new Follower(mesh).to(state));

export class Parts {
  readonly #mesh: Mesh;
  readonly #of: (Part | undefined)[]; // by edge
  #all: readonly Part[] = [];

  constructor(mesh: Mesh) {
    this.#mesh = mesh;
    this.#of = new Array<Part | undefined>(mesh.edgeCount).fill(undefined);
  }

  /** `changes`: since the last call. */
  follow(state: State, changes: Changes): readonly Part[] {
    if (!changes.lines) return this.#all;
    const touched = this.#touched(changes);
    const loose = [changes.edges];
    for (const { edges } of touched) loose.push(edges);
    for (const edges of loose) for (let i = 0; i < edges.length; i++) this.#of[edges[i]] = undefined;
    const all = this.#all.filter((part) => !touched.has(part));
    for (const edges of loose)
      for (let i = 0; i < edges.length; i++)
        if (state.edges[edges[i]] === LINE && !this.#of[edges[i]]) all.push(this.#trace(state, edges[i]));
    this.#all = all.sort((a, b) => a.first - b.first);
    return all;
  }

  /** The parts that a changed edge belonged to or now meets. */
  #touched({ edges }: Changes): Set<Part> {
    const { edgeDots, dotEdges } = this.#mesh;
    const touched = new Set<Part>();
    for (const edge of edges)
      for (let end = 0; end < 2; end++)
        for (const near of dotEdges[edgeDots[2 * edge + end]]) {
          const part = this.#of[near];
          if (part) touched.add(part);
        }
    return touched;
  }

  /** Plain loops, since each iterator would cost more than its step: a part may be thousands of edges long. */
  #trace({ edges: now }: State, from: number): Part {
    const { edgeDots, dotEdges } = this.#mesh;
    const edges = [from];
    const part = { edges, first: from, closed: true };
    this.#of[from] = part;
    for (let i = 0; i < edges.length; i++)
      for (let end = 0; end < 2; end++) {
        const around = dotEdges[edgeDots[2 * edges[i] + end]];
        let lines = 0;
        for (let j = 0; j < around.length; j++) {
          const next = around[j];
          if (now[next] !== LINE) continue;
          lines++;
          if (this.#of[next] === part) continue;
          this.#of[next] = part;
          edges.push(next);
          if (next < part.first) part.first = next;
        }
        if (lines !== 2) part.closed = false;
      }
    return part;
  }
}
