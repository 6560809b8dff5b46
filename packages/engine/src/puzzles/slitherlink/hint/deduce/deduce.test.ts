/** Deduction against brute force on small boards, against the fast propagator, and technique by technique. */
import { describe, expect, it } from 'vitest';
import { makeMesh, OUTSIDE, type Mesh } from '../../../../grid/mesh.ts';
import { makeRng, type Rng } from '../../../../rng.ts';
import { finish } from '../../../../task.ts';
import { components } from '../../../../loops/components.ts';
import { closureOn } from './testing.ts';
import { stepsOf } from './steps.ts';
import { levelOf, techniques } from './techniques.ts';
import { closure as fastClosure } from '../../solve/testing.ts';
import { cannotHold } from '../../../../kernel/explain.ts';
import { LOOP, LoopModel } from '../../solve/model.ts';
import {
  BLANK,
  boardOf,
  cellSpot,
  CROSS,
  LINE,
  meshOf,
  OPEN,
  type Board,
  type Puzzle,
  type Rule,
} from '../../rules/rules.ts';
import { moves } from '../../rules/moves.ts';

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

/** The clues and marks that each offered step rests on force it, by the kernel. */
function expectStepsSuffice({ board, marks }: Case): number {
  const kernel = finish(LoopModel.make(board));
  const steps = finish(stepsOf(board, marks));
  for (const { edges, reason } of steps)
    for (const { edge, value } of edges) {
      const lits = [...reason.marks].map((index) => kernel.litOf({ on: 'edge', index, to: marks[index] }));
      const against = kernel.litOf({ on: 'edge', index: edge, to: value === LINE ? CROSS : LINE });
      const groups = [LOOP, ...[...reason.cells].map(cellSpot)];
      expect(cannotHold(kernel.model, groups, [...lits, against], Infinity)).toBe(true);
    }
  return steps.length;
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
      if (each.solutions.length) steps += expectStepsSuffice(each);
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
      if (each.solutions.length) expectStepsSuffice(each);
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

/** Clue rows, marks already made, the technique, what it rests on, what it gives. */
const fixtures = [
  ['zero', '10 ..', '', 'cell:1', '1n4n5n6n'],
  ['clue-full', '1. ..', '0y', 'cell:0 edge:0', '1n2n3n'],
  ['clue-needs-all', '14 .1', '', 'cell:1', '1y4y5y6y'],
  ['dot-full', '33 11', '0y3y4y5y', 'edge:0 edge:4 dot:1', '1n'],
  ['dot-one-exit', '.2 2.', '0y', 'edge:0 dot:0', '3y'],
  ['dot-dead', '11 33', '0n3n5n', 'edge:5 dot:2', '4n'],
  ['dot-needs-both', '..2 .3. every-dot', '', 'dot:0', '0y3y'],
  ['corner-one', '1. 33', '', 'cell:0 dot:0', '0n3n'],
  ['corner-two', '.2 2.', '', 'cell:1 dot:1 dot:2', '0y'],
  ['corner-three', '33 11', '', 'cell:0 dot:0', '0y3y'],
  ['adjacent-threes', '31 3.', '', 'cell:0 cell:2', '0y8y6n'],
  ['adjacent-threes', '.... .33. .... .2..', '', 'cell:5 cell:6 cell:13', '16y13y18y5n25n'],
  ['diagonal-threes', '232 3..', '11y12y', 'cell:1 cell:3 dot:5', '5y'],
  ['border-ones', '23.. 2..2 .112', '', 'cell:9 cell:10 dot:17', '25n'],
  ['line-into-one', '232 .13', '15y16y', 'cell:4 edge:16 dot:10', '6n10n'],
  ['line-into-two', '.2 2.', '0y3y', 'cell:1 edge:0 dot:1 dot:5', '10y'],
  ['line-into-three', '222 33.', '11y12y', 'cell:4 edge:11 dot:9', '6y13y'],
  [
    'diagonal-chain',
    '..... .3... ..2.. ...3. .....',
    '',
    'cell:6 cell:12 cell:18 dot:14 dot:21',
    '6y16y45y46y',
  ],
  ['sector', '... 21.', '0y3y', 'cell:3 cell:4 dot:8 dot:9', '12y'],
  ['early-loop', '... ..1 ...', '0y2y3y12n', 'cell:5 edge:0 edge:2 edge:3', '1n'],
  ['colour-path', '.2. .1.', '10n13n', 'cell:4 edge:10 edge:13', '4y'],
  ['colour-clue', '.3. .1. ..2', '5y13n14n15y21y', 'cell:1 edge:13 edge:15', '1y'],
  ['inside-cut', '31. .2.', '0y3y5n6n10y15y16y', 'edge:0 edge:3 edge:10 edge:15', '1n'],
  [
    'outside-cut',
    '22.2 23.2 ...2 ...2',
    '0y1n2n3y4y5n6y7y13y14n15y20y21n24y29y37y',
    'cell:5 edge:4 edge:6 edge:7 edge:13 edge:20 edge:29 edge:37',
    '9n16y18n',
  ],
  ['cut-off', '... .22 ..2', '4n12n15y21y', 'edge:4 edge:12 edge:15', '0n1n2n3n'],
  ['suppose-line', '.2. .1.', '', 'cell:1 cell:4 dot:0 dot:1 dot:4 dot:5 dot:8 dot:9', '10n'],
  ['suppose-cross', '.1. ..3 2..', '12y21y', 'cell:5 edge:21 dot:10 dot:11 dot:14 dot:15', '9y'],
] as const;

function positionOf(text: string, marked: string): { board: Board; marks: Uint8Array } {
  const rows = text.replace(' every-dot', '').split(' ');
  const clues = Array.from(rows.join(''), (char) => (char === '.' ? BLANK : Number(char)));
  const rule = text.endsWith('every-dot') ? 'every-dot' : 'loop';
  const board = boardOf({ width: rows[0].length, height: rows.length, clues, rule });
  const marks = new Uint8Array(board.mesh.edgeCount);
  const move = marked ? moves.parse(marked) : undefined;
  if (move?.ok) for (const { index, to } of move.value) marks[index] = to;
  return { board, marks };
}

describe('techniques', () => {
  it.each(fixtures)('%s on %s', (code, clues, marked, because, moves) => {
    const { board, marks } = positionOf(clues, marked);
    const [step] = finish(stepsOf(board, marks));
    const told = [
      ...[...step.reason.cells].sort((a, b) => a - b).map((cell) => `cell:${cell}`),
      ...[...step.reason.marks].sort((a, b) => a - b).map((edge) => `edge:${edge}`),
      ...[...step.reason.dots].sort((a, b) => a - b).map((dot) => `dot:${dot}`),
    ].join(' ');
    const given = step.edges.map(({ edge, value }) => `${edge}${value === LINE ? 'y' : 'n'}`).join('');
    expect([step.code, told, given]).toEqual([code, because, moves]);
    expectStepsSuffice({ board, marks, solutions: [] });
  });

  it('are in one list, easiest level first, nearly all with a board above', () => {
    const order = ['counts', 'sectors', 'chains', 'colours', 'connectivity', 'contradiction'];
    const places = techniques.map(({ code }) => order.indexOf(levelOf(code)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const shown = new Set<string>(fixtures.map(([code]) => code));
    expect(techniques.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual(['colour-dot']);
  });
});
