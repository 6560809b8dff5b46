/** The play screen and its pieces, in English. */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const enPlay = {
  // Playing
  board: (name: string) => `${name} board`,
  boardHelp:
    'Arrow keys move the cursor. Enter places the first mark, Space cycles through the marks, Backspace clears. Shift with an arrow draws, Control with an arrow crosses out.',
  tools: 'Tools',
  panel: 'This game',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  check: 'Check',
  checkpoint: 'Try out',
  restart: 'Start again',
  more: 'More',
  share: 'Share',
  print: 'Print',
  solveIt: 'Show the solution',
  help: 'Help',
  settings: 'Settings',
  zoomFit: 'Fit to screen',
  boardCut: 'The board is larger than the screen. Move it with two fingers.',
  swap: 'Crosses',
  time: 'Time',
  pause: 'Pause',
  paused: 'Paused',
  resume: 'Continue',
  difficultyOf: (dots: number) => `Difficulty ${dots} of 5`,
  ownPuzzle: 'Custom',
  goalTitle: 'Goal',
  stuck: 'Stuck? A hint shows one step at a time.',
  progressLabel: 'Progress',
  conflicts: (count: number) => plural(count, 'mistake', 'mistakes'),
  continued: (time: string) => `Welcome back. You were ${time} into this game.`,

  solved: 'Solved!',
  finished: 'Finished',
  solvedSay: 'Everything fits. Well played.',
  solvedShown: 'This is the solution.',
  solvedTime: 'time',
  solvedMoves: (moves: number): string => (moves === 1 ? 'move' : 'moves'),
  solvedHints: (count: number): string => (count === 1 ? 'hint' : 'hints'),
  noHints: 'Without a hint',
  hintsUsed: (count: number, filled: number) =>
    `${plural(count, 'hint', 'hints')} used${filled ? `, ${plural(filled, 'step', 'steps')} filled in` : ''}`,
  stepsFilled: (count: number) => `${plural(count, 'step', 'steps')} filled in`,
  solutionShown: 'Solution shown',
  seenBefore: 'You had seen the solution, or part of it',
  practiseHelped: 'Practise what I needed help with',
  needed: (level: string) => `Hardest step: ${level}.`,
  next: 'Next puzzle',
  replay: 'Replay',
  playOn: 'Play on',
  certificate: 'Save replay',

  solutionNote: {
    counting: 'Counting solutions…',
    none: 'This puzzle has no solution.',
    one: 'One solution.',
    several: 'More than one solution.',
    unknown: 'The number of solutions is not known.',
  },

  // Typed moves
  commandLabel: 'Type a move',
  commandRun: 'Run',

  // Pieces and views
  shelf: 'Pieces',
  shelfCount: (here: number) => `${here} left`,
  pieceTurn: 'Rotate right',
  pieceBack: 'Rotate left',
  pieceFlip: 'Flip',
  pieceAway: 'Put back',

  boardHelpPieces:
    'Arrow keys move the cursor. Enter on an empty place shows what fits there; Enter on a piece rotates it; G picks it up, Enter puts it down, Backspace puts it back. P goes to the pieces.',
  fitsCount: (count: number) =>
    count === 0 ? 'Nothing fits here' : `${plural(count, 'piece fits', 'pieces fit')} here`,
  fitsWays: (count: number) => plural(count, 'way', 'ways'),
  fitsAll: 'Show all',
  pileTitle: 'Pile',
  pilePlace: (index: number, of: number) => `${index} of ${of}`,
  pilePrevious: 'Previous piece',
  pileNext: 'Next piece',
  shelfEmpty: 'All pieces are on the board.',
  shelfAsPile: 'Show as a pile',
  shelfAsShelf: 'Show all pieces',

  viewTitle: 'View',
  viewPlain: 'Normal',
  coloursAndSigns: 'Colours and symbols',
  meterTitle: 'Still needed',
  score: (points: number, most: number) => `${points} of ${most} points`,
  scoreBest: (best: number, average: string, of: number) =>
    `Your best: ${best} of ${of}. Average: ${average}.`,
  unsolvableNow: 'This can no longer be solved. A hint shows why.',

  actionBusy: 'Working on it…',
};
