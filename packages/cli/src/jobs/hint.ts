/** hint: the next step and its reason; with --all, one after another until the puzzle is solved. */
import type { Hint } from 'edgewise';
import type { Task } from 'edgewise/task';
import { say } from 'edgewise/words/words';
import { onPuzzle, type Outcome } from './answer.ts';
import { EXITS } from '../args/user-error.ts';
import { labelsOf, joinLabels } from './labels.ts';
import { stateOf, type Subject } from './read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';
import { head } from './check.ts';

/** A hint in words, and the position after it. */
interface Step {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly after: unknown;
  readonly moves: number;
}

export const hintJob = onPuzzle(function* (subject, settings) {
  return settings.all ? yield* wholeWay(subject, settings) : yield* oneStep(subject, settings);
});

function* oneStep(subject: Subject, settings: Settings): Task<Outcome> {
  const state = stateOf(subject);
  const step = yield* next(subject, state, subject.past, settings);
  if (step) {
    const code = step.moves > 0 ? EXITS.done : EXITS.no; // nothing can be done: there is no solution
    return { fields: step.fields, text: head(subject, settings) + step.text, code, apart: true };
  }
  return ending(subject, state, settings);
}

function* wholeWay(subject: Subject, settings: Settings): Task<Outcome> {
  const past = [...subject.past];
  const steps: Step[] = [];
  let state = stateOf(subject);
  for (
    let step = yield* next(subject, state, past, settings);
    step;
    step = yield* next(subject, state, past, settings)
  ) {
    steps.push(step);
    past.push(state);
    if (sameState(subject, state, step.after)) break;
    state = step.after;
    yield { done: steps.length };
  }
  const end = ending(subject, state, settings);
  const told = steps.map((step, index) => `${index + 1}. ${step.text}`);
  return {
    fields: { ...end.fields, steps: steps.map((each) => each.fields) },
    text: [
      head(subject, settings).trimEnd(),
      ...told,
      cliText(settings.language, end.fields['solved'] ? 'hint-solved' : 'hint-none'),
    ]
      .filter(Boolean)
      .join('\n'),
    code: end.fields['solved'] ? EXITS.done : EXITS.no,
    apart: true,
  };
}

/** A hint that changes nothing would be given for ever. */
const sameState = ({ game, saved: { puzzle } }: Subject, a: unknown, b: unknown): boolean =>
  game.native.format({ puzzle, state: a }) === game.native.format({ puzzle, state: b });

function ending(subject: Subject, state: unknown, settings: Settings): Outcome {
  const { game, saved } = subject;
  const solved = game.check(saved.puzzle, state).issues.length === 0;
  const text = head(subject, settings) + cliText(settings.language, solved ? 'hint-solved' : 'hint-none');
  return { fields: { hint: null, solved }, text, code: solved ? EXITS.done : EXITS.no };
}

function* next(
  { game, saved: { puzzle } }: Subject,
  state: unknown,
  past: readonly unknown[],
  settings: Settings,
): Task<Step | undefined> {
  const hint: Hint<unknown> | undefined = yield* game.hint(puzzle, state, past);
  if (!hint) return undefined;
  let after = state;
  for (const move of hint.moves) {
    const result = game.apply(puzzle, after, move);
    if (!result.ok) throw new Error(`${game.id}: a hint's move is refused (${result.error.code})`);
    after = result.value;
  }
  const { language } = settings;
  const [before, later] = [state, after].map((each) => labelsOf(game, puzzle, each, language));
  const message = say(game.words, language, hint);
  const level = say(game.words, language, { code: `level.${hint.level}` });
  const mistake = hint.kind === 'mistake';
  const where = before(hint.at);
  const because = before(hint.because);
  const then = later(hint.at);
  return {
    after,
    moves: hint.moves.length,
    fields: {
      kind: hint.kind,
      code: hint.code,
      level: hint.level,
      message,
      at: hint.at,
      where,
      after: then,
      because: hint.because,
      reasons: because,
      moves: hint.moves.map((move) => game.moves.format(move)),
    },
    text: [
      `${message} [${level}]`,
      ...(mistake ? line('hint-wrong', where) : []),
      ...line('hint-because', because),
      ...line(mistake ? 'hint-back' : 'hint-then', then),
    ].join('\n'),
  };

  function line(code: string, labels: readonly string[]): readonly string[] {
    return labels.length === 0 ? [] : [`   ${cliText(language, code, { places: joinLabels(labels, language) })}`];
  }
}
