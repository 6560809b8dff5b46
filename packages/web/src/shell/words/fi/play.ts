/** The play screen and its pieces, in Finnish. */
import type { enPlay } from '../en/play.ts';

const monta = (count: number, yksi: string, monta: string): string =>
  `${count} ${count === 1 ? yksi : monta}`;

export const fiPlay: typeof enPlay = {
  board: (name) => `${name}-lauta`,
  boardHelp:
    'Nuolet siirtävät kohdistinta. Enter tekee ensimmäisen merkin, välilyönti vaihtaa merkkiä, askelpalautin tyhjentää. Vaihto ja nuoli piirtää, Ctrl ja nuoli rastittaa.',
  tools: 'Työkalut',
  panel: 'Tämä peli',
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
  hint: 'Vihje',
  check: 'Tarkista',
  checkpoint: 'Kokeile',
  restart: 'Aloita alusta',
  more: 'Lisää',
  share: 'Jaa',
  print: 'Tulosta',
  solveIt: 'Näytä ratkaisu',
  help: 'Ohje',
  settings: 'Asetukset',
  zoomFit: 'Sovita näyttöön',
  boardCut: 'Lauta jatkuu. Kaksi sormea siirtää sitä.',
  swap: 'Rastit',
  time: 'Aika',
  pause: 'Tauko',
  paused: 'Tauolla',
  resume: 'Jatka',
  difficultyOf: (dots) => `Vaikeus ${dots}/5`,
  ownPuzzle: 'Oma',
  goalTitle: 'Tavoite',
  stuck: 'Jumissa? Vihje näyttää yhden askeleen kerrallaan.',
  progressLabel: 'Edistyminen',
  conflicts: (count) => monta(count, 'virhe', 'virhettä'),
  continued: (time) => `Tervetuloa takaisin. Pelikello oli ajassa ${time}.`,

  solved: 'Ratkaistu!',
  finished: 'Valmis',
  solvedSay: 'Kaikki täsmää. Hienoa.',
  solvedShown: 'Tässä on ratkaisu.',
  solvedTime: 'aika',
  solvedMoves: (moves) => (moves === 1 ? 'siirto' : 'siirtoa'),
  solvedHints: (count) => (count === 1 ? 'vihje' : 'vihjettä'),
  noHints: 'Ilman vihjeitä',
  hintsUsed: (count, filled) =>
    `${monta(count, 'vihje', 'vihjettä')} käytetty${filled ? `, ${monta(filled, 'askel', 'askelta')} täytetty` : ''}`,
  stepsFilled: (count) => `${monta(count, 'askel', 'askelta')} täytetty puolestasi`,
  solutionShown: 'Ratkaisu näytetty',
  needed: (level) => `Vaikein askel: ${level}.`,
  next: 'Seuraava pulma',
  replay: 'Katso uudelleen',
  playOn: 'Jatka pelaamista',
  certificate: 'Tallenna peli',

  notUnique:
    'Pulmalla on useampi ratkaisu, joten kaikki askeleet eivät ole pakollisia. Mikä tahansa ratkaisu kelpaa.',
  noSolution: 'Pulmalla ei ole ratkaisua. Voit katsoa ja pelata, mutta valmiiksi se ei tule.',

  commandLabel: 'Kirjoita siirto',
  commandRun: 'Tee',

  shelf: 'Palat',
  shelfCount: (here) => `${here} jäljellä`,
  pieceTurn: 'Kierrä oikealle',
  pieceBack: 'Kierrä vasemmalle',
  pieceFlip: 'Käännä ympäri',
  pieceAway: 'Palauta',

  boardHelpPieces:
    'Nuolet siirtävät kohdistinta. Enter tyhjässä paikassa näyttää, mikä siihen käy; palan kohdalla se kiertää palaa. G ottaa palan, Enter panee sen paikalleen, askelpalautin palauttaa. P vie palojen luo.',
  fitsCount: (count) => (count === 0 ? 'Tähän ei käy mikään' : `Tähän käy ${monta(count, 'pala', 'palaa')}`),
  fitsWays: (count) => monta(count, 'tapa', 'tapaa'),
  fitsAll: 'Näytä kaikki',
  pileTitle: 'Pino',
  pilePlace: (index, of) => `${index}/${of}`,
  pilePrevious: 'Edellinen pala',
  pileNext: 'Seuraava pala',
  shelfEmpty: 'Kaikki palat ovat laudalla.',
  shelfAsPile: 'Näytä pinona',
  shelfAsShelf: 'Näytä kaikki palat',

  viewTitle: 'Näkymä',
  viewPlain: 'Tavallinen',
  coloursAndSigns: 'Värit ja merkit',
  meterTitle: 'Vielä tarvitaan',
  score: (points, most) => `${points}/${most} pistettä`,
  scoreBest: (best, average) => `Paras tuloksesi: ${best}. Keskiarvo: ${average}.`,
  unsolvableNow: 'Tästä ei enää pääse loppuun. Vihje kertoo miksi.',

  actionBusy: 'Hetki vain…',
};
