/** No step of a hint does the work of a whole board: counted in looks at clues, never in time. */
import { describe, expect, it } from 'vitest';
import { stepsOfWork } from '../../../testing.ts';
import { finish } from '../../../task.ts';
import { BLANK, LINE, start, type Puzzle } from '../rules/rules.ts';
import { hint } from './hint.ts';
import { possibleValues } from './possible.ts';
import { solve } from '../solve/solver.ts';

const blank = (size: number): Puzzle => ({
  width: size,
  height: size,
  rule: 'loop',
  clues: new Int8Array(size * size).fill(BLANK),
});

/** A puzzle that counts how often its clues are looked at. */
function counted(puzzle: Puzzle): { puzzle: Puzzle; looks: () => number } {
  let looks = 0;
  const clues = new Proxy(puzzle.clues as Int8Array, {
    get: (target, key) => {
      looks++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { puzzle: { ...puzzle, clues }, looks: () => looks };
}

describe('a hint on a large board', () => {
  it('yields often, and no step looks at the clues more than a few times over', () => {
    const { puzzle, looks } = counted(blank(20));
    const { yields, largest } = stepsOfWork(hint(puzzle, start(puzzle)), looks);
    expect(yields).toBeGreaterThan(10);
    expect(largest).toBeLessThan(20 * 400);
  });
});

describe('possible values', () => {
  it('shows that nothing is forced without clues', () => {
    const puzzle = blank(8);
    const state = start(puzzle);
    const { found } = finish(solve(puzzle, { limit: 2 }));
    const isPossible = finish(possibleValues(puzzle, state, found));
    for (let edge = 0; edge < state.edges.length; edge++)
      for (const value of [1, 2]) expect(isPossible(edge, value)).toBe(true);
    expect(finish(hint(puzzle, state))).toBeUndefined();
  });

  it('never claims what no solution has', () => {
    const clues = Array.from('3.......3', (char) => (char === '.' ? BLANK : 3));
    const puzzle: Puzzle = { width: 3, height: 3, rule: 'loop', clues };
    const { found } = finish(solve(puzzle, { limit: 1000 }));
    const isPossible = finish(possibleValues(puzzle, start(puzzle), found.slice(0, 2)));
    for (let edge = 0; edge < 24; edge++) {
      const values = new Set(found.map(({ edges }) => (edges[edge] === LINE ? 1 : 2)));
      for (const value of [1, 2] as const)
        if (!values.has(value)) expect(isPossible(edge, value)).toBe(false);
    }
  });
});
