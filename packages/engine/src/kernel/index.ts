/** `edgewise/kernel`: a solver with reasons. Variables and named groups, smallest reasons, all solutions. */
export {
  contradiction,
  nextStep,
  type ExplainOptions,
  type Reason,
  type Stage,
  type Step,
} from './explain.ts';
export { firstUnsolvable } from './date-mistake.ts';
export { literal, negate, negative, positive, variableOf, type Lit } from './literal.ts';
export { minimise, minimiseBy } from './minimise.ts';
export { Model, type Group } from './model.ts';
export type { Limits } from './query.ts';
export { Sat, type Answer, type Propagator, type SatOptions } from './sat.ts';
export { solutionsOf, type ModelSolutions } from './solutions.ts';
