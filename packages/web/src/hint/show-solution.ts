/**
 * Showing the solution: found by the worker, laid out before the player's eyes, recorded as one step.
 * Nothing is recorded until all of it is on the board, so that stopping leaves everything as it was.
 */
import { signal } from '@preact/signals';
import type { AnySession, Scene } from 'edgewise';
import { keyOf } from '../draw/layer.ts';
import { words } from '../shell/words/index.ts';
import { ask, Stopped } from '../game/jobs.ts';
import type { OpenGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';

export const solving = signal(false);

/** What the board shows instead of its own picture while a solution is being laid out. */
export const unfoldingScene = signal<Scene | undefined>(undefined);

let current: AbortController | undefined;

export const stopSolving = (): void => current?.abort();

/** Native text of a finished position, or undefined when there is none. Rejects with `Stopped`. */
export const findSolution = (now: OpenGame): Promise<string | undefined> =>
  whileSolving((signal) => search(now.session, signal));

const search = (session: AnySession, signal: AbortSignal): Promise<string | undefined> =>
  ask('asked', (api, job, on) => api.solution(job, session.save(), on), signal);

async function whileSolving<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  current?.abort();
  const asking = new AbortController();
  current = asking;
  solving.value = true;
  try {
    return await work(asking.signal);
  } finally {
    if (current === asking) {
      current = undefined;
      solving.value = false;
      unfoldingScene.value = undefined;
    }
  }
}

export async function showSolution(now: OpenGame): Promise<void> {
  try {
    await whileSolving((signal) => layDown(now, signal));
  } catch (error) {
    if (error instanceof Stopped) notify(words.value.cancelled);
    else notify(words.value.failed, 'wrong');
  }
}

async function layDown({ player, game, session }: OpenGame, signal: AbortSignal): Promise<void> {
  const text = await search(session, signal);
  const read = text === undefined ? undefined : game.native.parse(text);
  if (read?.ok && read.value.state !== undefined)
    await unfold(player.scene, player.sceneOf(read.value.state), signal);
  player.answers.showSolution(text);
}

const DURATION = 1600; // milliseconds, whatever the size

/** What the solution adds appears in painting order; at once if the system asks for no motion. */
async function unfold(from: Scene, to: Scene, signal: AbortSignal): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { solved: _solved, ...plain } = to; // not before it is solved
  const name = (shape: Scene['shapes'][number]) => `${keyOf(shape)} ${shape.role}`;
  const there = new Set(from.shapes.map(name));
  const order = new Map<Scene['shapes'][number], number>();
  for (const shape of to.shapes) if (!there.has(name(shape))) order.set(shape, order.size);
  const start = performance.now();
  for (let part = 0; part < 1;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (signal.aborted) throw new Stopped();
    part = Math.min(1, (performance.now() - start) / DURATION);
    const shown = part * order.size;
    unfoldingScene.value = {
      ...plain,
      shapes: to.shapes.filter((shape) => (order.get(shape) ?? -1) < shown),
    };
  }
}

const REPLAY = 9000; // milliseconds, whatever the number of moves
const BEAT = 400; // at most between two moves

/** Replays the solve position by position; the game itself does not change. */
export async function replay({ player, session }: OpenGame): Promise<void> {
  const states = [...session.past(), session.state];
  const pause = Math.min(BEAT, REPLAY / states.length);
  try {
    await whileSolving(async (signal) => {
      for (const state of states) {
        if (signal.aborted) throw new Stopped();
        unfoldingScene.value = player.sceneOf(state);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}
