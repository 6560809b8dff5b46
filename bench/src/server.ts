/** The server against bare node:http and the pure cost of `verify`, with its p99 under load. */
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { games, verify } from 'edgewise';
import { DATABASES } from 'edgewise-server/testing-databases';
import { Client, identityOf, newSecret } from 'edgewise-web/together';
import postgres from 'postgres';
import { load } from './http-load.ts';
import { median, number, percent, summary, table, verdict } from './measure.ts';
import { playedByHand } from './played-by-hand.ts';
import { started, type Started } from './server-processes.ts';
import { benchFactory } from './server-factory.ts';

const LANES = 10;
const ROUNDS = 5; // ours and theirs in turns: whatever else the machine does meets both
const SERVER = join(process.cwd(), 'packages/server/dist/index.js');

const serverProgram = (options: object): string => `
  import { packedApp, serve } from ${JSON.stringify(SERVER)};
  const server = await serve({ port: 0, app: packedApp(), threads: 2, prepare: false,
    rate: { burst: 1e9, perSecond: 1e9 }, log: console.error, ...${JSON.stringify(options)} });
  console.log(server.url);`;

const bareProgram = (length: number): string => `
  import { createServer } from 'node:http';
  const body = Buffer.alloc(${length}, 120);
  const headers = { 'content-type': 'text/plain', 'content-length': body.length };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/'));`;

export async function benchServer(): Promise<void> {
  for (const { name, start } of DATABASES) {
    if (!start) continue;
    const database = await start();
    const { data, url } = await database.fresh();
    const server = await started(serverProgram({ data, ...(url !== undefined && { databaseUrl: url }) }));
    try {
      await reads(name, server.url);
      await submissions(name, server, url);
      if (name === 'PGlite') await connections(server);
    } finally {
      server.end();
    }
    await benchFactory(name, database);
    await database.stop();
  }
}

async function reads(name: string, base: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const rows = [];
  for (const [what, path] of [
    ['the page of the app', ''],
    ['the games of a day', `api/daily/${day}`],
  ]) {
    const { href } = new URL(path, base);
    const { bytes } = await load(href, LANES, 1);
    const bare = await started(bareProgram(bytes));
    await load(bare.url, LANES, 1);
    const pairs = [];
    for (let round = 0; round < ROUNDS; round++)
      pairs.push([await load(href, LANES, 1), await load(bare.url, LANES, 1)] as const);
    bare.end();
    const share = median(pairs.map(([ours, theirs]) => ours.perSecond / theirs.perSecond));
    rows.push([
      what,
      number(median(pairs.map(([ours]) => ours.perSecond))),
      number(median(pairs.map(([, theirs]) => theirs.perSecond))),
      percent(share),
      number(summary(pairs.flatMap(([ours]) => ours.times)).p99),
      '80 %',
      verdict(share, 0.8),
    ]);
  }
  table(
    `Reads a second with ${name}, ${LANES} at a time`,
    ['what', 'server', 'bare node:http', 'share', 'p99 ms', 'wanted', 'met'],
    rows,
  );
}

const DAYS = 24;
const PLAYERS = 60;

/** Each result is signed, replayed and stored; the yardstick replays the same certificates and does nothing else. */
async function submissions(name: string, { url: base, pid }: Started, databaseUrl?: string): Promise<void> {
  const players = await playersAt(base, PLAYERS);
  const days = Array.from({ length: DAYS }, (_, i) =>
    new Date(Date.UTC(2026, 0, 2 + i)).toISOString().slice(0, 10),
  );
  const certificates = await Promise.all(days.map((day) => solved(players[0], day)));
  const send = (some: readonly Client[]) => sendAll(some, days, certificates);
  await send(players.slice(0, PLAYERS / 3)); // compilers and caches have done their part
  const pure = pureCost(certificates);
  const sql = databaseUrl === undefined ? undefined : postgres(databaseUrl, { max: 1 });
  const before = (await backendsCpu(sql)) + cpuOf(pid);
  const begin = performance.now();
  const times = await send(players.slice(PLAYERS / 3));
  const perSecond = (1000 * times.length) / (performance.now() - begin);
  const cost = ((await backendsCpu(sql)) + cpuOf(pid) - before) / times.length;
  await sql?.end();
  const share = pure.cpu / cost;
  const lines = certificates.reduce((sum, text) => sum + text.split('\n').length - 4, 0) / DAYS;
  table(
    `Verified submissions with ${name}: Slitherlink of the day, ${Math.round(lines)} lines of log on average`,
    ['what', 'server and database', 'verify alone', 'share', 'wanted', 'met'],
    [
      ['processor ms each', number(cost), number(pure.cpu), percent(share), '60 %', verdict(share, 0.6)],
      [
        'a second',
        number(perSecond),
        number(1000 / pure.wall),
        percent((perSecond * pure.wall) / 1000),
        '',
        '',
      ],
      [`p99 ms, ${LANES} at a time`, number(summary(times).p99), '', '', '', ''],
    ],
  );
}

/** Milliseconds that each took. */
async function sendAll(
  players: readonly Client[],
  days: readonly string[],
  certificates: readonly string[],
): Promise<readonly number[]> {
  const times: number[] = [];
  const queue = players.flatMap((player) => days.map((day, i) => ({ player, day, i })));
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let item = queue.pop(); item; item = queue.pop()) {
        const start = performance.now();
        const body = { day: item.day, certificate: certificates[item.i] };
        const answer = await item.player.ask('POST', '/api/results', body);
        if (!answer.ok) throw new Error(answer.message);
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

const playersAt = (base: string, count: number): Promise<readonly Client[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const player = new Client({ base, identity: await identityOf(newSecret()) });
      await player.ask('PUT', '/api/me', {});
      return player;
    }),
  );

async function solved(player: Client, day: string): Promise<string> {
  const begun = await player.ask<{ puzzle: string }>('POST', `/api/daily/${day}/slitherlink/start`, {
    zone: 0,
  });
  if (!begun.ok) throw new Error(begun.message);
  return playedByHand(begun.value.puzzle);
}

/** Milliseconds a certificate, by the processor and by the clock. */
function pureCost(certificates: readonly string[]): { readonly cpu: number; readonly wall: number } {
  const all = Array.from({ length: PLAYERS }, () => certificates).flat();
  for (const text of certificates) verify(games, text);
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (const text of all) verify(games, text);
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1000 / all.length, wall: (performance.now() - start) / all.length };
}

/** Milliseconds of processor time that a process has used, as Linux counts them; elsewhere there is no answer. */
function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

async function backendsCpu(sql: postgres.Sql | undefined): Promise<number> {
  if (!sql) return 0;
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity where pid <> pg_backend_pid()`;
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

const OPEN = 10_000;

/** What others get while ten thousand connections are open and say nothing. */
async function connections({ url, pid }: Started): Promise<void> {
  const { hostname, port } = new URL(url);
  const memory = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  if (!existsSync(`/proc/${pid}/status`)) return;
  const alone = await load(url, LANES, 2);
  const before = memory();
  const sockets: Socket[] = [];
  for (let i = 0; i < OPEN; i++)
    sockets.push(
      await new Promise<Socket>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => resolve(socket)).on('error', reject);
      }),
    );
  const crowded = await load(url, LANES, 2);
  const kilobytes = (memory() - before) / OPEN;
  for (const socket of sockets) socket.destroy();
  table(
    `Reads while ${OPEN} idle connections are open`,
    ['what', 'none open', 'all open', 'share'],
    [
      [
        'reads a second',
        number(alone.perSecond),
        number(crowded.perSecond),
        percent(crowded.perSecond / alone.perSecond),
      ],
      ['p99 ms', number(summary(alone.times).p99), number(summary(crowded.times).p99), ''],
      ['kilobytes a connection', '', number(kilobytes), ''],
    ],
  );
}
