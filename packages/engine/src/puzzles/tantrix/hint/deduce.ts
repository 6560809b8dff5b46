/**
 * What a person can see of a loop: every loose end must go on, so the cell beyond it takes one of the tiles left.
 * From the easiest:
 *
 *     only-curve  both ends come to one cell, and one tile left has that curve
 *     only-fit    one tile in one turn fits the cell beyond a loose end
 *     look        all others at once leave some loose end without a fitting tile
 *     look-home   or leave the ends too far apart for the tiles that are then left
 *
 * Every question is about a set of placed tiles, so that asking it about fewer shows which ones matter.
 */
import { type Cell, cellKey, distance, neighbour, sameCell, sides } from '../../../grid/hex.ts';
import type { Task } from '../../../task.ts';
import { clashes, goalColours } from '../rules/check.ts';
import { type Board, boardOf, type Placed, type Puzzle, isInReach } from '../rules/rules.ts';
import { parityObstruction } from '../solve/search/parity.ts';
import { agrees, demands } from '../rules/solitaire.ts';
import { type Colour, colourAt, curveOf } from '../rules/tiles.ts';
import { type Line, linesOf, traceFrom } from '../rules/lines.ts';
import type { Level } from '../make/levels.ts';
import { minimiseBy } from '../../../kernel/minimise.ts';

/** A forced placement. */
interface Step {
  readonly code: 'only-curve' | 'only-fit' | 'look' | 'look-home';
  readonly level: Level;
  readonly place: Placed;
}

/** The colour whose loose ends must go on: known only when one is possible. */
export function loopColour(puzzle: Puzzle): Colour | undefined {
  if (puzzle.goal !== 'loop' || puzzle.mode === 'solitaire' || puzzle.cells) return undefined;
  const possible = goalColours(puzzle).filter((colour) => !parityObstruction(puzzle, colour));
  return possible.length === 1 ? possible[0] : undefined;
}

export function easiestStep(puzzle: Puzzle, placed: readonly Placed[]): Step | undefined {
  const colour = loopColour(puzzle);
  if (!colour) return undefined;
  const cells = looseCells(boardOf({ placed }), colour);
  return (
    first(cells, (cell) => fitAt(puzzle, colour, placed, cell)) ??
    first(cells, (cell) => lookAt(puzzle, colour, placed, cell))
  );
}

const first = (cells: readonly Cell[], see: (cell: Cell) => Step | undefined): Step | undefined => {
  for (const cell of cells) {
    const step = see(cell);
    if (step) return step;
  }
  return undefined;
};

/** Why these tiles alone force the placement, by what a person can see; undefined when they do not. */
export function seenReason(puzzle: Puzzle, placed: readonly Placed[], place: Placed): Step | undefined {
  const colour = loopColour(puzzle);
  if (!colour || !looseCells(boardOf({ placed }), colour).some((cell) => sameCell(cell, place)))
    return undefined;
  const step = fitAt(puzzle, colour, placed, place) ?? lookAt(puzzle, colour, placed, place);
  return step && step.place.tile === place.tile && step.place.turn === place.turn ? step : undefined;
}

function fitAt(puzzle: Puzzle, colour: Colour, placed: readonly Placed[], cell: Cell): Step | undefined {
  const board = boardOf({ placed });
  const [place, other] = choices(puzzle, colour, board, cell);
  if (!place || other) return undefined;
  return { code: isOnlyCurve(puzzle, colour, board, place) ? 'only-curve' : 'only-fit', level: 'fit', place };
}

function isOnlyCurve({ tiles }: Puzzle, colour: Colour, board: Board, place: Placed): boolean {
  if (demands(board, place).filter((each) => each === colour).length < 2) return false;
  const laid = new Set([...board.values()].map((each) => each.tile));
  const curve = curveOf(place.tile, colour);
  return tiles.every((tile) => tile === place.tile || laid.has(tile) || curveOf(tile, colour) !== curve);
}

/** Two that can stay are enough to know that nothing is forced. */
function lookAt(puzzle: Puzzle, colour: Colour, placed: readonly Placed[], cell: Cell): Step | undefined {
  let left: Placed | undefined;
  let home = false;
  for (const place of choices(puzzle, colour, boardOf({ placed }), cell)) {
    const end = faultIn(puzzle, colour, [...placed, place]);
    if (!end && left) return undefined;
    if (!end) left = place;
    home ||= end?.code === 'far-home';
  }
  return left && { code: home ? 'look-home' : 'look', level: 'look', place: left };
}

export interface Fault {
  readonly code: 'clash' | 'early-loop' | 'blocked-end' | 'dead-end' | 'far-home';
  readonly cells: readonly Cell[];
}

/** What can no longer be put right among these tiles, as far as the eye can see. */
export function fault(puzzle: Puzzle, placed: readonly Placed[]): Fault | undefined {
  const colour = loopColour(puzzle);
  if (puzzle.mode === 'solitaire' || puzzle.cells) return undefined;
  if (puzzle.match === 'all') {
    const [clash] = clashes(boardOf({ placed }));
    if (clash) return { code: 'clash', cells: [clash.a, clash.b] };
  }
  return colour && faultIn(puzzle, colour, placed);
}

function faultIn(puzzle: Puzzle, colour: Colour, placed: readonly Placed[]): Fault | undefined {
  const board = boardOf({ placed });
  const lines = linesOf(board, colour);
  const early = lines.find((line) => line.closed && line.length < puzzle.tiles.length);
  if (early) return { code: 'early-loop', cells: early.cells };
  const blocked = lines
    .flatMap((line) => line.ends)
    .find((end) => board.has(cellKey(neighbour(end, end.side))));
  if (blocked) return { code: 'blocked-end', cells: [blocked, neighbour(blocked, blocked.side)] };
  const dead = looseCells(board, colour, lines).find(
    (cell) => choices(puzzle, colour, board, cell).next().done,
  );
  if (dead) return { code: 'dead-end', cells: [dead] };
  const ends = lines.flatMap((line) => line.ends);
  return tilesToJoin(lines) > puzzle.tiles.length - placed.length
    ? { code: 'far-home', cells: ends }
    : undefined;
}

/** At least this many tiles join the open lines into one loop: every joint runs from the end of one to that of another. */
function tilesToJoin(lines: readonly Line[]): number {
  const open = lines.filter((line) => !line.closed);
  const beyond = open.map((line) => line.ends.map((end) => neighbour(end, end.side)));
  if (open.length === 1) return 1 + distance(beyond[0][0], beyond[0][1]);
  const nearest = beyond.flatMap((ends, i) =>
    ends.map((end) =>
      Math.min(
        ...beyond.flatMap((others, j) => (i === j ? [] : others.map((other) => 1 + distance(end, other)))),
      ),
    ),
  );
  return nearest.reduce((sum, each) => sum + each, 0) / 2;
}

/** Tiles at which a line of the colour still ends. */
export const looseEnds = (placed: readonly Placed[], colour: Colour): readonly Cell[] =>
  linesOf(boardOf({ placed }), colour).flatMap((line) => line.ends);

/** Empty cells into which a line of the colour must go on. */
export function looseCells(
  board: Board,
  colour: Colour,
  lines: readonly Line[] = linesOf(board, colour),
): readonly Cell[] {
  const cells = lines.flatMap((line) => line.ends.map((end) => neighbour(end, end.side)));
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()].filter(
    (cell) => !board.has(cellKey(cell)),
  );
}

/** The tiles left, with their turns, that the cell can take: up to the number requested. */
export function* choices(
  puzzle: Puzzle,
  colour: Colour,
  board: Board,
  cell: Cell,
): Generator<Placed, undefined, void> {
  const isOff = puzzle.outline && !puzzle.outline.some((each) => sameCell(each, cell));
  if (isOff || !isInReach(cell)) return undefined;
  const laid = new Set([...board.values()].map((each) => each.tile));
  const wanted = demands(board, cell);
  for (const tile of puzzle.tiles) {
    if (laid.has(tile)) continue;
    for (const turn of sides) {
      if (!agrees(puzzle, colour, wanted, tile, turn)) continue;
      const place = { tile, q: cell.q, r: cell.r, turn };
      if (!closesEarly(puzzle, colour, board, place)) yield place;
    }
  }
  return undefined;
}

function closesEarly({ tiles }: Puzzle, colour: Colour, board: Board, place: Placed): boolean {
  const joined = sides.filter((d) => colourAt(place.tile, place.turn, d) === colour);
  if (!joined.every((d) => board.has(cellKey(neighbour(place, d))))) return false;
  const line = traceFrom(new Map([...board, [cellKey(place), place]]), place, joined[0]);
  return line.closed && line.length < tiles.length;
}

/** As few of these as still suffice, at least one; the farthest from a cell are left out first. */
export function* fewest(
  placed: readonly Placed[],
  near: Cell,
  holds: (some: readonly Placed[]) => Task<boolean>,
): Task<readonly Placed[]> {
  const farthestFirst = placed.toSorted((a, b) => distance(b, near) - distance(a, near));
  const needed = yield* minimiseBy(farthestFirst.reverse(), function* (some) {
    yield { done: placed.length - some.length, of: placed.length };
    return some.length > 0 && (yield* holds(some));
  });
  return placed.filter((each) => needed?.includes(each) ?? true);
}
