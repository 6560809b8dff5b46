/** The server against bare node:http and the pure cost of `verify`, with its p99 under load. */
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DATABASES } from 'edgewise-server/testing-databases';
import { load } from './http-load.ts';
import { median, number, percent, summary, table, verdict } from './measure.ts';
import { started, type Started } from './server-processes.ts';
import { benchSubmissions } from './server-submissions.ts';

const LANES = 10;
const ROUNDS = 5; // ours and theirs alternating: whatever else the machine does affects both
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
      await benchSubmissions(name, server, url);
      if (name === 'PGlite') await connections(server);
    } finally {
      server.end();
    }
    await database.stop();
  }
}

async function reads(name: string, base: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const rows = [];
  for (const [what, path] of [
    ['the page of the app', ''],
    ['the games of a day', `api/daily/${day}`],
  ] as const) {
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

const OPEN = 10_000;

/** What others get while ten thousand connections are open and idle. */
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
