/** Paloista, katselutavoista ja löydöistä suomeksi. */
import { andMore, type PieceMessages } from './en-pieces.ts';

export const fiPieces: PieceMessages = {
  pieceWords: {
    place: ['pane', 'aseta', 'laita', 'siirrä'],
    fits: ['käy', 'sopii'],
    turn: ['käännä'],
    back: ['takaisin'],
    flip: ['nurin', 'kierrä'],
    clear: ['ota', 'nosta', 'poista'],
    mark: ['lukitse', 'merkitse'],
    read: ['lue', 'luettele'],
    pieces: ['palat', 'hylly', 'laatat'],
    conflicts: ['ristiriidat', 'virheet'],
  },
  pieceCommandHelp: (piece, place) =>
    `Esimerkiksi: pane ${piece} paikkaan ${place} · mikä käy ${place} · käännä ${piece} · ota ${piece} · lue palat · lue ristiriidat · vihje · tarkista · kumoa.`,

  piecesLeft: (count) =>
    count === 0 ? 'Kaikki palat ovat paikoillaan' : count === 1 ? 'Vielä 1 pala' : `Vielä ${count} palaa`,
  shelf: 'Palat',
  shelfCount: (here, of) => `${here}/${of}`,
  pieceHeld: (piece) => `Kädessä: ${piece}. Valitse paikka laudalta.`,
  pieceLetGo: 'Irti.',
  pieceNotHere: 'Se ei käy siihen. Pala on yhä kädessäsi.',
  pieceTurn: 'Käännä',
  pieceBack: 'Käännä takaisin',
  pieceFlip: 'Kääntöpuoli',
  pieceAway: 'Hyllylle',

  boardHelpPieces:
    'Nuolet siirtävät. Enter tyhjällä paikalla kertoo, mikä siihen käy; Enter palan kohdalla kääntää sen; G ottaa sen käteen, Enter panee sen, askelpalautin vie sen hyllylle. P vie palojen luo.',
  fitsCount: (count) =>
    count === 0 ? 'Tähän ei käy mikään' : count === 1 ? 'Tähän käy yksi pala' : `Tähän käy ${count} palaa`,
  fitsHere: (place, count, first) =>
    count
      ? `${place}. ${count === 1 ? 'Yksi pala käy' : `${count} palaa käy`}: ${andMore(count, first, 'ja muita')}`
      : `${place}. Tähän ei käy mikään.`,
  fitsPlaces: (piece, count, first) =>
    count
      ? `${piece}. ${count === 1 ? 'Yksi paikka' : `${count} paikkaa`}: ${andMore(count, first, 'ja muita')}`
      : `${piece}. Se ei nyt käy minnekään.`,
  fitsWays: (count) => `${count} tapaa`,
  fitsAll: 'Näytä kaikki',
  fitsUnknown: 'Siitä paikasta ei ole kysyttävää.',
  pileTitle: 'Pino',
  pilePlace: (index, of) => `${index}/${of}`,
  pilePrevious: 'Edellinen pala',
  pileNext: 'Seuraava pala',
  shelfEmpty: 'Kaikki palat ovat laudalla.',
  shelfAsPile: 'Pinona',
  shelfAsShelf: 'Kaikki esillä',

  lensTitle: 'Näkymä',
  lensPlain: 'Tavallinen',
  meterTitle: 'Mittari',
  score: (points) => (points === 1 ? '1 piste' : `${points} pistettä`),
  hopelessNow: 'Tätä ei voi enää saada valmiiksi. Vihje kertoo, miksi.',

  actionBusy: 'Hetki…',
  actionNothing: 'Nyt sille ei ole tehtävää.',

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
