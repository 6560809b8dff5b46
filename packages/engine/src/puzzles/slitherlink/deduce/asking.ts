/** What hints ask of solvers: the solution, the marks that disagree with it, and smallest reasons. */
import type { Spot } from '../../../game.ts';
import type { Lit } from '../../../reason/literal.ts';
import type { Task } from '../../../task.ts';
import { allClues, insideOf, kernelOf, marksOf, type Kernel } from '../model.ts';
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
import { solve } from '../solver.ts';

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
  const { found } = yield* solve(puzzle, { limit: 2 });
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
const FINALISTS = 3;
const FEW = 6; // clues
const SHORT = 24; // clues and marks

interface Target {
  readonly edge: number;
  readonly value: number;
  readonly against: Lit;
  readonly cells: readonly number[]; // clues that force it, with all marks
}

/** Of the edges that are forced, one whose reason is small; undefined when none is forced. */
export function* smallestReason(puzzle: Puzzle, state: State): Task<Forced | undefined> {
  const kernel = kernelOf(puzzle);
  const marks = marksOf(state).map((mark) => kernel.litOf(mark));
  const targets = yield* forcedEdges(kernel, state, marks);
  targets.sort((a, b) => a.cells.length - b.cells.length || a.edge - b.edge);
  let best: Target | undefined;
  for (const target of targets.slice(0, FINALISTS)) {
    const cells = yield* fewestClues(kernel, target.cells, [...marks, target.against]);
    if (!best || cells.length < best.cells.length) best = { ...target, cells };
  }
  if (!best) return undefined;
  const { edge, value, cells, against } = best;
  const lits = yield* fewestMarks(kernel, cells, marks, against);
  const short = cells.length <= FEW && cells.length + lits.length <= SHORT;
  return { edge, value, because: spotsOf(cells, lits), short };
}

/** Edges whose opposite the clues and marks refute, with the clues that the refutation needed. */
function* forcedEdges(kernel: Kernel, state: State, marks: readonly Lit[]): Task<Target[]> {
  const clues = allClues(kernel.board);
  const example = kernel.ask({ cells: clues, lits: marks });
  const targets: Target[] = [];
  if (typeof example === 'string') return targets;
  const lines = new Set(example);
  for (let edge = 0; edge < state.edges.length && targets.length < TARGETS; edge++) {
    if (state.edges[edge] !== OPEN) continue;
    const value = lines.has(edge) ? LINE : CROSS;
    const against = kernel.litOf({ on: 'edge', index: edge, to: value === LINE ? CROSS : LINE });
    const refuted = kernel.ask({ cells: clues, lits: [...marks, against] }) === 'none';
    if (refuted) targets.push({ edge, value, against, cells: kernel.coreCells });
    yield { done: edge };
  }
  return targets;
}

/** Clues and marks that cannot hold with the first wrong mark. */
export function* smallestRefutation(puzzle: Puzzle, state: State, wrong: Wrong): Task<Spot[]> {
  const kernel = kernelOf(puzzle);
  const [first] = wrong.edges;
  const mark = kernel.litOf({ on: 'edge', index: first, to: state.edges[first] });
  const right = marksOf(state).filter(({ index }) => !wrong.edges.includes(index));
  const marks = right.map((each) => kernel.litOf(each));
  kernel.ask({ cells: allClues(kernel.board), lits: [...marks, mark] });
  const cells = yield* fewestClues(kernel, kernel.coreCells, [...marks, mark]);
  const lits = yield* fewestMarks(kernel, cells, marks, mark);
  return spotsOf(cells, [...lits, mark]);
}

const QUESTIONS = 150;
const CONFLICTS = 200; // for one question; undecided counts as needed

/** Leaves out one clue after the other that is not needed; marks are seen at a glance, so they are free here. */
function* fewestClues(
  kernel: Kernel,
  cells: readonly number[],
  lits: readonly Lit[],
): Task<readonly number[]> {
  let kept = cells;
  for (const cell of cells) {
    if (!kept.includes(cell)) continue;
    const without = kept.filter((each) => each !== cell);
    if (kernel.ask({ cells: without, lits }, CONFLICTS) === 'none') kept = kernel.coreCells;
    yield { done: cells.length - kept.length, of: cells.length };
  }
  return kept;
}

/** Then the marks, as far as the questions go. */
function* fewestMarks(
  kernel: Kernel,
  cells: readonly number[],
  marks: readonly Lit[],
  always: Lit,
): Task<readonly Lit[]> {
  const ask = (lits: readonly Lit[]): boolean =>
    kernel.ask({ cells, lits: [always, ...lits] }, CONFLICTS) === 'none';
  const needed = (lits: readonly Lit[]): readonly Lit[] => lits.filter((lit) => kernel.core.includes(lit));
  let kept = ask(marks) ? needed(marks) : marks;
  let asked = 0;
  for (const lit of kept) {
    if (!kept.includes(lit) || asked++ >= QUESTIONS) continue;
    const without = kept.filter((each) => each !== lit);
    if (ask(without)) kept = needed(without);
    yield { done: asked };
  }
  return kept;
}

function spotsOf(cells: readonly number[], lits: readonly Lit[]): Spot[] {
  const edges = lits.map((lit) => lit >> 1);
  return [...cells.toSorted((a, b) => a - b).map(cellSpot), ...edges.sort((a, b) => a - b).map(edgeSpot)];
}
