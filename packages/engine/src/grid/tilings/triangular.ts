/** Triangles in rows. Unit vectors (30, 0) and (15, 26). */
import { OutlineBuilder, type Outline } from './outline.ts';

const [X, Y] = [15, 26];

/**
 * Each row has width + 1 triangles with their bases on the lower line in even rows, on the upper in odd
 * ones, and then the width others between them. If the height is odd, the last row lacks its first and
 * last triangle, which would hang on by a corner.
 */
export function triangular(width: number, height: number): Outline {
  const builder = new OutlineBuilder();
  for (let y = 0; y < height; y++) {
    const even = y % 2 === 0;
    const [base, tip] = [Y * (even ? y + 1 : y), Y * (even ? y : y + 1)];
    const add = (x: number, ends: number, middle: number, firstThenNext: boolean): void => {
      const [i, j, k] = [builder.dot(x, ends), builder.dot(x + X, middle), builder.dot(x + 2 * X, ends)];
      builder.faceOf(firstThenNext ? [i, j, k] : [i, k, j]);
    };
    const hangs = (x: number): boolean => height % 2 === 1 && y === height - 1 && (x === 0 || x === width);
    for (let x = 0; x <= width; x++) if (!hangs(x)) add(2 * x * X, base, tip, even);
    for (let x = 0; x < width; x++) add((2 * x + 1) * X, tip, base, !even);
  }
  return builder.build();
}

/** The board of older ids: two triangles per cell, odd rows of dots shifted to the right. */
export function triangularOld(width: number, height: number): Outline {
  const builder = new OutlineBuilder();
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) builder.dot(2 * X * x + (y % 2 ? X : 0), Y * y);
  const dot = (x: number, y: number): number => y * (width + 1) + x;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [a, b, c, d] = [dot(x, y), dot(x + 1, y), dot(x + 1, y + 1), dot(x, y + 1)];
      for (const corners of y % 2
        ? [
            [a, c, d],
            [a, b, c],
          ]
        : [
            [a, b, d],
            [b, c, d],
          ])
        builder.faceOf(corners);
    }
  return builder.build();
}
