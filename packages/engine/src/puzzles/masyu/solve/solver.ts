/**
 * Finding and proving. What the rules force comes first, then a short search; what resists is narrowed by
 * supposing every link, searched again, and in the end left to the kernel, which learns from its failures.
 */
import type { SolveOptions } from '../../../game.ts';
import type { Task } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { LINE, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';
import { CONNECTIVITY, LOOPS } from './level-numbers.ts';
import { kernelSolve } from './model.ts';
import { Propagation } from './propagation.ts';
import { search, type Found } from './search.ts';
import { supposing } from './supposing.ts';

/** A board with many solutions shows two of them at once: the larger it is, the longer its loops. */
const firstNodes = (cells: number): number => 60 + (cells >> 3);
/** From about here on the kernel is faster. */
const LAST_NODES = 1500;

const NONE: Found = { loops: [], end: 'exhausted', nodes: 0 };

export function* solve(puzzle: Puzzle, { limit, from }: SolveOptions<State>): Task<Solutions<State>> {
  const position = new Propagation(boardOf(puzzle));
  const sound = position.load(puzzle, CONNECTIVITY, from?.edges) && position.run();
  const { loops, end, nodes } = sound ? yield* searched(position, limit) : NONE;
  if (end === 'tired') return yield* kernelSolve(puzzle, limit, { edges: position.links() });
  return {
    found: loops.map((marks) => stateOfLines(puzzle, (link) => marks[link] === LINE)),
    exhausted: end === 'exhausted',
    effort: { nodes },
  };
}

/** Nodes cost a tenth without sides and connectivity. When the search tires, the position is left as far as it was forced. */
function* searched(position: Propagation, limit: number): Task<Found> {
  position.level = LOOPS;
  const root = position.save();
  const first = yield* search(position, limit, firstNodes(position.board.cells));
  if (first.end !== 'tired') return first;
  position.restore(root);
  if (!(yield* supposing(position))) return NONE;
  position.level = CONNECTIVITY;
  if (!position.run()) return NONE;
  position.level = LOOPS;
  position.save(root);
  const last = yield* search(position, limit, LAST_NODES);
  if (last.end === 'tired') position.restore(root);
  return last;
}
