/**
 * Triangles for the kernel. A variable for each kind of piece in each cell in each way, and one for each
 * label on each edge. That touching sides match, that a kind is used no more often than there are twins of
 * it and that a cell holds one piece are general rules; that a given cell must be filled and that all
 * pieces of a kind must be used have names, so reasons name cells and pieces. Walls and placed pieces are
 * facts.
 */
import type { Solutions } from '../../../vocabulary.ts';
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import type { Lit } from '../../../kernel/literal.ts';
import { Model } from '../../../kernel/model.ts';
import type { Task } from '../../../task.ts';
import {
  boardOf,
  cellSpot,
  FREE,
  isThreefold,
  mate,
  pieceSpot,
  SHELF,
  turnFor,
  type Puzzle,
  type State,
  looseCount,
  isFixed,
} from '../rules/rules.ts';
import { kindsOf, type Kinds } from '../rules/kinds.ts';
import { perObject } from '../../../cache.ts';

/** How often a piece's labels have moved on at this turn; always 0 where it makes no difference. */
export const wayOf = (puzzle: Puzzle, piece: number, turn: number): number =>
  isThreefold(puzzle.pieces[piece]) ? 0 : ((turn + 1) >> 1) % 3;

export const turnOf = (puzzle: Puzzle, piece: number, cell: number, way: number): number => {
  const { up } = boardOf(puzzle);
  return isThreefold(puzzle.pieces[piece]) ? Number(!up[cell]) : turnFor(up[cell], way);
};

/** Made by `makeKernel`: thousands of clauses are not added in one go. */
export class Kernel {
  readonly model = new Model();
  readonly puzzle: Puzzle;
  readonly #board: TriangleBoard;
  readonly #kinds: Kinds;
  readonly #places: Int32Array; // by 3 · (kind · cells + cell) + way: a variable, or −1
  readonly #labels: Int32Array; // by edge and label: a variable
  readonly #labelCount: number;
  readonly #fixedCells: ReadonlyMap<number, number>; // cell -> piece

  constructor(puzzle: Puzzle) {
    const { pieces } = puzzle;
    const count = pieces.length;
    this.puzzle = puzzle;
    this.#board = boardOf(puzzle);
    this.#kinds = kindsOf(puzzle);
    this.#labelCount = Math.max(...pieces.flat(), ...puzzle.walls) + 2;
    this.#fixedCells = new Map(puzzle.fixed.map(({ cell }, i) => [cell, looseCount(puzzle) + i]));
    this.#places = new Int32Array(3 * count * this.#kinds.pieces.length).fill(-1);
    this.#labels = new Int32Array(3 * count * this.#labelCount).fill(-1);
  }

  *build(): Task<void> {
    const count = this.puzzle.pieces.length;
    const kinds = this.#kinds.pieces.length;
    const parts = [
      { many: kinds, add: (i: number) => this.#makePlaces(i) },
      { many: 3 * count, add: (i: number) => this.#makeLabels(i) },
      { many: 3 * count, add: (i: number) => this.#addEdge(i) },
      { many: kinds, add: (i: number) => this.#addSides(i) },
      { many: count, add: (i: number) => this.#addCell(i) },
      { many: kinds, add: (i: number) => this.#addKind(i) },
    ];
    for (const { many, add } of parts)
      for (let i = 0; i < many; i++) {
        add(i);
        if (i % TOGETHER === TOGETHER - 1) yield { done: i, of: many };
      }
  }

  #makePlaces(kind: number): void {
    const cells = this.puzzle.pieces.length;
    for (let i = 0; i < 3 * cells; i++)
      if (this.#canLie(kind, Math.floor(i / 3), i % 3))
        this.#places[3 * kind * cells + i] = this.model.variable();
  }

  #makeLabels(at: number): void {
    if (!this.#ownsEdge(at)) return;
    for (let label = 0; label < this.#labelCount; label++)
      this.#labels[at * this.#labelCount + label] = this.model.variable();
  }

  /** A fixed piece is in its cell and nothing else is; three equal sides look the same in every way. */
  #canLie(kind: number, cell: number, way: number): boolean {
    const fixed = this.#fixedCells.get(cell);
    const pieces = this.#kinds.pieces[kind];
    const here =
      fixed === undefined ? pieces.some((piece) => !isFixed(this.puzzle, piece)) : pieces.includes(fixed);
    return here && (way === 0 || !isThreefold(this.puzzle.pieces[pieces[0]]));
  }

  /** An inner edge goes by the side of its UP cell, a border edge by its only one. */
  #ownsEdge(at: number): boolean {
    return this.#board.opposite[at] === NOWHERE || this.#board.up[Math.floor(at / 3)];
  }

  /** The cell shows this label on this side. */
  #labelLit(at: number, label: number): Lit {
    const own = this.#ownsEdge(at);
    const edge = own ? at : this.#board.opposite[at];
    return 2 * this.#labels[edge * this.#labelCount + (own ? label : mate(this.puzzle.match, label))];
  }

  #labelsOn(at: number): Lit[] {
    return Array.from({ length: this.#labelCount }, (_, label) => this.#labelLit(at, label));
  }

  /** This piece, or one that looks like it, in this cell in this way. */
  placeLit(piece: number, cell: number, way: number): Lit {
    return this.#kindLit(this.#kinds.of[piece], cell, way);
  }

  #kindLit(kind: number, cell: number, way: number): Lit {
    return 2 * this.#places[3 * (kind * this.puzzle.pieces.length + cell) + way];
  }

  /** The ways in which a kind may be in a cell: none where a fixed piece settles it. */
  #ways(kind: number, cell: number): readonly number[] {
    return [0, 1, 2].filter((way) => this.#kindLit(kind, cell, way) >= 0);
  }

  #addEdge(at: number): void {
    if (!this.#ownsEdge(at)) return;
    this.model.atMostOne(this.#labelsOn(at));
  }

  #addSides(kind: number): void {
    const labels = this.puzzle.pieces[this.#kinds.pieces[kind][0]];
    for (let cell = 0; cell < this.puzzle.pieces.length; cell++)
      for (const way of this.#ways(kind, cell))
        for (let side = 0; side < 3; side++)
          this.model.implies(this.#kindLit(kind, cell, way), [
            this.#labelLit(3 * cell + side, labels[(side + 3 - way) % 3]),
          ]);
  }

  /** Cells know the labels on their edges, so that neighbours are near each other. */
  #addCell(cell: number): void {
    const lits = this.#kinds.pieces.flatMap((_, kind) =>
      this.#ways(kind, cell).map((way) => this.#kindLit(kind, cell, way)),
    );
    const edges = [0, 1, 2].flatMap((side) => this.#labelsOn(3 * cell + side).map((lit) => lit >> 1));
    this.model.atMostOne(lits);
    this.model.addClause(lits, this.model.group(cellSpot(this.#board, cell), edges));
  }

  #addKind(kind: number): void {
    const pieces = this.#kinds.pieces[kind];
    const lits = this.puzzle.pieces.flatMap((_, cell) =>
      this.#ways(kind, cell).map((way) => this.#kindLit(kind, cell, way)),
    );
    this.model.atMost(pieces.length, lits);
    this.model.atLeast(pieces.length, lits, this.model.group(this.useName(pieces[0])));
  }

  /** The rule that this piece and its twins are all used goes by the first of them. */
  useName(piece: number): string {
    return pieceSpot(this.#kinds.pieces[this.#kinds.of[piece]][0]);
  }

  /** What is on the board, in these cells or in all of them. */
  laid(state: State, wanted: (cell: number) => boolean = () => true): Lit[] {
    return state.at.flatMap((cell, piece) =>
      cell === SHELF || !wanted(cell)
        ? []
        : [this.placeLit(piece, cell, wayOf(this.puzzle, piece, state.turn[piece]))],
    );
  }

  walls(wanted: (border: number) => boolean = () => true): Lit[] {
    return this.puzzle.walls.flatMap((label, border) =>
      label === FREE || !wanted(border) ? [] : [this.#labelLit(this.#board.border[border], label)],
    );
  }

  /** The state of the solver's model; what is on the board stays, of twins the first takes the first cell. */
  read(from: State): State {
    const { pieces } = this.puzzle;
    const at = [...from.at];
    const turn = [...from.turn];
    for (let cell = 0; cell < pieces.length; cell++) {
      if (at.includes(cell)) continue;
      this.#kinds.pieces.forEach((twins, kind) => {
        for (const way of this.#ways(kind, cell)) {
          if (this.model.sat.value[this.#kindLit(kind, cell, way)] <= 0) continue;
          const piece = twins.find((each) => at[each] === SHELF) ?? twins[0];
          at[piece] = cell;
          turn[piece] = turnOf(this.puzzle, piece, cell, way);
        }
      });
    }
    return { at, turn, locked: from.locked };
  }
}

const TOGETHER = 2; // cells, pieces or sides added between two yields
const SLICE = 200; // conflicts between two reports of progress

export function* makeKernel(puzzle: Puzzle): Task<Kernel> {
  const kernel = new Kernel(puzzle);
  yield* kernel.build();
  return kernel;
}

/** The slow and simple witness: the same answers as `solve`, by other means. */
export function* kernelSolve(puzzle: Puzzle, limit: number, from: State): Task<Solutions<State>> {
  const kernel = yield* makeKernel(puzzle);
  const { sat } = kernel.model;
  const assumptions = [...kernel.laid(from), ...kernel.walls(), ...kernel.model.selectors()];
  const found: State[] = [];
  for (;;) {
    const answer = sat.run(assumptions, SLICE);
    if (answer === 'unsat') return { found, exhausted: true, effort: { conflicts: sat.conflicts } };
    if (answer === 'sat') {
      found.push(kernel.read(from));
      if (found.length >= limit) return { found, exhausted: false, effort: { conflicts: sat.conflicts } };
      kernel.model.addClause(kernel.laid(found[found.length - 1]).map((lit) => lit ^ 1));
    }
    yield { done: sat.conflicts };
  }
}

const keptFor = perObject((_: Puzzle): { kernel?: Kernel } => ({}));

/** One for each puzzle, kept: what it has learnt serves the next question. */
export function* kernelOf(puzzle: Puzzle): Task<Kernel> {
  const kept = keptFor(puzzle);
  return (kept.kernel ??= yield* makeKernel(puzzle));
}
