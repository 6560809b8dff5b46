import { describe, expect, test } from 'vitest';
import { namedRoles, paletteSizes, type Scene, type Shape } from 'edgewise';
import { themeSheet } from '../../build/themes.ts';
import { fileFor } from '../../scripts/serve.mjs';
import { classOf } from './elements.ts';
import { diffScenes, spotsOf } from './preview.ts';
import { hintMarks } from '../hint/hint-marks.ts';
import { keyOf, sameShape } from './layer.ts';
import { boardTargets } from './space.ts';
import { Wheel } from '../input/wheel.ts';

const line = (spot: string, layer: Shape['layer'] = 'live'): Shape => ({
  kind: 'line',
  role: 'line',
  layer,
  by: 'player',
  spot,
  x1: 0,
  y1: 0,
  x2: 1,
  y2: 0,
});

/** The board's own. */
const edge = (spot: string): Shape => {
  const { by: _, ...rest } = line(spot, 'still');
  return rest;
};

describe('shapes', () => {
  test('are the same when nothing that shows differs', () => {
    expect(sameShape(line('a'), { ...line('a') })).toBe(true);
    expect(sameShape(line('a'), { ...line('a'), role: 'wrong' })).toBe(false);
    expect(keyOf(line('a'))).toBe(keyOf({ ...line('a'), role: 'wrong' }));
    expect(keyOf(line('a'))).not.toBe(keyOf(line('b')));
    expect(sameShape(line('a'), { ...line('a'), pen: 0.2 })).toBe(false);
    const path = { kind: 'path', role: 'line', layer: 'live', d: 'M0 0L1 1' } as const;
    expect(sameShape(path, { ...path, filled: true })).toBe(false);
  });
  test('are filled or drawn with a pen as in the pictures of the engine', () => {
    const disc = { kind: 'disc', role: 'label-3', layer: 'live', x: 0, y: 0, r: 1 } as const;
    const path = { kind: 'path', role: 'tile', layer: 'live', d: 'M0 0L1 1' } as const;
    expect(classOf(disc)).toBe('f-label-3');
    expect(classOf({ ...disc, pen: 0.1 })).toBe('s-label-3');
    expect(classOf({ ...disc, role: 'rim' })).toBe('s-rim');
    expect(classOf(path)).toBe('s-tile');
    expect(classOf({ ...path, filled: true })).toBe('f-tile');
    expect(classOf({ ...path, filled: true, pen: 0.1 })).toBe('s-tile');
  });
});

describe('what a hint would do', () => {
  const scene = (shapes: readonly Shape[], dx = 0): Scene => ({
    width: 4,
    height: 4,
    shapes,
    targets: ['a', 'b'].map((spot, i) => ({ spot, kind: 'cell', x: i + dx, y: 0, label: { code: spot } })),
    mainKind: 'cell',
  });
  test('is what the later picture has more and less; verdicts are nobody’s doing', () => {
    const seen = diffScenes(
      scene([line('a'), edge('s'), { ...line('c'), role: 'clue', by: 'verdict' }]),
      scene([line('b'), { ...line('c'), role: 'clue-done', by: 'verdict' }]),
    );
    expect(seen.come).toEqual([line('b')]);
    expect(seen.gone).toEqual([line('a')]);
    expect([...spotsOf(seen)]).toEqual(['b', 'a']);
    expect(seen.shift).toEqual([0, 0]);
  });
  test('counts shapes that are alike', () => {
    expect(diffScenes(scene([line('a')]), scene([line('a'), line('a')])).come).toEqual([line('a')]);
  });
  test('is found again where the whole picture has moved', () => {
    const moved: Shape = {
      kind: 'line',
      role: 'line',
      layer: 'live',
      by: 'player',
      spot: 'a',
      x1: 1,
      y1: 0,
      x2: 2,
      y2: 0,
    };
    const seen = diffScenes(scene([line('a')]), scene([moved, line('b')], 1));
    expect(seen.shift).toEqual([-1, 0]);
    expect(seen.come).toEqual([line('b')]);
    expect(seen.gone).toEqual([]);
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
      hintMarks({ is: 'mistake', hint: { ...hint, kind: 'mistake' } }).marks.map(({ style: look }) => look),
    ).toEqual(['because', 'wrong', 'wrong']);
  });
  test('what the preview draws needs no second sign, only a badge where it was wrong', () => {
    const drawn = new Set(['a']);
    const step = hintMarks({ is: 'step', rung: 4, hint }, undefined, drawn);
    expect(step.marks.map(({ style: look }) => look)).toEqual(['because']);
    const wrong = hintMarks({ is: 'mistake', hint: { ...hint, kind: 'mistake' } }, undefined, drawn);
    expect(wrong.marks.map(({ style: look, only }) => [look, only])).toEqual([
      ['because', undefined],
      ['wrong', 'badge'],
    ]);
  });
});

describe('pieces beside the board', () => {
  test('targets on the rim stand for the shelf, not for places', () => {
    const at = (spot: string, y: number) => ({ spot, kind: 'cell', x: 1, y, label: { code: spot } });
    const scene: Scene = {
      width: 2,
      height: 2,
      shapes: [],
      targets: [at('a', 1), at('b', 2)],
      mainKind: 'cell',
    };
    expect(boardTargets(scene)).toHaveLength(2);
    expect(boardTargets({ ...scene, shelf: { spot: 'shelf', slots: [] } }).map(({ spot }) => spot)).toEqual([
      'a',
    ]);
  });
  test('a wheel turns once a notch, and a pad’s stream not at every event', () => {
    const wheel = new Wheel();
    const roll = (deltaY: number, timeStamp: number) =>
      wheel.turn({ deltaX: 0, deltaY, deltaMode: 0, timeStamp });
    expect(roll(100, 0)).toBe('turn');
    expect(roll(100, 20)).toBeUndefined();
    expect(roll(-100, 1000)).toBe('back');
    expect([2000, 2010, 2020].map((time) => roll(15, time))).toEqual([undefined, undefined, 'turn']);
  });
});

test('every theme inks every role', () => {
  const sheet = themeSheet();
  for (const theme of ['light', 'dark', 'contrast', 'print'])
    expect(sheet).toContain(`[data-theme="${theme}"]`);
  for (const role of [...namedRoles, 'label-12', 'body-8', 'strand-4']) {
    expect(sheet).toContain(`--role-${role}:`);
    expect(sheet).toContain(`.f-${role}{`);
  }
  expect(sheet).not.toContain('undefined');
});

test.each(['soft', 'grey'])('the palette %s has an ink for every colour of pieces', (palette) => {
  const [, inks = ''] = new RegExp(`\\[data-palette="${palette}"\\]\\{([^}]*)\\}`).exec(themeSheet()) ?? [];
  for (const [name, size] of Object.entries(paletteSizes))
    for (let i = 1; i <= size; i++) expect(inks).toMatch(new RegExp(`--role-${name}-${i}:#[0-9a-f]{6}(;|$)`));
});

test('no theme of the screen takes a chosen palette back', () => {
  for (const block of themeSheet()
    .split('\n')
    .filter((line) => /data-theme/.test(line)))
    if (!block.startsWith('[data-theme="print"]')) expect(block).not.toContain('--role-label-1:');
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
