/** Laws of what a new player sees first: levels with dots, the week, the lesson, the picture on a card. */
import type { AnyGame } from '../game.ts';
import type { LessonStep } from '../vocabulary.ts';
import type { Subject } from './subject.ts';
import { missing, textProblem } from './texts-and-views.ts';

type Violations = Generator<string, void, void>;

export function* levelsAndDays({ game }: Subject): Violations {
  const { presets, daily = [] } = game.params;
  const ids = presets.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) yield 'Two presets have one id.';
  yield* missing('a day of the week but no preset', daily.flat(), ids);
  const dots = presets.flatMap((each) => each.dots ?? []);
  if (dots.length > 0 && !dots.includes(1)) yield 'No level has one dot.';
  const { fifths = [] } = game.params;
  if (fifths.some((bound, i) => i > 0 && bound <= fifths[i - 1]))
    yield 'The fifths of difficulty do not rise.';
}

export function* lessonsCanBeFollowed({ game }: Subject): Violations {
  if (game.lesson && game.lesson.length !== 3) yield 'A lesson has three steps.';
  for (const step of game.lesson ?? []) {
    for (const code of [`lesson.${step.code}`, `lesson.${step.code}.text`]) {
      const fault = textProblem(game, { code });
      if (fault !== undefined) yield fault;
    }
    yield* stepCanBeDone(game, step);
  }
  const last = game.lesson?.at(-1);
  if (last && !isSolvedBy(game, last)) yield 'The last step of the lesson does not solve its board.';
}

function* stepCanBeDone(game: AnyGame, { code, text, gesture, shows = [] }: LessonStep): Violations {
  const read = game.native.parse(text);
  if (!read.ok) return yield `The board of lesson '${code}' does not read: ${read.error.code}.`;
  const { puzzle } = read.value;
  const state: unknown = read.value.state ?? game.start(puzzle);
  const spots = game.scene(puzzle, state).targets.map((each) => each.spot);
  const touched = 'path' in gesture ? gesture.path : [gesture.on];
  yield* missing(`touched in lesson '${code}' but no target`, [...touched, ...shows], spots);
  const move = game.interpret(puzzle, state, gesture);
  if (!move.ok) yield `The gesture of lesson '${code}' is refused: ${move.error.code}.`;
}

function isSolvedBy(game: AnyGame, { text, gesture }: LessonStep): boolean {
  const read = game.native.parse(text);
  if (!read.ok) return false;
  const { puzzle } = read.value;
  const state: unknown = read.value.state ?? game.start(puzzle);
  const move = game.interpret(puzzle, state, gesture);
  const after = move.ok ? game.apply(puzzle, state, move.value) : move;
  return after.ok && game.check(puzzle, after.value).issues.length === 0;
}

export function* artCanBeDrawn({ game }: Subject): Violations {
  if (game.art === undefined) return;
  const read = game.native.parse(game.art);
  if (!read.ok) yield `The picture for cards does not read: ${read.error.code}.`;
  else if (read.value.state === undefined) yield 'The picture for cards shows no position.';
}
