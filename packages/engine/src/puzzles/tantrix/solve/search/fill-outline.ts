/**
 * Every way to fill an outline so that one line of a colour goes through all of it. A cell's choices are the tiles
 * in their turns, one bit each; what one cell can still show on a side, the cell beside it must be able to show
 * too, until nothing changes any more. The cell, or the tile, with the fewest choices comes next.
 *
 * Where all sides match, a line ends only at the rim: a loop shows its colour nowhere there, an open line exactly
 * twice. A line that closes, or has both its ends, before it has gone through all tiles is abandoned.
 */
import { popcount } from '../../../../bits.ts';
import { cellKey, opposite } from '../../../../grid/hex.ts';
import type { Goal, Placed } from '../../rules/rules.ts';
import {
  goesOn,
  hasBit,
  type OutlineTables,
  outlineTables,
  rimEnds,
  setBit,
  SETS,
} from './outline-tables.ts';
import type { Problem } from './problem.ts';

export class FillOutline {
  nodes = 0;
  readonly #tiles: readonly number[];
  readonly #tables: OutlineTables;
  readonly #rows: Int32Array; // [depth][cell][word]
  readonly #cell: Int32Array; // by depth
  readonly #chosen: Int32Array; // by cell: a choice, or −1
  readonly #left: Int32Array; // [depth][word]: choices still to try
  readonly #ends: Int32Array; // by cell: ends of the line that came with its tile
  readonly #trail: Int32Array; // cells in the order they were chosen
  readonly #marks: Int32Array; // by depth: how many there were
  readonly #any: Int32Array; // [word]: choices that some cell has
  readonly #queue: Int32Array;
  readonly #queued: Uint8Array;
  #waiting = 0; // in the queue
  #laid = 0; // on the trail
  #endCount = 0;
  #depth = 0;
  #open: boolean;
  #fresh = true; // the placed tiles may leave nothing to choose

  constructor(problem: Problem, goal: Goal) {
    const { tiles, pins } = problem;
    this.#tiles = tiles;
    this.#tables = outlineTables(problem, goal);
    const { count, words } = this.#tables;
    const make = (size: number): Int32Array => new Int32Array(size);
    this.#rows = make((count + 1) * count * words);
    [this.#cell, this.#left] = [make(count + 1), make((count + 1) * words)];
    this.#chosen = make(count).fill(-1);
    [this.#queue, this.#queued] = [make(count), new Uint8Array(count)];
    [this.#ends, this.#trail, this.#marks] = [make(count), make(count), make(count + 1)];
    this.#any = make(words);
    this.#open = tiles.length === count && this.#begin(pins);
  }

  #begin(pins: readonly Placed[]): boolean {
    const { count, words, isLine, noEnd, at } = this.#tables;
    for (let cell = 0; cell < count; cell++)
      for (let choice = 0; choice < 6 * count; choice++)
        if (isLine || hasBit(noEnd, cell * words, choice)) setBit(this.#rows, cell * words, choice);
    for (const { tile, turn, ...place } of pins) {
      const cell = at.get(cellKey(place));
      const index = this.#tiles.indexOf(tile);
      if (cell === undefined || index < 0 || !this.#choose(cell, 6 * index + turn)) return false;
    }
    for (let cell = 0; cell < count; cell++) this.#enqueue(cell);
    if (!this.#propagate()) return false;
    this.#enter();
    return true;
  }

  /** To the next way to fill it, or until this many more choices were tried. */
  next(nodes: number): 'found' | 'paused' | 'done' {
    const until = this.nodes + nodes;
    if (this.#open && this.#fresh && this.#laid === this.#tables.count) {
      this.#fresh = false;
      return 'found';
    }
    this.#fresh = false;
    while (this.#open) {
      if (this.nodes >= until) return 'paused';
      const choice = this.#nextChoice();
      if (choice < 0) this.#retreat();
      else if (this.#try(choice)) return 'found';
    }
    return 'done';
  }

  #nextChoice(): number {
    const from = this.#depth * this.#tables.words;
    for (let word = 0; word < this.#tables.words; word++) {
      const bits = this.#left[from + word];
      if (bits === 0) continue;
      this.#left[from + word] = bits & (bits - 1);
      this.nodes++;
      return 32 * word + 31 - Math.clz32(bits & -bits);
    }
    return -1;
  }

  /** One deeper with a choice; true when everything is filled. */
  #try(choice: number): boolean {
    const size = this.#tables.count * this.#tables.words;
    const from = this.#depth * size;
    const cell = this.#cell[this.#depth];
    this.#rows.copyWithin(from + size, from, from + size);
    this.#depth++;
    this.#marks[this.#depth] = this.#laid;
    if (!this.#choose(cell, choice) || !this.#propagate()) {
      this.#retreat();
      return false;
    }
    this.#enter();
    return this.#laid === this.#tables.count;
  }

  #retreat(): void {
    if (this.#depth === 0) {
      this.#open = false;
      return;
    }
    while (this.#waiting > 0) this.#queued[this.#queue[--this.#waiting]] = 0;
    while (this.#laid > this.#marks[this.#depth]) {
      const cell = this.#trail[--this.#laid];
      this.#chosen[cell] = -1;
      this.#endCount -= this.#ends[cell];
    }
    this.#depth--;
  }

  /** The cell with the fewest choices comes next. */
  #enter(): void {
    const words = this.#tables.words;
    const from = this.#depth * this.#tables.count * words;
    let [best, least] = [-1, Infinity];
    for (let cell = 0; cell < this.#tables.count; cell++) {
      if (this.#chosen[cell] >= 0) continue;
      let size = 0;
      for (let word = 0; word < words; word++) size += popcount(this.#rows[from + cell * words + word]);
      if (size < least) [best, least] = [cell, size];
    }
    this.#cell[this.#depth] = best;
    const row = from + best * words;
    for (let word = 0; word < words; word++)
      this.#left[this.#depth * words + word] = best < 0 ? 0 : this.#rows[row + word];
  }

  #enqueue(cell: number): void {
    if (this.#queued[cell]) return;
    this.#queued[cell] = 1;
    this.#queue[this.#waiting++] = cell;
  }

  /** False when the line closes or ends too early, or another cell is left without a choice. */
  #choose(cell: number, choice: number): boolean {
    const words = this.#tables.words;
    const row = (this.#depth * this.#tables.count + cell) * words;
    if (!hasBit(this.#rows, row, choice)) return false;
    for (let word = 0; word < words; word++) this.#rows[row + word] = 0;
    setBit(this.#rows, row, choice);
    this.#chosen[cell] = choice;
    this.#trail[this.#laid++] = cell;
    this.#ends[cell] = this.#endsBy(cell, choice);
    this.#endCount += this.#ends[cell];
    this.#enqueue(cell);
    if (this.#endCount > (this.#tables.isLine ? 2 : 0) || !goesOn(this.#tables, this.#chosen, cell))
      return false;
    if (this.#endCount === 2 && !this.#keepFromRim()) return false;
    const tile = Math.floor(choice / 6);
    return this.#removeTile(tile, cell) && this.#keepOrder(tile, cell);
  }

  /** A symmetric outline has each solution rotated as well: one of them is enough. */
  #keepOrder(tile: number, cell: number): boolean {
    const orbit = this.#tables.orbit;
    if (orbit.length < 2 || !orbit.includes(cell)) return true;
    if (cell !== orbit[0]) return this.#keep(orbit[0], this.#tables.below, tile * this.#tables.words);
    return orbit.every(
      (other) => other === cell || this.#keep(other, this.#tables.below, tile * this.#tables.words, -1),
    );
  }

  /** Ends of the line at a cell just filled: at the rim, or beside a tile that does not continue it. */
  #endsBy(cell: number, choice: number): number {
    let ends = rimEnds(this.#tables, cell, choice);
    if (!this.#tables.isLoose) return ends;
    for (let d = 0; d < 6; d++) {
      const other = this.#tables.beside[6 * cell + d];
      if (other < 0 || this.#chosen[other] < 0) continue;
      const facing = this.#tables.shown[6 * this.#chosen[other] + opposite(d)];
      if ((facing === this.#tables.colour) !== (this.#tables.shown[6 * choice + d] === this.#tables.colour))
        ends++;
    }
    return ends;
  }

  /** Both ends are there: no other cell may show the colour at the rim. */
  #keepFromRim(): boolean {
    for (let cell = 0; cell < this.#tables.count; cell++)
      if (this.#chosen[cell] < 0 && !this.#keep(cell, this.#tables.noEnd, cell * this.#tables.words))
        return false;
    return true;
  }

  #removeTile(tile: number, but: number): boolean {
    for (let cell = 0; cell < this.#tables.count; cell++)
      if (cell !== but && !this.#keep(cell, this.#tables.ofTile, tile * this.#tables.words, -1)) return false;
    return true;
  }

  /** Keeps only these choices of a cell, or (`but` −1) only the others; false when none is left. */
  #keep(cell: number, mask: Int32Array, from: number, but = 0): boolean {
    const row = (this.#depth * this.#tables.count + cell) * this.#tables.words;
    let [changed, left] = [0, 0];
    for (let word = 0; word < this.#tables.words; word++) {
      const kept = this.#rows[row + word] & (mask[from + word] ^ but);
      changed |= kept ^ this.#rows[row + word];
      left |= kept;
      this.#rows[row + word] = kept;
    }
    if (changed !== 0) this.#enqueue(cell);
    return left !== 0;
  }

  /** What a cell can show its neighbours must be able to show; a cell with one choice is filled. */
  #propagate(): boolean {
    while (this.#waiting > 0) {
      const cell = this.#queue[--this.#waiting];
      this.#queued[cell] = 0;
      if (this.#chosen[cell] < 0) {
        const only = this.#onlyChoice(cell);
        if (only >= 0 && !this.#choose(cell, only)) return false;
      }
      if (this.#tables.isLoose) continue;
      for (let d = 0; d < 6; d++) {
        const other = this.#tables.beside[6 * cell + d];
        if (other < 0) continue;
        const set = this.#colours(cell, d);
        if (!this.#keep(other, this.#tables.showing, (opposite(d) * SETS + set) * this.#tables.words))
          return false;
      }
    }
    return this.#everyTileFits();
  }

  #colours(cell: number, d: number): number {
    const words = this.#tables.words;
    const row = (this.#depth * this.#tables.count + cell) * words;
    let set = 0;
    for (let colour = 1; colour < SETS; colour <<= 1) {
      const from = (d * SETS + colour) * words;
      for (let word = 0; word < words; word++)
        if (this.#rows[row + word] & this.#tables.showing[from + word]) {
          set |= colour;
          break;
        }
    }
    return set;
  }

  #onlyChoice(cell: number): number {
    const row = (this.#depth * this.#tables.count + cell) * this.#tables.words;
    let only = -1;
    for (let word = 0; word < this.#tables.words; word++) {
      const bits = this.#rows[row + word];
      if (bits === 0) continue;
      if (only >= 0 || (bits & (bits - 1)) !== 0) return -1;
      only = 32 * word + 31 - Math.clz32(bits);
    }
    return only;
  }

  #everyTileFits(): boolean {
    const words = this.#tables.words;
    const from = this.#depth * this.#tables.count * words;
    for (let word = 0; word < words; word++) this.#any[word] = 0;
    for (let i = 0; i < this.#tables.count * words; i++) this.#any[i % words] |= this.#rows[from + i];
    for (let tile = 0; tile < this.#tables.count; tile++) {
      let met = 0;
      for (let word = 0; word < words; word++)
        met |= this.#any[word] & this.#tables.ofTile[tile * words + word];
      if (met === 0) return false;
    }
    return true;
  }

  /** The tiles as placed in the way just found. */
  read(): readonly Placed[] {
    const places: Placed[] = new Array<Placed>(this.#tables.count);
    for (let cell = 0; cell < this.#tables.count; cell++) {
      const choice = this.#chosen[cell];
      const index = Math.floor(choice / 6);
      const { q, r } = this.#tables.cells[cell];
      places[index] = { tile: this.#tiles[index], q, r, turn: choice % 6 };
    }
    return places;
  }
}
