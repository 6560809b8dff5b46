import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { generate } from './generator.ts';
import type { Params } from '../params.ts';
import { grade, measure } from './grade.ts';
import { native } from '../formats/native.ts';
import { given, levels } from './levels.ts';
import { plan } from '../rules/plan.ts';
import { placementsOf, start, stateOf, type Puzzle, type State } from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { allSolutions, solutionsWith } from '../solve/all-solutions.ts';
import { randomLine } from '../walks.fixtures.ts';

const make = (level: (typeof levels)[number], traps: Params['traps'], seed: string | number) => {
  const made = finish(generate({ level, traps }, makeRng(seed)));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

describe('generated starts', () => {
  test.each(levels)('%s: as many pieces as it says, one solution in both readings', (level) => {
    const table = finish(allSolutions());
    for (let seed = 0; seed < 12; seed++) {
      const { puzzle, solution } = make(level, 'any', seed);
      const first = placementsOf(puzzle.start);
      expect(first.length - given[level]).toBeLessThanOrEqual(level === 'starter' ? 1 : 0);
      expect(solutionsWith(table, first)).toHaveLength(1);
      if (level !== 'single') expect(solutionsWith(table, first, 'any')).toHaveLength(1);
      expect(solution?.placed).toHaveLength(8);
      if (seed < 3) expect(finish(grade(puzzle))).toMatchObject({ level, solutions: 'one' });
    }
  });

  test.each(levels)('%s: few dead ends are fewer than many', (level) => {
    const traps = (band: 'few' | 'many', seed: number): number => {
      const { puzzle, solution } = make(level, band, seed);
      const count = puzzle.start.length;
      return measure(placementsOf(puzzle.start), placementsOf(solution?.placed.slice(count) ?? [])).traps;
    };
    for (const seed of [1, 2]) expect(traps('few', seed)).toBeLessThan(traps('many', seed));
  });

  test('the same seed gives the same start for ever', () => {
    expect(levels.map((level) => native.format(make(level, 'any', 'golden')))).toMatchInlineSnapshot(`
      [
        "steps:BGKHAgACiCCNDElGFSECP//FHn",
        "steps:BElEEnFBgGFSHDi//ABPDCNCBL",
        "steps:BElEEnFBgHDi//GFSABPDCNCBL",
        "steps:DEnAESEFB//FCNGEQHCkCAiBBg",
        "steps:DGSEBx//GEQFDNCAkHCiAALBBg",
        "steps:BGl//CEjABPEDIFHnHCNGBgDCL",
      ]
    `);
    expect(native.format(make('expert', 'many', 'golden'))).toMatchInlineSnapshot(
      `"steps:BFOHHnGGQFGS//CAkDCiAALEAg"`,
    );
  });
});

test('difficulty counts the boards that a hint goes through', () => {
  const difficultyOf = (...texts: string[]): number =>
    finish(grade({ start: texts })).difficulty ?? Number.NaN;
  // Both hints have few links; the first takes thousands of boards, the second hardly any.
  expect(difficultyOf('EHn')).toBeGreaterThan(difficultyOf('FAb') + 20);
});

describe('plans', () => {
  test('between random positions: legal move by move, and it arrives', () => {
    const rng = makeRng('plans');
    const turns = (): string => Array.from({ length: 8 }, () => 'ABCDEFGH'[rng.below(8)]).join('');
    const puzzle: Puzzle = { start: [] };
    const state = (): State =>
      stateOf(
        randomLine(rng).map((each) => each.text),
        turns(),
      );
    for (let i = 0; i < 150; i++) {
      const [from, to] = [state(), state()];
      let at = from;
      for (const move of plan(puzzle, from, to)) {
        const next = apply(puzzle, at, move);
        if (!next.ok) throw new Error(next.error.code);
        at = next.value;
      }
      expect(at).toEqual(to);
    }
  });

  test('what can stay stays', () => {
    const puzzle: Puzzle = { start: ['DFO'] };
    const from = stateOf(['DFO', 'GGQ', 'EDI'], 'AAAAAAAA');
    expect(plan(puzzle, from, start(puzzle))).toHaveLength(6); // two lifts; E turned once, G over and twice
    expect(plan(puzzle, from, { ...from, placed: ['DFO', 'GGQ'] })).toEqual([{ do: 'lift', shape: 'E' }]);
  });
});
