/** The kernel's witness against brute force, and reasons that do or do not suffice. */
import { describe, expect, it } from 'vitest';
import type { Hint, Reasons, StepHint } from '../../../vocabulary.ts';
import { OUTSIDE } from '../../../grid/mesh.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { components } from '../../../loops/components.ts';
import { insideOf, kernelSolve, suffices } from './model.ts';
import {
  BLANK,
  CROSS,
  INSIDE,
  LINE,
  meshOf,
  OPEN,
  start,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

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
    const { found, exhausted } = finish(
      kernelSolve({ ...blank, width: 3, clues: Array.from({ length: 9 }, () => BLANK) }, 500),
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
      const { found, exhausted } = finish(kernelSolve(puzzle, 2000, { edges: marks, cells: [] }));
      expect(exhausted).toBe(true);
      expect(found.map(({ edges }) => Array.from(edges).join('')).sort()).toEqual(
        wanted.map((each) => each.join('')).sort(),
      );
      for (const solution of found) expect(check(puzzle, solution).issues).toEqual([]);
    }
  });

  it('stops at the limit and does not claim to have finished', () => {
    const { found, exhausted } = finish(kernelSolve(blank, 3));
    expect([found.length, exhausted]).toEqual([3, false]);
  });
});

const mistakeLike = ({ kind: _, ...step }: StepHint<Move>): Hint<Move> => ({ ...step, kind: 'mistake' });

describe('suffices', () => {
  const puzzle: Puzzle = { width: 2, height: 2, rule: 'loop', clues: [3, BLANK, BLANK, 1] };
  const state: State = {
    ...start(puzzle),
    edges: Uint8Array.from({ length: 12 }, (_, edge) => (edge === 4 ? LINE : OPEN)),
  };
  const step = (because: string[], moves: Move[]): StepHint<Move> => ({
    kind: 'step',
    code: 'test',
    level: 'counts',
    at: [],
    because: because as unknown as Reasons,
    moves,
  });
  const line = (index: number): Move => [{ on: 'edge', index, to: LINE }];

  it('is true when the named clues force the moves', () => {
    expect(suffices(puzzle, state, step(['cell:0'], [line(0)]))).toBe(true);
    expect(suffices(puzzle, state, step(['cell:3'], [[{ on: 'edge', index: 10, to: CROSS }]]))).toBe(true);
  });

  it('is false when something is missing or the move is not forced', () => {
    expect(suffices(puzzle, state, step([], [line(0)]))).toBe(false);
    expect(suffices(puzzle, state, step(['cell:0', 'cell:3'], [line(4)]))).toBe(false);
  });

  it('counts a mark only when it is named', () => {
    expect(suffices(puzzle, state, step(['edge:4'], [line(5)]))).toBe(true);
    expect(suffices(puzzle, state, step(['cell:0'], [line(5)]))).toBe(false);
  });

  it('wants a contradiction for a mistake', () => {
    const wrong = {
      ...state,
      edges: Uint8Array.from(state.edges, (value, edge) => (edge === 0 ? CROSS : value)),
    };
    const mistake = mistakeLike(step(['cell:0', 'edge:0'], [[{ on: 'edge', index: 0, to: OPEN }]]));
    expect(suffices(puzzle, wrong, mistake)).toBe(true);
    expect(suffices(puzzle, wrong, { ...mistake, because: ['edge:0'] })).toBe(false);
  });

  it('weighs a cell mark by the side that everything named leaves it', () => {
    const marked = { ...state, cells: Uint8Array.of(0, 0, 0, INSIDE) };
    const clear: Move = [{ on: 'cell', index: 3, to: 0 }];
    const mistake = mistakeLike(step(['cell:3'], [clear]));
    expect(suffices(puzzle, marked, mistake)).toBe(true);
    expect(suffices(puzzle, marked, { ...mistake, because: ['cell:0'] })).toBe(false);
  });
});

it('insideOf tells the faces within the loop', () => {
  for (const loop of loops.filter((_, i) => i % 50 === 0)) {
    const inside = insideOf(mesh, (edge) => loop[edge] === 1);
    for (let edge = 0; edge < mesh.edgeCount; edge++) {
      const [a, b] = [0, 1]
        .map((i) => mesh.edgeFaces[2 * edge + i])
        .map((face) => (face === OUTSIDE ? 0 : inside[face]));
      expect(a ^ b).toBe(loop[edge]);
    }
  }
});
