/** When two boards count as the same solution found. */
import { textOf, normal } from '../rules/pieces.ts';
import { type Puzzle, type State, placementsOf } from '../rules/rules.ts';

/** Different orders of play with the same picture count once. */
export const identity = (_: Puzzle, state: State): string => textOf(normal(placementsOf(state.placed)));
