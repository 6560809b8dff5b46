/** Everything of a player in one file, and back: settings and every game with its whole history. */
import { engine } from '../shell/engine.ts';
import { gameStore, refreshSolveRecords, refreshRecords } from '../game/store/saved-games.ts';
import type { SolveRecord } from '../game/store/records.ts';

import { words } from '../shell/words/index.ts';
import { replaceSettings, settings } from '../shell/settings.ts';
import { newGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';

const MARK = 'edgewise-backup';

export const looksLikeBackup = (text: string): boolean => text.slice(0, 200).includes(`"${MARK}"`);

export async function backupText(): Promise<string> {
  const store = await gameStore();
  const stored = await Promise.all((await store.list()).map(({ id }) => store.load(id)));
  const games = stored.flatMap((each) =>
    each
      ? [
          {
            params: each.record.params,
            level: each.record.level,
            ...(each.record.origin !== undefined && { origin: each.record.origin }),
            save: `${each.lines.join('\n')}\ntime ${each.record.elapsed}\nend\n`,
          },
        ]
      : [],
  );
  return JSON.stringify(
    { [MARK]: 1, settings: settings.value, games, feats: await store.solveRecords() },
    undefined,
    1,
  );
}

/** Games come in beside those that are here; nothing is replaced but settings. */
export async function importBackup(text: string): Promise<string | undefined> {
  const data = parse(text);
  if (!data) return words.value.dataBad;
  let count = 0;
  let isStopped = false;
  const stop = { label: words.value.cancel, run: () => (isStopped = true) };
  if (data.games.length > FEW) notify(words.value.importing, 'plain', stop);
  for (const each of data.games) {
    await aMoment();
    if (isStopped) break;
    if (each.save.length > LONGEST) continue;
    const restored = engine().restore(engine().games, each.save);
    if (!restored.ok) continue;
    await newGame(restored.value.game, restored.value.saved, each, restored.value);
    count++;
  }
  for (const record of data.feats) await (await gameStore()).recordSolve(record);
  if (data.settings !== undefined) replaceSettings(JSON.stringify(data.settings));
  await refreshRecords();
  await refreshSolveRecords();
  notify(isStopped ? words.value.backupStopped(count) : words.value.importedAll(count));
  return undefined;
}

const FEW = 20; // games that come in before anyone could press a button
const LONGEST = 2_000_000; // characters of one game: a hundred thousand moves

/** The page answers between two games, however many there are. */
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Backup {
  readonly settings: unknown;
  readonly feats: readonly SolveRecord[];
  readonly games: readonly {
    readonly save: string;
    readonly params: string;
    readonly level: string;
    readonly origin?: string;
  }[];
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
      const origin = textIn(each, 'origin');
      const from = { params: textIn(each, 'params'), level: textIn(each, 'level') };
      return [{ save: each.save, ...from, ...(origin && { origin }) }];
    });
    const feats = 'feats' in data && Array.isArray(data.feats) ? data.feats.flatMap(solveRecordIn) : [];
    return { settings: 'settings' in data ? data.settings : undefined, games, feats };
  } catch {
    return undefined;
  }
}

/** Every field as it must be; what is not one is left out. */
function solveRecordIn(each: unknown): readonly SolveRecord[] {
  if (typeof each !== 'object' || each === null) return [];
  const number = (key: string): number => Number(Reflect.get(each, key)) || 0;
  const origin = textIn(each, 'origin');
  const record: SolveRecord = {
    key: textIn(each, 'key'),
    game: textIn(each, 'game'),
    puzzle: textIn(each, 'puzzle'),
    params: textIn(each, 'params'),
    find: textIn(each, 'find'),
    state: textIn(each, 'state'),
    time: number('time'),
    moves: number('moves'),
    own: Reflect.get(each, 'own') === true,
    at: number('at'),
    ...(origin && { origin }),
  };
  return record.key && record.game && record.puzzle ? [record] : [];
}

function textIn(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

export async function deleteEverything(): Promise<void> {
  await (await gameStore()).clear();
  replaceSettings(null);
  await refreshRecords();
  await refreshSolveRecords();
}
