/** `generate` refuses settings that no form would accept, in every game. */
import { describe, expect, test } from 'vitest';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { languages, say } from '../words/words.ts';
import type { ParamRecord } from './params.ts';

const OUTSIDE: Readonly<Record<string, readonly unknown[]>> = {
  whole: [0.5, -1, 1e9, NaN, '3', undefined],
  choice: ['nope', 3, undefined],
  flag: ['true', 1, undefined],
  text: [3, undefined],
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const base: ParamRecord = game.params.presets[0].params;
  const bad = game.params.fields.flatMap((field) =>
    OUTSIDE[field.kind]
      .filter((value) => value !== undefined || !('unwritten' in field)) // older than the field
      .map((value) => [field.key, value] as const),
  );
  test.each(bad)('%s: %j', (key, value) => {
    const made = finish(game.generate({ ...base, [key]: value } as ParamRecord, makeRng('x')));
    expect(made).toMatchObject({ ok: false, error: { code: 'param-invalid', with: { key } } });
    for (const language of languages)
      if (!made.ok) expect(say(game.words, language, made.error)).toContain(key);
  });
});

test.each([
  ['tantrix', { tiles: '999999999' }],
  ['slitherlink', { width: 0 }],
  ['slitherlink', { level: 'nope' }],
])('%s %j is refused', (id, change) => {
  const game = games.find((each) => each.id === id);
  const made = game && finish(game.generate({ ...game.params.presets[0].params, ...change }, makeRng('x')));
  expect(made?.ok).toBe(false);
});
