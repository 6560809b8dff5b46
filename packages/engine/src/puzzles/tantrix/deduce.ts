/**
 * What a person can see of a loop: every loose end must go on, so the cell beyond it takes one of the tiles left.
 * One ordered list of techniques serves hints and grades.
 *
 *     only-fit   one tile in one turn fits the cell beyond a loose end
 *     look       all others at once leave some loose end without a fitting tile, or close the loop too early
 *
 * Everything is asked of a set of placed tiles, so that the same question, asked of fewer, tells which matter.
 */
import { type Cell, cellKey, distance, neighbour, sameCell, sides } from '../../grid/hex.ts';
import { clashes, goalColors } from './check.ts';
import { type Board, boardOf, type Placed, type Puzzle } from './rules.ts';
import { oddity } from './search/parity.ts';
import { demands } from './solitaire.ts';
import { type Color, colorAt } from './tiles.ts';
import { type Line, linesOf, traceFrom } from './trace.ts';

/** A hint is at most a `search`; a whole puzzle is `deep` when its solutions are few among the ways to try. */
export const levels = ['fit', 'look', 'search', 'deep'] as const;
export type Level = (typeof levels)[number];

/** A forced placement. */
export interface Step {
  readonly code: 'only-fit' | 'look';
  readonly level: Level;
  readonly place: Placed;
}

/** The colour whose loose ends must go on: known only when one is possible. */
export function loopColor(puzzle: Puzzle): Color | undefined {
  if (puzzle.goal !== 'loop' || puzzle.mode === 'solitaire' || puzzle.cells) return undefined;
  const possible = goalColors(puzzle).filter((color) => !oddity(puzzle, color));
  return possible.length === 1 ? possible[0] : undefined;
}

type Technique = (puzzle: Puzzle, color: Color, placed: readonly Placed[]) => Step | undefined;

const techniques: readonly Technique[] = [onlyFit, look];

export function easiestStep(puzzle: Puzzle, placed: readonly Placed[]): Step | undefined {
  const color = loopColor(puzzle);
  if (!color) return undefined;
  for (const technique of techniques) {
    const step = technique(puzzle, color, placed);
    if (step) return step;
  }
  return undefined;
}

/** Do these tiles alone force the placement, by what a person can see? */
export function seesForced(puzzle: Puzzle, placed: readonly Placed[], { tile, q, r, turn }: Placed): boolean {
  const color = loopColor(puzzle);
  if (!color || placed.length === 0) return false;
  const board = boardOf({ placed });
  if (!looseCells(board, color).some((cell) => cell.q === q && cell.r === r)) return false;
  const left = choices(puzzle, color, board, { q, r }).filter((each) =>
    survives(puzzle, color, placed, each),
  );
  return left.length === 1 && left[0].tile === tile && left[0].turn === turn;
}

function onlyFit(puzzle: Puzzle, color: Color, placed: readonly Placed[]): Step | undefined {
  const board = boardOf({ placed });
  for (const cell of looseCells(board, color)) {
    const fitting = choices(puzzle, color, board, cell);
    if (fitting.length === 1) return { code: 'only-fit', level: 'fit', place: fitting[0] };
  }
  return undefined;
}

function look(puzzle: Puzzle, color: Color, placed: readonly Placed[]): Step | undefined {
  const board = boardOf({ placed });
  for (const cell of looseCells(board, color)) {
    const left = choices(puzzle, color, board, cell).filter((each) => survives(puzzle, color, placed, each));
    if (left.length === 1) return { code: 'look', level: 'look', place: left[0] };
  }
  return undefined;
}

const survives = (puzzle: Puzzle, color: Color, placed: readonly Placed[], next: Placed): boolean =>
  faultIn(puzzle, color, [...placed, next]) === undefined;

export interface Fault {
  readonly code: 'clash' | 'early-loop' | 'blocked-end' | 'dead-end';
  readonly cells: readonly Cell[];
}

/** What can no longer come right among these tiles, as far as the eye sees. */
export function fault(puzzle: Puzzle, placed: readonly Placed[]): Fault | undefined {
  const color = loopColor(puzzle);
  if (puzzle.mode === 'solitaire' || puzzle.cells) return undefined;
  if (puzzle.match === 'all') {
    const [clash] = clashes(boardOf({ placed }));
    if (clash) return { code: 'clash', cells: [clash.a, clash.b] };
  }
  return color && faultIn(puzzle, color, placed);
}

function faultIn(puzzle: Puzzle, color: Color, placed: readonly Placed[]): Fault | undefined {
  const board = boardOf({ placed });
  const lines = linesOf(board, color);
  const early = lines.find((line) => line.closed && line.length < puzzle.tiles.length);
  if (early) return { code: 'early-loop', cells: early.cells };
  const blocked = lines
    .flatMap((line) => line.ends)
    .find((end) => board.has(cellKey(neighbour(end, end.side))));
  if (blocked) return { code: 'blocked-end', cells: [blocked, neighbour(blocked, blocked.side)] };
  const dead = looseCells(board, color, lines).find(
    (cell) => choices(puzzle, color, board, cell).length === 0,
  );
  return dead && { code: 'dead-end', cells: [dead] };
}

/** Empty cells into which a line of the colour must go on. */
export function looseCells(
  board: Board,
  color: Color,
  lines: readonly Line[] = linesOf(board, color),
): readonly Cell[] {
  const cells = lines.flatMap((line) => line.ends.map((end) => neighbour(end, end.side)));
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()].filter(
    (cell) => !board.has(cellKey(cell)),
  );
}

/** The tiles left, with their turns, that the cell can take. */
export function choices(puzzle: Puzzle, color: Color, board: Board, cell: Cell): readonly Placed[] {
  if (puzzle.outline && !puzzle.outline.some((each) => sameCell(each, cell))) return [];
  const laid = new Set([...board.values()].map((each) => each.tile));
  const wanted = demands(board, cell);
  return puzzle.tiles
    .filter((tile) => !laid.has(tile))
    .flatMap((tile) =>
      sides
        .filter((turn) => agrees(puzzle, color, wanted, tile, turn))
        .map((turn) => ({ tile, q: cell.q, r: cell.r, turn }))
        .filter((place) => !closesEarly(puzzle, color, board, place)),
    );
}

/** Where only the wanted line must match, its own sides still have to meet its own. */
export const agrees = (
  { match }: Puzzle,
  color: Color,
  wanted: readonly (Color | undefined)[],
  tile: number,
  turn: number,
): boolean =>
  sides.every((d) => {
    const [asked, shown] = [wanted[d], colorAt(tile, turn, d)];
    if (asked === undefined) return true;
    return match === 'all' ? asked === shown : (asked === color) === (shown === color);
  });

function closesEarly({ tiles }: Puzzle, color: Color, board: Board, place: Placed): boolean {
  const joined = sides.filter((d) => colorAt(place.tile, place.turn, d) === color);
  if (!joined.every((d) => board.has(cellKey(neighbour(place, d))))) return false;
  const line = traceFrom(new Map([...board, [cellKey(place), place]]), place, joined[0]);
  return line.closed && line.length < tiles.length;
}

/** As few of these as still hold, the farthest from a cell left out first. */
export function fewest(
  placed: readonly Placed[],
  near: Cell,
  holds: (some: readonly Placed[]) => boolean,
): readonly Placed[] {
  let kept = placed;
  for (const each of placed.toSorted((a, b) => distance(b, near) - distance(a, near))) {
    const fewer = kept.filter((other) => other !== each);
    if (fewer.length > 0 && holds(fewer)) kept = fewer;
  }
  return kept;
}
