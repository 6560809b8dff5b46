/** One board with one solution: the time until that is proved, ours and that of cadical-wasm. */
import { performance } from 'node:perf_hooks';
import { Cadical } from 'cadical-wasm';
import { finish, type SolveOptions, type Solutions, type Task } from 'edgewise';

export interface Solver<Puzzle, State> {
  solve(puzzle: Puzzle, want: SolveOptions<State>): Task<Solutions<State>>;
}

export const uniqueSolver =
  <Puzzle, State>(game: Solver<Puzzle, State>) =>
  (puzzle: Puzzle): void => {
    const { found, exhausted } = finish(game.solve(puzzle, { limit: 2 }));
    if (found.length !== 1 || !exhausted) throw new Error('a board of the bench is not unique');
  };

/** A new solver for each board is part of the cost: it cannot be cleared. */
export const cadicalTimer =
  <Puzzle>(countWith: (solver: Cadical, puzzle: Puzzle) => number) =>
  async (puzzle: Puzzle): Promise<number> => {
    const start = performance.now();
    const solver = await Cadical.create();
    const count = countWith(solver, puzzle);
    solver.dispose();
    if (count !== 1) throw new Error('the yardstick disagrees');
    return performance.now() - start;
  };
