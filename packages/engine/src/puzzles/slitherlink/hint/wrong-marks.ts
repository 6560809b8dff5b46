/** What hints ask of solvers: the solution, and the marks that disagree with it. */
import type { Task } from '../../../../task.ts';
import { insideOf, marksOf } from '../../solve/model.ts';
import { INSIDE, LINE, meshOf, OUTSIDE_MARK, start, type Puzzle, type State } from '../../rules/rules.ts';
import { solve } from '../../solve/solver.ts';

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
  const wrong: number[] = [];
  const kept = (count: number): number[] => marks.slice(0, count).filter((edge) => !wrong.includes(edge));
  for (let good = 0; !(yield* canBeFinished(puzzle, state, kept(marks.length)));) {
    let bad = marks.length;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (yield* canBeFinished(puzzle, state, kept(middle))) good = middle;
      else bad = middle;
    }
    wrong.push(marks[bad - 1]);
  }
  return wrong;
}

function* canBeFinished(puzzle: Puzzle, state: State, marks: readonly number[]): Task<boolean> {
  const from = start(puzzle);
  const edges = Uint8Array.from(from.edges);
  for (const edge of marks) edges[edge] = state.edges[edge];
  const { found } = yield* solve(puzzle, { limit: 1, from: { ...from, edges } });
  return found.length > 0;
}
