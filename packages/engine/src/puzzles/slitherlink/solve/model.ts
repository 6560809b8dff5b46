/**
 * Slitherlink for the kernel, on any tiling: the slow and simple witness. A variable for each edge
 * (line or not) and each face (inside or not); a switch for each clue, so that one solver answers
 * for any part of a puzzle. Loops are cut lazily: each loop of a drawing either is a solution, or
 * something in the question speaks against it, and that becomes a clause.
 */
import type { Hint, Solutions } from '../../../vocabulary.ts';
import { OUTSIDE, type Mesh } from '../../../grid/mesh.ts';
import { literal, negate, negative, positive, type Lit } from '../../../kernel/literal.ts';
import { Sat } from '../../../kernel/sat.ts';
import type { Task } from '../../../task.ts';
import { boardOf, type Board } from '../hint/deduce/position.ts';
import { countIn, pathThrough } from '../hint/deduce/loops.ts';
import {
  INSIDE,
  isClue,
  LINE,
  OPEN,
  parseSpot,
  stateOfLines,
  UNMARKED,
  type Change,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

/** What is asked: which clues hold, and which edges and cells are as given. */
export interface Question {
  readonly cells: Iterable<number>; // whose clues hold
  readonly lits: readonly Lit[]; // of edges and faces
}

export class Kernel {
  readonly board: Board;
  readonly sat = new Sat();
  readonly #firstFace: number;
  readonly #firstSwitch: number;

  constructor(board: Board) {
    const { mesh } = board;
    this.board = board;
    this.sat.newVariables(mesh.edgeCount);
    this.#firstFace = this.sat.newVariables(mesh.faceCount);
    this.#firstSwitch = this.sat.newVariables(mesh.faceCount);
    this.sat.addClause(Array.from({ length: mesh.edgeCount }, (_, edge) => positive(edge)));
    mesh.dotEdges.forEach((edges) => this.#addDot(edges));
    for (let cell = 0; cell < mesh.faceCount; cell++) if (isClue(board.clues[cell])) this.#addClue(cell);
    for (let edge = 0; edge < mesh.edgeCount; edge++) this.#addSides(edge);
  }

  /** The literal of an edge or a cell being as marked. */
  litOf({ on, index, to }: Change): Lit {
    return on === 'edge' ? literal(index, to === LINE) : literal(this.#firstFace + index, to === INSIDE);
  }

  switchOf(cell: number): Lit {
    return positive(this.#firstSwitch + cell);
  }

  /** No line or two; never one, and never three. */
  #addDot(edges: Int32Array): void {
    const all = Array.from(edges);
    for (const three of choose(all, 3)) this.sat.addClause(three.map(negative));
    for (const edge of all)
      this.sat.addClause([negative(edge), ...all.filter((other) => other !== edge).map(positive)]);
    if (this.board.rule === 'every-dot') this.sat.addClause(all.map(positive));
  }

  #addClue(cell: number): void {
    const clue = this.board.clues[cell];
    const edges = Array.from(this.board.mesh.faceEdges[cell]);
    const off = negate(this.switchOf(cell));
    for (const many of choose(edges, clue + 1)) this.sat.addClause([off, ...many.map(negative)]);
    for (const few of choose(edges, edges.length - clue + 1)) this.sat.addClause([off, ...few.map(positive)]);
    if (clue > edges.length) this.sat.addClause([off]);
  }

  /** An edge is a line where its two faces differ. */
  #addSides(edge: number): void {
    const [a, b] = [0, 1].map((i) => this.board.mesh.edgeFaces[2 * edge + i]);
    const face = positive(this.#firstFace + a);
    const line = positive(edge);
    if (b === OUTSIDE) {
      this.sat.addClause([negate(face), line]);
      this.sat.addClause([face, negate(line)]);
      return;
    }
    const other = positive(this.#firstFace + b);
    for (const flips of [0b001, 0b010, 0b100, 0b111]) {
      const lits = [line, face, other].map((lit, i) => lit ^ ((flips >> i) & 1));
      this.sat.addClause(lits);
    }
  }

  /**
   * The lines of a loop that answers the question; 'none' if there is none; 'unknown' when the
   * budget of conflicts is spent: the same question goes on from there.
   */
  ask({ cells, lits }: Question, conflicts = Infinity): readonly number[] | 'none' | 'unknown' {
    const clues = [...cells];
    const assumptions = [...lits, ...clues.map((cell) => this.switchOf(cell))];
    const last = this.sat.conflicts + conflicts;
    for (;;) {
      const answer = this.sat.run(assumptions, Math.max(1, last - this.sat.conflicts));
      if (answer === 'unsat') return 'none';
      if (answer === 'unknown') return 'unknown';
      const solution = this.#firstGood(clues, lits);
      if (solution) return solution;
      if (this.sat.conflicts >= last) return 'unknown';
    }
  }

  /** A loop of the model that answers alone; else every loop is refused for a reason. */
  #firstGood(clues: readonly number[], lits: readonly Lit[]): readonly number[] | undefined {
    const loops = loopsOf(this.board, (edge) => this.sat.value[positive(edge)] > 0);
    const objections = loops.map((loop) => this.#objection(loop, clues, lits));
    const good = objections.indexOf(undefined);
    if (good >= 0) return loops[good];
    loops.forEach((loop, i) => this.sat.addClause([...loop.map(negative), ...(objections[i] ?? [])]));
    return undefined;
  }

  /** What speaks against this loop alone: literals one of which must hold instead; none for a general rule. */
  #objection(loop: readonly number[], clues: readonly number[], lits: readonly Lit[]): Lit[] | undefined {
    const { mesh, clues: values, rule } = this.board;
    const inLoop = new Set(loop);
    const has = (edge: number): boolean => inLoop.has(edge);
    const cell = clues.find(
      (each) => isClue(values[each]) && countIn(mesh.faceEdges[each], has) !== values[each],
    );
    if (cell !== undefined) return [negate(this.switchOf(cell))];
    if (rule === 'every-dot' && mesh.dotEdges.some((edges) => !edges.some(has))) return [];
    const beside = lits.find((lit) => lit < 2 * mesh.edgeCount && !(lit & 1) && !inLoop.has(lit >> 1));
    if (beside !== undefined) return [negate(beside)];
    const wrongSide = this.#wrongSide(has, lits);
    return wrongSide === undefined ? undefined : [negate(wrongSide)];
  }

  /** A cell whose asked side is not the one that this loop alone gives it. */
  #wrongSide(has: (edge: number) => boolean, lits: readonly Lit[]): Lit | undefined {
    const faces = lits.filter((lit) => lit >> 1 >= this.#firstFace && lit >> 1 < this.#firstSwitch);
    if (!faces.length) return undefined;
    const inside = insideOf(this.board.mesh, has);
    return faces.find((lit) => inside[(lit >> 1) - this.#firstFace] !== 1 - (lit & 1));
  }

  /** The clues and literals of the question that the answer 'none' needed. */
  get core(): readonly Lit[] {
    return this.sat.core;
  }

  forbid(loop: readonly number[]): void {
    this.sat.addClause(loop.map(negative));
  }

  /** The clues in the core. */
  get coreCells(): readonly number[] {
    return this.core
      .filter((lit) => lit >> 1 >= this.#firstSwitch)
      .map((lit) => (lit >> 1) - this.#firstSwitch);
  }
}

/** Which faces lie inside the loop. */
export function insideOf(mesh: Mesh, isLine: (edge: number) => boolean): Uint8Array {
  const inside = new Uint8Array(mesh.faceCount);
  const seen = new Uint8Array(mesh.faceCount);
  const queue: number[] = [];
  const reach = (face: number, value: number): void => {
    if (face === OUTSIDE || seen[face]) return;
    seen[face] = 1;
    inside[face] = value;
    queue.push(face);
  };
  for (let edge = 0; edge < mesh.edgeCount; edge++)
    if (mesh.edgeFaces[2 * edge + 1] === OUTSIDE) reach(mesh.edgeFaces[2 * edge], isLine(edge) ? 1 : 0);
  for (const face of queue)
    for (const edge of mesh.faceEdges[face])
      for (let i = 2 * edge; i < 2 * edge + 2; i++)
        reach(mesh.edgeFaces[i], inside[face] ^ (isLine(edge) ? 1 : 0));
  return inside;
}

/** The loops of a drawing in which every dot has no line or two. */
function loopsOf(board: Board, isLine: (edge: number) => boolean): (readonly number[])[] {
  const seen = new Set<number>();
  const loops: (readonly number[])[] = [];
  for (let edge = 0; edge < board.mesh.edgeCount; edge++) {
    if (seen.has(edge) || !isLine(edge)) continue;
    const { edges } = pathThrough(board, isLine, edge);
    for (const each of edges) seen.add(each);
    loops.push(edges);
  }
  return loops;
}

function choose<T>(items: readonly T[], count: number, from = 0): T[][] {
  if (count === 0) return [[]];
  const found: T[][] = [];
  for (let i = from; i + count <= items.length; i++)
    for (const rest of choose(items, count - 1, i + 1)) found.push([items[i], ...rest]);
  return found;
}

export const allClues = ({ mesh, clues }: Board): number[] =>
  Array.from({ length: mesh.faceCount }, (_, cell) => cell).filter((cell) => isClue(clues[cell]));

export const marksOf = (state: State): Change[] =>
  Array.from(state.edges, (to, index) => ({ on: 'edge', index, to }) as const).filter(
    ({ to }) => to !== OPEN,
  );

const SLICE = 100; // conflicts between two reports of progress

/** Finds loops and proves that there are no more; `from`: only those that agree with its marks on edges. */
export function* kernelSolve(puzzle: Puzzle, limit: number, from?: State): Task<Solutions<State>> {
  const board = boardOf(puzzle);
  const kernel = new Kernel(board);
  const lits = from ? marksOf(from).map((mark) => kernel.litOf(mark)) : [];
  const question = { cells: allClues(board), lits };
  const found: State[] = [];
  let exhausted = false;
  while (found.length < limit && !exhausted) {
    const answer = kernel.ask(question, SLICE);
    if (answer === 'none') exhausted = true;
    else if (answer === 'unknown') yield { done: kernel.sat.conflicts };
    else {
      const lines = new Set(answer);
      found.push(stateOfLines(puzzle, (edge) => lines.has(edge)));
      kernel.forbid(answer);
    }
  }
  return { found, exhausted, effort: { conflicts: kernel.sat.conflicts } };
}

const kernels = new WeakMap<Puzzle, Kernel>();

/** One solver a puzzle, kept: what it has learnt about loops serves the next question. */
export function kernelOf(puzzle: Puzzle): Kernel {
  let kernel = kernels.get(puzzle);
  if (!kernel) kernels.set(puzzle, (kernel = new Kernel(boardOf(puzzle))));
  return kernel;
}

/** The clues and marks that a list of spots names. */
export function questionOf(kernel: Kernel, state: State, spots: readonly string[]): Question {
  const pointed = spots.map((spot) => parseSpot(kernel.board.mesh, spot));
  const cells = pointed.flatMap((at) => (at?.kind === 'cell' ? [at.index] : []));
  const edges = pointed.flatMap((at) =>
    at?.kind === 'edge' && state.edges[at.index] !== OPEN ? [at.index] : [],
  );
  return {
    cells: new Set(cells.filter((cell) => isClue(kernel.board.clues[cell]))),
    lits: [...new Set(edges)].map((index) => kernel.litOf({ on: 'edge', index, to: state.edges[index] })),
  };
}

/**
 * Do the clues and marks named in `because`, with the rule of the one loop, force the hint's moves;
 * or, for a mistake, contradict each other? A cleared cell mark counts as named: it is what is wrong.
 */
export function suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  const kernel = kernelOf(puzzle);
  const { cells, lits } = questionOf(kernel, state, hint.because);
  const unsolvable = (more: readonly Lit[]): boolean =>
    kernel.ask({ cells, lits: [...lits, ...more] }) === 'none';
  const changes = hint.moves.flat();
  if (hint.kind === 'step') return changes.every((change) => unsolvable([negate(kernel.litOf(change))]));
  if (changes.some(({ on }) => on === 'edge')) return unsolvable([]);
  return changes.every(({ index }) => {
    const to = state.cells[index];
    return to === UNMARKED || unsolvable([kernel.litOf({ on: 'cell', index, to })]);
  });
}
