/** Every pair of colours that must be distinguishable is: the lowest figures of the design, theme by theme. */
import { describe, expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { gradientOf, gradientRoles, gradientText } from './gradients.ts';
import { namedRoles, paletteSizes, type Palette, type Role } from './scene.ts';
import { inkOf, isHollow } from './theme.ts';
import { themeIds, themes, type ThemeId, type Tokens } from './tokens.ts';

const pairs = (text: string): [keyof Tokens, keyof Tokens][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [keyof Tokens, keyof Tokens]);

const TEXT = pairs(`ink/ground ink/card ink/sunk soft/ground soft/card soft/sunk on-accent/accent
  on-accent/accent-hover card/hint accent/card accent/ground accent/accent-wash ink/accent-wash soft/accent-wash
  ember/card ember/accent-wash ember/ember-wash wrong/card wrong/wrong-wash hint/card hint/hint-wash ink/hint-wash
  good/card good/good-wash done/board ink/inside ink/outside ink/glow-1 ink/glow-2 ink/glow-3 slab-ink/slab
  slab-ink/dimple tile-ink/tile`);
const GRAPHICS = pairs(`control/ground control/card dot/board line/board line/inside line/outside cross/board
  cross/inside cross/outside accent/board accent/glow-1 accent/glow-2 accent/glow-3 hint/board wrong/board
  well-rim/ground well-rim/well peg/slab`);

const lowest = (theme: ThemeId, some: readonly (readonly [keyof Tokens, keyof Tokens])[]): number =>
  Math.min(...some.map(([over, under]) => contrast(themes[theme][over], themes[theme][under])));

describe('contrast', () => {
  test.each([
    ['light', 4.79, 3.2],
    ['dark', 4.84, 3.1],
    ['contrast', 7.0, 6.6],
  ] as const)('%s: text %f, graphics %f', (theme, text, graphics) => {
    expect(lowest(theme, TEXT)).toBeGreaterThanOrEqual(text - 0.005);
    expect(lowest(theme, GRAPHICS)).toBeGreaterThanOrEqual(graphics - 0.005);
  });

  test.each(themeIds)('%s: a white pearl is white and a black one black, as the rules call them', (theme) => {
    const inks = themes[theme];
    expect(contrast(inks.pearl, '#000000')).toBeGreaterThan(15);
    expect(contrast(inks['pearl-dark'], '#ffffff')).toBeGreaterThan(15);
    expect(contrast(inks['pearl-rim'], inks.board)).toBeGreaterThan(5);
  });

  test('on paper what is read is dark, and decoration may be pale', () => {
    expect(lowest('print', TEXT)).toBeGreaterThanOrEqual(4.5);
    const informing = GRAPHICS.filter(([over]) => over !== 'well-rim');
    expect(lowest('print', informing)).toBeGreaterThanOrEqual(3);
  });
});

const roles: readonly Role[] = [
  ...namedRoles,
  ...(Object.keys(paletteSizes) as Palette[]).flatMap((name) =>
    Array.from({ length: paletteSizes[name] }, (_, i): Role => `${name}-${i + 1}`),
  ),
];

test.each(themeIds)('%s has an ink for every role', (theme) => {
  for (const role of roles) {
    const { colour, width, hollow, weight } = inkOf(theme, role);
    expect(colour, role).toMatch(/^(none|#[0-9a-f]{6}([0-9a-f]{2})?)$/);
    expect(width).toBeGreaterThan(0);
    expect(hollow).toBe(isHollow(role));
    expect(weight).toBeGreaterThanOrEqual(400);
  }
});

test('guides are invisible, dimples are whole circles only where tints are not enough', () => {
  expect(themeIds.map((theme) => inkOf(theme, 'guide').colour)).toEqual(Array(4).fill('none'));
  expect(themeIds.map((theme) => inkOf(theme, 'dimple-ring').colour === 'none')).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('pieces have bolder outlines where contrast matters', () => {
  for (const role of ['label-edge-1', 'letter-edge-8', 'body-edge-3'] as const) {
    expect(inkOf('contrast', role)).toMatchObject({ colour: '#000000', hollow: true });
    expect(inkOf('contrast', role).width).toBeGreaterThan(inkOf('light', role).width);
  }
});

test('the thirteenth colour begins a palette again', () => {
  expect(inkOf('light', 'label-13')).toEqual(inkOf('light', 'label-1'));
});

test('gradients go through inks that every theme has', () => {
  expect(gradientRoles.filter((role) => !gradientOf(role))).toEqual([]);
  expect(gradientOf('body-3')).toBeUndefined();
  expect(gradientText('x', 'body-3', String)).toBe('');
  expect(gradientText('here', 'body-glaze-2', (role) => `<${role}>`)).toBe(
    '<radialGradient id="here" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="<body-lit-2>"/>' +
      '<stop offset="0.55" stop-color="<body-2>"/><stop offset="1" stop-color="<body-dim-2>"/></radialGradient>',
  );
});
