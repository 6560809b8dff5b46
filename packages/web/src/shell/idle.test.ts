import { expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

test('one piece of work per turn, in order, and nothing that was cancelled', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  whenIdle(() => done.push('a'));
  const callOff = whenIdle(() => done.push('b'));
  whenIdle(() => done.push('c'));
  callOff();
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  vi.runAllTimers();
  expect(done).toEqual(['a', 'c']);
  whenIdle(() => done.push('d'));
  vi.runAllTimers();
  expect(done).toEqual(['a', 'c', 'd']);
  vi.useRealTimers();
});
