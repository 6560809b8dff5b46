/** Levels are honest: a generated puzzle has one solution, needs its level, and can lose no more pearls. */
import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { masyu } from '../index.ts';
import { params } from '../params.ts';
import { BLANK, pearlCells, type Puzzle } from '../rules/rules.ts';
import { kernelSolve } from '../solve/testing.ts';
import { levels, neededLevel, type Level } from './levels.ts';

function make(width: number, height: number, level: Level, seed: string): Puzzle {
  const made = finish(masyu.generate({ width, height, level }, makeRng(seed)));
  if (!made.ok || !made.value.solution) throw new Error(`nothing made: ${seed}`);
  expect(masyu.check(made.value.puzzle, made.value.solution).issues).toEqual([]);
  return made.value.puzzle;
}

describe.each(levels)('level %s', (level) => {
  test.each([
    [5, 6],
    [7, 7],
    [10, 10],
  ])('%i × %i', (width, height) => {
    for (const seed of ['a', 'b', 'c']) {
      const puzzle = make(width, height, level, seed);
      expect(finish(neededLevel(puzzle))).toBe(level);
      const { found, exhausted } = finish(kernelSolve(puzzle, 2));
      expect([found.length, exhausted]).toEqual([1, true]);
    }
  });

  test('no pearl is superfluous', () => {
    const puzzle = make(7, 7, level, 'spare');
    for (const cell of pearlCells(puzzle)) {
      const pearls = Uint8Array.from(puzzle.pearls, (pearl, each) => (each === cell ? BLANK : pearl));
      const needed = finish(neededLevel({ ...puzzle, pearls }));
      expect(needed === undefined || levels.indexOf(needed) > levels.indexOf(level)).toBe(true);
    }
  });
});

test.each(params.presets)('the preset $id can be made', ({ params: wanted }) => {
  const puzzle = make(wanted.width, wanted.height, wanted.level, 'preset');
  expect(finish(neededLevel(puzzle))).toBe(wanted.level);
});

test('a grade counts techniques, and says when there are many solutions or none', () => {
  const { uses, ...grade } = finish(masyu.grade(make(6, 6, 'pearls', 'grade')));
  expect(grade).toEqual({ level: 'pearls', solutions: 'one', difficulty: 26 });
  expect(Object.keys(uses)).toContain('one-way');
  const graded = (text: string) => {
    const read = masyu.native.parse(text);
    if (!read.ok) throw new Error(text);
    return finish(masyu.grade(read.value.puzzle)).solutions;
  };
  expect(graded('masyu:5x5:y')).toBe('many');
  expect(graded('masyu:5x5:BBw')).toBe('none');
});
