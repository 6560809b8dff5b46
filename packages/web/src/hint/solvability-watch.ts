/** For players who wish it: after every move, can it still be finished? Asked behind the scenes, never waited for. */
import { effect, signal } from '@preact/signals';
import { ask } from '../game/jobs.ts';
import { settings } from '../shell/settings.ts';
import type { OpenGame } from '../game/open-game.ts';

export const unsolvable = signal(false);

export function watchSolvability(now: OpenGame): () => void {
  let current: AbortController | undefined;
  const end = effect(() => {
    void now.version.value;
    current?.abort();
    unsolvable.value = false;
    if (settings.value.hopeless === 'off' || now.solved.value) return;
    const mine = new AbortController();
    current = mine;
    ask('ahead', (api, job, on) => api.possible(job, now.session.save(), on), mine.signal)
      .then((possible) => {
        if (!mine.signal.aborted) unsolvable.value = possible === false;
      })
      .catch(() => {}); // not known is not hopeless
  });
  return () => {
    end();
    current?.abort();
    unsolvable.value = false;
  };
}
