/**
 * The inside is one piece, and so is the outside, on any mesh: faces that would be cut off are on the other
 * side, and faces that alone keep a side connected belong to it. One depth-first walk per side with low links.
 */
import { LINE } from '../../rules/rules.ts';
import type { MeshPosition } from './position.ts';
import type { MeshPropagation } from './propagate.ts';
import { joinSides } from './sides.ts';

const UNSURE = -1;
const OUTSIDE_SIDE = 0;
const INSIDE_SIDE = 1;

export class Connectivity {
  readonly #side: Int8Array; // by face, the outer one last
  readonly #order: Int32Array; // when a face was reached; 0 = not yet
  readonly #low: Int32Array;
  readonly #held: Int32Array; // sure faces in the subtree
  readonly #parent: Int32Array;
  readonly #place: Int32Array; // the next slot to try
  readonly #forced: Int32Array;
  readonly #first: Int32Array; // by face: its slots in #edge and #near
  readonly #edge: Int32Array;
  readonly #near: Int32Array;

  constructor({ layout }: MeshPosition) {
    const { faces, start, edgeAt, beyond, border, edgeFaces } = layout;
    const ints = (): Int32Array => new Int32Array(faces + 1);
    this.#side = new Int8Array(faces + 1);
    this.#order = ints();
    this.#low = ints();
    this.#held = ints();
    this.#parent = ints();
    this.#place = ints();
    this.#forced = new Int32Array(edgeAt.length);
    const corners = start[faces];
    this.#first = Int32Array.from({ length: faces + 2 }, (_, face) =>
      face <= faces ? start[face] : corners + border.length,
    );
    this.#edge = Int32Array.from([...edgeAt.subarray(0, corners), ...border]);
    this.#near = Int32Array.from([...beyond, ...border.map((edge) => edgeFaces[2 * edge])]);
  }

  /** Decides what connectivity forces, by joining faces to the outer one's class; false on a contradiction. */
  connect(board: MeshPropagation): boolean {
    const { label, parity, layout } = board.at;
    const { outer } = layout;
    const side = this.#side;
    const [outerLabel, outerParity] = [label[outer], parity[outer]];
    let root = -1;
    for (let face = 0; face < outer; face++) {
      side[face] = label[face] !== outerLabel ? UNSURE : parity[face] ^ outerParity;
      if (side[face] === INSIDE_SIDE) root = face;
    }
    side[outer] = OUTSIDE_SIDE;
    if (!this.#judgeSide(board, OUTSIDE_SIDE, outer)) return false;
    return root < 0 || this.#judgeSide(board, INSIDE_SIDE, root);
  }

  /** Sides as they were when the walk began; joining one face may already have decided others. */
  #judgeSide(board: MeshPropagation, side: number, root: number): boolean {
    const { outer } = board.at.layout;
    const forced = this.#walkFrom(board.at.edge, side, root);
    for (let face = 0; face < outer; face++) {
      if (this.#order[face]) continue;
      if (this.#side[face] === side) return false;
      if (this.#side[face] === UNSURE && !joinSides(board, face, outer, 1 - side)) return false;
    }
    for (let i = 0; i < forced; i++) if (!joinSides(board, this.#forced[i], outer, side)) return false;
    return true;
  }

  /** Reaches all that is reachable; how many faces must be on this side because they alone join it. */
  #walkFrom(edges: Uint8Array, own: number, root: number): number {
    const side = this.#side;
    const order = this.#order;
    const low = this.#low;
    const held = this.#held;
    const parent = this.#parent;
    const place = this.#place;
    const first = this.#first;
    order.fill(0);
    let forced = 0;
    let clock = 1;
    order[root] = low[root] = clock;
    held[root] = 1;
    parent[root] = -1;
    place[root] = first[root];
    for (let face = root; face >= 0;) {
      if (place[face] < first[face + 1]) {
        const slot = place[face]++;
        const next = this.#near[slot];
        if (edges[this.#edge[slot]] === LINE || side[next] === 1 - own) continue;
        if (order[next]) {
          if (order[next] < low[face]) low[face] = order[next];
          continue;
        }
        order[next] = low[next] = ++clock;
        held[next] = side[next] === own ? 1 : 0;
        parent[next] = face;
        place[next] = first[next];
        face = next;
        continue;
      }
      const up = parent[face];
      if (up >= 0) {
        if (low[face] < low[up]) low[up] = low[face];
        // Nothing below climbs above: the face up there is the only way to what is sure.
        if (held[face] && low[face] >= order[up] && side[up] === UNSURE) this.#forced[forced++] = up;
        held[up] += held[face];
      }
      face = up;
    }
    return forced;
  }
}
