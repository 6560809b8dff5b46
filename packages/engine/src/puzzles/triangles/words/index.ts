/** The words of the game in both languages, with the names of the colours. */
import { colourWords } from '../../../draw/glyphs.ts';
import type { Words } from '../../../words/words.ts';
import { editEn, editFi } from './edit.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { hintsEn } from './hints-en.ts';
import { hintsFi } from './hints-fi.ts';
import { lessonEn, lessonFi } from './lesson.ts';
import { rulesEn, rulesFi } from './techniques.ts';

export const words: Words = {
  en: { ...en, ...hintsEn, ...lessonEn, ...editEn, ...rulesEn, ...colourWords.en },
  fi: { ...fi, ...hintsFi, ...lessonFi, ...editFi, ...rulesFi, ...colourWords.fi },
};
