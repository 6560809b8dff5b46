/** When two boards count as the same solution found. */
import type { Puzzle, State } from '../rules/rules.ts';
import { settle, inOrder } from '../solve/settle.ts';

/** One text for all copies of a position: turned and moved boards are the same, mirrored ones are not. */
export const identity = ({ tiles }: Puzzle, { placed }: State): string =>
  settle(inOrder(tiles, placed))
    .map((each) => `${each.tile}.${each.q}.${each.r}.${each.turn}`)
    .join('_');
