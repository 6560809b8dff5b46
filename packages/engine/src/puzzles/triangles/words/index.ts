/** The words of the game in both languages, with the names of the colours. */
import { colourWords } from '../../../draw/glyphs.ts';
import type { Words } from '../../../words/words.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { lessonEn, lessonFi } from './lesson.ts';

export const words: Words = {
  en: { ...en, ...lessonEn, ...colourWords.en },
  fi: { ...fi, ...lessonFi, ...colourWords.fi },
};
