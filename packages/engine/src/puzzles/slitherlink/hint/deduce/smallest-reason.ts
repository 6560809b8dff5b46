/**
 * Smallest reasons from the kernel, for what no technique finds: few clues first, for marks are seen
 * at a glance; then few marks. Everything is paid from one budget, counted in the solver's conflicts
 * and not in time, so that the same question always ends the same way.
 */
import type { Spot } from '../../../../vocabulary.ts';
import type { Lit } from '../../../../kernel/literal.ts';
import type { Task } from '../../../../task.ts';
import { allClues, kernelOf, marksOf, type Kernel } from '../../solve/model.ts';
import { CROSS, cellSpot, edgeSpot, LINE, type Puzzle, type State } from '../../rules/rules.ts';
import { solve } from '../../solve/solver.ts';
import type { Wrong } from './solutions-and-wrong-marks.ts';
import { boardOf, opposite, Position } from './position.ts';
import { openEdges } from './steps.ts';

export interface Forced {
  readonly edge: number;
  readonly value: number;
  readonly because: readonly Spot[];
  /** Few enough to be looked at one by one. */
  readonly short: boolean;
}

const BUDGET = 1400; // conflicts, for a whole search
const PER_QUESTION = 300;
const SLICE = 30;
/** Asking at all costs by what has to be assumed: on large boards that is most of the work. */
const overhead = (assumed: number): number => 6 + assumed / 50;
const TARGETS = 4;
const FOR_TARGETS = 800; // of the budget
const FEW = 6; // clues
const SHORT = 24; // clues and marks

/** The kernel, asked until the budget is spent; what is left undecided counts as no. */
class Questions {
  readonly kernel: Kernel;
  left = BUDGET;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
  }

  /** Is there no loop with these clues and literals? */
  *refutes(cells: readonly number[], lits: readonly Lit[]): Task<boolean> {
    const { kernel } = this;
    const before = kernel.sat.conflicts;
    const most = Math.min(PER_QUESTION, this.left);
    this.left -= overhead(cells.length + lits.length);
    for (let spent = 0; spent < most; spent = kernel.sat.conflicts - before) {
      const answer = kernel.ask({ cells, lits }, SLICE);
      yield { done: BUDGET - this.left, of: BUDGET };
      if (answer === 'unknown') continue;
      this.left -= kernel.sat.conflicts - before;
      return answer === 'none';
    }
    this.left -= most;
    return false;
  }
}

interface Target {
  readonly edge: number;
  readonly value: number;
  readonly against: Lit;
  readonly cells: readonly number[]; // clues that force it, with all marks
}

/** Of the edges that are forced, one whose reason is small; undefined when none is known to be forced. */
export function* smallestReason(
  puzzle: Puzzle,
  state: State,
  answers: readonly State[],
): Task<Forced | undefined> {
  const questions = new Questions(kernelOf(puzzle));
  const marks = marksOf(state).map((mark) => questions.kernel.litOf(mark));
  const example = (yield* solve(puzzle, { limit: 1, from: state })).found[0];
  if (!example) return undefined;
  const edges = openEdges(new Position(boardOf(puzzle), state.edges), []);
  const targets = yield* findTargets(questions, edges, example, marks);
  targets.sort((a, b) => a.cells.length - b.cells.length);
  if (targets.length) return yield* shortest(questions, targets[0], marks);
  return answers.length === 1 ? withoutReason(questions.kernel, edges[0], example, marks) : undefined;
}

const valueIn = (state: State, edge: number): number => (state.edges[edge] === LINE ? LINE : CROSS);

/** Edges whose opposite the clues and marks refute, with the clues that the refutation needed. */
function* findTargets(
  questions: Questions,
  edges: readonly number[],
  example: State,
  marks: readonly Lit[],
): Task<Target[]> {
  const { kernel } = questions;
  const clues = allClues(kernel.board);
  const targets: Target[] = [];
  for (const edge of edges) {
    if (targets.length === TARGETS || questions.left < BUDGET - FOR_TARGETS) break;
    const value = valueIn(example, edge);
    const against = kernel.litOf({ on: 'edge', index: edge, to: opposite(value) });
    if (!(yield* questions.refutes(clues, [...marks, against]))) continue;
    targets.push({ edge, value, against, cells: kernel.coreCells });
  }
  return targets;
}

function* shortest(questions: Questions, target: Target, marks: readonly Lit[]): Task<Forced> {
  const { edge, value, against } = target;
  const cells = yield* fewestClues(questions, target.cells, [...marks, against]);
  const lits = yield* fewestMarks(questions, cells, marks, against);
  const short = cells.length <= FEW && cells.length + lits.length <= SHORT;
  return { edge, value, because: spotsOf(cells, lits), short };
}

/** The one solution says so, and the whole board is the reason. */
const withoutReason = (kernel: Kernel, edge: number, solution: State, marks: readonly Lit[]): Forced => ({
  edge,
  value: valueIn(solution, edge),
  because: spotsOf(allClues(kernel.board), marks),
  short: false,
});

/** Clues and marks that cannot hold with the first wrong mark. */
export function* smallestRefutation(puzzle: Puzzle, state: State, wrong: Wrong): Task<Spot[]> {
  const questions = new Questions(kernelOf(puzzle));
  const { kernel } = questions;
  const [first] = wrong.edges;
  const mark = kernel.litOf({ on: 'edge', index: first, to: state.edges[first] });
  const marks = marksOf(state)
    .filter(({ index }) => !wrong.edges.includes(index))
    .map((each) => kernel.litOf(each));
  const clues = allClues(kernel.board);
  const known = yield* questions.refutes(clues, [...marks, mark]);
  const cells = known ? yield* fewestClues(questions, kernel.coreCells, [...marks, mark]) : clues;
  const lits = known ? yield* fewestMarks(questions, cells, marks, mark) : marks;
  return spotsOf(cells, [...lits, mark]);
}

/** Leaves out one clue after the other that is not needed. */
function* fewestClues(
  questions: Questions,
  cells: readonly number[],
  lits: readonly Lit[],
): Task<readonly number[]> {
  let kept = cells;
  for (const cell of cells) {
    if (!kept.includes(cell) || questions.left <= 0) continue;
    const without = kept.filter((each) => each !== cell);
    if (yield* questions.refutes(without, lits)) kept = questions.kernel.coreCells;
  }
  return kept;
}

/** Then the marks. */
function* fewestMarks(
  questions: Questions,
  cells: readonly number[],
  marks: readonly Lit[],
  always: Lit,
): Task<readonly Lit[]> {
  questions.left += BUDGET / 2; // part of the budget is theirs: unneeded marks are the most confusing
  let kept = (yield* enough(questions, cells, marks, always)) ?? marks;
  for (const lit of kept) {
    if (!kept.includes(lit) || questions.left <= 0) continue;
    const without = kept.filter((each) => each !== lit);
    kept = (yield* enough(questions, cells, without, always)) ?? kept;
  }
  return kept;
}

/** Those of the marks that a refutation needs; undefined if there is none. */
function* enough(
  questions: Questions,
  cells: readonly number[],
  marks: readonly Lit[],
  always: Lit,
): Task<readonly Lit[] | undefined> {
  if (!(yield* questions.refutes(cells, [always, ...marks]))) return undefined;
  const core = new Set(questions.kernel.core);
  return marks.filter((lit) => core.has(lit));
}

function spotsOf(cells: readonly number[], lits: readonly Lit[]): Spot[] {
  const edges = lits.map((lit) => lit >> 1);
  return [...cells.toSorted((a, b) => a - b).map(cellSpot), ...edges.sort((a, b) => a - b).map(edgeSpot)];
}
