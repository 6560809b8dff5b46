import { expect, test } from 'vitest';
import { makeRng } from '../rng.ts';
import { finish, ready } from '../task.ts';
import { minimiseAtOnce, minimiseByHalves, minimiseSets } from './minimise.ts';

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

test('sets are minimised as by asking about them', () => {
  const rng = makeRng('sets');
  const word = (): number => rng.below(1 << 16) | rng.below(1 << 16) | (rng.below(1 << 16) << 16);
  const random = (): Int32Array => Int32Array.from({ length: 3 }, word);
  let enough = 0;
  for (let i = 0; i < 500; i++) {
    const first = random();
    const sets = Array.from({ length: rng.below(30) }, random);
    const isEmpty = (some: readonly number[]): boolean =>
      first.every((bits, w) => some.reduce((left, each) => left & sets[each][w], bits) === 0);
    const asked = minimiseAtOnce(Array.from(sets.keys()), isEmpty);
    expect(minimiseSets(first, sets)).toEqual(asked);
    if (asked) enough++;
  }
  expect(enough).toBeGreaterThan(100);
  expect(enough).toBeLessThan(450);
});
