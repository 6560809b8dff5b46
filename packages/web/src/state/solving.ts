/** Showing the solution: found by the worker, laid down piece by piece, kept as one step. */
import { signal } from '@preact/signals';
import { words } from '../words/index.ts';
import { ask, Stopped } from './jobs.ts';
import { goTo } from './ladder.ts';
import type { Table } from './table.ts';
import { notify } from './tell.ts';

export const solving = signal(false);

let current: AbortController | undefined;

export const stopSolving = (): void => current?.abort();

/** Native text of a finished position, or undefined when there is none. Rejects with `Stopped`. */
export async function findSolution(now: Table): Promise<string | undefined> {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  solving.value = true;
  try {
    return await ask('asked', (api, job, on) => api.solve(job, now.session.save(), on), mine.signal);
  } finally {
    if (current === mine) {
      current = undefined;
      solving.value = false;
    }
  }
}

export async function showSolution(now: Table): Promise<void> {
  try {
    const text = await findSolution(now);
    if (text === undefined) return notify(words.value.solveNone, 'wrong');
    if (goTo(now, text)) notify(words.value.solveShown);
  } catch (error) {
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
    else notify(words.value.cancelled);
  }
}
