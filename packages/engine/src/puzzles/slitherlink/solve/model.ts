/**
 * Slitherlink for the kernel, on any tiling: the slow and simple witness. A variable for each edge
 * (line or not) and each face (inside or not); a group for each clue, named by its spot, and one for
 * the rule of the one loop. What holds at dots is general and has no group: no reason names it.
 */
import { perObject } from '../../../cache.ts';
import { OUTSIDE, type Mesh } from '../../../grid/mesh.ts';
import { literal, negate, negative, positive, type Lit } from '../../../kernel/literal.ts';
import { Model } from '../../../kernel/model.ts';
import type { Task } from '../../../task.ts';
import {
  boardOf,
  cellSpot,
  INSIDE,
  isClue,
  LINE,
  OPEN,
  type Board,
  type Change,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { LoopRule } from './loop-rule.ts';

/** The group of the rule that there is one loop. */
export const LOOP = 'loop';

const ADDED_PER_REPORT = 200;

export class LoopModel {
  readonly board: Board;
  readonly model = new Model();
  readonly rule: LoopRule;
  readonly #firstFace: number;

  constructor(board: Board) {
    const { mesh } = board;
    const { sat } = this.model;
    this.board = board;
    const edges = Array.from({ length: mesh.edgeCount }, () => this.model.variable());
    this.#firstFace = sat.newVariables(mesh.faceCount);
    const clued = cluedCells(board);
    const selectors = clued.map((cell) => this.model.group(cellSpot(cell)).selector);
    const loop = this.model.group(LOOP, edges);
    this.rule = new LoopRule(sat, board, loop.selector, clued, selectors, this.#firstFace);
  }

  /** With yields: on large boards there are many clauses. */
  static *make(board: Board): Task<LoopModel> {
    const made = new LoopModel(board);
    yield* made.#addAll(board.mesh.dotCount, (dot) => made.#addDot(board.mesh.dotEdges[dot]));
    yield* made.#addAll(board.mesh.edgeCount, (edge) => made.#addSides(edge));
    yield* made.#addAll(board.mesh.faceCount, (cell) => isClue(board.clues[cell]) && made.#addClue(cell));
    made.model.addClause(
      Array.from({ length: board.mesh.edgeCount }, (_, edge) => positive(edge)),
      made.model.group(LOOP),
    );
    made.model.sat.addPropagator(made.rule);
    return made;
  }

  *#addAll(count: number, add: (index: number) => void): Task<void> {
    for (let index = 0; index < count; index++) {
      add(index);
      if (index % ADDED_PER_REPORT === ADDED_PER_REPORT - 1) yield { done: index, of: count };
    }
  }

  /** The literal of an edge or a cell being as marked. */
  litOf({ on, index, to }: Change): Lit {
    return on === 'edge' ? literal(index, to === LINE) : literal(this.#firstFace + index, to === INSIDE);
  }

  /** The literals of the marks on the edges. */
  factsOf(state: State): Lit[] {
    return marksOf(state).map((mark) => this.litOf(mark));
  }

  /** No line or two; never one, and never three. */
  #addDot(around: Int32Array): void {
    const all = Array.from(around);
    for (const three of choose(all, 3)) this.model.addClause(three.map(negative));
    for (const edge of all)
      this.model.addClause([negative(edge), ...all.filter((other) => other !== edge).map(positive)]);
    if (this.board.rule === 'every-dot') this.model.addClause(all.map(positive));
  }

  /** The group includes the edges at its corners too, so clues that meet at a dot are neighbours. */
  #addClue(cell: number): void {
    const clue = this.board.clues[cell];
    const edges = Array.from(this.board.mesh.faceEdges[cell]);
    const group = this.model.group(cellSpot(cell), edgesAround(this.board.mesh, cell));
    for (const many of choose(edges, clue + 1)) this.model.addClause(many.map(negative), group);
    for (const few of choose(edges, edges.length - clue + 1)) this.model.addClause(few.map(positive), group);
    if (clue > edges.length) this.model.addClause([], group);
  }

  /** An edge is a line where its two faces differ. */
  #addSides(edge: number): void {
    const [a, b] = [0, 1].map((i) => this.board.mesh.edgeFaces[2 * edge + i]);
    const face = positive(this.#firstFace + a);
    const line = positive(edge);
    if (b === OUTSIDE) {
      this.model.addClause([negate(face), line]);
      this.model.addClause([face, negate(line)]);
      return;
    }
    const other = positive(this.#firstFace + b);
    for (const flips of [0b001, 0b010, 0b100, 0b111])
      this.model.addClause([line, face, other].map((lit, i) => lit ^ ((flips >> i) & 1)));
  }
}

const edgesAround = (mesh: Mesh, cell: number): number[] => [
  ...new Set(Array.from(mesh.faceDots[cell]).flatMap((dot) => Array.from(mesh.dotEdges[dot]))),
];

function choose<T>(items: readonly T[], count: number, from = 0): T[][] {
  if (count === 0) return [[]];
  const found: T[][] = [];
  for (let i = from; i + count <= items.length; i++)
    for (const rest of choose(items, count - 1, i + 1)) found.push([items[i], ...rest]);
  return found;
}

export const cluedCells = ({ mesh, clues }: Board): number[] =>
  Array.from({ length: mesh.faceCount }, (_, cell) => cell).filter((cell) => isClue(clues[cell]));

export const marksOf = (state: State): Change[] =>
  Array.from(state.edges, (to, index) => ({ on: 'edge', index, to }) as const).filter(
    ({ to }) => to !== OPEN,
  );

const kept = perObject((_: Puzzle): { made?: LoopModel } => ({}));

/** One per puzzle, kept: what it has learnt about loops helps with the next question. */
export function* modelOf(puzzle: Puzzle): Task<LoopModel> {
  const entry = kept(puzzle);
  return (entry.made ??= yield* LoopModel.make(boardOf(puzzle)));
}
