/**
 * The easiest next step and why; first of all, whether something went wrong and which mark it was.
 * Techniques come first; what no technique finds has the smallest reason that the kernel gives.
 */
import { reasonsOf, type Hint, type MistakeHint, type Spot } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { boardOf } from './deduce/position.ts';
import { refute, type Refutation } from './deduce/mistakes.ts';
import type { Reason, Witness } from './deduce/reasons.ts';
import { stepsOf, type End, type Step } from './deduce/steps.ts';
import { levelOf } from './deduce/techniques.ts';
import { answersOf, wrongMarks, type Wrong } from './deduce/solutions-and-wrong-marks.ts';
import { smallestReason, smallestRefutation } from './deduce/smallest-reason.ts';
import {
  CROSS,
  cellSpot,
  dotSpot,
  edgeSpot,
  isClue,
  LINE,
  meshOf,
  OPEN,
  type Change,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

/** Undefined: solved, or nothing can be said (no solution at all; several, and nothing is forced). */
export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (!check(puzzle, state).issues.length) return undefined;
  const answers = yield* answersOf(puzzle);
  if (!answers.length) return undefined;
  const wrong = yield* wrongMarks(puzzle, state, answers, past);
  if (wrong.edges.length + wrong.cells.length) return yield* mistake(puzzle, state, wrong);
  const [step] = yield* stepsOf(boardOf(puzzle), state.edges, lastChanges(state, past));
  return step ? hintOfStep(puzzle, step) : yield* beyond(puzzle, state, answers);
}

/** The edges that the latest move changed. */
function lastChanges(state: State, past: readonly State[]): number[] {
  const before = past.findLast((each) => changed(each, state).length > 0);
  return before ? changed(before, state) : [];
}

const changed = (a: State, b: State): number[] =>
  Array.from(b.edges, (_, edge) => edge).filter((edge) => a.edges[edge] !== b.edges[edge]);

function hintOfStep(puzzle: Puzzle, step: Step): Hint<Move> {
  return {
    kind: 'step',
    code: step.code,
    level: levelOf(step.code),
    at: step.edges.map(({ edge }) => edgeSpot(edge)),
    because: reasonsOf(spotsOf(step.reason), edgeSpot(step.edges[0].edge)),
    with: valuesOf(puzzle, step.reason, step.end),
    moves: [step.edges.map(({ edge, value }) => ({ on: 'edge', index: edge, to: value }))],
  };
}

const sorted = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);

const spotsOf = ({ cells, marks, dots }: Reason): Spot[] => [
  ...sorted(cells).map(cellSpot),
  ...sorted(marks).map(edgeSpot),
  ...sorted(dots).map(dotSpot),
];

/** What the sentences speak of: the clue in question, what a loop leaves out, where a supposition ends. */
function valuesOf(
  puzzle: Puzzle,
  { cells, left }: Reason,
  end: End | undefined,
): Record<string, string | number> {
  const cell = end?.cell ?? left?.cell ?? sorted(cells)[0];
  return {
    ...(cell === undefined ? {} : { clue: puzzle.clues[cell] }),
    ...(left ? { left: leftKind(left) } : {}),
    ...(end ? { end: end.kind } : {}),
  };
}

const leftKind = ({ cell, dot }: Witness): string =>
  cell !== undefined ? 'clue' : dot !== undefined ? 'dot' : 'line';

function* mistake(puzzle: Puzzle, state: State, wrong: Wrong): Task<Hint<Move>> {
  const clear =
    (on: Change['on']) =>
    (index: number): Change => ({ on, index, to: 0 });
  const moves = [[...wrong.edges.map(clear('edge')), ...wrong.cells.map(clear('cell'))]];
  if (!wrong.edges.length) return cellMistake(puzzle, state, wrong, moves);
  const suspects = wrong.dated ? wrong.edges.slice(0, 1) : wrong.edges;
  const found = yield* refute(boardOf(puzzle), state.edges, wrong.edges, suspects);
  return found
    ? hintOfRefutation(puzzle, state, found, moves)
    : yield* kernelMistake(puzzle, state, wrong, moves);
}

function hintOfRefutation(
  puzzle: Puzzle,
  state: State,
  { edge, reason, end }: Refutation,
  moves: Move[],
): Hint<Move> {
  const because = reasonsOf(spotsOf(reason), edgeSpot(edge));
  return { ...mistakeAt(state, edge), because, with: valuesOf(puzzle, reason, end), moves };
}

const mistakeAt = (
  state: State,
  edge: number,
): Pick<MistakeHint<Move>, 'kind' | 'code' | 'level' | 'at'> => ({
  kind: 'mistake',
  code: state.edges[edge] === LINE ? 'mistake-line' : 'mistake-cross',
  level: 'counts',
  at: [edgeSpot(edge)],
});

/** No level sees it: the kernel's smallest set of clues and marks that cannot hold with it. */
function* kernelMistake(puzzle: Puzzle, state: State, wrong: Wrong, moves: Move[]): Task<Hint<Move>> {
  const [edge] = wrong.edges;
  const because = reasonsOf(yield* smallestRefutation(puzzle, state, wrong), edgeSpot(edge));
  return { ...mistakeAt(state, edge), level: 'beyond', because, with: { end: 'none' }, moves };
}

const everything = (puzzle: Puzzle, state: State): Spot[] => [
  ...Array.from(meshOf(puzzle).faceEdges, (_, cell) => cell)
    .filter((cell) => isClue(puzzle.clues[cell]))
    .map(cellSpot),
  ...Array.from(state.edges, (_, edge) => edge)
    .filter((edge) => state.edges[edge] !== OPEN)
    .map(edgeSpot),
];

/** A wrong note on a cell harms nothing yet; it is named, and the whole board speaks against it. */
const cellMistake = (puzzle: Puzzle, state: State, { cells }: Wrong, moves: Move[]): Hint<Move> => ({
  kind: 'mistake',
  code: 'mistake-cell',
  level: 'beyond',
  at: cells.map(cellSpot),
  because: reasonsOf(everything(puzzle, state), cellSpot(cells[0])),
  with: { end: 'none' },
  moves,
});

function* beyond(puzzle: Puzzle, state: State, answers: readonly State[]): Task<Hint<Move> | undefined> {
  const found = yield* smallestReason(puzzle, state, answers);
  if (!found) return undefined;
  const { edge, value, because } = found;
  return {
    kind: 'step',
    code: found.short ? 'reason' : 'forced',
    level: 'beyond',
    at: [edgeSpot(edge)],
    because: reasonsOf(because, edgeSpot(edge)),
    with: { to: value === LINE ? 'line' : 'cross' },
    moves: [[{ on: 'edge', index: edge, to: value }]],
  };
}

/**
 * How often each technique is used when the puzzle is solved by its hints. Steps that a position offers
 * together are taken together, so that this costs rounds and not steps.
 */
export function* usesOf(puzzle: Puzzle): Task<Record<string, number>> {
  const board = boardOf(puzzle);
  const uses: Record<string, number> = {};
  const edges = new Uint8Array(board.mesh.edgeCount);
  for (;;) {
    const steps = yield* stepsOf(board, edges);
    for (const { code, edges: found } of steps) {
      uses[code] = (uses[code] ?? 0) + 1;
      for (const { edge, value } of found) edges[edge] = value;
    }
    if (steps.length) continue;
    const solved = check(puzzle, { edges, cells: [] }).issues.length === 0;
    const forced = solved ? undefined : yield* forcedEdge(puzzle, edges);
    if (!forced) return uses;
    uses['reason'] = (uses['reason'] ?? 0) + 1;
    edges[forced.edge] = forced.value;
  }
}

/** An edge on which all solutions agree; none when there are several or no solutions. */
function* forcedEdge(puzzle: Puzzle, edges: Uint8Array): Task<{ edge: number; value: number } | undefined> {
  const answers = yield* answersOf(puzzle);
  const edge = edges.indexOf(OPEN);
  if (answers.length !== 1 || edge < 0) return undefined;
  return { edge, value: answers[0].edges[edge] === LINE ? LINE : CROSS };
}
