/** The marks that disagree with the solution, the oldest first. */
import { firstUnsolvable } from '../../../kernel/date-mistake.ts';
import { insideOf } from '../../../loops/paths.ts';
import type { Task } from '../../../task.ts';
import { INSIDE, LINE, meshOf, OUTSIDE_MARK, start, type Puzzle, type State } from '../rules/rules.ts';
import { marksOf } from '../solve/model.ts';
import { solve } from '../solve/solver.ts';

/** Marks to be taken back, the oldest first when the past is known. */
export interface WrongMarks {
  readonly edges: readonly number[];
  readonly cells: readonly number[];
  /** The order is that in which they were made. */
  readonly dated: boolean;
}

export function* wrongMarks(
  puzzle: Puzzle,
  state: State,
  solutions: readonly State[],
  past: readonly State[],
): Task<WrongMarks> {
  const dated = past.length > 0;
  const marks = marksOf(state).map(({ index }) => index);
  if (solutions.length > 1)
    return { edges: yield* unfitting(puzzle, state, byAge(marks, state, past)), cells: [], dated };
  const [solution] = solutions;
  const edges = marks.filter((edge) => disagrees(state, solution, edge));
  return { edges: byAge(edges, state, past), cells: wrongCells(puzzle, state, solution), dated };
}

const disagrees = (state: State, solution: State, edge: number): boolean =>
  (state.edges[edge] === LINE) !== (solution.edges[edge] === LINE);

function wrongCells(puzzle: Puzzle, state: State, solution: State): number[] {
  const mesh = meshOf(puzzle);
  const inside = insideOf(mesh, (edge) => solution.edges[edge] === LINE);
  return Array.from(inside.keys()).filter(
    (cell) =>
      (state.cells[cell] === INSIDE && !inside[cell]) ||
      (state.cells[cell] === OUTSIDE_MARK && inside[cell] === 1),
  );
}

/** Marks by when they got their present value. */
function byAge(marks: readonly number[], state: State, past: readonly State[]): number[] {
  const since = (edge: number): number =>
    1 + past.findLastIndex((each) => each.edges[edge] !== state.edges[edge]);
  return marks
    .map((index) => ({ index, since: since(index) }))
    .sort((a, b) => a.since - b.since || a.index - b.index)
    .map(({ index }) => index);
}

/** With several solutions no single one is right: these are the marks that, with those before them, fit none. */
function* unfitting(puzzle: Puzzle, state: State, marks: readonly number[]): Task<number[]> {
  const wrong: number[] = [];
  for (;;) {
    const kept = marks.filter((edge) => !wrong.includes(edge));
    const counts = Array.from({ length: kept.length + 1 }, (_, count) => count);
    const bad = yield* firstUnsolvable(counts, (count) => canBeFinished(puzzle, state, kept.slice(0, count)));
    if (!bad) return wrong;
    wrong.push(kept[bad - 1]);
  }
}

function* canBeFinished(puzzle: Puzzle, state: State, marks: readonly number[]): Task<boolean> {
  const from = start(puzzle);
  const edges = Uint8Array.from(from.edges);
  for (const edge of marks) edges[edge] = state.edges[edge];
  const { found } = yield* solve(puzzle, { limit: 1, from: { ...from, edges } });
  return found.length > 0;
}
