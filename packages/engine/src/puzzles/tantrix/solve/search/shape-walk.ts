/**
 * Every closed shape of a loop: walk from a fixed tile round to itself, choosing only corner, bend or
 * straight in each cell. Placed tiles are walked through. With no tile fixed, the first is at 0,0
 * unturned, or any tile at the root: every solution is met once up to rotation.
 *
 * A walk gives up when home is too far, a fixed tile is out of reach, the turning or the parity of the places
 * cannot come right, the inner side asks for more cells than are to come (demands.ts), or a cell beside fixed
 * tiles has no tile that shows what they ask for.
 */
import { type Cell, dq, dr, opposite } from '../../../../grid/hex.ts';
import { type Placed, REACH } from '../../rules/rules.ts';
import type { Layout } from './assign.ts';
import { Demands } from './demands.ts';
import { type Near, nearOf, suits } from './near.ts';
import {
  at,
  BEND,
  beside,
  classOfPair,
  CORNER,
  meaning,
  PAIR_OF,
  pinBit,
  pinSides,
  type Problem,
  SIZE,
  type Tables,
} from './problem.ts';
import { isSimple } from './simple.ts';

/** Where nothing is fixed: how the line goes through the first cell, and which tiles it takes. Only clockwise loops. */
export interface Root {
  readonly entry: number;
  readonly exit: number;
  readonly domain: number;
}

/** `plainly`: home and the turning are all it looks at. So many nodes a level of difficulty is measured by. */
interface WalkOptions {
  readonly root?: Root;
  readonly plainly?: boolean;
}

export class ShapeWalk {
  nodes = 0;
  readonly #tables: Tables;
  readonly #root: Root | undefined;
  readonly #plainly: boolean;
  readonly #home: Cell;
  readonly #pins: readonly Placed[];
  readonly #pinWays: readonly (readonly [number, number])[];
  readonly #pinAt = new Int16Array(SIZE * SIZE); // from 1
  readonly #near: ReadonlyMap<number, Near>;
  readonly #isNear = new Uint8Array(SIZE * SIZE);
  readonly #outline: Uint8Array | undefined; // 1 where tiles may lie
  readonly #visited = new Int16Array(SIZE * SIZE); // from 1
  readonly #demands: Demands | undefined; // where holes are forbidden
  readonly #free = new Int32Array(3); // by class: tiles not placed
  readonly #toCome = new Int32Array(3); // by class: all that the line has not gone through
  readonly #q: Int32Array;
  readonly #r: Int32Array;
  readonly #entry: Int32Array;
  readonly #exit: Int32Array; // 0 … 5, or −1 before the first try
  readonly #turned: Int32Array; // the sum of turns before each cell
  #depth = 0;

  constructor(tables: Tables, { root, plainly = false }: WalkOptions = {}) {
    const { count, problem, classOf } = tables;
    this.#tables = tables;
    this.#root = root;
    this.#plainly = plainly;
    this.#pins = root ? [] : pinsOf(problem);
    this.#home = this.#pins[0] ?? { q: 0, r: 0 };
    this.#pinWays = this.#pins.map((pin) => pinSides(pin, problem.colour));
    this.#near = nearOf(tables, this.#pins);
    this.#outline = outlineOf(problem);
    if (problem.holes === 'none' && !plainly)
      this.#demands = new Demands(this.#visited, this.#outline, !root);
    const make = (): Int32Array => new Int32Array(count + 2);
    [this.#q, this.#r, this.#entry, this.#exit, this.#turned] = [make(), make(), make(), make(), make()];
    for (const [k, pin] of this.#pins.entries()) this.#pinAt[at(pin.q, pin.r)] = k + 1;
    const pinned = new Set(this.#pins.map((pin) => pin.tile));
    for (let i = 0; i < count; i++) {
      this.#toCome[classOf[i]]++;
      if (!pinned.has(problem.tiles[i])) this.#free[classOf[i]]++;
    }
    for (const cell of this.#near.keys()) this.#isNear[cell] = 1;
    this.#setOut();
  }

  #setOut(): void {
    const home = this.#home;
    const [a, b] = this.#root ? [this.#root.entry, this.#root.exit] : this.#pinWays[0];
    this.#visited[at(home.q, home.r)] = 1;
    [this.#q[0], this.#r[0], this.#entry[0], this.#exit[0]] = [home.q, home.r, a, b];
    this.#pass(0, at(home.q, home.r), this.#root !== undefined, 1);
    this.#step(b);
  }

  /** To the next closed shape, or until this many more ways were tried. */
  next(nodes: number): 'closed' | 'paused' | 'done' {
    const until = this.nodes + nodes;
    while (this.#depth > 0) {
      if (this.nodes >= until) return 'paused';
      if (this.#advance()) return 'closed';
    }
    return 'done';
  }

  /** One try at the deepest cell; true when it closed a shape. */
  #advance(): boolean {
    const i = this.#depth;
    const place = at(this.#q[i], this.#r[i]);
    const isFree = this.#pinAt[place] === 0;
    if (this.#exit[i] >= 0) this.#pass(i, place, isFree, -1);
    const exit = isFree ? this.#nextExit(i, place) : this.#throughPin(i, place);
    if (exit < 0) {
      this.#visited[place] = 0;
      this.#demands?.visit(place, -1);
      this.#depth--;
      return false;
    }
    this.nodes++;
    this.#exit[i] = exit;
    this.#pass(i, place, isFree, 1);
    return this.#step(exit);
  }

  /** Records a cell that the line goes through, or undoes that. */
  #pass(i: number, place: number, isFree: boolean, by: 1 | -1): void {
    const kind = classOfPair(PAIR_OF[this.#entry[i] * 6 + this.#exit[i]]);
    this.#toCome[kind] -= by;
    if (isFree) this.#free[kind] -= by;
    this.#demands?.pass(place, this.#entry[i], this.#exit[i], by);
  }

  #throughPin(i: number, place: number): number {
    if (this.#exit[i] >= 0) return -1;
    const [a, b] = this.#pinWays[this.#pinAt[place] - 1];
    return this.#entry[i] === a ? b : this.#entry[i] === b ? a : -1;
  }

  /** The next way out that the tiles left and the neighbours allow; −1 when there is none. */
  #nextExit(i: number, place: number): number {
    const entry = this.#entry[i];
    const near = this.#isNear[place] ? this.#near.get(place) : undefined;
    // Exits are tried clockwise from the entry, starting after the last one tried.
    const tried = this.#exit[i] < 0 ? 0 : (this.#exit[i] - entry + 6) % 6;
    for (let span = tried + 1; span < 6; span++) {
      const exit = (entry + span) % 6;
      const pair = PAIR_OF[entry * 6 + exit];
      if (this.#free[classOfPair(pair)] === 0) continue;
      if (near && !suits(near, entry, exit, pair)) continue;
      return exit;
    }
    return -1;
  }

  /** Out of the deepest cell into a new one, or home; true when that closes a shape. */
  #step(exit: number): boolean {
    const i = this.#depth;
    const [q, r] = [this.#q[i] + dq[exit], this.#r[i] + dr[exit]];
    const home = this.#home;
    const place = at(q, r);
    const rest = this.#tables.count - 1 - i;
    if (q === home.q && r === home.r) return rest === 0 && this.#closes(exit);
    if (rest === 0 || this.#visited[place] !== 0) return false;
    if (q > REACH || q < -REACH || r > REACH || r < -REACH) return false;
    // Two steps round a corner lead only one further, and every second corner has two steps of its own.
    const reach = this.#plainly ? rest : rest - (this.#toCome[CORNER] >> 1);
    if (hexDistance(q - home.q, r - home.r) > reach) return false;
    if (!this.#turnsHome(i, exit, rest) || !this.#reachesPins(q, r, rest)) return false;
    if (this.#outline && (!this.#outline[place] || this.#strands(i, place))) return false;
    this.#visited[place] = i + 2;
    this.#demands?.visit(place, 1);
    [this.#q[i + 1], this.#r[i + 1], this.#entry[i + 1], this.#exit[i + 1]] = [q, r, opposite(exit), -1];
    this.#depth = i + 1;
    return false;
  }

  #closes(exit: number): boolean {
    if (opposite(exit) !== this.#entry[0]) return false;
    if (this.#root && this.#turnedIn(exit) !== 6) return false;
    const { count, problem } = this.#tables;
    return problem.holes === 'allowed' || isSimple(this.#q, this.#r, count, this.#visited);
  }

  /**
   * One full round is six sixths either way, the turn in the first tile included. Without bends the rest turns by
   * twos, so its corners must be even or odd in number as that asks; and steps that turn by twos all change q − r
   * alike, counted by threes.
   */
  #turnsHome(i: number, exit: number, rest: number): boolean {
    const sum = this.#turnedIn(exit);
    const [corners, bends] = [this.#toCome[CORNER], this.#toCome[BEND]];
    this.#turned[i + 1] = sum;
    if (bends === 0 && !this.#plainly) {
      if ((((6 - sum) >> 1) + corners) & 1) return false;
      const home = this.#home;
      const gap = home.q - home.r - this.#q[i] + this.#r[i];
      if ((gap - (exit & 1 ? 1 : 2) * (rest + 1)) % 3 !== 0) return false;
    }
    const swing = 2 * corners + bends;
    const demands = this.#demands;
    if (Math.abs(6 - sum) <= swing && !(demands && demands.right > rest)) return true;
    return !this.#root && Math.abs(-6 - sum) <= swing && !(demands && demands.left > rest);
  }

  /** With the turn in the deepest cell. */
  #turnedIn(exit: number): number {
    const i = this.#depth;
    return this.#turned[i] + ((exit - this.#entry[i] + 6) % 6) - 3;
  }

  /** Does leaving a cell for the next strand a neighbour? Each must still have a way in and a way out. */
  #strands(i: number, next: number): boolean {
    const here = at(this.#q[i], this.#r[i]);
    for (let d = 0; d < 6; d++) {
      const cell = beside(here, d);
      if (!this.#isOpen(cell) || cell === next) continue;
      let ways = 0;
      for (let e = 0; e < 6; e++) {
        const there = beside(cell, e);
        if (this.#isOpen(there) || this.#visited[there] === 1) ways++;
      }
      if (ways < 2) return true;
    }
    return false;
  }

  #isOpen(cell: number): boolean {
    return this.#outline?.[cell] === 1 && this.#visited[cell] === 0;
  }

  #reachesPins(q: number, r: number, steps: number): boolean {
    const home = this.#home;
    for (let k = 1; k < this.#pins.length; k++) {
      const pin = this.#pins[k];
      if (this.#visited[at(pin.q, pin.r)] !== 0) continue;
      const way = hexDistance(q - pin.q, r - pin.r) + hexDistance(pin.q - home.q, pin.r - home.r);
      if (way > steps) return false;
    }
    return true;
  }

  /** The closed shape, to be filled. */
  layOut(layout: Layout): void {
    const { count, problem, full } = this.#tables;
    layout.clear(count);
    for (let i = 0; i < count; i++) {
      const place = at(this.#q[i], this.#r[i]);
      const pair = PAIR_OF[this.#entry[i] * 6 + this.#exit[i]];
      const pin = this.#pinAt[place] - 1;
      layout.pair[i] = pair;
      layout.domain[i] =
        pin >= 0
          ? 1 << pinBit(this.#tables, this.#pins[pin])
          : (this.#near.get(place)?.domains[pair] ?? full[classOfPair(pair)]);
      if (i === 0 && this.#root) layout.domain[0] = this.#root.domain;
      for (let d = 0; d < 3 && problem.match === 'all'; d++) {
        const j = this.#visited[beside(place, d)] - 1;
        if (j >= 0 && d !== this.#exit[i] && d !== this.#entry[i]) layout.touch(i, d, j);
      }
    }
  }

  /** The placed tiles when each cell has the bit chosen. */
  read(layout: Layout, chosen: Int32Array): Placed[] {
    const { count, problem } = this.#tables;
    const places: Placed[] = new Array<Placed>(count);
    for (let i = 0; i < count; i++) {
      const [index, turn] = meaning(this.#tables, layout.pair[i], chosen[i]);
      places[index] = { tile: problem.tiles[index], q: this.#q[i], r: this.#r[i], turn };
    }
    return places;
  }
}

const pinsOf = ({ pins, tiles }: Problem): readonly Placed[] =>
  pins.length > 0 ? pins : [{ tile: tiles[0], q: 0, r: 0, turn: 0 }];

function outlineOf({ outline }: Problem): Uint8Array | undefined {
  if (!outline) return undefined;
  const mask = new Uint8Array(SIZE * SIZE);
  for (const cell of outline) mask[at(cell.q, cell.r)] = 1;
  return mask;
}

const hexDistance = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
