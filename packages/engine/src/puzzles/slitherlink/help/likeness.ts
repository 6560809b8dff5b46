/** One text for a board, its turns and its mirror images. Other boards are only like themselves. */
import { squareMesh } from '../../../grid/square.ts';
import { squareTurns } from '../../../grid/square-turns.ts';
import { native } from '../formats/index.ts';
import { meshOf, type Puzzle } from '../rules/rules.ts';

export function likeness(puzzle: Puzzle): string {
  const { width, height, clues } = puzzle;
  if (meshOf(puzzle) !== squareMesh(width, height)) return native.format({ puzzle });
  return squareTurns(width, height, clues)
    .map(({ cells, ...size }) => native.format({ puzzle: { ...puzzle, ...size, clues: cells } }))
    .sort()[0];
}
