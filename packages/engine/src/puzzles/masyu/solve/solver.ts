/** Finding and proving: what pearls and cells force comes first, then search with learning on what is left. */
import { makePool, perObject } from '../../../cache.ts';
import type { SolveOptions } from '../../../game.ts';
import { searchLoops } from '../../../loops/square/search.ts';
import type { Task } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { boardOf, type Board } from '../rules/board.ts';
import { LINE, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';
import { SIDES } from './level-numbers.ts';
import { problemOf } from './problem.ts';
import { Propagation } from './propagation.ts';

const NONE: Solutions<State> = { found: [], exhausted: true, effort: { conflicts: 0 } };

/** Propagators are kept: they are large, and carry no state between uses. */
const propagators = perObject((board: Board) => makePool(() => new Propagation(board)));

export function* solve(puzzle: Puzzle, { limit, from }: SolveOptions<State>): Task<Solutions<State>> {
  const pool = propagators(boardOf(puzzle));
  const position = pool.take();
  // The search keeps inside and outside in one piece itself, at less cost than looking for it beforehand.
  const sound = position.load(puzzle, SIDES, from?.edges) && position.run();
  const marks = sound && position.closed ? position.links() : undefined;
  const problem = sound && !marks ? problemOf(position, puzzle) : undefined;
  pool.giveBack(position);
  if (marks) return closed(puzzle, marks, limit);
  if (!problem) return NONE;
  const { loops, exhausted, conflicts } = yield* searchLoops(problem, limit);
  return { found: loops.map((edges) => ({ edges })), exhausted, effort: { conflicts } };
}

const closed = (puzzle: Puzzle, marks: Uint8Array, limit: number): Solutions<State> =>
  limit > 0
    ? { ...NONE, found: [stateOfLines(puzzle, (link) => marks[link] === LINE)] }
    : { ...NONE, exhausted: false };
