/** Games kept in the browser's database. */
import { openGames, stores, write, type Games } from './database.ts';
import { makeLogWriter } from './log-writer.ts';
import type { Store } from './records.ts';

export async function indexedStore(name: string): Promise<Store> {
  const db = await openGames(name);
  const writer = makeLogWriter(name, (...entry) => write(db, ...entry));
  return {
    lasting: true,
    list: () => db.getAll('games'),
    load: (id) => {
      writer.wake();
      return load(db, id);
    },
    create: ({ record, lines }) => write(db, record.id, 0, lines, record),
    append: (...entry) => writer.write(...entry),
    remove: (id) => remove(db, id),
    clear: async () => {
      const names = [...stores, 'feats'] as const;
      const all = db.transaction(names, 'readwrite');
      await Promise.all([...names.map((each) => all.objectStore(each).clear()), all.done]);
    },
    solveRecords: () => db.getAll('feats'),
    recordSolve: async (solve) => void (await db.put('feats', solve)),
  };
}

const range = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

async function load(db: Games, id: string) {
  const read = db.transaction(stores);
  const [record, lines] = await Promise.all([
    read.objectStore('games').get(id),
    read.objectStore('lines').getAll(range(id)),
  ]);
  return record && { record, lines };
}

async function remove(db: Games, id: string): Promise<void> {
  const all = db.transaction(stores, 'readwrite');
  await Promise.all([
    all.objectStore('games').delete(id),
    all.objectStore('lines').delete(range(id)),
    all.done,
  ]);
}
