/** The order of the levels against another program's idea of what is hard. */
import { expect, test } from 'vitest';
import { finish } from '../../../task.ts';
import { foreign } from '../formats/index.ts';
import { RULES, SIDES } from '../solve/level-numbers.ts';
import { propagators } from '../solve/propagators.ts';
import { levels, neededLevel } from './levels.ts';
import { loopyIds } from './loopy.fixtures.ts';
import { rankCorrelation } from './testing.ts';

const placeOf = (id: string): number => {
  const read = foreign.find((format) => format.id === 'loopy')?.parse(id);
  if (!read?.ok) throw new Error(id);
  const level = finish(neededLevel(read.value.puzzle));
  return level ? levels.indexOf(level) : levels.length;
};

test('rank correlation tells order from disorder', () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  expect(rankCorrelation([1, 1, 2, 2], [5, 7, 5, 7])).toBeCloseTo(0);
});

test('what Loopy calls harder needs a higher level', () => {
  const classes = Object.values(loopyIds);
  const ours = classes.flatMap((ids) => ids.map(placeOf));
  const theirs = classes.flatMap((ids, rank) => ids.map(() => rank));
  expect(rankCorrelation(theirs, ours)).toBeGreaterThan(0.8);
});

test('the level is the first of those tried one by one, from the easiest', () => {
  for (const id of Object.values(loopyIds).flat()) {
    const read = foreign.find((format) => format.id === 'loopy')?.parse(id);
    if (!read?.ok) throw new Error(id);
    const { puzzle } = read.value;
    const board = propagators(puzzle).take();
    const solves = (_: string, i: number): boolean =>
      i + 1 <= SIDES && board.load(puzzle, RULES[i + 1]) && board.run() && board.complete;
    const first = levels.findIndex(solves);
    const needed = levels.indexOf(finish(neededLevel(puzzle)) ?? 'two-suppositions');
    expect(first < 0 ? needed >= SIDES : needed === first, id).toBe(true);
  }
});
