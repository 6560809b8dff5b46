import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../draw/scene.ts';
import { native } from '../formats/native.ts';
import { start, type Puzzle, type State } from '../rules/rules.ts';
import { scene } from './scene.ts';

const read = (text: string): { puzzle: Puzzle; state: State } => {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
};
const shapesOf = (text: string): readonly Shape[] => {
  const { puzzle, state } = read(text);
  return scene(puzzle, state).shapes;
};
const count = (shapes: readonly Shape[], role: RegExp): number =>
  shapes.filter((shape) => role.test(shape.role)).length;

const COLOURS =
  'triangles:cells-28:equal:DKEELJDJFEKHAKGDJGCEHCJFEFHADFEHHAFKAJKAEDHLLCJEIJJFFFGLHEJKELLCHFAJBBKFADICEFDLEABD:LEECGDBKFFGFGKKD:c4/4,d4/5';
const LETTERS =
  'triangles:hexagon-2:complement:dddaaBAAccdDAbdadDADDaaCcCDAcdabcaAcaCACDdAdDAdcbDCaCBaAbACDacdBdDBDCbCB';

describe('wells', () => {
  test('every side of an empty cell is drawn once', () => {
    const rims = (text: string) =>
      shapesOf(text).flatMap((shape) =>
        shape.role === 'well-rim' && shape.kind === 'path' ? shape.d.split('M') : [],
      );
    const sides = rims(LETTERS)
      .filter(Boolean)
      .map((side) => side.split('L').toSorted().join());
    expect(sides).toHaveLength((3 * 24 + 12) / 2);
    expect(new Set(sides).size).toBe(sides.length);
    expect(count(shapesOf(LETTERS), /^well$/)).toBe(24);
    expect(count(shapesOf(`${LETTERS}:::1@a3/1`), /^well$/)).toBe(23);
  });
});

describe('walls', () => {
  const bars = shapesOf(COLOURS).filter((shape) => shape.layer === 'still' && /^label-\d/.test(shape.role));

  test('the two sides of a notch are one bent bar with one symbol', () => {
    const bent = bars.filter((shape) => shape.kind === 'path' && shape.d.split('L').length === 3);
    expect(bent).toHaveLength(2);
    const { puzzle, state } = read(COLOURS);
    const walls = scene(puzzle, state).targets.filter(({ kind }) => kind === 'wall');
    expect(bars).toHaveLength(walls.length - 2);
    const signs = shapesOf(COLOURS).filter((shape) => shape.layer === 'still' && shape.kind === 'text');
    expect(signs).toHaveLength(bars.length);
  });
});

describe('tones', () => {
  test('capitals are deep and small letters pale; with more than four pairs both are one colour', () => {
    const roles = new Set(shapesOf(`${LETTERS}:::1@a3/1,2@c7/2,6@a2/6`).map(({ role }) => role));
    expect([...roles].filter((role) => /^letter-\d/.test(role)).toSorted()).toEqual([
      'letter-2',
      'letter-4',
      'letter-5',
      'letter-8',
    ]);
    expect([...roles].some((role) => /^label-\d/.test(role))).toBe(false);
  });
});

test('tabs and notches are one curve, so that they fit', () => {
  const curves = shapesOf(`${LETTERS}:::1@a3/1,3@c3/6`).filter(
    (shape) => shape.kind === 'path' && /^letter-\d/.test(shape.role) && shape.d.includes('C'),
  );
  expect(curves).toHaveLength(6);
});
