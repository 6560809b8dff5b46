/** A rectangle of cells as it looks turned and mirrored: the symmetries of the square. */
interface CellGrid {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[]; // row by row
}

/** All eight, the grid itself first; some may look the same. */
export function squareTurns(width: number, height: number, cells: ArrayLike<number>): readonly CellGrid[] {
  const quarters: CellGrid[] = [{ width, height, cells: Array.from(cells) }];
  while (quarters.length < 4) quarters.push(quarterTurn(quarters[quarters.length - 1]));
  return [...quarters, ...quarters.map(mirrored)];
}

/** Clockwise: the first row becomes the last column. */
const quarterTurn = ({ width, height, cells }: CellGrid): CellGrid => ({
  width: height,
  height: width,
  cells: cells.map((_, i) => cells[(height - 1 - (i % height)) * width + Math.floor(i / height)]),
});

const mirrored = ({ width, height, cells }: CellGrid): CellGrid => ({
  width,
  height,
  cells: cells.map((_, i) => cells[i - (i % width) + (width - 1 - (i % width))]),
});
