/** Finding and proving: what the rules force first, then search with learning on what is left. */
import type { Solutions } from '../../game.ts';
import type { Task } from '../../task.ts';
import { CONNECTIVITY } from './fast/propagate.ts';
import { search } from './fast/search.ts';
import { boardFor } from './levels.ts';
import { LINE, stateOfLines, type Puzzle, type State } from './rules.ts';

export function* solve(
  puzzle: Puzzle,
  want: { readonly limit: number; readonly from?: State },
): Task<Solutions<State>> {
  const board = boardFor(puzzle.width, puzzle.height);
  const none = { found: [], exhausted: true, effort: { conflicts: 0 } };
  if (!board.load(puzzle, CONNECTIVITY, want.from?.edges) || !board.run()) return none;
  if (board.complete && want.limit > 0) {
    const edges = board.edges();
    return { ...none, found: board.solved ? [stateOfLines(puzzle, (edge) => edges[edge] === LINE)] : [] };
  }
  const { loops, exhausted, conflicts } = yield* search(board, puzzle, want.limit);
  return { found: loops.map((loop) => stateOfLines(puzzle, (edge) => loop[edge] === 1)), exhausted, effort: { conflicts } };
}
