import { describe, expect, test } from 'vitest';
import type { ViewOptions, Shape } from '../../../draw/scene.ts';
import { say } from '../../../words/words.ts';
import { bandPath, bandsOf, middle } from './bands.ts';
import { check } from '../rules/check.ts';
import { native } from '../formats/native.ts';
import { type Puzzle, start, type State } from '../rules/rules.ts';
import { sketch } from './sketch.ts';
import { tileCount } from '../rules/tiles.ts';
import { tileShapes, tileStyle } from './ribbons.ts';
import { scene } from './scene.ts';
import { words } from '../words/index.ts';

function read(text: string): { puzzle: Puzzle; state: State } {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
}
const five = read('tantrix:discovery:1-6:R:loop:all:none/1.0.0.0_2.0.-1.5_3.-2.1.4_4.-1.1.0_5.-1.0.4');
const drawn = (look?: ViewOptions): readonly Shape[] => {
  const { shapes, shelf } = scene(five.puzzle, five.state, look);
  return [...shapes, ...(shelf?.slots ?? []).flatMap((slot) => slot?.shapes ?? [])];
};
const texts = (look?: ViewOptions): string[] =>
  drawn(look).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

describe('looks', () => {
  test('plain ribbons on request', () => {
    expect(texts()).toEqual([]);
    expect(drawn({ symbols: 'none' }).some((shape) => /^(glyph|pattern)/.test(shape.role))).toBe(false);
  });
  test('numbers on request, on the board and on the shelf', () => {
    expect(texts({ view: 'numbers' })).toEqual(['1', '2', '3', '4', '5', '6']);
  });
  test('letters at both ends of every ribbon', () => {
    const letters = texts({ symbols: 'letters' });
    expect(letters).toHaveLength(6 * 6);
    expect(['R', 'B', 'Y'].map((colour) => letters.filter((each) => each === colour).length)).toEqual([
      12, 12, 12,
    ]);
  });
  test('by default patterns tell colours apart without hue: dots on blue, bars on yellow, nothing on red', () => {
    const signs = drawn().filter((shape) => shape.role.startsWith('pattern'));
    expect(new Set(signs.map((shape) => shape.kind))).toEqual(new Set(['disc', 'line']));
    expect(drawn({ symbols: 'shapes' })).toEqual(drawn());
  });
  test('letters and patterns keep apart', () => {
    const both = drawn({ symbols: 'both' });
    const dots = both.filter((shape) => shape.kind === 'disc');
    const letters = both.filter((shape) => shape.kind === 'text' && shape.text === 'B');
    for (const dot of dots)
      for (const letter of letters)
        if (letter.kind === 'text' && dot.spot === letter.spot)
          expect(Math.hypot(dot.x - letter.x, dot.y - letter.y)).toBeGreaterThan(0.07);
  });
});

test('ribbons begin and end exactly at the middles of their sides', () => {
  const centre = { x: 0, y: 0 };
  for (let tile = 1; tile <= tileCount; tile++)
    for (let turn = 0; turn < 6; turn++)
      for (const band of bandsOf(tile, turn)) {
        const numbers = bandPath(centre, band, 0.2).match(/-?[\d.]+ -?[\d.]+(?=[AL]|Z|$)/g) ?? [];
        const points = numbers.map((each) => each.split(' ').map(Number));
        for (const d of [band.from, band.to]) {
          const { x, y } = middle(centre, d);
          const ends = points.filter(
            (point) => Math.abs(Math.hypot(point[0] - x, point[1] - y) - 0.1) < 0.002,
          );
          expect(ends).toHaveLength(2);
          expect(
            Math.hypot((ends[0][0] + ends[1][0]) / 2 - x, (ends[0][1] + ends[1][1]) / 2 - y),
          ).toBeLessThan(0.002);
        }
      }
});

test('a straight is on top of everything, and whatever is on top has a gap of tile on both sides', () => {
  for (let tile = 1; tile <= tileCount; tile++) {
    const bands = bandsOf(tile, 0).map(({ curve }) => curve);
    expect(bands.includes('straight') ? bands.at(-1) : 'straight').toBe('straight');
    expect(bands.lastIndexOf('corner')).toBeLessThan(Math.max(bands.indexOf('bend'), 3));
    const { ribbons } = tileShapes({ x: 0, y: 0 }, tile, 0, tileStyle({ symbols: 'none' }));
    const bends = bands.filter((curve) => curve === 'bend').length;
    const straights = bands.filter((curve) => curve === 'straight').length;
    expect(ribbons.filter(({ role }) => role === 'tile')).toHaveLength(straights + Math.max(0, bends - 1));
  }
});

test('every hexagon is drawn before any ribbon', () => {
  const { shapes } = scene(five.puzzle, five.state);
  const lastBody = shapes.findLastIndex((shape) => shape.role === 'tile-rim');
  expect(shapes.findIndex((shape) => shape.role.startsWith('strand'))).toBeGreaterThan(lastBody);
});

describe('the shelf', () => {
  test('a gap keeps its target and says where its tile is', () => {
    const { targets, shelf } = scene(five.puzzle, five.state);
    const gap = targets.find((target) => target.spot === 'tile:4');
    expect(gap && say(words, 'en', gap.label)).toBe('empty slot of tile 4, which is at -1, 1');
    expect(shelf?.slots.map((slot) => slot?.spot)).toEqual([...Array<undefined>(5), 'tile:6']);
  });
  test('in Solitaire what is not yet drawn stays secret', () => {
    const { puzzle, state } = read('tantrix:solitaire:3,7,1,14:any:loop:all:allowed/3.0.0.0');
    const spots = scene(puzzle, state).targets.flatMap(({ spot }) => (spot.startsWith('tile') ? [spot] : []));
    expect(spots).toEqual(['tile:3', 'tile:7']);
  });
  test('similar tiles share a group', () => {
    const { puzzle, state } = read('tantrix:free:15,1,2,54,3:any:loop:all:none');
    const kin = scene(puzzle, state).shelf?.slots.map((slot) => slot?.groupKey?.slice(0, 3));
    expect(kin).toEqual(['RGY', 'RBY', 'RBY', 'GBY', 'RBY']);
  });
});

test('the sketch', () => {
  const rows = sketch(five.puzzle, five.state).rows.map((row) => row.map((glyph) => glyph.char).join(''));
  expect(rows.map((row) => row.trimEnd()).join('\n')).toMatchInlineSnapshot(`
    "                  ·

                ·     Y     ·
                   B     Y
          ·     Y     2
             Y     R     B
    ·     Y     5     R     ·
       Y     R     B     Y
          3     B     1
       B     R     R     Y
    ·     B     4     B     ·
             Y     Y
          ·     B     ·

                ·
    ▭   1 ·        2 ·        3 ·        4 ·        5 ·
        6 RBYBRY"
  `);
});

test('every disagreement is drawn at the spot its issue names first, and that is a target', () => {
  const { puzzle, state } = read('tantrix:discovery:1-5:R:loop:all:none/1.0.0.0_2.1.0.0_3.0.1.3_4.-1.0.0');
  const zigzags = scene(puzzle, state).shapes.filter((shape) => shape.role === 'mismatch');
  const named = check(puzzle, state).issues.flatMap(({ code, at }) => (code === 'mismatch' ? [at[0]] : []));
  expect(named.length).toBeGreaterThan(1);
  expect(zigzags.map((shape) => shape.spot)).toEqual(named);
  const targets = new Set(scene(puzzle, state).targets.map(({ spot }) => spot));
  expect(named.every((spot) => targets.has(spot))).toBe(true);
});
