/** Every tiling passes the contract; its presets are unique by a second witness and have the level they claim. */
import { describe, expect, test } from 'vitest';
import { contract } from '../../../contract/contract.ts';
import { tilingNames } from '../../../grid/tilings/tilings.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { linkFollows } from '../hint/proof/link-follows.ts';
import { suffices } from '../hint/suffices.ts';
import { slitherlink } from '../index.ts';
import { neededLevel } from './levels.ts';
import { generate } from './generator.ts';
import { params as paramSet, type Params } from '../params.ts';
import { check } from '../rules/check.ts';
import { randomTiled } from '../solve/mesh/testing.ts';
import { solve } from '../solve/solver.ts';
import { kernelSolve } from '../solve/testing.ts';
import type { State } from '../rules/rules.ts';

/** Small boards, one by one: width and height. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  triangular: [3, 3],
  honeycomb: [4, 4],
  'snub-square': [3, 4],
  cairo: [4, 4],
  floret: [2, 2],
  dodecagonal: [2, 3],
  'great-dodecagonal': [2, 2],
  'great-great-dodecagonal': [2, 2],
  'compass-dodecagonal': [2, 2],
  'penrose-kites': [6, 6],
  'penrose-rhombs': [6, 6],
  hats: [6, 6],
  spectres: [6, 6],
};

/** Laws that look at no board: slitherlink.test.ts asks them once. */
const OF_THE_GAME = new Set(['examples of techniques show them']);

const tiled = tilingNames.filter((name) => name !== 'squares');

describe.each(tiled)('%s', (tiling) => {
  const [width, height] = SIZES[tiling] ?? [3, 3];
  const params: Params = {
    ...paramSet.presets[0].params,
    ...{ tiling, width, height, level: 'one-clue', symmetry: 'none' },
  };

  test('the contract', () => {
    const laws = contract(slitherlink, {
      ...{ params: [params], seeds: 2, plays: 10, mutations: 8, suffices, linkFollows },
    });
    for (const law of laws) if (!OF_THE_GAME.has(law.name)) expect(law.check(), law.name).toBeUndefined();
  });

  test('the preset has one solution by both witnesses, and needs its level', () => {
    const preset = paramSet.presets.find(({ id }) => id === tiling);
    const made = finish(generate(preset?.params ?? params, makeRng(`preset ${tiling}`)));
    if (!made.ok || !made.value.solution) throw new Error('nothing made');
    const { puzzle, solution } = made.value;
    expect(check(puzzle, solution).issues).toEqual([]);
    expect(finish(neededLevel(puzzle))).toBe('corners');
    expect(kernelSolve(puzzle, 2)).toMatchObject({ found: { length: 1 }, exhausted: true });
    expect(finish(solve(puzzle, { limit: 2 }))).toMatchObject({ found: { length: 1 }, exhausted: true });
  });

  test('the search agrees with the kernel on boards with none, one and many solutions', () => {
    const rng = makeRng(`witnesses ${tiling}`);
    const keys = (states: readonly State[]): string[] =>
      states.map(({ edges }) => Array.from(edges).join('')).sort();
    for (let i = 0; i < 4; i++) {
      const puzzle = randomTiled(tiling, rng);
      const limit = 1 + rng.below(6);
      const [ours, theirs] = [finish(solve(puzzle, { limit })), kernelSolve(puzzle, limit)];
      for (const state of ours.found) expect(check(puzzle, state).issues).toEqual([]);
      expect(ours.found).toHaveLength(theirs.found.length);
      if (theirs.found.length < limit) expect(keys(ours.found)).toEqual(keys(theirs.found));
      expect(ours.exhausted || ours.found.length === limit).toBe(true);
    }
  });
});
