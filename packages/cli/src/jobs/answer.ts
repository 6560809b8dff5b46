/**
 * From one puzzle's text to the answer about it. An `Answer` is plain data: the same job runs here
 * or in a worker, and the caller prints in the order of the input.
 */
import { type AnyGame, type ParseError, type PuzzleText, type Progress, say } from 'edgewise';
import type { Settings } from '../args/settings.ts';
import { EXITS } from '../args/user-error.ts';
import { words } from '../words/words.ts';
import { readItem, type Subject } from './read-item.ts';

/** One puzzle of the input. */
export type Item = PuzzleText;

export interface Answer {
  readonly out: string;
  readonly err: string;
  readonly code: number;
  readonly apart: boolean; // several lines: a blank line goes between answers
}

/** What is done so far; `out` is text that can be printed before the job has ended. */
export interface JobProgress extends Progress {
  readonly out?: string;
}

export type JobTask<T> = Generator<JobProgress, T, void>;

export type Job = (item: Item, settings: Settings, games: readonly AnyGame[]) => JobTask<Answer>;

/** What a command found, before it is written as JSON or for people. */
export interface Outcome {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly remarks?: readonly string[];
  readonly code?: number;
  readonly apart?: boolean;
}

/** The puzzle was read, but the request cannot be carried out on it. */
export interface Refusal {
  readonly refused: { readonly code: string; readonly message: string };
}

export type Work = (subject: Subject, settings: Settings) => JobTask<Outcome | Refusal>;

/** The job that reads an item and lets `work` do the rest. */
export const onPuzzle = (work: Work): Job =>
  function* (item, settings, games) {
    const read = readItem(games, item, settings);
    if (!read.ok) return parseErrorAnswer(item, read.error, read.game, settings);
    const { game } = read.value;
    const warnings = (read.warnings ?? []).map((each) => warningOf(each, game, settings));
    const outcome = yield* work(read.value, settings);
    return 'refused' in outcome
      ? refusalAnswer(item, game.id, outcome.refused, settings)
      : answerOf(item, game.id, outcome, settings, warnings);
  };

export function answerOf(
  item: Item,
  game: string,
  { fields, text, remarks = [], code = EXITS.done, apart = false }: Outcome,
  { json, source }: Settings,
  warnings: readonly string[] = [],
): Answer {
  const placed = json ? [] : remarks.map((each) => `${source}:${item.line}: ${each}`);
  return {
    out: json ? jsonLine({ line: item.line, game, ...fields }) : ended(text),
    err: [...warnings, ...placed].map(ended).join(''),
    code,
    apart: apart && !json,
  };
}

export const jsonLine = (fields: object): string => `${JSON.stringify(fields)}\n`;

export const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

export function parseErrorAnswer(
  item: Item,
  error: ParseError,
  game: AnyGame | undefined,
  settings: Settings,
): Answer {
  const message = say(game?.words ?? words, settings.language, error);
  const { code, line, column } = error;
  const place = `${settings.source}:${line}:${column}`;
  return badAnswer(item, { error: { code, message, line, column } }, `${place}: ${message}`, settings);
}

export const refusalAnswer = (
  item: Item,
  game: string,
  error: Refusal['refused'],
  settings: Settings,
): Answer =>
  badAnswer(item, { game, error }, `${settings.source}:${item.line}:1: ${error.message}`, settings);

export const badAnswer = (item: Item, fields: object, message: string, { json }: Settings): Answer => ({
  out: json ? jsonLine({ line: item.line, ...fields }) : '',
  err: `${message}\n`,
  code: EXITS.bad,
  apart: false,
});

export function warningOf(note: ParseError, game: AnyGame, { language, source }: Settings): string {
  const word = say(words, language, { code: 'warning' });
  return `${source}:${note.line}:${note.column}: ${word}: ${say(game.words, language, note)}`;
}

/** Two decimals are more than the clock's precision. */
export const milliseconds = (since: number): number => Math.round((performance.now() - since) * 100) / 100;
