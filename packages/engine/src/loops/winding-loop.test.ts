import { expect, test } from 'vitest';
import { squareMesh } from '../grid/square.ts';
import { makeRng } from '../rng.ts';
import { LINE } from './marks.ts';
import { paddedSite } from './random-loop.ts';
import { loopDots } from './single-loop.ts';
import { windingField, windingInside } from './winding-loop.ts';

test.each([
  [2, 2],
  [7, 5],
  [100, 100],
])('%i × %i: one loop, in steps to match its size, and the same as in one go', (width, height) => {
  const task = windingInside(width, height, makeRng(1));
  let reports = 0;
  let step = task.next();
  for (; !step.done; step = task.next()) reports++;
  const inside = step.value;
  expect(reports).toBe(Math.ceil((width * height) / 2500));
  const field = windingField(width, height, makeRng(1), 16);
  expect(Array.from(inside)).toEqual(Array.from(inside, (_, cell) => field[paddedSite(cell, width)]));
  const mesh = squareMesh(width, height);
  const sideOf = (face: number): number => (face < 0 ? 0 : inside[face]);
  const edges = Uint8Array.from({ length: mesh.edgeCount }, (_, edge) =>
    sideOf(mesh.edgeFaces[2 * edge]) === sideOf(mesh.edgeFaces[2 * edge + 1]) ? 0 : LINE,
  );
  expect(loopDots(mesh, { edges })).toBeDefined();
});
