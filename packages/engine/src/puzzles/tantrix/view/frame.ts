/** Where cells are in the picture: it is as large as the placed tiles and the cells beside them. */
import { type Cell, centre, hexRadius } from '../../../grid/hex.ts';
import type { Point } from './bands.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { emptyCells } from '../rules/empty.ts';

const margin = 0.2;

export interface Frame {
  readonly width: number;
  readonly height: number;
  at(cell: Cell): Point;
}

export const frameOf = (puzzle: Puzzle, state: State): Frame =>
  around([...state.placed, ...emptyCells(puzzle, state)]);

function around(cells: readonly Cell[]): Frame {
  const centres = cells.map(centre);
  const [xs, ys] = [centres.map((each) => each.x), centres.map((each) => each.y)];
  const left = Math.min(...xs) - hexRadius - margin;
  const top = Math.min(...ys) - 0.5 - margin;
  return {
    width: Math.max(...xs) + hexRadius + margin - left,
    height: Math.max(...ys) + 0.5 + margin - top,
    at: (cell) => ({ x: centre(cell).x - left, y: centre(cell).y - top }),
  };
}
