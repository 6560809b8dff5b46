/** Does a hint follow from what it names and nothing else? For the contract. */
import { cannotHold } from '../../../kernel/explain.ts';
import { negate, type Lit } from '../../../kernel/literal.ts';
import { finish } from '../../../task.ts';
import type { Hint, Spot } from '../../../vocabulary.ts';
import { isClue, OPEN, parseSpot, UNMARKED, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { LOOP, modelOf, type LoopModel } from '../solve/model.ts';

/**
 * Do the clues and marks named in `because`, with the rule of the one loop, force the hint's moves;
 * or, for a mistake, contradict each other? A cleared cell mark counts as named: it is what is wrong.
 */
export function suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  const loopModel = finish(modelOf(puzzle));
  const { groups, facts } = named(loopModel, state, hint.because);
  const refuted = (more: readonly Lit[]): boolean =>
    cannotHold(loopModel.model, groups, [...facts, ...more], Infinity);
  const changes = hint.moves.flat();
  if (hint.kind === 'step') return changes.every((change) => refuted([negate(loopModel.litOf(change))]));
  if (changes.some(({ on }) => on === 'edge')) return refuted([]);
  return changes.every(({ index }) => {
    const to = state.cells[index];
    return to === UNMARKED || refuted([loopModel.litOf({ on: 'cell', index, to })]);
  });
}

/** The clues and marks that the spots name. */
function named(
  loopModel: LoopModel,
  state: State,
  spots: readonly Spot[],
): { groups: string[]; facts: Lit[] } {
  const { board } = loopModel;
  const groups = [LOOP];
  const facts: Lit[] = [];
  for (const spot of new Set(spots)) {
    const at = parseSpot(board.mesh, spot);
    if (at?.kind === 'cell' && isClue(board.clues[at.index])) groups.push(spot);
    if (at?.kind === 'edge' && state.edges[at.index] !== OPEN)
      facts.push(loopModel.litOf({ on: 'edge', index: at.index, to: state.edges[at.index] }));
  }
  return { groups, facts };
}
