/**
 * What a worker has taken from the queue and not finished yet. Jobs are small, so that little is lost with a worker,
 * and puzzles may take a millisecond: therefore many are taken, kept and finished at a time, and the next ones before
 * the last are made.
 */
import type { AnyDatabase } from '../database/open.ts';
import { missingOf, type Missing } from './orders.ts';
import { Naps } from './naps.ts';
import type { FactoryJob, Queue } from './queue.ts';

/** A job in progress. An object for each time it is taken: a job may come back while its first pieces are still here. */
export interface Taken {
  readonly id: string;
  left: number; // pieces
}

/** One puzzle to make. */
export interface Piece {
  readonly taken: Taken;
  readonly order: string;
  readonly game: string;
  readonly params: string;
  readonly orderSeed: string;
  readonly number: number;
  readonly attempt: number;
}

export interface DayPiece {
  readonly taken: Taken;
  readonly day: string;
  readonly game: string;
}

const POLL = 500; // milliseconds
const JOB = 10; // puzzles in most jobs
const MOST_JOBS = 200; // in one statement

export class Supply {
  readonly #database: AnyDatabase;
  readonly #queue: Queue;
  readonly #loops: number;
  readonly #naps = new Naps();
  readonly #open = new Map<string, Taken>();
  readonly #days: DayPiece[] = [];
  #pieces: Piece[] = [];
  #taking: Promise<void> | undefined;
  #dryUntil = 0;

  constructor(database: AnyDatabase, queue: Queue, loops: number) {
    this.#database = database;
    this.#queue = queue;
    this.#loops = loops;
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  /** The puzzle of a day, or up to `size` pieces; none after a while without work. */
  async next(size: number): Promise<DayPiece | readonly Piece[]> {
    if (this.#pieces.length + this.#days.length < size * this.#loops) this.#refill(size);
    if (this.#pieces.length + this.#days.length === 0) await (this.#taking ?? this.rest());
    // Everyone gets a share of the last ones, so that all threads end together.
    const share = Math.ceil(this.#pieces.length / this.#loops);
    return this.#days.shift() ?? this.#pieces.splice(0, Math.min(size, share));
  }

  /** Pieces to be made after all: the thread had no time for them, or they need another seed. */
  putBack(pieces: readonly Piece[]): void {
    this.#pieces.unshift(...pieces.filter(({ taken }) => this.#isOpen(taken)));
    if (pieces.length > 0) this.#naps.wake();
  }

  /** These pieces are stored; jobs of which nothing is left are finished. */
  async finish(pieces: readonly { readonly taken: Taken }[]): Promise<void> {
    for (const { taken } of pieces) taken.left--;
    const all = new Set(pieces.map(({ taken }) => taken));
    await this.#finishJobs([...all].filter((taken) => isDone(taken) && this.#isOpen(taken)));
  }

  /** These jobs go back to the queue, and somebody tries again. */
  async fail(all: readonly Taken[], reason: string): Promise<void> {
    const open = all.filter((taken) => this.#isOpen(taken));
    this.#forget(open);
    this.#pieces = this.#pieces.filter(({ taken }) => this.#isOpen(taken));
    if (open.length > 0)
      await this.#queue.fail(
        open.map(({ id }) => id),
        reason,
      );
  }

  /** A heartbeat for everything that has been taken. If it fails, another worker makes it, and nothing is stored twice. */
  async keep(): Promise<void> {
    if (this.#open.size > 0) await this.#queue.keep([...this.#open.keys()]).catch(() => {});
  }

  /** Until there may be something to do, or everything is done. */
  rest(): Promise<void> {
    return this.#naps.nap(POLL);
  }

  /** What is left goes to another worker at once, not when this one is missed. */
  async close(): Promise<void> {
    this.#naps.wake();
    await this.#taking;
    await this.fail([...this.#open.values()], 'The worker was stopped.').catch(() => {});
  }

  #refill(size: number): void {
    if (this.#taking || performance.now() < this.#dryUntil) return;
    const count = Math.min(MOST_JOBS, Math.ceil((size * this.#loops) / JOB));
    this.#taking = this.#take(count)
      .catch(() => void (this.#dryUntil = performance.now() + POLL)) // they return to the queue when nobody keeps them
      .finally(() => (this.#taking = undefined));
  }

  async #take(count: number): Promise<void> {
    const jobs = await this.#queue.take(count);
    if (jobs.length < count) this.#dryUntil = performance.now() + POLL;
    const missing = await missingOf(this.#database, jobs.flatMap(rangeOf));
    const ofJob = new Map(missing.map((each) => [each.id, each]));
    for (const { id, data } of jobs) {
      const order = ofJob.get(id);
      const numbers = order?.numbers ?? [];
      const taken = { id, left: 'day' in data ? 1 : numbers.length };
      this.#open.set(id, taken);
      if ('day' in data) this.#days.push({ taken, ...data });
      if (order) for (const number of numbers) this.#pieces.push(pieceOf(taken, order, number));
    }
    await this.#finishJobs(jobs.flatMap(({ id }) => this.#open.get(id) ?? []).filter(isDone));
  }

  async #finishJobs(all: readonly Taken[]): Promise<void> {
    if (all.length === 0) return;
    await this.#queue.finish(all.map(({ id }) => id));
    this.#forget(all);
  }

  #forget(all: readonly Taken[]): void {
    for (const { id } of all) this.#open.delete(id);
    if (this.#open.size === 0) this.#naps.wake();
  }

  #isOpen(taken: Taken): boolean {
    return this.#open.get(taken.id) === taken;
  }
}

const isDone = ({ left }: Taken): boolean => left === 0;

const pieceOf = (taken: Taken, { order, game, params, orderSeed }: Missing, number: number): Piece => ({
  taken,
  order,
  game,
  params,
  orderSeed,
  number,
  attempt: 0,
});

const rangeOf = ({ id, data }: { readonly id: string; readonly data: FactoryJob }) =>
  'day' in data ? [] : [{ id, ...data }];
