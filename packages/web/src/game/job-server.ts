/**
 * Long computations, off the page. Text goes in and plain data comes out, so that none of a game's own
 * types has to cross. A task runs in short slices: between them, a stop message can arrive.
 */
import { expose, transfer } from 'comlink';
import {
  formatById,
  makeRng,
  parseParams,
  readParams,
  restore,
  type AnyGame,
  type AnySession,
  type Note,
  type ParseError,
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
import {
  canPractise,
  findExercise,
  judge,
  pageOf,
  type Exercise,
  type TechniquePage,
  type Verdict,
} from 'edgewise/train';
import type { PrintRequest } from 'edgewise-print/browser';
import { draftGames } from 'edgewise/workshop';

export type PrintAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly reason: string };

import { recordOf } from './record-of.ts';
import type { GameRecord } from './store/records.ts';
import { workshopJobs } from './workshop-jobs.ts';

export type OnProgress = (done: number, of: number | undefined) => void;

export type Made = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly note: Note };

/** A saved game ready for the library, or what is wrong with it in the words of a game. */
export type Inspected =
  | {
      readonly ok: true;
      readonly record: GameRecord; // without an id
      readonly lines: readonly string[];
      readonly warnings: readonly ParseError[];
      readonly took: number; // milliseconds: the page would need as long
    }
  | { readonly ok: false; readonly error: ParseError; readonly game: string | undefined };

export interface TechniqueEntry {
  readonly code: string;
  readonly level: string;
  readonly isPractised: boolean;
}

const SLICE = 14; // milliseconds
const TURNS = 12; // of a hexagon, and turned over
const stopped = new Set<number>();

const apiFor = (games: readonly AnyGame[]) => ({
  ...workshopJobs(games, drive),

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

  /** Replays a saved game, which can take long: the player may stop the worker. */
  async inspect(save: string): Promise<Inspected> {
    const start = performance.now();
    const restored = restore([...games, ...draftGames(games)], save);
    if (!restored.ok) return { ok: false, error: restored.error, game: restored.game?.id };
    const { value: session, warnings } = restored;
    const record = recordOf(session, '', Date.now());
    return { ok: true, record, lines: session.log, warnings, took: performance.now() - start };
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

  /** How many different solutions a puzzle has, up to a limit; undefined if that cannot be determined. */
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
    // Where rotations of one solution count as one, more have to be examined.
    const enough = game.identity ? limit * TURNS : limit;
    const { found, exhausted } = await drive(job, game.solve(puzzle, { limit: enough }), onProgress);
    const finds = new Set(found.map((state: unknown) => game.identity?.(puzzle, state) ?? state)).size;
    return exhausted || finds >= limit ? Math.min(finds, limit) : undefined;
  },

  /** What a game teaches: its positions are the worker's. */
  async techniques(gameId: string): Promise<readonly TechniqueEntry[]> {
    return gameOf(games, gameId).techniques.map((each) => ({
      code: each.code,
      level: each.level,
      isPractised: canPractise(each),
    }));
  },

  technique(
    job: number,
    gameId: string,
    code: string,
    onProgress: OnProgress,
  ): Promise<TechniquePage | undefined> {
    return drive(job, pageOf(gameOf(games, gameId), code), onProgress);
  },

  exercise(
    job: number,
    gameId: string,
    code: string,
    seed: string,
    onProgress: OnProgress,
  ): Promise<Exercise | undefined> {
    return drive(job, findExercise(gameOf(games, gameId), code, makeRng(seed)), onProgress);
  },

  async judge(job: number, exercise: Exercise, text: string, onProgress: OnProgress): Promise<Verdict> {
    const game = gameOf(games, exercise.game);
    const read = game.native.parse(text);
    if (!read.ok || read.value.state === undefined) return { is: 'untouched' };
    return drive(job, judge(game, exercise, read.value.state), onProgress);
  },

  /** A book, a worksheet or a kit as PDF, or why there is none. The code that makes it is fetched on first use. */
  async print(job: number, request: PrintRequest, onProgress: OnProgress): Promise<PrintAnswer> {
    const { fetchFonts, printAll } = await import('edgewise-print/browser');
    const printed = await drive(job, printAll(request, games, await fetchFonts()), onProgress);
    if (!printed.ok) return { ok: false, reason: printed.error };
    const { bytes, pages } = printed.value;
    return transfer({ ok: true, bytes, pages }, [bytes.buffer]);
  },

  stop(job: number): void {
    stopped.add(job);
  },
});

export type Api = ReturnType<typeof apiFor>;

/** Says `ready` when it listens: earlier requests have waited. */
export function serveJobs(games: readonly AnyGame[]): void {
  expose(apiFor(games));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is no origin to name
  self.postMessage('ready');
}

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
