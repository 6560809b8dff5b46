/**
 * Deduction as people do it, on any tiling: named techniques in one ordered list with levels, each
 * finding with its reason. The fast propagator of the solver has the same rules without reasons.
 */
import { closureOn, type Closure } from './deduce/closure.ts';
import { boardOf } from './deduce/position.ts';
import type { Puzzle, State } from '../rules/rules.ts';

export { closureOn, type Closure } from './deduce/closure.ts';
export { boardOf, type Board } from './deduce/position.ts';
export { stepsOf, type Step } from './deduce/steps.ts';
export { levelOf, techniques, type Technique } from './deduce/techniques.ts';

/** All that the rules up to a level (1 … 6) force in a position. */
export const closure = (puzzle: Puzzle, state: State, level: number): Closure =>
  closureOn(boardOf(puzzle), state.edges, level);
