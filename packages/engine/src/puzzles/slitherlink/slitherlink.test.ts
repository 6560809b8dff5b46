import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { slitherlink } from './index.ts';
import { linkFollows } from './hint/proof/link-follows.ts';
import { suffices } from './hint/suffices.ts';
import { params as paramSet, type Params } from './params.ts';
import { golden, texts } from './slitherlink.fixtures.ts';

const like = (changes: Partial<Params>): Params => ({ ...paramSet.presets[0].params, ...changes });

describe('the contract', () => {
  const params = [
    like({ width: 5, height: 5, level: 'one-clue' }),
    like({ width: 6, height: 5, level: 'supposition', symmetry: 'none' }),
    like({ width: 5, height: 4, level: 'corners', rule: 'every-dot', symmetry: 'mirror' }),
  ];
  const laws = contract(slitherlink, { params, seeds: 2, texts, golden, suffices, linkFollows });
  test.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
    expect(law.check()).toBeUndefined();
  });
});
