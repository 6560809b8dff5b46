/**
 * What may still be in each cell, as bits: a candidate is a kind of piece in one of its three ways. Removes
 * candidates, settles what `fits` decides, and can be restored: the memory that `Domains` reasons on.
 *
 * fits: a candidate goes when one of its labels can no longer be on its edge, and a label when no
 * candidate of a neighbour shows it; a kind that as many cells can only take as there are twins of it is
 * gone from the others.
 */
import { popcount } from '../../../bits.ts';
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import { kindsOf, type Kinds } from '../rules/kinds.ts';
import { boardOf, FREE, isThreefold, SHELF, type Puzzle, type State } from '../rules/rules.ts';
import { wayOf } from './model.ts';

export class Candidates {
  readonly kinds: Kinds;
  readonly count: number; // cells
  /** By kind: how many of its pieces no cell has claimed yet. */
  readonly open: Int32Array;
  /** By cell: 1 when only one kind is left for it, and that kind has counted it. */
  readonly claimed: Uint8Array;
  /** How often a cell was found to take one kind only. */
  claims = 0;
  readonly #puzzle: Puzzle;
  readonly #board: TriangleBoard;
  readonly #words: number;
  readonly #labelCount: number;
  readonly #showing: Int32Array; // by (side, label) and word: candidates that show it
  readonly #ofKind: Int32Array; // by kind and word: its candidates
  readonly #candidates: Int32Array; // by cell and word
  readonly #labels: Int32Array; // by 3 · cell + side: a bit for each label the cell may show
  readonly #queued: Uint8Array;
  #queue: number[] = [];

  constructor(puzzle: Puzzle) {
    const count = puzzle.pieces.length;
    this.#puzzle = puzzle;
    this.#board = boardOf(puzzle);
    this.kinds = kindsOf(puzzle);
    this.count = count;
    this.#words = Math.ceil((3 * this.kinds.pieces.length) / 32);
    this.#labelCount = (Math.max(...puzzle.pieces.flat(), ...puzzle.walls) | 1) + 1;
    this.#showing = new Int32Array(3 * this.#labelCount * this.#words);
    this.#ofKind = new Int32Array(this.kinds.pieces.length * this.#words);
    this.#candidates = new Int32Array(count * this.#words);
    this.#labels = new Int32Array(3 * count);
    this.open = new Int32Array(this.kinds.pieces.length);
    this.claimed = new Uint8Array(count);
    this.#queued = new Uint8Array(count);
    this.kinds.pieces.forEach((_, kind) => this.#addKind(kind));
  }

  #addKind(kind: number): void {
    const labels = this.#puzzle.pieces[this.kinds.pieces[kind][0]];
    for (let way = 0; way < (isThreefold(labels) ? 1 : 3); way++) {
      const candidate = 3 * kind + way;
      const [word, bit] = [candidate >> 5, 1 << (candidate & 31)];
      this.#ofKind[kind * this.#words + word] |= bit;
      for (let side = 0; side < 3; side++)
        this.#showing[(side * this.#labelCount + labels[(side + 3 - way) % 3]) * this.#words + word] |= bit;
    }
  }

  /** False when a cell has nothing left. */
  load(state: State): boolean {
    const puzzle = this.#puzzle;
    const words = this.#words;
    const all = new Int32Array(words);
    for (let i = 0; i < this.#ofKind.length; i++) all[i % words] |= this.#ofKind[i];
    for (let cell = 0; cell < this.count; cell++) this.#candidates.set(all, cell * words);
    this.#labels.fill((1 << this.#labelCount) - 1);
    this.claimed.fill(0);
    this.kinds.pieces.forEach((pieces, kind) => (this.open[kind] = pieces.length));
    this.#board.border.forEach((at, border) => {
      if (puzzle.walls[border] !== FREE) this.#labels[at] = 1 << puzzle.walls[border];
    });
    state.at.forEach((cell, piece) => {
      if (cell !== SHELF)
        this.keepOnly(cell, 3 * this.kinds.of[piece] + wayOf(puzzle, piece, state.turn[piece]));
    });
    for (let cell = 0; cell < this.count; cell++) this.#enqueue(cell);
    return this.settle();
  }

  #enqueue(cell: number): void {
    if (this.#queued[cell]) return;
    this.#queued[cell] = 1;
    this.#queue.push(cell);
  }

  keepOnly(cell: number, candidate: number): void {
    for (let w = 0; w < this.#words; w++)
      this.#candidates[cell * this.#words + w] &= w === candidate >> 5 ? 1 << (candidate & 31) : 0;
    this.#enqueue(cell);
  }

  /** Some piece of this kind goes here: no claim of the cell itself. */
  place(cell: number, kind: number): void {
    for (let w = 0; w < this.#words; w++)
      this.#candidates[cell * this.#words + w] &= this.#ofKind[kind * this.#words + w];
    this.claimed[cell] = 1;
    this.open[kind]--;
    this.#enqueue(cell);
  }

  remove(cell: number, candidate: number): void {
    this.#candidates[cell * this.#words + (candidate >> 5)] &= ~(1 << (candidate & 31));
    this.#enqueue(cell);
  }

  /** To the fixpoint of `fits`; false when a cell or a kind has nothing left. */
  settle(): boolean {
    let good = true;
    for (let cell = this.#queue.pop(); cell !== undefined; cell = this.#queue.pop()) {
      this.#queued[cell] = 0;
      good &&= this.#revise(cell);
    }
    return good;
  }

  #revise(cell: number): boolean {
    for (let side = 0; side < 3; side++) this.#keepShowing(cell, side);
    const first = this.#firstOf(cell);
    if (first < 0) return false;
    for (let side = 0; side < 3; side++) this.#keepLabels(cell, side);
    const kind = Math.floor(first / 3);
    return this.claimed[cell] !== 0 || !this.#isOnly(cell, kind) || this.#claim(cell, kind);
  }

  #claim(cell: number, kind: number): boolean {
    this.claims++;
    this.claimed[cell] = 1;
    const open = --this.open[kind];
    if (open === 0) this.#removeUnclaimed(kind);
    return open >= 0;
  }

  #keepShowing(cell: number, side: number): void {
    const words = this.#words;
    const showing = this.#showing;
    const candidates = this.#candidates;
    const labelCount = this.#labelCount;
    const may = this.#labels[3 * cell + side];
    if (may === (1 << labelCount) - 1) return;
    for (let w = 0; w < words; w++) {
      let allowed = 0;
      for (let rest = may; rest; rest &= rest - 1) {
        const label = 31 - Math.clz32(rest & -rest);
        allowed |= showing[(side * labelCount + label) * words + w];
      }
      candidates[cell * words + w] &= allowed;
    }
  }

  #keepLabels(cell: number, side: number): void {
    const at = 3 * cell + side;
    const before = this.#labels[at];
    let may = 0;
    for (let rest = before; rest; rest &= rest - 1) {
      const label = 31 - Math.clz32(rest & -rest);
      if (this.#shows(cell, side, label)) may |= 1 << label;
    }
    if (may === before) return;
    this.#labels[at] = may;
    const other = this.#board.opposite[at];
    if (other === NOWHERE) return;
    this.#labels[other] = this.#puzzle.match === 'equal' ? may : swapPairs(may);
    this.#enqueue(Math.floor(other / 3));
  }

  #shows(cell: number, side: number, label: number): boolean {
    const words = this.#words;
    const showing = this.#showing;
    const candidates = this.#candidates;
    const labelCount = this.#labelCount;
    for (let w = 0; w < words; w++)
      if (candidates[cell * words + w] & showing[(side * labelCount + label) * words + w]) return true;
    return false;
  }

  #firstOf(cell: number): number {
    for (let w = 0; w < this.#words; w++) {
      const mask = this.#candidates[cell * this.#words + w];
      if (mask) return 32 * w + 31 - Math.clz32(mask & -mask);
    }
    return -1;
  }

  #isOnly(cell: number, kind: number): boolean {
    for (let w = 0; w < this.#words; w++)
      if (this.#candidates[cell * this.#words + w] & ~this.#ofKind[kind * this.#words + w]) return false;
    return true;
  }

  #removeUnclaimed(kind: number): void {
    const words = this.#words;
    const ofKind = this.#ofKind;
    const candidates = this.#candidates;
    for (let cell = 0; cell < this.count; cell++) {
      if (this.claimed[cell]) continue;
      for (let w = 0; w < words; w++) {
        const gone = candidates[cell * words + w] & ofKind[kind * words + w];
        if (!gone) continue;
        candidates[cell * words + w] ^= gone;
        this.#enqueue(cell);
      }
    }
  }

  /** Whether a cell may still take some piece of this kind. */
  takes(cell: number, kind: number): boolean {
    const words = this.#words;
    for (let w = 0; w < words; w++)
      if (this.#candidates[cell * words + w] & this.#ofKind[kind * words + w]) return true;
    return false;
  }

  has(cell: number, candidate: number): boolean {
    return (this.#candidates[cell * this.#words + (candidate >> 5)] & (1 << (candidate & 31))) !== 0;
  }

  of(cell: number): number[] {
    const found: number[] = [];
    for (let w = 0; w < this.#words; w++)
      for (let rest = this.#candidates[cell * this.#words + w]; rest; rest &= rest - 1)
        found.push(32 * w + 31 - Math.clz32(rest & -rest));
    return found;
  }

  sizeOf(cell: number): number {
    let size = 0;
    for (let w = 0; w < this.#words; w++) size += popcount(this.#candidates[cell * this.#words + w]);
    return size;
  }

  /** Room for one earlier state. Kept by the caller, since thousands of copies would cost more than the thinking. */
  makeRoom(): Saved {
    return [this.#candidates.slice(), this.#labels.slice(), this.open.slice(), this.claimed.slice()];
  }

  save([candidates, labels, open, claimed]: Saved): void {
    candidates.set(this.#candidates);
    labels.set(this.#labels);
    open.set(this.open);
    claimed.set(this.claimed);
  }

  restore([candidates, labels, open, claimed]: Saved): void {
    this.#queue = [];
    this.#queued.fill(0);
    this.#candidates.set(candidates);
    this.#labels.set(labels);
    this.open.set(open);
    this.claimed.set(claimed);
  }
}

export type Saved = readonly [Int32Array, Int32Array, Int32Array, Uint8Array];

/** a and A change places: what one side of an edge shows, the other shows in the other case. */
const swapPairs = (mask: number): number => ((mask & 0x555555) << 1) | ((mask >> 1) & 0x555555);
