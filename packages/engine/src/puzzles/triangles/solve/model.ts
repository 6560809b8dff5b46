/**
 * Triangles for the kernel. A variable for each piece in each cell in each way, and one for each label on
 * each edge. That touching sides match, that a piece lies once and a cell holds one piece are general
 * rules; that a certain cell must be filled and that a certain piece must be used have names, so reasons
 * speak of cells and pieces. Walls and laid pieces are facts.
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
  readonly #places: Int32Array; // by 3 · (piece · cells + cell) + way: a variable, or −1
  readonly #labels: Int32Array; // by edge and label: a variable
  readonly #labelCount: number;
  readonly #fixedCells: ReadonlyMap<number, number>; // cell -> piece

  constructor(puzzle: Puzzle) {
    const { pieces } = puzzle;
    const count = pieces.length;
    this.puzzle = puzzle;
    this.#board = boardOf(puzzle);
    this.#labelCount = Math.max(...pieces.flat(), ...puzzle.walls) + 2;
    this.#fixedCells = new Map(puzzle.fixed.map(({ cell }, i) => [cell, looseCount(puzzle) + i]));
    this.#places = Int32Array.from({ length: 3 * count ** 2 }, (_, i) =>
      this.#canLie(Math.floor(i / 3 / count), Math.floor(i / 3) % count, i % 3) ? this.model.variable() : -1,
    );
    this.#labels = Int32Array.from({ length: 3 * count * this.#labelCount }, (_, i) =>
      this.#ownsEdge(Math.floor(i / this.#labelCount)) ? this.model.variable() : -1,
    );
  }

  *build(): Task<void> {
    const count = this.puzzle.pieces.length;
    for (let at = 0; at < 3 * count; at++) if (this.#ownsEdge(at)) this.#addEdge(at);
    const parts = [
      (i: number) => this.#addSides(i),
      (i: number) => this.#addCell(i),
      (i: number) => this.#addPiece(i),
    ];
    for (const add of parts)
      for (let i = 0; i < count; i++) {
        add(i);
        if (i % TOGETHER === TOGETHER - 1) yield { done: i, of: count };
      }
  }

  /** A fixed piece is in its cell and nothing else is; three equal sides look the same in every way. */
  #canLie(piece: number, cell: number, way: number): boolean {
    const fixed = this.#fixedCells.get(cell);
    const here = isFixed(this.puzzle, piece) ? fixed === piece : fixed === undefined;
    return here && (way === 0 || !isThreefold(this.puzzle.pieces[piece]));
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

  placeLit(piece: number, cell: number, way: number): Lit {
    return 2 * this.#places[3 * (piece * this.puzzle.pieces.length + cell) + way];
  }

  /** The ways in which a piece may be in a cell: none where a fixed piece settles it. */
  #ways(piece: number, cell: number): readonly number[] {
    return [0, 1, 2].filter((way) => this.placeLit(piece, cell, way) >= 0);
  }

  #addEdge(at: number): void {
    this.model.atMostOne(this.#labelsOn(at));
  }

  #addSides(piece: number): void {
    const labels = this.puzzle.pieces[piece];
    for (let cell = 0; cell < this.puzzle.pieces.length; cell++)
      for (const way of this.#ways(piece, cell))
        for (let side = 0; side < 3; side++)
          this.model.implies(this.placeLit(piece, cell, way), [
            this.#labelLit(3 * cell + side, labels[(side + 3 - way) % 3]),
          ]);
  }

  /** Cells know the labels on their edges, so that neighbours are near each other. */
  #addCell(cell: number): void {
    const lits = this.puzzle.pieces.flatMap((_, piece) =>
      this.#ways(piece, cell).map((way) => this.placeLit(piece, cell, way)),
    );
    const edges = [0, 1, 2].flatMap((side) => this.#labelsOn(3 * cell + side).map((lit) => lit >> 1));
    this.model.atMostOne(lits);
    this.model.addClause(lits, this.model.group(cellSpot(this.#board, cell), edges));
  }

  #addPiece(piece: number): void {
    const lits = this.puzzle.pieces.flatMap((_, cell) =>
      this.#ways(piece, cell).map((way) => this.placeLit(piece, cell, way)),
    );
    this.model.atMostOne(lits);
    this.model.addClause(lits, this.model.group(pieceSpot(piece)));
  }

  /** What lies on the board, of these cells or all of them. */
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

  /** The state of the solver's model. */
  read(locked: State['locked']): State {
    const { pieces } = this.puzzle;
    const at = pieces.map(() => SHELF);
    const turn = pieces.map(() => 0);
    pieces.forEach((_, piece) => {
      for (let cell = 0; cell < pieces.length; cell++)
        for (const way of this.#ways(piece, cell))
          if (this.model.sat.value[this.placeLit(piece, cell, way)] > 0) {
            at[piece] = cell;
            turn[piece] = turnOf(this.puzzle, piece, cell, way);
          }
    });
    return { at, turn, locked };
  }
}

const TOGETHER = 2; // cells or pieces added between two yields
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
      found.push(kernel.read(from.locked));
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
