/**
 * What a ring of edges allows, whatever its size: how many lines it may have, the values its edges have,
 * the pairs its corners allow. Small rings look it up. For large ones one walk round and one back, with the
 * numbers of lines so far as bits of a word, give exactly the pairs that some whole configuration has: none is
 * ever listed, so a ring of 14 edges costs 14 steps and not 16,384.
 */
import { OPEN } from '../../rules/rules.ts';
import { ALL_PAIRS, EDGE_FIRST, EDGE_SECOND } from './pairs.ts';
import type { SmallRing } from './small-rings.ts';

const LARGEST = 64; // edges of a ring

/** What is known of edges and corners; a ring's slots are those from one number up to another. */
interface Corners {
  readonly edge: Uint8Array;
  readonly pairs: Uint8Array; // by slot
  readonly layout: { readonly edgeAt: Int32Array }; // by slot
}

/** By place in the ring: pairs as they were before, and those that are left. */
export const given = new Uint8Array(LARGEST);
export const left = new Uint8Array(LARGEST);
const forth = new Int32Array(4 * LARGEST);

/** Takes the pairs of a ring from its corners and from the values of its edges. */
export function takePairs({ edge, pairs, layout }: Corners, from: number, to: number): void {
  const { edgeAt } = layout;
  let value = edge[edgeAt[from]];
  for (let slot = from; slot < to; slot++) {
    const second = edge[edgeAt[slot + 1 === to ? from : slot + 1]];
    given[slot - from] = pairs[slot] & EDGE_FIRST[value] & EDGE_SECOND[second];
    value = second;
  }
}

/**
 * A face without a clue passes on, all the way round, what each corner says of two edges. Its dots say the same of one
 * corner, so it adds nothing where the way is interrupted: at an edge that is known, or at a corner that allows
 * everything. What leads from such a corner round to the same place limits it, so one of them is not enough.
 */
export function isInterrupted({ edge, pairs, layout }: Corners, from: number, to: number): boolean {
  const { edgeAt } = layout;
  let free = 0;
  for (let slot = from; slot < to; slot++) {
    if (edge[edgeAt[slot]] !== OPEN) return true;
    if (pairs[slot] === ALL_PAIRS && ++free === 2) return true;
  }
  return false;
}

/**
 * What `lookUp` has found, four bits for each corner: the pairs that are left, and by the lowest of the four where that
 * is fewer than before, and where it gives the value of an open edge, the corner's first.
 */
export let pairsLeft = 0;
export let narrowed = 0;
export let decided = 0;
const LOWEST = 0x1111_1111;

/** `takePairs` and `judge` in one for a small ring; false when no configuration is left. */
export function lookUp(
  { all, byCorner, pairsOf }: SmallRing,
  { edge, pairs, layout }: Corners,
  from: number,
  to: number,
): boolean {
  const { edgeAt } = layout;
  let set = all;
  let before = 0;
  let open = 0;
  let value = edge[edgeAt[from]];
  for (let slot = from, shift = 0; slot < to; slot++, shift += 4) {
    const second = edge[edgeAt[slot + 1 === to ? from : slot + 1]];
    const mask = pairs[slot] & EDGE_FIRST[value] & EDGE_SECOND[second];
    if (value === OPEN) open |= 1 << shift;
    before |= mask << shift;
    set &= byCorner[4 * shift + mask];
    value = second;
  }
  if (set === 0) return false;
  const after =
    pairsOf[set & 255] |
    pairsOf[256 + ((set >> 8) & 255)] |
    pairsOf[512 + ((set >> 16) & 255)] |
    pairsOf[768 + (set >>> 24)];
  const lost = before ^ after;
  narrowed = (lost | (lost >>> 1) | (lost >>> 2) | (lost >>> 3)) & LOWEST;
  const canBeOff = after | (after >>> 2);
  const canBeOn = (after >>> 1) | (after >>> 3);
  decided = open & ~(canBeOff & canBeOn);
  pairsLeft = after;
  return true;
}

/**
 * Works out `left` from `given` for a ring of `size` edges; false when no configuration is left. A pair is
 * numbered by its first value plus twice its second.
 */
export function judge(size: number, counts: number): boolean {
  // By the value of edge 0 and of the edge reached: numbers of lines so far.
  let [a0, a1, b0, b1] = [1, 0, 0, 2];
  const last = size - 1;
  for (let i = 0; i < last; i++) {
    const at = 4 * i;
    forth[at] = a0;
    forth[at + 1] = a1;
    forth[at + 2] = b0;
    forth[at + 3] = b1;
    const mask = given[i];
    const m0 = -(mask & 1);
    const m1 = -((mask >> 1) & 1);
    const m2 = -((mask >> 2) & 1);
    const m3 = -(mask >> 3);
    const nextA0 = (a0 & m0) | (a1 & m1);
    a1 = ((a0 & m2) | (a1 & m3)) << 1;
    a0 = nextA0;
    const nextB0 = (b0 & m0) | (b1 & m1);
    b1 = ((b0 & m2) | (b1 & m3)) << 1;
    b0 = nextB0;
  }
  // The last corner leads back to edge 0; then backwards: numbers so far that can still be completed.
  const mask = given[last];
  let c0 = -(mask & 1) & counts;
  let c1 = -((mask >> 1) & 1) & counts;
  let d0 = -((mask >> 2) & 1) & counts;
  let d1 = -(mask >> 3) & counts;
  const closing = (a0 & c0 ? 1 : 0) | (a1 & c1 ? 2 : 0) | (b0 & d0 ? 4 : 0) | (b1 & d1 ? 8 : 0);
  left[last] = closing;
  if (closing === 0) return false;
  for (let i = last - 1; i >= 0; i--) {
    const at = 4 * i;
    const now = given[i];
    const m0 = -(now & 1);
    const m1 = -((now >> 1) & 1);
    const m2 = -((now >> 2) & 1);
    const m3 = -(now >> 3);
    const c1Before = c1 >> 1;
    const d1Before = d1 >> 1;
    left[i] =
      now &
      (((forth[at] & c0) | (forth[at + 2] & d0) ? 1 : 0) |
        ((forth[at + 1] & c0) | (forth[at + 3] & d0) ? 2 : 0) |
        ((forth[at] & c1Before) | (forth[at + 2] & d1Before) ? 4 : 0) |
        ((forth[at + 1] & c1Before) | (forth[at + 3] & d1Before) ? 8 : 0));
    const nextC0 = (c0 & m0) | (c1Before & m2);
    c1 = (c0 & m1) | (c1Before & m3);
    c0 = nextC0;
    const nextD0 = (d0 & m0) | (d1Before & m2);
    d1 = (d0 & m1) | (d1Before & m3);
    d0 = nextD0;
  }
  return true;
}
