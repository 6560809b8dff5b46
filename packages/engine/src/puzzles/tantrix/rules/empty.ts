/** Where tiles may still go. */
import type { Spot } from '../../../vocabulary.ts';
import { type Cell, cellKey, sameCell } from '../../../grid/hex.ts';
import { check } from './check.ts';
import { boardOf, hexSpot, type Placed, type Puzzle, type State, tileSpot } from './rules.ts';
import { frontier } from './solitaire.ts';

/**
 * Empty cells where a tile may go, as far as they can be pointed at: beside the tiles, or what the outline
 * leaves. Round a finished loop there are none: nothing is left to go anywhere, and the loop fills the picture.
 */
export function emptyCells(puzzle: Puzzle, state: State): readonly Cell[] {
  const { cells, outline } = puzzle;
  if (cells || isFinished(puzzle, state)) return [];
  const board = boardOf(state);
  return outline ? outline.filter((cell) => !board.has(cellKey(cell))) : frontier(board);
}

/** What lights up for a placement: its cell, if it can be pointed at, and the tile in its slot. */
export const placementSpots = (puzzle: Puzzle, state: State, place: Placed): readonly Spot[] => [
  ...emptyCells(puzzle, state)
    .filter((cell) => sameCell(cell, place))
    .map(hexSpot),
  tileSpot(place.tile),
];

const isFinished = (puzzle: Puzzle, state: State): boolean =>
  state.placed.length === puzzle.tiles.length && check(puzzle, state).issues.length === 0;
