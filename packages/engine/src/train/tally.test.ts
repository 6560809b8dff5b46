import { describe, expect, test } from 'vitest';
import {
  afterAnswer,
  afterHint,
  dueTechniques,
  formatTally,
  mergeTallies,
  NO_TALLY,
  parseTally,
  type Answer,
  type Tally,
} from './tally.ts';

const after = (answers: readonly Answer[], from: Tally = NO_TALLY, day = 100): Tally =>
  answers.reduce((tally, answer) => afterAnswer(tally, answer, Math.max(day, tally.due)), from);

describe('when a technique is due again', () => {
  test('later and later, as long as it is found', () => {
    const gaps = [1, 2, 3, 4, 5, 6].map((times) => {
      const before = after(Array.from({ length: times - 1 }, () => 'right'));
      const day = Math.max(100, before.due);
      return afterAnswer(before, 'right', day).due - day;
    });
    expect(gaps).toEqual([1, 3, 7, 16, 35, 35]);
  });

  test('the same day when it was shown, the next when it was corrected', () => {
    const known = after(['right', 'right', 'right']);
    expect(afterAnswer(known, 'shown', 200)).toMatchObject({ box: 0, due: 200, found: 3, tried: 4 });
    expect(afterAnswer(known, 'corrected', 200)).toMatchObject({ box: 1, due: 201, found: 4, tried: 4 });
    expect(afterAnswer(NO_TALLY, 'corrected', 200)).toMatchObject({ box: 0, due: 200 });
  });

  test('at once when a hint was needed, until it is found without help', () => {
    const helped = afterHint(after(['right', 'right', 'right']), 101);
    expect(helped).toMatchObject({ due: 101, helped: 1, tried: 3 });
    expect(afterAnswer(helped, 'shown', 101).helped).toBe(1);
    expect(afterAnswer(helped, 'right', 101).helped).toBe(0);
  });
});

test('what is due: the longest overdue first, then what was needed most; what is known waits', () => {
  const tallies = {
    known: after(['right', 'right']), // due on day 104
    overdue: { ...NO_TALLY, tried: 1, due: 95 },
    needed: { ...NO_TALLY, helped: 3, due: 102 },
    neededOnce: { ...NO_TALLY, helped: 1, due: 102 },
    untouched: NO_TALLY,
  };
  expect(dueTechniques(tallies, 102)).toEqual(['overdue', 'needed', 'neededOnce']);
  expect(dueTechniques(tallies, 104)).toContain('known');
});

describe('as text', () => {
  test('reads back', () => {
    const tally = afterHint(after(['right', 'shown', 'right']), 7);
    expect(parseTally(formatTally(tally))).toEqual(tally);
  });

  test.each(['', '1 2 3', '9 1 1 1 1', '1 1 3 2 0', '-1 0 0 0 0', '0 0 0 0 x', '0 0 0 0 0 0'])(
    '%j is none',
    (text) => expect(parseTally(text)).toBeUndefined(),
  );

  test('of two, the one that was practised more', () => {
    const [some, more] = [after(['right']), after(['shown', 'right'])];
    expect([mergeTallies(some, more), mergeTallies(more, some)]).toEqual([more, more]);
  });
});
