import { describe, expect, test } from 'vitest';
import type { Slot } from 'edgewise';
import { pileOrder, withoutEmptyRows } from './shelf-order.ts';

describe('the pile', () => {
  const all = ['a', 'b', 'c', 'd'];

  test('begins with the first piece', () => {
    expect(pileOrder([], undefined, all)).toEqual({ spots: all, shown: 'a' });
  });

  test('continues with the next piece when the top one leaves, and wraps round at the end', () => {
    expect(pileOrder(all, 'b', ['a', 'c', 'd'])).toEqual({ spots: ['a', 'c', 'd'], shown: 'c' });
    expect(pileOrder(all, 'd', ['a', 'b', 'c'])).toEqual({ spots: ['a', 'b', 'c'], shown: 'a' });
  });

  test('puts a returning piece after the top one, and shows it', () => {
    const back = pileOrder(['a', 'b', 'd'], 'b', all);
    expect(back).toEqual({ spots: ['a', 'b', 'c', 'd'], shown: 'c' });
    expect(pileOrder(['a', 'b', 'd'], 'd', all)).toEqual({ spots: ['a', 'b', 'd', 'c'], shown: 'c' });
  });

  test('of one piece, and of none', () => {
    expect(pileOrder(['a'], 'a', []).shown).toBeUndefined();
    expect(pileOrder([], undefined, ['c'])).toEqual({ spots: ['c'], shown: 'c' });
  });
});

test('rows of gaps close, and in the others every piece keeps its column', () => {
  const slot = (spot: string) => ({ spot }) as Slot;
  const [a, b] = [slot('a'), slot('b')];
  const none = undefined;
  expect(withoutEmptyRows([none, none, none, none, none, a, none, none, none, none, b], 4)).toEqual([
    none,
    a,
    none,
    none,
    none,
    none,
    b,
  ]);
});
