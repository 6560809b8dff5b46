/** The rules for the kernel: a variable for each lantern, and a group for each number, named by its spot. */
import { literal, type Lit } from '../../../kernel/literal.ts';
import { Model } from '../../../kernel/model.ts';
import { around, clueSpot, type Mark, type Puzzle, type State } from '../rules/rules.ts';

export interface LanternModel {
  readonly model: Model;
  readonly lanterns: readonly number[]; // variables: true is lit
}

export function modelOf({ clues }: Puzzle): LanternModel {
  const model = new Model();
  const lanterns = clues.map(() => model.variable());
  for (const [index, clue] of clues.entries())
    if (clue !== undefined) {
      const lits = around(clues.length, index).map((each) => literal(lanterns[each], true));
      model.exactly(clue, lits, model.group(clueSpot(index)));
    }
  return { model, lanterns };
}

export const litOf = ({ lanterns }: LanternModel, index: number, mark: Mark): Lit =>
  literal(lanterns[index], mark === 'lit');

/** What the marks say. */
export const factsOf = (model: LanternModel, state: State): Lit[] =>
  state.flatMap((mark, index) => (mark === 'open' ? [] : [litOf(model, index, mark)]));
