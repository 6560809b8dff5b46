import { expect, test } from 'vitest';
import { hintMarks } from './hint-marks.ts';

const none = { region: [], at: [], because: [], wrong: [], tones: [] };
const styles = (marks: ReturnType<typeof hintMarks>) => marks.marks.map(({ style, only }) => only ?? style);

test('before the reason is shown only a region lights up', () => {
  const shown = hintMarks({ ...none, region: ['a', 'b'] }, new Set());
  expect(shown).toEqual({ marks: [], region: { spots: ['a', 'b'] } });
});

test('a mistake has a badge', () => {
  const shown = hintMarks({ ...none, because: ['b'], wrong: ['a'] }, new Set());
  expect(styles(shown)).toEqual(['because', 'wrong', 'badge']);
});

test('what the preview draws needs no second mark, only a badge where it was wrong', () => {
  const drawn = new Set(['a']);
  expect(styles(hintMarks({ ...none, because: ['b'], at: ['a'] }, drawn))).toEqual(['because']);
  expect(styles(hintMarks({ ...none, because: ['b'], wrong: ['a'] }, drawn))).toEqual(['because', 'badge']);
});

test('tints come first, so that rings are above them', () => {
  const tones = [{ tone: 'inside' as const, spots: ['a'] }];
  expect(styles(hintMarks({ ...none, because: ['a'], tones }, new Set()))).toEqual([
    'tone-inside',
    'because',
  ]);
});
