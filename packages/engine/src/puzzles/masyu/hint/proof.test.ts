/** Proofs of Masyu: nearly every hard step has one, and each link follows by the kernel. */
import { expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { native } from '../formats/index.ts';
import { generate } from '../make/generator.ts';
import { params } from '../params.ts';
import { apply } from '../rules/moves.ts';
import { start } from '../rules/rules.ts';
import { linkFollows } from '../solve/model.ts';
import { hint } from './hint.ts';

const HARD = new Set([
  'pearls-together',
  'loops-together',
  'sides',
  'one-piece',
  'suppose-line',
  'suppose-cross',
]);

test('hard steps are shown link by link', () => {
  let [hard, proven] = [0, 0];
  for (const level of ['loops', 'connectivity', 'contradiction'] as const)
    for (const seed of [1, 2, 3]) {
      const made = finish(
        generate({ ...params.presets[0].params, width: 7, height: 7, level }, makeRng(seed)),
      );
      if (!made.ok) continue;
      const { puzzle } = made.value;
      let state = start(puzzle);
      for (let next = finish(hint(puzzle, state)); next; next = finish(hint(puzzle, state))) {
        const { proof, code } = next;
        if (HARD.has(code)) hard++;
        if (proof) proven++;
        const broken = proof?.links.findIndex((_, index) => !linkFollows(puzzle, state, proof, index)) ?? -1;
        expect(broken, `${native.format({ puzzle, state })} ${code}`).toBe(-1);
        const after = apply(puzzle, state, next.moves[0]);
        if (!after.ok) throw new Error('a hint is refused');
        state = after.value;
      }
    }
  expect(hard).toBeGreaterThan(10);
  expect(proven / hard).toBeGreaterThan(0.5);
});
