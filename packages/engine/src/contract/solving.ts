/** Laws of answers: solve, grade and hint tell the truth, and a task stopped early leaves no trace. */
import type { Grade, Hint, Reasons, Solutions } from '../vocabulary.ts';
import { makeRng } from '../rng.ts';
import { minimiseAtOnce } from '../kernel/minimise.ts';
import { finish, finishWhile, type Task } from '../task.ts';
import { same } from './same.ts';
import type { Subject } from './subject.ts';
import { completable, type HintStep } from './hint-runs.ts';

type Violations = Generator<string, void, void>;

const solve = ({ game }: Subject, puzzle: unknown, limit: number): Solutions<unknown> =>
  finish(game.solve(puzzle, { limit }));

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
    if (saved.solution !== undefined && !completable(subject.game, puzzle, saved.solution))
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
export function* hintsSolve(subject: Subject): Violations {
  const unique = new Set(subject.unique().map((sample) => sample.puzzle));
  for (const { puzzle, steps: strides, end } of subject.walks().filter((walk) => unique.has(walk.puzzle))) {
    for (const stride of strides) yield* soundStride(subject, puzzle, stride);
    if (!isSolved(subject, puzzle, end)) yield `Hints do not solve ${name(subject, puzzle)}.`;
  }
}

function* soundStride(subject: Subject, puzzle: unknown, { before, hint, after }: HintStep): Violations {
  const where = `Hint '${hint.code}' at '${subject.text(puzzle, before)}'`;
  if (hint.kind === 'mistake') yield `${where} calls a good position a mistake.`;
  if (![...subject.game.levels, 'beyond'].includes(hint.level))
    yield `${where} has the unknown level '${hint.level}'.`;
  if (after === undefined) yield `${where} has an illegal move.`;
  else if (subject.text(puzzle, after) === subject.text(puzzle, before)) yield `${where} changes nothing.`;
  else if (!completable(subject.game, puzzle, after)) yield `${where} leads astray.`;
}

/** A game that explains must provide a way to ask whether an explanation is enough; advice need not follow. */
export function* hintsSuffice(subject: Subject): Violations {
  const { suffices } = subject.options;
  for (const { puzzle, steps } of [...subject.walks(), ...subject.mistakes()])
    for (const { before, hint } of steps)
      if (hint.kind === 'advice') continue;
      else if (!suffices) yield `Hint '${hint.code}' gives reasons, but 'suffices' is not there to ask.`;
      else if (!suffices(puzzle, before, hint))
        yield `Hint '${hint.code}' at '${subject.text(puzzle, before)}' does not follow from ${hint.because.join(', ')}.`;
}

/** A hint names nothing that could be left out, except that one spot always stays, since every hint has a reason. */
export function* reasonsAreMinimal(subject: Subject): Violations {
  const { suffices, minimalReasons } = subject.options;
  if (!suffices || !minimalReasons) return;
  for (const { puzzle, steps } of [...subject.walks(), ...subject.mistakes()])
    for (const { before, hint } of steps) {
      if (hint.kind === 'advice') continue;
      const { because } = hint;
      const needed = minimiseAtOnce(because, (some) => suffices(puzzle, before, withReasons(hint, some)));
      const spare = because.filter((spot) => needed?.includes(spot) === false);
      if (because.length > 1 && spare.length > 0)
        yield `Hint '${hint.code}' at '${subject.text(puzzle, before)}' follows without ${spare.join(', ')}.`;
    }
}

/** A spot that no board has represents none at all. */
const withReasons = (hint: Hint<unknown>, [first, ...rest]: readonly string[]): Hint<unknown> => ({
  ...hint,
  because: first === undefined ? NO_REASONS : [first, ...rest],
});

/**
 * `suffices` itself must be able to say no. Some steps follow from the general rules alone, at the place where
 * they are taken, but hardly all of a puzzle's.
 */
export function* sufficesCanRefuse(subject: Subject): Violations {
  const { suffices } = subject.options;
  const bare = (hint: Hint<unknown>): Hint<unknown> => withReasons(hint, []);
  for (const { puzzle, steps } of subject.walks()) {
    const grounded = steps.filter(({ hint }) => hint.kind === 'step');
    if (
      suffices &&
      grounded.length &&
      grounded.every(({ hint, before }) => suffices(puzzle, before, bare(hint)))
    )
      yield `Every hint of ${name(subject, puzzle)}, such as '${grounded[0].hint.code}', is said to follow from nothing.`;
  }
}

/** A spot that no board has: nothing follows from it. */
const NO_REASONS: Reasons = ['nowhere:0'];

export function* mistakesAreNamed(subject: Subject): Violations {
  for (const { puzzle, from, steps: strides, end } of subject.mistakes()) {
    const where = `At '${subject.text(puzzle, from)}'`;
    if (strides[0]?.hint.kind !== 'mistake')
      yield `${where}, which cannot be finished, the hint names no mistake.`;
    else if (!isSolved(subject, puzzle, end)) yield `${where} hints do not lead out of the mistake.`;
  }
}

/** The most rotations and reflections that any of our boards has: this many solutions can count as one. */
const TURNS = 12;

export function* gradesAreTrue(subject: Subject): Violations {
  for (const { puzzle } of subject.samples()) {
    const { game } = subject;
    const grade: Grade = finish(game.grade(puzzle));
    const { found, exhausted } = solve(subject, puzzle, game.identity ? TURNS + 1 : 2);
    const different = new Set(
      found.map((state) => game.identity?.(puzzle, state) ?? subject.text(puzzle, state)),
    );
    const solutions = different.size > 1 ? 'many' : !exhausted ? 'unknown' : different.size ? 'one' : 'none';
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

/** `effort` counts work, and caches may reduce work; the answer must not change. */
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
