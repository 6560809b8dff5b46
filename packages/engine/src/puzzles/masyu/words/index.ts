/** Every sentence of the game, in both languages; the compiler reports a missing one. */
import { makeWords } from '../../../words/words.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { lessonEn, lessonFi } from './lesson.ts';

export const words = makeWords({ en: { ...en, ...lessonEn }, fi: { ...fi, ...lessonFi } });
