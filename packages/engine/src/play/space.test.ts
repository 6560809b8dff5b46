import { describe, expect, test } from 'vitest';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { arrowProblems } from './neighbours.ts';
import { makeSpace, shelfKinds } from './space.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('arrows', () => {
    for (const preset of game.params.presets.filter((p) =>
      ['gentle', 'letters', 'colours', 'macmahon', 'first', 'six', 'twenty', 'starter'].includes(p.id),
    )) {
      const made = finish(game.generate(preset.params, makeRng('a')));
      if (!made.ok) continue;
      const { puzzle, solution } = made.value;
      const start = game.start(puzzle);
      const kinds = shelfKinds(game.scene(puzzle, start));
      for (const state of [start, solution]) {
        if (state === undefined) continue;
        const { targets } = game.scene(puzzle, state);
        const space = makeSpace(targets.filter(({ kind }) => !kinds.has(kind)));
        console.log(
          game.id,
          preset.id,
          space.places.length,
          [...arrowProblems(space)].slice(0, 5),
          [...arrowProblems(space)].length,
        );
      }
    }
    expect(1).toBe(1);
  });
});
