/** All solutions of a model, one after another: each one found is forbidden, so the next differs in a given variable. */
import type { Task } from '../task.ts';
import type { Lit } from './literal.ts';
import type { Model } from './model.ts';

const SLICE = 200; // conflicts between two yields, some milliseconds

export interface ModelSolutions {
  readonly found: readonly (readonly boolean[])[]; // the values of the variables, in order
  readonly exhausted: boolean;
  readonly effort: { readonly conflicts: number };
}

/** What the next solution must satisfy: by default only that it is another one. */
type Exclude = (variables: readonly number[], values: readonly boolean[]) => readonly Lit[];

const another: Exclude = (variables, values) =>
  variables.map((variable, i) => 2 * variable + (values[i] ? 1 : 0));

/** The model cannot be reused: what was found stays forbidden in it. */
export function* solutionsOf(
  model: Model,
  variables: readonly number[],
  facts: readonly Lit[],
  limit: number,
  exclude: Exclude = another,
): Task<ModelSolutions> {
  const { sat } = model;
  const assumptions = [...facts, ...model.selectors()];
  const found: boolean[][] = [];
  while (found.length < limit) {
    const answer = sat.run(assumptions, SLICE);
    if (answer === 'unsat') return { found, exhausted: true, effort: { conflicts: sat.conflicts } };
    yield { done: found.length, of: limit };
    if (answer === 'unknown') continue;
    const values = variables.map((variable) => sat.value[2 * variable] > 0);
    found.push(values);
    model.addClause(exclude(variables, values));
  }
  return { found, exhausted: false, effort: { conflicts: sat.conflicts } };
}
