/** Finding and proving: what the rules force first, then search with learning on what is left. */
import type { Solutions } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { CHAINS, CONNECTIVITY } from './level-numbers.ts';
import { search } from './propagation/search.ts';
import { propagatorFor } from './propagator-for.ts';
import { LINE, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';

export function* solve(
  puzzle: Puzzle,
  want: { readonly limit: number; readonly from?: State },
): Task<Solutions<State>> {
  const board = propagatorFor(puzzle.width, puzzle.height);
  const none = { found: [], exhausted: true, effort: { conflicts: 0 } };
  if (!board.load(puzzle, CHAINS, want.from?.edges) || !board.run()) return none;
  // Sides and connectivity cost as much again as all that goes before: most boards do without.
  if (!board.complete && !board.raise(CONNECTIVITY)) return none;
  if (board.complete && want.limit > 0) {
    const edges = board.edges();
    return { ...none, found: board.solved ? [stateOfLines(puzzle, (edge) => edges[edge] === LINE)] : [] };
  }
  const { loops, exhausted, conflicts } = yield* search(board, puzzle, want.limit);
  return {
    found: loops.map((loop) => stateOfLines(puzzle, (edge) => loop[edge] === 1)),
    exhausted,
    effort: { conflicts },
  };
}
