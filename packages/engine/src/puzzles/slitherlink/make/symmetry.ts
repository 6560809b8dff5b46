/** Which cells keep or lose their clues together, for symmetric layouts. */
import { keepLast } from '../../../cache.ts';

export const symmetries = ['none', 'half-turn', 'mirror', 'quarter-turn'] as const;
export type Symmetry = (typeof symmetries)[number];

type Image = (row: number, column: number) => readonly [row: number, column: number];

const SIZES = 12;

/** The cells in groups that the symmetry maps onto each other. */
export const orbits = keepLast(SIZES, findOrbits);

function findOrbits(width: number, height: number, symmetry: Symmetry): readonly (readonly number[])[] {
  const images = imagesOf(width, height, symmetry);
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let cell = 0; cell < width * height; cell++) {
    if (seen.has(cell)) continue;
    const row = Math.floor(cell / width);
    const column = cell % width;
    const group = [...new Set(images.map((image) => place(image(row, column), width)))];
    for (const each of group) seen.add(each);
    groups.push(group);
  }
  return groups;
}

const place = ([row, column]: readonly [number, number], width: number): number => row * width + column;

function imagesOf(width: number, height: number, symmetry: Symmetry): Image[] {
  const same: Image = (row, column) => [row, column];
  const turned: Image = (row, column) => [height - 1 - row, width - 1 - column];
  switch (symmetry) {
    case 'none':
      return [same];
    case 'half-turn':
      return [same, turned];
    case 'mirror':
      return [same, (row, column) => [row, width - 1 - column]];
    case 'quarter-turn':
      return [
        same,
        turned,
        (row, column) => [column, width - 1 - row],
        (row, column) => [height - 1 - column, row],
      ];
  }
}
