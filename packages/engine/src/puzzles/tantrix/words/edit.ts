/** What is said while a puzzle of tiles is made. */
import type { Phrase, Values } from '../../../words/words.ts';
import { en as speechEn, fi as speechFi } from './grammar.ts';

export const editEn = {
  'choice.locks.true': 'Yes',
  'choice.locks.false': 'No',
  'choice.colour.R?': 'Any, red suggested',
  'choice.colour.G?': 'Any, green suggested',
  'choice.colour.B?': 'Any, blue suggested',
  'choice.colour.Y?': 'Any, yellow suggested',
  'edit-tile-in': (v: Values) => `tile ${v['tile']}, in the puzzle: ${speechEn.around(v['sides'])}`,
  'edit-tile-out': (v: Values) => `tile ${v['tile']}, not in the puzzle: ${speechEn.around(v['sides'])}`,
  'edit-tick': 'Add tile {tile}',
  'edit-untick': 'Remove tile {tile}',
  'edit-not-all-placed': 'Place every tile in the drawing first.',
  'edit.outline.pyramid': 'Fill a triangle',
  'edit.outline.drawn': 'Fill the drawn outline',
  'edit.outline.-': 'No outline',
  'edit.cells.drawn': 'Give the cells as drawn: tiles only turn',
  'edit.cells.-': 'No given cells',
  'given.cells': 'Give the cells; tiles only turn',
  'given.outline': 'Give the outline to fill',
  'meter-colour': (v: Values) =>
    `${speechEn.colour(v['colour'])}: ${v['corners']} corners, ${v['bends']} bends, ${v['straights']} straights`,
};

export const editFi: Record<keyof typeof editEn, Phrase> = {
  'choice.locks.true': 'Kyllä',
  'choice.locks.false': 'Ei',
  'choice.colour.R?': 'Mikä tahansa, punaista ehdotetaan',
  'choice.colour.G?': 'Mikä tahansa, vihreää ehdotetaan',
  'choice.colour.B?': 'Mikä tahansa, sinistä ehdotetaan',
  'choice.colour.Y?': 'Mikä tahansa, keltaista ehdotetaan',
  'edit-tile-in': (v) => `laatta ${v['tile']}, tehtävässä: ${speechFi.around(v['sides'])}`,
  'edit-tile-out': (v) => `laatta ${v['tile']}, ei tehtävässä: ${speechFi.around(v['sides'])}`,
  'edit-tick': 'Lisää laatta {tile}',
  'edit-untick': 'Poista laatta {tile}',
  'edit-not-all-placed': 'Sijoita ensin jokainen laatta piirrokseen.',
  'edit.outline.pyramid': 'Täytä kolmio',
  'edit.outline.drawn': 'Täytä piirretty muoto',
  'edit.outline.-': 'Ei muotoa',
  'edit.cells.drawn': 'Anna paikat piirroksesta: laattoja vain käännetään',
  'edit.cells.-': 'Ei annettuja paikkoja',
  'given.cells': 'Anna paikat; laattoja vain käännetään',
  'given.outline': 'Anna täytettävä muoto',
  'meter-colour': (v) =>
    `${speechFi.colour(v['colour'])}: mutkia ${v['corners']}, kaarteita ${v['bends']}, suoria ${v['straights']}`,
};
