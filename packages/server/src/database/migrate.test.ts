/** From every earlier version to this one and not back, on every available database. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';
import { DATABASES, type StartedDatabase } from '../testing-databases.ts';
import type { Database, Queries } from './database.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './migrate.ts';
import { openPostgres } from './postgres.ts';

/** Empty databases, one after another. */
interface Source {
  next(): Promise<Database>;
  close(): Promise<void>;
}

/** A separate schema in one database: creating databases takes seconds. */
async function embeddedSource(started: StartedDatabase): Promise<Source> {
  const lite = await PGlite.create({ dataDir: join((await started.fresh()).data, 'database') });
  const queries = (from: Pick<PGlite, 'query'>): Queries => ({
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await from.query<Row>(sql, [...values])).rows,
  });
  let count = 0;
  return {
    next: async () => {
      await lite.exec(`create schema own_${++count}; set search_path to own_${count}`);
      return {
        kind: 'pglite',
        ...queries(lite),
        grouped: queries(lite),
        transaction: (work) => lite.transaction((inside) => work(queries(inside as unknown as PGlite))),
        script: async () => {},
        close: async () => {},
      };
    },
    close: () => lite.close(),
  };
}

function postgresSource(started: StartedDatabase): Source {
  const opened: Database[] = [];
  return {
    next: async () => {
      const { url } = await started.fresh();
      const database = await openPostgres(url ?? '');
      opened.push(database);
      return database;
    },
    close: async () => void (await Promise.all(opened.map((each) => each.close()))),
  };
}

for (const { name, start } of DATABASES)
  describe.skipIf(!start)(`with ${name}`, () => {
    let started: StartedDatabase;
    let source: Source;
    beforeAll(async () => {
      if (!start) return;
      started = await start();
      source = name === 'PGlite' ? await embeddedSource(started) : postgresSource(started);
    }, 60_000);
    afterAll(async () => {
      await source?.close();
      await started?.stop();
    });

    test('migrations lead from every earlier version to this one, and keep the data', async () => {
      const columns = new Set<string>();
      for (let from = 0; from <= SCHEMA_VERSION; from++) {
        const database = await source.next();
        await migrate(database, from);
        if (from > 0)
          await database.query(`insert into player (public_key, created_at) values ($1, now())`, [
            new Uint8Array([from]),
          ]);
        await migrate(database);
        await migrate(database);
        expect(await versionOf(database)).toBe(SCHEMA_VERSION);
        const players = await database.query('select public_key from player');
        expect(players).toHaveLength(from > 0 ? 1 : 0);
        const all = await database.query<{ text: string }>(
          `select string_agg(table_name || '.' || column_name || ' ' || data_type, ', '
                             order by table_name, column_name) as text
           from information_schema.columns where table_schema = current_schema()`,
        );
        columns.add(all[0]!.text);
      }
      expect(columns.size).toBe(1);
      expect([...columns][0]).toContain('result.certificate text');
    });

    test('migrations do not lead back', async () => {
      const database = await source.next();
      await migrate(database);
      await database.query('insert into edgewise_schema values ($1, now())', [SCHEMA_VERSION + 1]);
      await expect(migrate(database)).rejects.toThrow('use a newer Edgewise');
    });
  });
