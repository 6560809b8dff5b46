/**
 * Clauses in one arena of integers, and their watches.
 *
 * A clause is [size, info, literal, literal, …]; its reference is the index of `size`. The first two
 * literals are watched. info: 0 for a clause of the problem; for a learnt one lbd << 2 | used << 1 | 1.
 * A watch is a pair [blocker, reference]; the reference of a binary clause is negated, so that its
 * blocker is all there is to know and the arena is not touched.
 */
import type { Assignment } from './assignment.ts';
import type { Lit } from './literal.ts';
import { growInt32 } from './growable.ts';
import type { Int32s } from './growable.ts';

export const HEADER = 2;
const LEARNT = 1;
const USED = 2;
const LBD_SHIFT = 2;
const FIRST = 1; // 0 stands for no clause
const NOTHING: Int32s = new Int32Array(0);

export class Clauses {
  data = new Int32Array(1024);
  end = FIRST;
  /** Watches, by the literal that wakes them when it becomes false: watches[lit][0 … watchSize[lit]). */
  watches: Int32s[] = [];
  watchSize = new Int32Array(0);
  learnt: number[] = [];
  #spare = NOTHING;
  #literals = 0;

  grow(variables: number): void {
    const literals = 2 * variables;
    while (this.watches.length < literals) this.watches.push(NOTHING);
    this.watchSize = growInt32(this.watchSize, literals);
    this.watchSize.fill(0, this.#literals, literals);
    this.#literals = literals;
  }

  reset(variables: number): void {
    this.end = FIRST;
    this.learnt.length = 0;
    this.#literals = 0;
    this.grow(variables);
  }

  /** A new clause of at least two literals, watched by its first two. */
  add(lits: Int32Array, size: number, lbd: number): number {
    const ref = this.end;
    const end = ref + HEADER + size;
    if (end > this.data.length) this.data = growInt32(this.data, end);
    const { data } = this;
    data[ref] = size;
    data[ref + 1] = lbd === 0 ? 0 : (lbd << LBD_SHIFT) | LEARNT;
    for (let i = 0; i < size; i++) data[ref + HEADER + i] = lits[i];
    this.end = end;
    if (lbd > 0) this.learnt.push(ref);
    const tagged = size === 2 ? -ref : ref;
    this.watch(lits[0], lits[1], tagged);
    this.watch(lits[1], lits[0], tagged);
    return ref;
  }

  watch(lit: Lit, blocker: Lit, tagged: number): void {
    const at = this.watchSize[lit];
    let list = this.watches[lit];
    if (at + 2 > list.length) list = this.watches[lit] = growInt32(list, at + 2);
    list[at] = blocker;
    list[at + 1] = tagged;
    this.watchSize[lit] = at + 2;
  }

  /** Skips the literals of the trail that no clause watches; is there one that wakes some? */
  wakes(trail: Assignment): boolean {
    const { order, size } = trail;
    const { watchSize } = this;
    let { head } = trail;
    while (head < size && watchSize[order[head] ^ 1] === 0) head++;
    trail.head = head;
    return head < size;
  }

  isLearnt(ref: number): boolean {
    return (this.data[ref + 1] & LEARNT) !== 0;
  }

  lbd(ref: number): number {
    return this.data[ref + 1] >> LBD_SHIFT;
  }

  /** A learnt clause took part in a conflict: it survives the next reduction. */
  use(ref: number, lbd: number): void {
    this.data[ref + 1] = (lbd << LBD_SHIFT) | USED | LEARNT;
  }

  /** Whether it has been used since this was last asked. */
  takeUsed(ref: number): boolean {
    const info = this.data[ref + 1];
    this.data[ref + 1] = info & ~USED;
    return (info & USED) !== 0;
  }

  /**
   * Keeps the clauses that `keep` accepts, in their order, and closes the gaps. `reasons[variable]` of
   * the given trail follows its clause, or becomes 0 if that was dropped.
   */
  compact(keep: (ref: number) => boolean, reasons: Int32Array, trail: Int32Array, trailSize: number): void {
    this.learnt.length = 0;
    const old = this.#moveKept(keep);
    for (let lit = 0; lit < this.#literals; lit++) this.#forwardWatches(lit, old);
    for (let i = 0; i < trailSize; i++) {
      const variable = trail[i] >> 1;
      if (reasons[variable] > 0) reasons[variable] = old[reasons[variable]];
    }
    this.#spare = old;
  }

  /** Copies the kept clauses to the spare arena; the old one then holds each clause's new place, or 0. */
  #moveKept(keep: (ref: number) => boolean): Int32s {
    const old = this.data;
    const fresh = this.#spare.length >= old.length ? this.#spare : new Int32Array(old.length);
    let end = FIRST;
    for (let ref = FIRST; ref < this.end;) {
      const length = old[ref] + HEADER;
      if (keep(ref)) {
        for (let i = 0; i < length; i++) fresh[end + i] = old[ref + i];
        if ((old[ref + 1] & LEARNT) !== 0) this.learnt.push(end);
        old[ref] = end;
        end += length;
      } else {
        old[ref] = 0;
      }
      ref += length;
    }
    this.data = fresh;
    this.end = end;
    return old;
  }

  #forwardWatches(lit: Lit, old: Int32Array): void {
    const list = this.watches[lit];
    const end = this.watchSize[lit];
    let write = 0;
    for (let read = 0; read < end; read += 2) {
      const tagged = list[read + 1];
      const place = tagged < 0 ? -old[-tagged] : old[tagged];
      if (place === 0) continue;
      list[write] = list[read];
      list[write + 1] = place;
      write += 2;
    }
    this.watchSize[lit] = write;
  }
}
