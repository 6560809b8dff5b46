/** Every sentence of the game, in both languages; the compiler reports a missing one. */
import { makeWords } from '../../words.ts';
import { en } from './words-en.ts';
import { fi } from './words-fi.ts';

export const words = makeWords({ en, fi });
