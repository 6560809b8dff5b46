/** The words of the game in both languages. */
import type { Words } from '../../../words/words.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';

export const words: Words = { en, fi };
