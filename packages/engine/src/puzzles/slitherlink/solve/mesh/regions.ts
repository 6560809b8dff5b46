/**
 * Inside and outside are each connected, for the search on any mesh: faces that cannot be reached from the rest
 * of a side are on the other one, and a sure face that cannot be reached is a conflict. The reason is the border
 * of the part that is cut off: the lines around it and the faces of the other side.
 */
import type { Lit, Sat } from '../../../../kernel/sat.ts';
import type { MeshLayout } from './layout.ts';

const ALWAYS = 0x7fffffff;
const OUTSIDE_SIDE = 0;
const INSIDE_SIDE = 1;

export class MeshRegions {
  readonly #sat: Sat;
  readonly #layout: MeshLayout;
  readonly #edgeCount: number;
  readonly #reached: Int32Array; // by face, the outer one last: the flood that reached it last
  readonly #queue: Int32Array;
  #floods = 0;
  #size = 0;

  constructor(sat: Sat, layout: MeshLayout) {
    this.#sat = sat;
    this.#layout = layout;
    this.#edgeCount = layout.mesh.edgeCount;
    this.#reached = new Int32Array(layout.faces + 1);
    this.#queue = new Int32Array(layout.faces + 1);
  }

  /** Implies or refutes what is out of reach, on both sides. */
  settle(imply: (lit: Lit) => void): void {
    this.#settleSide(OUTSIDE_SIDE, this.#layout.outer, imply);
    if (this.#sat.inConflict) return;
    const root = this.#sureInside(ALWAYS, 0);
    if (root >= 0) this.#settleSide(INSIDE_SIDE, root, imply);
  }

  #settleSide(side: number, root: number, imply: (lit: Lit) => void): void {
    const { faces } = this.#layout;
    this.#flood(root, side, ALWAYS);
    const flood = this.#floods;
    if (this.#size === faces + 1 - side) return;
    for (let face = 0; face < faces; face++) {
      if (this.#reached[face] === flood) continue;
      const own = this.#litOf(face, side);
      if (this.#sat.value[own] < 0) continue;
      if (this.#sat.value[own] > 0) return this.#clash(face, side, root);
      imply(own ^ 1);
      if (this.#sat.inConflict) return;
    }
  }

  #clash(face: number, side: number, root: number): void {
    this.#sat.because(this.#litOf(face, side));
    if (side === INSIDE_SIDE) this.#sat.because(this.#litOf(root, INSIDE_SIDE));
    this.#flood(face, side, ALWAYS);
    this.#tellBorder(side, ALWAYS);
    this.#sat.clash();
  }

  /** Why this literal of a face held when the trail had `before` literals. */
  explain(lit: Lit, before: number): void {
    const face = (lit >> 1) - this.#edgeCount;
    const side = lit & 1 ? INSIDE_SIDE : OUTSIDE_SIDE; // the side it is cut off from
    this.#flood(face, side, before);
    if (side === INSIDE_SIDE)
      this.#sat.because(this.#litOf(this.#sureInside(before, this.#floods), INSIDE_SIDE));
    this.#tellBorder(side, before);
  }

  /** This face is on that side. */
  #litOf(face: number, side: number): Lit {
    return 2 * (this.#edgeCount + face) + (side === INSIDE_SIDE ? 0 : 1);
  }

  /** Some face sure to be inside that the flood has not reached. */
  #sureInside(before: number, flood: number): number {
    const { value, position } = this.#sat;
    for (let face = 0; face < this.#layout.faces; face++) {
      const variable = this.#edgeCount + face;
      if (value[2 * variable] > 0 && position[variable] < before && (!flood || this.#reached[face] !== flood))
        return face;
    }
    return -1;
  }

  #isTrue(lit: Lit, before: number): boolean {
    return this.#sat.value[lit] > 0 && this.#sat.position[lit >> 1] < before;
  }

  /** Reaches all faces that may be on a side, according to the first `before` literals. */
  #flood(from: number, side: number, before: number): void {
    const flood = ++this.#floods;
    this.#reached[from] = flood;
    this.#queue[0] = from;
    this.#size = 1;
    for (let head = 0; head < this.#size; head++)
      this.#around(this.#queue[head], (near, edge) => {
        if (this.#reached[near] === flood || this.#isTrue(2 * edge, before)) return;
        if (
          near === this.#layout.outer
            ? side === INSIDE_SIDE
            : this.#isTrue(this.#litOf(near, 1 - side), before)
        )
          return;
        this.#reached[near] = flood;
        this.#queue[this.#size++] = near;
      });
  }

  #around(face: number, visit: (near: number, edge: number) => void): void {
    const { outer, border, edgeFaces, start, beyond, edgeAt } = this.#layout;
    if (face === outer) for (const edge of border) visit(edgeFaces[2 * edge], edge);
    else for (let slot = start[face]; slot < start[face + 1]; slot++) visit(beyond[slot], edgeAt[slot]);
  }

  /** The literals around the last flood. */
  #tellBorder(side: number, before: number): void {
    const flood = this.#floods;
    for (let i = 0; i < this.#size; i++)
      this.#around(this.#queue[i], (near, edge) => {
        if (this.#reached[near] === flood) return;
        if (this.#isTrue(2 * edge, before)) this.#sat.because(2 * edge);
        else if (near !== this.#layout.outer) this.#sat.because(this.#litOf(near, 1 - side));
      });
  }
}
