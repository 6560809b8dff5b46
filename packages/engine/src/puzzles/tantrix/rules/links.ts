/**
 * Lines kept up to date move by move. Each open line is known by its two ends, each of which knows the other
 * and the length, so that placing a tile costs the same however long its lines are. Lifting one walks only the
 * lines that went through it.
 *
 *     (a) ─ ─ ─ ─ ─ (b)        far.get(a) = b, far.get(b) = a, both with length 5
 */
import { type Cell, cellKey, neighbour, opposite, side } from '../../../grid/hex.ts';
import type { Placed, State } from './rules.ts';
import type { LineCount } from './lines.ts';
import { type Colour, colourAt, colours, endsOf, exitOf } from './tiles.ts';

interface Half {
  readonly other: string; // the far end, as an end key
  readonly length: number;
}

const endKey = (cell: Cell, d: number): string => `${cellKey(cell)}/${d}`;

/** Lengths with how often each occurs, so that the longest is known after a removal too. */
class Tally {
  readonly #counts = new Map<number, number>();

  add(length: number, by: 1 | -1): void {
    const count = (this.#counts.get(length) ?? 0) + by;
    if (count === 0) this.#counts.delete(length);
    else this.#counts.set(length, count);
  }

  get longest(): number {
    return Math.max(0, ...this.#counts.keys());
  }
}

export class Links {
  readonly #board = new Map<string, Placed>();
  readonly #far = new Map<string, Half>();
  readonly #lines: Readonly<Record<Colour, Tally>>;
  readonly #loops: Readonly<Record<Colour, Tally>>;

  constructor(state?: State) {
    const tallies = (): Record<Colour, Tally> => ({
      R: new Tally(),
      G: new Tally(),
      B: new Tally(),
      Y: new Tally(),
    });
    this.#lines = tallies();
    this.#loops = tallies();
    if (state) this.follow(state);
  }

  /** Brings the links to a state by lifting and placing only what changed. */
  follow(state: State): void {
    const wanted = new Map(state.placed.map((each) => [cellKey(each), each]));
    for (const [key, here] of [...this.#board]) {
      const there = wanted.get(key);
      if (there?.tile !== here.tile || there.turn !== here.turn) this.lift(here);
    }
    for (const [key, there] of wanted) if (!this.#board.has(key)) this.place(there);
  }

  place(tile: Placed): void {
    this.#board.set(cellKey(tile), tile);
    for (const colour of colours) {
      const ends = endsOf(tile.tile, colour);
      if (ends) this.#join(tile, colour, side(ends[0] + tile.turn), side(ends[1] + tile.turn));
    }
  }

  lift(tile: Placed): void {
    for (const colour of colours) {
      const ends = endsOf(tile.tile, colour);
      if (ends) this.#part(tile, colour, side(ends[0] + tile.turn), side(ends[1] + tile.turn));
    }
    this.#board.delete(cellKey(tile));
  }

  meters(): readonly LineCount[] {
    return colours.map((colour) => {
      const loop = this.#loops[colour].longest;
      return { colour, line: Math.max(loop, this.#lines[colour].longest), loop };
    });
  }

  #join(tile: Placed, colour: Colour, a: number, b: number): void {
    const [left, right] = [this.#across(tile, a), this.#across(tile, b)];
    const one = left === undefined ? undefined : this.#far.get(left);
    const two = right === undefined ? undefined : this.#far.get(right);
    if (left && one && one.other === right) {
      this.#forget(colour, left, one);
      this.#loops[colour].add(one.length + 1, 1);
      return;
    }
    if (left && one) this.#forget(colour, left, one);
    if (right && two) this.#forget(colour, right, two);
    const length = 1 + (one?.length ?? 0) + (two?.length ?? 0);
    this.#remember(colour, one?.other ?? endKey(tile, a), two?.other ?? endKey(tile, b), length);
  }

  #part(tile: Placed, colour: Colour, a: number, b: number): void {
    const [ahead, behind] = [this.#walk(tile, a), this.#walk(tile, b)];
    if (ahead.home) {
      this.#loops[colour].add(ahead.steps + 1, -1);
      const [left, right] = [this.#across(tile, a), this.#across(tile, b)];
      if (left && right) this.#remember(colour, left, right, ahead.steps);
      return;
    }
    this.#forget(colour, ahead.end, { other: behind.end, length: ahead.steps + behind.steps + 1 });
    const [left, right] = [this.#across(tile, a), this.#across(tile, b)];
    if (left) this.#remember(colour, left, ahead.end, ahead.steps);
    if (right) this.#remember(colour, right, behind.end, behind.steps);
  }

  /** The end that touches a side of a tile, when the colours agree. */
  #across(tile: Placed, d: number): string | undefined {
    const next = this.#board.get(cellKey(neighbour(tile, d)));
    if (!next || next === tile) return undefined;
    const back = opposite(d);
    return colourAt(next.tile, next.turn, back) === colourAt(tile.tile, tile.turn, d)
      ? endKey(next, back)
      : undefined;
  }

  /** How many tiles follow beyond a side, and where that ends. */
  #walk(from: Placed, d: number): { readonly steps: number; readonly end: string; readonly home: boolean } {
    let [here, out, steps] = [from, d, 0];
    while (this.#across(here, out) !== undefined) {
      const next = this.#board.get(cellKey(neighbour(here, out)));
      if (!next || next === from) return { steps, end: '', home: true };
      [here, out, steps] = [next, exitOf(next.tile, next.turn, opposite(out)), steps + 1];
    }
    return { steps, end: endKey(here, out), home: false };
  }

  #remember(colour: Colour, one: string, two: string, length: number): void {
    this.#far.set(one, { other: two, length });
    this.#far.set(two, { other: one, length });
    this.#lines[colour].add(length, 1);
  }

  #forget(colour: Colour, end: string, { other, length }: Half): void {
    this.#far.delete(end);
    this.#far.delete(other);
    this.#lines[colour].add(length, -1);
  }
}
