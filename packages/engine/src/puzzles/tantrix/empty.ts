/** Where tiles may still go. */
import { type Cell, cellKey } from '../../grid/hex.ts';
import { boardOf, type Puzzle, type State } from './rules.ts';
import { frontier } from './solitaire.ts';

/** Empty cells where a tile may go, as far as they can be pointed at: beside the tiles, or what the outline leaves. */
export function emptyCells({ cells, outline }: Puzzle, state: State): readonly Cell[] {
  if (cells) return [];
  const board = boardOf(state);
  return outline ? outline.filter((cell) => !board.has(cellKey(cell))) : frontier(board);
}
