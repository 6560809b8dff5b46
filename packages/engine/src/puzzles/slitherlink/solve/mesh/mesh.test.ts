/** The propagator for any mesh against explained deduction on every tiling, and against the one for squares. */
import { describe, expect, test } from 'vitest';
import { tilingNames } from '../../../../grid/tilings/tilings.ts';
import { makeRng } from '../../../../rng.ts';
import { closureOn } from '../../hint/deduce/testing.ts';
import { boardOf, isClue, meshOf, OPEN, start, type Puzzle } from '../../rules/rules.ts';
import { CORNERS, RULES } from '../level-numbers.ts';
import { closure } from '../testing.ts';
import { decided, given, judge, left, lookUp, narrowed, pairsLeft, takePairs } from './judge-ring.ts';
import { MeshPropagation } from './propagate.ts';
import { smallRing } from './small-rings.ts';
import { meshClosure, randomTiled } from './testing.ts';

test('a ring keeps exactly the pairs of its configurations', () => {
  const rng = makeRng('rings');
  for (let i = 0; i < 3000; i++) {
    const size = 2 + rng.below(8);
    const counts = rng.below(1 << (size + 1));
    for (let at = 0; at < size; at++) given[at] = rng.below(16) | rng.below(16);
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
  }
});

test('a small ring looks up what a large one works out', () => {
  const rng = makeRng('small rings');
  for (let i = 0; i < 3000; i++) {
    const size = 2 + rng.below(7);
    const counts = rng.below(1 << (size + 1));
    const small = smallRing(size, counts);
    if (!small) continue;
    const pairs = Uint8Array.from({ length: size }, () => rng.below(16) | rng.below(16) | rng.below(16));
    const edge = Uint8Array.from({ length: size }, () => (rng.below(3) ? OPEN : rng.below(3)));
    const ring = { edge, pairs, layout: { edgeAt: Int32Array.from(pairs.keys()) } };
    takePairs(ring, 0, size);
    const isPossible = judge(size, counts);
    expect(lookUp(small, ring, 0, size)).toBe(isPossible);
    if (!isPossible) continue;
    const corners = Array.from(left.slice(0, size));
    expect(corners.map((_, at) => (pairsLeft >>> (4 * at)) & 15)).toEqual(corners);
    expect(corners.map((_, at) => (narrowed >>> (4 * at)) & 15)).toEqual(
      corners.map((now, at) => (now === given[at] ? 0 : 1)),
    );
    expect(corners.map((_, at) => (decided >>> (4 * at)) & 15)).toEqual(
      corners.map((now, at) => (edge[at] === OPEN && isOneValue(now) ? 1 : 0)),
    );
  }
});

/** Of the corner's first edge. */
const isOneValue = (pairs: number): boolean => (pairs & 0b1010) === 0 || (pairs & 0b0101) === 0;

test('at rest no ring can narrow its corners or edges, judged or not', () => {
  const rng = makeRng('at rest');
  for (const tiling of tilingNames)
    for (let i = 0; i < 8; i++) {
      const puzzle = randomTiled(tiling, rng, 1_000_000);
      const board = new MeshPropagation(meshOf(puzzle));
      if (!board.load(puzzle, RULES[CORNERS]) || !board.run()) continue;
      const { edge, counts, layout } = board.at;
      const { rings, start: slots, edgeAt } = layout;
      for (let ring = 0; ring < rings; ring++) {
        const size = slots[ring + 1] - slots[ring];
        takePairs(board.at, slots[ring], slots[ring + 1]);
        expect(judge(size, counts[ring])).toBe(true);
        for (let at = 0; at < size; at++) {
          expect(left[at], `${tiling} ${i} ring ${ring}`).toBe(given[at]);
          expect(edge[edgeAt[slots[ring] + at]] === OPEN && isOneValue(left[at])).toBe(false);
        }
      }
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
