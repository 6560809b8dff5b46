/** Work that a player waits for and can stop: what it is, and how far it has got. */
import { signal } from '@preact/signals';
import { Stopped } from '../game/jobs.ts';

export interface Work {
  readonly title: string;
  readonly done: number;
  readonly of: number | undefined; // undefined: nobody knows
  readonly stop: () => void;
}

export const work = signal<Work | undefined>(undefined);

export type Report = (done: number, of: number) => void;

/** Undefined when it was stopped. A second piece of work stops the first. */
export async function doWork<T>(
  title: string,
  run: (signal: AbortSignal, report: Report) => Promise<T>,
): Promise<T | undefined> {
  work.value?.stop();
  const end = new AbortController();
  const stop = () => end.abort();
  const show = (done: number, of: number | undefined) => {
    if (!end.signal.aborted) work.value = { title, done, of, stop };
  };
  show(0, undefined);
  try {
    return await run(end.signal, show);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  } finally {
    if (work.value?.stop === stop) work.value = undefined;
  }
}
