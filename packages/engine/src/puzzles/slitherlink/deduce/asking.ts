/** What hints ask of solvers: the solution, the marks that disagree with it, and smallest reasons. */
import type { Spot } from '../../../game.ts';
import type { Lit } from '../../../reason/literal.ts';
import type { Task } from '../../../task.ts';
import { allClues, insideOf, kernelOf, kernelSolve, marksOf, type Kernel } from '../model.ts';
import {
  CROSS,
  cellSpot,
  edgeSpot,
  INSIDE,
  LINE,
  meshOf,
  OPEN,
  OUTSIDE_MARK,
  type Puzzle,
  type State,
} from '../rules.ts';

/** Marks to be taken back, the oldest first when the past is known. */
export interface Wrong {
  readonly edges: readonly number[];
  readonly cells: readonly number[];
  /** The order is that in which they were made. */
  readonly dated: boolean;
}

const solved = new WeakMap<Puzzle, readonly State[]>();

/** Up to two solutions; a puzzle is a value, so they are found once. */
export function* answersOf(puzzle: Puzzle): Task<readonly State[]> {
  const known = solved.get(puzzle);
  if (known) return known;
  const { found } = yield* kernelSolve(puzzle, 2);
  solved.set(puzzle, found);
  return found;
}

export function* wrongMarks(
  puzzle: Puzzle,
  state: State,
  answers: readonly State[],
  past: readonly State[],
): Task<Wrong> {
  const dated = past.length > 0;
  const marks = marksOf(state).map(({ index }) => index);
  if (answers.length > 1)
    return { edges: yield* unfitting(puzzle, state, byAge(marks, state, past)), cells: [], dated };
  const [answer] = answers;
  const edges = marks.filter((edge) => disagrees(state, answer, edge));
  return { edges: byAge(edges, state, past), cells: wrongCells(puzzle, state, answer), dated };
}

const disagrees = (state: State, answer: State, edge: number): boolean =>
  (state.edges[edge] === LINE) !== (answer.edges[edge] === LINE);

function wrongCells(puzzle: Puzzle, state: State, answer: State): number[] {
  const mesh = meshOf(puzzle);
  const inside = insideOf(mesh, (edge) => answer.edges[edge] === LINE);
  return Array.from(inside.keys()).filter(
    (cell) =>
      (state.cells[cell] === INSIDE && !inside[cell]) ||
      (state.cells[cell] === OUTSIDE_MARK && inside[cell] === 1),
  );
}

/** Marks by the time since which they have been as they are. */
function byAge(marks: readonly number[], state: State, past: readonly State[]): number[] {
  const since = (edge: number): number =>
    1 + past.findLastIndex((each) => each.edges[edge] !== state.edges[edge]);
  return marks
    .map((index) => ({ index, since: since(index) }))
    .sort((a, b) => a.since - b.since || a.index - b.index)
    .map(({ index }) => index);
}

/** With several solutions no single one is right: marks that fit none together with those before them. */
function* unfitting(puzzle: Puzzle, state: State, marks: readonly number[]): Task<number[]> {
  const kernel = kernelOf(puzzle);
  const cells = allClues(kernel.board);
  const lits = marks.map((index) => kernel.litOf({ on: 'edge', index, to: state.edges[index] }));
  const wrong: number[] = [];
  const fits = (count: number): boolean => {
    const kept = lits.slice(0, count).filter((_, i) => !wrong.includes(marks[i]));
    return kernel.ask({ cells, lits: kept }) !== 'none';
  };
  for (let good = 0; !fits(marks.length);) {
    let bad = marks.length;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (fits(middle)) good = middle;
      else bad = middle;
      yield { done: good, of: marks.length };
    }
    wrong.push(marks[bad - 1]);
  }
  return wrong;
}

export interface Forced {
  readonly edge: number;
  readonly value: number;
  readonly because: readonly Spot[];
  /** Few enough to be looked at one by one. */
  readonly short: boolean;
}

const TARGETS = 16;
const SHORT = 12;

/** Of the edges that are forced, one whose reason is small; undefined when none is forced. */
export function* smallestReason(puzzle: Puzzle, state: State): Task<Forced | undefined> {
  const kernel = kernelOf(puzzle);
  const cells = allClues(kernel.board);
  const marks = marksOf(state).map((mark) => kernel.litOf(mark));
  const example = kernel.ask({ cells, lits: marks });
  if (typeof example === 'string') return undefined;
  const lines = new Set(example);
  let best: { edge: number; value: number; core: readonly Lit[] } | undefined;
  let tried = 0;
  for (let edge = 0; edge < kernel.board.mesh.edgeCount && tried < TARGETS; edge++) {
    if (state.edges[edge] !== OPEN) continue;
    const value = lines.has(edge) ? LINE : CROSS;
    const against = kernel.litOf({ on: 'edge', index: edge, to: value === LINE ? CROSS : LINE });
    if (kernel.ask({ cells, lits: [...marks, against] }) === 'none') {
      tried++;
      const core = kernel.core.filter((lit) => lit !== against);
      if (!best || core.length < best.core.length) best = { edge, value, core };
    }
    yield { done: edge };
  }
  if (!best) return undefined;
  const against = kernel.litOf({ on: 'edge', index: best.edge, to: best.value === LINE ? CROSS : LINE });
  const core = yield* minimise(kernel, best.core, [against]);
  return { edge: best.edge, value: best.value, because: spotsOf(kernel, core), short: core.length <= SHORT };
}

/** Clues and marks that cannot hold with the first wrong mark. */
export function* smallestRefutation(puzzle: Puzzle, state: State, wrong: Wrong): Task<Spot[]> {
  const kernel = kernelOf(puzzle);
  const others = new Set(wrong.edges.slice(1));
  const [first] = wrong.edges;
  const mark = kernel.litOf({ on: 'edge', index: first, to: state.edges[first] });
  const right = marksOf(state).filter(({ index }) => index !== first && !others.has(index));
  const lits = right.map((each) => kernel.litOf(each));
  kernel.ask({ cells: allClues(kernel.board), lits: [...lits, mark] });
  const core = yield* minimise(
    kernel,
    kernel.core.filter((lit) => lit !== mark),
    [mark],
  );
  return [...spotsOf(kernel, core), edgeSpot(first)];
}

const QUESTIONS = 150;
const CONFLICTS = 200; // for one question; undecided counts as needed

/** Leaves out one after the other what is not needed. */
function* minimise(kernel: Kernel, core: readonly Lit[], always: readonly Lit[]): Task<readonly Lit[]> {
  let kept = core;
  let asked = 0;
  for (const lit of core) {
    if (!kept.includes(lit) || asked++ >= QUESTIONS) continue;
    const without = kept.filter((each) => each !== lit);
    const cells = without.flatMap((each) => kernel.cellOfSwitch(each) ?? []);
    const lits = without.filter((each) => kernel.cellOfSwitch(each) === undefined);
    if (kernel.ask({ cells, lits: [...lits, ...always] }, CONFLICTS) === 'none') {
      const needed = new Set(kernel.core);
      kept = without.filter((each) => needed.has(each));
    }
    yield { done: asked, of: core.length };
  }
  return kept;
}

function spotsOf(kernel: Kernel, core: readonly Lit[]): Spot[] {
  const cells = core.flatMap((lit) => kernel.cellOfSwitch(lit) ?? []);
  const edges = core.filter((lit) => kernel.cellOfSwitch(lit) === undefined).map((lit) => lit >> 1);
  return [...cells.sort((a, b) => a - b).map(cellSpot), ...edges.sort((a, b) => a - b).map(edgeSpot)];
}
