import { expect, test } from 'vitest';
import { makeRng } from '../rng.ts';
import { finish, ready } from '../task.ts';
import { minimiseByHalves } from './minimise.ts';

/** Premises are bits; the goal is reached when one of the proofs is complete. */
function positionOf(proofs: readonly number[]) {
  let held = 0;
  return {
    save: (into = new Uint8Array(2)) => {
      into.set([held & 255, held >> 8]);
      return into;
    },
    restore: (saved: Uint8Array) => void (held = saved[0] | (saved[1] << 8)),
    add: (index: number) => void (held |= 1 << index),
    proves: () => ready(proofs.some((proof) => (proof & held) === proof)),
  };
}

test('what is left proves the goal, and nothing of it can be left out', () => {
  const rng = makeRng('subsets');
  for (let i = 0; i < 500; i++) {
    const proofs = Array.from({ length: 1 + rng.below(3) }, () => rng.below(1 << 12));
    const kept = finish(minimiseByHalves(positionOf(proofs), 12)).reduce(
      (bits, index) => bits | (1 << index),
      0,
    );
    expect(proofs).toContain(kept);
    expect(proofs.some((proof) => proof !== kept && (proof & kept) === proof)).toBe(false);
  }
});
