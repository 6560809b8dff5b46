/** The difficulty of puzzles: what the number grows with, and puzzles made to measure. */
import { describe, expect, it } from 'vitest';
import { finish } from '../task.ts';
import { makeRng } from '../rng.ts';
import { games } from '../puzzles/index.ts';
import { difficulty, difficultyOf, dotsOf, generateWithin, hintCost } from './difficulty.ts';

const [slitherlink] = games;
const steps = games.find(({ id }) => id === 'steps');

describe('the number', () => {
  it('grows with every link and every place', () => {
    const link = { code: 'x', at: [], because: ['cell:1', 'cell:2'] };
    expect(hintCost({ because: ['cell:1', 'cell:2'] })).toBe(1.5);
    expect(hintCost({ because: ['cell:1'], proof: { links: [link] } })).toBe(1.5);
    expect(
      hintCost({ because: ['cell:1'], proof: { supposes: { ...link, because: [] }, links: [link, link] } }),
    ).toBe(4);
  });

  it('grows by 10 when the mean doubles and by 5 when the hardest does', () => {
    expect(difficultyOf([])).toBeUndefined();
    expect(difficultyOf([1, 1])).toBe(15);
    expect(difficultyOf([3, 3])).toBe(30);
    expect(difficultyOf([0, 0, 0, 0, 0, 0, 0, 63])).toBe(Math.round(10 * Math.log2(1 + 63 / 8) + 30));
  });

  it('has five steps, which a game may set for itself', () => {
    const dots = (fifths?: [number, number, number, number]) => (each: number) =>
      dotsOf(
        { params: { ...slitherlink.params, ...(fifths ? { fifths } : { fifths: undefined }) } } as never,
        each,
      );
    expect([0, 25, 26, 31, 37, 42, 99].map(dots())).toEqual([1, 1, 2, 3, 4, 5, 5]);
    expect([9, 10, 11, 12, 13].map(dots([10, 11, 12, 13]))).toEqual([1, 2, 3, 4, 5]);
  });
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];

it('a higher level is harder', () => {
  const reached = ['counting', 'corners', 'supposition'].map((level) =>
    median(
      [1, 2, 3, 4, 5].map((seed) => {
        const params = { ...slitherlink.params.presets[0].params, width: 6, height: 6, level };
        const made = finish(slitherlink.generate(params, makeRng(seed)));
        return (made.ok && finish(difficulty(slitherlink, made.value.puzzle))) || 0;
      }),
    ),
  );
  expect(reached).toEqual(reached.toSorted((a, b) => a - b));
  expect(reached[2]).toBeGreaterThan(reached[0] + 10);
});

describe('puzzles made to measure', () => {
  const { params } = slitherlink.params.presets[0];

  it('are as hard as requested, and the same from the same seed', () => {
    const range = { from: 26, to: 30 };
    const make = (): string => {
      const made = finish(generateWithin(slitherlink, { ...params, level: 'one-clue' }, 'wish', range));
      if (!made.ok) throw new Error(made.error.code);
      const reached = finish(difficulty(slitherlink, made.value.puzzle)) ?? 0;
      expect(reached).toBeGreaterThanOrEqual(range.from);
      expect(reached).toBeLessThanOrEqual(range.to);
      return slitherlink.native.format(made.value);
    };
    expect(make()).toBe(make());
  });

  it('end with a sentence when there are none', () => {
    const missed = finish(
      generateWithin(slitherlink, { ...params, width: 4, height: 4 }, 'wish', { from: 90, to: 99 }),
    );
    expect(missed).toMatchObject({
      ok: false,
      error: { code: 'difficulty-missed', with: { from: 90, to: 99 } },
    });
  });

  it('where a game does not count steps, its hints are played', () => {
    const made = steps && finish(steps.generate(steps.params.presets[0].params, makeRng(1)));
    expect(steps && made?.ok && finish(difficulty(steps, made.value.puzzle))).toBeGreaterThan(0);
  });
});
