/** Finding and proving: what the rules force first, then search with learning on what is left. */
import type { SolveOptions } from '../../../game.ts';
import type { Solutions } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { CHAINS, CONNECTIVITY } from './level-numbers.ts';
import { search } from './propagation/search.ts';
import type { Propagation } from './propagation/propagate.ts';
import { propagators } from './propagators.ts';
import { LINE, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';

export function* solve(puzzle: Puzzle, want: SolveOptions<State>): Task<Solutions<State>> {
  const pool = propagators(puzzle.width, puzzle.height);
  const board = pool.take();
  try {
    return yield* solveOn(board, puzzle, want);
  } finally {
    pool.giveBack(board);
  }
}

const NONE: Solutions<State> = { found: [], exhausted: true, effort: { conflicts: 0 } };

function* solveOn(board: Propagation, puzzle: Puzzle, want: SolveOptions<State>): Task<Solutions<State>> {
  if (!board.load(puzzle, CHAINS, want.from?.edges) || !(yield* board.running())) return NONE;
  // Sides and connectivity cost as much again as all that goes before: most boards do without.
  if (!board.complete && !(yield* board.raising(CONNECTIVITY))) return NONE;
  if (board.complete && want.limit > 0) {
    const edges = board.edges();
    return { ...NONE, found: board.solved ? [stateOfLines(puzzle, (edge) => edges[edge] === LINE)] : [] };
  }
  const { loops, exhausted, conflicts } = yield* search(board, puzzle, want.limit);
  return {
    found: loops.map((loop) => stateOfLines(puzzle, (edge) => loop[edge] === 1)),
    exhausted,
    effort: { conflicts },
  };
}
