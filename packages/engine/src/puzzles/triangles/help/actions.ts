/** What else a player may ask for: the first document's own hint, and the solution a game was made with. */
import { check } from '../rules/check.ts';
import type { Puzzle, State } from '../rules/rules.ts';

/** `generated` is also for a board that is solved in another way. */
export const actions = (puzzle: Puzzle, state: State): readonly string[] =>
  check(puzzle, state).issues.length ? ['three-pieces', 'generated'] : ['generated'];
