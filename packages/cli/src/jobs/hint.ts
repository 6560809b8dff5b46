/** hint: the next step and its reason; with --all, one after another until the puzzle is solved. */
import { type Hint, type Task, say } from 'edgewise';
import type { Settings } from '../args/settings.ts';
import { EXITS } from '../args/user-error.ts';
import { cliText } from '../words/words.ts';
import { onPuzzle, type Outcome } from './answer.ts';
import { joinLabels, LabelFinder, type Labels } from './labels.ts';
import { lineHead } from './line-head.ts';
import { proofFields, proofLines, toneFields } from './proof.ts';
import { stateOf, type Subject } from './read-item.ts';

/** A hint in words, and the position after it. */
interface Step {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly position: Position;
  readonly moves: readonly string[];
}

/** A position with its labels: those after one step are those before the next, so each is made once. */
interface Position {
  readonly state: unknown;
  readonly labels: Labels;
}

export const hintJob = onPuzzle(function* (subject, settings) {
  return settings.all ? yield* wholeWay(subject, settings) : yield* oneStep(subject, settings);
});

const finderOf = ({ game, saved }: Subject, { language }: Settings): LabelFinder =>
  new LabelFinder(game, saved.puzzle, language);

function* oneStep(subject: Subject, settings: Settings): Task<Outcome> {
  const finder = finderOf(subject, settings);
  const state = stateOf(subject);
  const position = { state, labels: finder.in(state) };
  const step = yield* nextStep(subject, position, subject.past, finder, settings);
  if (!step) return ending(subject, position.state, settings);
  const code = step.moves.length > 0 ? EXITS.done : EXITS.no; // nothing can be done: there is no solution
  return { fields: step.fields, text: lineHead(subject, settings) + step.text, code, apart: true };
}

function* wholeWay(subject: Subject, settings: Settings): Task<Outcome> {
  const past = [...subject.past];
  const steps: Pick<Step, 'fields' | 'text'>[] = [];
  const finder = finderOf(subject, settings);
  const start = stateOf(subject);
  let last: Step | undefined;
  let position: Position = { state: start, labels: finder.in(start) };
  for (;;) {
    const step: Step | undefined = yield* nextStep(subject, position, past, finder, settings);
    if (!step || isSameStep(step, last)) break;
    steps.push({ fields: settings.json ? step.fields : {}, text: step.text });
    if (step.moves.length === 0) break;
    past.push(position.state);
    [position, last] = [step.position, step];
    yield { done: steps.length };
  }
  return wayOutcome(subject, position.state, steps, settings);
}

function wayOutcome(
  subject: Subject,
  state: unknown,
  steps: readonly Pick<Step, 'fields' | 'text'>[],
  settings: Settings,
): Outcome {
  const end = ending(subject, state, settings);
  const solved = end.fields['solved'] === true;
  const lines = [
    lineHead(subject, settings).trimEnd(),
    ...steps.map((step, index) => `${index + 1}. ${step.text}`),
    cliText(settings.language, solved ? 'hint-solved' : 'hint-none'),
  ];
  return {
    fields: { ...end.fields, steps: steps.map((each) => each.fields) },
    text: lines.filter(Boolean).join('\n'),
    code: solved ? EXITS.done : EXITS.no,
    apart: true,
  };
}

/** A hint that changes nothing would be repeated for ever. */
const isSameStep = (step: Step, last: Step | undefined): boolean =>
  step.moves.length === last?.moves.length && step.moves.every((move, i) => move === last.moves[i]);

function ending(subject: Subject, state: unknown, settings: Settings): Outcome {
  const { game, saved } = subject;
  const solved = game.check(saved.puzzle, state).issues.length === 0;
  const text = lineHead(subject, settings) + cliText(settings.language, solved ? 'hint-solved' : 'hint-none');
  return { fields: { hint: null, solved }, text, code: solved ? EXITS.done : EXITS.no };
}

function* nextStep(
  subject: Subject,
  position: Position,
  past: readonly unknown[],
  finder: LabelFinder,
  settings: Settings,
): Task<Step | undefined> {
  const { game, saved } = subject;
  const hint = yield* game.hint(saved.puzzle, position.state, past);
  if (!hint) return undefined;
  const after = stateAfter(subject, position.state, hint);
  return described(subject, hint, position, { state: after, labels: finder.in(after) }, settings);
}

function stateAfter({ game, saved: { puzzle } }: Subject, state: unknown, { moves }: Hint<unknown>): unknown {
  let after = state;
  for (const move of moves) {
    const result = game.apply(puzzle, after, move);
    if (!result.ok) throw new Error(`${game.id}: a hint's move is refused (${result.error.code})`);
    after = result.value;
  }
  return after;
}

function described(
  { game }: Subject,
  hint: Hint<unknown>,
  before: Position,
  after: Position,
  { language }: Settings,
): Step {
  const message = say(game.words, language, hint);
  const moves = hint.moves.map((move) => game.moves.format(move));
  const level = say(game.words, language, { code: `level.${hint.level}` });
  const [where, reasons] = [before.labels(hint.at), before.labels(hint.because)];
  // A board may shrink with the piece that is taken back: its place has a label only before.
  const then = after.labels(hint.at).map((label, i) => (label === hint.at[i] ? (where[i] ?? label) : label));
  const line = (code: string, labels: readonly string[]): readonly string[] =>
    labels.length === 0 ? [] : [`   ${cliText(language, code, { places: joinLabels(labels, language) })}`];
  const offers = hint.kind === 'advice' ? say(game.words, language, hint.offers) : undefined;
  return {
    position: after,
    moves,
    fields: {
      kind: hint.kind,
      code: hint.code,
      level: hint.level,
      message,
      ...(offers !== undefined && { offers }),
      at: hint.at,
      where,
      after: then,
      because: hint.because,
      reasons,
      ...(hint.tones && { tones: toneFields(hint.tones, before.labels) }),
      ...(hint.proof && { proof: proofFields(game, hint.proof, before.labels, language) }),
      moves,
    },
    text: [
      `${message} [${level}]`,
      ...(offers === undefined ? [] : [`   ${offers}`]),
      ...(hint.kind === 'mistake' ? line('hint-wrong', where) : []),
      ...(hint.proof ? proofLines(game, hint.proof, before.labels, language) : []),
      ...line('hint-because', reasons),
      ...line(hint.kind === 'mistake' ? 'hint-back' : 'hint-then', then),
    ].join('\n'),
  };
}
