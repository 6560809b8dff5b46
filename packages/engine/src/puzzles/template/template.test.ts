import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { makeRng } from '../../rng.ts';
import { finish } from '../../task.ts';
import { say } from '../../words/words.ts';
import { suffices } from './hint/suffices.ts';
import { lanterns } from './index.ts';
import { start, type Puzzle, type State } from './rules/rules.ts';
import { counts, golden } from './test-data.ts';

const texts = [...counts.map(([text]) => text), ...golden];

describe('the contract', () => {
  const laws = contract(lanterns, { params: [{ length: 6 }, { length: 11 }], texts, golden, suffices });
  test.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
    expect(law.check()).toBeUndefined();
  });
});

function read(text: string): { puzzle: Puzzle; state: State } {
  const result = lanterns.native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
}

test.each(counts)('%s has %i solutions', (text, solutions) => {
  const { found, exhausted } = finish(lanterns.solve(read(text).puzzle, { limit: 100 }));
  expect([found.length, exhausted]).toEqual([solutions, true]);
});

test.each([
  ['lanterns:.0.', 'This number has all its light, so lantern 1 is dark.'],
  ['lanterns:.3.', 'This number needs lantern 1.'],
  ['lanterns:.12.', 'Seen together, these leave lantern 1 no choice.'],
  ['lanterns:.0./+..', 'These cannot all be right. Lantern 1 is the one to take back.'],
  ['lanterns:0.3', 'These numbers cannot all hold, whatever is lit. The row has no solution.'],
])('%s: %s', (text, expected) => {
  const { puzzle, state } = read(text);
  const step = finish(lanterns.hint(puzzle, state));
  expect(step && say(lanterns.words, 'en', step)).toBe(expected);
});

test('the same seed gives the same row for ever', () => {
  const made = finish(lanterns.generate({ length: 15 }, makeRng('golden')));
  expect(made.ok && lanterns.native.format(made.value)).toMatchInlineSnapshot(
    `"lanterns:1.3..2.01..0.0.//-+++++---+-----"`,
  );
});
