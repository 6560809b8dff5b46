/** The words of the game in both languages. */
import type { Words } from '../../../words/words.ts';
import { editEn, editFi } from './edit.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { lessonEn, lessonFi } from './lesson.ts';
import { rulesEn, rulesFi } from './techniques.ts';

export const words: Words = {
  en: { ...en, ...lessonEn, ...editEn, ...rulesEn },
  fi: { ...fi, ...lessonFi, ...editFi, ...rulesFi },
};
