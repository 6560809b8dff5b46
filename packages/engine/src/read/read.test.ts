import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import type { Saved } from '../vocabulary.ts';
import { lanterns as plain } from '../puzzles/template/index.ts';
import { picture } from '../puzzles/template/test-data.ts';
import { games as registered } from '../puzzles/index.ts';
import { formatById, formatsOf, readAny, readLine, readMany, startsMany } from './read.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { cleanText, placeOf, PUZZLE_LIMIT } from '../text/text.ts';
import { commonWords } from '../words/common.ts';
import { languages, say } from '../words/words.ts';

const lanterns = { ...plain, foreign: [picture] };
const games: readonly AnyGame[] = [
  lanterns,
  { ...lanterns, id: 'other', native: { ...lanterns.native, looksLike: () => false }, foreign: [] },
];

const outcome = (read: ReturnType<typeof readAny>) =>
  read.ok
    ? `${read.value.game.id} ${read.value.format.id} ${read.value.game.native.format(read.value.saved)}`
    : `${read.error.line}:${read.error.column} ${read.error.code}`;

describe('one puzzle', () => {
  test.each([
    ['lanterns:1.2.', {}, 'lanterns native lanterns:1.2.'],
    ['\uFEFF# mine\r\n\r\nlanterns:1.2./+-..\r\n', {}, 'lanterns native lanterns:1.2./+-..'],
    ['+-..\r\n1.2.\r\n', {}, 'lanterns picture lanterns:1.2./+-..'],
    ['+-..\n1.2.', { game: 'lanterns', format: 'picture' }, 'lanterns picture lanterns:1.2./+-..'],
    ['lanterns:1.2.', { game: 'other', format: 'native' }, 'other native lanterns:1.2.'],
    ['', {}, '1:1 read-empty'],
    [' \n\t\n', {}, '1:1 read-empty'],
    ['abc\n\0', {}, '2:1 read-binary'],
    ['hello', {}, '1:1 read-unknown'],
    ['hello', { format: 'native' }, '1:1 not-native'],
    ['hello', { format: 'png' }, '1:1 read-format'],
    ['hello', { game: 'chess' }, '1:1 read-game'],
    ['# one\nlanterns:1.9.', {}, '2:12 not-a-clue'],
    ['+-..\n1.2x', {}, '2:4 not-a-clue'],
    ['lanterns:1.2.\nlanterns:..', {}, '2:1 read-several'],
  ])('%j %j gives %s', (text, wanted, expected) => {
    expect(outcome(readAny(games, text, wanted))).toBe(expected);
  });

  test('an error comes with the game whose words explain it', () => {
    const read = readAny(games, 'lanterns:1.9.');
    expect(read.ok ? '' : say(read.game?.words ?? commonWords, 'en', read.error)).toBe(
      'Expected a number 0–3 or a dot, not "9".',
    );
    const other = readAny(games, 'hello');
    expect(other.ok ? '' : say(commonWords, 'en', other.error)).toBe(
      'No format fits this text. Expected one of: lanterns native, other native, lanterns picture.',
    );
  });

  test('too long is refused before it is read', () => {
    expect(outcome(readAny(games, `lanterns:${'.'.repeat(PUZZLE_LIMIT)}`))).toBe('1:1 read-long');
    expect(outcome(readAny(games, `lanterns:${'.'.repeat(PUZZLE_LIMIT - 12)}`))).toBe('1:10 length');
  });

  test('a control character is refused with its position: no format has one, and none may reach a terminal', () => {
    for (const control of ['\0', '\u0007', '\u001B', '\u007F', '\u009B'])
      expect(cleanText(`${'plain text '.repeat(20)}\n ${control}`)).toMatchObject({
        error: { code: 'read-binary', line: 2, column: 2 },
      });
    expect(cleanText('a\tb\r\nc\rd')).toMatchObject({ value: 'a\tb\nc\nd' });
    expect(placeOf('ab\ncd', 4)).toEqual([2, 2]);
  });
});

describe('many puzzles', () => {
  const file = ['# rows', '', 'lanterns:1.2.', 'lanterns:1.9.', '   ', 'huh', 'lanterns:..'];
  test('one per line, errors at the line of the file', () => {
    const all = [...readMany(games, file)].map((each) => `${each.line} ${outcome(each.read)}`);
    expect(all).toEqual([
      '3 lanterns native lanterns:1.2.',
      '4 4:12 not-a-clue',
      '6 6:1 read-unknown',
      '7 lanterns native lanterns:..',
    ]);
  });

  test('lines are read only on demand', () => {
    function* endless() {
      for (;;) yield 'lanterns:..';
    }
    expect(readMany(games, endless()).next().value?.line).toBe(1);
  });

  test('what begins such a file', () => {
    expect([
      startsMany(games, 'lanterns:..'),
      startsMany(games, '+-..'),
      startsMany(games, '?', { format: 'native' }),
    ]).toEqual([true, false, true]);
    expect(startsMany(games, '+-..', { format: 'picture' })).toBe(false);
    expect(outcome(readLine(games, '+-..', 8, { format: 'picture' })!.read)).toBe('8:1 read-lines');
    expect(readLine(games, '  # no', 9)).toBeUndefined();
  });
});

test('formats by id, the native one first', () => {
  expect(formatsOf(lanterns).map((each) => each.id)).toEqual(['native', 'picture']);
  expect(formatById(lanterns, 'picture')?.holds).toBe('state');
  expect(formatById(lanterns, 'jpeg')).toBeUndefined();
});

test('common words have every code in every language', () => {
  for (const language of languages)
    expect(Object.keys(commonWords[language]).sort()).toEqual(Object.keys(commonWords.en).sort());
});

describe('every text of every game finds its own reader', () => {
  /** Of each game its examples, a puzzle of its first preset, and of others what formats need that hold only those. */
  const extra: Readonly<Record<string, readonly string[]>> = { triangles: ['colours'], steps: ['wizard'] };
  const savedOf = (game: AnyGame): readonly Saved<unknown, unknown>[] => [
    ...game.examples.flatMap(({ text }) => {
      const read = game.native.parse(text);
      return read.ok ? [read.value] : [];
    }),
    ...game.params.presets
      .filter(({ id }, i) => i === 0 || extra[game.id]?.includes(id))
      .flatMap(({ params }) => {
        const made = finish(game.generate(params, makeRng('read')));
        return made.ok ? [made.value, { ...made.value, state: made.value.solution }] : [];
      }),
  ];

  test.each(registered.map((game) => [game.id, game] as const))('%s', (_, game) => {
    const written = new Set<string>();
    for (const saved of savedOf(game))
      for (const format of formatsOf(game)) {
        if (format.refuses?.(saved)) continue;
        const text = format.format(saved);
        written.add(format.id);
        const read = readAny(registered, text);
        expect(`${read.ok ? read.value.game.id : read.error.code} for ${text}`).toBe(
          `${game.id} for ${text}`,
        );
        if (!read.ok || read.value.format.id === format.id) continue;
        // Two formats of one game may write the same text, if it means the same in both.
        const own = format.parse(text);
        expect(own.ok && game.native.format(own.value)).toBe(game.native.format(read.value.saved));
      }
    expect([...written].toSorted()).toEqual(
      formatsOf(game)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('what begins like a placement and continues differently is not taken for one', () => {
    for (const text of ['ABC: 1', 'BAd;2', 'AAB=CC', 'DFO3', 'ABZ']) {
      const read = readAny(registered, text);
      expect(read.ok ? text : read.error.code).toBe('read-unknown');
    }
    const typo = readAny(registered, 'DFOGXQ');
    expect(typo.ok ? '' : [typo.game?.id, typo.error.code, typo.error.column]).toEqual([
      'steps',
      'bad-orientation',
      5,
    ]);
  });
});
