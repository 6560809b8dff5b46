/** New puzzles: made by the worker while the page stays free; the next one is made in advance. */
import { signal } from '@preact/signals';
import type { AnyGame } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { readerSays, words } from '../shell/words/index.ts';
import { ask, Stopped } from '../game/jobs.ts';
import { go, route } from '../shell/route.ts';
import { newGame, type OpenGame } from '../game/open-game.ts';
import { placeInSet } from '../game/set-origin.ts';
import { records, solveRecords } from '../game/store/saved-games.ts';
import { notify, announceNow } from '../shell/announce.ts';
import { nextInSet, setsIn } from './sets.ts';

export interface Making {
  readonly game: string;
  readonly done: number;
  readonly of: number | undefined;
}

export const making = signal<Making | undefined>(undefined);

let current: AbortController | undefined;

const randomSeed = (): string => crypto.randomUUID();

/** A puzzle that is the same for everyone: what it is made from, and the key it is stored under. */
export interface Pinned {
  readonly seed: string;
  readonly origin: string;
}

/** Makes a puzzle and opens it; `before` is the game that undo leads back to. */
export async function makeAndPlay(
  game: AnyGame,
  params: string,
  before?: string,
  pinned?: Pinned,
): Promise<void> {
  cancelMaking();
  const mine = new AbortController();
  current = mine;
  making.value = { game: game.id, done: 0, of: undefined };
  const onProgress = (done: number, of: number | undefined) => {
    if (current === mine) making.value = { game: game.id, done, of };
  };
  try {
    const made = await ask(
      'asked',
      (api, job, on) => api.generate(job, game.id, params, pinned?.seed ?? randomSeed(), on),
      mine.signal,
      onProgress,
    );
    if (!made.ok) return notify(readerSays(game, made.note), 'wrong');
    await openMade(game, made.text, params, before, pinned?.origin);
  } catch (error) {
    if (error instanceof Stopped) announceNow(words.value.cancelled);
    else notify(words.value.failed, 'wrong');
  } finally {
    if (current === mine) making.value = current = undefined;
  }
}

export function cancelMaking(): void {
  current?.abort();
  making.value = current = undefined;
}

async function openMade(
  game: AnyGame,
  text: string,
  params: string,
  before?: string,
  origin?: string,
): Promise<void> {
  const read = game.native.parse(text);
  if (!read.ok) throw new Error(`${game.id}: a made puzzle does not read`);
  const id = await newGame(game, read.value, {
    params,
    level: levelIn(game, params),
    ...(before !== undefined && { before }),
    ...(origin !== undefined && { origin }),
  });
  // The next puzzle replaces the previous one in the history: Back leads to where both were chosen.
  go({ at: 'play', id }, route.value.at === 'play' ? 'replace' : 'push');
}

/** The generator guarantees the requested level, unless it was not one of the game's levels ('any'). */
function levelIn(game: AnyGame, text: string): string {
  const read = engine().parseParams(game.params, text);
  if (!read.ok) return '';
  const level = game.params.levelField === undefined ? undefined : read.value[game.params.levelField];
  return game.levels.find((each) => each === level) ?? '';
}

/** The puzzle after this one, if it is ready. */
export const ahead = signal<
  { readonly game: string; readonly params: string; readonly text: string } | undefined
>(undefined);

let makingAhead: AbortController | undefined;

/** After a challenge comes the one with the next number. */
function nextChallenge({ game, record }: OpenGame): { params: string; pinned: Pinned } | undefined {
  for (const { id, steps } of game.params.series ?? []) {
    const here = steps.findIndex(({ name }) => record.origin === `${id} ${name}`);
    const next = here < 0 ? undefined : steps[here + 1];
    if (next?.seed === undefined) continue;
    const params = engine().formatParams(game.params, next.params);
    return { params, pinned: { seed: next.seed, origin: `${id} ${next.name}` } };
  }
  return undefined;
}

/** After a level that is always the same puzzle comes the next level; else another puzzle of the same kind. */
function nextParams({ game, record }: OpenGame): string {
  const { formatParams } = engine();
  for (const { steps, fixed } of game.params.series ?? []) {
    if (steps.some(({ seed }) => seed !== undefined)) continue;
    const texts = steps.map(({ params }) => formatParams(game.params, params));
    const here = texts.indexOf(record.params);
    if (fixed && here >= 0) return texts[here + 1] ?? record.params;
  }
  return record.params;
}

export async function makeAhead(now: OpenGame): Promise<void> {
  const params = nextParams(now);
  const game = now.game.id;
  if (ahead.value?.game === game && ahead.value.params === params) return;
  makingAhead?.abort();
  const mine = new AbortController();
  makingAhead = mine;
  ahead.value = undefined;
  try {
    const made = await ask(
      'ahead',
      (api, job, on) => api.generate(job, game, params, randomSeed(), on),
      mine.signal,
    );
    if (made.ok && makingAhead === mine) ahead.value = { game, params, text: made.text };
  } catch {
    // Nothing was promised: "next" then makes one when pressed.
  }
}

/** After a puzzle of a set comes the next that is not solved; after the last one, the set itself. */
function playNextOfSet({ record }: OpenGame): boolean {
  const place = placeInSet(record.origin);
  const set = place && setsIn(records.value, solveRecords.value).find(({ id }) => id === place.set);
  if (!set) return false;
  const others = { ...set, puzzles: set.puzzles.filter(({ number }) => number !== place.number) };
  const next = nextInSet(others, place.number)?.record;
  go(next ? { at: 'play', id: next.id } : { at: 'set', id: set.id }, 'replace');
  return true;
}

export async function playNext(now: OpenGame): Promise<void> {
  if (playNextOfSet(now)) return;
  const challenge = nextChallenge(now);
  if (challenge) return makeAndPlay(now.game, challenge.params, now.id, challenge.pinned);
  const ready = ahead.value;
  const params = nextParams(now);
  if (ready?.game !== now.game.id || ready.params !== params) return makeAndPlay(now.game, params, now.id);
  ahead.value = undefined;
  await openMade(now.game, ready.text, ready.params, now.id);
}

/** An imported puzzle does not say how hard it is: it is graded while it is played. */
export async function findLevel(now: OpenGame, signal: AbortSignal): Promise<void> {
  if (now.level.value !== '') return;
  try {
    const level = await ask(
      'ahead',
      (api, job, on) => api.grade(job, now.game.id, now.record.puzzle, on),
      signal,
    );
    if (level !== undefined) now.level.value = level;
  } catch {
    // It stays unknown, and the screen shows that.
  }
}
