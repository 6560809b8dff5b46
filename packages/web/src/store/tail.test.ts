import { beforeEach, expect, test, vi } from 'vitest';
import { leaveTail, withTail } from './tail.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a tail is taken up once, and only what is new of it', () => {
  leaveTail('a', 1, ['two', 'three']);
  expect(withTail('a', ['one', 'two'])).toEqual(['one', 'two', 'three']);
  expect(withTail('a', ['one', 'two'])).toEqual(['one', 'two']);
});

test('a tail that does not fit on is left out', () => {
  leaveTail('a', 5, ['six']);
  expect(withTail('a', ['one'])).toEqual(['one']);
  leaveTail('a', 0, ['one']);
  expect(withTail('a', ['one', 'two'])).toEqual(['one', 'two']);
});

test('a refused store loses nothing but the tail', () => {
  vi.stubGlobal('localStorage', undefined);
  leaveTail('a', 0, ['one']);
  expect(withTail('a', ['zero'])).toEqual(['zero']);
});
