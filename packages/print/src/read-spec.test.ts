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
  ['{"paper": "a3"}', 'paper: expected a4 | letter | a5 | 6x9, found "a3".'],
  ['{"perPage": 13}', 'perPage: expected 1–12, found 13.'],
  ['{"perPage": "4"}', 'perPage: expected 1–12, found "4"'],
  ['{"qr": "javascript:alert(1)"}', 'qr: expected https://'],
  ['{"sections": {}}', ', found {}.'],
  ['[3]', ', found 3.'],
  ['[{"game": "chess", "count": 1}]', 'There is no game "chess". Known: slitherlink'],
  ['[{"game": "slitherlink", "count": 0}]', 'sections[0].count: expected 1–10000, found 0.'],
  ['[{"game": "slitherlink"}]', 'sections[0].count: expected 1–10000, found nothing.'],
  ['[{"game": "slitherlink", "preset": "x", "count": 1}]', 'slitherlink has no preset "x". Known: gentle'],
  ['[{"game": "slitherlink", "params": "width=0", "count": 1}]', '"0" is not valid for width'],
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

test('the version in the imprint is that of the package', () => expect(VERSION).toBe(packageJson.version));
