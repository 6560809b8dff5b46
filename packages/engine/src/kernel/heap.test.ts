import { expect, it } from 'vitest';
import { makeRng, shuffled } from '../rng.ts';
import { ActivityHeap } from './heap.ts';

/** Takes the next variables, and assigns them. */
function take(heap: ActivityHeap, count: number, value = new Int8Array(2000)): number[] {
  return Array.from({ length: count }, () => {
    const next = heap.next(value);
    if (next >= 0) value[2 * next] = 1;
    return next;
  });
}

it('takes the most active first', () => {
  const rng = makeRng('heap');
  const heap = new ActivityHeap();
  heap.grow(50);
  for (let i = 0; i < 300; i++) heap.bump(rng.below(50), 1 + rng.below(9));
  const taken = take(heap, 51);
  expect(taken.pop()).toBe(-1);
  const activities = taken.map((variable) => heap.activity[variable]);
  expect(activities).toEqual([...activities].sort((a, b) => b - a));
});

it.each([1, 30, 400, 401, 900])('of %i variables, the most active unassigned one comes next', (count) => {
  const variables = 1000;
  const rng = makeRng(`heap-${count}`);
  const heap = new ActivityHeap();
  heap.reset(variables, true);
  const value = new Int8Array(2 * variables);
  const numbers = Array.from({ length: variables }, (_, variable) => variable);
  const scope = shuffled(numbers, rng).slice(0, count);
  for (const variable of scope) heap.bump(variable, variable / variables);
  heap.restrict(scope);
  const assigned: number[] = [];
  for (let step = 0; step < 1000; step++) {
    const open = scope.filter((variable) => value[2 * variable] === 0);
    const best = Math.max(-1, ...open.map((variable) => heap.activity[variable]));
    const [next] = take(heap, 1, value);
    expect(next < 0 ? -1 : heap.activity[next]).toBe(best);
    if (next >= 0) assigned.push(next);
    for (let left = next < 0 ? assigned.length : rng.below(3); left > 0 && assigned.length > 0; left--) {
      const [freed] = assigned.splice(rng.below(assigned.length), 1);
      value[2 * freed] = 0;
      heap.insert(freed);
    }
    heap.bump(rng.below(variables), rng.below(1000) / 1000);
  }
});

it('forgets its last scope', () => {
  const heap = new ActivityHeap();
  heap.grow(4);
  heap.restrict([0, 1]);
  heap.restrict([2]);
  for (const variable of [0, 1, 2]) heap.insert(variable);
  expect(take(heap, 2)).toEqual([2, -1]);
  heap.restrict(undefined);
  expect(take(heap, 5).sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3]);
});

it('survives rescaling', () => {
  const heap = new ActivityHeap();
  heap.grow(3);
  heap.bump(2, 1e99);
  heap.bump(1, 2e100);
  expect(take(heap, 3)).toEqual([1, 2, 0]);
  expect(heap.activity[1]).toBeLessThan(3);
});
