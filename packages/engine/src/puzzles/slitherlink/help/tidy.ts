/** Crosses round numbers that are met and dots that are full. */
import { tidyCrosses } from '../../../loops/tidy.ts';
import { isClue, meshOf, type Move, type Puzzle, type State } from '../rules/rules.ts';

export function tidy(puzzle: Puzzle, before: State | undefined, after: State): Move | undefined {
  const { clues } = puzzle;
  const crosses = tidyCrosses(meshOf(puzzle), before, after, (cell) =>
    isClue(clues[cell]) ? clues[cell] : undefined,
  );
  return crosses.length ? crosses.map(({ index, to }) => ({ on: 'edge', index, to })) : undefined;
}
