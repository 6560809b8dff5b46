/** The task, and what is left of it, in a sentence each. */
import type { Goal } from '../../../game.ts';
import type { Label, Report } from '../../../vocabulary.ts';
import type { Puzzle, State } from '../rules/rules.ts';

export const goal = ({ rule }: Puzzle): Goal => ({ code: rule === 'every-dot' ? 'goal.every-dot' : 'goal' });

/** The loop itself counts as one in the progress, but is not a number. */
export const left = (_puzzle: Puzzle, _state: State, { progress: { done, of } }: Report): Label => ({
  code: 'left',
  with: { count: Math.max(0, of - done - 1) },
});
