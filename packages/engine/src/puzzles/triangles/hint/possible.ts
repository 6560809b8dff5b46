/**
 * What may still be in each empty cell, and why the rest may not: the techniques of the levels one look at a time,
 * so that a conclusion can be traced back. The fast version, without reasons, is solve/candidates.ts.
 *
 * show   what a neighbour can still show rules pieces out
 * used   a piece that some cells need is not free for others
 * place  a piece that has just enough cells left goes there
 *
 * A value is a cell with a kind of piece in one of its three ways.
 */
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import type { Eliminations } from '../../../kernel/eliminations.ts';
import { kindsOf, type Kinds } from '../rules/kinds.ts';
import { boardOf, mate, SHELF, type Puzzle, type State } from '../rules/rules.ts';
import { turnOf, wayOf } from '../solve/model.ts';
import type { Contradiction, Look } from './looks.ts';
import { waysInto, type Laying } from './partial-position.ts';

export interface Only {
  readonly cells: ReadonlySet<number>;
  readonly kinds: ReadonlySet<number>;
}

type Task = { readonly shows: number } | { readonly claim: number };

export class Possible {
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly kinds: Kinds;
  readonly cells: readonly number[]; // the empty ones
  readonly #board: TriangleBoard;
  readonly #labels: number;
  readonly #width: number; // values of a cell
  readonly #first: readonly (readonly number[])[]; // by cell: its values at the beginning
  // All in one block, so that supposing something and taking it back is one copy.
  readonly #block: Int16Array;
  readonly #alive: Int16Array; // by value
  readonly #left: Int16Array; // by cell: how many
  readonly #shows: Int16Array; // by side of a cell and label: how many show it
  readonly #ofKind: Int16Array; // by cell and kind: how many
  readonly #kindsLeft: Int16Array; // by cell: how many kinds
  readonly #open: Int16Array; // by kind: pieces that no cell has claimed
  readonly #claimed: Int16Array; // by cell
  readonly #only: Only | undefined;
  readonly #needed: (readonly number[] | undefined)[] = []; // by side of a cell and label
  #tasks: Task[] = [];

  /** `only`: nothing but these cells and pieces is looked at. */
  constructor(puzzle: Puzzle, state: State, only?: Only) {
    this.#only = only;
    this.puzzle = puzzle;
    this.state = state;
    this.kinds = kindsOf(puzzle);
    this.#board = boardOf(puzzle);
    const count = puzzle.pieces.length;
    const kinds = this.kinds.pieces.length;
    const laid = new Set(state.at);
    this.cells = Array.from({ length: count }, (_, cell) => cell).filter((cell) => !laid.has(cell));
    this.#labels = (Math.max(...puzzle.pieces.flat(), ...puzzle.walls) | 1) + 1;
    this.#width = 3 * kinds;
    const sizes = [count * this.#width, count, 3 * count * this.#labels, count * kinds, count, kinds, count];
    this.#block = new Int16Array(sizes.reduce((sum, size) => sum + size, 0));
    const [alive, left, shows, ofKind, kindsLeft, open, claimed] = parts(this.#block, sizes);
    [this.#alive, this.#left, this.#shows, this.#ofKind] = [alive, left, shows, ofKind];
    [this.#kindsLeft, this.#open, this.#claimed] = [kindsLeft, open, claimed];
    this.kinds.pieces.forEach((twins, kind) => {
      open[kind] = twins.filter((piece) => state.at[piece] === SHELF).length;
    });
    this.#first = this.#allValues(count);
    for (const value of this.#first.flat()) this.#add(value);
    for (const cell of this.cells) this.#ask(cell);
  }

  #allValues(count: number): number[][] {
    const found: number[][] = Array.from({ length: count }, () => []);
    for (const cell of this.cells)
      found[cell] = waysInto(this, cell).map(({ piece, turn }) => this.valueOf({ piece, cell, turn }));
    return found;
  }

  valueOf({ piece, cell, turn }: Laying): number {
    return cell * this.#width + 3 * this.kinds.of[piece] + wayOf(this.puzzle, piece, turn);
  }

  cellOf(value: number): number {
    return Math.floor(value / this.#width);
  }

  kindOf(value: number): number {
    return Math.floor((value % this.#width) / 3);
  }

  /** As `solve/candidates.ts` numbers it. */
  candidateOf(value: number): number {
    return value % this.#width;
  }

  /** The piece of the shelf that it would be; of twins the first. */
  layingOf(value: number): Laying {
    const cell = this.cellOf(value);
    const [piece] = this.shelfOf(this.kindOf(value));
    return { piece, cell, turn: turnOf(this.puzzle, piece, cell, (value % this.#width) % 3) };
  }

  shelfOf(kind: number): readonly number[] {
    const twins = this.kinds.pieces[kind];
    const loose = twins.filter((each) => this.state.at[each] === SHELF);
    return loose.length ? loose : twins;
  }

  firstOf(cell: number): readonly number[] {
    return this.#first[cell];
  }

  of(cell: number): readonly number[] {
    return this.#first[cell].filter((value) => this.#alive[value]);
  }

  leftIn(cell: number): number {
    return this.#left[cell];
  }

  has(value: number): boolean {
    return this.#alive[value] !== 0;
  }

  save(): Int16Array {
    return this.#block.slice();
  }

  restore(saved: Int16Array): void {
    this.#tasks = [];
    this.#block.set(saved);
  }

  #shownBy(value: number, side: number): number {
    const inCell = value % this.#width;
    const piece = this.puzzle.pieces[this.kinds.pieces[Math.floor(inCell / 3)][0]];
    return piece[(side + 3 - (inCell % 3)) % 3];
  }

  #add(value: number): void {
    const cell = this.cellOf(value);
    this.#alive[value] = 1;
    this.#left[cell]++;
    if (this.#ofKind[cell * this.kinds.pieces.length + this.kindOf(value)]++ === 0) this.#kindsLeft[cell]++;
    for (let side = 0; side < 3; side++)
      this.#shows[(3 * cell + side) * this.#labels + this.#shownBy(value, side)]++;
  }

  #remove(value: number): void {
    const cell = this.cellOf(value);
    this.#alive[value] = 0;
    this.#left[cell]--;
    if (--this.#ofKind[cell * this.kinds.pieces.length + this.kindOf(value)] === 0) this.#kindsLeft[cell]--;
    for (let side = 0; side < 3; side++)
      this.#shows[(3 * cell + side) * this.#labels + this.#shownBy(value, side)]--;
  }

  /** A cell has changed: its neighbours look at it, and perhaps it needs one kind now. */
  #ask(cell: number): void {
    if (this.#only && !this.#only.cells.has(cell)) return;
    this.#tasks.push({ claim: cell });
    for (let side = 0; side < 3; side++) this.#tasks.push({ shows: 3 * cell + side });
  }

  strike(
    into: Eliminations<Look>,
    look: Look,
    values: readonly number[],
    needs: (value: number) => readonly number[],
  ): Contradiction | undefined {
    const open = values.filter((value) => this.#alive[value]);
    if (!open.length) return undefined;
    into.strike(look, open, needs);
    for (const value of open) this.#remove(value);
    this.#ask(look.cell);
    return this.#isEmpty(look.cell) ? { is: 'cell', cell: look.cell } : undefined;
  }

  /** Nothing fits it, which is a contradiction if the cell is considered. */
  #isEmpty(cell: number): boolean {
    return this.#left[cell] === 0 && (!this.#only || this.#only.cells.has(cell));
  }

  /** Ruled out for a reason found elsewhere. */
  take(cell: number, value: number): Contradiction | undefined {
    if (!this.#alive[value]) return undefined;
    this.#remove(value);
    this.#ask(cell);
    return this.#isEmpty(cell) ? { is: 'cell', cell } : undefined;
  }

  /** Up to `most` looks, one after another; `places`: also where a piece has just enough cells. */
  run(into: Eliminations<Look>, places: boolean, most = Infinity): Contradiction | undefined {
    const empty = this.cells.find((cell) => this.#isEmpty(cell));
    if (empty !== undefined) return { is: 'cell', cell: empty };
    for (let looks = 0; looks < most; looks++) {
      const task = this.#tasks.shift();
      if (!task && !places) return undefined;
      const before = this.#tasks.length;
      const wrong = !task
        ? this.#placeAll(into)
        : 'claim' in task
          ? this.#claim(into, task.claim)
          : this.#show(into, task.shows);
      if (wrong) return wrong;
      if (!task && this.#tasks.length === before) return undefined;
    }
    return undefined;
  }

  /** If a cell can no longer show a label on a side, its neighbour there cannot either. */
  #show(into: Eliminations<Look>, at: number): Contradiction | undefined {
    const other = this.#board.opposite[at];
    if (other === NOWHERE) return undefined;
    if (!this.#isNarrower(at, other)) return undefined;
    const [by, cell] = [Math.floor(at / 3), Math.floor(other / 3)];
    const wanted = (value: number): number => mate(this.puzzle.match, this.#shownBy(value, other % 3));
    const out = this.#first[cell].filter(
      (value) => this.#alive[value] && this.#shows[at * this.#labels + wanted(value)] === 0,
    );
    return this.strike(into, { is: 'show', cell, by }, out, (value) => this.#showing(at, wanted(value)));
  }

  /** Can the other side show a label that this one can no longer answer? */
  #isNarrower(at: number, other: number): boolean {
    const labels = this.#labels;
    for (let label = 0; label < labels; label++)
      if (
        this.#shows[other * labels + label] > 0 &&
        this.#shows[at * labels + mate(this.puzzle.match, label)] === 0
      )
        return true;
    return false;
  }

  /** What must be struck out of a cell so that it cannot show a label on a side. */
  #showing(at: number, label: number): readonly number[] {
    return (this.#needed[at * this.#labels + label] ??= this.#first[Math.floor(at / 3)].filter(
      (each) => this.#shownBy(each, at % 3) === label,
    ));
  }

  #claim(into: Eliminations<Look>, cell: number): Contradiction | undefined {
    if (this.#claimed[cell] || this.#kindsLeft[cell] !== 1) return undefined;
    this.#claimed[cell] = 1;
    const kind = this.kindOf(this.of(cell)[0]);
    if (--this.#open[kind] < 0) return { is: 'twice', kind, cells: this.#claiming(kind) };
    if (this.#open[kind] > 0) return undefined;
    const by = this.#claiming(kind);
    let needs: readonly number[] | undefined;
    for (const each of this.#takers(kind)) {
      const out = this.#first[each].filter((value) => this.kindOf(value) === kind);
      const wrong = this.strike(
        into,
        { is: 'used', cell: each, by, kind },
        out,
        () => (needs ??= this.notOf(kind, by)),
      );
      if (wrong) return wrong;
    }
    return undefined;
  }

  #claiming(kind: number): readonly number[] {
    return this.cells.filter((cell) => this.#claimed[cell] && this.kindOf(this.of(cell)[0]) === kind);
  }

  /** Cells that may take a kind and have not claimed a piece. */
  #takers(kind: number): readonly number[] {
    const kinds = this.kinds.pieces.length;
    return this.cells.filter((cell) => !this.#claimed[cell] && this.#ofKind[cell * kinds + kind] > 0);
  }

  /** What must be struck out of these cells so that they need a kind. */
  notOf(kind: number, cells: readonly number[]): readonly number[] {
    return cells.flatMap((cell) => this.#first[cell].filter((value) => this.kindOf(value) !== kind));
  }

  #placeAll(into: Eliminations<Look>): Contradiction | undefined {
    for (let kind = 0; kind < this.#open.length; kind++) {
      const open = this.#open[kind];
      if (open <= 0 || (this.#only && !this.#only.kinds.has(kind))) continue;
      const cells = this.#takers(kind);
      if (cells.length < open) return { is: 'piece', kind };
      if (cells.length > open) continue;
      for (const cell of cells) {
        const out = this.#first[cell].filter((value) => this.kindOf(value) !== kind);
        const needs = this.elsewhere(kind, cells);
        this.#claimed[cell] = 1;
        this.#open[kind]--;
        const wrong = this.strike(into, { is: 'place', cell, kind }, out, () => needs);
        if (wrong) return wrong;
      }
      if (this.#tasks.length) return undefined;
    }
    return undefined;
  }

  /** What must be struck out of all other cells so that a kind goes into these. */
  elsewhere(kind: number, cells: readonly number[]): readonly number[] {
    return this.cells.flatMap((cell) =>
      cells.includes(cell) ? [] : this.#first[cell].filter((value) => this.kindOf(value) === kind),
    );
  }
}

function parts(block: Int16Array, sizes: readonly number[]): Int16Array[] {
  let from = 0;
  return sizes.map((size) => block.subarray(from, (from += size)));
}
