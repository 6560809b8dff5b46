/**
 * Which pieces fit a cell, by what its three sides must show: one look into a table of bit masks. A pattern
 * is three digits, label + 1 for each side or 0 where nothing is asked. Bits stand for pieces in an order
 * that each search chooses anew.
 */
import { isThreefold, type Puzzle } from '../../rules/rules.ts';

export class FitTable {
  readonly words: number; // to a mask
  readonly base: number; // of the digits
  readonly masks: Int32Array; // by pattern and word
  readonly shows: Uint8Array; // by 9 · bit + 3 · way + side: the label there
  readonly ways: Uint8Array; // by bit: 1 for pieces with three equal sides, else 3
  readonly #puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    const count = puzzle.pieces.length;
    const top = Math.max(...puzzle.pieces.flat(), ...puzzle.walls);
    this.#puzzle = puzzle;
    this.words = Math.ceil(count / 32);
    this.base = (puzzle.match === 'equal' ? top : top | 1) + 2;
    this.masks = new Int32Array(this.base ** 3 * this.words);
    this.shows = new Uint8Array(9 * count);
    this.ways = new Uint8Array(count);
  }

  /** What a digit is worth on a side. */
  weight(side: number): number {
    return this.base ** (2 - side);
  }

  fill(order: ArrayLike<number>): void {
    const { masks, words, shows, ways } = this;
    const puzzle = this.#puzzle;
    masks.fill(0);
    for (let bit = 0; bit < order.length; bit++) {
      const piece = puzzle.pieces[order[bit]];
      for (let i = 0; i < 9; i++) shows[9 * bit + i] = piece[((i % 3) + 3 - Math.floor(i / 3)) % 3];
      ways[bit] = isThreefold(piece) ? 1 : 3;
      for (let way = 0; way < ways[bit]; way++)
        for (let asked = 0; asked < 8; asked++)
          masks[this.#patternOf(bit, way, asked) * words + (bit >> 5)] |= 1 << (bit & 31);
    }
  }

  /** The pattern that asks the chosen sides to be as this piece has them. */
  #patternOf(bit: number, way: number, asked: number): number {
    let pattern = 0;
    for (let side = 0; side < 3; side++)
      if (asked & (1 << side)) pattern += this.weight(side) * (this.shows[9 * bit + 3 * way + side] + 1);
    return pattern;
  }
}
