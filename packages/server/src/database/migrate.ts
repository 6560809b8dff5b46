/** Forward only: every migration has a number, runs once in a transaction, and is never changed afterwards. */
import { certain } from 'edgewise';
import { MIGRATIONS } from './migrations.ts';
import { StartError, type Database, type Queries } from './database.ts';

/** Any number that nothing else locks with: processes that start at the same time take turns. */
const TURN = 0x65_64_67_65;

export const SCHEMA_VERSION = MIGRATIONS.length;

/** `upTo` is for tests that start from an earlier version. */
export async function migrate(database: Database, upTo = SCHEMA_VERSION): Promise<void> {
  await database.transaction(async (inside) => {
    await inside.query('select pg_advisory_xact_lock($1::int)', [TURN]);
    await inside.query(
      'create table if not exists edgewise_schema (version int primary key, at timestamptz)',
    );
    const from = await versionOf(inside);
    if (from > SCHEMA_VERSION)
      throw new StartError(
        `This database has version ${from}, and this Edgewise supports up to ${SCHEMA_VERSION}: use a newer Edgewise.`,
      );
    for (let version = from + 1; version <= upTo; version++) {
      for (const statement of certain(MIGRATIONS[version - 1])) await inside.query(statement);
      await inside.query('insert into edgewise_schema values ($1, now())', [version]);
    }
  });
}

export async function versionOf(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from edgewise_schema',
  );
  return certain(row).version;
}
