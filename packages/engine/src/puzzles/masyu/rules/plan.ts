/** From one position to another. */
import { edgeChanges } from '../../../loops/edge-moves.ts';
import type { Move, Puzzle, State } from './rules.ts';

/** All changes as one move; none when the states are equal. */
export function plan(_puzzle: Puzzle, from: State, to: State): readonly Move[] {
  const move = edgeChanges(from, to);
  return move.length ? [move] : [];
}
