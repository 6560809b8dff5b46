/** Everything a book says besides what games say, in English and Finnish. */
import { makeWords, say, type AnyGame, type Language, type Note, type Values } from 'edgewise';
import { en } from './en.ts';
import { fi } from './fi.ts';

export const printWords = makeWords({ en, fi });

export type PrintCode = keyof typeof en;

/** Why something cannot be printed. `game-says` is a note in the words of a game. */
export interface PrintNote {
  readonly code: PrintCode;
  readonly with?: Values;
  readonly game?: AnyGame;
  readonly note?: Note;
}

export function printText(language: Language, code: PrintCode, values: Values = {}): string {
  return say(printWords, language, { code, with: values });
}

export function sayNote(language: Language, { code, with: values, game, note }: PrintNote): string {
  return game && note ? say(game.words, language, note) : printText(language, code, values);
}

/** What a game says under a code, if it has words for it. */
export const gameText = (
  game: AnyGame,
  language: Language,
  code: string,
  values: Values = {},
): string | undefined =>
  Object.hasOwn(game.words[language], code) ? say(game.words, language, { code, with: values }) : undefined;
