import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { texts, golden } from './tantrix.fixtures.ts';
import { tantrix } from './index.ts';
import { linkFollows } from './hint/link-follows.ts';
import { suffices } from './hint/suffices.ts';
import { params as paramSet, type Params } from './params.ts';

const like = (changes: Partial<Params>): Params => ({ ...paramSet.presets[0].params, ...changes });

describe('the contract', () => {
  const params = [
    like({ tiles: '4' }),
    like({ tiles: '6', trio: 'YGR' }),
    like({ mode: 'free', tiles: '5', solutions: 'few' }),
    like({ mode: 'free', tiles: '6', cells: true, solutions: 'one' }),
  ];
  const laws = contract(tantrix, {
    params,
    seeds: 2,
    texts,
    golden,
    suffices,
    linkFollows,
    minimalReasons: true,
  });
  test.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
    expect(law.check()).toBeUndefined();
  });
});
