import { expect, it } from 'vitest';
import { Model } from './model.ts';
import { Neighbourhood } from './neighbourhood.ts';

it('goes from rule to rule through what is not yet known, nearest first', () => {
  const model = new Model();
  const chain = Array.from({ length: 7 }, () => 2 * model.variable());
  chain.slice(1).forEach((lit, i) => model.addClause([chain[i], lit], model.group(`link:${i}`)));
  const rule = model.group('everywhere', [0, 1, 2, 3, 4, 5, 6]);
  const names = (fact: number[], radius: number): string[] => {
    model.sat.decideOnly([]);
    model.sat.run(fact);
    return new Neighbourhood(model, new Set([rule])).aroundVariable(2, radius).map(({ name }) => name);
  };
  expect(names([], 1)).toEqual(['link:1', 'link:2']);
  expect(names([], 2)).toEqual(['link:1', 'link:2', 'link:0', 'link:3']);
  expect(names([], Infinity)).toEqual(['link:1', 'link:2', 'link:0', 'link:3', 'link:4', 'link:5']);
  expect(names([chain[1]], Infinity)).toEqual(['link:1', 'link:2', 'link:3', 'link:4', 'link:5']);
  expect(names([chain[1], chain[4] ^ 1], Infinity)).toEqual(['link:1', 'link:2', 'link:3']);
  const around = new Neighbourhood(model, new Set([rule]));
  expect(around.aroundGroup(model.group('link:2'), 1).map(({ name }) => name)).toEqual(['link:2']);
  expect(around.aroundGroup(model.group('link:2'), 2).map(({ name }) => name)).toEqual([
    'link:2',
    'link:1',
    'link:3',
  ]);
});
