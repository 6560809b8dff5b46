/** What is said while a start is made. */
import type { Phrase } from '../../../words/words.ts';

export const editEn = {
  'edit-placement': 'Piece {piece}, orientation {orientation}',
  'meter-start': 'Start pieces',
};

export const editFi: Record<keyof typeof editEn, Phrase> = {
  'edit-placement': 'Pala {piece}, asento {orientation}',
  'meter-start': 'Aloituspaloja',
};
