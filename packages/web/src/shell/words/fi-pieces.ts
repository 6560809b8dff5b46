/** Paloista, katselutavoista ja löydöistä suomeksi. */
import type { PieceMessages } from './en-pieces.ts';

export const fiPieces: PieceMessages = {
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

  albumTitle: 'Albumi',
  albumCount: (found, of) => (of === undefined ? `${found} löydetty` : `${found}/${of} löydetty`),
  albumCounting: 'Lasketaan, montako niitä on…',
  albumOpen: (found) => `Albumi (${found})`,
  bestTime: (time) => `Paras aika ${time}`,
  newBest: 'Paras aikasi tässä',
  solvedTimes: (count) => (count === 1 ? 'ratkaistu kerran' : `ratkaistu ${count} kertaa`),
  seriesDone: (done, of) => `${done}/${of} ratkaistu`,
  seriesStep: (name, solved) => (solved ? `${name}, ratkaistu` : name),
};
