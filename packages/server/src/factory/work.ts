/**
 * A factory worker: its threads make and prove puzzles for a fraction of a second at a time, and what they have made
 * is then stored together, so that whichever worker takes over from a killed one finds what is already done. There are
 * more loops than threads: while some puzzles are being stored, the next are being made.
 */
import { certain } from 'edgewise';
import type { AnyDatabase } from '../database/open.ts';
import { isDatabaseTrouble } from '../database/trouble.ts';
import { Dailies } from '../together/dailies.ts';
import type { Certified } from '../work/certify.ts';
import { collectAlone } from '../work/collecting.ts';
import { OverBudget, Pool } from '../work/pool.ts';
import type { Refused } from '../work/tasks.ts';
import { Queue } from './queue.ts';
import { storeFailure, storeMade } from './store.ts';
import { Supply, type DayPiece, type Piece } from './supply.ts';

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
const SLICE = 250; // milliseconds that a thread works before its puzzles are stored; one puzzle may take longer
const LARGEST = 500; // puzzles in a slice
const BUDGET = 600_000; // milliseconds per puzzle
const TRIES = 25; // other seeds for a number whose puzzle is a twin or not unique

export async function startFactory(database: AnyDatabase, options: FactoryOptions): Promise<Factory> {
  const { threads, url, patience = PATIENCE, log } = options;
  const queue = await Queue.open(database, { ...(url !== undefined && { url }), patience }, log);
  collectAlone();
  const pool = new Pool(threads);
  const supply = new Supply(database, queue, 2 * threads);
  const worker = new FactoryWorker(database, supply, pool);
  const alive = setInterval(() => void supply.keep(), (patience * 1000) / 3);
  const loops = Array.from({ length: 2 * threads }, () => worker.loop(log));
  return {
    idle: async () => {
      while (!worker.stopped && !(supply.isEmpty && (await isDone(queue)))) await supply.rest();
    },
    stop: async () => {
      worker.stopped = true;
      clearInterval(alive);
      await pool.close();
      await supply.close();
      await Promise.all(loops);
      await queue.close();
    },
  };
}

/** Unknown while the database is unavailable. */
async function isDone(queue: Queue): Promise<boolean> {
  try {
    const { waiting, active } = await queue.counts();
    return waiting + active === 0;
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    return false;
  }
}

class FactoryWorker {
  readonly #database: AnyDatabase;
  readonly #supply: Supply;
  readonly #pool: Pool;
  readonly #dailies: Dailies;
  #size = 1; // puzzles that take about a slice
  stopped = false;

  constructor(database: AnyDatabase, supply: Supply, pool: Pool) {
    this.#database = database;
    this.#supply = supply;
    this.#pool = pool;
    this.#dailies = new Dailies(database, pool);
  }

  /** A worker survives a database that is unavailable for a while. */
  async loop(log: (line: string) => void): Promise<void> {
    while (!this.stopped) {
      try {
        await this.#do(await this.#supply.next(this.#size));
      } catch (error) {
        if (this.stopped) return;
        log(`factory: ${messageOf(error)}`);
        await this.#supply.rest();
      }
    }
  }

  async #do(next: DayPiece | readonly Piece[]): Promise<void> {
    const pieces = 'day' in next ? [next] : next;
    try {
      if ('day' in next) await this.#dailies.of(next.day, next.game);
      else if (next.length > 0) return await this.#makeAll(next);
      await this.#supply.finish(pieces);
    } catch (error) {
      if (this.stopped) return;
      await this.#supply.fail(
        pieces.map(({ taken }) => taken),
        messageOf(error),
      );
    }
  }

  /** A seed always makes the same puzzle; a number whose puzzle cannot be used moves on to its next seed. */
  async #makeAll(pieces: readonly Piece[]): Promise<void> {
    const answers = await this.#certified(pieces);
    const reached = pieces.slice(0, answers.length);
    this.#supply.putBack(pieces.slice(answers.length));
    const refused = await this.#store(reached, answers);
    const [settled, again] = [
      reached.filter((piece) => !refused.has(piece) || isLastTry(piece)),
      reached.filter((piece) => refused.has(piece) && !isLastTry(piece)),
    ];
    this.#supply.putBack(again.map((piece) => ({ ...piece, attempt: piece.attempt + 1 })));
    for (const piece of settled) {
      const reason = refused.get(piece);
      if (reason !== undefined) await storeFailure(this.#database, piece, reason);
    }
    await this.#supply.finish(settled);
  }

  /** The answers for the first of these pieces, as many as there was time for. */
  async #certified(pieces: readonly Piece[]): Promise<readonly (Certified | Refused)[]> {
    const requests = pieces.map((piece) => ({ game: piece.game, params: piece.params, seed: seedOf(piece) }));
    try {
      const { answers, ms } = await this.#pool.run('certified', { requests, slice: SLICE }, BUDGET);
      const size = Math.round((SLICE * answers.length) / ms);
      this.#size = Math.max(1, Math.min(LARGEST, 2 * this.#size, size));
      return answers;
    } catch (error) {
      if (pieces.length > 1) return this.#nothing();
      if (!(error instanceof OverBudget)) throw error;
      return [
        {
          refused: `The puzzle of seed "${requests[0]?.seed}" takes longer than ${BUDGET / 60_000} minutes.`,
        },
      ];
    }
  }

  /** One of them has taken the thread with it. In small slices it will be alone before long, and fail alone. */
  #nothing(): readonly [] {
    this.#size = 1;
    return [];
  }

  /** Pieces that cannot be used, with the reason. */
  async #store(
    pieces: readonly Piece[],
    answers: readonly (Certified | Refused)[],
  ): Promise<ReadonlyMap<Piece, string>> {
    const refused = new Map<Piece, string>();
    const made = pieces.flatMap((piece, i) => {
      const answer = certain(answers[i]);
      if (!('refused' in answer)) return [{ ...answer, ...piece, seed: seedOf(piece), piece }];
      refused.set(piece, answer.refused);
      return [];
    });
    for (const { piece, seed } of await storeMade(this.#database, made, Date.now()))
      refused.set(piece, `The puzzle of seed "${seed}" is one of this order, turned or mirrored.`);
    return refused;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isLastTry = ({ attempt }: Piece): boolean => attempt + 1 === TRIES;

/** As `edgewise new --seed … --count …` numbers them; further tries are marked. */
const seedOf = ({ orderSeed, number, attempt }: Piece): string =>
  (number === 1 ? orderSeed : `${orderSeed}-${number}`) + (attempt === 0 ? '' : `+${attempt}`);
