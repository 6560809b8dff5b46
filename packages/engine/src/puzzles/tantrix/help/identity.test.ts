import { describe, expect, test } from 'vitest';
import { side, turnCell } from '../../../grid/hex.ts';
import { finish } from '../../../task.ts';
import { native } from '../formats/native.ts';
import { params } from '../params.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { solve } from '../solve/solver.ts';
import { identity } from './identity.ts';

function read(text: string): { puzzle: Puzzle } {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('identity', () => {
  const turned = (state: State, sixths: number, q: number, r: number): State => ({
    ...state,
    placed: state.placed.toReversed().map((each) => {
      const cell = turnCell(each, sixths);
      return { tile: each.tile, q: cell.q + q, r: cell.r + r, turn: side(each.turn + sixths) };
    }),
  });
  test.each([
    [3, 'Y', 2],
    [4, 'R', 2],
    [5, 'R', 4],
    [6, 'B', 8],
    [7, 'R', 32],
    [7, 'B', 36],
    [8, 'B', 84],
    [10, 'Y', 388],
  ] as const)('%i tiles in %s: %i different solutions, up to rotation', (n, colour, count) => {
    const { puzzle } = read(`tantrix:discovery:1-${n}:${colour}:loop:all:none`);
    const { found } = finish(solve(puzzle, { limit: 100_000 }));
    const names = found.map((state) => identity(puzzle, state));
    expect(new Set(names).size).toBe(count);
    for (const [i, state] of found.entries())
      expect(identity(puzzle, turned(state, i % 6, (i % 7) - 3, (i % 5) - 2))).toBe(names[i]);
  });
});

test('all solutions of levels 3 … 10 are different: 2,902', () => {
  const names = [3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) =>
    ['R', 'B', 'Y'].flatMap((colour) => {
      const { puzzle } = read(`tantrix:discovery:1-${n}:${colour}:loop:all:none`);
      const { found } = finish(solve(puzzle, { limit: 100_000 }));
      return found.map((state) => `${n}${colour} ${identity(puzzle, state)}`);
    }),
  );
  expect([names.length, new Set(names).size]).toEqual([2902, 2902]);
});

test('the levels as a series', () => {
  const [series] = params.series ?? [];
  expect(series.steps.map((step) => step.name)).toEqual(Array.from({ length: 28 }, (_, i) => String(i + 3)));
  expect(series.steps[5].params).toMatchObject({ mode: 'discovery', tiles: '8', colour: 'level' });
});
