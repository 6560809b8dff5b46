/** Updated from state to state or computed from scratch: the result must be the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { ChangeTracker } from '../../../loops/change-tracker.ts';
import { components, Components } from '../../../loops/components.ts';
import { CROSS, LINE, meshOf, OPEN, type Puzzle, type State } from './rules.ts';
import { clueRole, scene } from '../view/scene.ts';

const WIDTH = 6;
const HEIGHT = 5;
const EDGES = 71;

const puzzles = fc.record({
  width: fc.constant(WIDTH),
  height: fc.constant(HEIGHT),
  clues: fc.array(fc.integer({ min: -2, max: 4 }), { minLength: 30, maxLength: 30 }),
  rule: fc.constantFrom('loop', 'every-dot'),
});
const sign = fc.constantFrom(OPEN, LINE, LINE, CROSS);
/** Mostly single strokes, now and then another drawing altogether. */
const change = fc.oneof(
  { weight: 5, arbitrary: fc.record({ edge: fc.nat(EDGES - 1), to: sign }) },
  { weight: 1, arbitrary: fc.array(sign, { minLength: EDGES, maxLength: EDGES }) },
);

function walk(changes: readonly (number[] | { edge: number; to: number })[]): State[] {
  let edges = new Uint8Array(EDGES);
  return changes.map((next) => {
    edges = 'edge' in next ? edges.with(next.edge, next.to) : Uint8Array.from(next);
    return { edges, cells: new Uint8Array(WIDTH * HEIGHT) };
  });
}

const plain = (report: ReturnType<typeof check>) => ({
  ...report,
  issues: report.issues.map((issue) => ({ ...issue, at: [...issue.at] })),
});

describe('a state after another gives the same result as on its own', () => {
  const along = fc.array(change, { minLength: 1, maxLength: 30 });

  test('by the checker and by the picture', () => {
    fc.assert(
      fc.property(puzzles, along, (puzzle, changes) => {
        for (const state of walk(changes)) {
          const alone = { ...puzzle };
          expect(plain(check(puzzle, state))).toEqual(plain(check(alone, state)));
          expect(scene(puzzle, state).shapes).toEqual(scene(alone, state).shapes);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('by the tracer of parts, whose order counts', () => {
    const puzzle: Puzzle = { width: WIDTH, height: HEIGHT, clues: new Array(30).fill(-1), rule: 'loop' };
    const mesh = meshOf(puzzle);
    fc.assert(
      fc.property(along, (changes) => {
        const [follower, carried] = [new ChangeTracker(mesh), new Components(mesh)];
        for (const state of walk(changes)) {
          const seen = carried.follow(state, follower.to(state));
          const sorted = (all: typeof seen) =>
            all.map(({ edges, first, closed }) => ({
              first,
              edges: edges.toSorted((a, b) => a - b),
              closed,
            }));
          expect(sorted(seen)).toEqual(sorted(components(mesh, state)));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('by the inks of the clues', () => {
    fc.assert(
      fc.property(puzzles, along, (puzzle, changes) => {
        const mesh = meshOf(puzzle);
        for (const state of walk(changes)) {
          const texts = scene(puzzle, state).shapes.filter(({ kind }) => kind === 'text');
          const inks = texts.map(({ role, spot }) => `${spot} ${role}`);
          const expected = puzzle.clues.flatMap((clue, cell) =>
            clue === -1 ? [] : [`cell:${cell} ${clueRole(clue, state, mesh.faceEdges[cell])}`],
          );
          expect(inks).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('a state that its owner changes is looked at again', () => {
  const puzzle: Puzzle = { width: 2, height: 2, clues: [1, -1, -1, -1], rule: 'loop' };
  const edges = new Uint8Array(meshOf(puzzle).edgeCount);
  const state = { edges, cells: new Uint8Array(4) };
  expect(check(puzzle, state).progress.done).toBe(0);
  edges[meshOf(puzzle).faceEdges[0][0]] = LINE;
  expect(check(puzzle, state).progress.done).toBe(1);
});
