/**
 * Driving tasks without deafness. A task is synchronous, so Ctrl-C would go unheard while it runs:
 * it is driven in slices, and between them the event loop gets its turn.
 */
import { setImmediate } from 'node:timers/promises';
import type { Progress, Task } from 'edgewise/task';
import { Cancelled } from '../args/user-error.ts';

const slice = 15; // milliseconds; one clock for all tasks, so that a thousand small ones share a slice

export class Driver {
  readonly #signal: AbortSignal;
  readonly #onSlice: (progress: Progress | undefined) => void;
  #last = performance.now();

  constructor(signal: AbortSignal, onSlice: (progress: Progress | undefined) => void = () => {}) {
    this.#signal = signal;
    this.#onSlice = onSlice;
  }

  async finish<T>(task: Task<T>): Promise<T> {
    for (let step = task.next(); ; step = task.next()) {
      if (performance.now() - this.#last > slice)
        await this.#breathe(task, step.done ? undefined : step.value);
      if (step.done) return step.value;
    }
  }

  async #breathe<T>(task: Task<T>, progress: Progress | undefined): Promise<void> {
    this.#onSlice(progress);
    await setImmediate();
    this.#last = performance.now();
    if (!this.#signal.aborted) return;
    task.return(undefined as T);
    throw new Cancelled();
  }
}
