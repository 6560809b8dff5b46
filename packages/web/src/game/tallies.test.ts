import { beforeEach, expect, test } from 'vitest';
import { forgetTallies, keptTallies, mergeTalliesOf, noteHint, talliesOf, today } from './tallies.ts';

beforeEach(forgetTallies);

test('a hint that was needed is known by its game', () => {
  noteHint('slitherlink', 'zero');
  noteHint('slitherlink', 'zero');
  noteHint('masyu', 'early-loop');
  expect(talliesOf('slitherlink')).toMatchObject({ zero: { helped: 2, tried: 0 } });
  expect(Object.keys(talliesOf('masyu'))).toEqual(['early-loop']);
});

test('a backup adds what was practised more, and nothing unreadable', () => {
  mergeTalliesOf({ 'slitherlink/zero': '2 20000 3 4 0' });
  mergeTalliesOf({
    'slitherlink/zero': '1 20001 1 1 0',
    'slitherlink/dot-full': '0 0 0 0 1',
    'slitherlink/odd': 'nonsense',
    '__proto__/x y': '0 0 0 0 1',
  });
  expect(keptTallies()).toEqual({ 'slitherlink/zero': '2 20000 3 4 0', 'slitherlink/dot-full': '0 0 0 0 1' });
});

test('a day begins at midnight of the place', () => {
  const at = (hour: number, minute: number) => today(new Date(2026, 2, 9, hour, minute));
  expect(at(0, 0)).toBe(at(23, 59));
  expect(today(new Date(2026, 2, 10, 0, 0))).toBe(at(12, 0) + 1);
});
