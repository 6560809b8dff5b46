/** Finding and proving: what the rules force first, then search with learning on what is left. */
import type { Solutions } from '../../game.ts';
import type { Task } from '../../task.ts';
import { kernelSolve } from './model.ts';
import type { Puzzle, State } from './rules.ts';

export function* solve(puzzle: Puzzle, want: { readonly limit: number; readonly from?: State }): Task<Solutions<State>> {
  return yield* kernelSolve(puzzle, want.limit, want.from);
}
