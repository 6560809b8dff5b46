/** Cells as text, the same for shapes that are equal up to moving and turning: what two solutions may share. */
import { turnCell, type Cell } from '../../../grid/hex.ts';

export const cellsText = (cells: readonly Cell[]): string => cells.map(({ q, r }) => `${q}.${r}`).join('_');

const TURNS = [0, 1, 2, 3, 4, 5];

/** With the first cell at 0,0, in the rotation whose text comes first. */
export const placedText = (cells: readonly Cell[]): string =>
  least(cells, ([first], turned) => turned.map(({ q, r }) => ({ q: q - first.q, r: r - first.r })));

/** The same for cells in no order. */
export const outlineText = (cells: readonly Cell[]): string =>
  least(cells, (_, turned) => {
    const sorted = turned.toSorted((a, b) => a.q - b.q || a.r - b.r);
    return sorted.map(({ q, r }) => ({ q: q - sorted[0].q, r: r - sorted[0].r }));
  });

const least = (
  cells: readonly Cell[],
  moved: (first: readonly Cell[], turned: readonly Cell[]) => readonly Cell[],
): string =>
  TURNS.map((turn) => cells.map((cell) => turnCell(cell, turn)))
    .map((turned) => cellsText(moved(turned, turned)))
    .sort()[0] ?? '';
