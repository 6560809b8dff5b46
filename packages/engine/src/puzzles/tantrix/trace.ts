/**
 * Lines followed from scratch, tile by tile: the model that asks nothing of the past. links.ts keeps the same
 * lengths up to date move by move, and tests hold the two against each other.
 */
import { type Cell, cellKey, neighbour, opposite } from '../../grid/hex.ts';
import { type Board, boardOf, type Placed, type Puzzle, type State } from './rules.ts';
import { type Color, colorAt, colors, endsOf, exitOf, hasColor } from './tiles.ts';
import { side } from '../../grid/hex.ts';

/** One end of a line: a tile and the side where it stops. */
export interface End extends Cell {
  readonly side: number;
}

export interface Line {
  readonly color: Color;
  readonly cells: readonly Cell[]; // along the line
  readonly length: number; // in tiles
  readonly closed: boolean;
  readonly ends: readonly End[]; // two, or none when it is closed
}

/** The line through a side of a tile. */
export function traceFrom(board: Board, place: Placed, d: number): Line {
  const color = colorAt(place.tile, place.turn, d);
  const ahead = follow(board, place, d);
  if (ahead.closed) return { color, cells: ahead.cells, length: ahead.cells.length, closed: true, ends: [] };
  const behind = follow(board, place, exitOf(place.tile, place.turn, d));
  const cells = [...behind.cells.slice(1).reverse(), ...ahead.cells];
  return { color, cells, length: cells.length, closed: false, ends: [behind.end, ahead.end] };
}

interface Way {
  readonly cells: readonly Cell[];
  readonly closed: boolean;
  readonly end: End;
}

/** From a tile out through a side, until the line stops or comes home. */
function follow(board: Board, from: Placed, out: number): Way {
  const color = colorAt(from.tile, from.turn, out);
  const cells: Cell[] = [from];
  let [here, d] = [from, out];
  for (;;) {
    const next = board.get(cellKey(neighbour(here, d)));
    const open = !next || colorAt(next.tile, next.turn, opposite(d)) !== color;
    if (open || next === from)
      return { cells, closed: next === from && !open, end: { q: here.q, r: here.r, side: d } };
    cells.push(next);
    [here, d] = [next, exitOf(next.tile, next.turn, opposite(d))];
  }
}

/** Every line of a colour, each once. */
export function linesOf(board: Board, color: Color): readonly Line[] {
  const seen = new Set<string>();
  const lines: Line[] = [];
  for (const place of board.values()) {
    const ends = endsOf(place.tile, color);
    if (!ends || seen.has(cellKey(place))) continue;
    const line = traceFrom(board, place, side(ends[0] + place.turn));
    for (const cell of line.cells) seen.add(cellKey(cell));
    lines.push(line);
  }
  return lines;
}

/** What a meter shows of one colour. */
export interface Meter {
  readonly color: Color;
  readonly line: number; // the longest line, closed ones too
  readonly loop: number; // the longest loop
}

export const metersOf = (puzzle: Puzzle, state: State): readonly Meter[] => {
  const board = boardOf(state);
  const shown = colors.filter((color) => puzzle.tiles.some((tile) => hasColor(tile, color)));
  return shown.map((color) => meterOf(color, linesOf(board, color)));
};

const meterOf = (color: Color, lines: readonly Line[]): Meter => ({
  color,
  line: Math.max(0, ...lines.map((each) => each.length)),
  loop: Math.max(0, ...lines.filter((each) => each.closed).map((each) => each.length)),
});

/** Solitaire: a point for each tile of the longest line, or two for each of the longest loop; the better counts. */
export const scoreOf = (meters: readonly Meter[]): number =>
  Math.max(0, ...meters.map(({ line, loop }) => Math.max(line, 2 * loop)));
