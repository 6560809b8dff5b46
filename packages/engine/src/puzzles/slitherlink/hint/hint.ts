/**
 * The easiest next step and why; but first, whether something went wrong and with which mark.
 * Techniques come first; a step that no technique finds gets the smallest reason that the kernel gives.
 */
import type { Task } from '../../../task.ts';
import { reasonsOf, type Hint, type StepHint } from '../../../vocabulary.ts';
import { boardOf, edgeSpot, LINE, type Move, type Puzzle, type State } from '../rules/rules.ts';
import type { Step } from './deduce/candidates.ts';
import { isComplete } from './deduce/loops.ts';
import { easiestStep } from './deduce/steps.ts';
import type { IsPossible } from './deduce/suppose.ts';
import { mistake } from './mistake.ts';
import { possibleValues } from './possible.ts';
import { smallestReason } from './smallest-reason.ts';
import { solutionsFrom, solutionsOf } from './solutions.ts';
import { spotsOf, valuesOf } from './wording.ts';
import { wrongMarks } from './wrong-marks.ts';

/** Undefined: solved, or nothing can be said (no solution at all; several, and nothing is forced). */
export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (isComplete(boardOf(puzzle), state.edges)) return undefined;
  const near = lastChanges(state, past);
  const solutions = yield* solutionsOf(puzzle);
  if (!solutions) return yield* unchecked(puzzle, state, near);
  if (!solutions.length) return undefined;
  const wrong = yield* wrongMarks(puzzle, state, solutions, past);
  if (wrong.edges.length + wrong.cells.length) return yield* mistake(puzzle, state, wrong);
  const fitting = solutions.length > 1 ? yield* solutionsFrom(puzzle, state) : solutions;
  const isPossible = yield* possibleValues(puzzle, state, fitting);
  const step = yield* easiestStep(boardOf(puzzle), state.edges, { near, isPossible });
  return step ? hintOfStep(puzzle, step) : yield* beyond(puzzle, state, fitting, isPossible);
}

/** Too large to be solved now, so the marks may be wrong: what follows from them is only offered. */
function* unchecked(puzzle: Puzzle, state: State, near: readonly number[]): Task<Hint<Move> | undefined> {
  const step = yield* easiestStep(boardOf(puzzle), state.edges, { near });
  return step && { ...hintOfStep(puzzle, step), kind: 'advice', offers: { code: 'unchecked' } };
}

/** The edges that the latest move changed. */
function lastChanges(state: State, past: readonly State[]): number[] {
  const before = past.findLast((each) => changed(each, state).length > 0);
  return before ? changed(before, state) : [];
}

const changed = (a: State, b: State): number[] =>
  Array.from(b.edges, (_, edge) => edge).filter((edge) => a.edges[edge] !== b.edges[edge]);

function hintOfStep(puzzle: Puzzle, step: Step): StepHint<Move> {
  const proof = step.proof?.();
  const tones = step.tones?.();
  return {
    kind: 'step',
    code: step.code,
    level: step.level,
    at: step.edges.map(({ edge }) => edgeSpot(edge)),
    because: reasonsOf(spotsOf(step.reason), edgeSpot(step.edges[0].edge)),
    with: { ...valuesOf(puzzle, step.reason, step.end), to: step.edges[0].value === LINE ? 'line' : 'cross' },
    ...(proof && { proof }),
    ...(tones && { tones }),
    moves: [step.edges.map(({ edge, value }) => ({ on: 'edge', index: edge, to: value }))],
  };
}

function* beyond(
  puzzle: Puzzle,
  state: State,
  solutions: readonly State[],
  isPossible: IsPossible,
): Task<Hint<Move> | undefined> {
  const found = yield* smallestReason(puzzle, state, solutions, isPossible);
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
