import { expect, test } from 'vitest';
import { Wheel } from './wheel.ts';

test('a wheel turns once per notch, and a trackpad does not turn at every event', () => {
  const wheel = new Wheel();
  const roll = (deltaY: number, timeStamp: number) =>
    wheel.turn({ deltaX: 0, deltaY, deltaMode: 0, timeStamp });
  expect(roll(100, 0)).toBe('turn');
  expect(roll(100, 20)).toBeUndefined();
  expect(roll(-100, 1000)).toBe('back');
  expect([2000, 2010, 2020].map((time) => roll(15, time))).toEqual([undefined, undefined, 'turn']);
});
