/** What is said while playing, whatever the game: see play/announce.ts. */
import type { Phrase, Values, Words } from './words.ts';
import type { Lookup } from '../vocabulary.ts';

const num = (values: Values, key: string): number => Number(values[key]);
const text = (values: Values, key: string): string => String(values[key] ?? '');

const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

/** "12 of 40 done, 2 mistakes" */
const leftEn = (values: Values): string => {
  const wrong = num(values, 'wrong');
  return `${text(values, 'done')} of ${text(values, 'of')} done${wrong ? `, ${count(wrong, 'mistake', 'mistakes')}` : ''}.`;
};
const leftFi = (values: Values): string => {
  const wrong = num(values, 'wrong');
  return `${text(values, 'done')}/${text(values, 'of')} valmiina${wrong ? `, ${count(wrong, 'virhe', 'virhettä')}` : ''}.`;
};

/** Parts of a board by row and column, in thirds. */
const PARTS_EN: Lookup<string> = {
  '00': 'at the upper left',
  '01': 'at the top',
  '02': 'at the upper right',
  '10': 'on the left',
  '11': 'in the middle',
  '12': 'on the right',
  '20': 'at the lower left',
  '21': 'at the bottom',
  '22': 'at the lower right',
};
const PARTS_FI: Lookup<string> = {
  '00': 'vasempaan yläkulmaan',
  '01': 'yläreunaan',
  '02': 'oikeaan yläkulmaan',
  '10': 'vasempaan reunaan',
  '11': 'keskelle',
  '12': 'oikeaan reunaan',
  '20': 'vasempaan alakulmaan',
  '21': 'alareunaan',
  '22': 'oikeaan alakulmaan',
};

const en = {
  'nothing-here': 'Nothing to do here.',
  'play-read-only': 'This game is open somewhere else.',
  'play-undone': 'Undone.',
  'play-redone': 'Redone.',
  'play-no-undo': 'Nothing to undo.',
  'play-no-redo': 'Nothing to redo.',
  'play-restarted': 'Back to the start. Undo brings everything back.',
  'play-changed': '{count} marks changed',
  'play-stroke-cancelled': 'Cancelled; nothing was drawn.',
  'play-swapped': 'Taps now make the second mark.',
  'play-unswapped': 'Taps make the first mark again.',
  'play-left': leftEn,
  'play-locked': 'The puzzle is solved. Choose “Play on” to change it.',
  'play-to-do': (values: Values) => (num(values, 'count') ? `${num(values, 'count')} left` : 'All done.'),
  'play-finished': '{score} of {most} points.',

  'play-picked-up': 'Picked up. Choose a place on the board.',
  'play-put-back': 'Put back.',
  'play-no-turning': 'Turning on the board is switched off. Put the piece back to rotate it.',
  'play-released': 'Piece released.',
  'play-not-there': 'It does not go there. You are still holding it.',
  'play-shelf-empty': 'All pieces are on the board.',
  'play-fits-here': (values: Values) =>
    num(values, 'count')
      ? `${num(values, 'count') === 1 ? '1 piece fits' : `${num(values, 'count')} pieces fit`} here:`
      : 'Nothing fits here.',
  'play-fits-places': (values: Values) =>
    num(values, 'count') ? `Fits in ${count(num(values, 'count'), 'place', 'places')}:` : 'Fits nowhere now.',
  'play-and-more': 'and more',
  'play-fits-unknown': 'There is nothing to show for that place.',

  'play-hint-where': 'Look here.',
  'play-hint-part': (values: Values) => `Look ${PARTS_EN[text(values, 'part')] ?? 'here'}.`,
  'play-hint-mistake': 'First, something on the board is wrong.',
  'play-hint-done': 'Done.',
  'play-hint-link': '{link} of {links}:',
  'play-hint-solved': 'The puzzle is solved.',
  'play-hint-open': 'It can still be solved, but no step is forced here.',
  'play-hint-dead': 'This cannot be solved any more.',
  'play-hint-impossible': 'This puzzle has no solution.',
  'play-hint-unknown': 'Nothing certain can be said about this position.',
  'play-went-back': 'This is the last position that can be solved. Undo returns to where you were.',
  'play-no-solvable': 'No earlier position can be solved either.',
  'play-solution-shown': 'This is the solution.',
  'play-no-solution': 'No solution was found.',
  'play-action-nothing': 'Nothing to do right now.',
  'play-action-done': 'Done.',

  'play-check-good': 'No mistakes so far.',
  'play-check-place': '{index} of {of}:',

  'play-checkpoint-set': 'Checkpoint {name} saved. Your next move is the guess.',
  'play-returned': 'Back at checkpoint {name}.',
  'play-rejected': 'Back at checkpoint {name}. The guess is now marked as wrong.',
  'play-forgotten': 'Checkpoint {name} deleted.',

  'play-unknown': '“{text}” is not understood. Type help for examples.',
  'play-no-place': 'There is no place “{text}” on this board.',
  'play-same': 'It is already like that.',
  'play-nothing-left': 'Nothing is left to do there.',
  'play-help':
    'For example: c3 line right · c3 cross up · what is left at c3 · read row c · hint · check · undo. A letter is the row, a number the place in it.',
  'play-help-pieces':
    'For example: place {piece} at {place} · what fits {place} · rotate {piece} · take {piece} · read pieces · read mistakes · hint · check · undo.',
};

const fi: Record<keyof typeof en, Phrase> = {
  'nothing-here': 'Tässä ei ole mitään tehtävää.',
  'play-read-only': 'Tämä peli on auki muualla.',
  'play-undone': 'Kumottu.',
  'play-redone': 'Tehty uudelleen.',
  'play-no-undo': 'Kumottavaa ei ole.',
  'play-no-redo': 'Uudelleen tehtävää ei ole.',
  'play-restarted': 'Takaisin alussa. Kumoaminen palauttaa kaiken.',
  'play-changed': '{count} merkkiä muuttui',
  'play-stroke-cancelled': 'Peruttu; mitään ei piirretty.',
  'play-swapped': 'Napautus tekee nyt toisen merkin.',
  'play-unswapped': 'Napautus tekee taas ensimmäisen merkin.',
  'play-left': leftFi,
  'play-locked': 'Pulma on ratkaistu. Valitse ”Jatka pelaamista”, jos haluat muuttaa sitä.',
  'play-to-do': (values) => (num(values, 'count') ? `${num(values, 'count')} jäljellä` : 'Kaikki valmiina.'),
  'play-finished': '{score}/{most} pistettä.',

  'play-picked-up': 'Kädessä. Valitse paikka laudalta.',
  'play-put-back': 'Palautettu hyllylle.',
  'play-no-turning': 'Kääntäminen laudalla on pois päältä. Palauta pala hyllylle, niin voit kääntää sitä.',
  'play-released': 'Pala jäi paikalleen.',
  'play-not-there': 'Se ei käy siihen. Pala on yhä kädessäsi.',
  'play-shelf-empty': 'Kaikki palat ovat laudalla.',
  'play-fits-here': (values) =>
    num(values, 'count')
      ? `Tähän käy ${num(values, 'count') === 1 ? '1 pala' : `${num(values, 'count')} palaa`}:`
      : 'Tähän ei käy mikään.',
  'play-fits-places': (values) =>
    num(values, 'count')
      ? `Käy ${num(values, 'count') === 1 ? '1 paikkaan' : `${num(values, 'count')} paikkaan`}:`
      : 'Ei käy nyt minnekään.',
  'play-and-more': 'ja muita',
  'play-fits-unknown': 'Siitä paikasta ei ole kysyttävää.',

  'play-hint-where': 'Katso tästä.',
  'play-hint-part': (values) => `Katso ${PARTS_FI[text(values, 'part')] ?? 'tästä'}.`,
  'play-hint-mistake': 'Ennen vihjettä: laudalla on jotain väärin.',
  'play-hint-done': 'Tehty.',
  'play-hint-link': '{link}/{links}:',
  'play-hint-solved': 'Pulma on ratkaistu.',
  'play-hint-open': 'Pulman voi yhä ratkaista, mutta mikään askel ei ole pakollinen.',
  'play-hint-dead': 'Tästä pulmaa ei voi enää ratkaista.',
  'play-hint-impossible': 'Tällä pulmalla ei ole ratkaisua.',
  'play-hint-unknown': 'Tästä asemasta ei voi sanoa mitään varmaa.',
  'play-went-back': 'Tämä on viimeinen asema, josta pulman voi ratkaista. Kumoaminen palaa takaisin.',
  'play-no-solvable': 'Mistään aiemmastakaan asemasta pulmaa ei voi ratkaista.',
  'play-solution-shown': 'Tässä on ratkaisu.',
  'play-no-solution': 'Ratkaisua ei löytynyt.',
  'play-action-nothing': 'Nyt ei ole mitään tehtävää.',
  'play-action-done': 'Tehty.',

  'play-check-good': 'Ei virheitä tähän mennessä.',
  'play-check-place': '{index}/{of}:',

  'play-checkpoint-set': 'Välietappi {name} on tallessa. Seuraava siirtosi on arvaus.',
  'play-returned': 'Takaisin välietapilla {name}.',
  'play-rejected': 'Takaisin välietapilla {name}. Arvaus on merkitty vääräksi.',
  'play-forgotten': 'Välietappi {name} on poistettu.',

  'play-unknown': 'Komentoa ”{text}” ei tunneta. Kirjoita ohje, niin saat esimerkkejä.',
  'play-no-place': 'Laudalla ei ole paikkaa ”{text}”.',
  'play-same': 'Niin se on jo.',
  'play-nothing-left': 'Siinä ei ole enää tehtävää.',
  'play-help':
    'Esimerkiksi: c3 viiva oikea · c3 rasti ylös · mitä on jäljellä c3 · lue rivi c · vihje · tarkista · kumoa. Kirjain on rivi, numero paikka rivillä.',
  'play-help-pieces':
    'Esimerkiksi: pane {piece} paikkaan {place} · mikä käy {place} · käännä {piece} · ota {piece} · lue palat · lue virheet · vihje · tarkista · kumoa.',
};

export const playWords: Words = { en, fi };
