/** Games in IndexedDB: a record each, and every line of its save under its own number. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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
    create: ({ record, lines }) => write(db, record, 0, lines),
    append: (record, from, lines) => write(db, record, from, lines),
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

/** `add` refuses a number that is taken: that is how two tabs find out about each other without locks. */
async function write(
  db: IDBPDatabase<Schema>,
  record: GameRecord,
  from: number,
  lines: readonly string[],
): Promise<void> {
  const all = db.transaction(stores, 'readwrite');
  const store = all.objectStore('lines');
  try {
    await Promise.all([
      ...lines.map((line, i) => store.add(line, [record.id, from + i])),
      all.objectStore('games').put(record),
      all.done,
    ]);
  } catch (error) {
    await all.done.catch(() => {});
    if (error instanceof DOMException && error.name === 'ConstraintError') throw new Conflict();
    throw error;
  }
}

async function remove(db: IDBPDatabase<Schema>, id: string): Promise<void> {
  const all = db.transaction(stores, 'readwrite');
  await Promise.all([
    all.objectStore('games').delete(id),
    all.objectStore('lines').delete(range(id)),
    all.done,
  ]);
}
