/**
 * Shapes of hole-free loops by small steps: a clockwise ring of cells that grows by ears and then changes by
 * taking one ear off and putting one on elsewhere.
 *
 *        w           an ear w is outside the edge u → v (direction d), at direction d − 1 from u;
 *       / \          its ring angle is 1, and u and v each turn one more
 *      u → v
 *
 * A cell may come or go only when its occupied neighbours form one arc: then no hole can arise, inside or out.
 * Energy: how far the numbers of corners and bends are from the tiles', contacts outside the ring, and what
 * fixed tiles miss.
 */
import { popcount } from '../../../../bits.ts';
import { at, BEND, beside, classOfPair, CORNER, PAIR_OF, SIZE, type Tables } from './problem.ts';

/** Random numbers for hot loops (xorshift, 32 bits), started from a real generator. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed | 1;
  }
  below(limit: number): number {
    return (((this.next() >>> 0) * limit) / 4294967296) | 0;
  }
  unit(): number {
    return (this.next() >>> 0) / 4294967296;
  }
  next(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return this.#state;
  }
}

const oneArc = Uint8Array.from({ length: 64 }, (_, mask) => {
  let starts = 0;
  for (let d = 0; d < 6; d++) if (mask & (1 << d) && !(mask & (1 << ((d + 5) % 6)))) starts++;
  return starts === 1 ? 1 : 0;
});
const KIND = Int32Array.from(PAIR_OF, classOfPair);

const outsideCost = 0.6;

export class Chain {
  count = 0;
  readonly place: Int32Array; // slot -> place on the torus
  readonly next: Int32Array;
  readonly prev: Int32Array;
  readonly way: Int32Array; // direction to the next
  readonly slotAt = new Int16Array(SIZE * SIZE); // from 1
  readonly dice: Dice;
  readonly #wanted: readonly [number, number];
  readonly #kinds = new Int32Array(3);
  #contacts = 0;
  #ear = 0; // what the last proposal moved, and after which cell it was
  #from = 0;

  constructor(tables: Tables, dice: Dice) {
    const { count, byClass } = tables;
    this.dice = dice;
    this.#wanted = [byClass[CORNER].length, byClass[BEND].length];
    [this.place, this.next, this.prev, this.way] = [0, 0, 0, 0].map(() => new Int32Array(count)) as [
      Int32Array,
      Int32Array,
      Int32Array,
      Int32Array,
    ];
  }

  /** A triangle with its first cell here; d is the direction to its second. */
  begin(q: number, r: number, d: number): void {
    for (let i = 0; i < this.count; i++) this.slotAt[this.place[i]] = 0;
    this.count = 3;
    const cells = [at(q, r), beside(at(q, r), d), beside(at(q, r), (d + 1) % 6)];
    for (let i = 0; i < 3; i++) {
      this.place[i] = cells[i];
      this.slotAt[cells[i]] = i + 1;
      this.next[i] = (i + 1) % 3;
      this.prev[i] = (i + 2) % 3;
      this.way[i] = (d + 2 * i) % 6;
    }
    this.#kinds.set([3, 0, 0]);
    this.#contacts = 3;
  }

  /** Ears at random until there are this many cells. */
  growTo(count: number): void {
    while (this.count < count) if (this.#add(this.dice.below(this.count), this.count)) this.count++;
  }

  /** The numbers of corners and bends match those of the tiles. */
  get fits(): boolean {
    return this.#kinds[CORNER] === this.#wanted[0] && this.#kinds[BEND] === this.#wanted[1];
  }

  /** Two thirds of a ring's cells touch inside; any further contact costs, because it must match by luck. */
  get energy(): number {
    const off =
      Math.abs(this.#kinds[CORNER] - this.#wanted[0]) + Math.abs(this.#kinds[BEND] - this.#wanted[1]);
    return off + outsideCost * (this.#contacts - (2 * this.count - 3));
  }

  pairAt(slot: number): number {
    return PAIR_OF[this.way[slot] * 6 + this.backAt(slot)];
  }

  /** One Metropolis step at a temperature: an ear goes, another comes; false when nothing changed. */
  step(heat: number): boolean {
    const old = this.energy;
    if (!this.#propose()) return false;
    const rise = this.energy - old;
    if (rise <= 0 || this.dice.unit() < Math.exp(-rise / heat)) return true;
    this.#takeBack();
    return false;
  }

  /**
   * The same where more counts as energy than the ring knows: `before` is its value now, `extra` gives the new one
   * and may stop counting beyond the most that would be accepted. Gives the new value, or −1 when nothing changed.
   */
  stepWith(heat: number, before: number, extra: (most: number) => number): number {
    const old = this.energy;
    if (!this.#propose()) return -1;
    const most = old + before - this.energy - heat * Math.log(1 - this.dice.unit());
    const after = most < 0 ? Infinity : extra(most);
    if (after <= most) return after;
    this.#takeBack();
    return -1;
  }

  #propose(): boolean {
    const ear = this.dice.below(this.count);
    const from = this.prev[ear];
    if (!this.#remove(ear)) return false;
    const to = this.dice.below(this.count);
    if (to === ear || !this.#add(to, ear)) {
      this.#add(from, ear);
      return false;
    }
    [this.#ear, this.#from] = [ear, from];
    return true;
  }

  #takeBack(): void {
    this.#remove(this.#ear);
    this.#add(this.#from, this.#ear);
  }

  /** The direction to the cell before. */
  backAt(slot: number): number {
    return (this.way[this.prev[slot]] + 3) % 6;
  }

  #kind(slot: number): number {
    return KIND[this.way[slot] * 6 + this.backAt(slot)];
  }

  /** Neighbours as bits; how many goes to the contacts. */
  #around(place: number): number {
    let mask = 0;
    for (let d = 0; d < 6; d++) if (this.slotAt[beside(place, d)] !== 0) mask |= 1 << d;
    return mask;
  }

  /** An ear in slot w outside the edge from u to its next. */
  #add(u: number, w: number): boolean {
    const d = this.way[u];
    const place = beside(this.place[u], (d + 5) % 6);
    if (this.slotAt[place] !== 0) return false;
    const mask = this.#around(place);
    if (!oneArc[mask]) return false;
    const v = this.next[u];
    this.#kinds[this.#kind(u)]--;
    this.#kinds[this.#kind(v)]--;
    [this.next[u], this.prev[w], this.next[w], this.prev[v]] = [w, u, v, w];
    [this.way[u], this.way[w]] = [(d + 5) % 6, (d + 1) % 6];
    this.place[w] = place;
    this.slotAt[place] = w + 1;
    this.#kinds[this.#kind(u)]++;
    this.#kinds[this.#kind(v)]++;
    this.#kinds[CORNER]++;
    this.#contacts += popcount(mask);
    return true;
  }

  #remove(w: number): boolean {
    const [u, v] = [this.prev[w], this.next[w]];
    const [one, two] = [this.way[u], this.way[w]];
    if ((two - one + 6) % 6 !== 2) return false;
    const mask = this.#around(this.place[w]);
    if (!oneArc[mask]) return false;
    this.#kinds[this.#kind(u)]--;
    this.#kinds[this.#kind(v)]--;
    this.#kinds[CORNER]--;
    [this.next[u], this.prev[v]] = [v, u];
    this.way[u] = (one + 1) % 6;
    this.slotAt[this.place[w]] = 0;
    this.#kinds[this.#kind(u)]++;
    this.#kinds[this.#kind(v)]++;
    this.#contacts -= popcount(mask);
    return true;
  }
}
