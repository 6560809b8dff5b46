/**
 * What may still lie in each cell, narrowed by the techniques of a level: the engine of grades and hints.
 *
 * fits     a candidate (a piece in one of its three ways) goes when one of its labels can no longer stand
 *          on its edge, and a label when no candidate of a neighbour shows it; a piece that is all a cell
 *          can take is gone from the others
 * places   a piece that only one cell can take goes there
 * what-if  a candidate goes when supposing it leaves some cell or piece with nothing
 */
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import type { Task } from '../../../task.ts';
import { turnOf, wayOf } from './model.ts';
import { boardOf, FREE, isThreefold, SHELF, type Place, type Puzzle, type State } from '../rules/rules.ts';

export type Technique = 'fits' | 'places' | 'what-if';

export class Domains {
  readonly uses = { 'only-fit': 0, 'only-place': 0, 'what-if': 0 };
  readonly #puzzle: Puzzle;
  readonly #board: TriangleBoard;
  readonly #count: number;
  readonly #words: number;
  readonly #labelCount: number;
  readonly #showing: Int32Array; // by (side, label) and word: candidates that show it
  readonly #ofPiece: Int32Array; // by piece and word: its candidates
  readonly #candidates: Int32Array; // by cell and word
  readonly #labels: Int32Array; // by 3 · cell + side: a bit for each label the cell may show
  readonly #claimed: Uint8Array; // by piece: gone from all cells but one
  /** As before a supposition. Kept, since thousands of copies would cost more than the thinking. */
  readonly #before: readonly [candidates: Int32Array, labels: Int32Array, claimed: Uint8Array];
  readonly #queued: Uint8Array;
  #queue: number[] = [];

  constructor(puzzle: Puzzle) {
    const count = puzzle.pieces.length;
    this.#puzzle = puzzle;
    this.#board = boardOf(puzzle);
    this.#count = count;
    this.#words = Math.ceil((3 * count) / 32);
    this.#labelCount = (Math.max(...puzzle.pieces.flat(), ...puzzle.walls) | 1) + 1;
    this.#showing = new Int32Array(3 * this.#labelCount * this.#words);
    this.#ofPiece = new Int32Array(count * this.#words);
    this.#candidates = new Int32Array(count * this.#words);
    this.#labels = new Int32Array(3 * count);
    this.#claimed = new Uint8Array(count);
    this.#before = [this.#candidates.slice(), this.#labels.slice(), this.#claimed.slice()];
    this.#queued = new Uint8Array(count);
    puzzle.pieces.forEach((_, piece) => this.#addPiece(piece));
  }

  #addPiece(piece: number): void {
    const labels = this.#puzzle.pieces[piece];
    for (let way = 0; way < (isThreefold(labels) ? 1 : 3); way++) {
      const candidate = 3 * piece + way;
      const [word, bit] = [candidate >> 5, 1 << (candidate & 31)];
      this.#ofPiece[piece * this.#words + word] |= bit;
      for (let side = 0; side < 3; side++)
        this.#showing[(side * this.#labelCount + labels[(side + 3 - way) % 3]) * this.#words + word] |= bit;
    }
  }

  /** False when a cell has nothing left. */
  load(state: State): boolean {
    const puzzle = this.#puzzle;
    const count = this.#count;
    const words = this.#words;
    const all = new Int32Array(words);
    for (let i = 0; i < count * words; i++) all[i % words] |= this.#ofPiece[i];
    for (let cell = 0; cell < count; cell++) this.#candidates.set(all, cell * words);
    this.#labels.fill((1 << this.#labelCount) - 1);
    this.#claimed.fill(0);
    this.#board.border.forEach((at, border) => {
      if (puzzle.walls[border] !== FREE) this.#labels[at] = 1 << puzzle.walls[border];
    });
    state.at.forEach((cell, piece) => {
      if (cell !== SHELF) this.#keepOnly(cell, 3 * piece + wayOf(puzzle, piece, state.turn[piece]));
    });
    for (let cell = 0; cell < count; cell++) this.#enqueue(cell);
    return this.#settle();
  }

  #enqueue(cell: number): void {
    if (this.#queued[cell]) return;
    this.#queued[cell] = 1;
    this.#queue.push(cell);
  }

  #keepOnly(cell: number, candidate: number): void {
    for (let w = 0; w < this.#words; w++)
      this.#candidates[cell * this.#words + w] &= w === candidate >> 5 ? 1 << (candidate & 31) : 0;
    this.#enqueue(cell);
  }

  /** To the fixpoint of `fits`. */
  #settle(): boolean {
    let good = true;
    for (let cell = this.#queue.pop(); cell !== undefined; cell = this.#queue.pop()) {
      this.#queued[cell] = 0;
      good &&= this.#revise(cell);
    }
    return good;
  }

  #revise(cell: number): boolean {
    for (let side = 0; side < 3; side++) this.#keepShowing(cell, side);
    if (this.#isEmpty(cell)) return false;
    for (let side = 0; side < 3; side++) this.#keepLabels(cell, side);
    const piece = this.#onlyPiece(cell);
    if (piece >= 0 && !this.#claimed[piece]) {
      this.#claimed[piece] = 1;
      this.uses['only-fit']++;
      this.#removeElsewhere(piece, cell);
    }
    return true;
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

  #isEmpty(cell: number): boolean {
    for (let w = 0; w < this.#words; w++) if (this.#candidates[cell * this.#words + w]) return false;
    return true;
  }

  #firstOf(cell: number): number {
    for (let w = 0; w < this.#words; w++) {
      const mask = this.#candidates[cell * this.#words + w];
      if (mask) return 32 * w + 31 - Math.clz32(mask & -mask);
    }
    return -1;
  }

  /** The piece of all candidates of a cell; −1 when there are several. */
  #onlyPiece(cell: number): number {
    const piece = Math.floor(this.#firstOf(cell) / 3);
    for (let w = 0; w < this.#words; w++)
      if (this.#candidates[cell * this.#words + w] & ~this.#ofPiece[piece * this.#words + w]) return -1;
    return piece;
  }

  #removeElsewhere(piece: number, home: number): void {
    const words = this.#words;
    const ofPiece = this.#ofPiece;
    const candidates = this.#candidates;
    for (let cell = 0; cell < this.#count; cell++) {
      if (cell === home) continue;
      for (let w = 0; w < words; w++) {
        const gone = candidates[cell * words + w] & ofPiece[piece * words + w];
        if (!gone) continue;
        candidates[cell * words + w] ^= gone;
        this.#enqueue(cell);
      }
    }
  }

  /** To the fixpoint of a level; false when a cell or a piece has nothing left. */
  *narrow(level: Technique): Task<boolean> {
    if (level === 'fits') return true; // `load` has done it
    if (!this.placePieces()) return false;
    return level === 'places' || (yield* this.#supposeAll());
  }

  /** To the fixpoint of `places`. */
  placePieces(): boolean {
    for (let changed = true; changed;) {
      changed = false;
      for (let piece = 0; piece < this.#count; piece++) {
        if (this.#claimed[piece]) continue;
        const cell = this.#onlyCell(piece);
        if (cell === NOWHERE) return false;
        if (cell === SEVERAL) continue;
        for (let w = 0; w < this.#words; w++)
          this.#candidates[cell * this.#words + w] &= this.#ofPiece[piece * this.#words + w];
        this.#claimed[piece] = 1;
        this.uses['only-place']++;
        this.#enqueue(cell);
        if (!this.#settle()) return false;
        changed = true;
      }
    }
    return true;
  }

  #onlyCell(piece: number): number {
    let found = NOWHERE;
    for (let cell = 0; cell < this.#count; cell++)
      for (let w = 0; w < this.#words; w++)
        if (this.#candidates[cell * this.#words + w] & this.#ofPiece[piece * this.#words + w]) {
          if (found !== NOWHERE && found !== cell) return SEVERAL;
          found = cell;
        }
    return found;
  }

  /** Cells with few candidates first: they tell most for their price. */
  *#supposeAll(): Task<boolean> {
    let supposed = 0;
    for (let changed = true; changed;) {
      changed = false;
      const cells = this.#open().sort((a, b) => a.size - b.size || a.cell - b.cell);
      for (const { cell } of cells)
        for (const candidate of this.#candidatesOf(cell)) {
          if (!this.#has(cell, candidate)) continue;
          if (++supposed % SUPPOSED === 0) yield { done: supposed };
          if (this.#stands(cell, candidate)) continue;
          this.#candidates[cell * this.#words + (candidate >> 5)] &= ~(1 << (candidate & 31));
          this.uses['what-if']++;
          this.#enqueue(cell);
          if (!this.#settle() || !this.placePieces()) return false;
          changed = true;
        }
    }
    return true;
  }

  #stands(cell: number, candidate: number): boolean {
    const candidates = this.#candidates;
    const labels = this.#labels;
    const claimed = this.#claimed;
    const before = this.#before;
    before[0].set(candidates);
    before[1].set(labels);
    before[2].set(claimed);
    const uses = { ...this.uses };
    this.#keepOnly(cell, candidate);
    const good = this.#settle() && this.placePieces();
    this.#queue = [];
    this.#queued.fill(0);
    candidates.set(before[0]);
    labels.set(before[1]);
    claimed.set(before[2]);
    Object.assign(this.uses, uses);
    return good;
  }

  #has(cell: number, candidate: number): boolean {
    return (this.#candidates[cell * this.#words + (candidate >> 5)] & (1 << (candidate & 31))) !== 0;
  }

  #candidatesOf(cell: number): number[] {
    const found: number[] = [];
    for (let w = 0; w < this.#words; w++)
      for (let rest = this.#candidates[cell * this.#words + w]; rest; rest &= rest - 1)
        found.push(32 * w + 31 - Math.clz32(rest & -rest));
    return found;
  }

  #open(): { readonly cell: number; readonly size: number }[] {
    return Array.from({ length: this.#count }, (_, cell) => ({
      cell,
      size: this.#candidatesOf(cell).length,
    })).filter(({ size }) => size > 1);
  }

  /** Where a cell's piece and its turn are certain. */
  certain(cell: number): (Place & { readonly piece: number }) | undefined {
    const all = this.#candidatesOf(cell);
    if (all.length !== 1) return undefined;
    const piece = Math.floor(all[0] / 3);
    return { piece, cell, turn: turnOf(this.#puzzle, piece, cell, all[0] % 3) };
  }

  get complete(): boolean {
    return this.#open().length === 0;
  }
}

const SEVERAL = -2;
const SUPPOSED = 32; // candidates supposed between two yields: some milliseconds on the largest board

/** a and A change places: what one side of an edge shows, the other shows in the other case. */
const swapPairs = (mask: number): number => ((mask & 0x555555) << 1) | ((mask >> 1) & 0x555555);
