/**
 * Moves are written from a worker: a database request takes the page longer than drawing the move.
 * Until the worker is ready, and whenever it fails, the page writes them itself.
 */
import type { Answer, Entry, Order } from './log-writer-worker.ts';
import { Conflict } from './records.ts';

export interface LogWriter {
  /** A game is being opened: there will be something to write. */
  wake(): void;
  write(...entry: Entry): Promise<void>;
}

interface Waiting {
  readonly entry: Entry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export function makeLogWriter(name: string, byPage: (...entry: Entry) => Promise<void>): LogWriter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let ready = false;
  let orders = 0;
  const fallBack = ({ entry, done, failed }: Waiting) => void byPage(...entry).then(done, failed);
  const answered = ({ data }: MessageEvent<Answer>) => {
    if (data === 'ready') {
      ready = true;
      return;
    }
    const order = waiting.get(data.order);
    waiting.delete(data.order);
    if (data.is === 'written') order?.done();
    else if (data.is === 'conflict') order?.failed(new Conflict());
    else if (order) fallBack(order);
  };
  const broken = () => {
    ready = false;
    const left = [...waiting.values()];
    waiting.clear();
    for (const order of left) fallBack(order);
  };
  return {
    wake: () => {
      if (worker) return;
      try {
        worker = new Worker(new URL('./log-writer-worker.ts', import.meta.url), { type: 'module', name });
      } catch {
        return; // no workers here
      }
      worker.addEventListener('message', answered);
      worker.addEventListener('error', broken);
    },
    write: (...entry) => {
      if (!ready) return byPage(...entry);
      const order = ++orders;
      return new Promise((done, failed) => {
        waiting.set(order, { entry, done, failed });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is no origin to name
        worker?.postMessage({ order, entry } satisfies Order);
      });
    },
  };
}
