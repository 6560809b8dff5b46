/** Orders of the factory: what is to be made, what has been made, and what could not be. */
import { createHash } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import type { FactoryJob } from './queue.ts';

export interface Order {
  readonly id: string;
  readonly game: string;
  readonly params: string;
  readonly level: string; // the preset, or ''
  readonly seed: string;
  readonly count: number;
}

export interface OrderStatus extends Order {
  readonly made: number;
  readonly failed: number;
  readonly lastMinute: number;
}

const CHUNK = 10; // puzzles per job: seconds of work, so that little is lost with a worker

/** The same settings are the same order: adding it again makes only what is missing, or more. */
export const orderId = ({ game, params, seed }: Pick<Order, 'game' | 'params' | 'seed'>): string =>
  createHash('sha256').update([game, params, seed].join('\n')).digest('hex').slice(0, 12);

export async function addOrder(
  database: Database,
  order: Order,
  now: number,
): Promise<readonly FactoryJob[]> {
  const { id, game, params, level, seed, count } = order;
  await database.query(
    `insert into factory_order (id, game, params, level, seed, count, ordered_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set count = greatest(factory_order.count, $6)`,
    [id, game, params, level, seed, count, new Date(now)],
  );
  const left = new Set(await missing(database, id, 1, count));
  return chunks(id, count).filter((chunk) => {
    for (let number = chunk.from; number <= chunk.to; number++) if (left.has(number)) return true;
    return false;
  });
}

/** Always split at the same numbers, so that an order that grows keeps its jobs. */
function chunks(order: string, last: number): readonly { order: string; from: number; to: number }[] {
  return Array.from({ length: Math.ceil(last / CHUNK) }, (_, i) => ({
    order,
    from: i * CHUNK + 1,
    to: Math.min(last, (i + 1) * CHUNK),
  }));
}
/** Numbers of a job that have been neither made nor given up yet. */
export async function missing(
  queries: Queries,
  order: string,
  from: number,
  to: number,
): Promise<readonly number[]> {
  const rows = await queries.query<{ number: number }>(
    `select number::int from generate_series($2::int, $3::int) number
     where not exists (select 1 from factory_puzzle p where p."order" = $1 and p.number = number.number)
       and not exists (select 1 from factory_failure f where f."order" = $1 and f.number = number.number)
     order by number`,
    [order, from, to],
  );
  return rows.map(({ number }) => number);
}

/** Numbers of an order that a job is about. */
export interface Range {
  readonly id: string; // of the job
  readonly order: string;
  readonly from: number;
  readonly to: number;
}

export interface Missing {
  readonly id: string; // of the job
  readonly order: string;
  readonly game: string;
  readonly params: string;
  readonly orderSeed: string;
  readonly numbers: readonly number[];
}

/** What is left to do for these jobs; nothing for an order that has been removed. */
export const missingOf = async (queries: Queries, jobs: readonly Range[]): Promise<readonly Missing[]> =>
  jobs.length === 0
    ? []
    : queries.query<Missing>(
        `select job.id, o.id as "order", o.game, o.params, o.seed as "orderSeed",
           array(select number from generate_series(job.first, job.last) number
             where not exists (select 1 from factory_puzzle p where p."order" = o.id and p.number = number.number)
               and not exists (select 1 from factory_failure f where f."order" = o.id and f.number = number.number)
             order by number) as numbers
         from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as job (id, "order", first, last)
         join factory_order o on o.id = job."order"`,
        [
          jobs.map(({ id }) => id),
          jobs.map(({ order }) => order),
          jobs.map(({ from }) => from),
          jobs.map(({ to }) => to),
        ],
      );

export const statusOf = (queries: Queries, now: number): Promise<readonly OrderStatus[]> =>
  queries.query<OrderStatus>(
    `select o.id, o.game, o.params, o.level, o.seed, o.count,
       (select count(*)::int from factory_puzzle p where p."order" = o.id) as made,
       (select count(*)::int from factory_failure f where f."order" = o.id) as failed,
       (select count(*)::int from factory_puzzle p where p."order" = o.id and p.made_at > $1) as "lastMinute"
     from factory_order o order by o.ordered_at, o.id`,
    [new Date(now - 60_000)],
  );

export interface MadePuzzle {
  readonly number: number;
  readonly seed: string;
  readonly puzzle: string;
  readonly solution: string;
  readonly level: string;
}

const PAGE = 1000;

/** In order, a page at a time, so that a hundred thousand take no memory. */
export async function* madeOf(queries: Queries, order: string): AsyncGenerator<readonly MadePuzzle[]> {
  for (let after = 0; ;) {
    const page = await queries.query<MadePuzzle>(
      `select number, seed, puzzle, solution, level from factory_puzzle
       where "order" = $1 and number > $2 order by number limit ${PAGE}`,
      [order, after],
    );
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.number ?? after;
  }
}

export const failuresOf = (queries: Queries, order: string) =>
  queries.query<{ number: number; reason: string }>(
    'select number, reason from factory_failure where "order" = $1 order by number',
    [order],
  );
