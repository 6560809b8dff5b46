import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { masyu } from './index.ts';
import { linkFollows, suffices } from './solve/model.ts';

/** No solution, many solutions, no pearls. */
const texts = ['masyu:5x5:BBw', 'masyu:4x4:p', 'masyu:6x6:hWgWt', 'masyu:5x4:gWfBe:h'];

/** Lines that earlier versions have written; every later one must read them. */
const golden = [
  'masyu:5x5:aWbBcBaBiBcB',
  'masyu:5x5:aWbBcBaBiBcB:JLLMAAJaLMAJDI',
  'masyu:5x5:bBWaWfWWfBbWa::LJCDLLICMIJJDI',
  'masyu:4x4:aWn:dGFBa',
];

describe('the contract', () => {
  const params = [
    { width: 6, height: 6, level: 'pearls' },
    { width: 7, height: 6, level: 'loops' },
    { width: 6, height: 7, level: 'connectivity' },
    { width: 6, height: 6, level: 'contradiction' },
  ];
  const laws = contract(masyu, { params, seeds: 2, texts, golden, suffices, linkFollows });
  test.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
    expect(law.check()).toBeUndefined();
  });
});
