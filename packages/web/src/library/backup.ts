/** Everything of a player in one file, and back: settings and every game with its whole history. */
import { gameStore, refreshSolveRecords, refreshRecords } from '../game/store/saved-games.ts';
import type { GameRecord, SolveRecord } from '../game/store/records.ts';
import { forgetTallies, keptTallies, mergeTalliesOf } from '../game/tallies.ts';

import { engine } from '../shell/engine.ts';
import { words } from '../shell/words/index.ts';
import { replaceSettings, settings } from '../shell/settings.ts';
import { ask } from '../game/jobs.ts';
import { keepGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';
import { doWork, type Report } from './work.ts';

type Heading = NonNullable<GameRecord['heading']>;

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
            ...(each.record.heading !== undefined && { heading: each.record.heading }),
            save: `${each.lines.join('\n')}\ntime ${each.record.elapsed}\nend\n`,
          },
        ]
      : [],
  );
  return JSON.stringify(
    {
      [MARK]: 1,
      settings: settings.value,
      games,
      feats: await store.solveRecords(),
      practice: keptTallies(),
    },
    undefined,
    1,
  );
}

/** Characters: a larger file is not one of ours, and reading it would take longer than anyone waits. */
export const BACKUP_LIMIT = 32_000_000;

/** Games are added to those already here; only settings are replaced. */
export async function importBackup(text: string): Promise<string | undefined> {
  if (text.length > BACKUP_LIMIT) return words.value.fileLong;
  const data = parse(text);
  if (!data) return words.value.dataBad;
  const count = { read: 0, left: 0 };
  const all = await doWork(words.value.importing, async (signal, report) => {
    await importGames(data, count, signal, report);
    for (const record of data.feats) await (await gameStore()).recordSolve(record);
    mergeTalliesOf(data.practice);
    if (data.settings !== undefined) replaceSettings(JSON.stringify(data.settings));
    return true;
  });
  await refreshRecords();
  await refreshSolveRecords();
  const said = all ? words.value.importedAll(count.read) : words.value.backupStopped(count.read);
  notify(
    count.left ? `${said} ${words.value.importedNot(count.left)}` : said,
    count.left ? 'wrong' : 'plain',
  );
  return undefined;
}

/** Each game is replayed by the worker: a damaged or endless one does not block the page, and can be stopped. */
async function importGames(
  { games }: Backup,
  count: { read: number; left: number },
  signal: AbortSignal,
  report: Report,
): Promise<void> {
  for (const [i, { save, ...from }] of games.entries()) {
    report(i, games.length);
    const found = await ask('asked', (api) => api.inspect(save), signal);
    if (found.ok) await keepGame(found.record, found.lines, from);
    if (found.ok) count.read++;
    else count.left++;
  }
}

interface BackupGame {
  readonly save: string;
  readonly params: string;
  readonly level: string;
  readonly origin?: string;
  readonly heading?: Heading;
}

interface Backup {
  readonly settings: unknown;
  readonly feats: readonly SolveRecord[];
  readonly games: readonly BackupGame[];
  /** How well techniques are known, as texts; backups before 0.2.0 have none. */
  readonly practice: Readonly<Record<string, string>>;
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
      const heading = headingIn(each);
      return [{ save: each.save, ...from, ...(origin && { origin }), ...(heading && { heading }) }];
    });
    const feats = 'feats' in data && Array.isArray(data.feats) ? data.feats.flatMap(solveRecordIn) : [];
    const practice = 'practice' in data ? textsIn(data.practice) : {};
    return { settings: 'settings' in data ? data.settings : undefined, games, feats, practice };
  } catch {
    return undefined;
  }
}

/** Title, author and note: plain texts of a bounded length, or none. */
function headingIn(each: object): Heading | undefined {
  const given: unknown = Reflect.get(each, 'heading');
  if (typeof given !== 'object' || given === null) return undefined;
  const lines = ['title', 'author', 'note'].flatMap((key) =>
    textIn(given, key)
      .split('\n')
      .map((text) => (text ? `# ${key}: ${text}` : '')),
  );
  const heading = engine().readHeading(lines);
  return Object.keys(heading).length ? heading : undefined;
}

/** Every field is validated; unknown ones are left out. */
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

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, each]) => typeof each === 'string'))
    : {};

function textIn(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

export async function deleteEverything(): Promise<void> {
  await (await gameStore()).clear();
  forgetTallies();
  replaceSettings(null);
  await refreshRecords();
  await refreshSolveRecords();
}
