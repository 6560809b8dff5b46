/** What is said while a Masyu is made. */
import type { Phrase } from '../../../words/words.ts';

export const editEn = {
  'edit-pearl-w': 'White pearl',
  'edit-pearl-b': 'Black pearl',
  'meter-pearls': 'Cells with a pearl',
  'meter-white': 'White pearls',
  'meter-black': 'Black pearls',
};

export const editFi: Record<keyof typeof editEn, Phrase> = {
  'edit-pearl-w': 'Valkoinen helmi',
  'edit-pearl-b': 'Musta helmi',
  'meter-pearls': 'Ruutuja, joissa on helmi',
  'meter-white': 'Valkoisia helmiä',
  'meter-black': 'Mustia helmiä',
};
