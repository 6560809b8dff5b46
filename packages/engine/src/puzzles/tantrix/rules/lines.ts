/**
 * Lines followed from scratch, tile by tile: the model that needs no history. links.ts keeps the same
 * lengths up to date move by move, and tests compare the two.
 */
import { type Cell, cellKey, neighbour, opposite, side } from '../../../grid/hex.ts';
import { type Board, boardOf, type Placed, type Puzzle, type State } from './rules.ts';
import { type Colour, colourAt, colours, endsOf, exitOf, hasColour } from './tiles.ts';

/** One end of a line: a tile and the side where it stops. */
interface End extends Cell {
  readonly side: number;
}

export interface Line {
  readonly colour: Colour;
  readonly cells: readonly Cell[]; // along the line
  readonly length: number; // in tiles
  readonly closed: boolean;
  readonly ends: readonly End[]; // two, or none when it is closed
}

/** The line through a side of a tile. */
export function traceFrom(board: Board, place: Placed, d: number): Line {
  const colour = colourAt(place.tile, place.turn, d);
  const ahead = follow(board, place, d);
  if (ahead.closed) return { colour, cells: ahead.cells, length: ahead.cells.length, closed: true, ends: [] };
  const behind = follow(board, place, exitOf(place.tile, place.turn, d));
  const cells = [...behind.cells.slice(1).reverse(), ...ahead.cells];
  return { colour, cells, length: cells.length, closed: false, ends: [behind.end, ahead.end] };
}

interface Way {
  readonly cells: readonly Cell[];
  readonly closed: boolean;
  readonly end: End;
}

/** From a tile out through a side, until the line stops or returns. */
function follow(board: Board, from: Placed, out: number): Way {
  const colour = colourAt(from.tile, from.turn, out);
  const cells: Cell[] = [from];
  let [here, d] = [from, out];
  for (;;) {
    const next = board.get(cellKey(neighbour(here, d)));
    const open = !next || colourAt(next.tile, next.turn, opposite(d)) !== colour;
    if (open || next === from)
      return { cells, closed: next === from && !open, end: { q: here.q, r: here.r, side: d } };
    cells.push(next);
    [here, d] = [next, exitOf(next.tile, next.turn, opposite(d))];
  }
}

/** Every line of a colour, each once. */
export function linesOf(board: Board, colour: Colour): readonly Line[] {
  const seen = new Set<string>();
  const lines: Line[] = [];
  for (const place of board.values()) {
    const ends = endsOf(place.tile, colour);
    if (!ends || seen.has(cellKey(place))) continue;
    const line = traceFrom(board, place, side(ends[0] + place.turn));
    for (const cell of line.cells) seen.add(cellKey(cell));
    lines.push(line);
  }
  return lines;
}

/** What a meter shows of one colour. */
export interface LineCount {
  readonly colour: Colour;
  readonly line: number; // the longest line, closed ones too
  readonly loop: number; // the longest loop
}

export const metersOf = (puzzle: Puzzle, state: State): readonly LineCount[] => {
  const board = boardOf(state);
  const shown = colours.filter((colour) => puzzle.tiles.some((tile) => hasColour(tile, colour)));
  return shown.map((colour) => meterOf(colour, linesOf(board, colour)));
};

const meterOf = (colour: Colour, lines: readonly Line[]): LineCount => ({
  colour,
  line: Math.max(0, ...lines.map((each) => each.length)),
  loop: Math.max(0, ...lines.filter((each) => each.closed).map((each) => each.length)),
});

/** Solitaire: a point for each tile of the longest line, or two for each of the longest loop; the better counts. */
export const scoreOf = (meters: readonly LineCount[]): number =>
  Math.max(0, ...meters.map(({ line, loop }) => Math.max(line, 2 * loop)));
