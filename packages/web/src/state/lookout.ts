/** For players who wish it: after every move, can it still be finished? Asked behind the scenes, never waited for. */
import { effect, signal } from '@preact/signals';
import { ask } from './jobs.ts';
import { settings } from './settings.ts';
import type { Table } from './table.ts';

export const hopeless = signal(false);

export function keepLookout(now: Table): () => void {
  let current: AbortController | undefined;
  const end = effect(() => {
    void now.version.value;
    current?.abort();
    hopeless.value = false;
    if (settings.value.hopeless === 'off' || now.solved.value) return;
    const mine = new AbortController();
    current = mine;
    ask('ahead', (api, job, on) => api.possible(job, now.session.save(), on), mine.signal)
      .then((possible) => {
        if (!mine.signal.aborted) hopeless.value = possible === false;
      })
      .catch(() => {}); // not known is not hopeless
  });
  return () => {
    end();
    current?.abort();
    hopeless.value = false;
  };
}
