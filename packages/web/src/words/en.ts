/** Every sentence of the app in English. The type of this object is what every other language must fill. */
export const en = {
  app: 'Edgewise',
  home: 'Home',
  back: 'Back',
  close: 'Close',
  notices: 'Messages',
  loading: 'One moment…',
  skip: 'Skip to the content',

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
  importBad: (where: string, text: string) => `${text}${where}`,
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
  yes: 'Yes',
  no: 'No',

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
  restarted: 'Back to the beginning. Undo brings everything back.',
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
  swapOn: 'A tap now makes the second mark.',
  swapOff: 'A tap makes the first mark again.',
  time: 'Time',
  moves: 'Moves',
  progressLabel: 'Progress',
  left: (count: number) =>
    count === 0 ? 'Nothing left to do' : count === 1 ? '1 thing left' : `${count} things left`,
  conflicts: (count: number) =>
    count === 0 ? 'No conflicts' : count === 1 ? '1 conflict' : `${count} conflicts`,
  undone: 'Taken back.',
  redone: 'Done again.',
  nothingToUndo: 'This is the very beginning.',
  nothingToRedo: 'There is nothing to do again.',
  earlierGame: 'Back in the game before this one.',
  nothingHere: 'That does nothing here.',
  spotsChanged: (count: number) => `${count} marks changed`,
  cancelledStroke: 'Let go. Nothing was drawn.',
  keyboardCursor: 'Cursor',

  solved: 'Solved!',
  solvedLine: (time: string, moves: number) => `${time} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  solvedMoves: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  hintsUsed: (count: number, rung: string) =>
    count === 0 ? 'Without a hint' : `${count === 1 ? 'One hint' : `${count} hints`}, the furthest: ${rung}`,
  givenSteps: (count: number) =>
    count === 1 ? 'One step was played for you' : `${count} steps were played for you`,
  next: 'Next puzzle',
  nextReady: 'Next puzzle (ready)',
  certificate: 'Save the solve',

  awayTitle: 'Open in another tab',
  away: 'This game goes on in another tab. Nothing is lost.',
  takeOver: 'Play here',
  storageRefused:
    'This browser keeps nothing for this page. You can play, but download the game before you leave.',
  storageFull:
    'The storage is full. You can go on, but new moves are not kept. Download the game to be safe.',
  download: 'Download',
  update: 'A new version is ready.',
  reload: 'Use it',

  // Hints
  hintTitle: 'Hint',
  hintBusy: 'Thinking…',
  rungNames: ['Still solvable?', 'Where', 'What', 'Why', 'Do it'] as readonly string[],
  rungOf: (rung: number, name: string) => `Step ${rung} of 5: ${name}`,
  hintNext: (name: string) => name,
  hintGood: 'Yes. Everything so far can stay.',
  hintWhere: 'Look at the framed part.',
  hintWhat: (technique: string) => `Try this: ${technique}.`,
  hintLevel: (level: string) => `Level: ${level}`,
  hintDid: 'Done. Undo takes it back.',
  hintSolved: 'The puzzle is solved. There is nothing to hint at.',
  hintOpen: 'It can still be solved, and nothing is forced here: more than one way fits.',
  hintDead: 'This cannot be finished any more.',
  hintUnknown: 'Nothing certain can be said about this position.',
  hintMistake: 'Something went wrong.',
  takeBack: 'Take it back',
  lastGood: 'Go to the last good position',
  wentBack: 'This is the last position that can be finished. Undo returns to where you were.',
  noGood: 'No earlier position can be finished either.',
  hintEnd: 'Put the hint away',
  shownOn: 'Marked on the board',

  // Checking
  checkTitle: 'Check',
  checkGood: 'Nothing is wrong so far.',
  checkWrong: 'To mend',
  checkTodo: 'Still to do',
  checkStep: 'F8 goes to the next one.',
  checkMore: (count: number) => `and ${count} more`,
  checkPlace: (index: number, of: number, text: string) => `${index} of ${of}: ${text}`,
  fullWrong: (count: number) =>
    count === 1
      ? 'Everything is filled in, but one thing is not right.'
      : `Everything is filled in, but ${count} things are not right.`,

  // Checkpoints
  checkpointsTitle: 'Checkpoints',
  checkpointName: (index: number) => `Checkpoint ${index}`,
  checkpointSet: (name: string) => `${name} is set. The next move is the one on trial.`,
  checkpointTried: (count: number) => (count === 1 ? 'One move on trial' : `${count} moves on trial`),
  checkpointFresh: 'Nothing tried yet',
  checkpointReturn: 'Return',
  checkpointReject: 'Reject',
  checkpointForget: 'Forget',
  returned: (name: string) => `Back at ${name}.`,
  rejected: (name: string) => `Back at ${name}, and the opposite is written.`,
  since: (count: number) => (count === 1 ? 'One move since' : `${count} moves since`),

  // Solving
  solving: 'Solving…',
  solvingStop: 'Stop',
  solveNone: 'No solution was found.',
  solveShown: 'This is the solution. Undo takes it away in one step.',
  solveAsk: 'Show the whole solution?',
  solveAskText: 'It counts as one step, and undo takes it back.',

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
  sharePicture: 'As a picture',
  saveGame: 'The whole game',
  printPuzzle: 'Print the puzzle',
  printSolution: 'Print with the solution',
  solutionTitle: 'Solution',

  // Typed commands
  commandLabel: 'Type a command',
  commandHelp:
    'For example: c3 line right · c3 cross up · what is left at c3 · read row c · hint · check · undo. A letter is the row, a number the place in it.',
  commandRun: 'Do it',
  commandUnknown: (text: string) => `“${text}” is not understood. Type help for examples.`,
  commandNoPlace: (text: string) => `There is no place “${text}” on this board.`,
  commandSame: 'That is so already.',
  commandLeft: (done: number, of: number, wrong: number) =>
    `${done} of ${of} done, ${wrong === 0 ? 'no conflicts' : wrong === 1 ? '1 conflict' : `${wrong} conflicts`}.`,
  commandNothingAt: 'Nothing is left to do there.',
  commandWords: {
    tap: ['line', 'draw', 'set', 'tap', 'put', 'place', 'inside', 'lit', 'on'],
    mark: ['cross', 'mark', 'x', 'outside', 'dark', 'off'],
    clear: ['clear', 'erase', 'empty', 'delete'],
    cycle: ['cycle', 'round'],
    turn: ['turn'],
    flip: ['flip'],
    up: ['up', 'above', 'top'],
    down: ['down', 'below', 'bottom'],
    left: ['left'],
    right: ['right'],
    what: ['what', 'left', 'is', 'at', 'remains'],
    read: ['read'],
    row: ['row'],
    column: ['column', 'col'],
    undo: ['undo'],
    redo: ['redo'],
    hint: ['hint'],
    check: ['check'],
    help: ['help', '?'],
  } as Readonly<Record<CommandWord, readonly string[]>>,

  // Rules
  rulesTitle: (name: string) => `${name}: rules and controls`,
  rulesHow: 'The rules',
  rulesExamples: 'What the check can say',
  rulesLevels: 'Levels',
  rulesLevelsText: 'A level is the hardest step that a puzzle really needs.',
  controlsTitle: 'Controls',
  shortcutsTitle: 'Keys',
  tryIt: 'Play this game',
  controls: [
    [
      'Click or tap',
      'Makes the first mark, or takes it away. The nearest place counts, so you need not aim.',
    ],
    ['Right click, Shift and click, long press', 'Makes the second mark.'],
    ['Drag', 'Draws on from dot to dot or from cell to cell. Going back takes it back.'],
    ['Right drag', 'Makes the second mark along the way.'],
    ['Two fingers', 'Move and zoom the board. They never write.'],
    ['Second finger, Escape', 'Lets go: nothing is written before the release.'],
  ] as readonly (readonly [string, string])[],
  keys: [
    ['Arrows', 'Move the cursor'],
    ['Home, End', 'To the end of the row'],
    ['Enter', 'First mark'],
    ['Space', 'Go round the marks'],
    ['Backspace', 'Clear'],
    ['Shift + arrow', 'Draw that way'],
    ['Ctrl + arrow', 'Cross out that way'],
    ['Esc', 'Cancel, put the hint away'],
    ['Ctrl + Z, U', 'Undo'],
    ['Ctrl + Y, Ctrl + Shift + Z, R', 'Redo'],
    ['H, /', 'Hint: one step further'],
    ['C', 'Check'],
    ['F8, Shift + F8', 'Next and previous thing to mend'],
    ['K', 'Set a checkpoint'],
    ['N', 'New game'],
    ['+, −, 0', 'Closer, farther, whole board'],
    [':', 'Type a command'],
    ['?', 'This sheet'],
  ] as readonly (readonly [string, string])[],

  // Settings
  settingsTitle: 'Settings',
  settingGroups: { look: 'Look', play: 'Playing', data: 'Your data' },
  setting: {
    theme: 'Theme',
    language: 'Language',
    palette: 'Colours of pieces',
    glyphs: 'Signs on pieces',
    errors: 'Say what is wrong',
    timer: 'Time',
    input: 'A tap',
    sound: 'Sounds',
    letters: 'Keys of one letter',
    view: 'Zoom and pan',
  },
  settingHelp: {
    theme: '',
    language: '',
    palette: 'The first set stays apart for colour-blind eyes.',
    glyphs: 'So that no colour is needed to tell pieces apart.',
    errors: 'How soon the board shows what cannot be right.',
    timer: 'It is counted either way, and pauses when you are away.',
    input: 'What a click or a tap does. The second mark is on the right button either way.',
    sound: 'A soft tick for a move, a chord at the end.',
    letters: 'H, C, U and the like, without Control.',
    view: 'Locked: the board always stays as it is.',
  },
  option: {
    theme: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    language: { en: 'English', fi: 'Suomi' },
    palette: { clear: 'Clear', soft: 'Soft', grey: 'Grey' },
    glyphs: { letters: 'Letters', shapes: 'Shapes', both: 'Both', none: 'Colours only' },
    errors: { live: 'At once', full: 'When full', asked: 'On demand', off: 'Never' },
    timer: { shown: 'Shown', hidden: 'Hidden' },
    input: { toggle: 'First mark on and off', cycle: 'Round all marks' },
    sound: { off: 'Off', on: 'On' },
    letters: { on: 'On', off: 'Off' },
    view: { free: 'Free', locked: 'Locked' },
  },
  motionNote: 'Motion follows your system’s setting.',
  exportAll: 'Download everything',
  importAll: 'Bring in a download',
  deleteAll: 'Delete everything',
  deleteAsk: 'Delete every game and all settings in this browser?',
  deleteAskText: 'This cannot be undone. You can download everything first.',
  deleted: 'Everything was deleted.',
  dataNote: 'Games live in this browser only. Nothing is sent anywhere.',
  dataBad: 'This file is not a download of this app.',

  ago: {
    now: 'just now',
    minutes: (count: number) => (count === 1 ? 'a minute ago' : `${count} minutes ago`),
    hours: (count: number) => (count === 1 ? 'an hour ago' : `${count} hours ago`),
    days: (count: number) => (count === 1 ? 'yesterday' : `${count} days ago`),
  },
};

export type CommandWord =
  | 'tap'
  | 'mark'
  | 'clear'
  | 'cycle'
  | 'turn'
  | 'flip'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'what'
  | 'read'
  | 'row'
  | 'column'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'check'
  | 'help';

export type Messages = typeof en;
