/** Light a row at random, write all its numbers, and take away those that are not needed for one solution. */
import { ok, type Result } from '../../../result.ts';
import { shuffle, type Rng } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import type { Note, Saved } from '../../../vocabulary.ts';
import type { Params } from '../params.ts';
import { countAround, type Puzzle, type State } from '../rules/rules.ts';
import { solve } from '../solve/solver.ts';

export function* generate({ length }: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  const solution = Array.from({ length }, () => (rng.below(2) === 0 ? 'lit' : 'dark'));
  let puzzle: Puzzle = { clues: solution.map((_, index) => countAround(solution, index, 'lit')) };
  const order = [...solution.keys()];
  shuffle(rng, order);
  for (const [done, index] of order.entries()) {
    const fewer = { clues: puzzle.clues.with(index, undefined) };
    if ((yield* solve(fewer, { limit: 2 })).found.length === 1) puzzle = fewer;
    yield { done, of: length };
  }
  return ok({ puzzle, solution });
}
