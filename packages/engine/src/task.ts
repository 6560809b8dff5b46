/**
 * A long computation driven by its caller: each yield is progress, and no longer calling `next()`
 * cancels it. A worker runs it and posts progress, the command line draws a bar, a test counts steps.
 */
export interface Progress {
  readonly done: number;
  readonly of?: number;
}

export type Task<T> = Generator<Progress, T, void>;

/** Drive a task to its end. */
export function finish<T>(task: Task<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** Drive a task until it ends or `goOn` says no; undefined when it was stopped. */
export function finishWhile<T>(task: Task<T>, goOn: (progress: Progress) => boolean): T | undefined {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (!goOn(step.value)) {
      task.return(undefined as T);
      return undefined;
    }
  }
}

/** The same inside another task, by the number of its yields: the same work always ends the same way. */
export function* within<T>(task: Task<T>, most: number): Task<T | undefined> {
  for (let yields = 0; ; yields++) {
    const step = task.next();
    if (step.done) return step.value;
    if (yields >= most) break;
    yield step.value;
  }
  task.return(undefined as T);
  return undefined;
}

/** A task whose progress is reported as part of a larger one's. */
export function* reportAs<T>(task: Task<T>, progress: (own: Progress) => Progress): Task<T> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    yield progress(step.value);
  }
}

export interface RunOptions {
  /** An `AbortSignal`, or anything equivalent. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown };
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Awaited after every step of progress: give the event loop its turn here, or every so often
   * (`setImmediate` of node:timers/promises, `scheduler.yield` in a browser). Without it only microtasks run.
   */
  readonly pause?: () => Promise<unknown>;
}

/** Drive a task to its end without blocking everything else; rejects with the signal's reason when aborted. */
export async function run<T>(task: Task<T>, { signal, onProgress, pause }: RunOptions = {}): Promise<T> {
  for (;;) {
    if (signal?.aborted) {
      task.return(undefined as T);
      throw signal.reason ?? new Error('aborted');
    }
    const step = task.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
    await pause?.();
  }
}

/** A value that is ready at once, where a task is asked for. */
// oxlint-disable-next-line require-yield -- nothing to wait for
export function* ready<T>(value: T): Task<T> {
  return value;
}
