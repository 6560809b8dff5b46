import { expect, it } from 'vitest';
import { OUTSIDE, type Mesh } from '../grid/mesh.ts';
import { squareGrid } from '../grid/square.ts';
import { makeRng } from '../rng.ts';
import { insideOf, pathsOf, pathThrough } from './paths.ts';
import { randomInside } from './random-loop.ts';

/** The loop around a random region, and the region. */
function randomLoop(mesh: Mesh, seed: number): { isLine: (edge: number) => boolean; inside: Uint8Array } {
  const inside = randomInside(7, 6, makeRng(seed));
  const side = (face: number): number => (face === OUTSIDE ? 0 : inside[face]);
  return {
    isLine: (edge) => side(mesh.edgeFaces[2 * edge]) !== side(mesh.edgeFaces[2 * edge + 1]),
    inside,
  };
}

it('a random loop is one closed path around its inside', () => {
  const { mesh } = squareGrid(7, 6);
  for (let seed = 0; seed < 20; seed++) {
    const { isLine, inside } = randomLoop(mesh, seed);
    const [path, ...others] = pathsOf(mesh, isLine);
    expect(others).toEqual([]);
    expect(path.ends).toBeUndefined();
    expect(path.edges.length).toBe(Array.from({ length: mesh.edgeCount }, (_, e) => e).filter(isLine).length);
    expect(insideOf(mesh, isLine)).toEqual(inside);
  }
});

const up = (a: number, b: number): number => a - b;

it('without one edge it is one open path that ends at the edge’s dots, wherever tracing begins', () => {
  const { mesh } = squareGrid(7, 6);
  const { isLine } = randomLoop(mesh, 99);
  const [whole] = pathsOf(mesh, isLine);
  const [gap] = whole.edges;
  for (const edge of whole.edges.slice(1)) {
    const { edges, ends } = pathThrough(mesh, (each) => each !== gap && isLine(each), edge);
    expect(edges.toSorted(up)).toEqual(whole.edges.slice(1).toSorted(up));
    expect(ends?.toSorted(up)).toEqual(Array.from(mesh.edgeDots.subarray(2 * gap, 2 * gap + 2)).sort(up));
  }
});
