/** How much work a hint may do: counted in steps of its task, never in time. */
import { describe, expect, test } from 'vitest';
import { finish, type Task } from '../../../task.ts';
import type { Hint } from '../../../vocabulary.ts';
import { triangles } from '../index.ts';
import { apply } from '../rules/moves.ts';
import { start, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { Kernel } from '../solve/model.ts';
import { Search } from '../solve/search.ts';
import { completable, solve } from '../solve/solver.ts';
import { colourEdges } from '../make/generator.ts';
import { makeRng } from '../../../rng.ts';
import { suffices } from './suffices.ts';

/** Full sets of four colours with one wrong piece: a plain search took over a million nodes to prove it. */
const HARD = [
  'triangles:hexagon-2:equal:AACADDBBCABCBBBACCACDAADAAABCDCDDACBBDDADBBCCABDCCDADCAABDDDBBDBDCABBCCC:BBBBBBBBBBBB::1@c5/2,10@c4/1',
  'triangles:hexagon-2:equal:BBBBBDAADACBBCCCDDBDDADCCCDABCACDACCAACADBBBCBCDDDDABDABBCCCADDAAAAABBDC:CCCCCCCCCCCC::4@c3/6',
  'triangles:hexagon-2:equal:BDDBCDADBCCDAAAAACADDBBDADCBBCAADCCCCDDACBDDDBDCBCCABCBBBACDABDABBAABACC:CCCCCCCCCCCC::1@b6/2,10@c4/3',
];

function read(text: string): { puzzle: Puzzle; state: State } {
  const found = triangles.native.parse(text);
  if (!found.ok) throw new Error(found.error.code);
  const { puzzle, state = start(puzzle) } = found.value;
  return { puzzle, state };
}

/** Runs a task and returns how many steps it took; stops one that takes too many. */
function stepsOf<T>(task: Task<T>, most: number): { value: T | undefined; steps: number } {
  for (let steps = 1; steps <= most; steps++) {
    const next = task.next();
    if (next.done) return { value: next.value, steps };
  }
  return { value: undefined, steps: most };
}

const after = (puzzle: Puzzle, state: State, hint: Hint<Move>): State =>
  hint.moves.reduce((before, move) => {
    const next = apply(puzzle, before, move);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, state);

describe('positions that are hard to judge', () => {
  test.each(HARD)('%s: the mistake is found and has a reason', (text) => {
    const { puzzle, state } = read(text);
    const { value: hint, steps } = stepsOf(triangles.hint(puzzle, state), 1000);
    expect(steps).toBeLessThan(400);
    expect([hint?.kind, hint?.level]).toEqual(['mistake', 'beyond']);
    expect(finish(completable(puzzle, after(puzzle, state, hint!)))).toBe(true);
    expect(suffices(puzzle, state, hint!)).toBe(true);
  });

  test('an unfinished search is never taken for an answer', () => {
    const wish = { ...triangles.params.presets[1].params, board: 'hexagon-3', fixed: 0 };
    const { puzzle } = colourEdges(wish, makeRng('too hard'))!;
    const { value: hint } = stepsOf(triangles.hint(puzzle, start(puzzle)), 5000);
    expect([hint?.kind, hint?.code, hint?.moves]).toEqual(['advice', 'undecided', []]);
    const { found, exhausted } = finish(solve(puzzle, { limit: 1, most: 5000 }));
    expect([found, exhausted]).toEqual([[], false]);
  });
});

test('every reason of a mistake names something, even where nothing is visible', () => {
  const { puzzle, state } = read('triangles:parallelogram-1x1:equal:AABCCD');
  const hint = finish(triangles.hint(puzzle, state));
  expect(hint?.kind).toBe('mistake');
  expect(hint?.because.length).toBeGreaterThan(0);
});

describe('work between two steps', () => {
  test('the search stops at its limit', () => {
    const { puzzle, state } = read(HARD[1]);
    const search = new Search(puzzle);
    search.begin(
      state,
      puzzle.pieces.map((_, i) => i),
    );
    for (let last = 0, i = 0; i < 50; i++, last = search.nodes) {
      if (search.run(2000) !== 'paused') break;
      expect(search.nodes - last).toBeLessThanOrEqual(2000);
    }
  });

  test('the model of a large board is built in many steps, without variables for what is fixed', () => {
    const cells = 96;
    const kernel = new Kernel({
      board: 'hexagon-4',
      match: 'equal',
      pieces: Array.from({ length: cells }, (_, i) => [i >> 4, i >> 4, 6 + (i & 15)] as const),
      fixed: Array.from({ length: 40 }, (_, i) => ({ cell: i, turn: 0 })),
      walls: Array.from({ length: 24 }, () => 0),
    });
    expect(stepsOf(kernel.build(), 2000).steps).toBeGreaterThan(400);
    expect([kernel.placeLit(95, 90, 0) < 0, kernel.placeLit(0, 90, 0) >= 0]).toEqual([true, true]);
  });
});
