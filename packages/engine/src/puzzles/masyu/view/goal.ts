import type { Label, Report } from '../../../vocabulary.ts';
import type { Puzzle, State } from '../rules/rules.ts';

/** The loop itself counts as one in the progress, but is not a pearl. */
export const left = (_puzzle: Puzzle, _state: State, { progress: { done, of } }: Report): Label => ({
  code: 'left',
  with: { count: Math.max(0, of - done - 1) },
});
