/**
 * Hexagonal tiles with coloured lines, on a board without bounds. One line of one colour is to go through
 * every tile, closed (a loop) or not; where tiles touch, their colours agree.
 *
 *      tile 7 at 0,0 and turn 0        7@0,0/0        place, move or turn; on another tile it swaps
 *          Y                           7-             back to the shelf
 *       R     B      5                 7>  7<         a sixth clockwise, a sixth back
 *          7       4   0               !3             the first three tiles stay (Solitaire, when asked for)
 *       Y     B    3   1
 *          R         2                 spots: hex:0,0 (a cell), tile:7 (on the shelf), shelf
 *
 * Invariant of a state: no two tiles share a cell; every tile of the puzzle is either placed or on the shelf;
 * `turns` has the turn of each tile on the shelf, and 0 for those placed. In Solitaire the placed tiles are the
 * first of the drawn order, in that order.
 */
import type { Spot } from '../../../vocabulary.ts';
import { type Cell, cellKey, sameCell } from '../../../grid/hex.ts';
import type { Colour, Trio } from './tiles.ts';

export const modes = ['discovery', 'solitaire', 'free'] as const;
export type Mode = (typeof modes)[number];
export type WantedColour = Colour | 'any';
/** How a colour is written in texts: `R?` suggests red and accepts any. */
export const askedColours = ['R', 'G', 'B', 'Y', 'any', 'R?', 'G?', 'B?', 'Y?'] as const;

export const formatColour = ({ colour, suggested }: Pick<Puzzle, 'colour' | 'suggested'>): string =>
  suggested ? `${suggested}?` : colour;

/** Of one of `askedColours`. */
export const readColour = (text: string): Pick<Puzzle, 'colour' | 'suggested'> =>
  text.endsWith('?') ? { colour: 'any', suggested: text[0] as Colour } : { colour: text as WantedColour };

export const goals = ['loop', 'line'] as const;
export type Goal = (typeof goals)[number];
/** `all`: wherever tiles touch. `loop`: only along the wanted line, as the document's program has it. */
export const matchings = ['all', 'loop'] as const;
export type Matching = (typeof matchings)[number];
export const holeRules = ['none', 'allowed'] as const;
export type HoleRule = (typeof holeRules)[number];
/** Of Solitaire. `strict`: touch, match, fill forced spaces. `lax`: put the next tile where you like. */
export const strictnesses = ['strict', 'lax'] as const;
export type Strictness = (typeof strictnesses)[number];
export type { Colour, Trio };

export interface Puzzle {
  readonly mode: Mode;
  readonly tiles: readonly number[]; // official numbers, no two equal; in Solitaire in the order drawn
  readonly colour: WantedColour;
  /** Any colour is accepted, and this one is known to work: the document's hint. */
  readonly suggested?: Colour;
  readonly goal: Goal;
  readonly match: Matching;
  readonly holes: HoleRule;
  readonly rules: Strictness;
  /** What is submitted stays: the document's way in Solitaire. */
  readonly locks: boolean;
  /** Given cells, one per tile: only turns are free. */
  readonly cells?: readonly Cell[];
  /** Cells that the tiles must fill, whichever goes where; as many as there are tiles. */
  readonly outline?: readonly Cell[];
}

/** A tile on the board. */
export interface Placed extends Cell {
  readonly tile: number;
  readonly turn: number; // 0 … 5, clockwise
}

export interface State {
  readonly placed: readonly Placed[]; // in the order they were placed
  readonly turns: readonly number[]; // by index in Puzzle.tiles
  readonly locked: number; // how many of `placed`, from the first, may not be touched
}

export type Move =
  | ({ readonly kind: 'place' } & Placed)
  | { readonly kind: 'shelve'; readonly tile: number }
  | { readonly kind: 'turn'; readonly tile: number; readonly by: 1 | -1 }
  | { readonly kind: 'lock'; readonly count: number };

/** Coordinates stay within this, so that a search may treat the board as a torus. */
export const REACH = 60;
export const isInReach = ({ q, r }: Cell): boolean => Math.abs(q) <= REACH && Math.abs(r) <= REACH;

export const hexSpot = (cell: Cell): Spot => `hex:${cellKey(cell)}`;
export const tileSpot = (tile: number): Spot => `tile:${tile}`;
export const shelfSpot: Spot = 'shelf';

export function start(puzzle: Puzzle): State {
  const placed = (puzzle.cells ?? []).map((cell, i) => ({ tile: puzzle.tiles[i], ...cell, turn: 0 }));
  return { placed, turns: puzzle.tiles.map(() => 0), locked: 0 };
}

export const placeOf = (state: State, tile: number): Placed | undefined =>
  state.placed.find((each) => each.tile === tile);

export const tileAt = (state: State, cell: Cell): Placed | undefined =>
  state.placed.find((each) => sameCell(each, cell));

/** Is a tile placed exactly like this in a state? */
export const holds = (state: State, { tile, q, r, turn }: Placed): boolean =>
  state.placed.some((each) => each.tile === tile && each.q === q && each.r === r && each.turn === turn);

/** Placed tiles by cell. */
export type Board = ReadonlyMap<string, Placed>;

export const boardOf = (state: Pick<State, 'placed'>): Board =>
  new Map(state.placed.map((each) => [cellKey(each), each]));

/** The spot where a tile is seen: its cell, or its slot. */
export function spotOf(state: State, tile: number): Spot {
  const place = placeOf(state, tile);
  return place ? hexSpot(place) : tileSpot(tile);
}

/** Tiles not yet on the board, in order. */
export const onShelf = (puzzle: Puzzle, state: State): readonly number[] =>
  puzzle.tiles.filter((tile) => !placeOf(state, tile));

/** The tiles on the shelf that may be placed now: in Solitaire only the next one. */
export const inHand = (puzzle: Puzzle, state: State): readonly number[] =>
  puzzle.mode === 'solitaire' ? onShelf(puzzle, state).slice(0, 1) : onShelf(puzzle, state);

/** The tiles that have a slot, empty or not: none where they only turn, and what is still undrawn stays secret. */
export const slotTiles = (puzzle: Puzzle, state: State): readonly number[] => {
  if (puzzle.cells) return [];
  return puzzle.mode === 'solitaire' ? puzzle.tiles.slice(0, state.placed.length + 1) : puzzle.tiles;
};
