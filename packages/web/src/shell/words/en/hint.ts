/** Hints, check, checkpoints, the solution, in English. */
export const enHint = {
  // Hints
  hintTitle: 'Hint',
  hintBusy: 'Thinking…',
  rungNames: ['Still solvable?', 'Where', 'What', 'Why', 'Do it'] as readonly string[],
  rungOf: (rung: number, name: string) => `Step ${rung} of 5: ${name}`,
  hintGood: 'Yes. Everything so far can stay.',
  hintWhere: 'Look at the framed part.',
  hintWhat: (technique: string) => `Try this: ${technique}.`,
  hintLevel: (level: string) => `Level: ${level}`,
  hintSolved: 'The puzzle is solved. There is nothing to hint at.',
  hintOpen: 'It can still be solved, and nothing is forced here: more than one way fits.',
  hintDead: 'This cannot be finished any more.',
  hintUnknown: 'Nothing certain can be said about this position.',
  hintMistake: 'Something went wrong.',
  takeBack: 'Take it back',
  lastGood: 'Last good position',
  hintEnd: 'Put the hint away',

  // Checking
  checkTitle: 'Check',
  checkGood: 'Nothing is wrong so far.',
  checkWrong: 'To mend',
  checkTodo: 'Still to do',
  checkStep: 'F8 goes to the next one.',
  checkMore: (count: number) => `and ${count} more`,
  fullWrong: (count: number) =>
    count === 1
      ? 'Everything is filled in, but one thing is not right.'
      : `Everything is filled in, but ${count} things are not right.`,

  // Checkpoints
  checkpointsTitle: 'Checkpoints',
  checkpointName: (index: string) => `Checkpoint ${index}`,
  checkpointCount: (count: number) => (count === 1 ? '1 checkpoint' : `${count} checkpoints`),
  checkpointFresh: 'Nothing tried yet',
  onTrial: (what: string) => `On trial: ${what}`,
  checkpointReturn: 'Return',
  checkpointReject: 'Reject',
  checkpointForget: 'Forget',
  since: (count: number) => (count === 1 ? 'One move since' : `${count} moves since`),

  // Solving
  solving: 'Solving…',
  solvingStop: 'Stop',
  solveNone: 'No solution was found.',
  solveAsk: 'Show the whole solution?',
  solveAskText: 'It counts as one step, and undo takes it back.',
};
