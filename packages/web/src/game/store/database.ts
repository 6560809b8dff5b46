/** The database of games: a record each, and every line of its save under its own number. */
import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { Conflict, type SolveRecord, type GameRecord } from './records.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  lines: { key: [id: string, number: number]; value: string };
  feats: { key: string; value: SolveRecord };
}

export const stores = ['games', 'lines'] as const;

export type Games = IDBPDatabase<Schema>;

export const openGames = (name: string): Promise<Games> =>
  openDB<Schema>(name, 2, {
    upgrade: (fresh, from) => {
      if (from < 1) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('lines');
      }
      fresh.createObjectStore('feats', { keyPath: 'key' });
    },
    blocking: (_, __, event) => (event.target as IDBDatabase | null)?.close(),
  });

/**
 * `add` refuses a number that is taken: that is how two tabs notice each other without locks.
 * Every move comes here, so it uses the database directly and waits for a single answer: a promise per
 * request would take longer than the move.
 */
export function write(
  db: Games,
  id: string,
  from: number,
  lines: readonly string[],
  card?: GameRecord,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const all = unwrap(db).transaction(card ? stores : ['lines'], 'readwrite');
    all.addEventListener('complete', () => resolve());
    all.addEventListener('abort', () =>
      reject(all.error?.name === 'ConstraintError' ? new Conflict() : (all.error ?? new Error('aborted'))),
    );
    const store = all.objectStore('lines');
    for (const [i, line] of lines.entries()) store.add(line, [id, from + i]);
    if (card) all.objectStore('games').put(card);
    all.commit();
  });
}
