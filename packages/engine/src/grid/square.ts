/**
 * The square lattice as a mesh, with the row and column arithmetic that squares allow.
 *
 *     (0,0) ── h(0,0) ── (0,1)         h(r,c) goes right from dot (r,c): rows 0…height, columns 0…width−1.
 *       │                  │           v(r,c) goes down from dot (r,c): rows 0…height−1, columns 0…width.
 *     v(0,0)   cell(0,0)  v(0,1)       Cells and dots are numbered row by row.
 *       │                  │
 *     (1,0) ── h(1,0) ── (1,1)         Invariant: h and v together name every edge of the mesh once.
 */
import { keepLast } from '../cache.ts';
import { makeMesh, type Mesh } from './mesh.ts';

export interface SquareGrid {
  readonly width: number;
  readonly height: number;
  readonly mesh: Mesh;
  readonly horizontal: Int32Array; // edge of h(r,c) at r * width + c
  readonly vertical: Int32Array; // edge of v(r,c) at r * (width + 1) + c
}

const KEPT = 24;

/** Boards are pure functions of their size, so recent ones are cached. */
export const squareMesh = keepLast(KEPT, (width: number, height: number): Mesh => {
  const across = width + 1;
  const dots = Array.from(
    { length: across * (height + 1) },
    (_, i) => [i % across, Math.floor(i / across)] as const,
  );
  const faces = Array.from({ length: width * height }, (_, cell) => {
    const corner = Math.floor(cell / width) * across + (cell % width);
    return Int32Array.of(corner, corner + 1, corner + 1 + across, corner + across);
  });
  return makeMesh(dots, faces);
});

export const squareGrid = keepLast(KEPT, (width: number, height: number): SquareGrid => {
  const mesh = squareMesh(width, height);
  const across = width + 1;
  const horizontal = new Int32Array(width * (height + 1));
  const vertical = new Int32Array(across * height);
  for (let edge = 0; edge < mesh.edgeCount; edge++) {
    const from = mesh.edgeDots[2 * edge];
    const row = Math.floor(from / across);
    if (mesh.edgeDots[2 * edge + 1] === from + 1) horizontal[row * width + (from % across)] = edge;
    else vertical[from] = edge;
  }
  return { width, height, mesh, horizontal, vertical };
});

export const cellAt = (grid: SquareGrid, row: number, column: number): number | undefined =>
  row >= 0 && column >= 0 && row < grid.height && column < grid.width ? row * grid.width + column : undefined;

export const dotAt = (grid: SquareGrid, row: number, column: number): number | undefined =>
  row >= 0 && column >= 0 && row <= grid.height && column <= grid.width
    ? row * (grid.width + 1) + column
    : undefined;
