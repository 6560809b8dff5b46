/**
 * Complete search for loops, shape first: walk from a tile that lies fixed round to itself, choosing only corner,
 * bend or straight in each cell, and fill each closed shape with tiles (assign.ts). Tiles that lie already are
 * walked through. With no tile fixed, tile 0 lies at 0,0 unturned: every solution is met once up to rotation.
 *
 * A walk gives up when home is too far, a fixed tile is out of reach, the turning cannot come to one full round
 * any more, or a cell beside fixed tiles has no tile that shows what they ask for.
 */
import { dq, dr, opposite } from '../../../../grid/hex.ts';
import { isInReach, type Placed } from '../../rules/rules.ts';
import { Assigner, Layout } from './assign.ts';
import { type Near, nearOf, suits } from './near.ts';
import {
  at,
  BEND,
  classOfPair,
  CORNER,
  meaning,
  pairOf,
  pinBit,
  pinSides,
  SIZE,
  type Tables,
} from './problem.ts';
import { isSimple } from './simple.ts';

export class Walk {
  nodes = 0;
  count = 0;
  #found: Placed[][] = []; // the first of them, as far as they were not taken
  finished = false;
  readonly #tables: Tables;
  readonly #limit: number;
  readonly #keep: number;
  readonly #pins: readonly Placed[];
  readonly #pinAt = new Int16Array(SIZE * SIZE); // from 1
  readonly #near: ReadonlyMap<number, Near>;
  readonly #isNear = new Uint8Array(SIZE * SIZE);
  readonly #outline: Uint8Array | undefined; // 1 where tiles may lie
  readonly #visited = new Int16Array(SIZE * SIZE);
  readonly #left = new Int32Array(3); // free tiles by class
  readonly #q: Int32Array;
  readonly #r: Int32Array;
  readonly #entry: Int32Array;
  readonly #exit: Int32Array; // 0 … 5, or 6 when all were tried
  readonly #turned: Int32Array; // the sum of turns before each cell
  readonly #swing: Int32Array; // how much the rest can turn at most
  readonly #layout: Layout;
  readonly #assigner: Assigner;
  #depth = 0;
  #homeSide = 0;
  #kept = 0;
  #filling = false; // a closed shape is being filled

  /** Stops at `limit` solutions and keeps the first `keep`: counting needs no more. */
  constructor(tables: Tables, limit: number, keep = limit) {
    const { count, problem } = tables;
    this.#keep = keep;
    this.#tables = tables;
    this.#limit = limit;
    this.#pins = problem.pins.length > 0 ? problem.pins : [{ tile: problem.tiles[0], q: 0, r: 0, turn: 0 }];
    this.#near = nearOf(tables, this.#pins);
    this.#outline = problem.outline && new Uint8Array(SIZE * SIZE);
    for (const cell of problem.outline ?? [])
      this.#outline?.fill(1, at(cell.q, cell.r), at(cell.q, cell.r) + 1);
    const make = (): Int32Array => new Int32Array(count + 2);
    [this.#q, this.#r, this.#entry, this.#exit, this.#turned, this.#swing] = [
      make(),
      make(),
      make(),
      make(),
      make(),
      make(),
    ];
    this.#layout = new Layout(count);
    this.#assigner = new Assigner(tables, this.#layout);
    this.#lay();
    this.#setOut();
  }

  get effort(): number {
    return this.nodes + this.#assigner.nodes;
  }

  #lay(): void {
    const { problem, classOf, count } = this.#tables;
    for (const [k, pin] of this.#pins.entries()) this.#pinAt[at(pin.q, pin.r)] = k + 1;
    const pinned = new Set(this.#pins.map((pin) => pin.tile));
    for (let i = 0; i < count; i++) if (!pinned.has(problem.tiles[i])) this.#left[classOf[i]]++;
    for (const cell of this.#near.keys()) this.#isNear[cell] = 1;
  }

  #setOut(): void {
    const [home] = this.#pins;
    const [a, b] = pinSides(home, this.#tables.problem.colour);
    this.#homeSide = a;
    this.#visited[at(home.q, home.r)] = 1;
    [this.#q[0], this.#r[0], this.#entry[0], this.#exit[0]] = [home.q, home.r, a, b];
    this.#turned[0] = 0;
    this.#swing[0] = this.#swingOfAll();
    this.#depth = 0;
    this.#step(b);
  }

  #swingOfAll(): number {
    return this.#tables.classOf.reduce((sum, each) => sum + (each === CORNER ? 2 : each === BEND ? 1 : 0), 0);
  }

  /** Goes on for about so many nodes; true when there is no more to do. */
  run(nodes: number): boolean {
    const until = this.effort + nodes;
    while (!this.finished && this.effort < until) {
      if (this.#filling) this.#fill(until - this.effort);
      else this.#advance();
    }
    return this.finished;
  }

  /** What was found since the last time: it is not kept any longer. */
  take(): readonly Placed[][] {
    const taken = this.#found;
    this.#found = [];
    return taken;
  }

  /** One try at the deepest cell. */
  #advance(): void {
    const i = this.#depth;
    if (i === 0) {
      this.finished = true;
      return;
    }
    this.#unchoose(i);
    const exit = this.#nextExit(i);
    if (exit < 0) {
      this.#visited[at(this.#q[i], this.#r[i])] = 0;
      this.#depth--;
      return;
    }
    this.nodes++;
    this.#exit[i] = exit;
    if (!this.#isPin(i)) this.#left[classOfPair(pairOf(this.#entry[i], exit))]--;
    this.#step(exit);
  }

  #isPin(i: number): boolean {
    return this.#pinAt[at(this.#q[i], this.#r[i])] !== 0;
  }

  #unchoose(i: number): void {
    if (this.#exit[i] >= 0 && !this.#isPin(i))
      this.#left[classOfPair(pairOf(this.#entry[i], this.#exit[i]))]++;
  }

  /** The next way out that the tiles left and the neighbours allow; −1 when there is none. */
  #nextExit(i: number): number {
    const entry = this.#entry[i];
    const cell = at(this.#q[i], this.#r[i]);
    const k = this.#pinAt[cell] - 1;
    if (k >= 0) {
      if (this.#exit[i] >= 0) return -1;
      const [a, b] = pinSides(this.#pins[k], this.#tables.problem.colour);
      return entry === a ? b : entry === b ? a : -1;
    }
    const near = this.#isNear[cell] ? this.#near.get(cell) : undefined;
    // Exits are tried clockwise from the entry; what was tried last tells where to go on.
    const tried = this.#exit[i] < 0 ? 0 : (this.#exit[i] - entry + 6) % 6;
    for (let span = tried + 1; span < 6; span++) {
      const exit = (entry + span) % 6;
      const pair = pairOf(entry, exit);
      if (this.#left[classOfPair(pair)] === 0) continue;
      if (near && !suits(near, entry, exit, pair)) continue;
      return exit;
    }
    return -1;
  }

  /** Out of the deepest cell: into a new one, or home. */
  #step(exit: number): void {
    const i = this.#depth;
    const q = this.#q[i] + dq[exit];
    const r = this.#r[i] + dr[exit];
    const [home] = this.#pins;
    const { count } = this.#tables;
    if (!isInReach({ q, r })) return;
    if (q === home.q && r === home.r) {
      if (i === count - 1 && opposite(exit) === this.#homeSide) this.#close();
      return;
    }
    if (i >= count - 1 || this.#visited[at(q, r)] !== 0) return;
    if (hexDistance(q - home.q, r - home.r) > count - 1 - i) return;
    if (!this.#turnsHome(i, exit) || !this.#reachesPins(q, r, count - 1 - i)) return;
    if (this.#outline && (!this.#outline[at(q, r)] || this.#strands(i, at(q, r)))) return;
    const next = i + 1;
    this.#visited[at(q, r)] = next + 1;
    [this.#q[next], this.#r[next], this.#entry[next], this.#exit[next]] = [q, r, opposite(exit), -1];
    this.#depth = next;
  }

  /** One full round is six sixths either way, the turn in the first tile included. */
  #turnsHome(i: number, exit: number): boolean {
    const turn = turnOf(this.#entry[i], exit);
    const sum = this.#turned[i] + turn;
    const rest = this.#swing[i] - Math.abs(turn);
    this.#turned[i + 1] = sum;
    this.#swing[i + 1] = rest;
    return Math.abs(6 - sum) <= rest || Math.abs(-6 - sum) <= rest;
  }

  /** Does leaving a cell for the next strand a neighbour? Each must still have a way in and a way out. */
  #strands(i: number, next: number): boolean {
    for (let d = 0; d < 6; d++) {
      const cell = at(this.#q[i] + dq[d], this.#r[i] + dr[d]);
      if (!this.#isOpen(cell) || cell === next) continue;
      let ways = 0;
      for (let e = 0; e < 6; e++) {
        const there = at(this.#q[i] + dq[d] + dq[e], this.#r[i] + dr[d] + dr[e]);
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
    const [home] = this.#pins;
    for (let k = 1; k < this.#pins.length; k++) {
      const pin = this.#pins[k];
      if (this.#visited[at(pin.q, pin.r)] !== 0) continue;
      const way = hexDistance(q - pin.q, r - pin.r) + hexDistance(pin.q - home.q, pin.r - home.r);
      if (way > steps) return false;
    }
    return true;
  }

  /** The shape is closed: it is to be filled. */
  #close(): void {
    const { count, problem } = this.#tables;
    if (problem.holes === 'none' && !isSimple(this.#q, this.#r, count, this.#visited)) return;
    this.#layOut();
    this.#assigner.begin();
    this.#filling = true;
  }

  /** A shape may have millions of fillings where only the line must match, so it is left between nodes. */
  #fill(nodes: number): void {
    const outcome = this.#assigner.next(nodes);
    this.#filling = outcome !== 'done';
    if (outcome !== 'found') return;
    if (this.#kept++ < this.#keep) this.#found.push(this.#read());
    if (++this.count >= this.#limit) this.finished = true;
  }

  #layOut(): void {
    const { count, problem, full } = this.#tables;
    const layout = this.#layout;
    layout.clear(count);
    for (let i = 0; i < count; i++) {
      const cell = at(this.#q[i], this.#r[i]);
      const pair = pairOf(this.#entry[i], this.#exit[i]);
      const pin = this.#pinAt[cell] - 1;
      layout.pair[i] = pair;
      layout.domain[i] =
        pin >= 0
          ? 1 << pinBit(this.#tables, this.#pins[pin])
          : (this.#near.get(cell)?.domains[pair] ?? full[classOfPair(pair)]);
      if (problem.match === 'all') this.#touchAround(i);
    }
  }

  #touchAround(i: number): void {
    for (let d = 0; d < 3; d++) {
      const j = this.#visited[at(this.#q[i] + dq[d], this.#r[i] + dr[d])] - 1;
      if (j < 0 || d === this.#exit[i] || d === this.#entry[i]) continue;
      this.#layout.touch(i, d, j);
    }
  }

  #read(): Placed[] {
    const { count, problem } = this.#tables;
    const places: Placed[] = new Array<Placed>(count);
    for (let i = 0; i < count; i++) {
      const [index, turn] = meaning(this.#tables, this.#layout.pair[i], this.#assigner.chosen[i]);
      places[index] = { tile: problem.tiles[index], q: this.#q[i], r: this.#r[i], turn };
    }
    return places;
  }
}

/** Sixths to the right (clockwise) when a line enters by one side and leaves by another. */
const turnOf = (entry: number, exit: number): number => ((exit - entry + 6) % 6) - 3;

const hexDistance = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
