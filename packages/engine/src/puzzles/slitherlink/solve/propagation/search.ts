/** Continues by loop search on squares once a board has reached its fixpoint. */
import {
  searchLoops,
  type Exclude,
  type FoundLoops,
  type LoopProblem,
} from '../../../../loops/square/search.ts';
import type { Task } from '../../../../task.ts';
import { isClue, type Puzzle } from '../../rules/rules.ts';
import { PARITY } from '../level-numbers.ts';
import { OUTER } from './position.ts';
import type { Propagation } from './propagate.ts';

export const search = (
  board: Propagation,
  puzzle: Puzzle,
  limit: number,
  exclude?: Exclude,
): Task<FoundLoops> => searchLoops({ ...problemOf(board, puzzle), ...(exclude && { exclude }) }, limit);

/** What is left of a board at its fixpoint; the loop must touch every clue as often as it says. */
function problemOf({ at, rules }: Propagation, { clues }: Puzzle): LoopProblem {
  const { layout, domain, edge, label, parity, hasClue, rule } = at;
  let whole = 0;
  for (let i = 0; i < clues.length; i++) if (isClue(clues[i])) whole += clues[i];
  return {
    layout,
    domain,
    isAtRest: true,
    edge,
    ...(rules & PARITY && { isInside: (x: number) => (label[x] === OUTER ? parity[x] === 1 : undefined) }),
    weightOf: (e) => hasClue[e >> 1] + hasClue[e & 1 ? (e >> 1) - 1 : (e >> 1) - layout.stride],
    whole,
    everyDot: rule === 'every-dot',
  };
}
