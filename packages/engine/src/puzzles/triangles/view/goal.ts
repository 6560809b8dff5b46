/** The task, and what is left of it, in a sentence each. */
import type { Goal } from '../../../game.ts';
import type { Label, Report } from '../../../vocabulary.ts';
import { SHELF, type Puzzle, type State } from '../rules/rules.ts';

export const goal = ({ match }: Puzzle): Goal => ({ code: match === 'equal' ? 'goal' : 'goal.letters' });

/** Pieces off the board: one that does not match is on the board all the same. */
export const left = (_puzzle: Puzzle, { at }: State, { issues }: Report): Label => ({
  code: 'left',
  with: { count: at.filter((cell) => cell === SHELF).length, wrong: issues.length },
});
