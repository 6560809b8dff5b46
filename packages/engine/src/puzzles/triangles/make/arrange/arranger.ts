/**
 * Depth-first search with its own stack: the cell that the fewest pieces fit is filled next, and a cell or
 * a balance that fails ends the branch. It can be paused at any node and resumed.
 */
import { popcount } from '../../../../bits.ts';
import { Position } from './position.ts';
import { boardOf, SHELF, turnFor, type Puzzle, type State } from '../../rules/rules.ts';

export type Outcome = 'found' | 'none' | 'paused';

const SHALLOW = 5; // pieces laid by the search

export class Arranger {
  nodes = 0;
  readonly #puzzle: Puzzle;
  readonly #position: Position;
  readonly #count: number;
  readonly #words: number;
  readonly #masks: Int32Array; // of the table
  readonly #ways: Uint8Array;
  readonly #unused: Int32Array; // of the position
  readonly #pattern: Int32Array;
  readonly #order: Int32Array; // bit -> piece
  readonly #cells: Int32Array; // filled ones first, in the order of filling
  readonly #bitAt: Int32Array; // by depth: the piece laid there, or −1
  readonly #wayAt: Int8Array;
  readonly #slotAt: Int32Array; // where the cell stood before it was chosen
  readonly #rest: Int32Array; // by depth and word: pieces still to try
  #bottom = 0; // cells filled from the start
  #depth = 0;
  #descending = true;

  constructor(puzzle: Puzzle) {
    const count = puzzle.pieces.length;
    this.#puzzle = puzzle;
    this.#count = count;
    this.#position = new Position(puzzle);
    this.#words = this.#position.fitting.words;
    this.#masks = this.#position.fitting.masks;
    this.#ways = this.#position.fitting.ways;
    this.#unused = this.#position.unused;
    this.#pattern = this.#position.pattern;
    this.#order = Int32Array.from(puzzle.pieces, (_, i) => i);
    this.#cells = Int32Array.from(puzzle.pieces, (_, i) => i);
    this.#bitAt = new Int32Array(count + 1);
    this.#wayAt = new Int8Array(count + 1);
    this.#slotAt = new Int32Array(count + 1);
    this.#rest = new Int32Array((count + 1) * this.#words);
  }

  /** From a position, with pieces tried in this order; false when the position breaks a rule already. */
  begin(state: State, order: ArrayLike<number>): boolean {
    this.#order.set(order);
    this.#position.clear(order);
    this.#cells.forEach((_, i) => (this.#cells[i] = i));
    this.#bitAt.fill(-1);
    this.#depth = this.#bottom = 0;
    this.#descending = true;
    for (let bit = 0; bit < this.#count; bit++)
      if (state.at[order[bit]] !== SHELF && !this.#give(bit, state)) return false;
    this.#bottom = this.#depth;
    return this.#position.balanced() && this.#position.allHavePlaces(this.#cells.subarray(this.#depth));
  }

  /** A piece that is there from the start; false when it does not fit. */
  #give(bit: number, { at, turn }: State): boolean {
    const piece = this.#order[bit];
    const way = this.#ways[bit] === 1 ? 0 : ((turn[piece] + 1) >> 1) % 3;
    if (!this.#position.fits(bit, way, at[piece])) return false;
    this.#choose(this.#cells.indexOf(at[piece]));
    this.#lay(bit, way);
    this.#depth++;
    return true;
  }

  /** Brings the cell at this slot to the end of the filled ones. */
  #choose(slot: number): void {
    const cells = this.#cells;
    const depth = this.#depth;
    this.#slotAt[depth] = slot;
    const cell = cells[slot];
    cells[slot] = cells[depth];
    cells[depth] = cell;
    this.#bitAt[depth] = -1;
  }

  #lay(bit: number, way: number): boolean {
    this.#bitAt[this.#depth] = bit;
    this.#wayAt[this.#depth] = way;
    return this.#position.lay(bit, way, this.#cells[this.#depth]);
  }

  /** Goes on for at most this many nodes; 'found' leaves the solution readable, and the next run goes on. */
  run(nodes: number): Outcome {
    const last = this.nodes + nodes;
    for (;;) {
      if (this.#descending) {
        if (this.#depth < this.#count && this.nodes >= last) return 'paused';
        this.#descending = false;
        if (this.#depth === this.#count) {
          this.#depth--;
          return 'found';
        }
        this.nodes++;
        if (!this.#select()) this.#depth--;
      }
      if (this.#depth < this.#bottom) return 'none';
      this.#advance();
    }
  }

  /** The next way at this depth, or one depth up. */
  #advance(): void {
    const depth = this.#depth;
    const cells = this.#cells;
    const position = this.#position;
    const ways = this.#ways;
    const cell = cells[depth];
    let bit = this.#bitAt[depth];
    let way = this.#wayAt[depth] + 1;
    if (bit >= 0) position.lift(bit, way - 1, cell);
    for (; ; way++) {
      if (bit < 0 || way >= ways[bit]) {
        bit = this.#takeBit();
        way = 0;
        if (bit < 0) return this.#retreat();
      }
      if (!position.fits(bit, way, cell)) continue;
      if (this.#lay(bit, way)) break;
      position.lift(bit, way, cell);
    }
    this.#depth++;
    this.#descending = true;
  }

  /** The cell goes back to where it was. */
  #retreat(): void {
    const cells = this.#cells;
    const depth = this.#depth;
    const cell = cells[depth];
    this.#bitAt[depth] = -1;
    cells[depth] = cells[this.#slotAt[depth]];
    cells[this.#slotAt[depth]] = cell;
    this.#depth--;
  }

  #takeBit(): number {
    const rest = this.#rest;
    const words = this.#words;
    for (let i = this.#depth * words; i < (this.#depth + 1) * words; i++) {
      const mask = rest[i];
      if (mask === 0) continue;
      rest[i] = mask & (mask - 1);
      return 32 * (i - this.#depth * words) + 31 - Math.clz32(mask & -mask);
    }
    return -1;
  }

  /** False when the branch is dead. Near the root a look at every piece is cheap and may cut much. */
  #select(): boolean {
    const depth = this.#depth;
    const bottom = this.#bottom;
    const position = this.#position;
    if (depth > bottom && depth <= bottom + SHALLOW && !position.allHavePlaces(this.#cells.subarray(depth)))
      return false;
    return this.#words === 1 ? this.#selectOne() : this.#selectMany();
  }

  /** Up to 32 pieces: a mask is one word. */
  #selectOne(): boolean {
    const cells = this.#cells;
    const pattern = this.#pattern;
    const masks = this.#masks;
    const count = this.#count;
    const depth = this.#depth;
    const position = this.#position;
    const unused = this.#unused[0];
    const tight = position.isTight();
    let best = 33;
    let slot = depth;
    for (let i = depth; i < count; i++) {
      const fitting = tight ? position.fittingTight(cells[i]) : masks[pattern[cells[i]]] & unused;
      if ((fitting & (fitting - 1)) === 0) {
        if (fitting === 0) return false;
        slot = i;
        break;
      }
      const size = popcount(fitting);
      if (size < best) {
        best = size;
        slot = i;
      }
    }
    this.#choose(slot);
    const cell = cells[depth];
    this.#rest[depth] = tight ? position.fittingTight(cell) : masks[pattern[cell]] & unused;
    return true;
  }

  #selectMany(): boolean {
    const cells = this.#cells;
    const pattern = this.#pattern;
    const masks = this.#masks;
    const count = this.#count;
    const depth = this.#depth;
    const words = this.#words;
    const unused = this.#unused;
    let best = 32 * words + 1;
    let slot = depth;
    for (let i = depth; i < count; i++) {
      const at = pattern[cells[i]] * words;
      let size = 0;
      for (let w = 0; w < words; w++) size += popcount(masks[at + w] & unused[w]);
      if (size === 0) return false;
      if (size < best) {
        best = size;
        slot = i;
      }
    }
    this.#choose(slot);
    const at = pattern[cells[depth]] * words;
    for (let w = 0; w < words; w++) this.#rest[depth * words + w] = masks[at + w] & unused[w];
    return true;
  }

  /** After 'found': where every piece is. */
  solution(): Pick<State, 'at' | 'turn'> {
    const { up } = boardOf(this.#puzzle);
    const at = this.#puzzle.pieces.map(() => SHELF);
    const turn = this.#puzzle.pieces.map(() => 0);
    this.#cells.forEach((cell, i) => {
      const piece = this.#order[this.#bitAt[i]];
      at[piece] = cell;
      turn[piece] = this.#ways[this.#bitAt[i]] === 1 ? Number(!up[cell]) : turnFor(up[cell], this.#wayAt[i]);
    });
    return { at, turn };
  }
}
