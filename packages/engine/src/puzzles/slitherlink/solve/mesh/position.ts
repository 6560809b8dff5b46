/** All that changes while the propagator of any mesh works, in one block of memory: supposing is one copy. */
import { LINE, type Rule } from '../../rules/rules.ts';
import { layoutOf, type MeshLayout } from './layout.ts';
import { ALL_PAIRS } from './pairs.ts';
import type { Mesh } from '../../../../grid/mesh.ts';

/** Slots of `count`. */
export const LINES = 0; // lines on the board
export const PATHS = 1; // separate paths of lines
export const MISSING = 2; // lines that clues still need
export const CLOSED = 3; // 1 when a loop has closed
export const KNOWN = 4; // edges decided
export const PENDING = 5; // an edge that would close the complete solution, or -1
export const ASKING = 6; // clues above 0
const COUNTERS = 8;

export class MeshPosition {
  readonly layout: MeshLayout;
  readonly edge: Uint8Array; // OPEN, LINE or CROSS
  readonly pairs: Uint8Array; // by slot: the pairs of values that its corner may have, in the order of its ring
  readonly counts: Int32Array; // by ring: the numbers of lines it may have, as bits
  readonly hasClue: Uint8Array; // by face, the outer one too
  readonly mate: Int32Array; // by dot: the other end of the path that ends there
  /** Classes of faces whose sides are known relative to each other: label, parity, circular list, size. */
  readonly label: Int32Array;
  readonly parity: Uint8Array;
  readonly next: Int32Array;
  readonly size: Int32Array;
  readonly count: Int32Array;
  rule: Rule = 'loop';

  readonly #bytes: Uint8Array;
  readonly #blank: Record<Rule, Uint8Array>;

  constructor(mesh: Mesh) {
    this.layout = layoutOf(mesh);
    const { rings, faces, start } = this.layout;
    const slots = start[rings];
    const words = rings + mesh.dotCount + 3 * (faces + 1) + COUNTERS;
    const buffer = new ArrayBuffer(4 * words + mesh.edgeCount + slots + 2 * (faces + 1));
    this.#bytes = new Uint8Array(buffer);
    let at = 0;
    const ints = (length: number): Int32Array => {
      const array = new Int32Array(buffer, at, length);
      at += 4 * length;
      return array;
    };
    const bytes = (length: number): Uint8Array => {
      const array = new Uint8Array(buffer, at, length);
      at += length;
      return array;
    };
    this.counts = ints(rings);
    this.mate = ints(mesh.dotCount);
    this.label = ints(faces + 1);
    this.next = ints(faces + 1);
    this.size = ints(faces + 1);
    this.count = ints(COUNTERS);
    this.edge = bytes(mesh.edgeCount);
    this.pairs = bytes(slots);
    this.parity = bytes(faces + 1);
    this.hasClue = bytes(faces + 1);
    this.#blank = { loop: this.#blankBoard('loop'), 'every-dot': this.#blankBoard('every-dot') };
  }

  /** The memory as it is now; `restore` brings it back. */
  save(into: Uint8Array = new Uint8Array(this.#bytes.length)): Uint8Array {
    into.set(this.#bytes);
    return into;
  }

  restore(saved: Uint8Array): void {
    this.#bytes.set(saved);
  }

  /** An empty board without clues. */
  clear(rule: Rule): void {
    this.rule = rule;
    this.restore(this.#blank[rule]);
  }

  /** Adds a clue; its face must not have one yet. */
  addClue(face: number, clue: number): void {
    const { layout, edge, count } = this;
    let lines = 0;
    for (let slot = layout.start[face]; slot < layout.start[face + 1]; slot++)
      if (edge[layout.edgeAt[slot]] === LINE) lines++;
    this.hasClue[face] = 1;
    this.counts[face] = 1 << clue;
    count[MISSING] += clue - lines;
    if (clue > 0) count[ASKING]++;
  }

  #blankBoard(rule: Rule): Uint8Array {
    const { layout, counts, mate, label, next, size, count } = this;
    const { rings, faces, start } = layout;
    this.#bytes.fill(0);
    this.pairs.fill(ALL_PAIRS);
    for (let ring = 0; ring < rings; ring++)
      counts[ring] =
        ring >= faces ? (rule === 'loop' ? 0b101 : 0b100) : (1 << (start[ring + 1] - start[ring] + 1)) - 1;
    for (let dot = 0; dot < mate.length; dot++) mate[dot] = dot;
    for (let face = 0; face <= faces; face++) {
      label[face] = next[face] = face;
      size[face] = 1;
    }
    size[faces] = faces + 1; // the outer class is never relabelled
    count[PENDING] = -1;
    return this.save();
  }
}
