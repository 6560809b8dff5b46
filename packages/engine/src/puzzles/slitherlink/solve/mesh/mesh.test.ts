/** The propagator for any mesh against explained deduction on every tiling, and against the one for squares. */
import { describe, expect, test } from 'vitest';
import { tilingNames } from '../../../../grid/tilings/tilings.ts';
import { makeRng } from '../../../../rng.ts';
import { closureOn } from '../../hint/deduce/testing.ts';
import { boardOf, isClue, meshOf, start, type Puzzle } from '../../rules/rules.ts';
import { RULES } from '../level-numbers.ts';
import { closure } from '../testing.ts';
import { CHANGED, given, IMPOSSIBLE, judge, left, lookUp } from './judge-ring.ts';
import { MeshPropagation } from './propagate.ts';
import { smallRing } from './small-rings.ts';
import { meshClosure, randomTiled } from './testing.ts';

test('a ring keeps exactly the pairs of its configurations', () => {
  const rng = makeRng('rings');
  for (let i = 0; i < 3000; i++) {
    const size = 2 + rng.below(8);
    const counts = rng.below(1 << (size + 1));
    for (let at = 0; at < size; at++) given[at] = rng.below(16) | rng.below(16);
    const pairs = given.slice(0, size);
    const expected = new Uint8Array(size);
    for (let each = 0; each < 1 << size; each++) {
      const value = (place: number): number => (each >> (place % size)) & 1;
      const pair = (place: number): number => value(place) + 2 * value(place + 1);
      const places = Array.from({ length: size }, (_, place) => place);
      const lines = places.reduce((sum, place) => sum + value(place), 0);
      if (!((counts >> lines) & 1) || places.some((place) => !((given[place] >> pair(place)) & 1))) continue;
      for (const place of places) expected[place] |= 1 << pair(place);
    }
    const isPossible = expected.some(Boolean);
    expect(judge(size, counts)).toBe(isPossible);
    if (isPossible) expect(left.slice(0, size)).toEqual(expected);
    const small = smallRing(size, counts);
    if (!small) continue;
    const each = Int32Array.from(pairs.keys());
    const verdict = lookUp(small, 0, size, each, new Uint8Array(size), pairs);
    expect(verdict === IMPOSSIBLE).toBe(!isPossible);
    if (isPossible) expect(verdict === CHANGED ? left.slice(0, size) : pairs).toEqual(expected);
  }
});

describe.each(tilingNames)('%s', (tiling) => {
  test('each level forces what explained deduction forces', () => {
    const rng = makeRng(`levels ${tiling}`);
    for (let i = 0; i < 5; i++) {
      const puzzle = randomTiled(tiling, rng);
      for (let level = 1; level <= 4; level++) {
        const told = closureOn(boardOf(puzzle), start(puzzle).edges, level);
        const forced = meshClosure(puzzle, level);
        expect(forced, `board ${i} level ${level}`).toEqual(told.contradiction ? undefined : told.edges);
      }
    }
  });
});

test('clues added one by one force what they force together', () => {
  const rng = makeRng('one by one');
  for (const tiling of tilingNames)
    for (let i = 0; i < 6; i++) {
      const puzzle: Puzzle = { ...randomTiled(tiling, rng, 1_000_000), rule: 'loop' };
      for (let level = 1; level <= 4; level++) {
        const board = new MeshPropagation(meshOf(puzzle));
        board.loadBlank(puzzle, RULES[level]);
        board.run();
        for (let face = 0; face < puzzle.clues.length; face++)
          if (isClue(puzzle.clues[face])) {
            board.addClue(face);
            board.run();
          }
        expect(board.edges(), `${tiling} ${i} level ${level}`).toEqual(meshClosure(puzzle, level));
      }
    }
});

test('on squares it forces what the propagator for squares forces', () => {
  const rng = makeRng('squares');
  for (let i = 0; i < 150; i++) {
    const puzzle = randomTiled('squares', rng);
    for (let level = 1; level <= 5; level++)
      expect(meshClosure(puzzle, level), `level ${level}`).toEqual(closure(puzzle, undefined, level));
  }
});
