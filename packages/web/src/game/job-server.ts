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
  type Hint,
  type Note,
  type Task,
} from 'edgewise';

export type OnProgress = (done: number, of: number | undefined) => void;

export type Made = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly note: Note };

/** A hint whose moves are texts. */
export type PlainHint = Hint<string>;

/** `open`: it can be finished, but nothing is forced. `dead`: it cannot, and nothing more is known. */
export type Answer =
  | { readonly is: 'solved' | 'open' | 'dead' | 'unknown' }
  | { readonly is: 'hint'; readonly hint: PlainHint };

/** An action's result whose moves are texts; `ok` is false when the note says why nothing was done. */
export interface PlainResult {
  readonly ok: boolean;
  readonly moves: readonly string[];
  readonly note?: Note;
}

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

  async hint(job: number, save: string, onProgress: OnProgress): Promise<Answer> {
    const session = open(games, save);
    if (session.solved) return { is: 'solved' };
    const { game, puzzle, state } = session;
    const hint = await drive(job, game.hint(puzzle, state, session.past()), onProgress);
    if (hint) return { is: 'hint', hint: plain(game, hint) };
    const rest = await drive(job, game.solve(puzzle, { limit: 1, from: state }), onProgress);
    return { is: rest.found.length ? 'open' : rest.exhausted ? 'dead' : 'unknown' };
  },

  /** A finished position as native text, from here if it can be, else from the beginning. */
  async solve(job: number, save: string, onProgress: OnProgress): Promise<string | undefined> {
    const { game, puzzle, state, saved } = open(games, save);
    const here = await drive(job, game.solve(puzzle, { limit: 1, from: state }), onProgress);
    const found =
      here.found[0] ??
      saved.solution ??
      (await drive(job, game.solve(puzzle, { limit: 1 }), onProgress)).found[0];
    return found === undefined ? undefined : game.native.format({ puzzle, state: found });
  },

  /** The latest earlier position that can still be finished. What broke stays broken, so halving finds it. */
  async lastGood(job: number, save: string, onProgress: OnProgress): Promise<string | undefined> {
    const session = open(games, save);
    const { game, puzzle } = session;
    const past = session.past();
    let [good, bad] = [-1, past.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const rest = await drive(job, game.solve(puzzle, { limit: 1, from: past[middle] }), onProgress);
      if (rest.found.length) good = middle;
      else bad = middle;
    }
    return good < 0 ? undefined : game.native.format({ puzzle, state: past[good] });
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

  /** An action of the game, its moves as texts. */
  async runAction(job: number, save: string, action: string, onProgress: OnProgress): Promise<PlainResult> {
    const session = open(games, save);
    const { game, puzzle, state, saved } = session;
    const known = { past: session.past(), ...(saved.solution !== undefined && { solution: saved.solution }) };
    const task = game.runAction?.(puzzle, state, action, known);
    if (!task) return { ok: true, moves: [] };
    const done = await drive(job, task, onProgress);
    if (!done.ok) return { ok: false, moves: [], note: done.error };
    const { moves, note } = done.value;
    return { ok: true, moves: moves.map((move: unknown) => game.moves.format(move)), ...(note && { note }) };
  },

  /** Can it still be finished from here? Undefined: nobody knows. */
  async possible(job: number, save: string, onProgress: OnProgress): Promise<boolean | undefined> {
    const { game, puzzle, state } = open(games, save);
    const rest = await drive(job, game.solve(puzzle, { limit: 1, from: state }), onProgress);
    return rest.found.length > 0 ? true : rest.exhausted ? false : undefined;
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

const plain = (game: AnyGame, hint: Hint<unknown>): PlainHint => ({
  ...hint,
  moves: hint.moves.map((move) => game.moves.format(move)),
});

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
