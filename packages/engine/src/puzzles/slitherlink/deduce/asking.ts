/** What hints ask of solvers: the solution, and the marks that disagree with it. */
import type { Task } from '../../../task.ts';
import { allClues, insideOf, kernelOf, marksOf } from '../model.ts';
import { INSIDE, LINE, meshOf, OUTSIDE_MARK, type Puzzle, type State } from '../rules.ts';
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
