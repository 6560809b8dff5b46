/**
 * Solving: two searches take turns. One continues where it stopped and alone proves that nothing is left; the
 * other restarts again and again with the pieces in another order, each time for longer. First solutions of
 * such puzzles are heavy-tailed: an unlucky order may take a million times the median. A proof takes about
 * as long in any order, so a dead position costs at most twice that proof. Whichever finds a solution first goes
 * on alone, so that none is missed or reported twice. Boards of more than 32 open cells are left to the
 * second alone: there are either very many solutions or quick ends, and its runs grow until one is complete.
 * What is still open after many nodes also goes to the kernel, which proves some dead positions by learning in
 * a few conflicts.
 */
import type { Solutions } from '../../../vocabulary.ts';
import { makeRng, shuffle } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { Domains } from './domains.ts';
import { type Kernel, makeKernel } from './model.ts';
import { SHELF, start, type Puzzle, type State } from '../rules/rules.ts';
import { Search, type Outcome } from './search.ts';

interface Want {
  readonly limit: number;
  readonly from?: State;
  readonly onFound?: (state: State) => void;
  /** Nodes after which the search is given up. */
  readonly most?: number;
}

const FIRST_SLICE = 250; // nodes
const SLICE = 2000; // nodes between two reports
const FIRST_RUN = 1000; // nodes of the restarting search before its first restart
const GROWTH = 1.4;
const DOUBT = 400_000; // nodes after which the kernel is asked as well, and again at every doubling
const CONFLICTS = 50; // between two reports, or
const PROPAGATIONS = 3000;
const ASKED = 40; // reports, for each time it is asked

export function* solve(puzzle: Puzzle, { limit, from, onFound, most }: Want): Task<Solutions<State>> {
  const found: State[] = [];
  const keep = onFound ?? ((state) => found.push(state));
  let count = 0;
  const isEnough = (state: State): boolean => {
    if (count < limit) keep(state);
    return ++count >= limit;
  };
  const end = yield* solveUntil(puzzle, from, isEnough, most);
  if (limit <= 0) return { found: [], exhausted: false, effort: { nodes: end.nodes } };
  return { found, exhausted: end.exhausted, effort: { nodes: end.nodes } };
}

interface End {
  readonly exhausted: boolean;
  readonly nodes: number;
}

/** Solution after solution until `enough` says so: also how the generated one is found. */
export function* solveUntil(
  puzzle: Puzzle,
  from: State | undefined,
  enough: (solution: State) => boolean,
  most = Infinity,
): Task<End> {
  const state = from ?? start(puzzle);
  const steady = new Search(puzzle);
  const order = puzzle.pieces.map((_, i) => i);
  if (!steady.begin(state, order)) return { exhausted: true, nodes: 0 };
  const isEnough = (search: Search): boolean => enough({ ...search.solution(), locked: state.locked });
  // The first nodes run on cold code, so they are reported more often.
  let outcome = steady.run(FIRST_SLICE);
  while (outcome === 'paused' && steady.nodes < SLICE) {
    yield { done: steady.nodes };
    outcome = steady.run(FIRST_SLICE);
  }
  if (outcome === 'none') return { exhausted: true, nodes: steady.nodes };
  if (outcome === 'found') return yield* listing(steady, 0, isEnough, most);
  yield { done: steady.nodes };
  if (!isNarrowable(puzzle, state)) return { exhausted: true, nodes: steady.nodes };
  const isLarge = state.at.filter((cell) => cell === SHELF).length > 32;
  const restless = new Restless(puzzle, state, order);
  return yield* inTurns(isLarge ? undefined : steady, restless, isEnough, refuter(puzzle, state), most);
}

/** The search has just met a solution, and goes on from there to the next ones; `before`: nodes of others. */
function* listing(
  search: Search,
  before: number,
  isEnough: (search: Search) => boolean,
  most: number,
): Task<End> {
  let pause = search.nodes + SLICE; // counted over solutions, or a puzzle full of them would never pause
  let outcome: Outcome = 'found';
  while (outcome !== 'none') {
    if (outcome === 'found' && isEnough(search)) break;
    if (outcome === 'paused') {
      if (before + search.nodes >= most) break;
      yield { done: before + search.nodes };
      pause = search.nodes + SLICE;
    }
    outcome = search.run(pause - search.nodes);
  }
  return { exhausted: outcome === 'none', nodes: before + search.nodes };
}

function* inTurns(
  steady: Search | undefined,
  restless: Restless,
  isEnough: (search: Search) => boolean,
  refuted: () => Task<boolean>,
  most: number,
): Task<End> {
  const nodes = (): number => (steady?.nodes ?? 0) + restless.search.nodes;
  const turns = steady ? [restless, steady] : [restless];
  for (let doubt = DOUBT; ;) {
    for (const each of turns) {
      const outcome = each.run(SLICE);
      if (outcome === 'none') return { exhausted: true, nodes: nodes() };
      const search = each instanceof Search ? each : restless.search;
      if (outcome === 'found') return yield* listing(search, nodes() - search.nodes, isEnough, most);
      yield { done: nodes() };
    }
    if (nodes() >= most) return { exhausted: false, nodes: nodes() };
    if (nodes() < doubt) continue;
    doubt *= 2;
    if (yield* refuted()) return { exhausted: true, nodes: nodes() };
  }
}

/** Restarts with other orders, each time for longer. */
class Restless {
  readonly search: Search;
  readonly #state: State;
  readonly #order: number[];
  readonly #rng = makeRng('orders');
  #length = FIRST_RUN;
  #last = 0;

  constructor(puzzle: Puzzle, state: State, order: readonly number[]) {
    this.search = new Search(puzzle);
    this.#state = state;
    this.#order = [...order];
  }

  run(nodes: number): Outcome {
    const { search } = this;
    const order = this.#order;
    if (search.nodes >= this.#last) {
      shuffle(this.#rng, order);
      search.begin(this.#state, order);
      this.#last = search.nodes + this.#length;
      this.#length *= GROWTH;
    }
    return search.run(nodes);
  }
}

/**
 * Is there something left for every cell and piece once edges have exchanged what they may show? A
 * search that works elsewhere on the board can miss for a million nodes that two empty neighbours have no
 * label in common.
 */
function isNarrowable(puzzle: Puzzle, state: State): boolean {
  const domains = new Domains(puzzle);
  return domains.load(state) && domains.placePieces();
}

/** Each call continues for a number of conflicts; true when there is no solution. */
function refuter(puzzle: Puzzle, state: State): () => Task<boolean> {
  let open = puzzle.pieces.length <= 30; // beyond that, building it costs more than it saves
  let kernel: Kernel | undefined;
  return function* () {
    if (!open) return false;
    kernel ??= yield* makeKernel(puzzle);
    const assumptions = [...kernel.laid(state), ...kernel.walls(), ...kernel.model.selectors()];
    for (let asked = 0; asked < ASKED; asked++) {
      const answer = kernel.model.sat.run(assumptions, CONFLICTS, PROPAGATIONS);
      open = answer === 'unknown';
      if (!open) return answer === 'unsat';
      yield { done: asked, of: ASKED };
    }
    return false;
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

/** Nodes that several questions share: what one saves, the next may use. */
export interface Patience {
  left: number;
}

/** Some way to finish, `no` when there is none, `unknown` when the budget ends before the search. */
export function* canFinish(puzzle: Puzzle, from: State, patience: Patience): Task<State | 'no' | 'unknown'> {
  const { found, exhausted, effort } = yield* solve(puzzle, { limit: 1, from, most: patience.left });
  patience.left = Math.max(0, patience.left - (effort['nodes'] ?? 0));
  return found[0] ?? (exhausted ? 'no' : 'unknown');
}
