/**
 * How many loops there are, without placing any: in each closed shape only the cells that touch others are filled
 * one by one, and as soon as no two of the rest touch, the ways to fill these are a product: for each class of
 * tiles the number of ways to give each cell one of its own.
 */
import { popcount } from '../../../../bits.ts';
import { classOfPair, maskIndex, STRAIGHT, type Tables } from './problem.ts';
import { Layout, showsOf } from './assign.ts';
import { type Root, ShapeWalk } from './shape-walk.ts';

export class LoopCount {
  count = 0;
  finished = false;
  readonly #tables: Tables;
  readonly #roots: Root[];
  readonly #layout: Layout;
  readonly #fillings: FillingCount;
  #shapes: ShapeWalk | undefined;
  #walked = 0;
  #filling = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#roots = rootsOf(tables);
    this.#layout = new Layout(tables.count);
    this.#fillings = new FillingCount(tables, this.#layout);
  }

  get effort(): number {
    return this.#walked + (this.#shapes?.nodes ?? 0) + this.#fillings.nodes;
  }

  /** Continues for about this many nodes, or until more than `most` are counted; true when all are. */
  run(nodes: number, most = Infinity): boolean {
    const until = this.effort + nodes;
    while (!this.finished && this.effort < until && this.count <= most) {
      if (this.#filling) this.#fill(until - this.effort);
      else this.#walk(until - this.effort);
    }
    return this.finished;
  }

  #walk(nodes: number): void {
    const root = this.#shapes ? undefined : this.#roots.pop();
    if (root) this.#shapes = new ShapeWalk(this.#tables, { root });
    const outcome = this.#shapes?.next(nodes) ?? 'done';
    if (outcome === 'done') {
      this.finished = this.#roots.length === 0;
      this.#walked += this.#shapes?.nodes ?? 0;
      this.#shapes = undefined;
    }
    if (outcome !== 'closed') return;
    this.#shapes?.layOut(this.#layout);
    this.#fillings.begin();
    this.#filling = true;
  }

  #fill(nodes: number): void {
    this.count += this.#fillings.run(nodes);
    this.#filling = !this.#fillings.done;
  }
}

/**
 * Nothing is fixed, so any tile may come first, and clockwise is enough: a shape is found once for each of its cells
 * that has the class of that tile. The rarest class meets it least often.
 */
function rootsOf({ byClass, bitsOf }: Tables): Root[] {
  const sizes = byClass.map((members) => members.length || Infinity);
  const rarest = sizes.indexOf(Math.min(...sizes));
  const [tile] = byClass[rarest];
  const exits = rarest === STRAIGHT ? [3] : [rarest + 1, 5 - rarest];
  return exits.map((exit) => ({ entry: 0, exit, domain: bitsOf[tile] }));
}

/** Ways to fill a layout; can be paused between nodes, because a layout may take a long time. */
class FillingCount {
  nodes = 0;
  readonly #tables: Tables;
  readonly #layout: Layout;
  readonly #shows: Int32Array;
  readonly #kind: Uint8Array; // by cell
  readonly #domain: Int32Array; // by cell
  readonly #open: Int32Array; // by cell: contacts not covered yet
  readonly #isCover: Uint8Array;
  readonly #chosen: Uint8Array; // by cell: has its tile
  readonly #cover: Int32Array; // cells to fill one by one, in order
  readonly #rest: Int32Array[] = []; // by class: the others
  readonly #restSize = new Int32Array(3);
  readonly #left: Int32Array; // by depth: the bits still to try
  readonly #bit: Int32Array; // by depth: the bit being tried, or −1
  readonly #free = new Int32Array(3); // by class: tiles not used
  readonly #undone: Int32Array; // domains to put back, cell by cell
  readonly #marks: Int32Array; // by depth: where these begin
  readonly #narrow: Int32Array;
  #size = 0;
  #depth = -1;
  #changes = 0;

  constructor(tables: Tables, layout: Layout) {
    const most = layout.pair.length;
    const make = (size = most + 1): Int32Array => new Int32Array(size);
    this.#tables = tables;
    this.#layout = layout;
    this.#shows = showsOf(tables);
    this.#kind = new Uint8Array(most);
    this.#isCover = new Uint8Array(most);
    this.#chosen = new Uint8Array(most);
    [this.#domain, this.#open, this.#cover, this.#left, this.#bit] = [make(), make(), make(), make(), make()];
    [this.#marks, this.#narrow, this.#undone] = [make(), make(), make(14 * most)];
    this.#rest = [make(), make(), make()];
  }

  get done(): boolean {
    return this.#depth < 0;
  }

  begin(): void {
    const { count, domain, pair } = this.#layout;
    this.#free.set(this.#tables.full);
    this.#chosen.fill(0);
    this.#restSize.fill(0);
    this.#changes = 0;
    for (let i = 0; i < count; i++) {
      this.#domain[i] = domain[i];
      this.#kind[i] = classOfPair(pair[i]);
    }
    for (let i = 1; i < count; i++) if (this.#kind[i] === this.#kind[0]) this.#domain[i] &= ~domain[0];
    this.#coverContacts();
    for (let i = 0; i < count; i++)
      if (!this.#isCover[i]) this.#rest[this.#kind[i]][this.#restSize[this.#kind[i]]++] = i;
    this.#enter(0);
  }

  /** Of the cells to cover the one with the fewest choices comes next. */
  #enter(depth: number): void {
    const cover = this.#cover;
    let [best, least, choices] = [depth, 64, 0];
    for (let k = depth; k < this.#size; k++) {
      const open = this.#domain[cover[k]] & this.#free[this.#kind[cover[k]]];
      const size = popcount(open);
      if (size < least) [best, least, choices] = [k, size, open];
    }
    const cell = cover[best];
    cover[best] = cover[depth];
    cover[depth] = cell;
    this.#depth = depth;
    this.#bit[depth] = -1;
    this.#left[depth] = choices;
  }

  /** Continues counting for about this many nodes. */
  run(nodes: number): number {
    const until = this.nodes + nodes;
    let count = 0;
    if (this.#size === 0) {
      this.#depth = -1;
      return this.#leaf();
    }
    while (this.#depth >= 0 && this.nodes < until) {
      const depth = this.#depth;
      if (this.#bit[depth] >= 0) this.#takeBack(depth);
      const left = this.#left[depth];
      if (left === 0) {
        this.#depth--;
        continue;
      }
      this.nodes++;
      this.#left[depth] = left & (left - 1);
      if (!this.#choose(depth, 31 - Math.clz32(left & -left))) continue;
      if (depth + 1 === this.#size) count += this.#leaf();
      else this.#enter(depth + 1);
    }
    return count;
  }

  /** Repeatedly the cell with the most uncovered contacts; fixed ones first. */
  #coverContacts(): void {
    const { count, degree, contactStart, contactCell } = this.#layout;
    this.#isCover.fill(0, 0, count);
    for (let i = 0; i < count; i++) this.#open[i] = degree[i];
    for (this.#size = 0; ; this.#size++) {
      let [best, most] = [-1, 0];
      for (let i = 0; i < count; i++) {
        if (this.#open[i] === 0) continue;
        const worth = this.#open[i] / Math.log2(1 + popcount(this.#domain[i]));
        if (worth > most) [best, most] = [i, worth];
      }
      if (best < 0) return;
      this.#cover[this.#size] = best;
      this.#isCover[best] = 1;
      this.#open[best] = 0;
      for (let slot = contactStart[best]; slot < contactStart[best] + degree[best]; slot++)
        if (!this.#isCover[contactCell[slot]]) this.#open[contactCell[slot]]--;
    }
  }

  /** False when a cell beside is left without a tile. */
  #choose(depth: number, bit: number): boolean {
    const [pair, contactCell, contactSide] = [
      this.#layout.pair,
      this.#layout.contactCell,
      this.#layout.contactSide,
    ];
    const [masks, shows, domain, undone] = [this.#tables.masks, this.#shows, this.#domain, this.#undone];
    const cell = this.#cover[depth];
    const kind = this.#kind[cell];
    this.#bit[depth] = bit;
    this.#chosen[cell] = 1;
    this.#free[kind] ^= kind === STRAIGHT ? 3 << (bit & ~1) : 1 << bit;
    const shown = (pair[cell] * 32 + bit) * 6;
    const first = this.#layout.contactStart[cell];
    let changes = (this.#marks[depth] = this.#changes);
    let open = true;
    for (let slot = first + this.#layout.degree[cell] - 1; slot >= first && open; slot--) {
      const other = contactCell[slot];
      if (this.#chosen[other]) continue;
      const before = domain[other];
      const facing = contactSide[slot];
      const asked = maskIndex(pair[other], facing < 3 ? facing + 3 : facing - 3, shows[shown + facing]);
      const after = before & masks[asked];
      if (after === before) continue;
      undone[changes] = other;
      undone[changes + 1] = before;
      changes += 2;
      domain[other] = after;
      open = (after & this.#free[this.#kind[other]]) !== 0;
    }
    this.#changes = changes;
    return open;
  }

  #takeBack(depth: number): void {
    const [domain, undone, mark] = [this.#domain, this.#undone, this.#marks[depth]];
    const kind = this.#kind[this.#cover[depth]];
    const bit = this.#bit[depth];
    this.#free[kind] ^= kind === STRAIGHT ? 3 << (bit & ~1) : 1 << bit;
    for (let i = this.#changes - 2; i >= mark; i -= 2) domain[undone[i]] = undone[i + 1];
    this.#changes = mark;
    this.#bit[depth] = -1;
    this.#chosen[this.#cover[depth]] = 0;
  }

  /** No two of the cells left touch: each class by itself. */
  #leaf(): number {
    let product = 1;
    for (let kind = 0; kind < 3 && product > 0; kind++) product *= this.#waysOf(kind);
    return product;
  }

  /** There are as many tiles as cells, so those that take any tile come last and have what is left. */
  #waysOf(kind: number): number {
    const [free, cells, narrow] = [this.#free[kind], this.#rest[kind], this.#narrow];
    const turns = kind === STRAIGHT ? 2 : 1;
    let [size, product] = [0, 1];
    for (let i = 0, any = 1; i < this.#restSize[kind]; i++) {
      const domain = this.#domain[cells[i]] & free;
      if (domain === 0) return 0;
      if (domain !== free) narrow[size++] = domain;
      else product *= turns * any++;
    }
    if (size === 0) return product;
    if (size === 2 && turns === 1)
      return product * (popcount(narrow[0]) * popcount(narrow[1]) - popcount(narrow[0] & narrow[1]));
    return product * waysFrom(narrow, 0, size, 0, turns === 2);
  }
}

/** Ways to give each cell a tile of its own. */
function waysFrom(domains: Int32Array, from: number, to: number, used: number, twoTurns: boolean): number {
  if (from === to) return 1;
  const open = domains[from] & ~used;
  if (from + 1 === to) return popcount(open);
  let sum = 0;
  for (let bits = open; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const gone = twoTurns ? 3 << ((31 - Math.clz32(bit)) & ~1) : bit;
    sum += waysFrom(domains, from + 1, to, used | gone, twoTurns);
  }
  return sum;
}
