import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { makeRng } from '../../rng.ts';
import { finish } from '../../task.ts';
import { say } from '../../words/words.ts';
import { hint, suffices } from './deduce.ts';
import { counts, golden } from './examples.ts';
import { template } from './index.ts';
import { type Puzzle, start, type State } from './rules.ts';

const texts = [...counts.map(([text]) => text), ...golden];
const params = [
  { length: 6, level: 'counts' },
  { length: 11, level: 'pairs' },
];

describe('the contract', () => {
  test.each(contract(template, { params, texts, golden, suffices }).map((law) => [law.name, law] as const))(
    '%s',
    (_, law) => {
      expect(law.check()).toBeUndefined();
    },
  );
});

function read(text: string): { puzzle: Puzzle; state: State } {
  const result = template.native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
}

test.each(counts)('%s has %i solutions', (text, solutions) => {
  const { found, exhausted } = finish(template.solve(read(text).puzzle, { limit: 100 }));
  expect([found.length, exhausted]).toEqual([solutions, true]);
});

test.each([
  ['blank:.0.', 'The 0 has all its light, so the other lanterns around it are dark.'],
  ['blank:.3.', 'The 3 needs every lantern left around it.'],
  ['blank:.12.', 'The 1 and the 2 share their middle lanterns, so only the outer ones make the difference.'],
  ['blank:.0./+..', 'These cannot all be right. Lantern 1 is the one to take back.'],
  ['blank:0.3', 'These numbers cannot all hold, whatever is lit. The row has no solution.'],
])('%s: %s', (text, expected) => {
  const { puzzle, state } = read(text);
  const step = hint(puzzle, state);
  expect(step && say(template.words, 'en', step)).toBe(expected);
});

test('the same seed gives the same row for ever', () => {
  const made = finish(template.generate({ length: 15, level: 'pairs' }, makeRng('golden')));
  expect(made.ok && template.native.format(made.value)).toMatchInlineSnapshot(
    `"blank:1.1.10.0.1.2111//+--+------++--+"`,
  );
});
