/** add, work, status, export: what the command line needs from the factory. */
import { dailyGames } from '../together/dailies.ts';
import { daysAfter, latestDay } from '../together/days.ts';
import { openDatabase, type AnyDatabase, type DatabaseOptions } from '../database/open.ts';
import {
  addOrder,
  failuresOf,
  madeOf,
  orderId,
  statusOf,
  type MadePuzzle,
  type OrderStatus,
} from './orders.ts';
import { Queue } from './queue.ts';
import { startFactory } from './work.ts';

export interface AddCall {
  readonly game: string;
  readonly params: string;
  readonly preset: string;
  readonly seed: string;
  readonly count: number;
}

export interface FactoryCall extends DatabaseOptions {
  readonly log: (line: string) => void;
  /** Seconds without a heartbeat after which a job goes to another worker. */
  readonly patience?: number;
}

export interface FactoryStatus {
  readonly orders: readonly OrderStatus[];
  readonly jobs: { readonly waiting: number; readonly active: number; readonly failed: number };
}

const PATIENCE = 60; // seconds

/** The factory of a database, for one command. */
export async function factory(call: FactoryCall) {
  const database = await openDatabase(call);
  const options = { ...(call.url !== undefined && { url: call.url }), patience: call.patience ?? PATIENCE };
  return {
    add: (order: AddCall) => withQueue(database, options, call.log, (queue) => add(database, queue, order)),
    addDays: (days: number) =>
      withQueue(database, options, call.log, async (queue) => {
        const jobs = daysAhead(days, Date.now());
        await queue.add(jobs, Date.now());
        return jobs.length;
      }),
    status: () =>
      withQueue(database, options, call.log, async (queue): Promise<FactoryStatus> => ({
        orders: await statusOf(database, Date.now()),
        jobs: await queue.counts(),
      })),
    work: (threads: number, untilDone: boolean, signal: AbortSignal) =>
      work(database, { ...options, threads, log: call.log }, untilDone, signal),
    made: (order: string): AsyncGenerator<readonly MadePuzzle[]> => madeOf(database, order),
    failures: (order: string) => failuresOf(database, order),
    close: () => database.close(),
  };
}

async function withQueue<T>(
  database: AnyDatabase,
  options: { readonly url?: string; readonly patience: number },
  log: (line: string) => void,
  use: (queue: Queue) => Promise<T>,
): Promise<T> {
  const queue = await Queue.open(database, options, log);
  try {
    return await use(queue);
  } finally {
    await queue.close();
  }
}

async function add(
  database: AnyDatabase,
  queue: Queue,
  order: AddCall,
): Promise<{ id: string; jobs: number }> {
  const { game, params, preset, seed, count } = order;
  const id = orderId({ game, params, seed });
  const jobs = await addOrder(database, { id, game, params, level: preset, seed, count }, Date.now());
  await queue.add(jobs, Date.now());
  return { id, jobs: jobs.length };
}

const daysAhead = (days: number, now: number) =>
  Array.from({ length: days }, (_, i) => daysAfter(latestDay(now), i)).flatMap((day) =>
    dailyGames().map(({ id }) => ({ day, game: id })),
  );

async function work(
  database: AnyDatabase,
  options: Parameters<typeof startFactory>[1],
  untilDone: boolean,
  signal: AbortSignal,
): Promise<void> {
  const running = await startFactory(database, options);
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([aborted, ...(untilDone ? [running.idle()] : [])]);
  await running.stop();
}
