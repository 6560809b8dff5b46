import { expect, test } from 'vitest';
import { squareTurns } from './square-turns.ts';

const pictures = (width: number, height: number, cells: readonly number[]) =>
  squareTurns(width, height, cells).map((each) =>
    Array.from({ length: each.height }, (_, y) =>
      each.cells.slice(y * each.width, (y + 1) * each.width).join(''),
    ).join('/'),
  );

test('a rectangle has eight looks', () => {
  expect(pictures(3, 2, [1, 2, 3, 4, 5, 6])).toEqual([
    '123/456',
    '41/52/63',
    '654/321',
    '36/25/14',
    '321/654',
    '14/25/36',
    '456/123',
    '63/52/41',
  ]);
});

test('every look has the same eight looks', () => {
  const all = (width: number, height: number, cells: readonly number[]) =>
    pictures(width, height, cells).sort();
  const own = all(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(own).size).toBe(8);
  for (const { width, height, cells } of squareTurns(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9]))
    expect(all(width, height, cells)).toEqual(own);
});
