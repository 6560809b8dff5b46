/** Every way to finish a row, by the kernel. */
import { solutionsOf } from '../../../kernel/solutions.ts';
import type { SolveOptions } from '../../../game.ts';
import type { Task } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { start, type Puzzle, type State } from '../rules/rules.ts';
import { factsOf, modelOf } from './model.ts';

export function* solve(
  puzzle: Puzzle,
  { limit, from = start(puzzle) }: SolveOptions<State>,
): Task<Solutions<State>> {
  const lanterns = modelOf(puzzle);
  const facts = factsOf(lanterns, from);
  const { found, exhausted, effort } = yield* solutionsOf(lanterns.model, lanterns.lanterns, facts, limit);
  return { found: found.map((row) => row.map((lit) => (lit ? 'lit' : 'dark'))), exhausted, effort };
}
