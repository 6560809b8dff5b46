import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { golden, texts } from './triangles.fixtures.ts';
import { triangles } from './index.ts';
import { linkFollows } from './hint/link-follows.ts';
import { suffices } from './hint/suffices.ts';
import { params as paramSet, type Params } from './params.ts';

const like = (wish: Partial<Params>): Params => ({ ...paramSet.presets[0].params, ...wish });

describe('the contract', () => {
  const params = [
    like({ board: 'triangle-3', match: 'equal', colours: 6, border: 'walls', level: 'fits' }),
    like({ board: 'triangle-3', match: 'complement', colours: 3, border: 'walls', level: 'what-if' }),
    like({ board: 'hexagon-1', colours: 3, border: 'free', level: 'any' }),
    like({ board: 'parallelogram-3x2', match: 'equal', colours: 6, border: 'one', fixed: 2, level: 'any' }),
    like({ board: 'triangle-3', match: 'equal', colours: 3, border: 'walls', set: 'repeats', level: 'any' }),
    like({ board: 'hexagon-1', colours: 1, border: 'free', set: 'repeats', level: 'any' }),
  ];
  const laws = contract(triangles, {
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
