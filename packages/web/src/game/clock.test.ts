import { describe, expect, test } from 'vitest';
import { makeClock } from './clock.ts';

describe('the clock', () => {
  test('counts what is seen and stirred, from where it was', () => {
    let time = 0;
    const clock = makeClock(5000, () => time);
    time = 1000;
    expect(clock.now()).toBe(6000);
    clock.hide(true);
    time = 60_000;
    expect(clock.now()).toBe(6000);
    clock.hide(false);
    time = 61_000;
    expect(clock.now()).toBe(7000);
  });
  test('stops when nobody is there, and goes on when somebody is', () => {
    let time = 0;
    const clock = makeClock(0, () => time);
    time = 1_000_000;
    expect(clock.now()).toBe(120_000);
    clock.markActive();
    time += 1000;
    expect(clock.now()).toBe(121_000);
  });
});
