/** The factory with one worker, with two, and `edgewise new` without a database: the same puzzles each time. */
import { join } from 'node:path';
import type { StartedDatabase } from 'edgewise-server/testing-databases';
import { number, percent, table, verdict } from './measure.ts';
import { timed } from './server-processes.ts';

const COUNT = 600;
const ROUNDS = 3; // alternating, and the best of each counts: other programs can only slow things down
const COMMAND = join(process.cwd(), 'packages/cli/dist/main.js');

export async function benchFactory(name: string, database: StartedDatabase): Promise<void> {
  const rounds: Record<'one' | 'two' | 'plain', number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const order = ['--preset', 'hard', '--count', String(COUNT), '--seed', `round-${round}`];
    rounds.push({
      one: await made(database, order, 1),
      two: await made(database, order, 2),
      plain: plain(order),
    });
  }
  const best = (kind: 'one' | 'two' | 'plain'): number => Math.max(...rounds.map((each) => each[kind]));
  const [one, two, alone] = [best('one'), best('two'), best('plain')];
  const [twice, share] = [two / one, two / alone];
  table(
    `Puzzles a second of the factory with ${name}, each proved and graded again`,
    ['what', 'a second', 'against', 'ratio', 'wanted', 'met'],
    [
      ['2 workers', number(two), `1 worker: ${number(one)}`, number(twice), '1.8', verdict(twice, 1.8)],
      [
        '2 workers',
        number(two),
        `new --jobs 2: ${number(alone)}`,
        percent(share),
        '90 %',
        verdict(share, 0.9),
      ],
    ],
  );
}

/** Puzzles per second, without the time a worker takes to start and stop. */
async function made(database: StartedDatabase, order: readonly string[], jobs: number): Promise<number> {
  const { data, url } = await database.fresh();
  const env = { ...process.env, ...(url !== undefined && { DATABASE_URL: url }) };
  const factory = (...args: readonly string[]): number =>
    timed([COMMAND, 'factory', ...args, '--data', data || '.'], env);
  const work = (): number => factory('work', '--jobs', String(jobs));
  factory('status'); // makes the tables
  const idle = work();
  factory('add', '--game', 'slitherlink', ...order);
  return (1000 * COUNT) / (work() - idle);
}

function plain(order: readonly string[]): number {
  const begin = timed([COMMAND, 'new', 'steps', '--seed', 'a'], process.env);
  const all = timed([COMMAND, 'new', 'slitherlink', ...order, '--jobs', '2'], process.env);
  return (1000 * COUNT) / (all - begin);
}
