/** Laws of texts and pictures: words for every code, spots for everything pointed at. */
import type { AnyGame } from '../game.ts';
import type { Hint, Note, ProofLink, Spot } from '../vocabulary.ts';
import type { Field } from '../params/params.ts';
import { finish } from '../task.ts';
import { commonWords } from '../words/common.ts';
import { languages, nameOfStep, say, saySeen, type Language } from '../words/words.ts';
import { same } from './same.ts';
import type { Subject } from './subject.ts';

type Violations = Generator<string, void, void>;

/** What is wrong with the text of a note, if anything. */
export function textProblem(game: AnyGame, note: Pick<Note, 'code' | 'with'>): string | undefined {
  for (const language of languages) {
    if (!hasWords(game, language, note.code)) return `'${note.code}' has no words in ${language}.`;
    const text = say(game.words, language, note);
    if (text === '' || /\{\w+\}|undefined|NaN|\[object/.test(text))
      return `'${note.code}' reads '${text}' in ${language}.`;
  }
  return undefined;
}

const hasWords = (game: AnyGame, language: Language, code: string): boolean =>
  Object.hasOwn(game.words[language], code) || Object.hasOwn(commonWords[language], code);

export function* everyCodeHasWords(subject: Subject): Violations {
  const { game } = subject;
  for (const language of languages)
    for (const code of Object.keys(game.words.en))
      if (!hasWords(game, language, code)) yield `'${code}' has no words in ${language}.`;
  for (const code of fixedCodes(game))
    if (!languages.every((each) => hasWords(game, each, code))) yield `'${code}' has no words.`;
  for (const note of toldNotes(subject)) {
    const fault = textProblem(game, note);
    if (fault) yield fault;
  }
}

const fixedCodes = (game: AnyGame): readonly string[] => [
  'name',
  'tagline',
  'rules',
  ...game.params.presets.map((each) => `preset.${each.id}`),
  ...game.params.fields.flatMap(fieldCodes),
  ...[...game.levels, 'beyond'].map((level) => `level.${level}`),
  ...game.examples.map((each) => `example.${each.code}`),
  ...[game.native, ...game.foreign].map((each) => `format.${each.id}`),
  ...(game.views ?? []).map((view) => `view.${view}`),
  ...(game.params.series ?? []).map((each) => `series.${each.id}`),
];

const fieldCodes = (field: Field): readonly string[] => [
  `field.${field.key}`,
  `field.${field.key}.help`,
  ...(field.kind === 'choice' && field.pictures ? [`field.${field.key}.presets`] : []),
  ...(field.kind === 'choice' ? field.options.map((option) => `choice.${field.key}.${option}`) : []),
];

/** A technique has a sentence that gives the reason and, for a smaller hint, a name. */
function* toldNotes(subject: Subject): Generator<Pick<Note, 'code' | 'with'>, void, void> {
  const { game } = subject;
  for (const { puzzle, states } of subject.samples()) {
    for (const state of states) {
      yield* game.check(puzzle, state).issues;
      yield* game.scene(puzzle, state).targets.map((target) => target.label);
    }
    yield* Object.keys(finish(game.grade(puzzle)).uses).map((code) => nameOf(game, code));
  }
  for (const { hint } of hintsOf(subject)) {
    yield hint;
    if (hint.kind === 'advice') yield hint.offers;
    yield* linksOf(hint);
    if (hint.kind !== 'mistake') yield nameOf(game, hint.code);
  }
}

const linksOf = ({ proof }: Hint<unknown>): readonly ProofLink<unknown>[] =>
  proof ? [...(proof.supposes ? [proof.supposes] : []), ...proof.links] : [];

const nameOf = ({ words }: AnyGame, code: string): Pick<Note, 'code'> => ({
  code: nameOfStep(words, code) ?? `technique.${code}`,
});

const hintsOf = (subject: Subject) =>
  [...subject.walks(), ...subject.mistakes()].flatMap(({ puzzle, steps: strides }) =>
    strides.map(({ before, hint }) => ({ puzzle, before, hint })),
  );

/** Names of places are typed and announced, but hardly ever drawn: players who see a place highlighted read "here". */
export function* theEyeNeedsNoNames(subject: Subject): Violations {
  const { game } = subject;
  for (const { puzzle, states } of subject.samples())
    for (const state of states) yield* namesIn(game, puzzle, state, game.check(puzzle, state).issues);
  for (const { puzzle, before, hint } of hintsOf(subject))
    yield* namesIn(game, puzzle, before, [hint, ...linksOf(hint)]);
}

function* namesIn(game: AnyGame, puzzle: unknown, state: unknown, notes: readonly Note[]): Violations {
  const { targets, shapes } = game.scene(puzzle, state);
  const drawn = new Set(shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : [])));
  const names = new Set(targets.flatMap(({ name }) => (name && /\D\d/.test(name) ? name : [])));
  for (const language of languages)
    for (const note of notes) {
      const text = saySeen(game.words, language, note);
      const name = text.split(/[\s.,:;]+/).find((word) => names.has(word) && !drawn.has(word));
      if (name !== undefined) yield `'${text}' names ${name}, which is not on the board.`;
    }
}

export function* everythingPointedAtIsThere(subject: Subject): Violations {
  const { game } = subject;
  for (const { puzzle, states } of subject.samples())
    for (const state of states) {
      const blamed = game.check(puzzle, state).issues.flatMap((issue) => issue.at);
      yield* missing('blamed but not in the scene', blamed, spotsOf(game, puzzle, state));
    }
  for (const { puzzle, before, hint } of hintsOf(subject))
    yield* missing(
      `in hint '${hint.code}' but not in the scene`,
      [...hint.at, ...hint.because, ...linksOf(hint).flatMap(({ at, because }) => [...at, ...because])],
      spotsOf(game, puzzle, before),
    );
}

const spotsOf = (game: AnyGame, puzzle: unknown, state: unknown): readonly Spot[] =>
  game.scene(puzzle, state).targets.map((each) => each.spot);

export function* sceneAndSketchAgree({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const targets = game.scene(puzzle, state).targets.map((each) => each.spot);
      const drawn = game.scene(puzzle, state).shapes.flatMap((each) => each.spot ?? []);
      const sketched = game
        .sketch(puzzle, state)
        .rows.flat()
        .flatMap((each) => each.spot ?? []);
      if (new Set(targets).size !== targets.length) yield 'The scene has two targets for one spot.';
      yield* missing('drawn but no target', drawn, targets);
      yield* missing('sketched but no target', sketched, targets);
      yield* missing('a target but not sketched', targets, sketched);
    }
}

export function* missing(what: string, some: readonly Spot[], all: readonly Spot[]): Violations {
  const known = new Set(all);
  const lost = some.find((spot) => !known.has(spot));
  if (lost !== undefined) yield `Spot ${lost} is ${what}.`;
}

export function* picturesAreSound({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const { width, height, targets } = game.scene(puzzle, state);
      const { rows } = game.sketch(puzzle, state);
      const astray = targets.find(({ x, y }) => !(x >= 0 && x <= width && y >= 0 && y <= height));
      if (astray) yield `Target ${astray.spot} is outside the scene.`;
      if (rows.some((row) => row.length !== rows[0].length)) yield 'The rows of the sketch differ in length.';
      if (rows.flat().some((glyph) => Array.from(glyph.char).length !== 1))
        yield 'The sketch has a cell that is not one character.';
    }
}

export function* stillShapesStay({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples()) {
    const still = (state: unknown) =>
      game.scene(puzzle, state).shapes.filter((shape) => shape.layer === 'still');
    const moved = states.find((state) => !same(still(state), still(states[0])));
    if (moved !== undefined) yield 'A still shape changes while the puzzle is played.';
  }
}

export function* examplesShowTheirCode({ game }: Subject): Violations {
  if (!game.examples.some((each) => each.code === 'solved')) yield 'No example shows a solved puzzle.';
  for (const { code, text } of game.examples) {
    const read = game.native.parse(text);
    if (!read.ok) yield `Example '${code}' is refused: ${read.error.code}.`;
    else if (read.value.state === undefined) yield `Example '${code}' has no state.`;
    else yield* exampleShows(game, code, read.value.puzzle, read.value.state);
  }
}

function* exampleShows(game: AnyGame, code: string, puzzle: unknown, state: unknown): Violations {
  const codes = game.check(puzzle, state).issues.map((each) => each.code);
  const shown = code === 'solved' ? codes.length === 0 : codes.includes(code);
  if (!shown) yield `Example '${code}' shows ${codes.join(', ') || 'a solved puzzle'}.`;
}

export function* everyIssueHasAnExample({ game, samples }: Subject): Violations {
  const shown = new Set(game.examples.map((each) => each.code));
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const lost = game.check(puzzle, state).issues.find((issue) => !shown.has(issue.code));
      if (lost) yield `No example shows '${lost.code}'.`;
    }
}

const GOAL = 100; // characters: one or two lines beside the board

/** The goal and what is left to do are short sentences, in every position. */
export function* goalsAreShort({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples()) {
    const notes = [
      game.goal(puzzle),
      ...states.map((state) => game.left(puzzle, state, game.check(puzzle, state))),
    ];
    for (const note of notes) {
      const fault = textProblem(game, note);
      if (fault) yield fault;
      const long = languages.find((language) => say(game.words, language, note).length > GOAL);
      if (long) yield `'${note.code}' is longer than ${GOAL} characters in ${long}.`;
    }
  }
}

/**
 * What is reported as left and the pieces beside the board agree: if there is none of one, there is none of the other,
 * and no visible piece is uncounted. (Where pieces come one at a time, more are counted than shown.) Nothing wrong and
 * nothing left means solved, whatever the sentence says.
 */
export function* countsAgree({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const report = game.check(puzzle, state);
      const { done, of } = report.progress;
      if (done < 0 || done > of) yield `${done} of ${of} are done.`;
      const { slots = [] } = game.scene(puzzle, state).shelf ?? {};
      const { code, with: { count } = {} } = game.left(puzzle, state, report);
      if (!slots.length || code !== 'left' || typeof count !== 'number') continue; // no pieces are placed here
      const seen = slots.filter((slot) => slot !== undefined).length;
      if (seen > count || (seen === 0 && count > 0))
        yield `${count} are reported as left, but ${seen} are beside the board.`;
    }
}
