/** The laws of a mesh, on squares of many sizes and on a small tiling that is not square. */
import { describe, expect, test } from 'vitest';
import { acrossEdge, beyondEdge, edgeBetween, makeMesh, type Mesh, OUTSIDE } from './mesh.ts';
import { makeRng } from '../rng.ts';
import { tilingMesh, tilingNames, tilingOf } from './tilings/tilings.ts';
import { cellAt, dotAt, squareGrid, type SquareGrid } from './square.ts';

const horizontalAt = (grid: SquareGrid, row: number, column: number): number | undefined =>
  row >= 0 && column >= 0 && row <= grid.height && column < grid.width
    ? grid.horizontal[row * grid.width + column]
    : undefined;

const verticalAt = (grid: SquareGrid, row: number, column: number): number | undefined =>
  row >= 0 && column >= 0 && row < grid.height && column <= grid.width
    ? grid.vertical[row * (grid.width + 1) + column]
    : undefined;

/** A square with a triangle on its right side, corners clockwise. */
const house = makeMesh(
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [2, 0.5],
  ],
  [Int32Array.of(0, 1, 2, 3), Int32Array.of(1, 4, 2)],
);

const meshes: readonly (readonly [string, Mesh])[] = [
  ...[
    [1, 1],
    [2, 2],
    [2, 5],
    [5, 2],
    [7, 7],
  ].map(([w, h]) => [`${w} × ${h}`, squareGrid(w, h).mesh] as const),
  ['house', house],
  ...tilingNames.map((name) => {
    const { least, randomPatch } = tilingOf(name);
    const size = Math.max(...least) + 1;
    const mesh = tilingMesh(name, size, size, randomPatch?.(size, size, makeRng(name)) ?? '');
    return [name, mesh ?? house] as const;
  }),
];

describe.each(meshes)('%s', (_name, mesh) => {
  const faces = Array.from({ length: mesh.faceCount }, (_, face) => face);
  const edges = Array.from({ length: mesh.edgeCount }, (_, edge) => edge);
  const dots = Array.from({ length: mesh.dotCount }, (_, dot) => dot);

  test('Euler: dots − edges + faces = 1', () =>
    expect(mesh.dotCount - mesh.edgeCount + mesh.faceCount).toBe(1));

  test('edge i of a face joins its corners i and i + 1', () => {
    for (const face of faces)
      mesh.faceEdges[face].forEach((edge, i) => {
        const corners = mesh.faceDots[face];
        const ends = new Set([mesh.edgeDots[2 * edge], mesh.edgeDots[2 * edge + 1]]);
        expect(ends).toEqual(new Set([corners[i], corners[(i + 1) % corners.length]]));
      });
  });

  test('faceEdges and dotEdges are inverse to edgeFaces and edgeDots', () => {
    for (const edge of edges) {
      const sides = faces.filter((face) => mesh.faceEdges[face].includes(edge));
      const stored = [mesh.edgeFaces[2 * edge], mesh.edgeFaces[2 * edge + 1]];
      expect(new Set(stored.filter((face) => face !== OUTSIDE))).toEqual(new Set(sides));
      const ends = dots.filter((dot) => mesh.dotEdges[dot].includes(edge));
      expect([mesh.edgeDots[2 * edge], mesh.edgeDots[2 * edge + 1]]).toEqual(ends);
    }
  });

  test('around a dot, face i has edges i and i + 1', () => {
    for (const dot of dots)
      mesh.dotFaces[dot].forEach((face, i) => {
        const around = mesh.dotEdges[dot];
        if (face === OUTSIDE) return;
        expect(mesh.faceEdges[face]).toContain(around[i]);
        expect(mesh.faceEdges[face]).toContain(around[(i + 1) % around.length]);
        expect(mesh.faceDots[face]).toContain(dot);
      });
    const corners = faces.reduce((sum, face) => sum + mesh.faceDots[face].length, 0);
    expect(
      mesh.dotFaces.flatMap((around) => Array.from(around)).filter((face) => face !== OUTSIDE),
    ).toHaveLength(corners);
  });

  test('edges are numbered in the order in which a walk over the faces reaches them, each in one direction', () => {
    let next = 0;
    for (const around of mesh.faceEdges) {
      const fresh = Array.from(around).filter((edge) => edge >= next);
      const inOrder = fresh.map((_, i) => next + i);
      expect([inOrder, inOrder.toReversed()]).toContainEqual(fresh);
      next += fresh.length;
    }
    expect(next).toBe(mesh.edgeCount);
  });

  test('the other end, the other side, the edge between', () => {
    for (const edge of edges) {
      const [a, b] = [mesh.edgeDots[2 * edge], mesh.edgeDots[2 * edge + 1]];
      expect([acrossEdge(mesh, edge, a), acrossEdge(mesh, edge, b)]).toEqual([b, a]);
      const [f, g] = [mesh.edgeFaces[2 * edge], mesh.edgeFaces[2 * edge + 1]];
      expect([beyondEdge(mesh, edge, f), beyondEdge(mesh, edge, g)]).toEqual([g, f]);
      expect(edgeBetween(mesh, a, b)).toBe(edge);
    }
    expect(edgeBetween(mesh, 0, 0)).toBeUndefined();
    expect(edgeBetween(mesh, -1, 0)).toBeUndefined();
  });
});

describe('squares', () => {
  test.each([
    [2, 2],
    [3, 5],
    [5, 3],
    [1, 4],
  ])('%i × %i: h and v together name every edge once', (width, height) => {
    const { mesh, horizontal, vertical } = squareGrid(width, height);
    expect([...horizontal, ...vertical].sort((a, b) => a - b)).toEqual(
      Array.from({ length: mesh.edgeCount }, (_, e) => e),
    );
  });

  test('h goes right and v goes down from the dot', () => {
    const grid = squareGrid(3, 2);
    for (let row = 0; row <= 2; row++)
      for (let column = 0; column <= 3; column++) {
        const dot = dotAt(grid, row, column)!;
        const right = horizontalAt(grid, row, column);
        const down = verticalAt(grid, row, column);
        expect(right).toBe(column < 3 ? edgeBetween(grid.mesh, dot, dot + 1) : undefined);
        expect(down).toBe(row < 2 ? edgeBetween(grid.mesh, dot, dot + 4) : undefined);
      }
  });

  test('a cell has its edges top, right, bottom, left', () => {
    const grid = squareGrid(3, 3);
    const cell = cellAt(grid, 1, 2)!;
    const around = [
      horizontalAt(grid, 1, 2),
      verticalAt(grid, 1, 3),
      horizontalAt(grid, 2, 2),
      verticalAt(grid, 1, 2),
    ];
    expect([...grid.mesh.faceEdges[cell]]).toEqual(around);
  });

  test.each([
    [-1, 0],
    [0, -1],
    [3, 0],
    [0, 3],
  ])('there is no cell %i,%i', (row, column) => {
    expect(cellAt(squareGrid(3, 3), row, column)).toBeUndefined();
  });

  test('grids are cached, and dropped when there are many', () => {
    expect(squareGrid(4, 4)).toBe(squareGrid(4, 4));
    const first = squareGrid(4, 4);
    for (let height = 1; height <= 40; height++) squareGrid(1, height);
    expect(squareGrid(4, 4)).toEqual(first);
  });
});
