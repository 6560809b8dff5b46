/**
 * Which faces are known to be on the same side of the loop, or on different sides: classes with a
 * parity. Known edges relate the faces they separate; other relations are kept as links with
 * their reason, so that a relation can be explained as a path of edges and links.
 */
import type { Rings } from './rings.ts';

export const UNRELATED = -1;
export const SAME = 0;
export const DIFFERENT = 1;

/** Why two faces are related, where no single edge says it. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly parity: number;
  readonly round: number;
  readonly kind: number; // RING or CUT
  readonly why: number; // a ring; or the side that would be cut
  readonly places: number; // in the ring: first * size + second; of a cut: 0 separated, 1 unreachable
}

export class Colours {
  readonly label: Int32Array;
  readonly parity: Uint8Array;
  readonly next: Int32Array;
  readonly size: Int32Array;
  links: Link[] = [];

  constructor(rings: Rings) {
    const count = rings.outer + 1;
    this.label = Int32Array.from({ length: count }, (_, face) => face);
    this.parity = new Uint8Array(count);
    this.next = this.label.slice();
    this.size = new Int32Array(count).fill(1);
  }

  copy(from: Colours): void {
    this.label.set(from.label);
    this.parity.set(from.parity);
    this.next.set(from.next);
    this.size.set(from.size);
    this.links = from.links.slice();
  }

  relation(a: number, b: number): number {
    return this.label[a] === this.label[b] ? this.parity[a] ^ this.parity[b] : UNRELATED;
  }

  /** Joins two unrelated classes; calls back for each face of the one that was relabelled. */
  unite(a: number, b: number, parity: number, touched: (face: number) => void): void {
    if (this.size[this.label[a]] > this.size[this.label[b]]) return this.unite(b, a, parity, touched);
    const flip = this.parity[a] ^ this.parity[b] ^ parity;
    const to = this.label[b];
    this.size[to] += this.size[this.label[a]];
    let face = a;
    do {
      this.label[face] = to;
      this.parity[face] ^= flip;
      face = this.next[face];
    } while (face !== a);
    const held = this.next[a];
    this.next[a] = this.next[b];
    this.next[b] = held;
    for (face = held; ; face = this.next[face]) {
      touched(face);
      if (face === a) break;
    }
  }
}
