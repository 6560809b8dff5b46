/**
 * A factory worker: it takes jobs, has threads make and prove the puzzles, and stores them one by one, so that
 * whichever worker takes over from a killed one finds what is already done. There are more loops than threads: while
 * one puzzle is being stored, the next is being made.
 */
import type { AnyDatabase } from '../database/open.ts';
import { isDatabaseTrouble } from '../database/trouble.ts';
import { Dailies } from '../together/dailies.ts';
import { OverBudget, Pool } from '../work/pool.ts';
import { missing, orderWith, storeFailure, storeMade, type Order } from './orders.ts';
import { Queue, type FactoryJob } from './queue.ts';

export interface FactoryOptions {
  readonly threads: number;
  readonly url?: string;
  readonly patience?: number; // seconds
  readonly log: (line: string) => void;
}

export interface Factory {
  /** Resolves when nothing is waiting or in progress, here or elsewhere. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE = 60; // seconds
const POLL = 500; // milliseconds
const BUDGET = 600_000; // milliseconds per puzzle
const TRIES = 25; // other seeds for a number whose puzzle is a twin or not unique

export async function startFactory(database: AnyDatabase, options: FactoryOptions): Promise<Factory> {
  const { threads, url, patience = PATIENCE, log } = options;
  const queue = await Queue.open(database, { ...(url !== undefined && { url }), patience }, log);
  const pool = new Pool(threads);
  const worker = new FactoryWorker(database, queue, pool, patience);
  const loops = Array.from({ length: 2 * threads }, () => worker.loop(log));
  return {
    idle: () => worker.idle(),
    stop: async () => {
      worker.stopped = true;
      await pool.close();
      await Promise.all(loops);
      await queue.close();
    },
  };
}

class FactoryWorker {
  readonly #database: AnyDatabase;
  readonly #queue: Queue;
  readonly #pool: Pool;
  readonly #dailies: Dailies;
  readonly #patience: number;
  stopped = false;

  constructor(database: AnyDatabase, queue: Queue, pool: Pool, patience: number) {
    this.#database = database;
    this.#queue = queue;
    this.#pool = pool;
    this.#dailies = new Dailies(database, pool);
    this.#patience = patience;
  }

  async idle(): Promise<void> {
    while (!this.stopped && !(await this.#isDone())) await pause();
  }

  /** Unknown while the database is unavailable. */
  async #isDone(): Promise<boolean> {
    try {
      const { waiting, active } = await this.#queue.counts();
      return waiting + active === 0;
    } catch (error) {
      if (!isDatabaseTrouble(error)) throw error;
      return false;
    }
  }

  /** A worker survives a database that is unavailable for a while. */
  async loop(log: (line: string) => void): Promise<void> {
    while (!this.stopped) {
      try {
        const job = await this.#queue.take();
        if (job) await this.#do(job);
        else await pause();
      } catch (error) {
        if (this.stopped) return;
        log(`factory: ${error instanceof Error ? error.message : String(error)}`);
        await pause();
      }
    }
  }

  async #do({ id, data }: { readonly id: string; readonly data: FactoryJob }): Promise<void> {
    const alive = setInterval(
      () => void this.#queue.keep(id).catch(() => {}), // another worker then takes it, and nothing is made twice
      (this.#patience * 1000) / 3,
    );
    try {
      if ('day' in data) await this.#dailies.of(data.day, data.game);
      else await this.#makeAll(data.order, data.from, data.to);
      await this.#queue.finish(id);
    } catch (error) {
      if (!this.stopped) await this.#queue.fail(id, error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(alive);
    }
  }

  async #makeAll(orderId: string, from: number, to: number): Promise<void> {
    const order = await orderWith(this.#database, orderId);
    if (!order) return; // it has been removed
    for (const number of await missing(this.#database, orderId, from, to)) await this.#make(order, number);
  }

  /** A seed always makes the same puzzle; a number whose puzzle cannot be used moves on to its next seed. */
  async #make(order: Order, number: number): Promise<void> {
    let reason = '';
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const seed = seedOf(order.seed, number, attempt);
      const made = await this.#certified(order, seed);
      if ('refused' in made) reason = made.refused;
      else if ((await storeMade(this.#database, order.id, number, seed, made, Date.now())) !== 'twin') return;
      else reason = `The puzzle of seed "${seed}" is one of this order, turned or mirrored.`;
    }
    await storeFailure(this.#database, order.id, number, reason);
  }

  async #certified({ game, params }: Order, seed: string) {
    try {
      return await this.#pool.run('certified', { game, params, seed }, BUDGET);
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return { refused: `The puzzle of seed "${seed}" takes longer than ${BUDGET / 60_000} minutes.` };
    }
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL));

/** As `edgewise new --seed … --count …` numbers them; further tries are marked. */
const seedOf = (seed: string, number: number, attempt: number): string =>
  (number === 1 ? seed : `${seed}-${number}`) + (attempt === 0 ? '' : `+${attempt}`);
