/**
 * Which tile goes where, once the shape of the line is known: smallest domain first, forward checking.
 *
 * A cell's domain is one word of bits (problem.ts). A contact is a side where two cells of the shape touch
 * without the line passing; what one shows there, the other must show.
 */
import { popcount } from '../../../../bits.ts';
import { classOfPair, maskIndex, STRAIGHT, type Tables } from './problem.ts';

/** Cells 0 … count − 1 with their pairs and first domains, and the contacts between them. */
export class Layout {
  count = 0;
  readonly pair: Int32Array;
  readonly domain: Int32Array;
  readonly contactStart: Int32Array; // by cell, into the two lists below
  readonly contactCell: Int32Array;
  readonly contactSide: Int32Array; // of the cell itself; the other shows side + 3
  readonly degree: Int32Array;

  constructor(most: number) {
    this.pair = new Int32Array(most);
    this.domain = new Int32Array(most);
    this.contactStart = new Int32Array(most);
    this.contactCell = new Int32Array(6 * most);
    this.contactSide = new Int32Array(6 * most);
    this.degree = new Int32Array(most);
    for (let i = 0; i < most; i++) this.contactStart[i] = 6 * i;
  }

  clear(count: number): void {
    this.count = count;
    this.degree.fill(0, 0, count);
  }

  touch(i: number, d: number, j: number): void {
    this.#contact(i, d, j);
    this.#contact(j, (d + 3) % 6, i);
  }

  #contact(i: number, d: number, j: number): void {
    const slot = this.contactStart[i] + this.degree[i]++;
    this.contactCell[slot] = j;
    this.contactSide[slot] = d;
  }
}

/** `found`: read `chosen`, then go on. `paused`: the nodes were used up. */
export type Pause = 'found' | 'done' | 'paused';

/** Keeps its own stack, so that it can be paused at any node and resumed. */
export class Assigner {
  nodes = 0;
  /** By cell: the bit chosen. */
  readonly chosen: Int32Array;
  readonly #tables: Tables;
  readonly #layout: Layout;
  readonly #rows: Int32Array[]; // domains by depth
  readonly #cells: Int32Array; // by depth: the cell being filled
  readonly #left: Int32Array; // by depth: the bits still to try
  readonly #from: Int32Array; // by depth: the bit to begin with
  readonly #shows: Int32Array; // [pair][bit][side]: the colour shown
  #depth = -1;
  #descending = false;
  #dice: (below: number) => number = () => 0;

  constructor(tables: Tables, layout: Layout) {
    const most = layout.pair.length;
    this.#tables = tables;
    this.#layout = layout;
    this.chosen = new Int32Array(most);
    this.#rows = Array.from({ length: most + 1 }, () => new Int32Array(most));
    this.#cells = new Int32Array(most + 1);
    this.#left = new Int32Array(most + 1);
    this.#from = new Int32Array(most + 1);
    this.#shows = showsOf(tables);
  }

  /** A new layout. `dice` gives the order of values: without it the lowest bit comes first. */
  begin(dice: (below: number) => number = () => 0): void {
    const { count, domain } = this.#layout;
    const first = this.#rows[0];
    this.#dice = dice;
    this.#descending = true;
    this.#depth = 0;
    for (let i = 0; i < count; i++) {
      this.chosen[i] = -1;
      first[i] = domain[i];
      if (first[i] === 0) this.#depth = -1;
    }
  }

  /** To the next way to fill the layout, or until this many more bits were tried. */
  next(nodes: number): Pause {
    const until = this.nodes + nodes;
    while (this.#depth >= 0) {
      if (this.#descending && this.#enter()) return 'found';
      if (this.#left[this.#depth] === 0) this.#retreat();
      else if (this.nodes >= until) return 'paused';
      else this.#tryNext();
    }
    return 'done';
  }

  /** The tightest cell comes next; true when there is none left. */
  #enter(): boolean {
    this.#descending = false;
    const depth = this.#depth;
    if (depth === this.#layout.count) {
      this.#depth--;
      return true;
    }
    const row = this.#rows[depth];
    this.#cells[depth] = this.#tightest(row);
    this.#left[depth] = row[this.#cells[depth]];
    this.#from[depth] = this.#dice(32);
    return false;
  }

  #retreat(): void {
    this.chosen[this.#cells[this.#depth]] = -1;
    this.#depth--;
  }

  #tryNext(): void {
    const depth = this.#depth;
    const left = this.#left[depth];
    const upper = this.#from[depth] > 0 ? left & (-1 << this.#from[depth]) : left;
    const lowest = upper !== 0 ? upper & -upper : left & -left;
    this.nodes++;
    this.#left[depth] = left ^ lowest;
    if (!this.#choose(depth, this.#cells[depth], 31 - Math.clz32(lowest))) return;
    this.#depth++;
    this.#descending = true;
  }

  #tightest(row: Int32Array): number {
    const { count, degree } = this.#layout;
    let [best, least] = [-1, Infinity];
    for (let i = 0; i < count; i++) {
      if (this.chosen[i] >= 0) continue;
      const size = 8 * popcount(row[i]) - degree[i];
      if (size < least) [best, least] = [i, size];
    }
    return best;
  }

  /** The domains one deeper; false when one is empty. */
  #choose(depth: number, cell: number, bit: number): boolean {
    const { count, pair, degree, contactStart, contactCell, contactSide } = this.#layout;
    const { masks } = this.#tables;
    const [row, next] = [this.#rows[depth], this.#rows[depth + 1]];
    const kind = classOfPair(pair[cell]);
    const gone = ~(kind === STRAIGHT ? 3 << (bit & ~1) : 1 << bit);
    this.chosen[cell] = bit;
    for (let i = 0; i < count; i++) {
      next[i] = row[i];
      if (this.chosen[i] >= 0 || classOfPair(pair[i]) !== kind) continue;
      next[i] &= gone;
      if (next[i] === 0) return false;
    }
    for (let slot = contactStart[cell]; slot < contactStart[cell] + degree[cell]; slot++) {
      const other = contactCell[slot];
      if (this.chosen[other] >= 0) continue;
      const colour = this.#shows[(pair[cell] * 32 + bit) * 6 + contactSide[slot]];
      next[other] &= masks[maskIndex(pair[other], (contactSide[slot] + 3) % 6, colour)];
      if (next[other] === 0) return false;
    }
    return true;
  }
}

export function showsOf({ masks }: Tables): Int32Array {
  const shows = new Int32Array(15 * 32 * 6);
  for (let pair = 0; pair < 15; pair++)
    for (let d = 0; d < 6; d++)
      for (let colour = 0; colour < 4; colour++)
        for (let bit = 0; bit < 32; bit++)
          if (masks[maskIndex(pair, d, colour)] & (1 << bit)) shows[(pair * 32 + bit) * 6 + d] = colour;
  return shows;
}
