/** Every sentence of the game. A code is written once in each language; the compiler misses none. */
import { makeWords, type Values } from '../../words/words.ts';

const many = (values: Values, one: string, more: string): string => (values['count'] === 1 ? one : more);

export const words = makeWords({
  en: {
    name: 'Lanterns',
    tagline: 'Light the lanterns by the numbers.',
    rules:
      'Decide for every lantern whether it is lit or dark. A number tells how many are lit of its own lantern and the ones on either side.',
    'example.solved': 'Solved: every lantern is decided and every number is right.',
    'example.too-many': 'Two lanterns are lit around the 1.',
    'example.too-few': 'Two are dark around the 2, so it can no longer be reached.',
    'example.undecided': 'One lantern is still to be decided.',

    'preset.easy': 'Easy, 8 lanterns',
    'preset.hard': 'Hard, 15 lanterns',
    'field.length': 'Length',
    'field.length.help': 'How many lanterns the row has.',
    'field.level': 'Level',
    'field.level.help': 'The hardest thinking the row needs.',
    'choice.level.counts': 'One number at a time',
    'choice.level.pairs': 'Two numbers together',
    'level.counts': 'One number at a time',
    'level.pairs': 'Two numbers together',

    'too-many': '{lit} lanterns are lit around this {clue}.',
    'too-few': 'At most {most} can be lit around this {clue}.',
    undecided: (values) =>
      many(
        values,
        'One lantern is not decided yet.',
        `${String(values['count'])} lanterns are not decided yet.`,
      ),

    full: (values) =>
      `The ${String(values['clue'])} has all its light, so ${many(values, 'the last lantern around it is', 'the other lanterns around it are')} dark.`,
    needed: (values) =>
      `The ${String(values['clue'])} needs ${many(values, 'the last lantern around it', 'every lantern left around it')}.`,
    pair: 'The {left} and the {right} share their middle lanterns, so only the outer ones make the difference.',
    together: 'Seen together, these leave lantern {n} no choice.',
    'technique.full': 'A number that has all its light',
    'technique.needed': 'A number that needs all that is left',
    'technique.pair': 'Two numbers side by side',
    'technique.together': 'Several numbers together',
    mistake: 'These cannot all be right. Lantern {n} is the one to take back.',
    impossible: 'These numbers cannot all hold, whatever is lit. The row has no solution.',

    'label.lit': 'lantern {n}, lit',
    'label.dark': 'lantern {n}, dark',
    'label.open': 'lantern {n}',
    'label.clue': 'number {clue} below lantern {n}',

    'no-such-lantern': 'There is no lantern {n}: the row has {length}.',
    'none-found': 'No such row turned up in {attempts} tries. Another length may help.',
    'not-native': 'Expected "blank:" and then the numbers.',
    'not-a-clue': 'Expected a number 0–3 or a dot, not "{given}".',
    'not-a-mark': 'Expected +, - or a dot, not "{given}".',
    'not-a-move': 'Expected a move such as 3+, 3- or 3., not "{given}".',
    'row-length': 'This row has {given} marks where {expected} are needed.',
    'too-much': 'Nothing more was expected here.',
    length: 'A row has {min}–{max} lanterns, not {given}.',
  },
  fi: {
    name: 'Lyhdyt',
    tagline: 'Sytytä lyhdyt numeroiden mukaan.',
    rules:
      'Päätä jokaisesta lyhdystä, palaako se vai onko se pimeä. Numero kertoo, montako palaa sen omasta lyhdystä ja vierekkäisistä.',
    'example.solved': 'Ratkaistu: jokainen lyhty on päätetty ja jokainen numero pitää.',
    'example.too-many': 'Numeron 1 ympärillä palaa kaksi lyhtyä.',
    'example.too-few': 'Numeron 2 ympärillä on kaksi pimeää, joten siihen ei enää ylletä.',
    'example.undecided': 'Yksi lyhty on vielä päättämättä.',

    'preset.easy': 'Helppo, 8 lyhtyä',
    'preset.hard': 'Vaikea, 15 lyhtyä',
    'field.length': 'Pituus',
    'field.length.help': 'Montako lyhtyä rivissä on.',
    'field.level': 'Taso',
    'field.level.help': 'Vaikein päättely, jonka rivi vaatii.',
    'choice.level.counts': 'Yksi numero kerrallaan',
    'choice.level.pairs': 'Kaksi numeroa yhdessä',
    'level.counts': 'Yksi numero kerrallaan',
    'level.pairs': 'Kaksi numeroa yhdessä',

    'too-many': 'Numeron {clue} ympärillä palaa {lit} lyhtyä.',
    'too-few': 'Numeron {clue} ympärillä voi palaa enintään {most}.',
    undecided: (values) =>
      many(
        values,
        'Yksi lyhty on vielä päättämättä.',
        `${String(values['count'])} lyhtyä on vielä päättämättä.`,
      ),

    full: (values) =>
      `Numerolla ${String(values['clue'])} on jo valonsa, joten ${many(values, 'viimeinen lyhty sen ympärillä on pimeä', 'muut lyhdyt sen ympärillä ovat pimeitä')}.`,
    needed: (values) =>
      `Numero ${String(values['clue'])} tarvitsee ${many(values, 'viimeisenkin lyhdyn ympäriltään', 'kaikki loput lyhdyt ympäriltään')}.`,
    pair: 'Numeroilla {left} ja {right} on yhteiset keskilyhdyt, joten eron tekevät vain reunimmaiset.',
    together: 'Yhdessä nämä eivät jätä lyhdylle {n} vaihtoehtoa.',
    'technique.full': 'Numero, jolla on jo valonsa',
    'technique.needed': 'Numero, joka tarvitsee kaiken jäljellä olevan',
    'technique.pair': 'Kaksi numeroa vierekkäin',
    'technique.together': 'Monta numeroa yhdessä',
    mistake: 'Nämä eivät voi kaikki pitää paikkaansa. Lyhty {n} kannattaa perua.',
    impossible: 'Nämä numerot eivät sovi yhteen, sytytti mitä tahansa. Rivillä ei ole ratkaisua.',

    'label.lit': 'lyhty {n}, palaa',
    'label.dark': 'lyhty {n}, pimeä',
    'label.open': 'lyhty {n}',
    'label.clue': 'numero {clue} lyhdyn {n} alla',

    'no-such-lantern': 'Lyhtyä {n} ei ole: rivissä on {length}.',
    'none-found': 'Sellaista riviä ei löytynyt {attempts} yrityksellä. Toinen pituus voi auttaa.',
    'not-native': 'Tähän kuuluu ”blank:” ja sen jälkeen numerot.',
    'not-a-clue': 'Tähän kuuluu numero 0–3 tai piste, ei ”{given}”.',
    'not-a-mark': 'Tähän kuuluu +, - tai piste, ei ”{given}”.',
    'not-a-move': 'Tähän kuuluu siirto, esimerkiksi 3+, 3- tai 3., ei ”{given}”.',
    'row-length': 'Tässä rivissä on {given} merkkiä, vaikka tarvitaan {expected}.',
    'too-much': 'Tähän ei kuulu enempää.',
    length: 'Rivissä on {min}–{max} lyhtyä, ei {given}.',
  },
});
