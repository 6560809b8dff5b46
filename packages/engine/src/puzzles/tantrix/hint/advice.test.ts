/** Whole games by hints alone: they end, and advice is informative and varied. */
import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import type { Hint } from '../../../vocabulary.ts';
import { say } from '../../../words/words.ts';
import { tantrix } from '../index.ts';
import { apply } from '../rules/moves.ts';
import { start, type Move, type State } from '../rules/rules.ts';

function gameOf(preset: string, seed: number): { hints: readonly Hint<Move>[]; isSolved: boolean } {
  const found = tantrix.params.presets.find(({ id }) => id === preset);
  const made = found && finish(tantrix.generate(found.params, makeRng(seed)));
  if (!made?.ok) throw new Error(preset);
  const { puzzle } = made.value;
  const hints: Hint<Move>[] = [];
  const past: State[] = [];
  let state = start(puzzle);
  for (let next = finish(tantrix.hint(puzzle, state)); next && hints.length < 60;) {
    hints.push(next);
    past.push(state);
    for (const move of next.moves) {
      const after = apply(puzzle, state, move);
      if (!after.ok) throw new Error(after.error.code);
      state = after.value;
    }
    next = finish(tantrix.hint(puzzle, state, past));
  }
  return { hints, isSolved: tantrix.check(puzzle, state).issues.length === 0 };
}

const saysOf = ({ code, with: values }: Hint<Move>): string => `${code} ${values?.['says'] ?? ''}`;

/** The longest run of hints that have the same sentence, whatever tile it names. */
const longestRun = (hints: readonly Hint<Move>[]): number =>
  hints.reduce(
    ({ run, longest }, hint, i) => {
      const now = i > 0 && saysOf(hints[i - 1]) === saysOf(hint) ? run + 1 : 1;
      return { run: now, longest: Math.max(longest, now) };
    },
    { run: 0, longest: 0 },
  ).longest;

describe('hints alone', () => {
  test.each(['twenty', 'thirty'])('finish %s tiles without taking anything back', (preset) => {
    const { hints, isSolved } = gameOf(preset, 1);
    expect(isSolved).toBe(true);
    expect(hints.map(({ code }) => code)).not.toContain('unsure');
    expect(longestRun(hints)).toBeLessThan(5);
  });

  test.each(['solitaire', 'solitaire-document', 'free', 'pyramid'])(
    'of %s are not always the same',
    (preset) => {
      expect(longestRun(gameOf(preset, 2).hints)).toBeLessThan(6);
    },
  );
});

test('advice says how many ways are left where that is known', () => {
  const { hints } = gameOf('ten', 1);
  const offers = hints.flatMap((hint) =>
    hint.kind === 'advice' ? [say(tantrix.words, 'en', hint.offers)] : [],
  );
  expect(offers.some((each) => /^After this, \d+ of the \d+ ways to finish are left\.$/.test(each))).toBe(
    true,
  );
});
