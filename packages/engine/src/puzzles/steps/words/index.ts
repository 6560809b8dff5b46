/** The words of the game in both languages. */
import type { Words } from '../../../words/words.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { lessonEn, lessonFi } from './lesson.ts';

export const words: Words = { en: { ...en, ...lessonEn }, fi: { ...fi, ...lessonFi } };
