/** For players who turn it on: after every move, can it still be solved? Asked in the background, never waited for. */
import { effect } from '@preact/signals';
import { ask } from '../game/jobs.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { settings } from '../shell/settings.ts';

export function watchSolvability(now: OpenGame): () => void {
  let current: AbortController | undefined;
  const { answers } = now.player;
  const end = effect(() => {
    const { session } = seen(now, 'position');
    current?.abort();
    answers.showSolvable(undefined);
    if (settings.value.hopeless === 'off' || session.solved) return;
    const asking = new AbortController();
    current = asking;
    ask('ahead', (api, job, on) => api.solvable(job, session.save(), on), asking.signal)
      .then((solvable) => {
        if (!asking.signal.aborted) answers.showSolvable(solvable);
      })
      .catch(() => {}); // unknown is not unsolvable
  });
  return () => {
    end();
    current?.abort();
  };
}
