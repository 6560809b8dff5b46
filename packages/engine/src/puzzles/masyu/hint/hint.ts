/**
 * The easiest next step and why; but first, whether something went wrong and with which mark.
 * Techniques come first; a step that no technique finds gets the smallest reason that the kernel gives.
 */
import { nextStep } from '../../../kernel/explain.ts';
import type { Task } from '../../../task.ts';
import { reasonsOf, type Hint, type StepHint } from '../../../vocabulary.ts';
import { levelOf } from '../make/levels.ts';
import { check } from '../rules/check.ts';
import { cellSpot, CROSS, LINE, linkSpot, OPEN, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { factsOf, keptModel } from '../solve/model.ts';
import { solve } from '../solve/solver.ts';
import { BUDGET, everything, findMistake, literalOf } from './mistake.ts';
import type { Forced, Position, Step } from './step.ts';
import { positionOf, stepsOf } from './steps.ts';

/** Undefined: solved, or nothing can be said (no solution at all; several, and nothing is forced). */
export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (!check(puzzle, state).issues.length) return undefined;
  const answers = yield* answersOf(puzzle);
  if (!answers.length) return undefined;
  const mistake = yield* findMistake(puzzle, state, past, answers);
  if (mistake) return mistake;
  const position = positionOf(puzzle, state);
  const steps = yield* stepsOf(position);
  return steps.length ? hintOfStep(nearest(position, steps, past)) : yield* beyond(puzzle, state, answers);
}

const known = new WeakMap<Puzzle, readonly State[]>();

/** Two solutions at most: enough to know whether there is one. */
function* answersOf(puzzle: Puzzle): Task<readonly State[]> {
  const before = known.get(puzzle);
  if (before) return before;
  const { found } = yield* solve(puzzle, { limit: 2 });
  known.set(puzzle, found);
  return found;
}

/** The step next to the latest change, so that hints go on where the player is. */
function nearest({ board, state }: Position, steps: readonly Step[], past: readonly State[]): Step {
  const before = past.findLast((each) => changed(each, state) >= 0);
  if (!before) return steps[0];
  const { mesh } = board;
  const centre = mesh.edgeDots[2 * changed(before, state)];
  const distance = ({ forced }: Step): number => {
    const cell = mesh.edgeDots[2 * forced[0].link];
    return Math.abs(mesh.dotX[cell] - mesh.dotX[centre]) + Math.abs(mesh.dotY[cell] - mesh.dotY[centre]);
  };
  return steps.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** A link on which they differ; -1 when there is none. */
const changed = (a: State, b: State): number =>
  Array.from(b.edges).findIndex((mark, link) => mark !== a.edges[link]);

function hintOfStep({ code, forced, cells, links, level, proof }: Step): StepHint<Move> {
  const place = linkSpot(forced[0].link);
  return {
    kind: 'step',
    code,
    level: levelOf(level),
    at: forced.map(({ link }) => linkSpot(link)),
    because: reasonsOf([...cells.map(cellSpot), ...links.map(linkSpot)], place),
    with: { left: cells.length ? 'pearl' : 'line', to: forced[0].to === LINE ? 'line' : 'cross' },
    ...(proof && { proof }),
    moves: [forced.map(({ link, to }) => ({ index: link, to }))],
  };
}

/** Of the links on which the solutions agree, the one with the smallest reason. */
function* beyond(puzzle: Puzzle, state: State, answers: readonly State[]): Task<StepHint<Move> | undefined> {
  const agreed = Array.from(state.edges, (_, link): Forced => ({
    link,
    to: answers[0].edges[link] === LINE ? LINE : CROSS,
  })).filter(
    ({ link }) =>
      state.edges[link] === OPEN && answers.every(({ edges }) => edges[link] === answers[0].edges[link]),
  );
  const targets = agreed.map(({ link, to }) => literalOf(link, to));
  const found = yield* nextStep(keptModel(puzzle), factsOf(state), targets, { budget: BUDGET });
  if (found) {
    const step = agreed[targets.indexOf(found.target)];
    const because = [...found.groups, ...found.facts.map((lit) => linkSpot(lit >> 1))];
    return kernelHint('reason', step, because);
  }
  return answers.length === 1 && agreed.length
    ? kernelHint('forced', agreed[0], everything(puzzle, state))
    : undefined;
}

const kernelHint = (code: string, { link, to }: Forced, because: readonly string[]): StepHint<Move> => ({
  kind: 'step',
  code,
  level: 'beyond',
  at: [linkSpot(link)],
  because: reasonsOf(because, linkSpot(link)),
  with: { to: to === LINE ? 'line' : 'cross' },
  moves: [[{ index: link, to }]],
});
