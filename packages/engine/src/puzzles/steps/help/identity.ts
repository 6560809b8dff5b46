/** When two boards are one find. */
import { textOf, normal } from '../rules/pieces.ts';
import { type Puzzle, type State, placementsOf } from '../rules/rules.ts';

/** Orders of play that lead to one picture are one find. */
export const identity = (_: Puzzle, state: State): string => textOf(normal(placementsOf(state.placed)));
