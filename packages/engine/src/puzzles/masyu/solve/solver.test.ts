/** The solver against two witnesses: the kernel's model on thousands of boards, and all loops of tiny ones. */
import { describe, expect, test } from 'vitest';
import { acrossEdge, type Mesh } from '../../../grid/mesh.ts';
import { makeRng, type Rng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { check } from '../rules/check.ts';
import { meshOf, start, type Puzzle, type State } from '../rules/rules.ts';
import { kernelSolve } from './testing.ts';
import { solve } from './solver.ts';

const LIMIT = 30;

const randomPuzzle = (rng: Rng, width: number, height: number, one: number): Puzzle => ({
  width,
  height,
  pearls: Uint8Array.from({ length: width * height }, () => (rng.below(one) ? 0 : 1 + rng.below(2))),
});

/** Marks that mostly, but not always, leave a solution. */
function randomMarks(rng: Rng, puzzle: Puzzle): State {
  const edges = Uint8Array.from(start(puzzle).edges);
  for (let i = rng.below(5); i > 0; i--) edges[rng.below(edges.length)] = 1 + rng.below(2);
  return { edges };
}

const texts = ({ found }: Solutions<State>): string[] =>
  found.map(({ edges }) => Array.from(edges).join('')).sort();

describe('the solver and the kernel agree', () => {
  test.each([
    [4, 4, 4, 700],
    [5, 5, 5, 600],
    [6, 5, 6, 400],
    [7, 7, 9, 200],
    [6, 6, 3, 500],
  ])('%i × %i, one pearl in %i cells', (width, height, one, count) => {
    const rng = makeRng(`witnesses ${width} ${height} ${one}`);
    const kinds = { none: 0, one: 0, many: 0 };
    for (let i = 0; i < count; i++) {
      const puzzle = randomPuzzle(rng, width, height, one);
      const from = rng.below(2) ? randomMarks(rng, puzzle) : undefined;
      const fast = finish(solve(puzzle, { limit: LIMIT, ...(from && { from }) }));
      const slow = finish(kernelSolve(puzzle, LIMIT, from));
      expect(fast.exhausted).toBe(slow.exhausted);
      if (fast.exhausted) expect(texts(fast)).toEqual(texts(slow));
      else expect(new Set(texts(fast)).size).toBe(LIMIT);
      for (const state of fast.found) expect(check(puzzle, state).issues).toEqual([]);
      kinds[fast.found.length > 1 ? 'many' : fast.found.length ? 'one' : 'none']++;
    }
    expect(kinds.none).toBeGreaterThan(0);
    expect(kinds.many + kinds.one).toBeGreaterThan(0);
  });
});

/** Every cycle of a mesh, by walking: nothing of the solvers is used. */
function allLoops(mesh: Mesh): Set<number>[] {
  const loops: Set<number>[] = [];
  const walk = (home: number, dot: number, seen: readonly number[], way: readonly number[]): void => {
    for (const edge of mesh.dotEdges[dot]) {
      const next = acrossEdge(mesh, edge, dot);
      if (next < home || edge === way.at(-1)) continue;
      if (next === home && way[0] < edge) loops.push(new Set([...way, edge]));
      else if (next !== home && !seen.includes(next)) walk(home, next, [...seen, next], [...way, edge]);
    }
  };
  for (let home = 0; home < mesh.dotCount; home++) walk(home, home, [home], []);
  return loops;
}

/** The rules as the README states them, over the cells that a loop visits in order. */
function obeys(puzzle: Puzzle, loop: ReadonlySet<number>): boolean {
  const mesh = meshOf(puzzle);
  const beside = (cell: number): number[] =>
    Array.from(mesh.dotEdges[cell])
      .filter((edge) => loop.has(edge))
      .map((edge) => acrossEdge(mesh, edge, cell));
  const isStraight = (cell: number): boolean => {
    const [a, b] = beside(cell);
    return a + b === 2 * cell;
  };
  return Array.from(puzzle.pearls).every((pearl, cell) => {
    if (!pearl) return true;
    const next = beside(cell);
    if (next.length !== 2) return false;
    if (pearl === 2) return !isStraight(cell) && next.every(isStraight);
    return isStraight(cell) && !next.every(isStraight);
  });
}

describe('brute force', () => {
  test.each([
    [2, 2, 1],
    [3, 3, 13],
    [4, 4, 213],
    [5, 4, 1049],
  ])('all %i × %i boards tried have just the loops that obey the rules', (width, height, count) => {
    const mesh = meshOf({ width, height });
    const loops = allLoops(mesh);
    expect(loops).toHaveLength(count); // OEIS A140517 on squares
    const rng = makeRng(`brute ${width} ${height}`);
    for (let i = 0; i < 150; i++) {
      const puzzle = randomPuzzle(rng, width, height, 2 + rng.below(8));
      const right = loops.filter((loop) => obeys(puzzle, loop));
      const { found, exhausted } = finish(solve(puzzle, { limit: 5000 }));
      expect(exhausted).toBe(true);
      expect(texts({ found, exhausted, effort: {} })).toEqual(
        right
          .map((loop) => Array.from({ length: mesh.edgeCount }, (_, e) => (loop.has(e) ? 1 : 0)).join(''))
          .sort(),
      );
      const [first] = loops;
      const state = { edges: Uint8Array.from({ length: mesh.edgeCount }, (_, e) => (first.has(e) ? 1 : 0)) };
      expect(check(puzzle, state).issues.length === 0).toBe(obeys(puzzle, first));
    }
  });

  test('the checker accepts exactly the loops that obey the rules', () => {
    const rng = makeRng('checker');
    const loops = allLoops(meshOf({ width: 4, height: 4 }));
    for (let i = 0; i < 60; i++) {
      const puzzle = randomPuzzle(rng, 4, 4, 6);
      for (const loop of loops) {
        const edges = Uint8Array.from(start(puzzle).edges, (_, e) => (loop.has(e) ? 1 : 0));
        expect(check(puzzle, { edges }).issues.length === 0).toBe(obeys(puzzle, loop));
      }
    }
  });
});
