/** What can be typed, in both languages. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { textOf } from './announce.ts';
import { openPlayer, type OpenPlayer } from './testing.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;
const open = (id: string): OpenPlayer => openPlayer(gameOf(id));

describe('typed commands', () => {
  test.each([
    [
      'en',
      'b2 line right',
      'b2 line right',
      'undo',
      'redo',
      'read row b',
      'what is left at b2',
      'help',
      'row 2 column 2 cross left',
    ],
    [
      'fi',
      'b2 viiva oikea',
      'b2 viiva oikealle',
      'kumoa',
      'uudelleen',
      'lue rivi b',
      'mitä on jäljellä b2',
      'ohje',
      'rivi 2 sarake 2 rasti vasen',
    ],
  ] as const)('in %s', (language, ...texts) => {
    const { player, game } = open('slitherlink');
    for (const text of texts) {
      const { outcome, labels } = player.type(text, language);
      expect([text, outcome.is]).toEqual([text, 'done']);
      const answer = textOf(game, language, labels);
      expect(answer).not.toMatch(/play-|undefined|\{/);
    }
    expect(player.session.moves).toHaveLength(2);
    expect(player.type('r2c2', language).labels).toEqual(player.type('2,2', language).labels);
    expect(player.type('hint', 'en').outcome).toEqual({ is: 'asks' });
  });

  test('that are not understood or name no place say so', () => {
    const { player, game } = open('slitherlink');
    expect(textOf(game, 'en', player.type('sing a song', 'en').labels)).toContain('sing a song');
    expect(player.type('z99 line', 'en').outcome).toMatchObject({
      is: 'refused',
      note: { code: 'play-no-place' },
    });
    expect(player.session.moves).toHaveLength(0);
  });

  test.each([
    ['en', 'read pieces', 'read mistakes', 'what'],
    ['fi', 'lue palat', 'lue virheet', 'mitä on jäljellä'],
  ] as const)('about pieces in %s', (language, ...texts) => {
    const { player } = open('triangles');
    for (const text of texts) expect(player.type(text, language).outcome.is).toBe('done');
    const fits = player.type(language === 'en' ? 'what fits c3' : 'mikä käy c3', language);
    expect(fits.labels.length).toBeGreaterThan(1);
  });
});
