/** Totals: which colours can make the wanted line, and how many loops there are. */
import type { Task } from '../../../task.ts';
import { goalColours } from '../rules/check.ts';
import { type Puzzle, start } from '../rules/rules.ts';
import type { Colour } from '../rules/tiles.ts';
import { LoopCount } from './search/count-loops.ts';
import { parityObstruction } from './search/parity.ts';
import { tablesOf } from './search/problem.ts';
import { canFinish, inTime, type Patience } from './solver.ts';

/** Nodes between two reports: a few milliseconds. */
const SLICE = 2_000;

/** Which colours the wanted line can have, not only the easiest, as far as the budget lasts. */
export function* possibleColours(puzzle: Puzzle, patience: Patience): Task<readonly Colour[]> {
  const possible: Colour[] = [];
  for (const colour of goalColours({ ...puzzle, colour: 'any' })) {
    const found = yield* inTime(canFinish({ ...puzzle, colour }, start(puzzle)), patience);
    if (typeof found === 'object') possible.push(colour);
  }
  return possible;
}

/** How many solutions there are, up to rotation; none are kept, and counting stops after `most`. */
export function* countLoops(puzzle: Puzzle, colour: Colour, most = Infinity): Task<number> {
  const { tiles, match, holes } = puzzle;
  if (parityObstruction(puzzle, colour)) return 0;
  const tables = tablesOf({ tiles, colour, match, holes, pins: [] });
  if (!tables) return 0;
  const loops = new LoopCount(tables);
  while (!loops.run(SLICE, most) && loops.count <= most) yield { done: loops.count };
  return loops.count;
}
