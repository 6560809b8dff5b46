/** The witness for tests: the kernel's model, asked for all solutions. */
import { solutionsOf } from '../../../kernel/solutions.ts';
import type { Task } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { stateOfLines, type Puzzle, type State } from '../rules/rules.ts';
import { factsOf, modelOf } from './model.ts';

/** Finds loops and proves that there are no more, slowly; `from`: only those that agree with its marks. */
export function* kernelSolve(puzzle: Puzzle, limit: number, from?: State): Task<Solutions<State>> {
  const links = Array.from({ length: boardOf(puzzle).mesh.edgeCount }, (_, link) => link);
  const facts = from ? factsOf(from) : [];
  const { found, exhausted, effort } = yield* solutionsOf(modelOf(puzzle), links, facts, limit);
  return { found: found.map((values) => stateOfLines(puzzle, (link) => values[link])), exhausted, effort };
}
