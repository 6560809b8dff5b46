/** Every sentence of the command line itself, in both languages; games and readers have their own. */
import { makeWords, say, type Language, type Values } from 'edgewise';
import { en } from './en.ts';
import { fi } from './fi.ts';

export const words = makeWords({ en, fi });

export type Code = keyof typeof en;

/** `code` may also be one of the engine's common words. */
export const cliText = (language: Language, code: string, values: Values = {}): string =>
  say(words, language, { code, with: values });
