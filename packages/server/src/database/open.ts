/** Opens the chosen database and brings it up to date. */
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite, type EmbeddedDatabase } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** A folder for the embedded database. */
  readonly data: string;
  /** PostgreSQL instead, as postgres://… */
  readonly url?: string;
}

export type AnyDatabase = EmbeddedDatabase | (Database & { readonly kind: 'postgres' });

export async function openDatabase({ data, url }: DatabaseOptions): Promise<AnyDatabase> {
  const database = url === undefined ? await openPglite(data) : await openPostgres(url);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database as AnyDatabase;
}
