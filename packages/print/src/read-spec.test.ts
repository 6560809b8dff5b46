import { games } from 'edgewise';
import { describe, expect, test } from 'vitest';
import { looksLikeSpec, readSpec } from './read-spec.ts';
import { sayNote } from './words/words.ts';
import packageJson from '../package.json' with { type: 'json' };
import { VERSION } from './version.ts';

test('a list of sections, or everything', () => {
  const sections = [
    { game: 'slitherlink', preset: 'normal', count: 24 },
    { file: 'own.txt', title: 'Own' },
  ];
  expect(readSpec(JSON.stringify(sections), games)).toEqual({ ok: true, value: { sections } });
  const whole = { title: 'T', paper: '6x9', perPage: 6, ink: 'colour', large: true, hints: true, sections };
  expect(readSpec(`\uFEFF ${JSON.stringify(whole)}`, games)).toEqual({ ok: true, value: whole });
});

test.each([
  ['[', 'This is not valid JSON'],
  ['3', 'described by a list'],
  ['{"pages": 3}', 'There is no field "pages". Known: kind, title'],
  ['{"paper": "a3"}', 'paper: "a3" does not fit; expected a4 | letter | a5 | 6x9.'],
  ['{"perPage": 13}', 'perPage: 13 does not fit; expected 1–12.'],
  ['{"perPage": "4"}', 'perPage: "4" does not fit'],
  ['{"qr": "javascript:alert(1)"}', 'qr: "javascript:alert(1)" does not fit; expected https://'],
  ['{"sections": {}}', 'sections: {} does not fit'],
  ['[3]', 'sections[0]: 3 does not fit'],
  ['[{"game": "chess", "count": 1}]', 'There is no game "chess". Known: slitherlink'],
  ['[{"game": "slitherlink", "count": 0}]', 'sections[0].count: 0 does not fit; expected 1–10000.'],
  ['[{"game": "slitherlink"}]', 'sections[0].count: nothing does not fit'],
  ['[{"game": "slitherlink", "preset": "x", "count": 1}]', 'slitherlink has no preset "x". Known: gentle'],
  ['[{"game": "slitherlink", "params": "width=0", "count": 1}]', '"0" does not fit width'],
  ['[{"game": "slitherlink", "cuont": 1}]', 'There is no field "sections[0].cuont"'],
  [`{"title": "${'x'.repeat(201)}"}`, 'title is too long: at most 200 characters.'],
])('%s', (text, sentence) => {
  const read = readSpec(text, games);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(sayNote('en', read.error)).toContain(sentence);
});

describe('what looks like a spec', () => {
  test.each([
    ['[{"game"', true],
    ['\n {"title"', true],
    ['slitherlink:3x3', false],
    ['', false],
  ])('%j', (text, is) => expect(looksLikeSpec(text)).toBe(is));
});

test('the version in the imprint is the one of the package', () => expect(VERSION).toBe(packageJson.version));
