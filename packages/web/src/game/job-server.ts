/**
 * The long computations, off the page. Texts go in and plain data comes out, so that nothing of a
 * game's own types has to cross. A task runs in short slices: between them the word to stop can arrive.
 */
import { expose } from 'comlink';
import {
  formatById,
  makeRng,
  parseParams,
  readParams,
  restore,
  type AnyGame,
  type AnySession,
  type Note,
  type Task,
} from 'edgewise';
import {
  actionTask,
  hintTask,
  lastSolvableTask,
  solutionTask,
  solvableTask,
  type HintAnswer,
  type PlainActionResult,
} from 'edgewise/play';

export type OnProgress = (done: number, of: number | undefined) => void;

export type Made = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly note: Note };

const SLICE = 14; // milliseconds
const stopped = new Set<number>();

const apiFor = (games: readonly AnyGame[]) => ({
  async generate(
    job: number,
    gameId: string,
    params: string,
    seed: string,
    onProgress: OnProgress,
  ): Promise<Made> {
    const game = gameOf(games, gameId);
    const read = params === '' ? readParams(game.params, {}) : parseParams(game.params, params);
    if (!read.ok) return { ok: false, note: read.error };
    const made = await drive(job, game.generate(read.value, makeRng(seed)), onProgress);
    return made.ok ? { ok: true, text: game.native.format(made.value) } : { ok: false, note: made.error };
  },

  hint(job: number, save: string, onProgress: OnProgress): Promise<HintAnswer> {
    return drive(job, hintTask(open(games, save)), onProgress);
  },

  solution(job: number, save: string, onProgress: OnProgress): Promise<string | undefined> {
    return drive(job, solutionTask(open(games, save)), onProgress);
  },

  lastSolvable(job: number, save: string, onProgress: OnProgress): Promise<string | undefined> {
    return drive(job, lastSolvableTask(open(games, save)), onProgress);
  },

  solvable(job: number, save: string, onProgress: OnProgress): Promise<boolean | undefined> {
    return drive(job, solvableTask(open(games, save)), onProgress);
  },

  runAction(job: number, save: string, action: string, onProgress: OnProgress): Promise<PlainActionResult> {
    return drive(job, actionTask(open(games, save), action), onProgress);
  },

  async grade(
    job: number,
    gameId: string,
    text: string,
    onProgress: OnProgress,
  ): Promise<string | undefined> {
    const game = gameOf(games, gameId);
    const read = formatById(game, 'native')?.parse(text);
    if (!read?.ok) return undefined;
    return (await drive(job, game.grade(read.value.puzzle), onProgress)).level;
  },

  /** How many different finds a puzzle has, if they can be counted up to the limit. */
  async count(
    job: number,
    gameId: string,
    text: string,
    limit: number,
    onProgress: OnProgress,
  ): Promise<number | undefined> {
    const game = gameOf(games, gameId);
    const read = formatById(game, 'native')?.parse(text);
    if (!read?.ok) return undefined;
    const { puzzle } = read.value;
    const { found, exhausted } = await drive(job, game.solve(puzzle, { limit }), onProgress);
    if (!exhausted) return undefined;
    return new Set(found.map((state: unknown) => game.identity?.(puzzle, state) ?? state)).size;
  },

  stop(job: number): void {
    stopped.add(job);
  },
});

export type Api = ReturnType<typeof apiFor>;

export const serveJobs = (games: readonly AnyGame[]): void => expose(apiFor(games));

function gameOf(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function open(games: readonly AnyGame[], save: string): AnySession {
  const restored = restore(games, save);
  if (!restored.ok) throw new Error(`a save of this session does not read: ${restored.error.code}`);
  return restored.value;
}

async function drive<T>(job: number, task: Task<T>, onProgress: OnProgress): Promise<T> {
  for (let slice = 0; ; slice++) {
    const end = performance.now() + SLICE;
    let step = task.next();
    while (!step.done && performance.now() < end) step = task.next();
    if (step.done) return step.value;
    if (slice % 4 === 0) onProgress(step.value.done, step.value.of);
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped.delete(job)) throw new Error('stopped');
  }
}
