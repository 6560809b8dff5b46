/**
 * Threads for whatever takes long, while the server answers others. Every task has a budget; if one does not end by
 * itself, its thread is terminated and replaced.
 */
import { Worker } from 'node:worker_threads';
import type { Delivery, Order } from './worker.ts';
import type { TASKS, TaskName } from './tasks.ts';

type Input<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
type Output<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>;

/** The budget is used up. */
export class OverBudget extends Error {}
/** Too many tasks are already waiting. */
export class Busy extends Error {}

const MEMORY = 512; // megabytes per thread
const GRACE = 250; // milliseconds for a task to notice that its time is up

interface Waiting {
  readonly order: Order;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  now: { readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | undefined;
}

export class Pool {
  readonly #threads: Thread[];
  readonly #queue: Waiting[] = [];
  readonly #longest: number;
  #closed = false;
  /** How often a budget was used up. */
  overruns = 0;

  constructor(size: number, longestQueue = 256) {
    this.#longest = longestQueue;
    this.#threads = Array.from({ length: size }, () => ({ worker: undefined as never, now: undefined }));
    for (const thread of this.#threads) this.#start(thread);
  }

  get waiting(): number {
    return this.#queue.length;
  }
  get size(): number {
    return this.#threads.length;
  }

  run<Name extends TaskName>(name: Name, input: Input<Name>, budget: number): Promise<Output<Name>> {
    if (this.#closed || this.#queue.length >= this.#longest) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      const order = { name, input, budget };
      this.#queue.push({ order, resolve: resolve as (value: unknown) => void, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const each of this.#queue.splice(0)) each.reject(new Busy());
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
    for (const thread of this.#threads) this.#take(thread)?.reject(new Busy());
  }

  #start(thread: Thread): void {
    const here = import.meta.url;
    const isSource = here.endsWith('.ts');
    const worker = new Worker(new URL(isSource ? './worker-source.mjs' : './worker.js', here), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      execArgv: isSource ? ['--conditions=edgewise-source'] : [], // threads must not inherit the process's flags
    });
    thread.worker = worker;
    worker.on('message', (delivery: Delivery) => this.#deliver(thread, delivery));
    worker.on('error', (error) => this.#fail(thread, worker, error));
    worker.on('exit', () => this.#fail(thread, worker, new Error('A thread has ended.')));
    worker.unref();
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (thread.now) continue;
      const waiting = this.#queue.shift();
      if (!waiting) return;
      const timer = setTimeout(() => this.#end(thread), waiting.order.budget + GRACE);
      thread.now = { waiting, timer };
      thread.worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's, not a window's
      thread.worker.postMessage(waiting.order);
    }
  }

  #take(thread: Thread): Waiting | undefined {
    const { now } = thread;
    thread.now = undefined;
    clearTimeout(now?.timer);
    thread.worker.unref();
    return now?.waiting;
  }

  #deliver(thread: Thread, delivery: Delivery): void {
    const waiting = this.#take(thread);
    if (delivery.ok) waiting?.resolve(delivery.value);
    else if (delivery.late) this.#late(waiting);
    else waiting?.reject(new Error(delivery.reason));
    this.#next();
  }

  #late(waiting: Waiting | undefined): void {
    this.overruns++;
    waiting?.reject(new OverBudget());
  }

  #end(thread: Thread): void {
    const { worker } = thread;
    const waiting = this.#take(thread);
    this.#start(thread);
    void worker.terminate();
    this.#late(waiting);
    this.#next();
  }

  /** A thread that crashes (out of memory, most likely) takes its task with it, and nothing else. */
  #fail(thread: Thread, worker: Worker, error: Error): void {
    if (thread.worker !== worker || this.#closed) return;
    const waiting = this.#take(thread);
    this.#start(thread);
    waiting?.reject(error);
    this.#next();
  }
}
