/** Rotated, mirrored or reordered copies of a puzzle are alike; other puzzles are not. */
import { describe, expect, test } from 'vitest';
import { squareTurns } from '../grid/square-turns.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { masyu } from './masyu/index.ts';
import { slitherlink } from './slitherlink/index.ts';
import { findPlacement } from './steps/rules/pieces.ts';
import { turnedOver } from './steps/solve/all-solutions.ts';
import { steps } from './steps/index.ts';
import { triangles } from './triangles/index.ts';

type Generates = Pick<typeof masyu, 'generate' | 'params'>;

function made(game: Generates, preset: string, seed: string) {
  const params = game.params.presets.find(({ id }) => id === preset)!.params;
  const result = finish(game.generate(params, makeRng(seed)));
  if (!result.ok) throw new Error(result.error.code);
  return result.value.puzzle as unknown;
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('turned and mirrored boards', () => {
  test('of Slitherlink are alike, and different ones are not', () => {
    const all = SEEDS.map(
      (seed) => made(slitherlink as never, 'gentle', seed) as Parameters<typeof slitherlink.start>[0],
    );
    for (const puzzle of all)
      for (const { cells, ...size } of squareTurns(puzzle.width, puzzle.height, puzzle.clues))
        expect(slitherlink.likeness?.({ ...puzzle, ...size, clues: cells })).toBe(
          slitherlink.likeness?.(puzzle),
        );
    expect(new Set(all.map((puzzle) => slitherlink.likeness?.(puzzle))).size).toBe(SEEDS.length);
    expect(slitherlink.likeness?.({ ...all[0], rule: 'every-dot' })).not.toBe(slitherlink.likeness?.(all[0]));
  });

  test('of Masyu are alike, and different ones are not', () => {
    const all = SEEDS.map((seed) => made(masyu, 'gentle', seed) as Parameters<typeof masyu.start>[0]);
    for (const puzzle of all)
      for (const { cells, ...size } of squareTurns(puzzle.width, puzzle.height, puzzle.pearls))
        expect(masyu.likeness?.({ ...size, pearls: cells })).toBe(masyu.likeness?.(puzzle));
    expect(new Set(all.map((puzzle) => masyu.likeness?.(puzzle))).size).toBe(SEEDS.length);
  });
});

test('a start of Steps is like itself turned over, whichever piece was first', () => {
  for (const seed of SEEDS) {
    const puzzle = made(steps as never, 'junior', seed) as { readonly start: readonly string[] };
    const over = puzzle.start.map((text) => turnedOver(findPlacement(text)!).text);
    expect(steps.likeness?.({ start: over.reverse() })).toBe(steps.likeness?.(puzzle));
    expect(steps.likeness?.({ start: puzzle.start.slice(1) })).not.toBe(steps.likeness?.(puzzle));
  }
});

describe('sets of triangles', () => {
  type Puzzle = Parameters<typeof triangles.start>[0];

  test('in another order are alike, and another piece makes another set', () => {
    for (const seed of SEEDS) {
      const puzzle = made(triangles as never, 'letters', seed) as Puzzle;
      expect(puzzle.fixed).toEqual([]);
      expect(triangles.likeness?.({ ...puzzle, pieces: puzzle.pieces.toReversed() })).toBe(
        triangles.likeness?.(puzzle),
      );
      const other = puzzle.pieces.map((piece, i) => (i === 0 ? ([0, 0, 0] as const) : piece));
      expect(triangles.likeness?.({ ...puzzle, pieces: other })).not.toBe(triangles.likeness?.(puzzle));
    }
  });
});
