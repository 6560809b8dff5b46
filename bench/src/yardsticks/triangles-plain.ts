/**
 * The yardstick: the first document's way of solving. Cells in reading order, pieces in the order of the
 * pile, each in its three rotations, compared with what is to the left and above; one step back when
 * nothing fits. Counts steps and gives up at a limit, because its worst games take minutes.
 */
import {
  boardOf,
  shown,
  turnFor,
  mate,
  type Puzzle,
} from '../../../packages/engine/src/puzzles/triangles/rules/rules.ts';

export interface PlainEnd {
  readonly solved: boolean;
  readonly steps: number;
}

export function solvePlain(puzzle: Puzzle, limit: number): PlainEnd {
  const board = boardOf(puzzle);
  const count = board.cellCount;
  const used = new Uint8Array(count);
  const laid = new Int32Array(3 * count); // by 3 · cell + side: the label shown
  let steps = 0;
  const fits = (cell: number, piece: number, turn: number): boolean => {
    for (let side = 0; side < 3; side++) {
      const other = board.opposite[3 * cell + side];
      const label = shown(puzzle.pieces[piece], turn, side);
      const wall = other < 0 ? puzzle.walls[board.borderOf[3 * cell + side]] : -1;
      if (wall >= 0 && wall !== label) return false;
      if (other >= 0 && Math.floor(other / 3) < cell && mate(puzzle.match, laid[other]) !== label)
        return false;
    }
    return true;
  };
  const fill = (cell: number): boolean => {
    if (cell === count) return true;
    for (let piece = 0; piece < count; piece++) {
      if (used[piece]) continue;
      for (let way = 0; way < 3; way++) {
        const turn = turnFor(board.up[cell], way);
        if (!fits(cell, piece, turn)) continue;
        if (++steps > limit) return false;
        for (let side = 0; side < 3; side++) laid[3 * cell + side] = shown(puzzle.pieces[piece], turn, side);
        used[piece] = 1;
        if (fill(cell + 1)) return true;
        used[piece] = 0;
      }
      if (steps > limit) return false;
    }
    return false;
  };
  return { solved: fill(0), steps };
}
