import type { Lookup } from '../vocabulary.ts';
import type { Values } from './words.ts';

/** The word for a value that a note carries; a value without one is shown as it is rather than as "undefined". */
export const wordFor = (words: Lookup<string>, value: Values[string]): string =>
  words[String(value)] ?? String(value);
