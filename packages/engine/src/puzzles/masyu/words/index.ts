/** Every sentence of the game, in both languages; the compiler reports a missing one. */
import { textWords } from '../../../text/words.ts';
import { makeWords } from '../../../words/words.ts';
import { editEn, editFi } from './edit.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { lessonEn, lessonFi } from './lesson.ts';
import { rulesEn, rulesFi } from './techniques.ts';

export const words = makeWords({
  en: { ...textWords.en, ...en, ...lessonEn, ...editEn, ...rulesEn },
  fi: { ...textWords.fi, ...fi, ...lessonFi, ...editFi, ...rulesFi },
});
