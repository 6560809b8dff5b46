/** Deduction against brute force on small boards, against the fast propagator. */
import { describe, expect, it } from 'vitest';
import { makeMesh, OUTSIDE, type Mesh } from '../../../../grid/mesh.ts';
import { makeRng, type Rng } from '../../../../rng.ts';
import { components } from '../../../../loops/components.ts';
import { closureOn, expectStepsSuffice } from './testing.ts';
import { closure as fastClosure } from '../../solve/testing.ts';
import {
  BLANK,
  boardOf,
  CROSS,
  LINE,
  meshOf,
  OPEN,
  type Board,
  type Puzzle,
  type Rule,
} from '../../rules/rules.ts';

const blank = (width: number, height: number, rule: Rule = 'loop'): Puzzle => ({
  width,
  height,
  rule,
  clues: Array.from({ length: width * height }, () => BLANK),
});

/** Every loop of a mesh as its edges, by trying every set of inside faces. */
function allLoops(mesh: Mesh): Uint8Array[] {
  const loops: Uint8Array[] = [];
  for (let inside = 1; inside < 1 << mesh.faceCount; inside++) {
    const side = (face: number): number => (face === OUTSIDE ? 0 : (inside >> face) & 1);
    const edges = new Uint8Array(mesh.edgeCount);
    for (let e = 0; e < mesh.edgeCount; e++)
      edges[e] = side(mesh.edgeFaces[2 * e]) ^ side(mesh.edgeFaces[2 * e + 1]);
    const passed = mesh.dotEdges.every((around) =>
      [0, 2].includes(around.filter((e) => edges[e] === 1).length),
    );
    if (passed && components(mesh, { edges }).length === 1) loops.push(edges);
  }
  return loops;
}

const countAt = (mesh: Mesh, loop: Uint8Array, cell: number): number =>
  mesh.faceEdges[cell].filter((edge) => loop[edge] === 1).length;

const visitsAll = (mesh: Mesh, loop: Uint8Array): boolean =>
  mesh.dotEdges.every((around) => around.some((edge) => loop[edge] === 1));

interface Case {
  readonly board: Board;
  readonly marks: Uint8Array;
  readonly solutions: readonly Uint8Array[]; // all, as 1 for a line
}

/** Clues of a random loop, some of them blank, perhaps one wrong; some marks, perhaps one wrong. */
function randomCase(mesh: Mesh, loops: readonly Uint8Array[], rng: Rng): Case {
  const loop = loops[rng.below(loops.length)];
  const density = 30 + rng.below(70);
  const clues = Array.from({ length: mesh.faceCount }, (_, cell) =>
    rng.below(100) < density ? countAt(mesh, loop, cell) : BLANK,
  );
  if (rng.below(6) === 0) clues[rng.below(clues.length)] = rng.below(4);
  const rule: Rule = visitsAll(mesh, loop) && rng.below(2) === 0 ? 'every-dot' : 'loop';
  const shown = rng.below(40);
  const marks = loop.map((line) => (rng.below(100) < shown ? (line ? LINE : CROSS) : OPEN));
  if (rng.below(6) === 0) marks[rng.below(marks.length)] = 1 + rng.below(2);
  const solutions = loops.filter(
    (each) =>
      clues.every((clue, cell) => clue === BLANK || countAt(mesh, each, cell) === clue) &&
      marks.every((mark, edge) => mark === OPEN || (mark === LINE) === (each[edge] === 1)) &&
      (rule === 'loop' || visitsAll(mesh, each)),
  );
  return { board: { mesh, clues, rule }, marks, solutions };
}

/** Each level is sound, and knows all that the level below it knows. */
function expectSound({ board, marks, solutions }: Case): void {
  let below: Uint8Array = marks;
  for (let level = 1; level <= 6; level++) {
    const { edges, contradiction } = closureOn(board, marks, level);
    if (contradiction) {
      expect(solutions, `level ${level}`).toEqual([]);
      return;
    }
    for (let edge = 0; edge < edges.length; edge++) {
      if (below[edge] !== OPEN) expect(edges[edge]).toBe(below[edge]);
      if (edges[edge] === OPEN) continue;
      const value = edges[edge] === LINE ? 1 : 0;
      expect(
        solutions.every((solution) => solution[edge] === value),
        `level ${level} edge ${edge}`,
      ).toBe(true);
    }
    below = edges;
  }
}

const sizes = [
  [2, 2, 13],
  [3, 2, 40],
  [3, 3, 213],
  [4, 3, 1049],
  [4, 4, 9349],
] as const;

describe.each(sizes)('on %i×%i squares', (width, height, count) => {
  const mesh = meshOf(blank(width, height));
  const loops = allLoops(mesh);

  it('brute force finds the known number of loops', () => expect(loops.length).toBe(count));

  it('every level agrees with all solutions', () => {
    const rng = makeRng(`sound ${width}x${height}`);
    for (let i = 0; i < 60; i++) expectSound(randomCase(mesh, loops, rng));
  });

  it('every step offered follows from what it names', () => {
    const rng = makeRng(`steps ${width}x${height}`);
    let steps = 0;
    for (let i = 0; i < 40; i++) {
      const each = randomCase(mesh, loops, rng);
      if (each.solutions.length) steps += expectStepsSuffice(each.board, each.marks);
    }
    expect(steps).toBeGreaterThan(40);
  });
});

/** A flower of seven hexagons. */
function hexagons(): Mesh {
  const centres = [[0, 0], ...[0, 1, 2, 3, 4, 5].map((k) => polar(k * 60 + 30, Math.sqrt(3)))];
  return meshOfPolygons(
    centres.map(([x, y]) =>
      [0, 1, 2, 3, 4, 5].map((k) => [x + polar(k * 60, 1)[0], y + polar(k * 60, 1)[1]]),
    ),
  );
}

/** Two rows of triangles. */
function triangles(): Mesh {
  const polygons: number[][][] = [];
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 3; i++) {
      const [x, y] = [i + row / 2, row];
      polygons.push(
        [
          [x, y],
          [x + 1, y],
          [x + 0.5, y + 1],
        ],
        [
          [x + 1, y],
          [x + 1.5, y + 1],
          [x + 0.5, y + 1],
        ],
      );
    }
  return meshOfPolygons(polygons);
}

const polar = (degrees: number, radius: number): number[] => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

function meshOfPolygons(polygons: readonly (readonly (readonly number[])[])[]): Mesh {
  const dots: [number, number][] = [];
  const dotAt = ([x, y]: readonly number[]): number => {
    const known = dots.findIndex((dot) => Math.hypot(dot[0] - x, dot[1] - y) < 1e-6);
    return known >= 0 ? known : dots.push([x, y]) - 1;
  };
  const faces = polygons.map((corners) => Int32Array.from(corners, dotAt));
  return makeMesh(dots, faces);
}

describe.each([
  ['hexagons', hexagons()],
  ['triangles', triangles()],
] as const)('on %s', (name, mesh) => {
  const loops = allLoops(mesh);

  it('every level agrees with all solutions', () => {
    const rng = makeRng(name);
    for (let i = 0; i < 150; i++) expectSound(randomCase(mesh, loops, rng));
  });

  it('every step offered follows from what it names', () => {
    const rng = makeRng(`${name} steps`);
    for (let i = 0; i < 60; i++) {
      const each = randomCase(mesh, loops, rng);
      if (each.solutions.length) expectStepsSuffice(each.board, each.marks);
    }
  });
});

it('has the closures of the fast propagator, edge by edge', () => {
  const rng = makeRng('two propagators');
  for (let i = 0; i < 250; i++) {
    const puzzle = { ...blank(2 + rng.below(6), 2 + rng.below(6), rng.below(6) ? 'loop' : 'every-dot') };
    const clues = Array.from(puzzle.clues, () =>
      rng.below(100) < 45 ? [0, 1, 1, 2, 2, 2, 3, 3][rng.below(8)] : BLANK,
    );
    const marks = Uint8Array.from({ length: meshOf(puzzle).edgeCount }, () =>
      rng.below(12) ? OPEN : 1 + rng.below(2),
    );
    for (let level = 1; level <= 6; level++) {
      const { edges, contradiction } = closureOn(boardOf({ ...puzzle, clues }), marks, level);
      const fast = fastClosure({ ...puzzle, clues }, marks, level);
      expect(fast, `level ${level}`).toEqual(contradiction ? undefined : edges);
    }
  }
});
