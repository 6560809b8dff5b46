/**
 * Advice where several ways lead on: the cell that the fewest tiles fit, what the tile does for the line, how many
 * ways are left where that is known. The sentence varies from tile to tile, so that it is not always the same.
 */
import { type Cell, cellKey, distance, neighbour, neighbours } from '../../../grid/hex.ts';
import type { AdviceHint, Label, Lookup } from '../../../vocabulary.ts';
import { goalColours } from '../rules/check.ts';
import { placementSpots } from '../rules/empty.ts';
import { linesOf, type Line } from '../rules/lines.ts';
import { boardOf, holds, type Move, type Placed, type Puzzle, type State } from '../rules/rules.ts';
import type { Colour } from '../rules/tiles.ts';
import { loopColour, looseCells } from './deduce.ts';
import { openChoices } from './refute.ts';

/** The ways to finish, as far as the search went. */
export interface Ways {
  readonly found: readonly State[];
  readonly exhausted: boolean;
}

/** A tile as it is in one of the ways to finish. */
export function leads(puzzle: Puzzle, state: State, end: State, ways?: Ways): AdviceHint<Move> | undefined {
  const [place] = nextPlaces(puzzle, state, end);
  return place && advised(puzzle, state, place, said(puzzle, state, place), offered(place, ways));
}

export const advised = (
  puzzle: Puzzle,
  state: State,
  place: Placed,
  { code, with: values }: Label,
  offers: Label,
): AdviceHint<Move> => ({
  kind: 'advice',
  code,
  level: 'search',
  at: placementSpots(puzzle, state, place),
  because: [],
  offers,
  with: { tile: place.tile, cell: cellKey(place), turn: place.turn, ...values },
  moves: [{ kind: 'place', ...place }],
});

function offered(place: Placed, ways: Ways | undefined): Label {
  if (!ways?.exhausted) return { code: 'offer.solvable' };
  const left = ways.found.filter((end) => holds(end, place)).length;
  return { code: 'offer.ways', with: { ways: left, of: ways.found.length } };
}

/** Tiles of a solution that touch the placed ones: first those at loose ends, where the fewest fit. */
export function nextPlaces(puzzle: Puzzle, state: State, end: State): readonly Placed[] {
  const board = boardOf(state);
  const colour = loopColour(puzzle);
  const waiting = new Set(colour ? looseCells(board, colour).map(cellKey) : []);
  const counts = new Map(
    openChoices(puzzle, state.placed).map((all) => [all[0] && cellKey(all[0]), all.length]),
  );
  const open = end.placed.filter((each) => !board.has(cellKey(each)));
  const touching = open.filter((each) => neighbours(each).some((cell) => board.has(cellKey(cell))));
  const rank = (cell: Placed): number =>
    waiting.has(cellKey(cell)) ? (counts.get(cellKey(cell)) ?? 0) : Infinity;
  return touching.length > 0 ? touching.toSorted((a, b) => byRank(rank(a), rank(b))) : open;
}

const byRank = (a: number, b: number): number => (a === b ? 0 : a - b);

/** One of the statements that are true of it, in rotation. */
function said(puzzle: Puzzle, state: State, place: Placed): Label {
  const all = [...few(puzzle, state, place), ...lineSaid(puzzle, state, place)];
  return all[state.placed.length % all.length] ?? { code: 'leads' };
}

/** How many of the tiles left fit a cell. */
export function fittingAt(puzzle: Puzzle, state: State, cell: Cell): number {
  const here =
    openChoices(puzzle, state.placed).find(([first]) => first && cellKey(first) === cellKey(cell)) ?? [];
  return new Set(here.map((each) => each.tile)).size;
}

function few(puzzle: Puzzle, state: State, place: Placed): Label[] {
  const tiles = fittingAt(puzzle, state, place);
  return tiles > 1 ? [{ code: 'leads', with: { says: 'few', tiles } }] : [];
}

/** The longest line through the tile, of a colour that can make the goal. */
export function lineSaid(puzzle: Puzzle, state: State, place: Placed): Label[] {
  const board = boardOf({ placed: [...state.placed, place] });
  const lines = goalColours(puzzle).flatMap((colour) =>
    linesOf(board, colour)
      .filter(({ cells }) => cells.some((cell) => cellKey(cell) === cellKey(place)))
      .map((line) => ({ line, colour })),
  );
  const [longest] = lines.toSorted((a, b) => b.line.length - a.line.length);
  if (!longest || longest.line.length < 2) return [];
  const { line, colour } = longest;
  const length = { code: 'leads', with: { says: 'length', colour, length: line.length } };
  const gap = puzzle.goal === 'loop' ? gapOf(line) : undefined;
  const left = puzzle.tiles.length - state.placed.length - 1;
  return gap === undefined ? [length] : [length, { code: 'leads', with: homeValues(colour, gap, left) }];
}

const homeValues = (colour: Colour, gap: number, left: number): Lookup<string | number> => ({
  says: 'home',
  colour,
  gap,
  left,
});

/** The least number of tiles that can join the two ends of a line. */
function gapOf({ ends: [a, b] }: Line): number | undefined {
  return a && b ? 1 + distance(neighbour(a, a.side), neighbour(b, b.side)) : undefined;
}
