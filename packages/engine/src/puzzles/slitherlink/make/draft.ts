/** A loop on squares and the cells that show their numbers, both under change while a board is being made. */
import type { Rng } from '../../../rng.ts';
import { paddedSite } from '../../../loops/random-loop.ts';
import { isSimple } from '../../../loops/simple-cell.ts';
import { isWelcome, windingInside } from '../../../loops/winding-loop.ts';
import type { Puzzle } from '../rules/rules.ts';
import { mixFault, NUMBERS } from './clue-mix.ts';

/** Turns of a hundred edges: hand-drawn loops have 66 to 69. */
const MOST_TURNS = 70;

type Units = readonly (readonly number[])[];

export class Draft {
  /** With every cell's number; it changes with the loop. */
  readonly puzzle: Puzzle & { readonly clues: Int8Array };
  readonly units: Units;
  /** Units by their numbers: those that are shown stand before `count`. */
  readonly #order: Int32Array;
  readonly #placeOf: Int32Array;
  readonly #unitOf: Int32Array; // by cell
  readonly #inside: Uint8Array; // padded by one cell
  readonly #stride: number;
  readonly #mix = Array.from({ length: NUMBERS }, () => 0); // numbers shown, by kind
  #count = 0;
  #cells = 0;
  #edges = 0; // of the loop
  #turns = 0;

  constructor(width: number, height: number, units: Units, rng: Rng) {
    this.units = units;
    this.#stride = width + 2;
    this.#inside = new Uint8Array(this.#stride * (height + 2));
    windingInside(width, height, rng).forEach((side, cell) => {
      this.#inside[paddedSite(cell, width)] = side;
    });
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

  /** How many numbers are too many or too few of their kind. */
  get mixFault(): number {
    return mixFault(this.#mix, this.#cells);
  }

  unitAt(cell: number): number {
    return this.#unitOf[cell];
  }

  shows(unit: number): boolean {
    return this.#placeOf[unit] < this.#count;
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

  /** May the loop pass on the other side of this cell? By chance, as often as hand-drawn loops would. */
  mayFlip(cell: number, rng: Rng): boolean {
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

  flip(cell: number): void {
    const { width, height } = this.puzzle;
    const x = paddedSite(cell, width);
    this.#turns += 4 - 2 * this.#turnsAround(x);
    this.#edges += 4 - 2 * this.#numberAt(x);
    this.#inside[x] ^= 1;
    const [row, column] = [Math.floor(cell / width), cell % width];
    this.#renumber(cell, x);
    if (row > 0) this.#renumber(cell - width, x - this.#stride);
    if (row < height - 1) this.#renumber(cell + width, x + this.#stride);
    if (column > 0) this.#renumber(cell - 1, x - 1);
    if (column < width - 1) this.#renumber(cell + 1, x + 1);
  }

  insideAt(cell: number): number {
    return cell < 0 ? 0 : this.#inside[paddedSite(cell, this.puzzle.width)];
  }

  #renumber(cell: number, x: number): void {
    const { clues } = this.puzzle;
    const number = this.#numberAt(x);
    if (this.shows(this.#unitOf[cell])) {
      this.#mix[clues[cell]]--;
      this.#mix[number]++;
    }
    clues[cell] = number;
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
