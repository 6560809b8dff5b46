/** Books in Finnish. */
import type { Phrase, Values } from 'edgewise';
import type { en } from './en.ts';

const count = (n: Values[string], one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

export const fi: Readonly<Record<keyof typeof en, Phrase>> = {
  'book-title': 'Särmäpulmia',
  'worksheet-title': 'Tehtävämoniste',
  'kit-title': 'Leikattavat palat',
  puzzles: ({ count: n }: Values) => count(n, 'tehtävä', 'tehtävää'),
  'from-seed': 'Siemen {seed}',
  imprint:
    'Kirjan jokaisella tehtävällä on täsmälleen yksi ratkaisu. Se on todistettu ennen painamista, ja sen löytää päättelemällä.',
  'imprint-many':
    'Kirjan jokainen tehtävä on ratkaistavissa. Joillakin on useita ratkaisuja, ja vastaussivut näyttävät niistä yhden.',
  'imprint-again': 'Samalla siemenellä syntyy sama kirja uudelleen: {seed}.',
  'imprint-made': 'Tehty Edgewisella, versio {version}.',
  contents: 'Sisällys',
  'how-to': 'Näin pelataan',
  'how-to-game': 'Näin pelataan: {game}',
  example: 'Esimerkki',
  'example-puzzle': 'Tehtävä',
  'example-solution': 'Ratkaisu',
  'step-by-step': 'Vaihe vaiheelta',
  solutions: 'Ratkaisut',
  hints: 'Vihjeet',
  'hints-about': 'Jokaisen tehtävän kolme ensimmäistä askelta. Peitä loput ja lue yksi kerrallaan.',
  'hint-so': 'Siis: {places}.',
  'one-of-several': 'yksi monista',
  scan: 'Skannaa ja pelaa',
  page: 'Sivu {page}',
  number: 'Nro {number}',
  name: 'Nimi',
  date: 'Päivä',
  'answer-key': 'Vastaukset',
  more: 'ja {count} muuta',

  'kit-about':
    'Tulosta 100 prosentin koossa (”todellinen koko”) jäykälle paperille. Tarkista mittakaava alla olevasta janasta ja leikkaa yhtenäisiä viivoja pitkin.',
  'kit-scale': '50 mm',
  'kit-backs': 'Kääntöpuolet peilikuvina: tulosta arkin toiselle puolelle, kääntö pitkän reunan yli.',
  'kit-board': 'Lauta',
  'kit-board-part': 'Lauta, osa {part}/{of}: leikkaa kehystä pitkin ja yhdistä osat.',
  'kit-pieces': ({ count: n }: Values) => count(n, 'pala', 'palaa'),
  'kit-labels': 'Rasian tarrat',
  'kit-code': 'Koodi {code}',

  'spec-json': 'Tämä ei ole kelvollista JSONia ({reason}).',
  'spec-shape': 'Kirja kuvataan luettelona osioita tai oliona, jossa on "sections".',
  'spec-unknown': 'Kenttää "{key}" ei ole. Tunnetut: {known}.',
  'spec-wrong': '{at}: {given} ei kelpaa; odotettiin: {expected}.',
  'spec-long': '{at} on liian pitkä: enintään {most} merkkiä.',
  'game-unknown': 'Peliä "{given}" ei ole. Tunnetut: {known}.',
  'preset-unknown': 'Pelissä {game} ei ole tasoa "{given}". Tunnetut: {known}.',
  'game-says': 'Peli ei hyväksy tätä.',
  'no-puzzles': 'Tulostettavia tehtäviä ei ole: nimeä peli ja määrä tai anna tiedosto, jossa on tehtäviä.',
  'too-many-puzzles': 'Kirjaan mahtuu enintään {most} tehtävää; tähän tulisi {count}.',
  'not-printable':
    'Kentässä {field} on ”{chars}”, jota kirjan kirjasimissa ei ole. Niissä on latinalaiset kirjaimet.',
  'puzzle-at': 'Tehtävä {number} ({source}, rivi {line}): {reason}',
  'puzzle-made': 'Tehtävä {number} ({game}, siemen {seed}): {reason}',
  'no-solution': 'sillä ei ole ratkaisua.',
  'many-solutions': 'sillä on useampi kuin yksi ratkaisu.',
  'unknown-solutions': 'ei voitu todistaa, että sillä on vain yksi ratkaisu.',
  'same-puzzle':
    'Tehtävä {number} on sama kuin tehtävä {first}: näillä asetuksilla on vain vähän eri tehtäviä. Pyydä vähemmän tai vaihda asetuksia.',
  'no-solver': 'tämä peli ei osaa todistaa, että ratkaisuja on vain yksi.',
  'no-kit': 'Pelissä {game} ei ole leikattavia paloja.',
  'too-large':
    'Tehtävä {number} on liian suuri tälle paperille isolla tekstillä: sen ruudut olisivat {size} mm leveitä, ja tarvitaan {least} mm.',
  'piece-too-large': 'Näin suuri pala ei mahdu paperille; suurin mahtuva on {size} mm.',
};
