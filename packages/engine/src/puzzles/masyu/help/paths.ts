/** The piece of line through a link. */
import type { PathThrough } from '../../../game.ts';
import { partThrough } from '../../../loops/part-through.ts';
import type { Spot } from '../../../vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { linkSpot, parseSpot, type Puzzle, type State } from '../rules/rules.ts';
import { endsOf } from '../view/scene.ts';

export function pathsThrough(puzzle: Puzzle, state: State, at: Spot): readonly PathThrough[] {
  const board = boardOf(puzzle);
  const pointed = parseSpot(board.mesh, at);
  if (pointed?.kind !== 'link') return [];
  return partThrough(board.mesh, state, pointed.index, {
    spot: linkSpot,
    ends: (link) => endsOf(board, link),
  });
}
