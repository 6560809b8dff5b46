/** The toolkit on random drawings, compared with all loops of a small mesh. */
import { describe, expect, test } from 'vitest';
import { acrossEdge, makeMesh, type Mesh } from '../grid/mesh.ts';
import { squareGrid } from '../grid/square.ts';
import { Model } from '../kernel/model.ts';
import { solutionsOf } from '../kernel/solutions.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { blocksOf } from './blocks.ts';
import { LoopPropagator } from './loop-propagator.ts';
import { Parities } from './parities.ts';

/** Three triangles around a dot, and one more: no squares. */
const triangles = makeMesh(
  [
    [0, 0],
    [2, 0],
    [1, 2],
    [3, 2],
    [2, 4],
  ],
  [Int32Array.of(0, 1, 2), Int32Array.of(1, 3, 2), Int32Array.of(2, 3, 4)],
);
const meshes: readonly (readonly [string, Mesh])[] = [
  ['squares', squareGrid(3, 2).mesh],
  ['triangles', triangles],
];

function allLoops(mesh: Mesh, isThere: (edge: number) => boolean): number[][] {
  const loops: number[][] = [];
  const walk = (home: number, dot: number, seen: readonly number[], way: readonly number[]): void => {
    for (const edge of mesh.dotEdges[dot]) {
      const next = acrossEdge(mesh, edge, dot);
      if (!isThere(edge) || next < home || edge === way.at(-1)) continue;
      if (next === home && way[0] < edge) loops.push([...way, edge].sort((a, b) => a - b));
      else if (next !== home && !seen.includes(next)) walk(home, next, [...seen, next], [...way, edge]);
    }
  };
  for (let home = 0; home < mesh.dotCount; home++) walk(home, home, [home], []);
  return loops;
}

describe.each(meshes)('on %s', (_name, mesh) => {
  const edges = Array.from({ length: mesh.edgeCount }, (_, edge) => edge);

  test('two edges are in one block exactly when a loop has both', () => {
    const rng = makeRng('blocks');
    for (let i = 0; i < 200; i++) {
      const there = edges.filter(() => rng.below(4) > 0);
      const loops = allLoops(mesh, (edge) => there.includes(edge));
      const { ofEdge, count } = blocksOf(mesh, (edge) => there.includes(edge));
      expect(edges.filter((edge) => ofEdge[edge] >= 0)).toEqual(there);
      expect(new Set(there.map((edge) => ofEdge[edge])).size).toBe(count);
      for (const a of there)
        for (const b of there.filter((edge) => edge > a))
          expect(ofEdge[a] === ofEdge[b]).toBe(loops.some((loop) => loop.includes(a) && loop.includes(b)));
    }
  });

  /** Dots have two lines or none, and there is one loop; dots in `must` are on it while their rule is switched on. */
  function modelWith(must: readonly number[]): Model {
    const model = new Model();
    for (const _edge of edges) model.variable();
    model.addClause(edges.map((edge) => 2 * edge));
    for (const around of mesh.dotEdges) {
      const lits = Array.from(around, (edge) => 2 * edge);
      model.atMost(2, lits);
      for (const lit of lits)
        model.implies(
          lit,
          lits.filter((other) => other !== lit),
        );
    }
    const visits = must.map((dot) => ({ dot, when: model.group(`dot:${dot}`).selector }));
    model.sat.addPropagator(new LoopPropagator(mesh, model.sat, 0, visits));
    return model;
  }

  test('the kernel finds all loops, and those through given dots', () => {
    const loops = allLoops(mesh, () => true);
    for (const must of [[], [0], [0, 1], [mesh.dotCount - 1], Array.from(mesh.dotX.keys())]) {
      const { found, exhausted } = finish(solutionsOf(modelWith(must), edges, [], 1000));
      const right = loops.filter((loop) =>
        must.every((dot) => mesh.dotEdges[dot].some((edge) => loop.includes(edge))),
      );
      expect(exhausted).toBe(true);
      const texts = found.map((values) => edges.filter((edge) => values[edge]).join());
      expect(texts.sort()).toEqual(right.map((loop) => loop.join()).sort());
    }
  });
});

test('relations follow from one another, and contradictions are found', () => {
  const rng = makeRng('parities');
  for (let i = 0; i < 200; i++) {
    const kinds = Array.from({ length: 12 }, () => rng.below(2));
    const parities = new Parities(kinds.length);
    for (let j = 0; j < 9; j++) {
      const [a, b] = [rng.below(12), rng.below(12)];
      expect(parities.relate(a, b, kinds[a] ^ kinds[b])).toBe(true);
      expect(parities.relation(a, b)).toBe(kinds[a] ^ kinds[b]);
      expect(parities.relate(a, b, kinds[a] ^ kinds[b] ^ 1)).toBe(false);
    }
    for (const [a, kind] of kinds.entries())
      expect([undefined, kind ^ kinds[0]]).toContain(parities.relation(a, 0));
  }
});
