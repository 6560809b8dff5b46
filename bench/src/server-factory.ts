/** The factory with one worker, with two, and `edgewise new` without a database: the same puzzles each time. */
import { join } from 'node:path';
import { DATABASES, type StartedDatabase } from 'edgewise-server/testing-databases';
import { number, percent, table, verdict } from './measure.ts';
import { timed } from './server-processes.ts';

const COUNT = 4000;
/** Made by the same command before it, and not counted: starting, compiling and stopping take part of a second each. */
const WARMING = 400;
const ROUNDS = 3; // alternating, and the best of each counts: other programs can only slow things down
const COMMAND = join(process.cwd(), 'packages/cli/dist/main.js');

async function benchFactory(name: string, database: StartedDatabase): Promise<void> {
  const rounds: Record<'one' | 'two' | 'plain', number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const seed = `round-${round}`;
    rounds.push({
      one: await perSecond((count) => made(database, orderOf(count, seed), 1)),
      two: await perSecond((count) => made(database, orderOf(count, seed), 2)),
      plain: await perSecond((count) => plain(orderOf(count, seed))),
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

const orderOf = (count: number, seed: string): readonly string[] => [
  '--preset',
  'hard',
  '--count',
  String(count),
  '--seed',
  seed,
];

/**
 * Of a large order minus a small one with the same command: so neither side counts its start, its cold code or its
 * end, and an order of hundreds of thousands is what is compared. Subtracting an idle worker from one side and another
 * game's puzzle from the other, as before, left different parts of that on each.
 */
async function perSecond(time: (count: number) => number | Promise<number>): Promise<number> {
  const warming = await time(WARMING);
  return (1000 * COUNT) / ((await time(WARMING + COUNT)) - warming);
}

async function made(database: StartedDatabase, order: readonly string[], jobs: number): Promise<number> {
  const { data, url } = await database.fresh();
  const env = { ...process.env, ...(url !== undefined && { DATABASE_URL: url }) };
  const factory = (...args: readonly string[]): number =>
    timed([COMMAND, 'factory', ...args, '--data', data || '.'], env);
  factory('add', '--game', 'slitherlink', ...order);
  return factory('work', '--jobs', String(jobs));
}

const plain = (order: readonly string[]): number =>
  timed([COMMAND, 'new', 'slitherlink', ...order, '--jobs', '2'], process.env);

/** The factory alone, with every database. */
export async function benchFactories(): Promise<void> {
  for (const { name, start } of DATABASES) {
    const database = await start?.();
    if (!database) continue;
    await benchFactory(name, database);
    await database.stop();
  }
}
