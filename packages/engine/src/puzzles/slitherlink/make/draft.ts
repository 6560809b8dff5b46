/** A loop on squares and the cells that show their numbers, both under change while a board is being made. */
import { keepLast } from '../../../cache.ts';
import type { Rng } from '../../../rng.ts';
import { paddedSite } from '../../../loops/random-loop.ts';
import { isSimple } from '../../../loops/simple-cell.ts';
import { isWelcome, windingField } from '../../../loops/winding-loop.ts';
import { CROSS, LINE, meshOf, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';

/** Turns of a hundred edges: hand-drawn loops have 66 to 69. */
const MOST_TURNS = 70;

/** Steps per cell before the first number is shown; many more come with the numbers. */
const STEPS_PER_CELL = 7;

type Units = readonly (readonly number[])[];

const SIZES = 12;

/** For each cell the cells above, on the right, below and on the left, or -1. */
const besideOf = keepLast(SIZES, (width: number, height: number): Int32Array => {
  const beside = new Int32Array(4 * width * height).fill(-1);
  for (let cell = 0; cell < width * height; cell++) {
    if (cell >= width) beside[4 * cell] = cell - width;
    if (cell % width < width - 1) beside[4 * cell + 1] = cell + 1;
    if (cell < width * (height - 1)) beside[4 * cell + 2] = cell + width;
    if (cell % width > 0) beside[4 * cell + 3] = cell - 1;
  }
  return beside;
});

export class Draft {
  /** With every cell's number; it changes with the loop. */
  readonly puzzle: Puzzle & { readonly clues: Int8Array };
  readonly units: Units;
  /** Units by their numbers: those that are shown come before `count`. */
  readonly #order: Int32Array;
  readonly #placeOf: Int32Array;
  readonly #unitOf: Int32Array; // by cell
  readonly #inside: Uint8Array; // padded by one cell
  readonly #stride: number;
  readonly #aim: readonly number[]; // of a hundred numbers shown, by kind
  readonly #mix: number[]; // numbers shown
  readonly #beside: Int32Array; // four for each cell
  #count = 0;
  #cells = 0;
  #edges = 0; // of the loop
  #turns = 0;

  constructor(width: number, height: number, units: Units, aim: readonly number[], rng: Rng) {
    this.units = units;
    this.#aim = aim;
    this.#mix = aim.map(() => 0);
    this.#stride = width + 2;
    this.#inside = windingField(width, height, rng, STEPS_PER_CELL);
    const clues = Int8Array.from({ length: width * height }, (_, cell) =>
      this.#numberAt(paddedSite(cell, width)),
    );
    this.puzzle = { width, height, clues, rule: 'loop' };
    for (let x = 0; x < this.#inside.length - this.#stride - 1; x++) {
      this.#edges +=
        (this.#inside[x] ^ this.#inside[x + 1]) + (this.#inside[x] ^ this.#inside[x + this.#stride]);
      this.#turns += this.#turnAt(x);
    }
    this.#order = Int32Array.from(units, (_, unit) => unit);
    this.#placeOf = this.#order.slice();
    this.#beside = besideOf(width, height);
    this.#unitOf = new Int32Array(width * height);
    units.forEach((unit, index) => unit.forEach((cell) => (this.#unitOf[cell] = index)));
  }

  get shownUnits(): Int32Array {
    return this.#order.subarray(0, this.#count);
  }

  /** Cells that show their number. */
  get shownCells(): number {
    return this.#cells;
  }

  unitAt(cell: number): number {
    return this.#unitOf[cell];
  }

  shows(unit: number): boolean {
    return this.#placeOf[unit] < this.#count;
  }

  get hiddenUnits(): Int32Array {
    return this.#order.subarray(this.#count);
  }

  /** How many more cells with its numbers are wanted besides those shown. */
  lackOf(unit: number): number {
    let lack = 0;
    for (const cell of this.units[unit]) lack += this.lackOfNumber(this.puzzle.clues[cell]);
    return lack;
  }

  lackOfNumber(clue: number): number {
    return (this.#aim[clue] * (this.#cells + 1)) / 100 - this.#mix[clue];
  }

  /** Cells that show a number of which the mix has too many, and those that it lacks. */
  get mixError(): number {
    return this.#mix.reduce(
      (sum, count, clue) => sum + Math.abs((this.#aim[clue] * this.#cells) / 100 - count),
      0,
    );
  }

  /** Turns of a hundred edges. */
  get turns(): number {
    return (100 * this.#turns) / this.#edges;
  }

  /** The cell beside a cell on one of four sides, or -1. */
  beside(cell: number, side: number): number {
    return this.#beside[4 * cell + side];
  }

  isAtOrBeside(cell: number, middle: number): boolean {
    if (cell === middle) return true;
    for (let side = 0; side < 4; side++) if (this.beside(middle, side) === cell) return true;
    return false;
  }

  /** Marks a cell and the eight around it. */
  markAround(cell: number, marks: Uint8Array): void {
    const { width, height } = this.puzzle;
    const [row, column] = [Math.floor(cell / width), cell % width];
    const [bottom, right] = [Math.min(row + 1, height - 1), Math.min(column + 1, width - 1)];
    for (let r = Math.max(0, row - 1); r <= bottom; r++)
      for (let c = Math.max(0, column - 1); c <= right; c++) marks[r * width + c] = 1;
  }

  /** Shows a hidden unit, or hides one that is shown. */
  toggle(unit: number): void {
    const isShown = this.shows(unit);
    const border = isShown ? --this.#count : this.#count++;
    const [place, other] = [this.#placeOf[unit], this.#order[border]];
    this.#order[border] = unit;
    this.#order[place] = other;
    this.#placeOf[unit] = border;
    this.#placeOf[other] = place;
    const by = isShown ? -1 : 1;
    for (const cell of this.units[unit]) this.#mix[this.puzzle.clues[cell]] += by;
    this.#cells += by * this.units[unit].length;
  }

  /** Would the numbers that are shown stay the same if the loop passed on the other side of this cell? */
  isFree(cell: number): boolean {
    if (this.shows(this.#unitOf[cell]) && this.puzzle.clues[cell] !== 2) return false;
    for (let side = 4 * cell; side < 4 * cell + 4; side++)
      if (this.#beside[side] >= 0 && this.shows(this.#unitOf[this.#beside[side]])) return false;
    return true;
  }

  /** May it pass there at all? */
  canBend(cell: number): boolean {
    const x = paddedSite(cell, this.puzzle.width);
    return isSimple(this.#inside, x, this.#stride) && this.#winds(x);
  }

  /** At random, as often as hand-drawn loops would. */
  mayBend(cell: number, rng: Rng): boolean {
    const x = paddedSite(cell, this.puzzle.width);
    return (
      isSimple(this.#inside, x, this.#stride) &&
      isWelcome(this.#inside, x, this.#stride, rng) &&
      this.#winds(x)
    );
  }

  /** A loop that turns as often as this does not turn more often yet: few undecided edges are not worth a zigzag. */
  #winds(x: number): boolean {
    const turns = this.#turns + 4 - 2 * this.#turnsAround(x);
    const edges = this.#edges + 4 - 2 * this.#numberAt(x);
    return turns * 100 <= MOST_TURNS * edges || turns * this.#edges <= this.#turns * edges;
  }

  /** Only where a cell is free: numbers that are shown have been counted. */
  flip(cell: number): void {
    const { width, clues } = this.puzzle;
    const x = paddedSite(cell, width);
    this.#turns += 4 - 2 * this.#turnsAround(x);
    this.#edges += 4 - 2 * this.#numberAt(x);
    this.#inside[x] ^= 1;
    clues[cell] = this.#numberAt(x);
    for (let side = 4 * cell; side < 4 * cell + 4; side++) {
      const other = this.#beside[side];
      if (other >= 0) clues[other] = this.#numberAt(paddedSite(other, width));
    }
  }

  /** Where numbers that are shown may change too. */
  flipShown(cell: number): void {
    this.#countAround(cell, -1);
    this.flip(cell);
    this.#countAround(cell, 1);
  }

  #countAround(cell: number, by: number): void {
    this.#countCell(cell, by);
    for (let side = 0; side < 4; side++) this.#countCell(this.beside(cell, side), by);
  }

  /** A cell beyond the border shows nothing. */
  #countCell(cell: number, by: number): void {
    if (cell >= 0 && this.shows(this.#unitOf[cell])) this.#mix[this.puzzle.clues[cell]] += by;
  }

  insideAt(cell: number): number {
    return cell < 0 ? 0 : this.#inside[paddedSite(cell, this.puzzle.width)];
  }

  /** The loop as it is now. */
  solution(): State {
    const { edgeFaces } = meshOf(this.puzzle);
    return stateOfLines(
      this.puzzle,
      (edge) => this.insideAt(edgeFaces[2 * edge]) !== this.insideAt(edgeFaces[2 * edge + 1]),
    );
  }

  /** The same with a cross where it does not pass. */
  truth(): Uint8Array {
    return Uint8Array.from(this.solution().edges, (value) => (value === LINE ? LINE : CROSS));
  }

  #turnsAround(x: number): number {
    const up = x - this.#stride;
    return this.#turnAt(up - 1) + this.#turnAt(up) + this.#turnAt(x - 1) + this.#turnAt(x);
  }

  /** At the lower right dot of a cell the loop turns when one or three of the four cells there are inside. */
  #turnAt(x: number): number {
    const below = x + this.#stride;
    return this.#inside[x] ^ this.#inside[x + 1] ^ this.#inside[below] ^ this.#inside[below + 1];
  }

  #numberAt(x: number): number {
    const own = this.#inside[x];
    const [up, down] = [this.#inside[x - this.#stride], this.#inside[x + this.#stride]];
    return (own ^ up) + (own ^ down) + (own ^ this.#inside[x - 1]) + (own ^ this.#inside[x + 1]);
  }
}
