/** Certificates are replayed in threads, those of many players together: waking a thread costs as much as dozens of moves. */
import { Gathered } from '../database/gathered.ts';
import type { Judgement, JudgeRequest } from './judge.ts';
import { Busy, type Pool } from './pool.ts';
import type { Refused } from './tasks.ts';

const CROWD = 16; // certificates: fewer are cheaper on one thread that is warm than on two
const PATIENCE = 20; // milliseconds: a certificate that takes long keeps nobody waiting
const MOST = 32; // certificates per thread at a time
const HEAVIEST = 100_000; // characters in a group: a long certificate goes alone and keeps nobody waiting
const LONGEST_QUEUE = 256;

export class Judges {
  readonly #gathered: Gathered<JudgeRequest, Judgement | Refused>;

  constructor(pool: Pool, budget: number) {
    this.#gathered = new Gathered((requests) => pool.run('judge', requests, budget), {
      lanes: pool.size,
      crowd: CROWD,
      patience: PATIENCE,
      pace: 0,
      most: MOST,
      weigh: ({ certificate }) => certificate.length,
      heaviest: HEAVIEST,
      isCommon: (error) => error instanceof Busy,
    });
  }

  get waiting(): number {
    return this.#gathered.waiting;
  }

  async judge(request: JudgeRequest): Promise<Judgement | Refused> {
    if (this.waiting >= LONGEST_QUEUE) throw new Busy();
    return this.#gathered.ask(request);
  }
}
