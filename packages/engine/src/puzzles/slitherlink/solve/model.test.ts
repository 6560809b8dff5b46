/** The kernel's witness against brute force. */
import { describe, expect, it } from 'vitest';
import { OUTSIDE } from '../../../grid/mesh.ts';
import { makeRng } from '../../../rng.ts';
import { check } from '../rules/check.ts';
import { components } from '../../../loops/components.ts';
import { kernelSolve } from './testing.ts';
import { BLANK, CROSS, LINE, meshOf, OPEN, type Puzzle } from '../rules/rules.ts';

const WIDTH = 4;
const HEIGHT = 3;
const blank: Puzzle = {
  width: WIDTH,
  height: HEIGHT,
  rule: 'loop',
  clues: Array.from({ length: 12 }, () => BLANK),
};
const mesh = meshOf(blank);

const loops = Array.from({ length: (1 << mesh.faceCount) - 1 }, (_, i) => {
  const side = (face: number): number => (face === OUTSIDE ? 0 : ((i + 1) >> face) & 1);
  return Uint8Array.from(
    { length: mesh.edgeCount },
    (_unused, edge) => side(mesh.edgeFaces[2 * edge]) ^ side(mesh.edgeFaces[2 * edge + 1]),
  );
}).filter(
  (edges) =>
    mesh.dotEdges.every(
      (around) =>
        around.filter((edge) => edges[edge]).length % 4 !== 0 || !around.some((edge) => edges[edge]),
    ) && components(mesh, { edges }).length === 1,
);

const cluesOf = (loop: Uint8Array): number[] =>
  mesh.faceEdges.map((around) => around.filter((edge) => loop[edge]).length);

describe('kernelSolve', () => {
  it('finds every loop of a board without clues, and says that there are no more', () => {
    const { found, exhausted } = kernelSolve(
      { ...blank, width: 3, clues: Array.from({ length: 9 }, () => BLANK) },
      500,
    );
    expect([found.length, exhausted]).toEqual([213, true]);
  });

  it('finds exactly the solutions that brute force finds', () => {
    const rng = makeRng('kernel');
    for (let i = 0; i < 120; i++) {
      const loop = loops[rng.below(loops.length)];
      const all = cluesOf(loop);
      const density = 20 + rng.below(70);
      const clues = all.map((clue) => (rng.below(100) < density ? clue : BLANK));
      if (rng.below(5) === 0) clues[rng.below(clues.length)] = rng.below(4);
      const rule = rng.below(4) ? 'loop' : 'every-dot';
      const marks = loop.map((line) => (rng.below(10) ? OPEN : line ? LINE : CROSS));
      const puzzle: Puzzle = { ...blank, clues, rule };
      const wanted = loops.filter(
        (each) =>
          cluesOf(each).every((clue, cell) => clues[cell] === BLANK || clue === clues[cell]) &&
          marks.every((mark, edge) => mark === OPEN || (mark === LINE) === (each[edge] === 1)) &&
          (rule === 'loop' || mesh.dotEdges.every((around) => around.some((edge) => each[edge]))),
      );
      const { found, exhausted } = kernelSolve(puzzle, 2000, { edges: marks, cells: [] });
      expect(exhausted).toBe(true);
      expect(found.map(({ edges }) => Array.from(edges).join('')).sort()).toEqual(
        wanted.map((each) => each.join('')).sort(),
      );
      for (const solution of found) expect(check(puzzle, solution).issues).toEqual([]);
    }
  });

  it('stops at the limit and does not claim to have finished', () => {
    const { found, exhausted } = kernelSolve(blank, 3);
    expect([found.length, exhausted]).toEqual([3, false]);
  });
});
