/** A game's own actions, worked out by the worker and played as one step; pressed again, one is stopped. */
import { signal } from '@preact/signals';
import type { PlainResult } from './job-server.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { doMoves } from './actions.ts';
import { movesOf } from './after-moves.ts';
import { ask, Stopped } from './jobs.ts';
import { refused } from './refusal.ts';
import { openGame, type OpenGame } from './open-game.ts';
import { notify } from '../shell/announce.ts';

export const busyWith = signal<string | undefined>(undefined);

let current: AbortController | undefined;

export async function runAction(now: OpenGame, action: string): Promise<void> {
  const again = busyWith.value === action;
  current?.abort();
  if (again) return;
  const mine = new AbortController();
  current = mine;
  busyWith.value = action;
  try {
    const result = await ask(
      'asked',
      (api, job, on) => api.runAction(job, now.session.save(), action, on),
      mine.signal,
    );
    if (openGame.value === now) carryOut(now, result);
  } catch (error) {
    if (error instanceof Stopped) notify(words.value.cancelled);
    else notify(words.value.failed, 'wrong');
  } finally {
    if (current === mine) busyWith.value = current = undefined;
  }
}

function carryOut(now: OpenGame, result: PlainResult): void {
  const { ok, note } = result;
  const moves = movesOf(now, result);
  if (moves.length) doMoves(now, moves, 'program');
  if (note) {
    refused.value = ok ? [] : note.at;
    notify(gameSays(now.game, note), ok ? 'plain' : 'wrong');
  } else if (!moves.length) notify(words.value.actionNothing);
}
