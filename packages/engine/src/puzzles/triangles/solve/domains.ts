/**
 * What may still be in each cell, narrowed by the techniques of a level: the basis of grades and hints.
 *
 * fits     one kind of piece fits a cell, also by what neighbours can show (candidates.ts)
 * places   pieces that as many cells can take as there are of them go there
 * what-if  a candidate goes when supposing it leaves some cell or piece with nothing
 */
import type { Task } from '../../../task.ts';
import { type Place, type Puzzle, type State } from '../rules/rules.ts';
import { Candidates, type Saved } from './candidates.ts';
import { turnOf } from './model.ts';
import type { Lookup } from '../../../vocabulary.ts';

export type Technique = 'fits' | 'places' | 'what-if';

export class Domains {
  readonly #puzzle: Puzzle;
  readonly #candidates: Candidates;
  readonly #before: Saved;
  #placed = 0;
  #refuted = 0;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#candidates = new Candidates(puzzle);
    this.#before = this.#candidates.makeRoom();
  }

  /** How often each technique was used. */
  get uses(): Lookup<number> {
    return { 'only-fit': this.#candidates.claims, 'only-place': this.#placed, 'what-if': this.#refuted };
  }

  /** False when a cell has nothing left. */
  load(state: State): boolean {
    return this.#candidates.load(state);
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
      for (let kind = 0; kind < this.#candidates.open.length; kind++) {
        const open = this.#candidates.open[kind];
        if (open === 0) continue;
        const cells = this.#unclaimedFor(kind, open);
        if (cells.length < open) return false;
        if (cells.length > open) continue;
        this.#placed += open;
        for (const cell of cells) this.#candidates.place(cell, kind);
        if (!this.#candidates.settle()) return false;
        changed = true;
      }
    }
    return true;
  }

  /** Cells that may take a kind and have not claimed a piece; one more than asked for is enough to know. */
  #unclaimedFor(kind: number, open: number): readonly number[] {
    const { claimed, count } = this.#candidates;
    const found: number[] = [];
    for (let cell = 0; cell < count && found.length <= open; cell++)
      if (!claimed[cell] && this.#candidates.takes(cell, kind)) found.push(cell);
    return found;
  }

  /** Cells with few candidates first: they give most for their cost. */
  *#supposeAll(): Task<boolean> {
    const candidates = this.#candidates;
    let supposed = 0;
    for (let changed = true; changed;) {
      changed = false;
      const cells = this.#open().sort((a, b) => a.size - b.size || a.cell - b.cell);
      for (const { cell } of cells)
        for (const candidate of candidates.of(cell)) {
          if (!candidates.has(cell, candidate)) continue;
          if (++supposed % SUPPOSED === 0) yield { done: supposed };
          if (this.#stands(cell, candidate)) continue;
          candidates.remove(cell, candidate);
          this.#refuted++;
          if (!candidates.settle() || !this.placePieces()) return false;
          changed = true;
        }
    }
    return true;
  }

  #stands(cell: number, candidate: number): boolean {
    const [claims, placed] = [this.#candidates.claims, this.#placed];
    this.#candidates.save(this.#before);
    this.#candidates.keepOnly(cell, candidate);
    const good = this.#candidates.settle() && this.placePieces();
    this.#candidates.restore(this.#before);
    this.#candidates.claims = claims;
    this.#placed = placed;
    return good;
  }

  #open(): { readonly cell: number; readonly size: number }[] {
    return Array.from({ length: this.#candidates.count }, (_, cell) => ({
      cell,
      size: this.#candidates.of(cell).length,
    })).filter(({ size }) => size > 1);
  }

  /** Where a cell's kind of piece and its turn are certain: the first piece of that kind stands for its twins. */
  certain(cell: number): (Place & { readonly piece: number }) | undefined {
    const all = this.#candidates.of(cell);
    if (all.length !== 1) return undefined;
    const [piece] = this.#candidates.kinds.pieces[Math.floor(all[0] / 3)];
    return { piece, cell, turn: turnOf(this.#puzzle, piece, cell, all[0] % 3) };
  }

  /** Supposes a candidate, to the fixpoint of `places`; false when a cell or a piece has nothing left. */
  keep(cell: number, candidate: number): boolean {
    this.#candidates.keepOnly(cell, candidate);
    return this.#candidates.settle() && this.placePieces();
  }

  of(cell: number): readonly number[] {
    return this.#candidates.of(cell);
  }

  makeRoom(): Saved {
    return this.#candidates.makeRoom();
  }

  save(into: Saved): void {
    this.#candidates.save(into);
  }

  restore(saved: Saved): void {
    this.#candidates.restore(saved);
  }

  sizeOf(cell: number): number {
    return this.#candidates.sizeOf(cell);
  }

  get complete(): boolean {
    return this.#open().length === 0;
  }

  /** Candidates of all cells that are not certain yet. */
  get left(): number {
    return this.#open().reduce((sum, { size }) => sum + size, 0);
  }
}

const SUPPOSED = 32; // candidates supposed between two yields: a few milliseconds on the largest board
