/** Real processes that are really killed, full disks, databases that go away, on every available database. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finish, games, makeRng } from 'edgewise';
import { dailyPreset, dailySeed } from 'edgewise-web/daily';
import { Client, type Identity } from 'edgewise-web/together';
import { serve } from './serve.ts';
import { certificateOf, eventually, newPlayer, temporaryFolder } from './testing.ts';
import { DATABASES, TestPostgres, type StartedDatabase } from './testing-databases.ts';
import { TestProcess } from './testing-processes.ts';
import { daysAfter } from './together/days.ts';

const clientAt = (base: string, identity: Identity): Client => new Client({ base, identity });

/** At most `lanes` at a time; a failure ends its lane. */
async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<boolean>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift())
        if (!(await work(item))) return;
    }),
  );
}

const PLAYERS = 25;
const DAYS = 40; // per player: a thousand submissions
const KILLS = 2;
const LANES = 8;

/** Certificates for a game's daily puzzles, each made as every app makes it. */
function certificatesOf(id: string, days: readonly string[]): ReadonlyMap<string, string> {
  const game = games.find((each) => each.id === id)!;
  return new Map(
    days.map((day) => {
      const made = finish(game.generate(dailyPreset(game, day)!.params, makeRng(dailySeed(game, day))));
      if (!made.ok) throw new Error(made.error.code);
      return [day, certificateOf(game.native.format({ puzzle: made.value.puzzle }))];
    }),
  );
}

for (const { name, start } of DATABASES)
  describe.skipIf(!start)(`with ${name}`, () => {
    let database: StartedDatabase;
    beforeAll(async () => {
      if (start) database = await start();
    }, 120_000);
    afterAll(() => database?.stop());

    test('kill -9 of the server during 1,000 submissions: every result it acknowledged is stored', async () => {
      const options = await database.fresh();
      let server = await TestProcess.start('serve', options);
      const days = Array.from({ length: DAYS }, (_, i) => daysAfter('2026-01-02', i));
      const certificates = certificatesOf('steps', days);
      const identities = await Promise.all(
        Array.from({ length: PLAYERS }, async () => (await newPlayer(server.first)).identity),
      );
      const answered = identities.map(() => new Set<string>());
      const count = () => answered.reduce((sum, each) => sum + each.size, 0);
      for (let round = 0; round <= KILLS; round++) {
        const clients = identities.map((each) => clientAt(server.first, each));
        for (const client of clients) await client.ask('PUT', '/api/me', {});
        const quota = ((round + 1) * PLAYERS * DAYS) / (KILLS + 1);
        const todo = clients.flatMap((client, player) =>
          days.filter((day) => !answered[player]!.has(day)).map((day) => ({ client, player, day })),
        );
        await inLanes(todo, LANES, async ({ client, player, day }) => {
          if (round < KILLS && count() >= quota) server.send('SIGKILL');
          const certificate = certificates.get(day);
          const { ok } = await client.ask('POST', '/api/results', { day, certificate });
          if (ok) answered[player]!.add(day);
          return ok;
        });
        if (round === KILLS) break;
        await server.kill();
        server = await TestProcess.start('serve', options);
        // What was acknowledged before this kill is there now, before anyone sends it again.
        for (const [player, identity] of identities.entries())
          expect(await daysKept(server.first, identity)).toEqual(
            expect.arrayContaining([...answered[player]!]),
          );
      }
      expect(count()).toBe(PLAYERS * DAYS);
      for (const identity of identities) expect(await daysKept(server.first, identity)).toEqual(days);
      await server.kill();
    }, 120_000);

    test('SIGTERM lets requests in progress finish and accepts no new ones', async () => {
      const server = await TestProcess.start('serve', await database.fresh());
      const body = '{"puzzle":"steps:FBgEFBDAWHEOCGQADkGGS"}';
      const head = `POST /api/grade HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`;
      const underWay = await connected(server.first);
      let answer = '';
      underWay.on('data', (part: Buffer) => (answer += part.toString()));
      const closed = new Promise((resolve) => underWay.once('close', resolve));
      underWay.write(head + body.slice(0, 10));
      // Once another request has been answered after it, its first part has been read.
      expect((await fetch(new URL('/api/health', server.first))).status).toBe(200);
      server.send('SIGTERM');
      await server.waitFor((line) => line === 'stopping');
      await expect(fetch(server.first)).rejects.toThrow();
      underWay.write(body.slice(10));
      await closed;
      expect(answer).toMatch(/^HTTP\/1\.1 200 .*"solutions":"one"/s);
      expect(await server.gone()).toBe(0);
    }, 60_000);

    test.skipIf(!canMount)(
      'a full disk: what was acknowledged stays, what does not fit is refused',
      async () => {
        const disk = smallDisk(160);
        const own = await start!(disk.path);
        const options = await own.fresh();
        let server = await TestProcess.start('serve', options);
        const { identity } = await newPlayer(server.first);
        await clientAt(server.first, identity).ask('PUT', '/api/me', {});
        const ballast = join(disk.path, 'ballast');
        const { bavail, bsize } = statfsSync(disk.path);
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 500_000)));
        const kept: string[] = [];
        const sealed = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('base64url');
        const put = async (item: string) =>
          clientAt(server.first, identity).ask('PUT', `/api/backup/${item}`, { base: 0, sealed });
        let refusal: unknown;
        for (let i = 0; i < 60 && refusal === undefined; i++) {
          const item = `item-${String(i).padStart(4, '0')}`;
          const answer = await put(item);
          if (answer.ok) kept.push(item);
          else refusal = answer;
        }
        expect(refusal).toMatchObject({ status: 503, code: 'database' });
        await server.kill();
        if (own instanceof TestPostgres) await own.end(); // PostgreSQL may have stopped by itself
        rmSync(ballast);
        if (own instanceof TestPostgres) await own.begin();
        server = await TestProcess.start('serve', options);
        const all = await clientAt(server.first, identity).ask<{ backups: { item: string }[] }>(
          'GET',
          '/api/me',
        );
        expect(kept.length).toBeGreaterThan(0);
        expect(all.ok && all.value.backups.map(({ item }) => item)).toEqual(kept);
        expect(await put('item-after')).toMatchObject({ ok: true });
        await server.kill();
        await own.stop();
        disk.unmount();
      },
      120_000,
    );
  });

async function daysKept(base: string, identity: Identity): Promise<readonly string[]> {
  const all = await clientAt(base, identity).ask<{ results: { day: string }[] }>('GET', '/api/me');
  return all.ok ? all.value.results.map(({ day }) => day) : [all.code];
}

const connected = (address: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => resolve(socket)).on('error', reject);
  });

describe.skipIf(!DATABASES[1].start)('PostgreSQL', () => {
  test('may go away and come back: in the meantime requests are refused with a message', async () => {
    const database = await TestPostgres.start();
    const { data, url } = await database.fresh();
    const server = await serve({ port: 0, data, databaseUrl: url!, threads: 1, prepare: false });
    try {
      const { client } = await newPlayer(server.url);
      expect(await client.ask('PUT', '/api/me', { name: 'Before' })).toMatchObject({ ok: true });
      await database.end();
      expect(await client.ask('PUT', '/api/me', { name: 'Meanwhile' })).toMatchObject({
        ok: false,
        status: 503,
        code: 'database',
      });
      expect((await fetch(new URL('/api/health', server.url))).status).toBe(503);
      await database.begin();
      expect(await eventually(async () => (await client.ask('GET', '/api/me')).ok, 15_000)).toBe(true);
      expect(await client.ask('GET', '/api/me')).toMatchObject({ value: { name: 'Before' } });
    } finally {
      await server.stop();
      await database.stop();
    }
  }, 60_000);
});

interface SmallDisk {
  readonly path: string;
  unmount(): void;
}

/** A separate file system, which any user may enter. */
function smallDisk(megabytes: number): SmallDisk {
  const folder = temporaryFolder();
  chmodSync(folder, 0o711);
  const path = join(folder, 'disk');
  mkdirSync(path);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  const unmount = (): void => {
    spawnSync('umount', ['-l', path]);
    rmSync(dirname(path), { recursive: true, force: true });
  };
  if (status === 0) return { path, unmount };
  unmount();
  throw new Error('no file system can be mounted');
}

/** Only root may mount one, and not everywhere. */
const canMount = (() => {
  try {
    smallDisk(1).unmount();
    return true;
  } catch {
    process.stderr.write('Skipped: a full disk (no file system can be mounted here).\n');
    return false;
  }
})();

const MANY = 10_000;
const openFiles = (): number => {
  const said = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim();
  return said === 'unlimited' ? Infinity : Number(said);
};
const canOpenMany = openFiles() >= MANY + 500;
if (!canOpenMany)
  process.stderr.write(`Skipped: ${MANY} connections (the system allows ${openFiles()} open files).\n`);

test.skipIf(!canOpenMany).each(DATABASES.filter(({ start }) => start))(
  '10,000 connections stay open, and others are served in the meantime: with $name',
  async ({ start }) => {
    const database = await start!();
    const server = await TestProcess.start('serve', await database.fresh());
    const sockets: Socket[] = [];
    await inLanes([...Array(MANY).keys()], 200, async () => {
      sockets.push((await connected(server.first)).on('error', () => {}));
      return true;
    });
    const gauge = async (name: string): Promise<number> => {
      const text = await (await fetch(new URL('/metrics', server.first))).text();
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    };
    expect(await eventually(async () => (await gauge('edgewise_connections')) >= MANY, 5_000)).toBe(true);
    expect((await fetch(new URL('/api/health', server.first))).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect(await eventually(async () => (await gauge('edgewise_connections')) < 10)).toBe(true);
    await server.kill();
    await database.stop();
  },
  60_000,
);
