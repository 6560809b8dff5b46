/** Home, new games, opening, sharing, rules, in English. */
export const enLibrary = {
  // Home
  homeTitle: 'A quiet table, one puzzle on it',
  continueTitle: 'Continue',
  gamesTitle: 'Games',
  doneTitle: 'Solved',
  moreGames: (count: number) => `Show all ${count}`,
  play: 'Play',
  continueGame: (name: string) => `Continue ${name}`,
  progress: (done: number, of: number) => `${done} of ${of}`,
  playedAt: (when: string) => `Played ${when}`,
  moreOptions: 'More options…',
  rules: 'Rules',
  remove: 'Remove',
  removed: 'The game was removed.',
  undoRemove: 'Bring it back',
  importTitle: 'Open a puzzle',
  importLabel: 'Paste a puzzle in any format, a link or a saved game',
  importHint: 'Or drop a file anywhere on this page.',
  importOpen: 'Open',
  importFile: 'Choose a file',
  importAt: (line: number, column: number) => ` (Line ${line}, column ${column}.)`,
  importedMany: (count: number) =>
    count === 1 ? 'One puzzle was opened.' : `${count} puzzles were opened. They wait under Continue.`,
  importedAll: (count: number) =>
    count === 1 ? 'One game was brought in.' : `${count} games were brought in.`,
  importWarning: (text: string) => `Opened, with a remark: ${text}`,
  'link-damaged':
    'This link is damaged: part of it is missing or changed. Ask for it again, or paste the puzzle itself.',
  'link-long': 'This link is too long to be a puzzle.',
  gameMissing: 'This game is not here any more.',
  gameBroken:
    'This saved game cannot be read. It is kept as it is; you can download all data in the settings.',
  goHome: 'Go to the start',

  // Making
  newTitle: (name: string) => `New ${name}`,
  newGame: 'New game',
  presets: 'Choose one',
  fields: 'Your own mix',
  make: 'Make it',
  making: 'Making a puzzle…',
  makingCount: (done: number, of: number) => `Attempt ${done} of at most ${of}`,
  cancel: 'Cancel',
  cancelled: 'Stopped.',
  failed: 'Something went wrong here. Your games are safe. Please try again.',

  // Sharing
  shareTitle: 'Share',
  shareLink: 'Link',
  shareProgress: 'With my progress',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The browser did not let it be copied. It is selected: copy it by hand.',
  shareQr: 'Code to scan',
  shareQrLong: 'This is too much for a code that a camera can read. Use the link.',
  shareFormat: 'As text',
  shareFile: 'Save as a file',
  saveGame: 'The whole game',
  printPuzzle: 'Print the puzzle',
  printSolution: 'Print with the solution',
  solutionTitle: 'Solution',

  // Rules
  rulesTitle: (name: string) => `${name}: rules and controls`,
  rulesHow: 'The rules',
  rulesExamples: 'What the check can say',
  rulesLevels: 'Levels',
  rulesLevelsText: 'A level is the hardest step that a puzzle really needs.',
  controlsTitle: 'Controls',
  shortcutsTitle: 'Keys',
  tryIt: 'Play this game',

  // Records
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

  ago: {
    now: 'just now',
    minutes: (count: number) => (count === 1 ? 'a minute ago' : `${count} minutes ago`),
    hours: (count: number) => (count === 1 ? 'an hour ago' : `${count} hours ago`),
    days: (count: number) => (count === 1 ? 'yesterday' : `${count} days ago`),
  },
};
