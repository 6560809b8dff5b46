/** How hard a start is: its level is how few pieces it gives; within a level, how many wrong ways there are. */
import { difficultyOf, hintCost } from '../../../derive/difficulty.ts';
import type { Grade, Hint, Lookup } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { hint } from '../hint/hint.ts';
import { levelOfSize, levels } from './levels.ts';
import { countOrders } from '../rules/order.ts';
import type { Placement } from '../rules/pieces.ts';
import { placementsOf, start, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { countIn, domainAfter, isOpen, shapesIn, shapesLeft } from '../solve/search.ts';
import { solve } from '../solve/solver.ts';

interface Measure {
  /** Ways to play the next piece after which the board can no longer be finished. */
  readonly traps: number;
  /** Orders in which the solution can be played from here. */
  readonly orders: number;
}

/** For a start with one solution, `rest` being what it adds. */
export function measure(placed: readonly Placement[], rest: readonly Placement[]): Measure {
  const domain = domainAfter(placed);
  const ways = shapesIn(shapesLeft(placed)).reduce((sum, shape) => sum + countIn(domain, shape), 0);
  const good = rest.filter((each) => isOpen([...placed, each])).length;
  return { traps: ways - good, orders: countOrders(rest) };
}

/** `uses`: the reasons that hints give on the way to the solution, and the traps at the start. */
export function* grade(puzzle: Puzzle, how?: 'brief'): Task<Grade> {
  const { found, exhausted } = yield* solve(puzzle, { limit: 2 });
  const solutions = found.length > 1 ? 'many' : found.length === 1 && exhausted ? 'one' : 'none';
  if (solutions !== 'one') return { level: 'beyond', solutions, uses: {} };
  const given = puzzle.start.length;
  const level = levels[levelOfSize(given)] ?? 'beyond';
  if (how === 'brief') return { level, solutions, uses: {} };
  const { uses, costs } = yield* stepsOf(puzzle);
  const { traps } = measure(placementsOf(puzzle.start), placementsOf(found[0].placed.slice(given)));
  const difficulty = difficultyOf(costs);
  return {
    level,
    solutions,
    uses: traps ? { ...uses, trap: traps } : uses,
    ...(difficulty !== undefined && { difficulty }),
  };
}

/** A link that goes through cases costs a quarter for each board that has to be imagined on the way. */
const BOARD = 0.25;

const costOf = (hint: Hint<Move>): number => hintCost(hint) + BOARD * Number(hint.with?.['boards'] ?? 0);

interface Steps {
  readonly uses: Lookup<number>;
  readonly costs: readonly number[];
}

function* stepsOf(puzzle: Puzzle): Task<Steps> {
  const uses: Partial<Record<string, number>> = {};
  const costs: number[] = [];
  let state: State | undefined = start(puzzle);
  while (state) {
    const step = yield* hint(puzzle, state);
    if (!step) break;
    uses[step.code] = (uses[step.code] ?? 0) + 1;
    costs.push(costOf(step));
    const next = apply(puzzle, state, step.moves[0]);
    state = next.ok ? next.value : undefined;
  }
  return { uses, costs };
}
