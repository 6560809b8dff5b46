import { expect, test } from 'vitest';
import { colourWords, glyphPath, GLYPHS, inkOn } from './glyphs.ts';
import { inkOf, paletteColours } from './theme.ts';

const all = Array.from({ length: GLYPHS }, (_, i) => i + 1);

/** Ends of lines and curves; arcs name their radii and flags first. */
const pointsOf = (d: string): number[][] =>
  [...d.matchAll(/([MLCA])([^MLCAZ]*)/g)].map(([, letter, rest]) => {
    const numbers = rest.trim().split(/\s+/).map(Number);
    return letter === 'A' ? numbers.slice(5) : numbers.slice(-2);
  });

test('every colour has its own sign, and the palette begins again after the last', () => {
  expect(new Set(all.map((colour) => glyphPath(colour, 0, 0, 1))).size).toBe(GLYPHS);
  expect(paletteColours.label.length).toBe(GLYPHS);
  expect(glyphPath(13, 2, 3, 0.2)).toBe(glyphPath(1, 2, 3, 0.2));
});

test('signs keep within their circle, wherever it is, and are closed', () => {
  for (const colour of all) {
    const d = glyphPath(colour, 5, 7, 0.2);
    expect(d).toMatch(/^M[-\d. MLCAZ]+Z$/);
    for (const [x, y] of pointsOf(d)) expect(Math.hypot(x - 5, y - 7)).toBeLessThanOrEqual(0.2005);
  }
});

/** Relative luminance as WCAG has it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('the ink stands out from its colour', () => {
  for (const colour of all) {
    const pair = [inkOf('light', inkOn(colour)).colour, paletteColours.label[colour - 1]].map(luminance);
    expect((Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

test('colours have names of their own in every language', () => {
  for (const words of Object.values(colourWords)) {
    const names = all.map((colour) => String(words[`colour.${colour}`]));
    expect(new Set(names).size).toBe(GLYPHS);
    for (const name of names) expect(name).toMatch(/^\p{Ll}+$/u);
  }
});
