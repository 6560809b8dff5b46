/**
 * How many solutions the draft has, requested after every edit and stopped by the next. First the short answer, then
 * the details; until then the last answer stays on the screen, marked as old.
 */
import { effect, signal } from '@preact/signals';
import type { Note } from 'edgewise';
import { ask, Stopped } from '../game/jobs.ts';
import type { OpenGame } from '../game/open-game.ts';
import type { ManySolutions, NoSolution, OneSolution } from '../game/workshop-jobs.ts';
import { announcePolite } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';
import { draftText, makingOf, puzzleText } from './draft.ts';

export type DraftStatus =
  | { readonly is: 'thinking' }
  | { readonly is: 'unknown' }
  | { readonly is: 'none'; readonly obstacle?: Note; readonly more?: NoSolution }
  | { readonly is: 'one'; readonly more?: OneSolution }
  | { readonly is: 'many'; readonly more?: ManySolutions };

export const status = signal<DraftStatus>({ is: 'thinking' });
/** An answer is pending: what is shown refers to the draft as it was. */
export const isOld = signal(false);

const PATIENCE = 300; // milliseconds until the last answer is no longer worth showing

export function followStatus(now: OpenGame): () => void {
  let stop = new AbortController();
  let asked = '';
  status.value = { is: 'thinking' };
  const end = effect(() => {
    const text = puzzleText(makingOf(now));
    if (text === asked) return;
    asked = text;
    stop.abort();
    stop = new AbortController();
    void renew(now, stop.signal);
  });
  return () => {
    end();
    stop.abort();
  };
}

async function renew(now: OpenGame, signal: AbortSignal): Promise<void> {
  isOld.value = true;
  const timer = setTimeout(() => {
    status.value = { is: 'thinking' };
  }, PATIENCE);
  try {
    const short = await shortAnswer(now, signal);
    clearTimeout(timer);
    showStatus(short);
    isOld.value = false;
    const more = await moreOf(now, short, signal);
    if (more) status.value = more;
  } catch (error) {
    if (!(error instanceof Stopped)) status.value = { is: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

/** Announced only when it changes: someone typing clue after clue need not hear "several" after each. */
function showStatus(next: DraftStatus): void {
  const before = status.value.is;
  status.value = next;
  if (before !== next.is) announcePolite(words.value.draftStatus[next.is]);
}

async function shortAnswer(now: OpenGame, signal: AbortSignal): Promise<DraftStatus> {
  const making = makingOf(now);
  const { solutions, obstacle } = await ask(
    'workshop',
    (api, job, onProgress) => api.draftStatus(job, now.id, making.game.id, draftText(making), onProgress),
    signal,
  );
  return solutions === 'none' ? { is: solutions, ...(obstacle && { obstacle }) } : { is: solutions };
}

async function moreOf(
  now: OpenGame,
  { is }: DraftStatus,
  signal: AbortSignal,
): Promise<DraftStatus | undefined> {
  const making = makingOf(now);
  const text = draftText(making);
  const { id } = making.game;
  if (is === 'one')
    return { is, more: await ask('workshop', (api, job, on) => api.draftOne(job, id, text, on), signal) };
  if (is === 'many')
    return {
      is,
      more: await ask('workshop', (api, job, on) => api.draftMany(job, now.id, id, text, on), signal),
    };
  if (is !== 'none') return undefined;
  const save = now.session.save();
  const more = await ask('workshop', (api, job, on) => api.draftNone(job, id, save, on), signal);
  const { value } = status;
  return { is, ...(value.is === 'none' && value.obstacle && { obstacle: value.obstacle }), more };
}
