/** What threads do for the server: text in, plain data out, each within its own budget. */
import {
  formatParams,
  games,
  makeRng,
  readAny,
  readParams,
  say,
  Session,
  verify,
  type AnyGame,
  type Language,
  type Note,
  type ReadResult,
  type Saved,
  type Task,
} from 'edgewise';
import { svg } from 'edgewise/draw';
import { hintTask, type HintAnswer } from 'edgewise/play';
import { png } from 'edgewise-cli/png';
import { judge, type JudgeRequest, type Judgement } from './judge.ts';
import { readingOnce } from './known-puzzles.ts';
import { makeCertified, type Certified, type CertifiedRequest } from './certify.ts';

/** A refusal in the words of a game. */
export interface Refused {
  readonly refused: string;
}

export const PICTURES = ['svg', 'png'] as const;

export interface NewRequest {
  readonly game: string;
  readonly preset?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly as?: (typeof PICTURES)[number];
  readonly language: Language;
}

export interface MadePuzzle {
  readonly game: string;
  readonly seed: string;
  readonly params: string;
  readonly puzzle: string;
  readonly solution?: string;
  readonly picture?: string | Uint8Array;
}

export interface PuzzleRequest {
  readonly puzzle: string;
  readonly game?: string;
  readonly format?: string;
  readonly language: Language;
}

export interface GradedPuzzle {
  readonly game: string;
  readonly puzzle: string;
  readonly level: string;
  readonly solutions: string;
  readonly uses: Readonly<Partial<Record<string, number>>>;
}

export interface CertifiedRequests {
  readonly requests: readonly CertifiedRequest[];
  readonly slice: number; // milliseconds
}

export interface CertifiedAnswers {
  readonly answers: readonly (Certified | Refused)[]; // of the first requests
  readonly ms: number;
}

/** The time left; tasks check it between steps. */
export type Goes = () => boolean;

/** A task that ran out of time, as data: the thread lives on. */
export class OutOfTime extends Error {}

const drive = <T>(task: Task<T>, goes: Goes): T => {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (!goes()) throw new OutOfTime();
  }
};

const replayed = readingOnce(games);

export const TASKS = {
  judge: (requests: readonly JudgeRequest[]): readonly (Judgement | Refused)[] =>
    requests.map((request) => judge(verify(replayed, request.certificate), request)),

  async new(request: NewRequest, goes: Goes): Promise<MadePuzzle | Refused> {
    const { game: id, preset: presetId, params = {}, seed, as, language } = request;
    const game = games.find((each) => each.id === id);
    if (!game) return unknown('game', id, games);
    const { presets } = game.params;
    const preset = presetId === undefined ? presets[0] : presets.find((each) => each.id === presetId);
    if (!preset) return unknown('preset', presetId, presets);
    const read = readParams(game.params, params, preset.params);
    if (!read.ok) return refusal(game, language, read.error);
    const made = drive(game.generate(read.value, makeRng(seed)), goes);
    if (!made.ok) return refusal(game, language, made.error);
    const { puzzle, solution } = made.value;
    const base = {
      game: id,
      seed,
      params: formatParams(game.params, read.value),
      puzzle: game.native.format({ puzzle }),
      ...(solution !== undefined && { solution: game.native.format({ puzzle, state: solution }) }),
    };
    return as === undefined ? base : withPicture(game, puzzle, base, as);
  },

  solve(request: PuzzleRequest & { readonly limit: number }, goes: Goes) {
    return onPuzzle(request, (game, saved) => {
      const from = saved.state === undefined ? {} : { from: saved.state };
      const task = game.solve(saved.puzzle, { limit: request.limit, ...from });
      const { found, exhausted } = drive(task, goes);
      return {
        game: game.id,
        solutions: found.map((state) => game.native.format({ puzzle: saved.puzzle, state })),
        exhausted,
      };
    });
  },

  hint(request: PuzzleRequest, goes: Goes) {
    return onPuzzle(request, (game, saved) => {
      const answer: HintAnswer = drive(hintTask(new Session(game, saved)), goes);
      if (answer.is !== 'hint') return { game: game.id, is: answer.is };
      const { hint } = answer;
      return { game: game.id, is: 'hint', text: say(game.words, request.language, hint), hint };
    });
  },

  grade(request: PuzzleRequest, goes: Goes): GradedPuzzle | Refused {
    return onPuzzle(request, (game, { puzzle }) => {
      const { level, solutions, uses } = drive(game.grade(puzzle), goes);
      return { game: game.id, puzzle: game.native.format({ puzzle }), level, solutions, uses };
    });
  },

  /** How a puzzle is identified here: the native line without any marks. */
  read: (request: PuzzleRequest): { readonly game: string; readonly puzzle: string } | Refused =>
    onPuzzle(request, (game, { puzzle }) => ({ game: game.id, puzzle: game.native.format({ puzzle }) })),

  /**
   * As many as a slice of time allows, and the first in any case. One that fails ends the slice before it: the next
   * time it comes first, with the whole budget, and fails alone.
   */
  certified({ requests, slice }: CertifiedRequests, goes: Goes): CertifiedAnswers {
    const start = performance.now();
    const answers: (Certified | Refused)[] = [];
    try {
      for (const request of requests) {
        if (answers.length > 0 && performance.now() - start > slice) break;
        answers.push(drive(makeCertified(games, request), goes));
      }
    } catch (error) {
      if (answers.length === 0) throw error;
    }
    return { answers, ms: performance.now() - start };
  },
};

export type TaskName = keyof typeof TASKS;

async function withPicture(
  game: AnyGame,
  puzzle: unknown,
  made: MadePuzzle,
  as: 'svg' | 'png',
): Promise<MadePuzzle | Refused> {
  const scene = game.scene(puzzle, game.start(puzzle));
  if (as === 'svg') return { ...made, picture: svg(scene) };
  const picture = await png(scene, {});
  return picture ? { ...made, picture } : { refused: 'This server has no fonts for PNG: ask for SVG.' };
}

function onPuzzle<T>(
  { puzzle, game, format, language }: PuzzleRequest,
  work: (game: AnyGame, saved: Saved<unknown, unknown>) => T,
): T | Refused {
  const read: ReadResult = readAny(games, puzzle, { game, format });
  if (read.ok) return work(read.value.game, read.value.saved);
  const { line, column } = read.error;
  const text = say(read.game?.words ?? { en: {}, fi: {} }, language, read.error);
  return { refused: `Line ${line}, column ${column}: ${text}` };
}

const refusal = (game: AnyGame, language: Language, note: Pick<Note, 'code' | 'with'>): Refused => ({
  refused: say(game.words, language, note),
});

const unknown = (
  what: string,
  given: string | undefined,
  known: readonly { readonly id: string }[],
): Refused => ({
  refused: `There is no ${what} "${given ?? ''}". Known: ${known.map(({ id }) => id).join(', ')}.`,
});
