/** Everything of a player in one file, and back: settings and every game with its whole history. */
import { engine } from '../engine.ts';
import { library, refreshRecords } from '../store/library.ts';

import { words } from '../words/index.ts';
import { replaceSettings, settings } from './settings.ts';
import { newGame } from './table.ts';
import { notify } from './tell.ts';

const MARK = 'edgewise-backup';

export const looksLikeBackup = (text: string): boolean => text.slice(0, 200).includes(`"${MARK}"`);

export async function backupText(): Promise<string> {
  const store = await library();
  const stored = await Promise.all((await store.list()).map(({ id }) => store.load(id)));
  const games = stored.flatMap((each) =>
    each
      ? [
          {
            params: each.record.params,
            level: each.record.level,
            save: `${each.lines.join('\n')}\ntime ${each.record.elapsed}\nend\n`,
          },
        ]
      : [],
  );
  return JSON.stringify({ [MARK]: 1, settings: settings.value, games }, undefined, 1);
}

/** Games come in beside those that are here; nothing is replaced but settings. */
export async function bringIn(text: string): Promise<string | undefined> {
  const data = parse(text);
  if (!data) return words.value.dataBad;
  let count = 0;
  for (const each of data.games) {
    const restored = engine().restore(engine().games, each.save);
    if (!restored.ok) continue;
    await newGame(restored.value.game, restored.value.saved, each, restored.value);
    count++;
  }
  if (data.settings !== undefined) replaceSettings(JSON.stringify(data.settings));
  await refreshRecords();
  notify(words.value.importedAll(count));
  return undefined;
}

interface Backup {
  readonly settings: unknown;
  readonly games: readonly { readonly save: string; readonly params: string; readonly level: string }[];
}

/** A file from outside: only what has the right shape is taken. */
export function parse(text: string): Backup | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('games' in data) || !Array.isArray(data.games))
      return undefined;
    const games = data.games.flatMap((each: unknown) => {
      if (typeof each !== 'object' || each === null || !('save' in each) || typeof each.save !== 'string')
        return [];
      return [{ save: each.save, params: textIn(each, 'params'), level: textIn(each, 'level') }];
    });
    return { settings: 'settings' in data ? data.settings : undefined, games };
  } catch {
    return undefined;
  }
}

function textIn(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

export async function deleteEverything(): Promise<void> {
  await (await library()).clear();
  replaceSettings(null);
  await refreshRecords();
}
