/** The parts by themselves: threads with budgets, limits, the clock, packed files, migrations, the lock. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { packApp } from '../build/pack-app.mjs';
import { steadyClock } from './clock.ts';
import type { Database, Queries } from './database/database.ts';
import { lockFolder } from './database/folder-lock.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './database/migrate.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { Metrics } from './metrics.ts';
import { serve, type RunningServer } from './serve.ts';
import { daysAfter, dayIn, isDay, isOver, latestDay } from './together/days.ts';
import { certificateOf, eventually, temporaryFolder } from './testing.ts';
import { DATABASES, type StartedDatabase } from './testing-databases.ts';
import { Busy, OverBudget, Pool } from './work/pool.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('threads', () => {
  const pool = new Pool(1, 3);
  afterAll(() => pool.close());
  const puzzle = 'steps:FBgEFBDAWHEOCGQADkGGS';
  const hard = { puzzle: 'slitherlink:30x30:', language: 'en' as const };

  test('answer, and are ended when a budget is used up; the next answer comes all the same', async () => {
    expect(await pool.run('grade', { puzzle, language: 'en' }, 10_000)).toMatchObject({ solutions: 'one' });
    const head = `edgewise 1\ngame steps\npuzzle ${puzzle}\n`;
    const endless = pool.run(
      'judge',
      { certificate: `${head}${'hint 1 1\n'.repeat(300_000)}end\n`, lines: 0 },
      200,
    );
    await expect(endless).rejects.toBeInstanceOf(OverBudget);
    expect(pool.overruns).toBe(1);
    expect(await pool.run('judge', { certificate: certificateOf(puzzle), lines: 0 }, 10_000)).toMatchObject({
      solved: true,
    });
  });

  test('stop a search between two of its steps', async () => {
    const made = await pool
      .run('new', { game: 'slitherlink', preset: 'huge', seed: 'a', language: 'en' }, 1)
      .then(
        () => 'made',
        (error: unknown) => error,
      );
    expect(made).toBeInstanceOf(OverBudget);
    expect(await pool.run('read', hard, 5_000)).toHaveProperty('refused');
  });

  test('say so when too many wait', async () => {
    const asked = Array.from({ length: 8 }, () =>
      pool.run('grade', { puzzle, language: 'en' }, 10_000).then(
        () => 'done',
        (error: unknown) => (error instanceof Busy ? 'busy' : 'failed'),
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((each) => each === 'busy')).toHaveLength(4);
    expect(answers.filter((each) => each === 'done')).toHaveLength(4);
  });
});

test('a bucket fills up again, and everybody has one', () => {
  const limiter = new RateLimiter({ burst: 3, perSecond: 2 });
  expect([1, 2, 3, 4].map(() => limiter.take('a', 1, 0))).toEqual([0, 0, 0, 1]);
  expect(limiter.take('b', 3, 0)).toBe(0);
  expect(limiter.take('a', 1, 500)).toBe(0);
  expect(limiter.take('a', 3, 500)).toBe(2);
});

test('a clock that is set back stands still', () => {
  const times = [5, 9, 3, 8, 10];
  const clock = steadyClock(() => times.shift() ?? 0);
  expect([1, 2, 3, 4, 5].map(() => clock.now())).toEqual([5, 9, 9, 9, 10]);
});

test('days', () => {
  expect(['2026-11-16', '2024-02-29', '2026-02-29', '2026-13-01', 'x'].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
  const at = Date.parse('2026-11-16T11:00:00Z');
  expect([dayIn(0, at), dayIn(840, at), dayIn(-720, at), dayIn(99_999, at), latestDay(at)]).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-15',
    '2026-11-17',
    '2026-11-17',
  ]);
  expect(isOver('2026-11-11', at)).toBe(false);
  expect(isOver('2026-11-10', at)).toBe(true);
});

test('metrics are what Prometheus reads', () => {
  const metrics = new Metrics();
  metrics.count('a_total', { route: 'GET "x"\n' });
  metrics.time('r', 0.02);
  metrics.gauge('g', () => 7);
  const lines = metrics.text().trim().split('\n');
  expect(lines).toContain(String.raw`a_total{route="GET \"x\"\n"} 1`);
  expect(lines).toContain('edgewise_request_seconds_bucket{route="r",le="0.025"} 1');
  expect(lines).toContain('edgewise_request_seconds_bucket{route="r",le="0.01"} 0');
  for (const line of lines) expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{.*\})? [\d.e+-]+)$/);
});

test('a folder has one owner at a time', async () => {
  const data = join(folder, 'locked');
  mkdirSync(data);
  const unlock = await lockFolder(data);
  await expect(lockFolder(data)).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
  (await lockFolder(data))();
  const deep = join(data, 'x'.repeat(120));
  mkdirSync(deep);
  const unlockDeep = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('in use');
  unlockDeep();
});

describe('migrations', () => {
  let lite: PGlite;
  let embedded: StartedDatabase;
  beforeAll(async () => {
    embedded = await DATABASES[0].start!();
    lite = await PGlite.create({ dataDir: join((await embedded.fresh()).data, 'database') });
  }, 60_000);
  afterAll(async () => {
    await lite.close();
    await embedded.stop();
  });

  /** A schema of its own in one database: making databases takes seconds. */
  async function inSchema(name: string): Promise<Database> {
    await lite.exec(`create schema ${name}; set search_path to ${name}`);
    const queries = (from: Pick<PGlite, 'query'>): Queries => ({
      query: async <Row>(sql: string, values: readonly unknown[] = []) =>
        (await from.query<Row>(sql, [...values])).rows,
    });
    return {
      kind: 'pglite',
      ...queries(lite),
      transaction: (work) => lite.transaction((inside) => work(queries(inside as unknown as PGlite))),
      script: async () => {},
      close: async () => {},
    };
  }

  test('lead from every earlier version to this one, with what was there', async () => {
    const columns = new Set<string>();
    for (let from = 0; from <= SCHEMA_VERSION; from++) {
      const database = await inSchema(`from_${from}`);
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
        `select string_agg(table_name || '.' || column_name || ' ' || data_type, ', ' order by table_name, column_name) as text
         from information_schema.columns where table_schema = 'from_${from}'`,
      );
      columns.add(all[0].text);
    }
    expect(columns.size).toBe(1);
  });

  test('do not lead back', async () => {
    const database = await inSchema('newer');
    await migrate(database);
    await database.query('insert into edgewise_schema values ($1, now())', [SCHEMA_VERSION + 1]);
    await expect(migrate(database)).rejects.toThrow('use a newer Edgewise');
  });
});

describe('over HTTP', () => {
  let server: RunningServer;
  const app = join(folder, 'app');
  beforeAll(async () => {
    const built = join(folder, 'built');
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), `<!doctype html>${'<p>Edgewise</p>'.repeat(50)}`);
    writeFileSync(join(built, 'assets/main-abc.js'), 'export {};'.repeat(100));
    writeFileSync(join(built, 'icon.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]));
    packApp(built, app);
    server = await serve({
      port: 0,
      data: join(folder, 'data'),
      app,
      threads: 1,
      prepare: false,
      rate: { burst: 10, perSecond: 0.01 },
      limits: { headersTimeout: 400, connectionsCheckingInterval: 100, maxConnections: 60 },
    });
  }, 120_000);
  afterAll(() => server.stop());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, server.url), { headers });

  test('the app comes from memory, packed, with a tag and a strict policy', async () => {
    const page = await get('/', { 'accept-encoding': 'identity' });
    const text = await page.text();
    expect(text).toContain('<p>Edgewise</p>');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]));
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    // A copy of the app on a static host may use a server elsewhere, and nothing more than that.
    const index = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8');
    const [, elsewhere] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(index) ?? [];
    expect(`${elsewhere.replace(" 'self' https:", " 'self'")}; frame-ancestors 'none'`).toBe(policy);
    expect(page.headers.get('set-cookie')).toBeNull();
    const tag = page.headers.get('etag')!;
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect((await get('/', { 'If-None-Match': known })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    const refused = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
    const packed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe(text);
    const raw = await new Promise<Buffer>((resolve) => {
      const { port } = new URL(server.url);
      const parts: Buffer[] = [];
      connect(Number(port), '127.0.0.1')
        .on('data', (part) => parts.push(part))
        .on('end', () => resolve(Buffer.concat(parts)))
        .end('GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n');
    });
    expect(brotliDecompressSync(raw.subarray(raw.indexOf('\r\n\r\n') + 4)).toString()).toBe(text);
    const asset = await get('/assets/main-abc.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await get('/icon.png')).headers.get('content-encoding')).toBeNull();
    for (const path of ['/../etc/passwd', '/%2e%2e/x', '/assets/', '/files.json', '/index.html.br'])
      expect((await get(path)).status).toBe(404);
    expect((await fetch(server.url, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(text.length),
    );
  });

  test('a client that writes letter by letter is let go, and others are served meanwhile', async () => {
    const { port } = new URL(server.url);
    let answer = '';
    const slow = connect(Number(port), '127.0.0.1').on('data', (part) => (answer += part.toString()));
    slow.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const drip = setInterval(() => slow.write('x'), 50);
    const closed = new Promise((resolve) => slow.on('close', resolve).on('error', resolve));
    expect((await get('/')).status).toBe(200);
    await closed;
    clearInterval(drip);
    expect(answer).toContain('408');
  });

  test('connections are bounded, and free again when they close', async () => {
    const { port } = new URL(server.url);
    const all = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'));
    let refused = 0;
    for (const socket of all) socket.on('error', () => {}).on('close', () => refused++);
    expect(await eventually(() => refused >= 40, 5_000)).toBe(true);
    for (const socket of all) socket.destroy();
    expect(await eventually(async () => (await get('/').catch(() => undefined))?.status === 200, 5_000)).toBe(
      true,
    );
  });

  test('whoever asks too often is told how long to wait, and gets the app all the same', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 15 }, async () => (await get('/api/openapi.json')).status),
    );
    expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(5);
    const refused = await get('/api/openapi.json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/')).status).toBe(200);
  });

  test('a port or a folder that is taken is said in a sentence', async () => {
    const options = { port: Number(new URL(server.url).port), threads: 1, prepare: false };
    await expect(serve({ ...options, data: join(folder, 'data') })).rejects.toThrow('is in use by process');
    expect(existsSync(join(folder, 'data', 'in-use-by'))).toBe(true);
  });
});
