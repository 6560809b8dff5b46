/** The solutions that hints compare a board with. */
import { perObject } from '../../../cache.ts';
import { within, type Task } from '../../../task.ts';
import { type Puzzle, type State } from '../rules/rules.ts';
import { solve } from '../solve/solver.ts';

/** Yields of the solver, each a few milliseconds of work; no preset needs a tenth of this. */
const MOST_YIELDS = 250;

interface Known {
  readonly found: readonly State[] | undefined;
}

const kept = perObject((_: Puzzle): { known?: Known } => ({}));

/** Up to two; undefined on boards that take too long. Puzzles never change, so they are found once. */
export function* solutionsOf(puzzle: Puzzle): Task<readonly State[] | undefined> {
  const entry = kept(puzzle);
  entry.known ??= { found: (yield* within(solve(puzzle, { limit: 2 }), MOST_YIELDS))?.found };
  return entry.known.found;
}

/** Up to two that agree with the marks. */
export function* solutionsFrom(puzzle: Puzzle, state: State): Task<readonly State[]> {
  return (yield* within(solve(puzzle, { limit: 2, from: state }), MOST_YIELDS))?.found ?? [];
}
