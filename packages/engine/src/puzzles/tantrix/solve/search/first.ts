/** One loop, quickly: shapes by small steps (chain.ts), tiles by domains (assign.ts), until both agree. */
import { dq, dr } from '../../../../grid/hex.ts';
import { isInReach, type Placed } from '../../rules/rules.ts';
import { Assigner, Layout } from './assign.ts';
import { Chain, type Dice } from './chain.ts';
import { type Near, nearOf, suits, type Touch, touchesOf } from './near.ts';
import { at, beside, classOfPair, meaning, pinBit, pinSides, SIZE, type Tables, WRAP } from './problem.ts';

const HEAT = 0.5;
const STEPS = 20_000; // then a new ring is grown
const FILL = 2_000; // nodes for filling one shape
/** With fixed tiles: repeated cooling, and a new ring after this many steps, because some never get out of a fold. */
const COOLING = 8_000;
const LIFE = 100_000;
const [HOT, COLD] = [0.9, 0.2];
/** Energy of a side of a fixed tile that the ring misses, of each cell's way to it, of a cell beside it that nothing fits. */
const MISS = 1;
const PULL = 0.5;
const NEAR = 0.5;

export class FirstLoop {
  found: Placed[] | undefined;
  steps = 0;
  shapes = 0;
  readonly #tables: Tables;
  readonly #chain: Chain;
  readonly #dice: Dice;
  readonly #layout: Layout;
  readonly #assigner: Assigner;
  readonly #pins: readonly Placed[];
  readonly #near: ReadonlyMap<number, Near>;
  readonly #pinAt = new Int16Array(SIZE * SIZE);
  readonly #sides: readonly (readonly [number, number])[];
  readonly #pinPlace: Int32Array;
  readonly #nearPlace: Int32Array;
  readonly #nearList: readonly Near[];
  readonly #touches: readonly Touch[];
  readonly #extra = (most: number): number => this.#misses(most);
  #missing = 0;
  #life = 0; // steps until another ring is grown
  #rest = 0; // steps until the ring is begun or heated again

  constructor(tables: Tables, dice: Dice) {
    const { pins, colour } = tables.problem;
    this.#tables = tables;
    this.#dice = dice;
    this.#chain = new Chain(tables, dice);
    this.#layout = new Layout(tables.count);
    this.#assigner = new Assigner(tables, this.#layout);
    this.#pins = pins;
    this.#near = nearOf(tables, pins);
    this.#pinPlace = Int32Array.from(pins, (pin) => at(pin.q, pin.r));
    this.#nearPlace = Int32Array.from(this.#near.keys());
    this.#nearList = [...this.#near.values()];
    this.#touches = tables.problem.match === 'all' ? touchesOf([...this.#near.keys()]) : [];
    this.#sides = pins.map((pin) => pinSides(pin, colour));
    for (const [k, pin] of pins.entries()) this.#pinAt[at(pin.q, pin.r)] = k + 1;
  }

  /** Continues for about this many steps, or as many nodes of filling; true when a loop is found. */
  run(steps: number): boolean {
    const [until, filled] = [this.steps + steps, this.#assigner.nodes + steps];
    while (!this.found && this.steps < until && this.#assigner.nodes < filled) {
      if (this.#rest <= 0) this.#begin();
      if (this.#pins.length > 0) this.#stepPinned();
      else this.#stepFree();
    }
    return this.found !== undefined;
  }

  #begin(): void {
    if (this.#pins.length === 0) this.#chain.begin(0, 0, 0);
    else {
      const k = this.#dice.below(this.#pins.length);
      this.#chain.begin(this.#pins[k].q, this.#pins[k].r, this.#sides[k][this.#dice.below(2)]);
    }
    this.#life = LIFE;
    this.#chain.growTo(this.#tables.count);
    this.#rest = this.#pins.length > 0 ? COOLING : STEPS;
    this.#missing = this.#misses(Infinity);
    if (this.#chain.fits && this.#missing === 0) this.#fill();
  }

  #stepFree(): void {
    this.steps++;
    this.#rest--;
    if (this.#chain.step(HEAT) && this.#chain.fits) this.#fill();
  }

  /** Repeated cooling from hot to cold. */
  #stepPinned(): void {
    this.steps++;
    if (--this.#life < 0) return this.#begin();
    this.#rest = this.#rest > 1 ? this.#rest - 1 : COOLING;
    const heat = COLD + ((HOT - COLD) * this.#rest) / COOLING;
    const after = this.#chain.stepWith(heat, this.#missing, this.#extra);
    if (after < 0) return;
    this.#missing = after;
    if (after === 0 && this.#chain.fits) this.#fill();
  }

  /** Sides of fixed tiles that the ring does not use, and cells beside them where no tile would fit; counted to `most`. */
  #misses(most: number): number {
    const chain = this.#chain;
    let sum = 0;
    for (let k = 0; k < this.#pins.length && sum <= most; k++) {
      const slot = chain.slotAt[this.#pinPlace[k]] - 1;
      if (slot < 0) sum += 2 * MISS + PULL * (this.#gap(this.#pinPlace[k]) - 1);
      else {
        const used = (1 << chain.way[slot]) | (1 << chain.backAt(slot));
        sum += MISS * (2 - ((used >> this.#sides[k][0]) & 1) - ((used >> this.#sides[k][1]) & 1));
      }
    }
    for (let k = 0; k < this.#nearPlace.length && sum <= most; k++) {
      const slot = chain.slotAt[this.#nearPlace[k]] - 1;
      if (slot < 0) continue;
      const [a, b] = [chain.way[slot], chain.backAt(slot)];
      if (!suits(this.#nearList[k], a, b, chain.pairAt(slot))) sum += NEAR;
    }
    for (let k = 0; k < this.#touches.length && sum <= most; k++)
      if (this.#disagree(this.#touches[k])) sum += NEAR;
    return sum;
  }

  /** Two cells of the ring beside fixed tiles that touch without the ring passing, where no tiles could agree. */
  #disagree({ one, two, side }: Touch): boolean {
    const chain = this.#chain;
    const [i, j] = [chain.slotAt[this.#nearPlace[one]] - 1, chain.slotAt[this.#nearPlace[two]] - 1];
    if (i < 0 || j < 0 || chain.way[i] === side || chain.backAt(i) === side) return false;
    const shown = this.#nearList[one].shown[chain.pairAt(i) * 6 + side];
    return (shown & this.#nearList[two].shown[chain.pairAt(j) * 6 + side + 3]) === 0;
  }

  /** From a place to the nearest cell of the ring. */
  #gap(place: number): number {
    const chain = this.#chain;
    let least = SIZE;
    for (let slot = 0; slot < chain.count; slot++) {
      // Both are shown on the torus: the shorter way round is the way.
      const q = (((chain.place[slot] & WRAP) - (place & WRAP) + 192) & WRAP) - 64;
      const r = (((chain.place[slot] >> 7) - (place >> 7) + 192) & WRAP) - 64;
      const away = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) >> 1;
      if (away < least) least = away;
    }
    return least;
  }

  #fill(): void {
    this.shapes++;
    this.#layOut();
    this.#assigner.begin((below) => this.#dice.below(below));
    if (this.#assigner.next(FILL) !== 'found') return;
    const places = this.#read();
    if (places.every(isInReach)) this.found = places;
  }

  #layOut(): void {
    const { count, problem, full } = this.#tables;
    const { place, way, prev } = this.#chain;
    this.#layout.clear(count);
    for (let i = 0; i < count; i++) {
      const pair = this.#chain.pairAt(i);
      const pin = this.#pinAt[place[i]] - 1;
      this.#layout.pair[i] = pair;
      this.#layout.domain[i] =
        pin >= 0
          ? 1 << pinBit(this.#tables, this.#pins[pin])
          : (this.#near.get(place[i])?.domains[pair] ?? full[classOfPair(pair)]);
      const back = (way[prev[i]] + 3) % 6;
      for (let d = 0; d < 3 && problem.match === 'all'; d++) {
        const j = this.#chain.slotAt[beside(place[i], d)] - 1;
        if (j >= 0 && d !== way[i] && d !== back) this.#layout.touch(i, d, j);
      }
    }
  }

  /** Along the ring from a known cell, so that the torus is unrolled. */
  #read(): Placed[] {
    const { place, next, way } = this.#chain;
    const [pin] = this.#pins;
    const first = pin ? this.#chain.slotAt[at(pin.q, pin.r)] - 1 : 0;
    let [q, r] = pin ? [pin.q, pin.r] : [place[0] & WRAP, place[0] >> 7];
    const places: Placed[] = new Array<Placed>(this.#tables.count);
    for (let i = first, done = 0; done < this.#tables.count; i = next[i], done++) {
      const [index, turn] = meaning(this.#tables, this.#layout.pair[i], this.#assigner.chosen[i]);
      places[index] = { tile: this.#tables.problem.tiles[index], q, r, turn };
      [q, r] = [q + dq[way[i]], r + dr[way[i]]];
    }
    return places;
  }
}
