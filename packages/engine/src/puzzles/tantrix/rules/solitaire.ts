/**
 * The strict rules of Solitaire: a tile touches those on the board, its colours agree, and one that fits a forced
 * space (an empty cell with three tiles around it or more) goes into such a space.
 */
import type { Note } from '../../../vocabulary.ts';
import { type Cell, cellKey, neighbours, opposite, sides } from '../../../grid/hex.ts';
import { type Board, type Placed, type Puzzle, isInReach } from './rules.ts';
import { type Colour, colourAt } from './tiles.ts';

/** What the neighbours of a cell show to it, side by side; undefined where there is none. */
export const demands = (board: Board, cell: Cell): readonly (Colour | undefined)[] =>
  neighbours(cell).map((next, d) => {
    const there = board.get(cellKey(next));
    return there && colourAt(there.tile, there.turn, opposite(d));
  });

/** Does a tile at a turn match its neighbours? */
const fits = (wanted: readonly (Colour | undefined)[], tile: number, turn: number): boolean =>
  sides.every((d) => wanted[d] === undefined || wanted[d] === colourAt(tile, turn, d));

/** The turns at which a tile agrees with all its neighbours in a cell. */
export const fittingTurns = (board: Board, cell: Cell, tile: number): readonly number[] => {
  const wanted = demands(board, cell);
  return sides.filter((turn) => fits(wanted, tile, turn));
};

/** Empty cells beside the tiles and within reach, in a fixed order; 0,0 on an empty board. */
export function frontier(board: Board): readonly Cell[] {
  if (board.size === 0) return [{ q: 0, r: 0 }];
  const cells = new Map<string, Cell>();
  for (const place of board.values())
    for (const cell of neighbours(place))
      if (isInReach(cell) && !board.has(cellKey(cell))) cells.set(cellKey(cell), cell);
  return [...cells.values()];
}

/** Empty cells with three neighbours or more. */
export const forcedSpaces = (board: Board): readonly Cell[] =>
  board.size < 3
    ? []
    : frontier(board).filter((cell) => demands(board, cell).filter((each) => each !== undefined).length >= 3);

/** The forced spaces that a tile fits. */
export const mustFill = (board: Board, tile: number): readonly Cell[] =>
  forcedSpaces(board).filter((cell) => fittingTurns(board, cell, tile).length > 0);

/** Every cell and turn where the strict rules let a tile go. */
export function legalPlaces(board: Board, tile: number): readonly Placed[] {
  const forced = mustFill(board, tile);
  const cells = forced.length > 0 ? forced : frontier(board);
  return cells.flatMap((cell) =>
    fittingTurns(board, cell, tile).map((turn) => ({ tile, q: cell.q, r: cell.r, turn })),
  );
}

/** Why a tile may not go there; undefined when it may. */
export function refusal(placed: readonly Placed[], to: Placed): Note | undefined {
  if (placed.length === 0) return undefined;
  const board: Board = new Map(placed.map((each) => [cellKey(each), each]));
  const around = neighbours(to).flatMap((cell) => board.get(cellKey(cell)) ?? []);
  if (around.length === 0) return note('must-touch', [], to);
  const wanted = demands(board, to);
  const wrong = sides.filter((d) => wanted[d] !== undefined && wanted[d] !== colourAt(to.tile, to.turn, d));
  if (wrong.length > 0)
    return note(
      'must-match',
      wrong.map((d) => neighbours(to)[d]),
      to,
    );
  const forced = mustFill(board, to.tile);
  if (forced.length === 0 || forced.some((cell) => cellKey(cell) === cellKey(to))) return undefined;
  return note('must-fill', forced, to);
}

const note = (code: string, cells: readonly Cell[], { tile }: Placed): Note => ({
  code,
  at: cells.map((cell) => `hex:${cellKey(cell)}`),
  with: { tile },
});

/** Where only the wanted line must match, its own sides still have to meet its own. */
export const agrees = (
  { match }: Puzzle,
  colour: Colour,
  wanted: readonly (Colour | undefined)[],
  tile: number,
  turn: number,
): boolean =>
  sides.every((d) => {
    const [asked, shown] = [wanted[d], colourAt(tile, turn, d)];
    if (asked === undefined) return true;
    return match === 'all' ? asked === shown : (asked === colour) === (shown === colour);
  });
