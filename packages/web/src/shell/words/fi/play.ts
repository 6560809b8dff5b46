/** Pelinäkymä ja palat suomeksi. */
import type { enPlay } from '../en/play.ts';

export const fiPlay: typeof enPlay = {
  // Playing
  board: (name) => `${name}, pelilauta`,
  boardHelp:
    'Nuolet siirtävät, Enter merkitsee, välilyönti kiertää merkit, askelpalautin tyhjentää, vaihto ja nuoli piirtää, Ctrl ja nuoli rastii.',
  tools: 'Työkalut',
  panel: 'Tämä peli',
  undo: 'Kumoa',
  redo: 'Uudelleen',
  hint: 'Vihje',
  check: 'Tarkista',
  checkpoint: 'Välietappi',
  restart: 'Aloita alusta',
  more: 'Lisää',
  share: 'Jaa',
  print: 'Tulosta',
  solveIt: 'Näytä ratkaisu',
  help: 'Ohje',
  settings: 'Asetukset',
  zoomIn: 'Suurenna',
  zoomOut: 'Pienennä',
  zoomFit: 'Sovita',
  swap: 'Vaihda merkit',
  time: 'Aika',
  moves: 'Siirrot',
  progressLabel: 'Edistyminen',
  left: (count) =>
    count === 0 ? 'Kaikki tehty' : count === 1 ? '1 asia jäljellä' : `${count} asiaa jäljellä`,
  conflicts: (count) =>
    count === 0 ? 'Ei ristiriitoja' : count === 1 ? '1 ristiriita' : `${count} ristiriitaa`,
  earlierGame: 'Taas edellisessä pelissä.',
  solved: 'Ratkaistu!',
  solvedLine: (time, moves) => `${time} · ${moves === 1 ? '1 siirto' : `${moves} siirtoa`}`,
  solvedMoves: (moves) => (moves === 1 ? '1 siirto' : `${moves} siirtoa`),
  hintsUsed: (count, rung) =>
    count === 0
      ? 'Ilman vihjeitä'
      : `${count === 1 ? 'Yksi vihje' : `${count} vihjettä`}, pisimmälle: ${rung}`,
  givenSteps: (count) =>
    count === 1 ? 'Yksi askel pelattiin puolestasi' : `${count} askelta pelattiin puolestasi`,
  next: 'Seuraava pulma',
  certificate: 'Tallenna ratkaisu',

  // Typed commands
  commandLabel: 'Kirjoita komento',
  commandRun: 'Tee se',

  // Pieces and views
  piecesLeft: (count) =>
    count === 0 ? 'Kaikki palat ovat paikoillaan' : count === 1 ? 'Vielä 1 pala' : `Vielä ${count} palaa`,
  shelf: 'Palat',
  shelfCount: (here, of) => `${here}/${of}`,
  pieceTurn: 'Käännä',
  pieceBack: 'Käännä takaisin',
  pieceFlip: 'Kääntöpuoli',
  pieceAway: 'Hyllylle',
  boardHelpPieces:
    'Nuolet siirtävät. Enter tyhjällä paikalla kertoo, mikä siihen käy; Enter palan kohdalla kääntää sen; G ottaa sen käteen, Enter panee sen, askelpalautin vie sen hyllylle. P vie palojen luo.',
  fitsCount: (count) =>
    count === 0 ? 'Tähän ei käy mikään' : count === 1 ? 'Tähän käy yksi pala' : `Tähän käy ${count} palaa`,
  fitsWays: (count) => `${count} tapaa`,
  fitsAll: 'Näytä kaikki',
  pileTitle: 'Pino',
  pilePlace: (index, of) => `${index}/${of}`,
  pilePrevious: 'Edellinen pala',
  pileNext: 'Seuraava pala',
  shelfEmpty: 'Kaikki palat ovat laudalla.',
  shelfAsPile: 'Pinona',
  shelfAsShelf: 'Kaikki esillä',
  viewTitle: 'Näkymä',
  viewPlain: 'Tavallinen',
  meterTitle: 'Mittari',
  score: (points) => (points === 1 ? '1 piste' : `${points} pistettä`),
  unsolvableNow: 'Tätä ei voi enää saada valmiiksi. Vihje kertoo, miksi.',
  actionBusy: 'Hetki…',
};
