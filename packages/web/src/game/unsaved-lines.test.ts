import { beforeEach, expect, test, vi } from 'vitest';
import { stashUnsaved, withUnsaved } from './unsaved-lines.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a tail is used once, and only what is new in it', () => {
  stashUnsaved('a', 1, ['two', 'three']);
  expect(withUnsaved('a', ['one', 'two'])).toEqual(['one', 'two', 'three']);
  expect(withUnsaved('a', ['one', 'two'])).toEqual(['one', 'two']);
});

test('a tail that does not fit on is left out', () => {
  stashUnsaved('a', 5, ['six']);
  expect(withUnsaved('a', ['one'])).toEqual(['one']);
  stashUnsaved('a', 0, ['one']);
  expect(withUnsaved('a', ['one', 'two'])).toEqual(['one', 'two']);
});

test('a refused store loses nothing but the tail', () => {
  vi.stubGlobal('localStorage', undefined);
  stashUnsaved('a', 0, ['one']);
  expect(withUnsaved('a', ['zero'])).toEqual(['zero']);
});
