/** The play screen and its pieces, in English. */
export const enPlay = {
  // Playing
  board: (name: string) => `${name} board`,
  boardHelp:
    'Arrows move, Enter acts, Space goes round, Backspace clears, Shift with an arrow draws, Control with an arrow crosses out.',
  tools: 'Tools',
  panel: 'This game',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  check: 'Check',
  checkpoint: 'Checkpoint',
  restart: 'Start over',
  more: 'More',
  share: 'Share',
  print: 'Print',
  solveIt: 'Show the solution',
  help: 'Help',
  settings: 'Settings',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit',
  swap: 'Swap marks',
  time: 'Time',
  moves: 'Moves',
  progressLabel: 'Progress',
  left: (count: number) =>
    count === 0 ? 'Nothing left to do' : count === 1 ? '1 thing left' : `${count} things left`,
  conflicts: (count: number) =>
    count === 0 ? 'No conflicts' : count === 1 ? '1 conflict' : `${count} conflicts`,
  earlierGame: 'Back in the game before this one.',

  solved: 'Solved!',
  solvedLine: (time: string, moves: number) => `${time} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  solvedMoves: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  hintsUsed: (count: number, rung: string) =>
    count === 0 ? 'Without a hint' : `${count === 1 ? 'One hint' : `${count} hints`}, the furthest: ${rung}`,
  givenSteps: (count: number) =>
    count === 1 ? 'One step was played for you' : `${count} steps were played for you`,
  next: 'Next puzzle',
  certificate: 'Save the solve',

  // Typed commands
  commandLabel: 'Type a command',
  commandRun: 'Do it',

  // Pieces and views
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
};
