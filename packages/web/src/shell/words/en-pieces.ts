/** What is said about pieces, looks and finds, in English. */
export type PieceWord =
  | 'place'
  | 'fits'
  | 'turn'
  | 'back'
  | 'flip'
  | 'clear'
  | 'mark'
  | 'read'
  | 'pieces'
  | 'conflicts';

export const andMore = (count: number, first: readonly string[], more: string): string =>
  [...first, ...(count > first.length ? [more] : [])].join('; ');

export const enPieces = {
  pieceWords: {
    place: ['place', 'put', 'lay', 'move'],
    fits: ['fits', 'fit'],
    turn: ['turn'],
    back: ['back'],
    flip: ['flip', 'over'],
    clear: ['clear', 'take', 'lift', 'remove'],
    mark: ['lock', 'mark'],
    read: ['read', 'list'],
    pieces: ['pieces', 'shelf', 'tiles'],
    conflicts: ['conflicts', 'wrong'],
  } as Readonly<Record<PieceWord, readonly string[]>>,
  pieceCommandHelp: (piece: string, place: string) =>
    `For example: place ${piece} at ${place} · what fits ${place} · turn ${piece} · take ${piece} · read pieces · read conflicts · hint · check · undo.`,

  piecesLeft: (count: number) =>
    count === 0 ? 'All pieces are in place' : count === 1 ? '1 piece to go' : `${count} pieces to go`,
  shelf: 'Pieces',
  shelfCount: (here: number, of: number) => `${here} of ${of}`,
  pieceHeld: (piece: string) => `Held: ${piece}. Choose a place on the board.`,
  pieceLetGo: 'Let go.',
  pieceNotHere: 'It does not go there. You still hold it.',
  pieceTurn: 'Turn',
  pieceBack: 'Turn back',
  pieceFlip: 'Flip',
  pieceAway: 'To the shelf',

  boardHelpPieces:
    'Arrows move. Enter on an empty place tells what fits there; Enter on a piece turns it; G takes it in hand, Enter puts it down, Backspace puts it back on the shelf. P goes to the pieces.',
  fitsCount: (count: number) =>
    count === 0 ? 'Nothing fits here' : count === 1 ? 'One piece fits here' : `${count} pieces fit here`,
  fitsHere: (place: string, count: number, first: readonly string[]) =>
    count
      ? `${place}. ${count === 1 ? 'One piece fits' : `${count} pieces fit`}: ${andMore(count, first, 'and more')}`
      : `${place}. Nothing fits here.`,
  fitsPlaces: (piece: string, count: number, first: readonly string[]) =>
    count
      ? `${piece}. ${count === 1 ? 'One place' : `${count} places`}: ${andMore(count, first, 'and more')}`
      : `${piece}. It fits nowhere now.`,
  fitsWays: (count: number) => `${count} ways`,
  fitsAll: 'Show all',
  fitsUnknown: 'Nothing can be asked about that place.',
  pileTitle: 'Pile',
  pilePlace: (index: number, of: number) => `${index} of ${of}`,
  pilePrevious: 'Previous piece',
  pileNext: 'Next piece',
  shelfEmpty: 'All pieces lie on the board.',
  shelfAsPile: 'As a pile',
  shelfAsShelf: 'All at once',

  lensTitle: 'View',
  lensPlain: 'Plain',
  meterTitle: 'Meter',
  score: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  hopelessNow: 'This cannot be finished any more. A hint says why.',

  actionBusy: 'Working on it…',
  actionNothing: 'There is nothing to do for it now.',

  albumTitle: 'Album',
  albumCount: (found: number, of: number | undefined) =>
    of === undefined ? `${found} found so far` : `${found} of ${of} found`,
  albumCounting: 'Counting how many there are…',
  albumOpen: (found: number) => `Album (${found})`,
  bestTime: (time: string) => `Best time ${time}`,
  newBest: 'Your best time here',
  solvedTimes: (count: number) => (count === 1 ? 'solved once' : `solved ${count} times`),
  seriesDone: (done: number, of: number) => `${done} of ${of} solved`,
  seriesStep: (name: string, solved: boolean) => (solved ? `${name}, solved` : name),
};

export type PieceMessages = typeof enPieces;
