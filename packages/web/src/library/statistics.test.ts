import { expect, test } from 'vitest';
import type { SolveRecord } from '../game/store/records.ts';
import { median, plotPoints, statisticsOf } from './statistics.ts';

const solve = (at: number, time: number, own = true, params = 'a'): SolveRecord => ({
  key: String(at),
  game: 'g',
  puzzle: 'p',
  params,
  find: 'f',
  state: 's',
  time,
  moves: 1,
  own,
  at,
});

test('help counts as solved, and never as a time', () => {
  const [level] = statisticsOf([solve(3, 10, false), solve(2, 50), solve(1, 30), solve(4, 40)]);
  expect(level).toEqual({ params: 'a', solved: 4, own: 3, best: 30, median: 40, trend: [30, 50, 40] });
});

test('where there are points, the best of them and their average count', () => {
  const scored = (at: number, score: number, own = true) => ({ ...solve(at, 10, own), score });
  const [level] = statisticsOf([scored(1, 12), scored(2, 20), scored(3, 28, false), scored(4, 7)]);
  expect(level?.points).toMatchObject({ best: 20, average: 13, solve: { at: 2 } });
});

test('each level has its own, the most played first', () => {
  const all = statisticsOf([solve(1, 1), solve(2, 2, true, 'b'), solve(3, 3, true, 'b')]);
  expect(all.map(({ params, solved }) => [params, solved])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});

test('a median is a time that was played', () => {
  expect(median([])).toBeUndefined();
  expect(median([5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(3);
});

test('a plot stays in its box', () => {
  for (const times of [[1], [1, 100], [5, 5, 5]])
    for (const point of plotPoints(times).split(' ')) {
      const [x = NaN, y = NaN] = point.split(',').map(Number);
      expect(x >= 0 && x <= 100 && y >= 0 && y <= 24).toBe(true);
    }
});
