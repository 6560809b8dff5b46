/** Laws of answers: solve, grade and hint tell the truth, and a task stopped early leaves no trace. */
import type { Grade, Hint, Solutions } from '../game.ts';
import { makeRng } from '../rng.ts';
import { finish, finishWhile, type Task } from '../task.ts';
import { same } from './same.ts';
import { follow, playAll, type Sample, type Stride, type Subject } from './subject.ts';

type Violations = Generator<string, void, void>;

const solve = ({ game }: Subject, puzzle: unknown, limit: number): Solutions<unknown> =>
  finish(game.solve(puzzle, { limit }));

const completable = ({ game }: Subject, puzzle: unknown, state: unknown): boolean =>
  finish(game.solve(puzzle, { limit: 1, from: state })).found.length > 0;

const isSolved = ({ game }: Subject, puzzle: unknown, state: unknown): boolean =>
  state !== undefined && game.check(puzzle, state).issues.length === 0;

const name = ({ game }: Subject, puzzle: unknown): string => `'${game.native.format({ puzzle })}'`;

export function* solveFindsSolutions(subject: Subject): Violations {
  for (const { puzzle } of subject.samples()) {
    const { found } = solve(subject, puzzle, 3);
    if (!found.every((state) => isSolved(subject, puzzle, state)))
      yield `Solve finds what is no solution of ${name(subject, puzzle)}.`;
    const texts = new Set(found.map((state) => subject.text(puzzle, state)));
    if (texts.size < found.length) yield `Solve finds one solution of ${name(subject, puzzle)} twice.`;
  }
}

/** A generated solution may differ from a found one in marks that do not matter, so numbers are compared, not texts. */
export function* solveMissesNothing(subject: Subject): Violations {
  for (const { saved, puzzle, states } of subject.samples()) {
    const { found, exhausted } = solve(subject, puzzle, 2);
    const solvable = states.some((state) => isSolved(subject, puzzle, state));
    if (found.length === 0 && solvable)
      yield `Solve finds nothing in ${name(subject, puzzle)}, which has a solution.`;
    if (found.length < 2 && !exhausted) yield `Solve gives up on ${name(subject, puzzle)}.`;
    if (saved.solution !== undefined && !completable(subject, puzzle, saved.solution))
      yield `Solve from its solution finds nothing in ${name(subject, puzzle)}.`;
  }
}

export function* solveRespectsLimit(subject: Subject): Violations {
  for (const { puzzle } of subject.samples())
    for (const limit of [1, 2, 3]) {
      const count = solve(subject, puzzle, limit).found.length;
      if (count > limit)
        yield `Solve finds ${count} solutions of ${name(subject, puzzle)} where ${limit} were asked for.`;
    }
}

export function* exhaustedMeansAll(subject: Subject): Violations {
  for (const { puzzle } of subject.samples())
    for (const limit of [1, 2, 3]) {
      const some = solve(subject, puzzle, limit);
      const more = solve(subject, puzzle, limit + 2);
      if (some.exhausted && more.found.length > some.found.length)
        yield `Solve calls ${name(subject, puzzle)} exhausted at ${some.found.length} and then finds ${more.found.length}.`;
    }
}

/** Where there is exactly one solution, hints must be enough to reach it. */
const unique = (subject: Subject): readonly Sample[] =>
  subject.samples().filter(({ puzzle }) => {
    const { found, exhausted } = solve(subject, puzzle, 2);
    return exhausted && found.length === 1;
  });

export function* hintsSolve(subject: Subject): Violations {
  for (const sample of unique(subject)) {
    const strides = subject.walk(sample);
    for (const stride of strides) yield* soundStride(subject, sample.puzzle, stride);
    const end = strides.at(-1)?.after;
    if (!isSolved(subject, sample.puzzle, end)) yield `Hints do not solve ${name(subject, sample.puzzle)}.`;
  }
}

function* soundStride(subject: Subject, puzzle: unknown, { before, hint, after }: Stride): Violations {
  const where = `Hint '${hint.code}' at '${subject.text(puzzle, before)}'`;
  if (hint.kind !== 'step') yield `${where} calls a good position a mistake.`;
  if (![...subject.game.levels, 'beyond'].includes(hint.level))
    yield `${where} has the unknown level '${hint.level}'.`;
  if (after === undefined) yield `${where} has an illegal move.`;
  else if (subject.text(puzzle, after) === subject.text(puzzle, before)) yield `${where} changes nothing.`;
  else if (!completable(subject, puzzle, after)) yield `${where} leads astray.`;
}

export function* hintsSuffice(subject: Subject): Violations {
  for (const { puzzle, strides } of [
    ...unique(subject).map((each) => ({ puzzle: each.puzzle, strides: subject.walk(each) })),
    ...mistakes(subject),
  ])
    for (const { before, hint } of strides)
      if (!subject.game.suffices(puzzle, before, hint))
        yield `Hint '${hint.code}' at '${subject.text(puzzle, before)}' does not follow from ${hint.because.join(', ')}.`;
}

/** `suffices` itself must be able to say no: nothing follows from nothing where anything is undecided. */
export function* sufficesCanRefuse(subject: Subject): Violations {
  for (const sample of unique(subject)) {
    const step = subject.walk(sample).find(({ hint }) => hint.because.length > 0);
    const bare: Hint<unknown> | undefined = step && { ...step.hint, because: [] };
    if (step && bare && subject.game.suffices(sample.puzzle, step.before, bare))
      yield `Hint '${bare.code}' is said to follow from nothing.`;
  }
}

export function* mistakesAreNamed(subject: Subject): Violations {
  for (const { puzzle, strides } of mistakes(subject)) {
    const where = `At '${subject.text(puzzle, strides[0]?.before)}'`;
    if (strides[0]?.hint.kind !== 'mistake')
      yield `${where}, which cannot be finished, the hint names no mistake.`;
    else if (!isSolved(subject, puzzle, strides.at(-1)?.after))
      yield `${where} hints do not lead out of the mistake.`;
  }
}

/** Wrong positions, one move or some aimless play away from the start, and what hints make of them. */
function mistakes(
  subject: Subject,
): readonly { readonly puzzle: unknown; readonly strides: readonly Stride[] }[] {
  const { game, options } = subject;
  return unique(subject).flatMap(({ saved, puzzle, states }) => {
    const way: readonly unknown[] =
      saved.solution === undefined ? [] : game.plan(puzzle, states[0], saved.solution);
    const opposites = way
      .flatMap((move): readonly unknown[] => [game.negate?.(puzzle, move)])
      .filter((move) => move !== undefined);
    const spoiled = [
      ...states,
      ...opposites.slice(0, 2).map((move) => playAll(game, puzzle, states[0], [move])),
    ];
    const wrong = spoiled.filter((state) => state !== undefined && !completable(subject, puzzle, state));
    return wrong
      .slice(-3)
      .map((state) => ({ puzzle, strides: [...follow(game, puzzle, state, options.hintLimit)] }));
  });
}

export function* gradesAreTrue(subject: Subject): Violations {
  for (const { puzzle } of subject.samples()) {
    const grade: Grade = finish(subject.game.grade(puzzle));
    const { found, exhausted } = solve(subject, puzzle, 2);
    const solutions =
      found.length > 1 ? 'many' : !exhausted ? 'unknown' : found.length === 1 ? 'one' : 'none';
    if (![...subject.game.levels, 'beyond'].includes(grade.level))
      yield `Grade has the unknown level '${grade.level}'.`;
    if (grade.solutions !== solutions && grade.solutions !== 'unknown')
      yield `Grade says ${grade.solutions} and solve says ${solutions} of ${name(subject, puzzle)}.`;
  }
}

export function* stoppedTasksLeaveNoTrace(subject: Subject): Violations {
  const { game, options } = subject;
  for (const { puzzle, states } of subject.samples().slice(0, 3)) {
    const state = states[states.length >> 1];
    yield* untraced('solve', () => game.solve(puzzle, { limit: 3 }));
    yield* untraced('grade', () => game.grade(puzzle));
    yield* untraced('hint', () => game.hint(puzzle, state));
  }
  yield* untraced('generate', () => game.generate(options.params[0], makeRng('stopped')));
}

/** `effort` counts work, and caches may lessen work; the answer may not change. */
function* untraced(what: string, begin: () => Task<unknown>): Violations {
  const before = answer(finish(begin()));
  for (const steps of [0, 1, 3]) {
    let taken = 0;
    finishWhile(begin(), () => taken++ < steps);
    if (!same(answer(finish(begin())), before))
      yield `After a ${what} that was stopped early, ${what} answers differently.`;
  }
}

function answer(value: unknown): unknown {
  return typeof value === 'object' && value && 'effort' in value ? { ...value, effort: undefined } : value;
}
