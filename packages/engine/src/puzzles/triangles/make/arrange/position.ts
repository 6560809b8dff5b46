/**
 * A position of the search: what every open cell must show, which pieces are unused, and the balance.
 *
 * Balance: every side still to be placed either meets a demand, meets another such side, or is on the
 * free border. So for each label `spare` (sides on unused pieces minus demands) stays ≥ 0, and what does
 * not pair up (labels with odd spare; or |spare a − spare A|) must fit on the free border. Laying a piece
 * changes spare only by sides that look at open cells or at the free border.
 */
import { NOWHERE, type TriangleBoard } from '../../../../grid/triangle.ts';
import { FitTable } from './fit-table.ts';
import { boardOf, FREE, mate, type Puzzle } from '../../rules/rules.ts';

/** No set has all bits once a piece is placed. Where a mask takes several words, starving is left to the search. */
const NOT_ASKED = -1;

export class Position {
  readonly fitting: FitTable;
  readonly unused: Int32Array; // a bit for each piece
  readonly pattern: Int32Array; // by cell
  readonly #puzzle: Puzzle;
  readonly #board: TriangleBoard;
  readonly #opposite: Int32Array; // of the board
  readonly #neighbours: Int32Array;
  readonly #weight: Int32Array; // by 3 · cell + side
  readonly #shows: Uint8Array; // of the table
  readonly #masks: Int32Array;
  readonly #mates: Uint8Array;
  readonly #need: Int8Array; // by 3 · cell + side: label + 1, or 0
  readonly #filled: Uint8Array;
  readonly #spare: Int32Array;
  readonly #freeSide: Int32Array; // by cell: its first side on the free border, or NOWHERE
  readonly #strangers: Int32Array; // labels of which more are left than of their mates
  #strangerCount = 0;
  #oddness = 0; // what does not pair up
  #borderLeft = 0;

  constructor(puzzle: Puzzle) {
    const count = puzzle.pieces.length;
    this.#puzzle = puzzle;
    this.#board = boardOf(puzzle);
    this.fitting = new FitTable(puzzle);
    this.#opposite = this.#board.opposite;
    this.#neighbours = this.#board.neighbours;
    this.#shows = this.fitting.shows;
    this.#masks = this.fitting.masks;
    this.#weight = Int32Array.from({ length: 3 * count }, (_, at) => this.fitting.weight(at % 3));
    this.#mates = Uint8Array.from({ length: this.fitting.base }, (_, label) => mate(puzzle.match, label));
    this.unused = new Int32Array(this.fitting.words);
    this.pattern = new Int32Array(count);
    this.#need = new Int8Array(3 * count);
    this.#filled = new Uint8Array(count);
    this.#spare = new Int32Array(this.fitting.base + 1);
    this.#strangers = new Int32Array(this.fitting.base);
    this.#freeSide = new Int32Array(count).fill(NOWHERE);
    this.#board.border.forEach((at, border) => {
      const cell = Math.floor(at / 3);
      if (puzzle.walls[border] === FREE && this.#freeSide[cell] === NOWHERE) this.#freeSide[cell] = at;
    });
  }

  /** Nothing but the walls, with pieces numbered in this order. */
  clear(order: ArrayLike<number>): void {
    this.fitting.fill(order);
    for (const each of [this.#filled, this.pattern, this.#need, this.unused, this.#spare]) each.fill(0);
    this.#puzzle.pieces.forEach((piece, i) => {
      this.unused[i >> 5] |= 1 << (i & 31);
      for (const label of piece) this.#spare[label]++;
    });
    this.#borderLeft = 0;
    this.#board.border.forEach((at, border) => this.#addBorder(at, this.#puzzle.walls[border]));
    this.#oddness = 0;
    for (let label = 0; label < this.fitting.base - 1; label++) this.#oddness += this.#oddnessOf(label);
    if (this.#puzzle.match === 'complement') this.#oddness >>= 1; // each pair was counted twice
  }

  #addBorder(at: number, wall: number): void {
    if (wall === FREE) {
      this.#borderLeft++;
      return;
    }
    this.#need[at] = wall + 1;
    this.pattern[Math.floor(at / 3)] += this.#weight[at] * (wall + 1);
    this.#spare[wall]--;
  }

  #oddnessOf(label: number): number {
    const spare = this.#spare;
    const mates = this.#mates;
    return mates[label] === label ? spare[label] & 1 : Math.abs(spare[label] - spare[mates[label]]);
  }

  balanced(): boolean {
    if (this.#oddness > this.#borderLeft) return false;
    for (let label = 0; label < this.fitting.base - 1; label++) if (this.#spare[label] < 0) return false;
    return true;
  }

  fits(bit: number, way: number, cell: number): boolean {
    const need = this.#need;
    const shows = this.#shows;
    const at = 3 * cell;
    const from = 9 * bit + 3 * way;
    return (
      (need[at] === 0 || need[at] === shows[from] + 1) &&
      (need[at + 1] === 0 || need[at + 1] === shows[from + 1] + 1) &&
      (need[at + 2] === 0 || need[at + 2] === shows[from + 2] + 1)
    );
  }

  /** False when the balance is broken or a neighbour starves; the piece is placed all the same. */
  lay(bit: number, way: number, cell: number): boolean {
    const { pattern } = this;
    const opposite = this.#opposite;
    const neighbours = this.#neighbours;
    const spare = this.#spare;
    const mates = this.#mates;
    const filled = this.#filled;
    const shows = this.#shows;
    const need = this.#need;
    const weight = this.#weight;
    const masks = this.#masks;
    this.unused[bit >> 5] &= ~(1 << (bit & 31));
    filled[cell] = 1;
    let good = true;
    const unused = this.fitting.words === 1 ? this.unused[0] : NOT_ASKED;
    for (let side = 0; side < 3; side++) {
      const at = 3 * cell + side;
      const near = neighbours[at];
      const label = shows[9 * bit + 3 * way + side];
      if (near === NOWHERE) {
        if (need[at] === 0) good = this.#useBorder(label, -1) && good;
      } else if (filled[near] === 0) {
        const other = opposite[at];
        const wanted = mates[label];
        need[other] = wanted + 1;
        pattern[near] += weight[other] * (wanted + 1);
        spare[label]--;
        if (--spare[wanted] < 0 || spare[label] < 0) good = false;
        else if (unused !== NOT_ASKED && (masks[pattern[near]] & unused) === 0) good = false;
      }
    }
    return good && this.#oddness <= this.#borderLeft;
  }

  lift(bit: number, way: number, cell: number): void {
    const { pattern } = this;
    const opposite = this.#opposite;
    const neighbours = this.#neighbours;
    const spare = this.#spare;
    const mates = this.#mates;
    const filled = this.#filled;
    const shows = this.#shows;
    const need = this.#need;
    const weight = this.#weight;
    this.unused[bit >> 5] |= 1 << (bit & 31);
    filled[cell] = 0;
    for (let side = 0; side < 3; side++) {
      const at = 3 * cell + side;
      const near = neighbours[at];
      const label = shows[9 * bit + 3 * way + side];
      if (near === NOWHERE) {
        if (need[at] === 0) this.#useBorder(label, 1);
      } else if (filled[near] === 0) {
        const other = opposite[at];
        need[other] = 0;
        pattern[near] -= weight[other] * (mates[label] + 1);
        spare[label]++;
        spare[mates[label]]++;
      }
    }
  }

  /** A side on the free border has no partner. */
  #useBorder(label: number, change: number): boolean {
    this.#oddness -= this.#oddnessOf(label);
    this.#spare[label] += change;
    this.#oddness += this.#oddnessOf(label);
    this.#borderLeft += change;
    return this.#spare[label] >= 0;
  }

  /**
   * As many sides without a partner as free border: then every border side must take one of them. Called
   * before `fittingTight` is, which looks at pieces of one word only.
   */
  isTight(): boolean {
    if (this.#oddness < this.#borderLeft || this.#borderLeft === 0) return false;
    const spare = this.#spare;
    const mates = this.#mates;
    const strangers = this.#strangers;
    this.#strangerCount = 0;
    for (let label = 0; label < this.fitting.base - 1; label++) {
      const mate = mates[label];
      if (mate === label ? spare[label] & 1 : spare[label] > spare[mate])
        strangers[this.#strangerCount++] = label;
    }
    return true;
  }

  /** The unused pieces that fit a cell when the border is tight. */
  fittingTight(cell: number): number {
    const masks = this.#masks;
    const strangers = this.#strangers;
    const strangerCount = this.#strangerCount;
    const at = this.#freeSide[cell];
    const pattern = this.pattern[cell];
    if (at === NOWHERE) return masks[pattern] & this.unused[0];
    let fitting = 0;
    for (let i = 0; i < strangerCount; i++) fitting |= masks[pattern + this.#weight[at] * (strangers[i] + 1)];
    return fitting & this.unused[0];
  }

  /** A scarce label can leave a piece without any place long before a cell starves. */
  allHavePlaces(open: Int32Array): boolean {
    for (let bit = 0; bit < this.pattern.length; bit++)
      if (this.unused[bit >> 5] & (1 << (bit & 31)) && !open.some((cell) => this.#takes(cell, bit)))
        return false;
    return true;
  }

  #takes(cell: number, bit: number): boolean {
    for (let way = 0; way < this.fitting.ways[bit]; way++)
      if (this.fits(bit, way, cell) && this.#findsPartners(bit, way, cell)) return true;
    return false;
  }

  /** Towards open cells every side needs a partner among the spare sides. */
  #findsPartners(bit: number, way: number, cell: number): boolean {
    for (let side = 0; side < 3; side++) {
      const near = this.#neighbours[3 * cell + side];
      if (near === NOWHERE || this.#filled[near]) continue;
      const wanted = this.#mates[this.#shows[9 * bit + 3 * way + side]];
      if (this.#spare[wanted] < (this.#mates[wanted] === wanted ? 2 : 1)) return false;
    }
    return true;
  }
}
