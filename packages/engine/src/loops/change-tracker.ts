/**
 * Most successive states differ by one move. What is derived from a state is therefore kept place by
 * place, and recomputed only where an edge has changed.
 */
import { OUTSIDE, type Mesh } from '../grid/mesh.ts';
import { LINE, type Drawing } from './marks.ts';

/** A change of more than one in this many edges counts as a new drawing. */
const MANY = 8;

export class ChangeTracker {
  readonly #mesh: Mesh;
  readonly #edges: Uint8Array; // of the previous state: a copy, since its owner may modify it

  constructor(mesh: Mesh) {
    this.#mesh = mesh;
    this.#edges = new Uint8Array(mesh.edgeCount).fill(255);
  }

  /** The edges that differ from the previous state; at first all of them. */
  to(state: Drawing): Changes {
    const [before, now] = [this.#edges, state.edges];
    const edges: number[] = [];
    let lines = false;
    for (let edge = 0; edge < before.length; edge++) {
      if (before[edge] === now[edge]) continue;
      edges.push(edge);
      lines ||= before[edge] === LINE || now[edge] === LINE;
      before[edge] = now[edge];
    }
    return new Changes(this.#mesh, edges, lines);
  }
}

export class Changes {
  readonly edges: readonly number[];
  /** Whether any of them is a line, or was one. */
  readonly lines: boolean;
  readonly #mesh: Mesh;

  constructor(mesh: Mesh, edges: readonly number[], lines: boolean) {
    this.#mesh = mesh;
    this.edges = edges;
    this.lines = lines;
  }

  /** The faces beside the edges; some may be repeated. */
  faces(look: (face: number) => void): void {
    this.#each(this.#mesh.edgeFaces, this.#mesh.faceCount, look);
  }

  /** The dots at their ends; some may be repeated. */
  dots(look: (dot: number) => void): void {
    this.#each(this.#mesh.edgeDots, this.#mesh.dotCount, look);
  }

  #each(pairs: Int32Array, count: number, look: (index: number) => void): void {
    if (this.edges.length * MANY > this.#mesh.edgeCount) {
      for (let index = 0; index < count; index++) look(index);
      return;
    }
    for (const edge of this.edges)
      for (let side = 0; side < 2; side++) {
        const index = pairs[2 * edge + side];
        if (index !== OUTSIDE) look(index);
      }
  }
}
