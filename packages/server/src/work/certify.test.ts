/** What the factory certifies, against the full grade and the solver, for every game that can be made. */
import { expect, test } from 'vitest';
import { finish, formatParams, games } from 'edgewise';
import { makeCertified } from './certify.ts';

test.each(games.map((game) => [game.id, game] as const))('%s: level and uniqueness', (id, game) => {
  const params = formatParams(game.params, game.params.presets[0].params);
  for (const seed of ['a', 'b', 'c']) {
    const made = finish(makeCertified(games, { game: id, params, seed }));
    if ('refused' in made) {
      expect(made.refused).toContain('solutions'); // some games are about finding one of many
      continue;
    }
    const read = game.native.parse(made.puzzle);
    if (!read.ok) throw new Error(made.puzzle);
    const { puzzle } = read.value;
    expect(finish(game.grade(puzzle))).toMatchObject({ level: made.level, solutions: 'one' });
    const { found, exhausted } = finish(game.solve(puzzle, { limit: 2 }));
    expect([found.length, exhausted]).toEqual([1, true]);
    expect(made.solution).toBe(game.native.format({ puzzle, state: found[0] }));
  }
});
