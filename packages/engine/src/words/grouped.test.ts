import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('thousands are set apart in whole numbers of any size', () => {
  expect([7, 999, 1000, 12345, '1000000'].map((each) => grouped('en', each))).toEqual([
    '7',
    '999',
    '1,000',
    '12,345',
    '1,000,000',
  ]);
  expect(grouped('fi', 200_000)).toBe('200\u00A0000');
});
