/** From one position to another. */
import { meshOf, type Change, type Move, type Puzzle, type State } from './rules.ts';

/** The changes that turn one state into another, as one move; none when they are equal. */
export function plan(puzzle: Puzzle, from: State, to: State): readonly Move[] {
  const mesh = meshOf(puzzle);
  const move: Change[] = [];
  for (let index = 0; index < mesh.edgeCount; index++)
    if (from.edges[index] !== to.edges[index]) move.push({ on: 'edge', index, to: to.edges[index] });
  for (let index = 0; index < mesh.faceCount; index++)
    if (from.cells[index] !== to.cells[index]) move.push({ on: 'cell', index, to: to.cells[index] });
  return move.length ? [move] : [];
}
