/** A PostgreSQL server somewhere: several processes may share it, and it may go away and come back. */
import postgres from 'postgres';
import { StartError, type Database, type Queries } from './database.ts';

const CONNECTIONS = 10;
/** Taking turns among ten, each finds the caches of its process cold: an eighth more processor time in PostgreSQL. */
const FOR_GROUPS = 1;

export async function openPostgres(url: string): Promise<Database> {
  const sql = connect(url, CONNECTIONS);
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 1 }).catch(() => {});
    const reason = error instanceof Error ? error.message || Reflect.get(error, 'code') : error;
    throw new StartError(`PostgreSQL at ${withoutPassword(url)} is not responding: ${String(reason)}`);
  }
  const forGroups = connect(url, FOR_GROUPS);
  return {
    kind: 'postgres',
    ...queriesOf(sql),
    grouped: queriesOf(forGroups),
    transaction: async <T>(work: (queries: Queries) => Promise<T>) =>
      (await sql.begin((inside) => work(queriesOf(inside)))) as T,
    script: async (text) => void (await sql.unsafe(text).simple()),
    close: async () => void (await Promise.all([sql, forGroups].map((each) => each.end({ timeout: 5 })))),
  };
}

function connect(url: string, connections: number): postgres.Sql {
  try {
    return postgres(url, {
      max: connections,
      onnotice: () => {},
      connect_timeout: 5,
      backoff: (tries) => Math.min(2, 0.1 * 2 ** tries),
    });
  } catch {
    throw new StartError('DATABASE_URL is not a PostgreSQL address: expected postgres://user@host:5432/name');
  }
}

const queriesOf = (sql: Pick<postgres.Sql, 'unsafe'>): Queries => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) => [
    ...(await sql.unsafe<Row[] & Record<string, unknown>[]>(
      text,
      values as postgres.ParameterOrJSON<never>[],
      {
        prepare: true,
      },
    )),
  ],
});

const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');
