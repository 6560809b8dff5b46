/** Every sentence of the game, in Finnish: the compiler reports a missing one. */
import type { Phrase, Values } from '../../../words/words.ts';
import type { en } from './en.ts';

export const fi: Readonly<Record<keyof typeof en, Phrase>> = {
  name: 'Lyhdyt',
  tagline: 'Sytytä lyhdyt numeroiden mukaan.',
  goal: 'Sytytä oikeat lyhdyt: luku kertoo, montako sen ympärillä palaa.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'Kaikki lyhdyt on päätetty.'
      : `${v['count']} ${v['count'] === 1 ? 'lyhty jäljellä' : 'lyhtyä jäljellä'}`,
  rules:
    'Päätä jokaisesta lyhdystä, palaako se vai onko se pimeä. Numero kertoo, montako palaa sen omasta lyhdystä ja vierekkäisistä.',
  'example.solved': 'Ratkaistu: jokainen lyhty on päätetty ja jokainen numero pitää.',
  'example.too-many': 'Numeron 1 ympärillä palaa kaksi lyhtyä.',
  'example.too-few': 'Numeron 2 ympärillä on kaksi pimeää, joten siihen ei enää ylletä.',
  'example.undecided': 'Yksi lyhty on vielä päättämättä.',

  'preset.short': '8 lyhtyä',
  'preset.long': '15 lyhtyä',
  'field.length': 'Pituus',
  'field.length.help': 'Montako lyhtyä rivissä on.',
  'format.native': 'Yksi rivi: numerot, merkinnät, ratkaisu',

  'too-many': 'Numeron {clue} ympärillä palaa {lit} lyhtyä.',
  'too-few': 'Numeron {clue} ympärillä voi palaa enintään {most}.',
  undecided: 'Lyhtyjä päättämättä: {count}',

  full: 'Tällä numerolla on jo valonsa, joten lyhty {n} on pimeä.',
  needed: 'Tämä numero tarvitsee lyhdyn {n}.',
  together: 'Yhdessä nämä eivät jätä lyhdylle {n} vaihtoehtoa.',
  'technique.full': 'Numero, jolla on jo valonsa',
  'technique.needed': 'Numero, joka tarvitsee kaiken jäljellä olevan',
  'technique.together': 'Monta numeroa yhdessä',
  mistake: 'Nämä eivät voi kaikki pitää paikkaansa. Lyhty {n} kannattaa perua.',
  impossible: 'Nämä numerot eivät sovi yhteen, sytytti mitä tahansa. Rivillä ei ole ratkaisua.',

  'label.lit': 'lyhty {n}, palaa',
  'label.dark': 'lyhty {n}, pimeä',
  'label.open': 'lyhty {n}',
  'label.clue': 'numero {clue} lyhdyn {n} alla',

  'no-such-lantern': 'Lyhtyä {n} ei ole: rivissä on {length}.',
  'not-native': 'Tähän kuuluu ”lanterns:” ja sen jälkeen numerot.',
  'not-a-clue': 'Tähän kuuluu numero 0–3 tai piste, ei ”{given}”.',
  'not-a-mark': 'Tähän kuuluu +, - tai piste, ei ”{given}”.',
  'not-a-move': 'Tähän kuuluu siirto, esimerkiksi 3+, 3- tai 3., ei ”{given}”.',
  'row-length': 'Tässä rivissä on {given} merkkiä, vaikka tarvitaan {expected}.',
  'too-much': 'Tähän ei kuulu enempää.',
  length: 'Rivissä on {min}–{max} lyhtyä, ei {given}.',

  'edit-clue': 'Numero {clue}',
  'meter-clues': 'Paikkoja, joissa on numero',
};
