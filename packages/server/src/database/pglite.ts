/** PostgreSQL inside this process, in a folder of its own: nothing to install, one process at a time. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartError, type Database, type Queries } from './database.ts';
import { lockFolder } from './folder-lock.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'pglite';
  /** What pg-boss requires of a database. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export async function openPglite(folder: string): Promise<EmbeddedDatabase> {
  makeFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    return databaseOf(await PGlite.create({ dataDir: join(folder, 'database') }), unlock);
  } catch (error) {
    unlock();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database in ${folder} cannot be opened: ${reason}`);
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${folder} cannot be created: ${reason}`);
  }
}

function databaseOf(lite: PGlite, unlock: () => void): EmbeddedDatabase {
  const queriesOf = (from: Pick<PGlite, 'query'>): Queries => ({
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await from.query<Row>(sql, [...values])).rows,
  });
  const queries = queriesOf(lite);
  return {
    kind: 'pglite',
    ...queries,
    grouped: queries,
    transaction: (work) => lite.transaction((inside) => work(queriesOf(inside as unknown as PGlite))),
    script: async (sql) => void (await lite.exec(sql)),
    executeSql: async (text, values) =>
      values?.length
        ? { rows: (await lite.query(text, values)).rows }
        : { rows: (await lite.exec(text)).at(-1)?.rows ?? [] },
    close: async () => {
      await lite.close();
      unlock();
    },
  };
}
