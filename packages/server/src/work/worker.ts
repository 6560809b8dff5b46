/** A thread: one task at a time, until it is ended. */
import { parentPort } from 'node:worker_threads';
import { OutOfTime, TASKS, type Goes, type TaskName } from './tasks.ts';

export interface Order {
  readonly name: TaskName;
  readonly input: unknown;
  readonly budget: number; // milliseconds
}

export type Delivery =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly late: boolean; readonly reason: string };

parentPort?.on('message', (order: Order) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's, not a window's
  void deliver(order).then((delivery) => parentPort?.postMessage(delivery));
});

async function deliver({ name, input, budget }: Order): Promise<Delivery> {
  const end = performance.now() + budget;
  try {
    const task = TASKS[name] as (input: unknown, goes: Goes) => unknown;
    return { ok: true, value: await task(input, () => performance.now() < end) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, late: error instanceof OutOfTime, reason };
  }
}
