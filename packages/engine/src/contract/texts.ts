/** Laws of texts: what is written reads back, and what is broken is refused with a position. */
import type { Codec, ParseError, Read } from '../vocabulary.ts';
import { formatParams, parseParams, readParams, type Field } from '../params/params.ts';
import { formatsOf } from '../read/read.ts';
import type { Rng } from '../rng.ts';
import { same } from './same.ts';
import type { Subject } from './subject.ts';
import { playAll, type AnySaved, type Sample } from './hint-runs.ts';
import { textProblem } from './texts-and-views.ts';

type Violations = Generator<string, void, void>;

export function* paramsRoundTrip({ game, options }: Subject): Violations {
  for (const params of [...game.params.presets.map((each) => each.params), ...options.params]) {
    const text = formatParams(game.params, params);
    const read = parseParams(game.params, text);
    if (!read.ok) yield `Params '${text}' are refused: ${read.error.code}.`;
    else if (!same(read.value, params))
      yield `Params '${text}' read back as '${formatParams(game.params, read.value)}'.`;
  }
}

export function* paramsRefuse({ game }: Subject): Violations {
  for (const field of game.params.fields)
    for (const value of misfits(field))
      if (readParams(game.params, { [field.key]: value }).ok) yield `Field ${field.key} takes '${value}'.`;
  for (const text of ['no-such-field=1', 'word', '=', '= =', 'constructor=1'])
    if (parseParams(game.params, text).ok) yield `Params take '${text}'.`;
}

function misfits(field: Field): readonly string[] {
  switch (field.kind) {
    case 'whole':
      return [String(field.min - 1), String(field.max + 1), '', 'x', '1.5', '1e3', 'NaN', '99999999999'];
    case 'choice':
      return ['', 'no-such-choice', 'constructor'];
    case 'flag':
      return ['', 'yes', '1'];
    case 'text':
      return [];
  }
}

export function* nativeRoundTrip({ game, samples }: Subject): Violations {
  const { native } = game;
  if (!native.oneLine || native.holds !== 'everything')
    yield 'The native format says that it loses something.';
  for (const saved of samples().flatMap(variants)) {
    const text = native.format(saved);
    const read = native.parse(text);
    if (/[\n\r]/.test(text)) yield `Native '${text}' is more than one line.`;
    if (!native.looksLike(text)) yield `Native '${text}' does not look native.`;
    if (!read.ok) yield `Native '${text}' is refused: ${read.error.code}.`;
    else if (!same(withState(game, read.value), withState(game, saved)))
      yield `Native '${text}' reads back as '${native.format(read.value)}'.`;
  }
}

const variants = ({ saved, puzzle, states }: Sample): readonly AnySaved[] => [
  { puzzle },
  saved,
  ...states.flatMap((state) => [
    { puzzle, state },
    { ...saved, state },
  ]),
];

/** No state and the starting state mean the same. */
const withState = (game: Subject['game'], saved: AnySaved): AnySaved => ({
  ...saved,
  state: saved.state ?? game.start(saved.puzzle),
});

export function* movesRoundTrip({ game, samples }: Subject): Violations {
  for (const sample of samples())
    for (const move of movesOf(game, sample)) {
      const text = game.moves.format(move);
      const read = game.moves.parse(text);
      if (/\s/.test(text) || text === '') yield `Move '${text}' is empty or has a space in it.`;
      if (!read.ok) yield `Move '${text}' is refused: ${read.error.code}.`;
      else if (!same(read.value, move))
        yield `Move '${text}' reads back as '${game.moves.format(read.value)}'.`;
    }
}

/** The moves to every state of a sample and back. */
const movesOf = (game: Subject['game'], { puzzle, states }: Sample): readonly unknown[] =>
  states.flatMap((state): readonly unknown[] => [
    ...game.plan(puzzle, states[0], state),
    ...game.plan(puzzle, state, states[0]),
  ]);

export function* foreignRoundTrip({ game, samples }: Subject): Violations {
  for (const format of game.foreign)
    for (const saved of samples().flatMap(variants)) {
      if (format.refuses?.(saved)) continue;
      const text = format.format(saved);
      const read = format.parse(text);
      const what = `${format.id} '${text}'`;
      if (format.oneLine && /[\n\r]/.test(text.trimEnd())) yield `${what} is more than one line.`;
      if (!format.looksLike(text)) yield `${what} does not look like its format.`;
      if (!read.ok) yield `${what} is refused: ${read.error.code}.`;
      else if (!same(held(game, format.holds, read.value), held(game, format.holds, saved)))
        yield `${what} reads back as another.`;
    }
}

function held(game: Subject['game'], holds: string, saved: AnySaved): AnySaved {
  const { puzzle, state } = withState(game, saved);
  if (holds === 'puzzle') return { puzzle };
  if (holds === 'solution')
    return { puzzle, ...(saved.solution !== undefined && { solution: saved.solution }) };
  return holds === 'state' ? { puzzle, state } : withState(game, saved);
}

export function* goldenParse({ game, options }: Subject): Violations {
  for (const text of options.golden) {
    const read = game.native.parse(text);
    if (!read.ok)
      yield `Golden '${text}' is refused: ${read.error.code} at ${read.error.line}:${read.error.column}.`;
    else if (game.native.format(read.value) !== text)
      yield `Golden '${text}' is now written '${game.native.format(read.value)}'.`;
  }
}

export function* garbageRefused(subject: Subject): Violations {
  const { game, samples } = subject;
  const saved = samples().slice(0, 3).flatMap(variants).slice(0, 12);
  for (const format of formatsOf(game)) {
    const texts = saved.filter((each) => !format.refuses?.(each)).map((each) => format.format(each));
    yield* tryGarbage(subject, format.id, format, texts);
  }
  const moves = samples()
    .slice(0, 2)
    .flatMap((sample) => movesOf(game, sample).slice(0, 20));
  yield* tryGarbage(
    subject,
    'move',
    game.moves,
    moves.map((move) => game.moves.format(move)),
  );
}

function* tryGarbage(
  subject: Subject,
  what: string,
  codec: Codec<unknown>,
  texts: readonly string[],
): Violations {
  const rng = subject.rng(`garbage ${what}`);
  const broken = Array.from({ length: texts.length > 0 ? subject.options.mutations : 0 }, () =>
    breakText(rng, texts),
  );
  for (const text of [...nasty, ...broken]) {
    const read = codec.parse(text);
    const fault = read.ok ? unstable(codec, read) : misplaced(subject, text, read.error);
    if (fault) yield `Reading ${what} ${JSON.stringify(text.slice(0, 200))}: ${fault}`;
    if (what === 'move' && read.ok)
      for (const sample of subject.samples())
        playAll(subject.game, sample.puzzle, sample.states[0], [read.value]);
  }
}

const nasty = [
  '',
  ' ',
  '\n',
  '\n\n\n',
  '\0',
  'null',
  '{}',
  '[]',
  '-1',
  '__proto__',
  'constructor',
  '💡',
  '9'.repeat(400),
  '99999x99999',
  'a'.repeat(5000),
  '%',
  '%zz',
  'http://',
  '?',
  '/',
];

/** A valid text with one thing cut, doubled, replaced, moved or enlarged. */
function breakText(rng: Rng, texts: readonly string[]): string {
  const text = texts[rng.below(texts.length)];
  const at = rng.below(text.length + 1);
  const end = at + rng.below(text.length - at + 1);
  const odd = [...Array.from('09-+.xX/:;,?#% \n\tåZ𝄞\0'), '99999', '-1'];
  const put = odd[rng.below(odd.length)];
  const ways = [
    text.slice(0, at),
    text.slice(0, at) + text.slice(end),
    text.slice(0, at) + put + text.slice(at + 1),
    text.slice(0, at) + put + text.slice(at),
    text.slice(0, end) + text.slice(at),
    text + text.slice(at),
    text.slice(at) + text.slice(0, at),
  ];
  return ways[rng.below(ways.length)];
}

/** What was accepted must mean something: it can be written and read again. */
function unstable(codec: Codec<unknown>, read: Extract<Read<unknown>, { ok: true }>): string | undefined {
  const again = codec.parse(codec.format(read.value));
  if (!again.ok) return `taken, but what it became is refused (${again.error.code}).`;
  return same(again.value, read.value) ? undefined : 'taken, but it does not read back.';
}

/** The position may be just past the end, where something is missing. */
function misplaced(subject: Subject, text: string, error: ParseError): string | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const length = lines[error.line - 1]?.length ?? 0;
  const inside =
    error.line >= 1 && error.line <= lines.length + 1 && error.column >= 1 && error.column <= length + 1;
  if (!inside || !Number.isInteger(error.line) || !Number.isInteger(error.column))
    return `refused at ${error.line}:${error.column}, which is outside the text.`;
  return textProblem(subject.game, error);
}
