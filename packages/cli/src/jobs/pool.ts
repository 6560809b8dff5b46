/** Worker threads. Items are sent in batches that grow until one takes about a twentieth of a second. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Item } from './answer.ts';
import { Cancelled } from '../args/user-error.ts';
import type { JobName } from './jobs.ts';
import type { Settings } from '../args/settings.ts';

export interface Reply {
  readonly answers: readonly Answer[];
  readonly failure?: unknown; // a bug in Edgewise: the batch ended there
}

const BATCH_MS = 50; // what a batch should take
const LARGEST_BATCH = 256;

export async function* answersFromWorkers(
  name: JobName,
  batches: AsyncIterable<readonly Item[]>,
  settings: Settings,
  signal: AbortSignal,
  onTick: () => void,
): AsyncGenerator<Answer> {
  const workers = new WorkerPool(name, settings, signal);
  const ticks = setInterval(onTick, 100);
  const input = batches[Symbol.asyncIterator]();
  const pending: Promise<Reply>[] = []; // in the order of the input
  try {
    for (let next = input.next(), rest: readonly Item[] | undefined = []; rest || pending.length > 0;) {
      while (rest && rest.length > 0 && pending.length < 2 * settings.jobs)
        rest = rest.slice(queue(pending, workers, rest));
      if (rest?.length !== 0 || !(await inputFirst(next, pending[0]))) yield* unpack(await pending.shift());
      else if ((rest = arrived(await next))) next = input.next();
    }
  } finally {
    clearInterval(ticks);
    await workers.terminate();
  }
}

const arrived = (next: IteratorResult<readonly Item[], unknown>): readonly Item[] | undefined =>
  next.done ? undefined : next.value;

function queue(pending: Promise<Reply>[], workers: WorkerPool, items: readonly Item[]): number {
  const { size } = workers;
  const reply = workers.ask(items.slice(0, size));
  reply.catch(() => {}); // it is awaited when its turn comes, if ever
  pending.push(reply);
  return size;
}

/** A slow input must not hold up answers that are ready. */
const inputFirst = (input: Promise<unknown>, head: Promise<Reply> | undefined): Promise<boolean> =>
  Promise.race([input.then(() => true), ...(head ? [head.then(() => false)] : [])]);

function* unpack(reply: Reply | undefined): Generator<Answer> {
  yield* reply?.answers ?? [];
  if (reply?.failure !== undefined) throw reply.failure;
}

/** The workers and which of them are free. */
class WorkerPool {
  readonly #workers: Worker[];
  readonly #free: Worker[];
  readonly #waiting: ((worker: Worker) => void)[] = [];
  readonly #signal: AbortSignal;
  size = 1;

  constructor(name: JobName, settings: Settings, signal: AbortSignal) {
    this.#signal = signal;
    this.#workers = Array.from({ length: settings.jobs }, () => newWorker(name, settings));
    this.#free = [...this.#workers];
  }

  async ask(items: readonly Item[]): Promise<Reply> {
    const worker = this.#free.pop() ?? (await new Promise<Worker>((resolve) => this.#waiting.push(resolve)));
    const start = performance.now();
    const reply = await this.#reply(worker, items);
    this.#learn(performance.now() - start);
    this.#release(worker);
    return reply;
  }

  async #reply(worker: Worker, items: readonly Item[]): Promise<Reply> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's, not a window's
    worker.postMessage(items);
    try {
      const [reply] = (await once(worker, 'message', { signal: this.#signal })) as [Reply];
      return reply;
    } catch (error) {
      throw this.#signal.aborted ? new Cancelled() : error;
    }
  }

  #learn(ms: number): void {
    if (ms < BATCH_MS / 2) this.size = Math.min(LARGEST_BATCH, this.size * 2);
    else if (ms > BATCH_MS * 2) this.size = Math.max(1, this.size >> 1);
  }

  #release(worker: Worker): void {
    const next = this.#waiting.shift();
    if (next) next(worker);
    else this.#free.push(worker);
  }

  async terminate(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Beside this file in the bundle, and in the sources when run directly. */
function newWorker(name: JobName, settings: Settings): Worker {
  const here = import.meta.url;
  return new Worker(new URL(here.endsWith('.ts') ? './worker.ts' : './worker.js', here), {
    workerData: { name, settings },
  });
}
