/**
 * Loops through scattered tiles, shape first: every loose end must go on, so the cell beyond the end with
 * the fewest ways on gets a corner, bend or straight next, in random order; a closed shape is filled. A try that
 * finds nothing within its nodes is abandoned for another; one that ends by itself has tried everything.
 *
 * A position is abandoned when a loose end has no way on, or when the ends are too far apart to be joined by the
 * tiles left.
 */
import { popcount } from '../../../../bits.ts';
import { type Cell, cellKey } from '../../../../grid/hex.ts';
import { holesOf } from '../../rules/holes.ts';
import { isInReach, type Placed } from '../../rules/rules.ts';
import { Assigner, Layout } from './assign.ts';
import type { Dice } from './chain.ts';
import { Gaps } from './gaps.ts';
import { type Near, nearOf, suits } from './near.ts';
import { OpenLines } from './open-lines.ts';
import {
  at,
  beside,
  classOfPair,
  meaning,
  PAIR_OF,
  pinBit,
  pinSides,
  SIZE,
  type Tables,
  WRAP,
} from './problem.ts';

const FIRST_TRY = 3_000; // nodes; every try gets a little more than the one before
const GROWTH = 1.02;
const LONGEST_TRY = 5_000;
const FILL = 2_000; // nodes for filling one shape

const HALF = SIZE / 2;
const FIRST_SIDE = Int32Array.from({ length: 64 }, (_, mask) => (mask ? 31 - Math.clz32(mask & -mask) : -1));

export class LooseEnds {
  found: readonly Placed[] | undefined;
  /** Everything was tried, and there is none. */
  impossible = false;
  nodes = 0;
  shapes = 0;
  readonly #tables: Tables;
  readonly #dice: Dice;
  readonly #near: ReadonlyMap<number, Near>;
  readonly #pinAt = new Int16Array(SIZE * SIZE); // from 1
  readonly #ways = new Uint8Array(SIZE * SIZE); // by place: the two sides of the line there, as bits
  readonly #index = new Int16Array(SIZE * SIZE); // by place: its number among those laid, from 1
  readonly #places: Int32Array; // in the order they were laid
  readonly #left = new Int32Array(3); // by class: tiles not placed
  readonly #lines: OpenLines;
  readonly #ends: Int32Array; // places beyond loose ends, line by line: two each
  readonly #gaps: Gaps;
  readonly #weight = new Float64Array(SIZE * SIZE); // by place: how often there was no way on
  readonly #layout: Layout;
  readonly #assigner: Assigner;
  readonly #next: Int32Array; // by the number laid: the place that comes next,
  readonly #entry: Int32Array; // the side by which the line comes to it,
  readonly #exits: Int32Array; // and the ways on to try yet, as bits
  readonly #fixed: number; // laid from the beginning
  #laid = 0;
  #limit = FIRST_TRY;
  #until = 0; // nodes when this try ends
  #cut = false; // a shape of this try was not filled to the end
  readonly #blocked: boolean; // a fixed tile ends the line of another

  /** Some tile is already placed: otherwise there is no end to start from. */
  constructor(tables: Tables, dice: Dice) {
    const { count, problem, classOf } = tables;
    this.#tables = tables;
    this.#dice = dice;
    this.#near = nearOf(tables, problem.pins);
    this.#places = new Int32Array(count);
    this.#lines = new OpenLines(this.#ways, count);
    this.#ends = new Int32Array(2 * count + 2);
    this.#gaps = new Gaps(count);
    const make = (): Int32Array => new Int32Array(count + 1);
    [this.#next, this.#entry, this.#exits] = [make(), make(), make()];
    this.#layout = new Layout(count);
    this.#assigner = new Assigner(tables, this.#layout);
    for (const each of classOf) this.#left[each]++;
    for (const [k, pin] of problem.pins.entries()) {
      this.#pinAt[at(pin.q, pin.r)] = k + 1;
      this.#lay(at(pin.q, pin.r), ...pinSides(pin, problem.colour));
    }
    this.#fixed = this.#laid;
    this.#blocked = problem.pins.some((pin) => this.#isBlocked(at(pin.q, pin.r)));
    this.#tryAgain();
  }

  /** Continues for about this many nodes; true when there is no more to do. */
  run(nodes: number): boolean {
    const end = this.effort + nodes;
    while (this.effort < end && !this.found && !this.impossible) {
      if (this.nodes >= this.#until) this.#tryAgain();
      else if (this.#exits[this.#laid] !== 0) this.#goOn();
      else if (this.#laid > this.#fixed) this.#lift();
      else if (this.#cut) this.#tryAgain();
      else this.impossible = true;
    }
    return this.found !== undefined || this.impossible;
  }

  #tryAgain(): void {
    while (this.#laid > this.#fixed) this.#lift();
    this.#cut = false;
    this.#until = this.nodes + this.#limit;
    this.#limit = Math.min(Math.ceil(this.#limit * GROWTH), LONGEST_TRY);
    this.#look();
  }

  get effort(): number {
    return this.nodes + this.#assigner.nodes;
  }

  #lay(place: number, a: number, b: number): void {
    this.#ways[place] = (1 << a) | (1 << b);
    this.#lines.lay(place, a, b);
    this.#places[this.#laid++] = place;
    this.#index[place] = this.#laid;
    this.#left[classOfPair(PAIR_OF[6 * a + b])]--;
  }

  #lift(): void {
    const place = this.#places[--this.#laid];
    const ways = this.#ways[place];
    this.#lines.lift(place, FIRST_SIDE[ways], FIRST_SIDE[ways & (ways - 1)]);
    this.#left[classOfPair(this.#pairAt(place))]++;
    this.#ways[place] = 0;
    this.#index[place] = 0;
  }

  #pairAt(place: number): number {
    const ways = this.#ways[place];
    const a = FIRST_SIDE[ways];
    return PAIR_OF[6 * a + FIRST_SIDE[ways & (ways - 1)]];
  }

  #isBlocked(place: number): boolean {
    for (let ways = this.#ways[place]; ways !== 0; ways &= ways - 1) {
      const d = FIRST_SIDE[ways];
      const other = this.#ways[beside(place, d)];
      if (other !== 0 && ((other >> ((d + 3) % 6)) & 1) === 0) return true;
    }
    return false;
  }

  /** One of the ways on at the place chosen, at random. */
  #goOn(): void {
    const exits = this.#exits[this.#laid];
    const later = exits & (63 << this.#dice.below(6));
    const exit = FIRST_SIDE[later || exits];
    this.#exits[this.#laid] = exits & ~(1 << exit);
    this.nodes++;
    this.#lay(this.#next[this.#laid], this.#entry[this.#laid], exit);
    this.#look();
  }

  /** Where to go on from here, and how; no ways when this leads nowhere. */
  #look(): void {
    const depth = this.#laid;
    this.#exits[depth] = 0;
    if (this.#shutsIn()) return;
    const left = this.#tables.count - depth;
    if (left === 0 && this.#lines.count === 0 && this.#lines.closed === 1) this.#fill();
    if (left === 0 || this.#lines.closed > 0 || this.#blocked) return;
    const lines = this.#lines.list(this.#ends);
    if (this.#gaps.toJoin(this.#ends, lines) > left) return;
    const place = this.#tightest(lines);
    if (place < 0) return;
    this.#next[depth] = place;
    this.#entry[depth] = FIRST_SIDE[this.#needAt(place)];
    this.#exits[depth] = this.#exitsAt(place);
  }

  /** Did the last cell shut in an empty one that no two lines come to, where no hole may be? */
  #shutsIn(): boolean {
    if (this.#tables.problem.holes !== 'none' || this.#laid === 0) return false;
    const last = this.#places[this.#laid - 1];
    for (let d = 0; d < 6; d++) {
      const place = beside(last, d);
      if (this.#ways[place] !== 0) continue;
      let around = 0;
      while (around < 6 && this.#ways[beside(place, around)] !== 0) around++;
      if (around < 6) continue;
      const need = this.#needAt(place);
      if ((need & (need - 1)) === 0) return true;
    }
    return false;
  }

  /** The place beyond a loose end with the fewest ways on; −1 when one has none. */
  #tightest(lines: number): number {
    let [best, least] = [-1, Infinity];
    for (let i = 0; i < 2 * lines; i++) {
      const place = this.#ends[i];
      const size = popcount(this.#exitsAt(place));
      if (size === 0) {
        this.#weight[place]++;
        return -1;
      }
      const worth = size / (1 + this.#weight[place]);
      if (worth < least) [best, least] = [place, worth];
    }
    return best;
  }

  /** The sides by which lines come to a place. */
  #needAt(place: number): number {
    let need = 0;
    for (let d = 0; d < 6; d++) if ((this.#ways[beside(place, d)] >> ((d + 3) % 6)) & 1) need |= 1 << d;
    return need;
  }

  /** The sides, as bits, by which the line that comes to a place can go on. */
  #exitsAt(place: number): number {
    const need = this.#needAt(place);
    const first = FIRST_SIDE[need];
    const second = need & (need - 1);
    const near = this.#near.get(place);
    let exits = 0;
    for (let d = 0; d < 6; d++) {
      if (d === first) continue;
      if (second === 0 ? this.#ways[beside(place, d)] !== 0 : second !== 1 << d) continue;
      const pair = PAIR_OF[6 * first + d];
      if (this.#left[classOfPair(pair)] === 0 || (near && !suits(near, first, d, pair))) continue;
      exits |= 1 << d;
    }
    return exits;
  }

  #fill(): void {
    const cells = this.#cells();
    if (!cells.every(isInReach)) return;
    if (
      this.#tables.problem.holes === 'none' &&
      holesOf(new Map(cells.map((cell) => [cellKey(cell), cell]))).length > 0
    )
      return;
    this.shapes++;
    this.#layOut();
    this.#assigner.begin((below) => this.#dice.below(below));
    const outcome = this.#assigner.next(FILL);
    if (outcome === 'paused') this.#cut = true;
    if (outcome === 'found') this.found = this.#read(cells);
  }

  #layOut(): void {
    const { count, problem, full } = this.#tables;
    this.#layout.clear(count);
    for (let i = 0; i < count; i++) {
      const place = this.#places[i];
      const pair = this.#pairAt(place);
      const pin = this.#pinAt[place] - 1;
      this.#layout.pair[i] = pair;
      this.#layout.domain[i] =
        pin >= 0
          ? 1 << pinBit(this.#tables, problem.pins[pin])
          : (this.#near.get(place)?.domains[pair] ?? full[classOfPair(pair)]);
      for (let d = 0; d < 3 && problem.match === 'all'; d++) {
        const j = this.#index[beside(place, d)] - 1;
        if (j >= 0 && ((this.#ways[place] >> d) & 1) === 0) this.#layout.touch(i, d, j);
      }
    }
  }

  /** Unrolled from the torus. */
  #cells(): readonly Cell[] {
    const [home] = this.#tables.problem.pins;
    return Array.from(this.#places, (place) => ({
      q: home.q + ((((place & WRAP) - home.q + HALF) & WRAP) - HALF),
      r: home.r + ((((place >> 7) - home.r + HALF) & WRAP) - HALF),
    }));
  }

  #read(cells: readonly Cell[]): readonly Placed[] {
    const { tiles } = this.#tables.problem;
    const places: Placed[] = new Array<Placed>(tiles.length);
    for (const [i, cell] of cells.entries()) {
      const [index, turn] = meaning(this.#tables, this.#layout.pair[i], this.#assigner.chosen[i]);
      places[index] = { tile: tiles[index], ...cell, turn };
    }
    return places;
  }
}
