/** Names and sentences of patterns fit the board they are said of. */
import { describe, expect, test } from 'vitest';
import { languages, say } from '../../../words/words.ts';
import { words } from './index.ts';
import { patternsEn } from './patterns.ts';

const ofSquares = /\b[23]s?\b|kolmo|kakko|opposite|vastakkai|border|laidalla|laitoja|diagonal/i;

describe.each(languages)('%s', (language) => {
  test.each(Object.keys(patternsEn))('%s speaks of no squares on another tiling', (code) => {
    expect(say(words, language, { code, with: { tiling: 'honeycomb', clue: 5 } })).not.toMatch(ofSquares);
  });
});

test('a name is the one that everybody knows, until a clue of another shape is meant', () => {
  const code = 'technique.corner-three';
  expect(say(words, 'en', { code })).toBe('3 in a corner');
  expect(say(words, 'en', { code, with: { clue: 3 } })).toBe('3 in a corner');
  expect(say(words, 'en', { code, with: { clue: 5, tiling: 'honeycomb' } })).toBe('5 in a corner');
  expect(say(words, 'fi', { code, with: { clue: 5, tiling: 'honeycomb' } })).toBe('Numero 5 kulmassa');
});
