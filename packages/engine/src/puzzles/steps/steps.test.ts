import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { steps } from './index.ts';
import { linkFollows } from './hint/link-follows.ts';
import { suffices } from './hint/suffices.ts';
import { texts, golden } from './steps.fixtures.ts';

describe('the contract', () => {
  const params = (['starter', 'expert', 'wizard'] as const).map((level) => ({
    level,
    traps: 'any' as const,
  }));
  const laws = contract(steps, {
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
