/**
 * Verified submissions against the pure cost of `verify`: each is signed, sent, replayed and stored. In
 * processor time of all threads of the server and all processes of the database, which other programs on the machine
 * do not affect.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { certain } from 'edgewise';
import { Client, identityOf, newSecret, type Method } from 'edgewise-web/together';
import postgres from 'postgres';
import { median, number, percent, summary, table, verdict } from './measure.ts';
import { playedByHand } from './played-by-hand.ts';
import { processorOf, threadsOf, type Started } from './server-processes.ts';
import type { VerifyOrder } from './verify-alone.ts';

const LANES = [10, 40] as const; // submissions in progress at a time
const DAYS = 24;
const PLAYERS = 10; // per round
const WARMING = 36; // rounds until compilers have finished: after 16 their threads still took 0.04 ms each, after 30 half of that
const ROUNDS = 12;
const GAME = 'slitherlink';

interface Round {
  readonly pure: number; // processor milliseconds of one `verify`
  readonly main: number; // of the server's first thread, per submission
  readonly threads: number; // of its other threads
  readonly database: number;
  readonly perSecond: number;
  readonly times: readonly number[]; // milliseconds each took
}

export async function benchSubmissions(
  name: string,
  { url: base, pid }: Started,
  databaseUrl?: string,
): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, i) =>
    new Date(Date.UTC(2026, 0, 2 + i)).toISOString().slice(0, 10),
  );
  const [first] = await playersAt(base, 1);
  const certificates = await Promise.all(days.map((day) => solved(certain(first), day)));
  const sql = databaseUrl === undefined ? undefined : postgres(databaseUrl, { max: 1 });
  const yardstick = new Yardstick();
  const measure = async (lanes: number): Promise<Round> => {
    const players = await playersAt(base, PLAYERS);
    const pure = await yardstick.measure(certificates);
    const before = await processorTimes(pid, sql);
    const begin = performance.now();
    const times = await sendAll(players, days, certificates, lanes);
    const perSecond = (1000 * times.length) / (performance.now() - begin);
    const after = await processorTimes(pid, sql);
    const each = (of: (times: ProcessorTimes) => number): number => (of(after) - of(before)) / times.length;
    return {
      pure: (pure + (await yardstick.measure(certificates))) / 2,
      main: each(({ main }) => main),
      threads: each(({ threads }) => threads),
      database: each(({ database }) => database),
      perSecond,
      times,
    };
  };
  for (let round = 0; round < WARMING; round++) await measure(LANES[0]);
  for (const lanes of LANES) {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(lanes));
    print(`${name}, ${lanes} at a time`, certificates, rounds);
  }
  yardstick.end();
  await sql?.end();
}

function print(name: string, certificates: readonly string[], rounds: readonly Round[]): void {
  const lines = certificates.reduce((sum, text) => sum + text.split('\n').length - 4, 0) / DAYS;
  const of = (value: (round: Round) => number): number => median(rounds.map(value));
  const cost = ({ main, threads, database }: Round): number => main + threads + database;
  const share = of((round) => round.pure / cost(round));
  const { p99, median: middle } = summary(rounds.flatMap(({ times }) => times));
  const part = (what: string, value: (round: Round) => number): readonly string[] => [
    `  ${what}`,
    number(of(value)),
    percent(of((round) => value(round) / cost(round))),
    '',
    '',
  ];
  table(
    `Verified submissions with ${name}: ${GAME} of the day, ${Math.round(lines)} lines of log on average`,
    ['processor ms each', 'ms', 'share', 'wanted', 'met'],
    [
      ['verify alone', number(of(({ pure }) => pure)), percent(share), '60 %', verdict(share, 0.6)],
      ['a submission', number(of(cost)), '', '', ''],
      part('threads that replay', ({ threads }) => threads),
      part('HTTP, signature, queries', ({ main }) => main),
      part('processes of the database', ({ database }) => database),
    ],
  );
  console.log(
    `${number(of(({ perSecond }) => perSecond))} a second; half within ${number(middle)} ms, p99 ${number(p99)} ms`,
  );
}

/** Milliseconds that each took. */
async function sendAll(
  players: readonly Client[],
  days: readonly string[],
  certificates: readonly string[],
  lanes: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const queue = players.flatMap((player) => days.map((day, i) => ({ player, day, i })));
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let item = queue.pop(); item; item = queue.pop()) {
        const start = performance.now();
        const body = { day: item.day, certificate: certificates[item.i] };
        await asked(item.player, 'POST', '/api/results', body);
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

/** Tries once more if a kept-alive connection was just closed: there is time for that between two rounds. */
async function asked<T>(player: Client, method: Method, path: string, body: object): Promise<T> {
  const first = await player.ask<T>(method, path, body);
  const answer = !first.ok && first.status === 0 ? await player.ask<T>(method, path, body) : first;
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
  return answer.value;
}

const playersAt = (base: string, count: number): Promise<readonly Client[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const player = new Client({ base, identity: await identityOf(newSecret()) });
      await asked(player, 'PUT', '/api/me', {});
      return player;
    }),
  );

async function solved(player: Client, day: string): Promise<string> {
  const path = `/api/daily/${day}/${GAME}/start`;
  const { puzzle } = await asked<{ puzzle: string }>(player, 'POST', path, { zone: 0 });
  return playedByHand(puzzle);
}

/** On as many cores at once as the server has threads: a core shares its caches and clock with its neighbour. */
class Yardstick {
  readonly #processes = Array.from({ length: 2 }, () => fork(join(import.meta.dirname, 'verify-alone.mjs')));

  /** Processor milliseconds that one `verify` takes. */
  async measure(certificates: readonly string[]): Promise<number> {
    const answers = this.#processes.map((each) => {
      each.send({ certificates, times: PLAYERS / 2 } satisfies VerifyOrder);
      return new Promise<number>((resolve) => each.once('message', (value) => resolve(Number(value))));
    });
    const times = await Promise.all(answers);
    return times.reduce((sum, each) => sum + each, 0) / times.length;
  }

  end(): void {
    for (const each of this.#processes) each.kill();
  }
}

interface ProcessorTimes {
  readonly main: number;
  readonly threads: number;
  readonly database: number;
}

async function processorTimes(pid: number, sql: postgres.Sql | undefined): Promise<ProcessorTimes> {
  const all = threadsOf(pid);
  const main = all.get(pid) ?? NaN;
  const sum = [...all.values()].reduce((total, each) => total + each, 0);
  return { main, threads: sum - main, database: await databaseTime(sql) };
}

/** Of all its processes except the one that answers this query. */
async function databaseTime(sql: postgres.Sql | undefined): Promise<number> {
  if (!sql) return 0;
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity where pid <> pg_backend_pid()`;
  return rows.reduce((sum, { pid }) => sum + processorOf(pid), 0);
}
