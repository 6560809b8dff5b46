import { expect, test } from 'vitest';
import { keepLast, makePool, perObject } from './cache.ts';

test('one value per object', () => {
  let made = 0;
  const numbered = perObject((_: object) => ++made);
  const [a, b] = [{}, {}];
  expect([numbered(a), numbered(b), numbered(a), numbered(b)]).toEqual([1, 2, 1, 2]);
});

test('one value per list of arguments, and only the last few', () => {
  let made = 0;
  const numbered = keepLast(2, (_width: number, _height: number) => ++made);
  expect([numbered(1, 12), numbered(11, 2), numbered(1, 12)]).toEqual([1, 2, 1]);
  expect([numbered(3, 3), numbered(11, 2), numbered(1, 12)]).toEqual([3, 2, 4]);
});

test('a pool never lends out what is in use', () => {
  let made = 0;
  const pool = makePool(() => ({ number: ++made }));
  const [a, b] = [pool.take(), pool.take()];
  expect([a.number, b.number]).toEqual([1, 2]);
  pool.giveBack(a);
  expect([pool.take().number, pool.take().number]).toEqual([1, 3]);
});
