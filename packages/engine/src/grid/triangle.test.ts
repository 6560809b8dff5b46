import { describe, expect, test } from 'vitest';
import { NOWHERE, triangleBoard } from './triangle.ts';

const boards = [
  ['triangle-3', 9, 9, 3],
  ['triangle-4', 16, 12, 3],
  ['hexagon-1', 6, 6, 6],
  ['hexagon-2', 24, 12, 6],
  ['hexagon-3', 54, 18, 6],
  ['hexagon-4', 96, 24, 6],
  ['cells-28', 28, 16, 2],
  ['parallelogram-3x2', 12, 10, 2],
  ['parallelogram-1x1', 2, 4, 2],
] as const;

describe.each(boards)('%s', (name, cells, border, turns) => {
  const board = triangleBoard(name)!;
  test('has its cells, border edges and turns', () => {
    expect([board.cellCount, board.border.length, board.turns.length]).toEqual([cells, border, turns]);
  });
  test('joins UP and DOWN by every inner edge, both ways', () => {
    for (let side = 0; side < 3 * cells; side++) {
      const other = board.opposite[side];
      if (other === NOWHERE) continue;
      expect(board.opposite[other]).toBe(side);
      expect(board.up[Math.floor(other / 3)]).toBe(!board.up[Math.floor(side / 3)]);
    }
  });
  test('is mapped onto itself, neighbours to neighbours', () => {
    for (const { sixths, cells: to } of board.turns) {
      expect(new Set(to).size).toBe(cells);
      for (let cell = 0; cell < cells; cell++) {
        expect(board.up[to[cell]]).toBe(board.up[cell] === (sixths % 2 === 0));
        const near = [0, 1, 2].map((side) => board.neighbours[3 * cell + side]).filter((each) => each >= 0);
        const there = [0, 1, 2].map((side) => board.neighbours[3 * to[cell] + side]);
        for (const each of near) expect(there).toContain(to[each]);
      }
    }
  });
});

test('a hexagon of side n has 6n² cells, 9n² − 3n inner edges, 6n border edges', () => {
  for (const n of [1, 2, 3, 4]) {
    const board = triangleBoard(`hexagon-${n}`)!;
    const inner = board.opposite.filter((each) => each >= 0).length / 2;
    expect([board.cellCount, inner, board.border.length]).toEqual([6 * n * n, 9 * n * n - 3 * n, 6 * n]);
  }
});

test('the 28 cells have 14 walls, two of them touching two cells', () => {
  const { wallOf, border } = triangleBoard('cells-28')!;
  expect(new Set(wallOf).size).toBe(14);
  expect(border.length).toBe(16);
});

test('other names are not boards', () => {
  for (const name of [
    '',
    'hexagon-5',
    'hexagon-0',
    'triangle-1',
    'parallelogram-9x8',
    'cells-29',
    'constructor',
  ])
    expect(triangleBoard(name)).toBeUndefined();
});
