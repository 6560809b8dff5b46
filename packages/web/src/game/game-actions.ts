/** A game's own actions, worked out by the worker and played as one step; pressed again, one is stopped. */
import { signal } from '@preact/signals';
import { notify } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';
import { ask, Stopped } from './jobs.ts';
import { openGame, type OpenGame } from './open-game.ts';

export const busyWith = signal<string | undefined>(undefined);

let current: AbortController | undefined;

export async function runAction(now: OpenGame, action: string): Promise<void> {
  const again = busyWith.value === action;
  current?.abort();
  if (again) return;
  const asking = new AbortController();
  current = asking;
  busyWith.value = action;
  try {
    const result = await ask(
      'asked',
      (api, job, on) => api.runAction(job, now.session.save(), action, on),
      asking.signal,
    );
    if (openGame.value === now) now.player.answers.showAction(result);
  } catch (error) {
    if (error instanceof Stopped) notify(words.value.cancelled);
    else notify(words.value.failed, 'wrong');
  } finally {
    if (current === asking) busyWith.value = current = undefined;
  }
}
