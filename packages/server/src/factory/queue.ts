/** The queue of the factory: pg-boss in the same database. */
import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { AnyDatabase } from '../database/open.ts';

/** Puzzles of an order, from number to number; or the puzzle of a day. */
export type FactoryJob =
  | { readonly order: string; readonly from: number; readonly to: number }
  | { readonly day: string; readonly game: string };

const QUEUE = 'make';
const SCHEMA = 'pgboss';
const RETRIES = 1000; // a killed worker is not the job's fault
const KEPT = 365; // days a job may wait
const BATCH = 1000;

/** The same job has the same id: adding it a second time adds nothing. */
function idOf(job: FactoryJob): string {
  const hex = createHash('sha256').update(JSON.stringify(job)).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

export interface QueueOptions {
  readonly url?: string;
  /** After this many seconds without a heartbeat a job goes to another worker. */
  readonly patience: number;
}

export class Queue {
  readonly #boss: PgBoss;
  readonly #database: AnyDatabase;
  readonly #patience: number;

  private constructor(boss: PgBoss, database: AnyDatabase, patience: number) {
    this.#boss = boss;
    this.#database = database;
    this.#patience = patience;
  }

  static async open(
    database: AnyDatabase,
    { url, patience }: QueueOptions,
    log: (line: string) => void,
  ): Promise<Queue> {
    const boss = new PgBoss({
      ...(database.kind === 'pglite' ? { db: database } : { connectionString: url ?? '', max: 4 }),
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: Math.max(1, Math.floor(patience / 4)),
    });
    boss.on('error', (error) => log(`factory: ${error.message}`));
    await boss.start();
    await boss.createQueue(QUEUE);
    return new Queue(boss, database, patience);
  }

  async add(jobs: readonly FactoryJob[], now: number): Promise<void> {
    const keepUntil = new Date(now + KEPT * 86_400_000);
    for (let i = 0; i < jobs.length; i += BATCH)
      await this.#boss.insert(
        jobs.slice(i, i + BATCH).map((data) => ({
          id: idOf(data),
          name: QUEUE,
          data,
          retryLimit: RETRIES,
          retryDelay: 1,
          expireInSeconds: this.#patience,
          keepUntil,
        })),
      );
  }

  async take(count: number): Promise<readonly { readonly id: string; readonly data: FactoryJob }[]> {
    return (await this.#boss.fetch<FactoryJob>(QUEUE, { batchSize: count })) ?? [];
  }

  /** A heartbeat: the wait for this worker starts again. */
  async keep(ids: readonly string[]): Promise<void> {
    await this.#database.query(
      `update ${SCHEMA}.job set started_on = now()
       where name = $1 and id = any($2::uuid[]) and state = 'active'`,
      [QUEUE, ids],
    );
  }

  finish(ids: readonly string[]): Promise<void> {
    return this.#boss.complete(QUEUE, [...ids]);
  }

  /** Each is tried again, if not by now a thousand times. */
  async fail(ids: readonly string[], reason: string): Promise<void> {
    await Promise.all(ids.map((id) => this.#boss.fail(QUEUE, id, { reason })));
  }

  /** How many are waiting, in progress, or failed for good. */
  async counts(): Promise<{ readonly waiting: number; readonly active: number; readonly failed: number }> {
    const rows = await this.#database.query<{ state: string; count: number }>(
      `select state::text, count(*)::int as count from ${SCHEMA}.job where name = $1 group by state`,
      [QUEUE],
    );
    const of = (...states: string[]) =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
    return { waiting: of('created', 'retry'), active: of('active'), failed: of('failed') };
  }

  close(): Promise<void> {
    return this.#boss.stop({ graceful: false, close: true });
  }
}
