/** What is said about pieces, views and solve records, in English. */
export const enPieces = {
  piecesLeft: (count: number) =>
    count === 0 ? 'All pieces are in place' : count === 1 ? '1 piece to go' : `${count} pieces to go`,
  shelf: 'Pieces',
  shelfCount: (here: number, of: number) => `${here} of ${of}`,
  pieceTurn: 'Turn',
  pieceBack: 'Turn back',
  pieceFlip: 'Flip',
  pieceAway: 'To the shelf',

  boardHelpPieces:
    'Arrows move. Enter on an empty place tells what fits there; Enter on a piece turns it; G takes it in hand, Enter puts it down, Backspace puts it back on the shelf. P goes to the pieces.',
  fitsCount: (count: number) =>
    count === 0 ? 'Nothing fits here' : count === 1 ? 'One piece fits here' : `${count} pieces fit here`,
  fitsWays: (count: number) => `${count} ways`,
  fitsAll: 'Show all',
  pileTitle: 'Pile',
  pilePlace: (index: number, of: number) => `${index} of ${of}`,
  pilePrevious: 'Previous piece',
  pileNext: 'Next piece',
  shelfEmpty: 'All pieces lie on the board.',
  shelfAsPile: 'As a pile',
  shelfAsShelf: 'All at once',

  viewTitle: 'View',
  viewPlain: 'Plain',
  meterTitle: 'Meter',
  score: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  unsolvableNow: 'This cannot be finished any more. A hint says why.',

  actionBusy: 'Working on it…',

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
