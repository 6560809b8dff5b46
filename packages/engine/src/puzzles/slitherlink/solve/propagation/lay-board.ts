/** From plain propagation to search: what is known becomes clauses, and the tightest places come first. */
import type { Sat } from '../../../../kernel/sat.ts';
import type { Task } from '../../../../task.ts';
import { isClue, LINE, OPEN, type Puzzle } from '../../rules/rules.ts';
import type { LoopTheory } from './loop-theory.ts';
import { OUTER } from './position.ts';
import type { Propagation } from './propagate.ts';

export interface Searcher {
  readonly sat: Sat;
  readonly theory: LoopTheory;
}

const EDGES_PER_REPORT = 10_000;

/** Hands over what plain propagation knows: domains, edges and sides. */
export function* layBoard({ sat, theory }: Searcher, board: Propagation, puzzle: Puzzle): Task<void> {
  const { at } = board;
  const { variables, layout } = theory;
  let clueSides = 0;
  for (let i = 0; i < puzzle.clues.length; i++) if (isClue(puzzle.clues[i])) clueSides += puzzle.clues[i];
  sat.reset(variables.count);
  theory.load(at, clueSides);
  yield { done: 0 };
  for (let variable = 0; variable < variables.edges; variable++) {
    const value = at.edge[layout.edges[variable]];
    if (value !== OPEN) sat.addClause([2 * variable + (value === LINE ? 0 : 1)]);
    if (variable % EDGES_PER_REPORT === EDGES_PER_REPORT - 1) yield { done: 0 };
  }
  for (let i = 0; i < layout.cells.length; i++) {
    const x = layout.cells[i];
    if (at.label[x] === OUTER) sat.addClause([2 * variables.ofCell[x] + (at.parity[x] ? 0 : 1)]);
  }
  // Without a positive clue nothing else forbids the empty board.
  if (clueSides === 0) sat.addClause(Array.from({ length: variables.edges }, (_, variable) => 2 * variable));
  sat.addPropagator(theory);
  favourTight(sat, theory, board);
}

/** Begins where dots have the fewest ways left: a tenth fewer conflicts than without. */
function favourTight(sat: Sat, { variables, layout }: LoopTheory, { at }: Propagation): void {
  const { stride, sites } = layout;
  for (let variable = 0; variable < variables.edges; variable++) {
    const edge = layout.edges[variable];
    if (at.edge[edge] !== OPEN) continue;
    const from = edge >> 1;
    const to = edge & 1 ? from + stride : from + 1;
    sat.bumpVariable(variable, 2 / waysOf(at.domain[sites + from]) + 2 / waysOf(at.domain[sites + to]));
  }
}

function waysOf(domain: number): number {
  let ways = 0;
  for (let left = domain; left !== 0; left &= left - 1) ways++;
  return ways;
}
