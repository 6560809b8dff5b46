/**
 * Running tasks while still responding to Ctrl-C. A task is synchronous, so signals would wait until it ends:
 * it runs in slices, and between them the event loop gets its turn.
 */
import { setImmediate } from 'node:timers/promises';
import type { Progress } from 'edgewise';
import { Cancelled } from '../args/user-error.ts';

const SLICE_MS = 15; // one clock for all tasks, so that a thousand small ones share a slice

export class Driver {
  readonly #signal: AbortSignal;
  readonly #onSlice: (progress: Progress | undefined) => void;
  #last = performance.now();

  constructor(signal: AbortSignal, onSlice: (progress: Progress | undefined) => void = () => {}) {
    this.#signal = signal;
    this.#onSlice = onSlice;
  }

  /** `onProgress` may have to wait, for example for a slow reader of the output; then the task waits too. */
  async finish<P extends Progress, T>(
    task: Generator<P, T, void>,
    onProgress?: (progress: P) => Promise<void> | undefined,
  ): Promise<T> {
    for (let step = task.next(); ; step = task.next()) {
      const waiting = step.done ? undefined : onProgress?.(step.value);
      if (waiting) await waiting;
      if (performance.now() - this.#last > SLICE_MS)
        await this.#pause(task, step.done ? undefined : step.value);
      if (step.done) return step.value;
    }
  }

  async #pause<P extends Progress, T>(task: Generator<P, T, void>, progress: P | undefined): Promise<void> {
    this.#onSlice(progress);
    await setImmediate();
    this.#last = performance.now();
    if (!this.#signal.aborted) return;
    task.return(undefined as T);
    throw new Cancelled();
  }
}
