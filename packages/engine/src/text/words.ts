/** Messages of text/ when a text cannot be read; a game with formats includes these words in its own. */
import { makeWords, type Values } from '../words/words.ts';

const quoted = (value: Values[string]): string => `“${value}”`;
const lainattu = (value: Values[string]): string => `”${value}”`;

export const textWords = makeWords({
  en: {
    'text-empty': 'There is nothing to read here.',
    'text-long': 'This text is too long for a puzzle: {found} characters, at most {expected}.',
    'one-line': 'This format has one line, but another begins here.',
    expected: ({ expected, found }) => {
      if (expected === '') return `The text should end here, but ${quoted(found)} follows.`;
      return found === ''
        ? `The text ends where ${expected} should come.`
        : `Expected ${expected}, found ${quoted(found)}.`;
    },
    size: ({ expected, found }) =>
      found === ''
        ? `A side length (${expected}) is missing.`
        : `A side is ${expected} cells long, not ${quoted(found)}.`,
    'marks-long': 'There are more marks than the {expected} that this board has.',
    'marks-short': 'The marks end after {found} of {expected}.',
  },
  fi: {
    'text-empty': 'Tässä ei ole mitään luettavaa.',
    'text-long': 'Teksti on liian pitkä tehtäväksi: {found} merkkiä, enintään {expected}.',
    'one-line': 'Tämä muoto on yhden rivin mittainen, ja tästä alkaa toinen.',
    expected: ({ expected, found }) => {
      if (expected === '') return `Tekstin pitäisi päättyä tähän, mutta tässä on vielä ${lainattu(found)}.`;
      return found === ''
        ? `Teksti loppuu kohtaan, jossa pitäisi olla ${expected}.`
        : `Tässä pitäisi olla ${expected}, mutta tässä on ${lainattu(found)}.`;
    },
    size: ({ expected, found }) =>
      found === ''
        ? `Sivun pituus (${expected}) puuttuu.`
        : `Sivun pituus on ${expected} ruutua, ei ${lainattu(found)}.`,
    'marks-long': 'Merkintöjä on enemmän kuin laudan {expected}.',
    'marks-short': 'Merkinnät loppuvat kesken: {found}/{expected}.',
  },
});
