/** Longer work on a draft that the maker asks for: it can be stopped, and an answer for a draft that has since changed is discarded. */
import { signal } from '@preact/signals';
import type { Note } from 'edgewise';
import { ask, Stopped } from '../game/jobs.ts';
import type { OpenGame } from '../game/open-game.ts';
import type { Edited, PlainSuggestion, WalkStep } from '../game/workshop-jobs.ts';
import { notify } from '../shell/announce.ts';
import { readerSays, words } from '../shell/words/index.ts';
import { draftText, makingOf, playEditText } from './draft.ts';

type Asked<T> = Parameters<typeof ask<T>>[1];

/** What is being worked out now, for the card that offers to stop it. */
export const working = signal<{ readonly stop: () => void } | undefined>(undefined);

/** Undefined if it was stopped or failed, which has been announced. */
async function work<T>(call: Asked<T>): Promise<T | undefined> {
  working.value?.stop();
  const stop = new AbortController();
  const mine = { stop: () => stop.abort() };
  working.value = mine;
  try {
    return await ask('asked', call, stop.signal);
  } catch (error) {
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
    return undefined;
  } finally {
    if (working.value === mine) working.value = undefined;
  }
}

export const stopWork = (): void => working.value?.stop();

const refuse = (now: OpenGame, note: Note): void => notify(readerSays(makingOf(now).game, note), 'wrong');

function accept(now: OpenGame, version: number, found: Edited | undefined): void {
  if (!found || now.player.version !== version) return;
  if (!found.ok) refuse(now, found.note);
  else if (found.edits === '' || !playEditText(now, found.edits)) notify(words.value.draftNothing);
}

const seed = (): string => crypto.randomUUID();

export async function fillDraft(now: OpenGame): Promise<void> {
  const { version } = now.player;
  const making = makingOf(now);
  const text = draftText(making);
  accept(now, version, await work((api, job, on) => api.draftFill(job, making.game.id, text, seed(), on)));
}

/** `level`: '' where one solution is enough. */
export async function thinDraft(now: OpenGame, level: string): Promise<void> {
  const { version } = now.player;
  const making = makingOf(now);
  const text = draftText(making);
  const found = await work((api, job, on) => api.draftThin(job, making.game.id, text, level, seed(), on));
  accept(now, version, found);
}

export async function suggestFor(now: OpenGame): Promise<readonly PlainSuggestion[] | undefined> {
  const making = makingOf(now);
  const text = draftText(making);
  const found = await work((api, job, on) => api.draftSuggest(job, making.game.id, text, on));
  if (found && !found.ok) refuse(now, found.error);
  return found?.ok ? found.value : undefined;
}

export function walkThrough(now: OpenGame): Promise<readonly WalkStep[] | undefined> {
  const making = makingOf(now);
  const text = draftText(making);
  return work((api, job, on) => api.draftWalk(job, making.game.id, text, on));
}

export const trialOf = (save: string, puzzle: string) =>
  work((api, job, on) => api.trial(job, save, puzzle, on));
