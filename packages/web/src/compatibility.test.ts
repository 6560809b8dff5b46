/** Links and backups of version 0.1.0 keep their meaning: see fixtures/README.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, readAny, restore } from 'edgewise';
import { describe, expect, test } from 'vitest';
import { looksLikeLink, readLink } from './library/link.ts';
import { looksLikeBackup, parse } from './library/backup.ts';
import { readSettings } from './shell/settings.ts';

const folder = join(import.meta.dirname, '../../../fixtures/0.1.0');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

const links = textOf('links.txt')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

describe('links', () => {
  const whole = links.filter(([, native = '']) => !native.startsWith('!'));
  test.each(whole)('%s', (link = '', native = '') => {
    expect(looksLikeLink(link)).toBe(true);
    expect(readLink(link)).toMatchObject({ ok: true, text: native });
    const read = readAny(games, native, { format: 'native' });
    expect(read.ok && read.value.game.native.format(read.value.saved)).toBe(native);
  });

  const damaged = links.filter(([, native = '']) => native.startsWith('!'));
  test.each(damaged)('%s is refused', (link = '', error = '') => {
    expect(readLink(link)).toEqual({ ok: false, error: error.slice(1) });
  });
});

test('a backup', () => {
  const text = textOf('backup.json');
  expect(looksLikeBackup(text)).toBe(true);
  const backup = parse(text);
  const given = JSON.parse(text) as { readonly settings: unknown; readonly feats: unknown };
  expect(backup?.games.map(gameIn)).toEqual(JSON.parse(textOf('backup-games.json')));
  expect(backup?.feats).toEqual(given.feats);
  expect(readSettings(JSON.stringify(backup?.settings), 'fi')).toMatchObject(given.settings as object);
});

function gameIn({ save, params, level }: { save: string; params: string; level: string }) {
  const restored = restore(games, save);
  if (!restored.ok) throw new Error(restored.error.code);
  const { game, puzzle, state, elapsed, steps, solved } = restored.value;
  const text = game.native.format({ puzzle, state: state });
  return { game: game.id, state: text, elapsed, steps, solved, params, level };
}
