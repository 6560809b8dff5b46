/**
 * One puzzle prepared for print: made from its seed or read from its text, solved, proved to have one solution and,
 * if the book has hints, its first steps in words. Plain data goes in and comes out, so that it can run anywhere.
 */
import {
  fail,
  finish,
  makeRng,
  ok,
  parseParams,
  readAny,
  readLine,
  say,
  type AnyGame,
  type Language,
  type ParseError,
  type PuzzleText,
  type Result,
  type Saved,
  type Task,
} from 'edgewise';
import { hintSentences } from './hints.ts';
import type { BookSpec } from './spec.ts';
import { printText, sayNote, type PrintNote } from './words/words.ts';

export interface PuzzleWanted {
  readonly number: number; // in the book, from 1
  readonly section: number;
  readonly made?: { readonly game: string; readonly params: string; readonly seed: string };
  readonly read?: PuzzleText & { readonly source: string; readonly game?: string; readonly format?: string };
}

export interface PrepareOptions {
  readonly language: Language;
  readonly hints: boolean;
  readonly many: boolean;
}

/** Pieces are cut out to be played with, however many solutions there are. */
export const prepareOptions = ({ language, hints, many, kind }: BookSpec): PrepareOptions => ({
  language,
  hints,
  many: many || kind === 'kit',
});

/** A puzzle as it is printed. */
export interface PrintPuzzle {
  readonly number: number;
  readonly section: number;
  readonly game: string;
  readonly native: string; // without marks
  readonly solution: string; // native, with the solved position
  readonly unique: boolean;
  readonly level?: string; // of `Game.levels`; of puzzles that were read
  readonly hints: readonly string[];
}

/** A sentence with its place. */
export interface Refused {
  readonly message: string;
}

/** How many other seeds are tried when a puzzle made from a seed does not have exactly one solution. */
const TRIES = 8;
/** Rotated boards may count as one solution: how many of them are examined. */
const LIMIT = 13;

export function* prepare(
  wanted: PuzzleWanted,
  games: readonly AnyGame[],
  options: PrepareOptions,
): Task<Result<PrintPuzzle, Refused>> {
  return wanted.made ? yield* make(wanted, wanted.made, games, options) : yield* read(wanted, games, options);
}

function* make(
  wanted: PuzzleWanted,
  { game: id, params: text, seed }: NonNullable<PuzzleWanted['made']>,
  games: readonly AnyGame[],
  options: PrepareOptions,
): Task<Result<PrintPuzzle, Refused>> {
  const game = gameOf(games, id);
  const params = parseParams(game.params, text);
  const refuse = (reason: string): Result<never, Refused> => {
    const values = {
      number: wanted.number,
      game: say(game.words, options.language, { code: 'name' }),
      seed,
      reason,
    };
    return fail({ message: printText(options.language, 'puzzle-made', values) });
  };
  if (!params.ok) return refuse(say(game.words, options.language, params.error));
  let problem: PrintNote | undefined;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const made = yield* game.generate(params.value, makeRng(attempt === 1 ? seed : `${seed}~${attempt}`));
    if (!made.ok) return refuse(say(game.words, options.language, made.error));
    const solved = yield* solutionOf(game, made.value, options);
    if (solved.ok) return ok(yield* finished(wanted, game, made.value.puzzle, solved.value, options));
    problem = solved.error;
    if (problem.code === 'no-solver') break;
  }
  return refuse(problem ? sayNote(options.language, problem) : '');
}

function* read(
  wanted: PuzzleWanted,
  games: readonly AnyGame[],
  options: PrepareOptions,
): Task<Result<PrintPuzzle, Refused>> {
  const { text, line, whole, source, game: only, format } = wanted.read ?? NOTHING;
  const found = whole
    ? readAny(games, text, { game: only, format })
    : (readLine(games, text, line, { game: only, format })?.read ?? readAny(games, ''));
  if (!found.ok) {
    const { error } = found;
    const message = say(found.game?.words ?? NO_WORDS, options.language, error);
    return fail({ message: `${placeOf(source, error, whole ? line : 1)}: ${message}` });
  }
  const { game, saved } = found.value;
  const solved = yield* solutionOf(game, saved, options);
  if (!solved.ok) {
    const values = { number: wanted.number, source, line, reason: sayNote(options.language, solved.error) };
    return fail({ message: printText(options.language, 'puzzle-at', values) });
  }
  const { level } = yield* game.grade(saved.puzzle);
  return ok({ ...(yield* finished(wanted, game, saved.puzzle, solved.value, options)), level });
}

const NOTHING = { text: '', line: 1, whole: true, source: '', game: undefined, format: undefined };
const NO_WORDS = { en: {}, fi: {} };

/** Positions in a part of a file are reported as positions in the file. */
const placeOf = (source: string, { line, column }: ParseError, from: number): string =>
  `${source}:${line + from - 1}:${column}`;

interface Solved {
  readonly state: unknown;
  readonly unique: boolean;
}

function* solutionOf(
  game: AnyGame,
  { puzzle, solution }: Saved<unknown, unknown>,
  { many }: PrepareOptions,
): Task<Result<Solved, PrintNote>> {
  if (!game.can.solve)
    return many && solution !== undefined ? ok({ state: solution, unique: false }) : no('no-solver');
  const { found, exhausted } = yield* game.solve(puzzle, { limit: game.identity ? LIMIT : 2 });
  const [first = solution] = found;
  const finds = new Set(found.map((state: unknown, i) => game.identity?.(puzzle, state) ?? i)).size;
  if (finds > 1) return many ? ok({ state: solution ?? first, unique: false }) : no('many-solutions');
  if (exhausted) return finds === 1 ? ok({ state: first, unique: true }) : no('no-solution');
  return many && first !== undefined ? ok({ state: first, unique: false }) : no('unknown-solutions');
}

const no = (code: PrintNote['code']): { readonly ok: false; readonly error: PrintNote } => fail({ code });

function* finished(
  { number, section }: PuzzleWanted,
  game: AnyGame,
  puzzle: unknown,
  { state, unique }: Solved,
  { hints, language }: PrepareOptions,
): Task<PrintPuzzle> {
  return {
    number,
    section,
    game: game.id,
    native: game.native.format({ puzzle }),
    solution: game.native.format({ puzzle, state }),
    unique,
    hints: hints ? yield* hintSentences(game, puzzle, language) : [],
  };
}

export function gameOf(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** Restores a puzzle and its solution from what was prepared. */
export function opened(games: readonly AnyGame[], { game: id, solution }: PrintPuzzle): OpenedPuzzle {
  const game = gameOf(games, id);
  const text = game.native.parse(solution);
  if (!text.ok || text.value.state === undefined) throw new Error(`${id}: a prepared puzzle does not read`);
  return { game, puzzle: text.value.puzzle, solution: text.value.state };
}

export interface OpenedPuzzle {
  readonly game: AnyGame;
  readonly puzzle: unknown;
  readonly solution: unknown;
}

/** All in this thread. */
export const prepareNow = (
  wanted: PuzzleWanted,
  games: readonly AnyGame[],
  options: PrepareOptions,
): Result<PrintPuzzle, Refused> => finish(prepare(wanted, games, options));
