/** Chains of links: each follows by the kernel, hard steps and mistakes have one, and it names what can be seen. */
import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import type { Hint } from '../../../vocabulary.ts';
import { say } from '../../../words/words.ts';
import { triangles } from '../index.ts';
import { apply } from '../rules/moves.ts';
import { SHELF, start, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { hint } from './hint.ts';
import { linkFollows } from './link-follows.ts';

function boardLike(preset: string, seed: string): Puzzle {
  const found = triangles.params.presets.find(({ id }) => id === preset);
  const made = found && finish(triangles.generate(found.params, makeRng(seed)));
  if (!made?.ok) throw new Error(preset);
  return made.value.puzzle;
}

const brokenLinks = (puzzle: Puzzle, state: State, { proof }: Hint<Move>): string[] =>
  (proof?.links ?? []).flatMap((link, index) =>
    proof && linkFollows(puzzle, state, proof, index) ? [] : [say(triangles.words, 'en', link)],
  );

const played = (puzzle: Puzzle, state: State, moves: readonly Move[]): State =>
  moves.reduce((at, move) => {
    const next = apply(puzzle, at, move);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, state);

test.each(['easy', 'medium', 'letters-unique'])(
  'every link follows, and hard steps have a chain: %s',
  (preset) => {
    const said = new Set<string>();
    let [steps, forced] = [0, 0];
    for (const seed of [1, 2]) {
      const puzzle = boardLike(preset, `proof ${seed}`);
      let state = start(puzzle);
      for (let next = finish(hint(puzzle, state)); next; next = finish(hint(puzzle, state))) {
        steps++;
        if (next.code === 'forced') forced++;
        else expect(next.proof !== undefined || /^only-fit|only-place/.test(next.code), next.code).toBe(true);
        expect(brokenLinks(puzzle, state, next)).toEqual([]);
        for (const { code } of next.proof?.links ?? []) said.add(code);
        state = played(puzzle, state, next.moves);
      }
    }
    expect(said).toContain('link.only-fit');
    expect(forced / steps).toBeLessThan(0.1);
  },
);

/** Pieces placed at random where they fit, and what the hint says about it. */
function wrongly(
  preset: string,
  seed: number,
  pieces: number,
): { puzzle: Puzzle; state: State; found?: Hint<Move> } {
  const rng = makeRng(`wrong ${seed}`);
  const puzzle = boardLike(preset, `wrong ${seed % 3}`);
  let state = start(puzzle);
  const past: State[] = [];
  for (let tries = 0; tries < 100 && past.length < pieces; tries++) {
    const loose = state.at.flatMap((cell, piece) => (cell === SHELF ? [piece] : []));
    const fits = triangles.fits?.(puzzle, state, `piece:${loose[rng.below(loose.length)] + 1}`) ?? [];
    if (!fits.length) continue;
    past.push(state);
    state = played(puzzle, state, [fits[rng.below(fits.length)].move]);
  }
  const found = finish(hint(puzzle, state, past));
  return { puzzle, state, ...(found && { found }) };
}

describe('mistakes', () => {
  test('lead from the wrong piece to where nothing fits', () => {
    let proven = 0;
    for (let seed = 0; seed < 15; seed++) {
      const { puzzle, state, found } = wrongly(seed % 2 ? 'easy' : 'letters-unique', seed, 3);
      if (found?.kind !== 'mistake' || !found.proof) continue;
      proven++;
      expect(brokenLinks(puzzle, state, found)).toEqual([]);
      expect(found.proof.links.at(-1)?.code).toMatch(/^break\./);
    }
    expect(proven).toBeGreaterThan(2);
  });

  test('a shortage is shown as what is needed and what there is', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { puzzle, state, found } = wrongly('macmahon', seed, 12);
      if (found?.code !== 'mistake-short') continue;
      expect(found.proof?.links.map(({ code }) => code)).toEqual(['count.demand', 'break.short']);
      expect(found.proof?.links[1].tones?.map(({ tone }) => tone)).toEqual(['demand', 'supply']);
      expect(brokenLinks(puzzle, state, found)).toEqual([]);
      return;
    }
    throw new Error('no shortage was met');
  });
});
