/** Reasons that no technique finds: what the complete search says about a position with less on it. */
import type { Task } from '../../../task.ts';
import { minimiseBy } from '../../../kernel/minimise.ts';
import type { Spot } from '../../../vocabulary.ts';
import { kindsOf } from '../rules/kinds.ts';
import { apply } from '../rules/moves.ts';
import { boardOf, type Puzzle, type State } from '../rules/rules.ts';
import { canFinish, type Patience } from '../solve/solver.ts';
import { restrictTo, waysInto, type Known, type Laying } from './partial-position.ts';

/** Is this impossible to finish? Undecided counts as no: nothing unproved is claimed. */
export function* isDeadEnd({ puzzle, state }: Known, patience: Patience): Task<boolean> {
  return (yield* canFinish(puzzle, state, patience)) === 'no';
}

/** Does every other way to fill the cell end in a dead end? */
export function* isOnlyWay(known: Known, laying: Laying, patience: Patience): Task<boolean> {
  const { of } = kindsOf(known.puzzle);
  for (const way of waysInto(known, laying.cell)) {
    if (of[way.piece] === of[laying.piece] && way.turn === laying.turn) continue;
    if (!(yield* isDeadEnd({ ...known, state: after(known, way) }, patience))) return false;
  }
  return true;
}

export function after({ puzzle, state }: Known, { piece, cell, turn }: Laying): State {
  const next = apply(puzzle, state, { piece, act: '@', cell: boardOf(puzzle).names[cell], turn });
  return next.ok ? next.value : state;
}

const EACH = 20_000; // nodes for one question, some 5 ms
const ALL = 120_000; // and for all of them

/** The fewest of these spots with which it still holds; all of them when even that takes too long to see again. */
export function* fewestBySearch(
  puzzle: Puzzle,
  state: State,
  spots: readonly Spot[],
  holds: (known: Known, patience: Patience) => Task<boolean>,
): Task<readonly Spot[]> {
  let left = ALL;
  const needed = yield* minimiseBy(spots, function* (some) {
    yield { done: ALL - left, of: ALL };
    const patience = { left: Math.min(EACH, left) };
    left -= patience.left;
    const answer = patience.left > 0 && (yield* holds(restrictTo(puzzle, state, some), patience));
    left += patience.left;
    return answer;
  });
  return needed ?? spots;
}
