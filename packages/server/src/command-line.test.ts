/** `edgewise serve` as people type it: on its own folder, or on the database in DATABASE_URL. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../cli/src/testing.ts';
import { openDatabase } from './database/open.ts';
import { freePort, newPlayer, temporaryFolder } from './testing.ts';
import { DATABASES } from './testing-databases.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(DATABASES.filter(({ start }) => start))(
  'with $name: what it stored is in that database, and a signal ends it with exit code 0',
  async ({ start }) => {
    const database = await start!();
    const { data, url } = await database.fresh();
    const env: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url };
    const own = url === undefined ? data : join(folder, 'not-made');
    const ending = new AbortController();
    const port = await freePort();
    let registered: Promise<unknown> | undefined;
    const { code, out } = await call(['serve', '--port', String(port), '--data', own, '--jobs', '1'], {
      env,
      signal: ending.signal,
      onOut: () => {
        registered ??= (async () => {
          const { client } = await newPlayer(`http://127.0.0.1:${port}/`);
          const answer = await client.ask('PUT', '/api/me', { name: 'Typed' });
          ending.abort();
          return answer;
        })();
      },
    });
    expect(code).toBe(0);
    expect(out).toContain(url === undefined ? data : 'PostgreSQL');
    expect(await registered).toMatchObject({ ok: true });
    expect(existsSync(join(folder, 'not-made'))).toBe(false);
    const opened = await openDatabase({ data, ...(url !== undefined && { url }) });
    expect(await opened.query('select name from player')).toEqual([{ name: 'Typed' }]);
    await opened.close();
    await database.stop();
  },
  60_000,
);
