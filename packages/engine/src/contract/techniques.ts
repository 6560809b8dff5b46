/** Laws of what is taught: every step of a hint has a page, and a position to practise on is what it claims. */
import type { AnyGame } from '../game.ts';
import { parseParams } from '../params/params.ts';
import { finish } from '../task.ts';
import { canPractise, exerciseFrom, findExercise, type Exercise } from '../train/exercise.ts';
import { isRight, judge } from '../train/judge.ts';
import { readPosition } from '../train/position.ts';
import type { Technique } from '../vocabulary.ts';
import type { Subject } from './subject.ts';
import { textProblem } from './texts-and-views.ts';

type Violations = Generator<string, void, void>;

/** A game that teaches nothing yet may say so; one that teaches something teaches all of it. */
export function* everyStepIsTaught(subject: Subject): Violations {
  const { techniques } = subject.game;
  if (!techniques.length) return;
  const taught = new Set(techniques.map(({ code }) => code));
  for (const { puzzle, steps } of [...subject.walks(), ...subject.mistakes()])
    for (const { before, hint } of steps)
      if (hint.kind !== 'mistake' && hint.moves.length && !taught.has(hint.code))
        yield `Technique '${hint.code}' at '${subject.text(puzzle, before)}' is not taught.`;
}

export function* examplesTeach({ game }: Subject): Violations {
  const codes = game.techniques.map(({ code }) => code);
  const twice = codes.find((code, i) => codes.indexOf(code) !== i);
  if (twice !== undefined) yield `Technique '${twice}' is taught twice.`;
  for (const technique of game.techniques) yield* exampleProblems(game, technique);
}

function* exampleProblems(game: AnyGame, { code, kind, level, from, examples }: Technique): Violations {
  const rule = `technique.${code}.rule`;
  const codes = [`technique.${code}`, ...(Object.hasOwn(game.words.en, rule) ? [rule] : [])];
  for (const each of codes) {
    const fault = textProblem(game, { code: each });
    if (fault !== undefined) yield fault;
  }
  if (!examples.length || new Set(examples).size < examples.length)
    yield `Technique '${code}' has no example, or one twice.`;
  const params = parseParams(game.params, from);
  if (!params.ok) yield `Technique '${code}' is practised on boards that are refused: ${params.error.code}.`;
  const [first, ...rest] = examples.map((text) => finish(exerciseFrom(game, code, text)));
  if ([first, ...rest].includes(undefined)) yield `The next step of an example of '${code}' is another one.`;
  if (first && (first.hint.kind !== kind || first.hint.level !== level))
    yield `The first example of '${code}' is ${first.hint.kind} of level '${first.hint.level}'.`;
}

/** Some techniques, each on one position found for it: asked again, its next step is exactly that. */
export function* exercisesAreHonest(subject: Subject): Violations {
  const { game, options } = subject;
  const rng = subject.rng('exercises');
  const all = game.techniques.filter(canPractise);
  for (let i = 0; i < options.exercises && all.length; i++) {
    const { code } = all[rng.below(all.length)];
    const exercise = finish(findExercise(game, code, rng, PATIENCE));
    if (!exercise) yield `No position was found to practise '${code}' on.`;
    else yield* exerciseProblems(game, exercise);
  }
}

const PATIENCE = 30;

function* exerciseProblems(game: AnyGame, exercise: Exercise): Violations {
  const { technique, text, reached } = exercise;
  const position = readPosition(game, text);
  const end = readPosition(game, reached);
  if (!position || !end) return yield `An exercise for '${technique}' does not read.`;
  const hint = finish(game.hint(position.puzzle, position.state));
  if (hint?.code !== technique) yield `The next step of '${text}' is not '${technique}'.`;
  if (!isRight(game, exercise, end.state)) yield `Following '${technique}' at '${text}' is not right.`;
  const nothing = finish(judge(game, exercise, position.state));
  if (nothing.is !== 'untouched') yield `Doing nothing at '${text}' is ${nothing.is}.`;
}
