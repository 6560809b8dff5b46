/** The connected parts of a drawing, kept from one state to the next: only what a change touches is traced again. */
import { acrossEdge, type Mesh } from '../grid/mesh.ts';
import { ChangeTracker, type Changes } from './change-tracker.ts';
import { LINE, type Drawing } from './marks.ts';

/** A connected piece of line. It is a loop when every dot on it has exactly two lines. */
export interface Component {
  readonly edges: readonly number[];
  readonly first: number; // the smallest of them
  readonly closed: boolean;
}

/** In the order of their first edge. */
export const components = (mesh: Mesh, state: Drawing): readonly Component[] =>
  new Components(mesh).follow(state, new ChangeTracker(mesh).to(state));

export class Components {
  readonly #mesh: Mesh;
  readonly #of: (Component | undefined)[]; // by edge
  readonly #at: (Component | undefined)[]; // by dot: the part that reached it last
  #all: readonly Component[] = [];

  constructor(mesh: Mesh) {
    this.#mesh = mesh;
    this.#of = new Array<Component | undefined>(mesh.edgeCount).fill(undefined);
    this.#at = new Array<Component | undefined>(mesh.dotCount).fill(undefined);
  }

  /** `changes`: since the last call. */
  follow(state: Drawing, changes: Changes): readonly Component[] {
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
  #touched({ edges }: Changes): Set<Component> {
    const { edgeDots, dotEdges } = this.#mesh;
    const touched = new Set<Component>();
    for (const edge of edges)
      for (let end = 0; end < 2; end++)
        for (const near of dotEdges[edgeDots[2 * edge + end]]) {
          const part = this.#of[near];
          if (part) touched.add(part);
        }
    return touched;
  }

  /**
   * From dot to dot, so that each is expanded once. Plain loops, because an iterator would cost more than
   * each step: a part may be thousands of edges long.
   */
  #trace({ edges: now }: Drawing, from: number): Component {
    const { edgeDots, dotEdges } = this.#mesh;
    const edges = [from];
    const dots = [edgeDots[2 * from], edgeDots[2 * from + 1]];
    const part = { edges, first: from, closed: true };
    this.#of[from] = part;
    for (const dot of dots) this.#at[dot] = part;
    for (let i = 0; i < dots.length; i++) {
      const around = dotEdges[dots[i]];
      let lines = 0;
      for (let j = 0; j < around.length; j++) {
        const edge = around[j];
        if (now[edge] !== LINE) continue;
        lines++;
        if (this.#of[edge] === part) continue;
        this.#of[edge] = part;
        edges.push(edge);
        if (edge < part.first) part.first = edge;
        const next = acrossEdge(this.#mesh, edge, dots[i]);
        if (this.#at[next] === part) continue;
        this.#at[next] = part;
        dots.push(next);
      }
      if (lines !== 2) part.closed = false;
    }
    return part;
  }
}
