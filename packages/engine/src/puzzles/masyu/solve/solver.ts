/** Finding and proving: what the rules force, then search; a search that grows long goes on with learning. */
import type { SolveOptions } from '../../../game.ts';
import type { Task } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { LINE, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';
import { CONNECTIVITY } from './level-numbers.ts';
import { kernelSolve } from './model.ts';
import { Propagation } from './propagation.ts';
import { search } from './search.ts';

/** After so many the kernel, which learns from its failures, is the better bet. */
const NODES = 3000;

export function* solve(puzzle: Puzzle, { limit, from }: SolveOptions<State>): Task<Solutions<State>> {
  const position = new Propagation(boardOf(puzzle));
  if (!position.load(puzzle, CONNECTIVITY, from?.edges) || !position.run())
    return { found: [], exhausted: true, effort: { nodes: 0 } };
  const { loops, end, nodes } = yield* search(position, limit, NODES);
  if (end === 'tired') return yield* kernelSolve(puzzle, limit, from);
  return {
    found: loops.map((marks) => stateOfLines(puzzle, (link) => marks[link] === LINE)),
    exhausted: end === 'exhausted',
    effort: { nodes },
  };
}
