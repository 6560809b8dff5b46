/** What else a player may ask for: submitting, which colours are still possible, looking back on a game. */
import type { Puzzle, State } from '../rules/rules.ts';

export function actions(puzzle: Puzzle, state: State): readonly string[] {
  if (puzzle.mode !== 'solitaire') return ['colours'];
  const open = puzzle.locks && state.placed.length > state.locked;
  return [...(open ? ['submit'] : []), ...(state.placed.length > 0 ? ['review'] : [])];
}
