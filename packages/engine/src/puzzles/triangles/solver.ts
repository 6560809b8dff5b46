/**
 * Solving: short searches with the pieces in ever other orders, each longer than the last, until one ends
 * or meets a solution; then that one goes on alone, so that nothing is missed. First solutions of such
 * puzzles are heavy-tailed: an unlucky order may take a million times the median. What is still open after
 * many nodes is also asked of the kernel, which proves some dead positions by learning in a few conflicts.
 */
import type { Solutions } from '../../game.ts';
import { makeRng, shuffle } from '../../rng.ts';
import type { Task } from '../../task.ts';
import { Kernel } from './model.ts';
import { start, type Puzzle, type State } from './rules.ts';
import { Search } from './search.ts';

export interface Want {
  readonly limit: number;
  readonly from?: State;
}

const SLICE = 2000; // nodes between two reports
const FIRST_RUN = 400; // nodes
const GROWTH = 1.4;
const HOPE = 20_000; // nodes: what no run of this length has met is likely not there, and wants one long proof
const LEAP = 8;
const DOUBT = 400_000; // nodes after which the kernel is asked as well, and again at every doubling
const CONFLICTS = 2000; // for each time it is asked

export function* solve(puzzle: Puzzle, { limit, from }: Want): Task<Solutions<State>> {
  const found: State[] = [];
  const end = yield* solveUntil(puzzle, from, (state) => found.push(state) >= limit);
  if (limit <= 0) return { found: [], exhausted: false, effort: { nodes: end.nodes } };
  return { found, exhausted: end.exhausted, effort: { nodes: end.nodes } };
}

/** Solution after solution until `enough` says so: also the way to meet the generated one. */
export function* solveUntil(
  puzzle: Puzzle,
  from: State | undefined,
  enough: (solution: State) => boolean,
): Task<{ readonly exhausted: boolean; readonly nodes: number }> {
  const state = from ?? start(puzzle);
  const search = new Search(puzzle);
  const order = puzzle.pieces.map((_, i) => i);
  const rng = makeRng('orders');
  let met = false;
  let refutes: (() => boolean) | undefined;
  let doubt = DOUBT;
  for (let run = FIRST_RUN; ; run *= run < HOPE ? GROWTH : LEAP) {
    if (!search.begin(state, order)) return { exhausted: true, nodes: search.nodes };
    const first = search.nodes;
    let pause = first + SLICE; // counted over solutions too, or a puzzle full of them would never pause
    while (met || search.nodes - first < run) {
      const outcome = search.run(pause - search.nodes);
      if (outcome === 'none') return { exhausted: true, nodes: search.nodes };
      if (outcome === 'paused') {
        yield { done: search.nodes };
        pause = search.nodes + SLICE;
        if (met || search.nodes < doubt) continue;
        doubt *= 2;
        if ((refutes ??= refuter(puzzle, state))()) return { exhausted: true, nodes: search.nodes };
      } else {
        met = true;
        if (enough({ ...search.solution(), locked: state.locked }))
          return { exhausted: false, nodes: search.nodes };
      }
    }
    shuffle(rng, order);
  }
}

/** Each call goes on for some conflicts; true when there is no solution. */
function refuter(puzzle: Puzzle, state: State): () => boolean {
  const kernel = new Kernel(puzzle);
  const assumptions = [...kernel.laid(state), ...kernel.walls(), ...kernel.model.selectors()];
  let open = puzzle.pieces.length <= 30; // beyond, building it costs more than it brings
  return () => {
    const answer = open ? kernel.model.sat.run(assumptions, CONFLICTS) : 'sat';
    open = answer === 'unknown';
    return answer === 'unsat';
  };
}

/** Some way to finish this position; undefined when there is none. */
export function* finishing(puzzle: Puzzle, from: State): Task<State | undefined> {
  return (yield* solve(puzzle, { limit: 1, from })).found[0];
}

/** "Still solvable?" */
export function* completable(puzzle: Puzzle, state: State): Task<boolean> {
  return (yield* finishing(puzzle, state)) !== undefined;
}
