/** Solving a start by search: milliseconds even from one piece, so nothing has to be loaded to play. */
import type { Solutions } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { legalOrder } from '../rules/order.ts';
import type { Placement } from '../rules/pieces.ts';
import { placementsOf, start, stateOf, type Puzzle, type State } from '../rules/rules.ts';
import { domainAfter, Search, shapesLeft } from './search.ts';
import type { Reading } from './all-solutions.ts';

const SLICE = 20_000; // placements tried between two yields

/** Each set of pieces once, in one of its legal orders. */
export function* solve(
  puzzle: Puzzle,
  want: { readonly limit: number; readonly from?: State },
): Task<Solutions<State>> {
  const from = want.from ?? start(puzzle);
  const completions = new Completions(placementsOf(from.placed));
  const found: State[] = [];
  while (found.length < want.limit) {
    const rest = yield* completions.next();
    if (!rest) break;
    found.push(finished(from, rest));
  }
  const exhausted = (yield* completions.next()) === undefined;
  return { found, exhausted, effort: { placements: completions.nodes } };
}

const finished = (from: State, rest: readonly Placement[]): State =>
  stateOf([...from.placed, ...(legalOrder(rest) ?? []).map((each) => each.text)], from.turns);

/** The ways to finish a board, one at a time; a full board has one, with nothing to add. */
export class Completions {
  readonly #search: Search;
  #full: boolean;

  constructor(placed: readonly Placement[], reading: Reading = 'first') {
    const left = shapesLeft(placed);
    this.#full = left === 0;
    this.#search = new Search(domainAfter(placed, reading), left, reading === 'any' ? placed : []);
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  *next(): Task<Placement[] | undefined> {
    if (this.#full) {
      this.#full = false;
      return [];
    }
    for (;;) {
      const pause = this.#search.next(SLICE);
      if (pause === 'found') return this.#search.found.sort((a, b) => a.shape - b.shape);
      if (pause === 'done') return undefined;
      yield { done: this.#search.nodes };
    }
  }
}
