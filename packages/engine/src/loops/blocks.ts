/**
 * The blocks of a graph: parts that stay connected when any one dot is removed. A loop never passes a
 * dot twice, so it stays within one block. Tarjan's algorithm, without recursion: boards are large.
 */
import { perObject } from '../cache.ts';
import { acrossEdge, type Mesh } from '../grid/mesh.ts';

interface Blocks {
  readonly count: number;
  readonly ofEdge: Int32Array; // -1 for edges that are not there
}

const walks = perObject((mesh: Mesh) => new Walk(mesh));

/** Valid until the next call for the same mesh. */
export function blocksOf(mesh: Mesh, isThere: (edge: number) => boolean): Blocks {
  const walk = walks(mesh);
  walk.begin(isThere);
  for (let dot = 0; dot < mesh.dotCount; dot++) if (!walk.order[dot]) walk.from(dot);
  return walk;
}

class Walk {
  readonly order: Int32Array; // of the first visit, from 1
  readonly ofEdge: Int32Array;
  count = 0;
  readonly #mesh: Mesh;
  readonly #isThere: Uint8Array; // by edge
  readonly #low: Int32Array; // the earliest dot reached from here or below
  readonly #by: Int32Array; // the edge by which a dot was reached
  readonly #turn: Uint8Array; // which edge of a dot comes next
  readonly #edges: Int32Array; // not yet assigned to a block
  #waiting = 0;
  #visits = 0;

  constructor(mesh: Mesh) {
    this.#mesh = mesh;
    this.#isThere = new Uint8Array(mesh.edgeCount);
    this.order = new Int32Array(mesh.dotCount);
    this.ofEdge = new Int32Array(mesh.edgeCount);
    this.#low = new Int32Array(mesh.dotCount);
    this.#by = new Int32Array(mesh.dotCount);
    this.#turn = new Uint8Array(mesh.dotCount);
    this.#edges = new Int32Array(mesh.edgeCount);
  }

  begin(isThere: (edge: number) => boolean): void {
    for (let edge = 0; edge < this.#isThere.length; edge++) this.#isThere[edge] = isThere(edge) ? 1 : 0;
    this.order.fill(0);
    this.ofEdge.fill(-1);
    this.#turn.fill(0);
    this.count = this.#visits = this.#waiting = 0;
  }

  from(root: number): void {
    this.#visit(root, -1);
    for (let dot = root; dot >= 0;) {
      const around = this.#mesh.dotEdges[dot];
      if (this.#turn[dot] < around.length) dot = this.#look(dot, around[this.#turn[dot]++]);
      else dot = this.#leave(dot);
    }
  }

  #visit(dot: number, by: number): void {
    this.order[dot] = this.#low[dot] = ++this.#visits;
    this.#by[dot] = by;
  }

  /** Where the walk goes next. */
  #look(dot: number, edge: number): number {
    if (edge === this.#by[dot] || this.#isThere[edge] === 0) return dot;
    const next = acrossEdge(this.#mesh, edge, dot);
    if (!this.order[next]) {
      this.#edges[this.#waiting++] = edge;
      this.#visit(next, edge);
      return next;
    }
    if (this.order[next] < this.order[dot]) {
      this.#edges[this.#waiting++] = edge;
      if (this.order[next] < this.#low[dot]) this.#low[dot] = this.order[next];
    }
    return dot;
  }

  /** Returns to where it came from; a block ends there when nothing below reaches further back. */
  #leave(dot: number): number {
    const by = this.#by[dot];
    if (by < 0) return -1;
    const back = acrossEdge(this.#mesh, by, dot);
    if (this.#low[dot] < this.#low[back]) this.#low[back] = this.#low[dot];
    if (this.#low[dot] >= this.order[back]) this.#endBlock(by);
    return back;
  }

  #endBlock(first: number): void {
    for (let edge = -1; edge !== first;) {
      edge = this.#edges[--this.#waiting];
      this.ofEdge[edge] = this.count;
    }
    this.count++;
  }
}
