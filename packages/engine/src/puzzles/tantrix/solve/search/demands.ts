/**
 * Without holes every cell on the inner side of a loop's cell is a cell of the loop too. Which side is the inner
 * one is known only at the end, so the demands of an unfinished line are counted for both: once more cells are asked
 * for than are to come, the loop cannot close round that way.
 */
import { beside, SIZE } from './problem.ts';

/** A cell where no tile may go makes a side impossible: more than any number of tiles. */
const NEVER = 1_000;

export class Demands {
  /** Cells required on the right and on the left of the line that it has not reached yet. */
  right = 0;
  left = 0;
  readonly #right = new Uint8Array(SIZE * SIZE);
  readonly #left = new Uint8Array(SIZE * SIZE);
  readonly #index: Int16Array;
  readonly #outline: Uint8Array | undefined;

  readonly #both: boolean;

  /** `index`: 0 where the line has not been; `outline`: 1 where tiles may go; `both`: not only the right. */
  constructor(index: Int16Array, outline: Uint8Array | undefined, both: boolean) {
    this.#index = index;
    this.#outline = outline;
    this.#both = both;
  }

  /** The line goes through a cell; `by` −1 takes it back. */
  pass(place: number, entry: number, exit: number, by: 1 | -1): void {
    for (let d = (exit + 1) % 6; d !== entry; d = (d + 1) % 6)
      this.right += this.#ask(this.#right, beside(place, d), by);
    if (!this.#both) return;
    for (let d = (entry + 1) % 6; d !== exit; d = (d + 1) % 6)
      this.left += this.#ask(this.#left, beside(place, d), by);
  }

  /** The line comes to a cell; `by` −1: it has left it again. */
  visit(place: number, by: 1 | -1): void {
    if (this.#right[place] > 0) this.right -= by;
    if (this.#left[place] > 0) this.left -= by;
  }

  #ask(asked: Uint8Array, place: number, by: 1 | -1): number {
    const before = asked[place];
    asked[place] = before + by;
    if ((by > 0 ? before : before - 1) > 0 || this.#index[place] !== 0) return 0;
    return this.#outline?.[place] === 0 ? by * NEVER : by;
  }
}
