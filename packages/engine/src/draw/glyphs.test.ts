import { expect, test } from 'vitest';
import { colourWords, glyphPath, GLYPHS } from './glyphs.ts';
import { paletteSizes } from './scene.ts';

const all = Array.from({ length: GLYPHS }, (_, i) => i + 1);

/** Ends of lines and curves; arcs name their radii and flags first. */
const pointsOf = (d: string): number[][] =>
  [...d.matchAll(/([MLCA])([^MLCAZ]*)/g)].map(([, letter, rest]) => {
    const numbers = rest.trim().split(/\s+/).map(Number);
    return letter === 'A' ? numbers.slice(5) : numbers.slice(-2);
  });

test('every colour has its own symbol, and the palette wraps round after the last', () => {
  expect(new Set(all.map((colour) => glyphPath(colour, 0, 0, 1))).size).toBe(GLYPHS);
  expect(paletteSizes.label).toBe(GLYPHS);
  expect(glyphPath(13, 2, 3, 0.2)).toBe(glyphPath(1, 2, 3, 0.2));
});

test('symbols stay within their circle, wherever it is, and are closed', () => {
  for (const colour of all) {
    const d = glyphPath(colour, 5, 7, 0.2);
    expect(d).toMatch(/^M[-\d. MLCAZ]+Z$/);
    for (const [x, y] of pointsOf(d)) expect(Math.hypot(x - 5, y - 7)).toBeLessThanOrEqual(0.2005);
  }
});

test('colours have names of their own in every language', () => {
  for (const words of Object.values(colourWords)) {
    const names = all.map((colour) => String(words[`colour.${colour}`]));
    expect(new Set(names).size).toBe(GLYPHS);
    for (const name of names) expect(name).toMatch(/^\p{Ll}+$/u);
  }
});
