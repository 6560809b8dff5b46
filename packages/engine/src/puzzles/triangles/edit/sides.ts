/**
 * The sides of a board by name: 'c3l' is the left side of cell c3 (l, r, b with the tip up; l, t, r with it down). A
 * side between two cells has two names, and is called by that of the cell with its tip up.
 */
import { perObject } from '../../../cache.ts';
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import type { Point } from '../../../grid/symmetry.ts';
import { cornersOn } from '../view/scene.ts';
import { endsOf } from '../view/drawing.ts';

const LETTERS = { up: 'lrb', down: 'ltr' };

export interface Sides {
  /** By side: 3 · cell + its number there, of the cell it is called by. */
  readonly at: readonly number[];
  readonly names: readonly string[];
  readonly middles: readonly Point[];
  /** Every name, including the second one of a side between two cells. */
  readonly byName: ReadonlyMap<string, number>;
  readonly cellMiddles: readonly Point[];
}

export const sidesOf = perObject((board: TriangleBoard): Sides => {
  const all = Array.from({ length: 3 * board.cellCount }, (_, i) => i);
  const at = all.filter((i) => board.opposite[i] === NOWHERE || board.up[Math.floor(i / 3)]);
  const index = new Map(at.map((i, side) => [i, side]));
  const corners = cornersOn(board);
  return {
    at,
    names: at.map((i) => nameOf(board, i)),
    middles: at.map((i) => {
      const [[ax, ay], [bx, by]] = endsOf(corners(Math.floor(i / 3)), i % 3);
      return [(ax + bx) / 2, (ay + by) / 2];
    }),
    byName: new Map(
      all.map((i) => [nameOf(board, i), index.get(i) ?? index.get(board.opposite[i]) ?? NOWHERE]),
    ),
    cellMiddles: board.names.map((_, cell) => {
      const points = corners(cell);
      return [0, 1].map((k) => (points[0][k] + points[1][k] + points[2][k]) / 3) as unknown as Point;
    }),
  };
});

const nameOf = ({ names, up }: TriangleBoard, i: number): string => {
  const cell = Math.floor(i / 3);
  return names[cell] + (up[cell] ? LETTERS.up : LETTERS.down)[i % 3];
};
