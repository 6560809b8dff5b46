/** What all solutions share, and where they differ: propagation settles some of it, one query the rest. */
import { Agreement } from '../../../kernel/agreement.ts';
import { searchLoops } from '../../../loops/square/search.ts';
import type { Task } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { LINE, OPEN, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';
import { LOOPS } from './level-numbers.ts';
import { problemOf } from './problem.ts';
import { Propagation } from './propagation.ts';

const NONE: Solutions<State> = { found: [], exhausted: true, effort: {} };

export function* variety(puzzle: Puzzle): Task<Solutions<State>> {
  const position = new Propagation(boardOf(puzzle));
  if (!position.load(puzzle, LOOPS) || !position.run()) return NONE;
  const links = position.links();
  if (position.closed) return { ...NONE, found: [stateOfLines(puzzle, (link) => links[link] === LINE)] };
  const agreement = new Agreement(
    Array.from(links, (_, link) => link).filter((link) => links[link] === OPEN),
  );
  const exclude = (loop: Int32Array) => {
    const lines = new Set(loop);
    return agreement.exclude((link) => lines.has(link));
  };
  const { loops, exhausted, conflicts } = yield* searchLoops(
    { ...problemOf(position, puzzle), exclude },
    Infinity,
  );
  return {
    found: loops.map((loop) => stateOfLines(puzzle, (link) => loop[link] === 1)),
    exhausted,
    effort: { conflicts },
  };
}
