/** Alku, uudet pelit, avaaminen, jakaminen ja säännöt suomeksi. */
import type { enLibrary } from '../en/library.ts';

export const fiLibrary: typeof enLibrary = {
  // Home
  homeTitle: 'Hiljainen pöytä, yksi pulma sen päällä',
  continueTitle: 'Jatka',
  gamesTitle: 'Pelit',
  doneTitle: 'Ratkaistut',
  moreGames: (count) => `Näytä kaikki ${count}`,
  play: 'Pelaa',
  continueGame: (name) => `Jatka: ${name}`,
  progress: (done, of) => `${done}/${of}`,
  playedAt: (when) => `Pelattu ${when}`,
  moreOptions: 'Lisää valintoja…',
  rules: 'Säännöt',
  remove: 'Poista',
  removed: 'Peli poistettiin.',
  undoRemove: 'Palauta se',
  importTitle: 'Avaa pulma',
  importLabel: 'Liitä pulma missä muodossa tahansa, linkki tai tallennettu peli',
  importHint: 'Tai pudota tiedosto mihin tahansa tällä sivulla.',
  importOpen: 'Avaa',
  importFile: 'Valitse tiedosto',
  importAt: (line, column) => ` (Rivi ${line}, merkki ${column}.)`,
  importedMany: (count) =>
    count === 1 ? 'Yksi pulma avattiin.' : `${count} pulmaa avattiin. Ne odottavat kohdassa Jatka.`,
  importedAll: (count) => (count === 1 ? 'Yksi peli tuotiin.' : `${count} peliä tuotiin.`),
  importWarning: (text) => `Avattu, mutta huomaa: ${text}`,
  'link-damaged':
    'Linkki on vioittunut: osa siitä puuttuu tai on muuttunut. Pyydä se uudelleen tai liitä itse pulma.',
  'link-long': 'Linkki on liian pitkä pulmaksi.',
  gameMissing: 'Tätä peliä ei enää ole täällä.',
  gameBroken:
    'Tallennettua peliä ei voi lukea. Se säilytetään sellaisenaan; voit ladata kaiken talteen asetuksista.',
  goHome: 'Siirry alkuun',

  // Making
  newTitle: (name) => `Uusi ${name}`,
  newGame: 'Uusi peli',
  presets: 'Valitse',
  fields: 'Oma sekoitus',
  make: 'Tee pulma',
  making: 'Tehdään pulmaa…',
  makingCount: (done, of) => `Yritys ${done}, enintään ${of}`,
  cancel: 'Peru',
  cancelled: 'Keskeytetty.',
  failed: 'Jokin meni vikaan. Pelisi ovat tallessa. Yritä uudelleen.',

  // Sharing
  shareTitle: 'Jaa',
  shareLink: 'Linkki',
  shareProgress: 'Oman edistymisen kanssa',
  copy: 'Kopioi',
  copied: 'Kopioitu.',
  copyFailed: 'Selain ei antanut kopioida. Teksti on valittuna: kopioi se käsin.',
  shareQr: 'Kuvattava koodi',
  shareQrLong: 'Tämä on liikaa koodiksi, jonka kamera lukee. Käytä linkkiä.',
  shareFormat: 'Tekstinä',
  shareFile: 'Tallenna tiedostoksi',
  saveGame: 'Koko peli',
  printPuzzle: 'Tulosta pulma',
  printSolution: 'Tulosta ratkaisun kanssa',
  solutionTitle: 'Ratkaisu',

  // Rules
  rulesTitle: (name) => `${name}: säännöt ja ohjaus`,
  rulesHow: 'Säännöt',
  rulesExamples: 'Mitä tarkistus voi sanoa',
  rulesLevels: 'Tasot',
  rulesLevelsText: 'Taso on vaikein askel, jonka pulma todella vaatii.',
  controlsTitle: 'Ohjaus',
  shortcutsTitle: 'Näppäimet',
  tryIt: 'Pelaa tätä peliä',

  // Records
  albumTitle: 'Albumi',
  albumCount: (found, of) => (of === undefined ? `${found} löydetty` : `${found}/${of} löydetty`),
  albumCounting: 'Lasketaan, montako niitä on…',
  albumOpen: (found) => `Albumi (${found})`,
  bestTime: (time) => `Paras aika ${time}`,
  newBest: 'Paras aikasi tässä',
  solvedTimes: (count) => (count === 1 ? 'ratkaistu kerran' : `ratkaistu ${count} kertaa`),
  seriesDone: (done, of) => `${done}/${of} ratkaistu`,
  seriesStep: (name, solved) => (solved ? `${name}, ratkaistu` : name),
  ago: {
    now: 'juuri äsken',
    minutes: (count) => (count === 1 ? 'minuutti sitten' : `${count} minuuttia sitten`),
    hours: (count) => (count === 1 ? 'tunti sitten' : `${count} tuntia sitten`),
    days: (count) => (count === 1 ? 'eilen' : `${count} päivää sitten`),
  },
};
