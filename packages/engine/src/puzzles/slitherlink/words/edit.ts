/** What is said while a Slitherlink is made. */
import type { Phrase } from '../../../words/words.ts';

export const editEn = {
  'edit-clue': 'Number {clue}',
  'edit-clue-unknown': 'Question mark',
  'edit-no-such-turn': 'This board would not look the same afterwards, so it cannot be turned like that.',
  'meter-clues': 'Cells with a number',
  'meter-value': 'Number {value}',
};

export const editFi: Record<keyof typeof editEn, Phrase> = {
  'edit-clue': 'Numero {clue}',
  'edit-clue-unknown': 'Kysymysmerkki',
  'edit-no-such-turn': 'Lauta ei näyttäisi sen jälkeen samalta, joten sitä ei voi kääntää näin.',
  'meter-clues': 'Ruutuja, joissa on numero',
  'meter-value': 'Numero {value}',
};
