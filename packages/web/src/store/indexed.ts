/** Games in IndexedDB: a record each, and every line of its save under its own number. */
import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { Conflict, type Feat, type GameRecord, type Store } from './records.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  lines: { key: [id: string, number: number]; value: string };
  feats: { key: string; value: Feat };
}

const stores = ['games', 'lines'] as const;

export async function indexedStore(name: string): Promise<Store> {
  const db = await openDB<Schema>(name, 2, {
    upgrade: (fresh, from) => {
      if (from < 1) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('lines');
      }
      fresh.createObjectStore('feats', { keyPath: 'key' });
    },
    blocking: (_, __, event) => (event.target as IDBDatabase | null)?.close(),
  });
  return {
    lasting: true,
    list: () => db.getAll('games'),
    load: (id) => load(db, id),
    create: ({ record, lines }) => write(db, record.id, 0, lines, record),
    append: (id, from, lines, card) => write(db, id, from, lines, card),
    remove: (id) => remove(db, id),
    clear: async () => {
      const names = [...stores, 'feats'] as const;
      const all = db.transaction(names, 'readwrite');
      await Promise.all([...names.map((each) => all.objectStore(each).clear()), all.done]);
    },
    feats: () => db.getAll('feats'),
    keepFeat: async (feat) => void (await db.put('feats', feat)),
  };
}

const range = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

async function load(db: IDBPDatabase<Schema>, id: string) {
  const read = db.transaction(stores);
  const [record, lines] = await Promise.all([
    read.objectStore('games').get(id),
    read.objectStore('lines').getAll(range(id)),
  ]);
  return record && { record, lines };
}

/**
 * `add` refuses a number that is taken: that is how two tabs find out about each other without locks.
 * Every move comes here, so it asks the database itself and for one answer only: a promise for each
 * request would take longer than the move.
 */
function write(
  db: IDBPDatabase<Schema>,
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

async function remove(db: IDBPDatabase<Schema>, id: string): Promise<void> {
  const all = db.transaction(stores, 'readwrite');
  await Promise.all([
    all.objectStore('games').delete(id),
    all.objectStore('lines').delete(range(id)),
    all.done,
  ]);
}
