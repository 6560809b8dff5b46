import { expect, test } from 'vitest';
import { certain } from './result.ts';

test('what is certain is given back, whatever it is, and a fault of ours is not passed on', () => {
  for (const value of [0, '', false, null, NaN]) expect(certain(value)).toBe(value);
  const [missing] = [7].slice(1);
  expect(() => certain(missing)).toThrow('was certain');
});
