/** Board and shelf of a sketch as two panes, side by side if the terminal is wide enough. */
import type { Spot } from 'edgewise';
import type { Glyph, Scene, Sketch } from 'edgewise/draw';

type Rows = readonly (readonly Glyph[])[];

export interface Panes {
  readonly board: Rows;
  readonly shelf: Rows;
}

/** A part of the screen, in characters. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly board: Area;
  readonly shelf: Area;
}

const GAP = 3; // columns between two panes

/** A sketch has its shelf, if any, below the board. */
export function panesOf(sketch: Sketch, { shelf }: Scene): Panes {
  const spots = new Set([shelf?.spot, ...(shelf?.slots ?? []).map((slot) => slot?.spot)]);
  const isShelf = ({ spot }: Glyph): boolean => spot !== undefined && spots.has(spot);
  const cut = shelf ? sketch.rows.findIndex((row) => row.some(isShelf)) : -1;
  if (cut < 0) return { board: trimmed(sketch.rows), shelf: [] };
  return { board: trimmed(sketch.rows.slice(0, cut)), shelf: trimmed(sketch.rows.slice(cut)) };
}

/** How many pieces are in one row of the shelf. */
export function shelfColumns({ shelf }: Panes): number {
  const counts = shelf.map((row) => new Set(row.flatMap(({ spot }) => spot ?? [])).size);
  return Math.max(1, ...counts);
}

/** Without empty rows above and below, and empty columns at the right. */
function trimmed(rows: Rows): Rows {
  const lengths = rows.map(lengthOf);
  const [first, last] = [lengths.findIndex(Boolean), lengths.findLastIndex(Boolean)];
  const width = Math.max(0, ...lengths);
  return first < 0 ? [] : rows.slice(first, last + 1).map((row) => row.slice(0, width));
}

function lengthOf(row: readonly Glyph[]): number {
  return 1 + row.findLastIndex(({ char, spot }) => char !== ' ' || spot !== undefined);
}

const sizeOf = (rows: Rows): { readonly width: number; readonly height: number } => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
});

/** Both are visible together: side by side, else the shelf has up to half of the rows at the bottom. */
export function layoutOf(panes: Panes, room: Area): Layout {
  const [board, shelf] = [sizeOf(panes.board), sizeOf(panes.shelf)];
  if (shelf.height === 0) return { board: within(board, room), shelf: { ...room, width: 0, height: 0 } };
  const x = room.x + board.width + GAP;
  if (x + shelf.width <= room.x + room.width)
    return { board: within(board, room), shelf: within(shelf, { ...room, x, width: room.width - x }) };
  const low = Math.max(1, Math.min(shelf.height, room.height >> 1));
  const high = Math.max(1, room.height - low - 1);
  const boardArea = within(board, { ...room, height: high });
  const y = room.y + boardArea.height + 1;
  return { board: boardArea, shelf: within(shelf, { ...room, y, height: room.y + room.height - y }) };
}

const within = (size: { readonly width: number; readonly height: number }, room: Area): Area => ({
  ...room,
  width: Math.max(0, Math.min(size.width, room.width)),
  height: Math.max(0, Math.min(size.height, room.height)),
});

/** The visible part of a pane. It stays where it is while the cursor is in it, so that a click moves nothing. */
export class Viewport {
  top = 0;
  left = 0;

  follow(rows: Rows, area: Area, spot: Spot): void {
    const size = sizeOf(rows);
    const [row, column] = placeOf(rows, spot) ?? [this.top, this.left];
    this.top = scrolled(this.top, row, area.height, size.height);
    this.left = scrolled(this.left, column, area.width, size.width);
  }
}

/** The cursor is brought to the middle when it leaves the visible part; no empty space at the ends. */
function scrolled(from: number, at: number, room: number, size: number): number {
  const isSeen = at >= from && at < from + room;
  return Math.max(0, Math.min(isSeen ? from : at - (room >> 1), size - room));
}

export function placeOf(rows: Rows, spot: Spot): readonly [row: number, column: number] | undefined {
  for (const [row, glyphs] of rows.entries()) {
    const column = glyphs.findIndex((glyph) => glyph.spot === spot);
    if (column >= 0) return [row, column];
  }
  return undefined;
}
