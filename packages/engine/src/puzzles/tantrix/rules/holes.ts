/** What tiles enclose, and which tiles are connected. */
import { type Cell, cellKey, neighbours } from '../../../grid/hex.ts';

type Cells = ReadonlyMap<string, Cell>;

/** Empty cells that cannot be left without crossing a tile, hole by hole. */
export function holesOf(board: Cells): readonly (readonly Cell[])[] {
  if (board.size < 6) return [];
  const [low, high] = boundsOf(board);
  const inside = (cell: Cell): boolean =>
    cell.q >= low.q && cell.q <= high.q && cell.r >= low.r && cell.r <= high.r;
  const seen = flood([low], (cell) => inside(cell) && !board.has(cellKey(cell)));
  const holes: Cell[][] = [];
  for (let q = low.q; q <= high.q; q++)
    for (let r = low.r; r <= high.r; r++) {
      const cell = { q, r };
      if (seen.has(cellKey(cell)) || board.has(cellKey(cell))) continue;
      const hole = flood([cell], (each) => !board.has(cellKey(each)));
      for (const key of hole.keys()) seen.set(key, cell);
      holes.push([...hole.values()]);
    }
  return holes;
}

/** One cell beyond the tiles on every side: its corner is outside. */
function boundsOf(board: Cells): readonly [Cell, Cell] {
  const qs = [...board.values()].map((each) => each.q);
  const rs = [...board.values()].map((each) => each.r);
  return [
    { q: Math.min(...qs) - 1, r: Math.min(...rs) - 1 },
    { q: Math.max(...qs) + 1, r: Math.max(...rs) + 1 },
  ];
}

/** Groups of connected tiles, the largest first. */
export function islandsOf(board: Cells): readonly (readonly Cell[])[] {
  const seen = new Set<string>();
  const islands: Cell[][] = [];
  for (const [key, place] of board) {
    if (seen.has(key)) continue;
    const island = flood([place], (cell) => board.has(cellKey(cell)));
    for (const each of island.keys()) seen.add(each);
    islands.push([...island.values()]);
  }
  return islands.sort((a, b) => b.length - a.length);
}

function flood(from: readonly Cell[], open: (cell: Cell) => boolean): Map<string, Cell> {
  const seen = new Map(from.map((cell) => [cellKey(cell), cell]));
  const queue = [...from];
  for (let cell = queue.pop(); cell; cell = queue.pop())
    for (const next of neighbours(cell)) {
      if (seen.has(cellKey(next)) || !open(next)) continue;
      seen.set(cellKey(next), next);
      queue.push(next);
    }
  return seen;
}
