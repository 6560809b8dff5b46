/** Hints, check, trials, the solution, in English. */
export const enHint = {
  // Hints
  hintTitle: 'Hint',
  hintBusy: 'Thinking…',
  rungNames: ['Asked', 'Where', 'What', 'Why', 'Do it'] as readonly [string, string, string, string, string],
  rungOf: (rung: number, name: string) => `Step ${rung} of 4: ${name}`,
  rungNext: ['', 'Tell me what', 'Show me why', 'Do it'] as readonly string[],
  hintNext: 'Next hint',
  showMe: 'Show me',
  takeBack: 'Take it back',
  lastGood: 'Back to the last good position',
  hintEnd: 'Close',
  learnTechnique: 'Learn this technique',
  proofTitle: 'The reasoning, step by step',
  proofCount: (count: number) => `Follow it in ${count} steps`,
  proofAt: (link: number, count: number) => `${link} of ${count}`,
  proofNext: 'Next step of the reasoning',
  proofBack: 'Previous step of the reasoning',
  proofAll: (count: number) => `Show all ${count} steps`,

  // Checking
  checkTitle: 'Check',
  checkBusy: 'Checking…',
  checkRules: 'No rule is broken.',
  checkAstray: 'No rule is broken, but this cannot be solved as it is.',
  checkPlaces: (count: number) => (count === 1 ? '1 place to look at' : `${count} places to look at`),
  checkShow: 'Show',
  checkStep: 'F8 goes to the next one.',
  checkMore: (count: number) => `and ${count} more`,

  // Trials
  checkpointsTitle: 'Trying out',
  checkpointName: (index: string) => `Try ${index}`,
  checkpointFresh: 'Your next move is the guess.',
  onTrial: (what: string) => `Guess: ${what}`,
  checkpointKeep: 'Keep',
  checkpointReturn: 'Take back',
  checkpointReject: 'Guess was wrong',
  since: (count: number) => (count === 1 ? '1 move since' : `${count} moves since`),

  // Solving
  solving: 'Solving…',
  solvingStop: 'Stop',
  solveNone: 'No solution was found.',
  solveAsk: 'Show the whole solution?',
  solveAskText: 'This game will then not count as solved by you.',
};
