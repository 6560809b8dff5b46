/** What the screens for learning and practising say; fetched with them, so that the first paint does not pay for it. */
import { computed } from '@preact/signals';
import type { Language } from 'edgewise';
import { settings } from '../shell/settings.ts';

const en = {
  title: (game: string) => `${game}: techniques`,
  about: 'Every step a hint can show, easiest first. Learn one, then practise it on fresh boards.',
  none: 'This game teaches no techniques yet.',
  missing: 'This technique does not exist.',
  practise: 'Practise',
  practiseThis: 'Practise this',
  practiseDue: 'Practise what I needed help with',
  level: 'Level',
  needed: (count: number) => (count === 1 ? '1 hint needed' : `${count} hints needed`),
  found: (found: number, tried: number) => `${found} of ${tried} found`,
  before: 'Before',
  after: 'After',
  beforeOf: (what: string) => `Before: ${what}`,
  afterOf: (what: string) => `After: ${what}`,
  why: 'Why it holds',
  whyOne: 'Everything it rests on lights up in the picture.',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  whole: 'All of it',
  nextStep: 'Next step of the reasoning',
  previousStep: 'Previous step of the reasoning',
  pieces: 'Pieces beside the board',
  examples: 'Examples',
  exampleOf: (number: number) => `Example ${number}`,
  showAfter: 'Show the step',
  showBefore: 'Show the position',
  all: 'All techniques',
  advice: 'This is advice, one way of several, so there is no single move to practise.',
  // Practice
  finding: 'Finding a position…',
  notFound: 'No position was found.',
  task: 'Find the move',
  taskText: 'The next step on this board is this technique. Make the move; crosses count too.',
  taskPieces: 'The next step on this board is this technique. Place the piece where it belongs.',
  frame: 'It is in the part that is not dimmed.',
  frameOf: (from: string, to: string) => `That part goes from ${from} to ${to}.`,
  check: 'Check my move',
  show: 'Show me',
  undo: 'Undo my move',
  next: 'Next position',
  whatIsIt: 'What is this?',
  right: 'Right!',
  corrected: 'Right, that is it.',
  shown: 'This was the move:',
  untouched: 'Make your move on the board first.',
  checking: 'Checking…',
  wrong: 'Not this one.',
  isTrue: 'That is true, but it does not follow from this technique. What else do you see?',
  isOpen: 'That may be so, but nothing here forces it. What else do you see?',
  again: (days: number) =>
    days <= 0
      ? 'You will see it again today.'
      : days === 1
        ? 'You will see it again tomorrow.'
        : `You will see it again in ${days} days.`,
  tools: 'Tools',
  panel: 'The exercise',
};

type LearnMessages = typeof en;

const fi: LearnMessages = {
  title: (game) => `${game}: päättelytavat`,
  about:
    'Kaikki, mitä vihje voi näyttää, helpoimmasta alkaen. Opettele yksi ja harjoittele sitä uusilla laudoilla.',
  none: 'Tällä pelillä ei ole vielä opeteltavia päättelytapoja.',
  missing: 'Tällaista päättelytapaa ei ole.',
  practise: 'Harjoittele',
  practiseThis: 'Harjoittele tätä',
  practiseDue: 'Harjoittele sitä, missä tarvitsin apua',
  level: 'Taso',
  needed: (count) => (count === 1 ? '1 vihje tarpeen' : `${count} vihjettä tarpeen`),
  found: (found, tried) => `${found}/${tried} löydetty`,
  before: 'Ennen',
  after: 'Jälkeen',
  beforeOf: (what) => `Ennen: ${what}`,
  afterOf: (what) => `Jälkeen: ${what}`,
  why: 'Miksi se pitää paikkansa',
  whyOne: 'Kaikki, mihin se nojaa, on korostettu kuvassa.',
  stepOf: (step, count) => `Vaihe ${step}/${count}`,
  whole: 'Kaikki kerralla',
  nextStep: 'Päättelyn seuraava vaihe',
  previousStep: 'Päättelyn edellinen vaihe',
  pieces: 'Palat laudan vieressä',
  examples: 'Esimerkkejä',
  exampleOf: (number) => `Esimerkki ${number}`,
  showAfter: 'Näytä askel',
  showBefore: 'Näytä asema',
  all: 'Kaikki päättelytavat',
  advice: 'Tämä on neuvo, yksi tapa monesta, joten harjoiteltavaa yhtä siirtoa ei ole.',
  finding: 'Etsitään asemaa…',
  notFound: 'Asemaa ei löytynyt.',
  task: 'Etsi siirto',
  taskText: 'Tämän laudan seuraava askel on tämä päättely. Tee siirto; rastikin kelpaa.',
  taskPieces: 'Tämän laudan seuraava askel on tämä päättely. Aseta pala paikalleen.',
  frame: 'Se on kirkkaassa osassa.',
  frameOf: (from, to) => `Se osa: ${from} – ${to}.`,
  check: 'Tarkista siirtoni',
  show: 'Näytä',
  undo: 'Kumoa siirtoni',
  next: 'Seuraava asema',
  whatIsIt: 'Mikä tämä on?',
  right: 'Oikein!',
  corrected: 'Oikein, siinä se on.',
  shown: 'Siirto oli tämä:',
  untouched: 'Tee ensin siirtosi laudalla.',
  checking: 'Katsotaan…',
  wrong: 'Ei tämä.',
  isTrue: 'Niin on, mutta se ei seuraa tällä päättelyllä. Mitä muuta näet?',
  isOpen: 'Niin voi olla, mutta mikään ei pakota siihen. Mitä muuta näet?',
  again: (days) =>
    days <= 0
      ? 'Se tulee uudelleen tänään.'
      : days === 1
        ? 'Se tulee uudelleen huomenna.'
        : `Se tulee uudelleen ${days} päivän päästä.`,
  tools: 'Työkalut',
  panel: 'Harjoitus',
};

const all: Readonly<Record<Language, LearnMessages>> = { en, fi };

export const learnTexts = computed(() => all[settings.value.language]);
