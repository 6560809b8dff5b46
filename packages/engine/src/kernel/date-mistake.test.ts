import { describe, expect, it } from 'vitest';
import { makeRng } from '../rng.ts';
import { finish, type Task } from '../task.ts';
import { firstUnsolvable } from './date-mistake.ts';

/** Dates the mistake in positions of which some can be finished; `asked` counts the questions it takes. */
function date(line: readonly boolean[]): { first: number | undefined; asked: number } {
  let asked = 0;
  const first = finish(
    // oxlint-disable-next-line require-yield -- nothing to wait for
    firstUnsolvable(line, function* (good): Task<boolean> {
      asked++;
      return good;
    }),
  );
  return { first, asked };
}

describe('firstUnsolvable', () => {
  it('finds where a game goes wrong for good, with few questions', () => {
    for (let length = 0; length < 40; length++)
      for (let bad = 0; bad <= length; bad++) {
        const { first, asked } = date(Array.from({ length }, (_, i) => i < bad));
        expect(first).toBe(bad === length ? undefined : bad);
        expect(asked).toBeLessThanOrEqual(2 + 2 * Math.ceil(Math.log2(length + 1)));
      }
  });

  it('finds a position that cannot be finished right after one that can, if there is any', () => {
    const rng = makeRng('lines');
    for (let i = 0; i < 500; i++) {
      const line = Array.from({ length: 1 + rng.below(30) }, () => rng.below(3) > 0);
      const { first } = date(line);
      if (line.at(-1)) expect(first).toBeUndefined();
      else {
        expect(line[first ?? -1]).toBe(false);
        if (first) expect(line[first - 1]).toBe(true);
      }
    }
  });
});
