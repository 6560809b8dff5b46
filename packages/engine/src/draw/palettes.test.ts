/** Every pair of colours is distinct with every kind of vision, and every symbol is legible: the figures of the design. */
import { describe, expect, test } from 'vitest';
import { contrast, oklchOf } from './colour.ts';
import { ciede2000, eyes, nearest, type Eyes } from './colour-vision.fixtures.ts';
import { baseColours, chosenLabel, coloursOf, inkOn, palettes } from './palettes.ts';
import { paletteSizes, type PaletteRole } from './scene.ts';
import { inkOf } from './theme.ts';
import { themeIds, themes } from './tokens.ts';

const { label, letter, body, strand } = baseColours;

describe('the measure', () => {
  // From the table of test data of Sharma, Wu and Dalal.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('%j and %j', (a, b, expected) => {
    expect(ciede2000(a, b)).toBeCloseTo(expected, 3);
    expect(ciede2000(b, a)).toBeCloseTo(expected, 3);
  });
});

describe('colours stay apart', () => {
  test.each<[string, readonly string[], Readonly<Record<Eyes, number>>]>([
    ['strands', strand, { usual: 36.1, protan: 22.0, deutan: 22.3, tritan: 22.1 }],
    ['labels', label, { usual: 19.0, protan: 18.0, deutan: 18.0, tritan: 18.1 }],
    ['letters', letter, { usual: 26.9, protan: 14.4, deutan: 14.0, tritan: 14.6 }],
    ['capitals', letter.slice(0, 4), { usual: 31.5, protan: 23.7, deutan: 16.3, tritan: 17.2 }],
    ['small letters', letter.slice(4), { usual: 26.9, protan: 14.4, deutan: 14.0, tritan: 14.6 }],
    ['bodies', body, { usual: 22.5, protan: 21.1, deutan: 21.1, tritan: 21.2 }],
  ])('%s', (_, colours, least) => {
    for (const each of eyes) expect(nearest(colours, each), each).toBeGreaterThanOrEqual(least[each] - 0.05);
  });

  test.each([
    [2, 73.6],
    [3, 43.0],
    [4, 36.1],
    [5, 27.3],
    [6, 23.9],
    [7, 18.3],
    [8, 18.3],
    [12, 18.0],
  ])('%i labels are %f apart', (count, least) => {
    const chosen = Array.from({ length: count }, (_, i) => label[chosenLabel(count, i) - 1]);
    expect(new Set(chosen).size).toBe(count);
    expect(Math.min(...eyes.map((each) => nearest(chosen, each)))).toBeGreaterThanOrEqual(least - 0.05);
  });
});

const all = (palette: keyof typeof paletteSizes): PaletteRole[] =>
  Array.from({ length: paletteSizes[palette] }, (_, i): PaletteRole => `${palette}-${i + 1}`);

describe('tones', () => {
  test('every palette has as many colours as it promises, in every theme', () => {
    for (const palette of palettes)
      for (const theme of themeIds) {
        expect(coloursOf(palette, theme)).toHaveLength(paletteSizes[palette]);
        for (const colour of coloursOf(palette, theme))
          expect(colour).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
      }
  });

  test('symbols are legible on every colour: white if possible, black on moss only', () => {
    for (const role of [
      ...all('label'),
      ...all('letter'),
      ...all('body'),
      ...all('body-dish'),
      ...all('strand'),
    ])
      expect(
        contrast(inkOf('light', role).colour, inkOf('light', inkOn(role)).colour),
        role,
      ).toBeGreaterThanOrEqual(4.5);
    expect(all('label').filter((role) => inkOn(role) === 'glyph-black')).toEqual(['label-6']);
    expect(all('body').map(inkOn)).toEqual([...Array(4).fill('glyph-light'), ...Array(4).fill('glyph')]);
  });

  test.each([
    [
      'label-edge',
      'light',
      '46180f 331a68 15524f 6264d1 9e3708 7b7864 be6e09 408f88 8474cb a7780a 678593 838269',
    ],
    [
      'label-edge',
      'dark',
      '9a6458 7866ba 417a77 6567d4 bc532c 7b7864 c57417 5daba3 ae9ffa fcc150 c3e4f3 e4e3c8',
    ],
    ['letter-edge', 'light', '7d2226 2a4190 327c78 856c1c ad7170 777eb9 4c8c89 90813d'],
  ] as const)('%s in %s is as designed', (palette, theme, expected) => {
    expect(coloursOf(palette, theme)).toEqual(expected.split(' ').map((each) => `#${each}`));
  });

  test('outlines stand out from what pieces are on', () => {
    for (const theme of themeIds)
      for (const [palette, ground] of [
        ['label-edge', 'well'],
        ['letter-edge', 'well'],
        ['body-edge', 'slab'],
      ] as const)
        for (const colour of coloursOf(palette, theme))
          expect(contrast(colour, themes[theme][ground]), `${colour} in ${theme}`).toBeGreaterThanOrEqual(3);
  });

  test('ribbons stand out from their tiles, on paper by their edge', () => {
    for (const theme of ['light', 'dark', 'contrast'] as const)
      for (const colour of strand) expect(contrast(colour, themes[theme].tile)).toBeGreaterThanOrEqual(3.3);
    for (const colour of coloursOf('strand-edge', 'print'))
      expect(contrast(colour, themes.print.tile)).toBeGreaterThanOrEqual(3);
  });

  test('a side is darker than its top, and a hole darker still', () => {
    const lightness = (palette: keyof typeof paletteSizes) =>
      coloursOf(palette, 'light').map((colour) => oklchOf(colour)[0]);
    const [top, side, hole] = [lightness('body'), lightness('body-side'), lightness('body-hole')];
    top.forEach((value, i) => {
      expect(value - side[i]).toBeCloseTo(0.13, 1);
      expect(hole[i]).toBeLessThan(side[i]);
    });
  });
});
