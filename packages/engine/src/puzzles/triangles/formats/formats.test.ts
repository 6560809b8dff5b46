import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../result.ts';
import { readAny } from '../../../read/read.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { printedSave } from './documents.fixtures.ts';
import { colourBoard } from './colours.ts';
import { compact } from './compact.ts';
import { letters } from './letters.ts';
import { native } from './native.ts';
import { triangles } from '../index.ts';
import { params as paramSet, type Params } from '../params.ts';

const preset = (id: string): Params => paramSet.presets.find((each) => each.id === id)!.params;
const make = (id: string, seed: string) => {
  const made = finish(triangles.generate(preset(id), makeRng(seed)));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

describe('the first document', () => {
  const read = letters.parse(printedSave);
  const saved = read.ok ? read.value : undefined;

  test('its printed save is read', () => {
    expect(read.ok).toBe(true);
    expect(saved?.state?.at.filter((cell) => cell >= 0).length).toBe(10);
    expect(readAny([triangles], printedSave).ok).toBe(true);
  });
  test('its solution is valid, its board has contradictions', () => {
    expect(triangles.check(saved!.puzzle, saved!.solution!).issues).toEqual([]);
    expect(triangles.check(saved!.puzzle, saved!.state!).issues.some(({ code }) => code === 'mismatch')).toBe(
      true,
    );
  });
  test('it is solved', () => {
    const { found } = finish(triangles.solve(saved!.puzzle, { limit: 1 }));
    expect(triangles.check(saved!.puzzle, found[0]).issues).toEqual([]);
  });
  test('what is written contains everything, in the sections its program knows', () => {
    const text = letters.format(saved!);
    expect(letters.parse(text)).toEqual(read);
    expect(text.match(/^#\w+/gm)).toEqual(['#GAME', '#BOARD', '#PILE', '#SOLUTION', '#EDGEWISE']);
    expect(letters.format({ puzzle: saved!.puzzle })).toMatch(/#SOLUTION\n#EDGEWISE/);
  });
  test('headers in upper or lower case; unknown ones are skipped with their lines', () => {
    const odd = printedSave
      .replace('#BOARD', ' #Board')
      .replace('#SOLUTION', '#NOTES\nwhatever 12\n\n#solution   ');
    expect(letters.parse(odd)).toEqual(read);
    expect(letters.parse(printedSave.replace(/\n/g, '\r\n'))).toEqual(read);
  });
  test.each([
    ['DCa111', 'DCa1111', 5, 1, 'not-a-placed-piece'],
    ['DCa111', 'DXa111', 5, 2, 'not-a-letter'],
    ['DCa111', 'DCa711', 5, 4, 'not-a-turn'],
    ['DCa111', 'DCa119', 5, 5, 'no-such-cell'],
    ['DCa111', 'DCa112', 5, 5, 'tip'],
    ['AdB313', 'AdB311', 5, 12, 'cell-twice'],
    ['aBd2', 'bDb2', 45, 15, 'solution-piece'],
    ['aBd2', 'dBa22', 15, 1, 'not-a-piece'],
    ['\naBd2\n', '\n', 51, 1, 'piece-count'],
    ['ddd441 DBb142', 'DDD441 DBb142', 51, 1, 'solution-piece'],
    ['ddd441 DBb142', 'DBb142', 52, 1, 'piece-count'],
    ['#GAME', 'hello', 1, 1, 'expected'],
  ])('%s as %s is refused at %i:%i: %s', (was, is, line, column, code) => {
    const bad = letters.parse(printedSave.replace(was, is));
    const { error } = bad as Extract<typeof bad, { ok: false }>;
    expect([error?.line, error?.column, error?.code]).toEqual([line, column, code]);
  });
});

test.each([
  ['aBd2', 'abc', 'a piece such as ADa3, not "abc".', 'pala, esimerkiksi ADa3, ei ”abc”.'],
  [
    'DCa111',
    'DCa1111',
    'a piece with its place, such as ADa321, not "DCa1111".',
    'pala paikkoineen, esimerkiksi ADa321, ei ”DCa1111”.',
  ],
  ['DCa111', 'DXa111', 'a letter a–d, A–D, not "X".', 'kirjain a–d, A–D, ei ”X”.'],
  ['DCa111', 'DCa711', 'a turn 1–6, not "7".', 'asento 1–6, ei ”7”.'],
  [/$/, '#EDGEWISE\nADa?\n', 'a piece such as ADa, not "ADa?".', 'pala, esimerkiksi ADa, ei ”ADa?”.'],
])('%s as %s: expected %s', (was, is, en, fi) => {
  const bad = letters.parse(printedSave.replace(was, is));
  const { error } = bad as Extract<typeof bad, { ok: false }>;
  expect(say(triangles.words, 'en', error)).toBe(`Expected ${en}`);
  expect(say(triangles.words, 'fi', error)).toBe(`Tähän kuuluu ${fi}`);
});

describe('the second document', () => {
  const saved = make('colours', 'file');
  const text = colourBoard.format({ puzzle: saved.puzzle });
  test('a start has 68 lines in its own words', () => {
    const lines = text.trimEnd().split('\n');
    const count = (kind: string): number => lines.filter((line) => line.startsWith(`${kind};`)).length;
    expect([lines.length, count('blank'), count('wall'), count('piece')]).toEqual([68, 26, 14, 28]);
    expect(text).toMatch(/^wall;100;600;\(1, 1, 1\);(\(\d+, \d+, \d+\));\(1, 1, 1\);\(1, 1, 1\);\1$/m);
    expect(text).toMatch(/^piece;300;400;/m);
    expect(text).toMatch(/^piece;400;400;/m);
  });
  test('the order of the lines does not matter for pieces in their places', () => {
    const shuffled = text.trimEnd().split('\n').toReversed().join('\n');
    const read = colourBoard.parse(shuffled);
    expect(read.ok && read.value.puzzle.walls).toEqual(saved.puzzle.walls);
    expect(read.ok && finish(triangles.solve(read.value.puzzle, { limit: 2 })).found.length).toBe(1);
  });
  test('positions survive a round trip', () => {
    const state = {
      ...saved.solution!,
      at: saved.solution!.at.map((cell, i) => (i % 3 ? cell : i < 26 ? -1 : cell)),
    };
    const read = colourBoard.parse(colourBoard.format({ puzzle: saved.puzzle, state }));
    expect(read).toEqual({ ok: true, value: { puzzle: saved.puzzle, state } });
  });
  test.each([
    [/^wall;/m, 'wand;', 'expected'],
    [/^blank;100;300/m, 'blank;100;1x0', 'expected'],
    [/;1$/m, ';2', 'expected'],
    [/^piece;100;1000;\(\d+/m, 'piece;100;1000;(9', 'no-such-colour'],
    [/^piece;300;400.*\n/m, '', 'piece-count'],
    [/^wall;100;600.*\n/m, '', 'wall-missing'],
    [/^blank;100;300\n/m, 'blank;100;500\n', 'cell-twice'],
    [/^blank;100;300\n/m, 'blank;100;300;1\n', 'field-count'],
  ])('%s as %s is refused: %s', (was, is, code) => {
    const read = colourBoard.parse(text.replace(was, is));
    expect(!read.ok && read.error.code).toBe(code);
    expect(!read.ok && read.error.line).toBeGreaterThan(0);
  });
});

test('the compact line contains the puzzle', () => {
  for (const id of ['letters', 'colours', 'first', 'macmahon']) {
    const { puzzle } = make(id, 'c');
    const text = compact.format({ puzzle });
    expect(compact.parse(text)).toEqual({ ok: true, value: { puzzle } });
    expect(compact.looksLike(text)).toBe(true);
  }
  expect(compact.parse('t2= DDBCCBDCBDCC CDBDCC a1/3')).toEqual({
    ok: true,
    value: (native.parse('triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:a1/5') as { value: unknown }).value,
  });
});

test.each([
  ['triangles:hexagon-9:equal:AAB', 11, 'no-such-board'],
  ['triangles:triangle-2:same:AAB', 22, 'expected'],
  ['triangles:triangle-2:equal:BDDBCCBDC', 37, 'piece-count'],
  ['triangles:triangle-2:equal:BDDBCCBDCDDB', 37, 'expected'],
  ['triangles:triangle-2:equal:BDDBCCBDCDCC', 37, 'expected'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCd', 39, 'not-a-letter'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCD:CD', 41, 'wall-count'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCD::a1/2', 42, 'tip'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCD:::1@b1/1,1@b3/1', 50, 'piece-twice'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCD:::1@b1/1,2@b1/1', 50, 'cell-twice'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCD::a1/5:4@b1/1', 47, 'no-such-piece'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCD::::1@b1/1', 44, 'solution-incomplete'],
])('%s is refused at %i: %s', (text, column, code) => {
  const read = native.parse(text);
  expect(read.ok ? undefined : [read.error.column, read.error.code]).toEqual([column, code]);
});

/** The contract's boards are too small for the documents' formats, so their files are broken here. */
test.each([
  [letters, letters.format(make('letters', 'fuzz'))],
  [letters, printedSave],
  [colourBoard, colourBoard.format({ puzzle: make('colours', 'fuzz').puzzle })],
  [native, native.format(make('letters', 'fuzz'))],
  [compact, compact.format(make('colours', 'fuzz'))],
])('%o: broken files are refused with a place inside, or mean something stable', (format, text) => {
  const rng = makeRng(`fuzz ${format.id} ${text.length}`);
  const odd = ['', ' ', '\n', '#', ';', '(', '0', '7', 'a', 'Z', '💡', '\0', '#PILE\n', 'piece;'];
  for (let i = 0; i < 600; i++) {
    const at = rng.below(text.length);
    const end = Math.min(text.length, at + rng.below(rng.below(4) ? 4 : text.length));
    const broken = text.slice(0, at) + odd[rng.below(odd.length)] + text.slice(end);
    const read = format.parse(broken);
    if (read.ok) {
      expect(format.parse(format.format(read.value))).toEqual({ ok: true, value: read.value });
      continue;
    }
    const lines = broken.split('\n');
    expect(read.error.line).toBeLessThanOrEqual(lines.length + 1);
    expect(read.error.column).toBeLessThanOrEqual((lines[read.error.line - 1] ?? '').length + 1);
    for (const language of ['en', 'fi'] as const)
      expect(say(triangles.words, language, read.error)).not.toMatch(/\{\w+\}|undefined/);
  }
});

test.each(['letters', 'colours'])('%s: positions of play come back from the document’s file', (id) => {
  const format = id === 'letters' ? letters : colourBoard;
  const { puzzle } = make(id, 'play');
  const rng = makeRng(`play ${id}`);
  let state = triangles.start(puzzle);
  const spots = triangles.scene(puzzle, state).targets.map(({ spot }) => spot);
  for (let i = 0; i < 200; i++) {
    const spot = (): string => spots[rng.below(spots.length)];
    const gesture = rng.below(2)
      ? ({ verb: 'tap', on: spot() } as const)
      : ({ verb: 'drag', path: [spot(), spot()] } as const);
    const move = valueOf(triangles.interpret(puzzle, state, gesture));
    const next = move && triangles.apply(puzzle, state, move);
    if (next?.ok) state = next.value;
    const back = format.parse(format.format({ puzzle, state }));
    expect(back).toMatchObject({ ok: true, value: { puzzle } });
    expect((back.ok && back.value.state) || triangles.start(puzzle)).toEqual(state);
  }
});
