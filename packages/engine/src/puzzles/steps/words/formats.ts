/** What is said of texts that cannot be read. */
import { makeWords } from '../../../words/words.ts';

export const formatWords = makeWords({
  en: {
    'bad-shape': 'Expected a piece, A to H, not "{given}".',
    'bad-orientation': 'Expected an orientation, A to H, not "{given}".',
    'bad-home': 'Expected a location, A to Y or a to y, not "{given}".',
    'cut-short': 'Something is missing here: a placement has three characters, such as DFO.',
    'not-a-placement':
      '"{given}" is no placement: that is a piece, an orientation and a location, such as DFO.',
    'not-native': 'Expected "steps:" and then placements such as DFO.',
    'too-much': 'Nothing more was expected here.',
    'tray-length': 'Here are {given} orientations, and {expected} pieces are in the tray.',
    'solution-short': 'A solution has all eight pieces; with these there are {count}.',
    'no-start': 'A start of at least one placement was expected, such as DFO.',
    'objective-other': 'The objective does not have the start’s {placement}.',
    'not-a-move': 'Expected one move, such as DFO, -D, -DFO, D>, D< or D~, not "{given}".',
  },
  fi: {
    'bad-shape': 'Tähän kuuluu pala A–H, ei ”{given}”.',
    'bad-orientation': 'Tähän kuuluu asento A–H, ei ”{given}”.',
    'bad-home': 'Tähän kuuluu paikka A–Y tai a–y, ei ”{given}”.',
    'cut-short': 'Tästä puuttuu jotakin: sijoituksessa on kolme merkkiä, esimerkiksi DFO.',
    'not-a-placement': '”{given}” ei ole sijoitus: siihen kuuluu pala, asento ja paikka, esimerkiksi DFO.',
    'not-native': 'Tähän kuuluu ”steps:” ja sitten sijoituksia, esimerkiksi DFO.',
    'too-much': 'Tähän ei kuulu enempää.',
    'tray-length': 'Tässä on {given} asentoa, mutta tarjottimella on {expected} palaa.',
    'solution-short': 'Ratkaisussa on kaikki kahdeksan palaa; näillä niitä on {count}.',
    'no-start': 'Tähän kuuluu alku, ainakin yksi sijoitus, esimerkiksi DFO.',
    'objective-other': 'Tavoitteesta puuttuu alun {placement}.',
    'not-a-move': 'Tähän kuuluu yksi siirto, esimerkiksi DFO, -D, -DFO, D>, D< tai D~, ei ”{given}”.',
  },
});
