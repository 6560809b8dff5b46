import { describe, expect, test } from 'vitest';
import type { Shape } from 'edgewise';
import { themeSheet } from '../../build/themes.ts';
import { fileFor } from '../../scripts/serve.mjs';
import { hintMarks } from './marks.ts';
import { keyOf, sameShape } from './layer.ts';
import { split } from './view.ts';

const line = (spot: string, layer: Shape['layer'] = 'live'): Shape => ({
  kind: 'line',
  role: 'line',
  layer,
  spot,
  x1: 0,
  y1: 0,
  x2: 1,
  y2: 0,
});

describe('shapes', () => {
  test('keep their painting order in three layers', () => {
    const shapes = [line('a'), line('b', 'still'), line('c'), line('d', 'still')];
    const { under, still, over } = split(shapes);
    expect([under, still, over].map((some) => some.map(({ spot }) => spot))).toEqual([
      ['a'],
      ['b', 'd'],
      ['c'],
    ]);
  });
  test('are the same when nothing that shows differs', () => {
    expect(sameShape(line('a'), { ...line('a') })).toBe(true);
    expect(sameShape(line('a'), { ...line('a'), role: 'wrong' })).toBe(false);
    expect(keyOf(line('a'))).toBe(keyOf({ ...line('a'), role: 'wrong' }));
    expect(keyOf(line('a'))).not.toBe(keyOf(line('b')));
  });
});

describe('what a hint shows', () => {
  const hint = { kind: 'step', code: 'x', level: 'y', at: ['a'], because: ['b'], moves: [] } as const;
  test.each([
    [1, 0, false],
    [2, 0, true],
    [3, 0, true],
    [4, 2, false],
  ])('on rung %d', (rung, marks, region) => {
    const shown = hintMarks({ is: 'step', rung, hint });
    expect(shown.marks).toHaveLength(marks);
    expect(shown.region !== undefined).toBe(region);
  });
  test('a mistake is shown at once', () => {
    expect(
      hintMarks({ is: 'mistake', hint: { ...hint, kind: 'mistake' } }).marks.map(({ look }) => look),
    ).toEqual(['because', 'wrong']);
  });
});

test('every theme inks every role', () => {
  const sheet = themeSheet();
  for (const theme of ['light', 'dark', 'contrast', 'print'])
    expect(sheet).toContain(`[data-theme="${theme}"]`);
  expect(sheet).not.toContain('undefined');
});

describe('the server gives out its folder only', () => {
  test.each([
    ['/sub/', '/dist/index.html'],
    ['/sub/assets/a.js?x#y', '/dist/assets/a.js'],
    ['/sub/../secret', undefined],
    ['/sub/%2e%2e/secret', undefined],
    ['/sub/..%2fsecret', undefined],
    ['/sub/%00', undefined],
    ['/sub/%', undefined],
    ['/other', undefined],
  ])('%s', (address, file) => expect(fileFor('/dist', '/sub/', address)).toBe(file));
});
