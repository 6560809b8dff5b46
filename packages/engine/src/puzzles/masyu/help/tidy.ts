/** Crosses round cells that the line already passes through. */
import { tidyCrosses } from '../../../loops/tidy.ts';
import { meshOf, type Move, type Puzzle, type State } from '../rules/rules.ts';

export function tidy(puzzle: Puzzle, before: State | undefined, after: State): Move | undefined {
  const crosses = tidyCrosses(meshOf(puzzle), before, after);
  return crosses.length ? crosses : undefined;
}
