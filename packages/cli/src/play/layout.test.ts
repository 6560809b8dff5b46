/** Which part of a board that does not fit is shown, and where. */
import type { Glyph } from 'edgewise/draw';
import { describe, expect, it } from 'vitest';
import { layoutOf, Viewport } from './layout.ts';

const rows = (width: number, height: number, name = ''): Glyph[][] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_cell, x) => ({ char: '.', spot: `${name}${x},${y}` })),
  );
const room = { x: 0, y: 3, width: 80, height: 17 };

describe('viewport', () => {
  it('a click inside the visible part moves nothing; a cursor beyond it is brought to the middle', () => {
    const board = rows(200, 100);
    const area = { x: 0, y: 0, width: 80, height: 20 };
    const view = new Viewport();
    view.follow(board, area, '100,50');
    const before = { top: view.top, left: view.left };
    for (const spot of [`${view.left},${view.top}`, `${view.left + 79},${view.top + 19}`]) {
      view.follow(board, area, spot);
      expect(view).toMatchObject(before);
    }
    view.follow(board, area, `${view.left},${view.top + 20}`);
    expect(view.top).toBe(before.top + 10);
    view.follow(board, area, '199,99');
    expect([view.top, view.left]).toEqual([80, 120]);
  });
});

describe('layout', () => {
  it('side by side where there is room', () => {
    const layout = layoutOf({ board: rows(33, 17), shelf: rows(40, 5) }, room);
    expect(layout.shelf).toMatchObject({ x: 36, y: 3, width: 40, height: 5 });
  });

  it('the shelf keeps its rows at the foot where there is not', () => {
    const layout = layoutOf({ board: rows(60, 40), shelf: rows(40, 5) }, room);
    expect(layout.board).toMatchObject({ y: 3, height: 11 });
    expect(layout.shelf).toMatchObject({ x: 0, y: 15, height: 5 });
  });
});
