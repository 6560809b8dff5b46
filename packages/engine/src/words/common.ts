/** Words that belong to no single game: readers, sessions, parameters. `say` falls back to them. */
import { playWords } from './play.ts';
import type { Phrase, Values, Words } from './words.ts';
import { workshopWords } from './workshop.ts';

const en = {
  solved: 'Solved!',
  'level.beyond': 'Beyond the named techniques',
  'format.native': 'Edgewise line',
  'nothing-here': 'Nothing to do here.',
  'no-generator': 'This game cannot make new puzzles.',
  'difficulty-unknown':
    'The difficulty of such a puzzle cannot be measured: its hints do not force every step.',
  'difficulty-missed':
    'None of the {made} puzzles made had difficulty {from} to {to}; the nearest was {nearest}. Try another level or size.',
  'solution-goes-here': 'A solution continues here.',
  'technique.solution-goes-here': 'Towards a solution',
  'went-wrong-here': 'It went wrong here: from this move on there is no solution.',
  'offer.solvable': 'After this the puzzle can still be solved.',
  'offer.way-back': 'Taking this back returns to safer ground.',
  'offer.score': 'This keeps {score} points possible.',
  'line-open': (values: Values) => `${count(values['count'], 'line', 'lines')} joined, not closed yet`,
  'line-closed': (values: Values) => `A closed loop of ${count(values['count'], 'line', 'lines')}`,

  'param-unknown': 'There is no setting "{key}". Known: {known}.',
  'param-invalid': '"{given}" is not valid for {key}: expected {expected}.',
  'param-word': '"{word}" is not of the form name=value.',

  'read-empty': 'There is nothing here to read.',
  'read-binary': 'This is not text: it contains characters that no puzzle has.',
  'read-long': 'This is too long to be a puzzle: the limit is {limit} million characters.',
  'read-game': 'No game is called "{given}". Known: {known}.',
  'read-format': 'No format is called "{given}". Known: {known}.',
  'read-unknown': 'No format fits this text. Expected one of: {expected}.',
  'read-several': 'This text holds {count} puzzles; one was expected.',
  'read-lines': 'This format takes several lines, so a file in it cannot have one puzzle per line.',

  'session-header': 'A saved game begins with "{expected}".',
  'session-version': 'This game was saved by a newer version ({given}); this one reads up to {known}.',
  'session-event': 'Expected one of {expected}, not "{given}".',
  'session-time': 'Expected a time in milliseconds, not "{given}".',
  'session-time-back': 'Time runs backwards: {given} comes after {before}.',
  'session-no-moves': 'A step needs at least one move.',
  'session-extra': 'Nothing more was expected on this line.',
  'session-rung': 'Expected the step of a hint, 0–9, not "{given}".',
  'session-no-undo': 'There is nothing to undo.',
  'session-no-redo': 'There is nothing to redo.',
  'session-no-name': 'A checkpoint needs a name.',
  'session-no-checkpoint': 'There is no checkpoint called "{name}".',
  'session-cut':
    'This line was cut off while it was being saved and is left out; everything before it is here.',

  'verify-solved': (values: Values) =>
    `Solved in ${count(values['moves'], 'move', 'moves')} and ${String(values['seconds'])} s.`,
  'verify-given': (values: Values) =>
    `Solved, with ${count(values['given'], 'step', 'steps')} played by the program.`,
  'verify-unsolved': (values: Values) =>
    `Every move is legal, but the puzzle is not solved: ${String(values['issues'])} left to do.`,
};

const fi: Record<keyof typeof en, Phrase> = {
  solved: 'Ratkaistu!',
  'level.beyond': 'Nimettyjen päättelyjen tuolla puolen',
  'format.native': 'Edgewise-rivi',
  'nothing-here': 'Tässä ei ole mitään tehtävää.',
  'no-generator': 'Tähän peliin ei voi luoda uusia pulmia.',
  'difficulty-unknown':
    'Tällaisen tehtävän vaikeutta ei voi mitata: vihjeet eivät ratkaise jokaista askelta.',
  'difficulty-missed':
    'Vaikeudeltaan {from}–{to} olevaa tehtävää ei syntynyt {made} yrityksellä; lähin oli {nearest}. Kokeile toista tasoa tai kokoa.',
  'solution-goes-here': 'Eräs ratkaisu jatkuu tästä.',
  'technique.solution-goes-here': 'Kohti ratkaisua',
  'went-wrong-here': 'Tässä meni vikaan: tämän siirron jälkeen ratkaisua ei enää ole.',
  'offer.solvable': 'Tämän jälkeen pulman voi yhä ratkaista.',
  'offer.way-back': 'Peruminen vie takaisin varmemmalle pohjalle.',
  'offer.score': 'Näin {score} pistettä on yhä mahdollista.',
  'line-open': (values) => `${count(values['count'], 'viiva', 'viivaa')} yhdessä, ei vielä suljettu`,
  'line-closed': (values) => `Suljettu silmukka, ${count(values['count'], 'viiva', 'viivaa')}`,

  'param-unknown': 'Asetusta ”{key}” ei ole. Tunnetut: {known}.',
  'param-invalid': '”{given}” ei käy asetukseen {key}: sopivia ovat {expected}.',
  'param-word': '”{word}” ei ole muotoa nimi=arvo.',

  'read-empty': 'Tässä ei ole mitään luettavaa.',
  'read-binary': 'Tämä ei ole tekstiä: mukana on merkkejä, joita missään pulmassa ei ole.',
  'read-long': 'Tämä on liian pitkä pulmaksi: raja on {limit} miljoonaa merkkiä.',
  'read-game': 'Peliä ”{given}” ei ole. Tunnetut: {known}.',
  'read-format': 'Esitysmuotoa ”{given}” ei ole. Tunnetut: {known}.',
  'read-unknown': 'Teksti ei ole mitään tunnettua muotoa. Sopivia ovat: {expected}.',
  'read-several': 'Tekstissä on {count} pulmaa; odotettiin yhtä.',
  'read-lines': 'Tämä esitysmuoto vie monta riviä, joten rivillä ei voi olla kokonaista pulmaa.',

  'session-header': 'Tallennettu peli alkaa rivillä ”{expected}”.',
  'session-version': 'Pelin on tallentanut uudempi versio ({given}); tämä lukee versioon {known} asti.',
  'session-event': 'Tähän kuuluu jokin näistä: {expected}; nyt tässä on ”{given}”.',
  'session-time': 'Tähän kuuluu aika millisekunteina; nyt tässä on ”{given}”.',
  'session-time-back': 'Aika kulkee taaksepäin: {given} tulee ajan {before} jälkeen.',
  'session-no-moves': 'Askeleessa on oltava ainakin yksi siirto.',
  'session-extra': 'Tälle riville ei kuulu enempää.',
  'session-rung': 'Tähän kuuluu vihjeen porras 0–9; nyt tässä on ”{given}”.',
  'session-no-undo': 'Kumottavaa ei ole.',
  'session-no-redo': 'Uudelleen tehtävää ei ole.',
  'session-no-name': 'Välietappi tarvitsee nimen.',
  'session-no-checkpoint': 'Välietappia ”{name}” ei ole.',
  'session-cut':
    'Tämä rivi katkesi kesken tallennuksen, ja se jätettiin pois; kaikki sitä ennen on tallessa.',

  'verify-solved': (values) =>
    `Ratkaistu: ${count(values['moves'], 'siirto', 'siirtoa')}, ${String(values['seconds'])} s.`,
  'verify-given': (values) => `Ratkaistu; ohjelma pelasi ${count(values['given'], 'askeleen', 'askelta')}.`,
  'verify-unsolved': (values) =>
    `Kaikki siirrot ovat sallittuja, mutta pulma on kesken: ${count(values['issues'], 'asia', 'asiaa')} jäljellä.`,
};

function count(value: string | number | undefined, one: string, many: string): string {
  return `${String(value)} ${value === 1 ? one : many}`;
}

export const commonWords: Words = {
  en: { ...playWords.en, ...workshopWords.en, ...en },
  fi: { ...playWords.fi, ...workshopWords.fi, ...fi },
};
