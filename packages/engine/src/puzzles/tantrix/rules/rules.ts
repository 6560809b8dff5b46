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
import type { Note, Spot } from '../../../vocabulary.ts';
import { type Cell, cellKey, sameCell, side } from '../../../grid/hex.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { refusal } from './solitaire.ts';
import type { Colour, Trio } from './tiles.ts';

export const modes = ['discovery', 'solitaire', 'free'] as const;
export type Mode = (typeof modes)[number];
export const wantedColours = ['R', 'G', 'B', 'Y', 'any'] as const;
export type WantedColour = Colour | 'any';
/** How a colour is asked for in texts: `R?` suggests red and takes any. */
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
  /** Any colour is taken, and this one is known to work: the document's hint. */
  readonly suggested?: Colour;
  readonly goal: Goal;
  readonly match: Matching;
  readonly holes: HoleRule;
  readonly rules: Strictness;
  /** What is submitted stays: the document's way in Solitaire. */
  readonly locks: boolean;
  /** Given cells, one a tile: only turns are free. */
  readonly cells?: readonly Cell[];
  /** Cells that the tiles must fill, whichever goes where; as many as there are tiles. */
  readonly outline?: readonly Cell[];
}

/** A tile that lies on the board. */
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

/** Coordinates stay within this, so that a search may take the board for a torus. */
export const reach = 60;
export const maxTiles = 56;

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

/** Does a tile lie in a state just so? */
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

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  if (move.kind === 'lock') return applyLock(puzzle, state, move.count);
  const index = puzzle.tiles.indexOf(move.tile);
  if (index < 0) return refused('no-such-tile', [], { tile: move.tile });
  const place = placeOf(state, move.tile);
  const held = place && holdsDown(state, place);
  if (held) return held;
  switch (move.kind) {
    case 'place':
      return applyPlace(puzzle, state, move, place);
    case 'shelve':
      return applyShelve(puzzle, state, index, place);
    case 'turn':
      return applyTurn(puzzle, state, index, move.by, place);
  }
}

/** Any count, also a smaller one: a lock keeps hands off, but undo and plans may go back. */
function applyLock(puzzle: Puzzle, state: State, count: number): Result<State, Note> {
  if (!puzzle.locks) return refused('no-locks', []);
  if (count > state.placed.length) return refused('lock-count', [], { count, placed: state.placed.length });
  return ok({ ...state, locked: count });
}

const holdsDown = (state: State, place: Placed): Result<State, Note> | undefined =>
  state.placed.indexOf(place) < state.locked
    ? refused('tile-locked', [hexSpot(place)], { tile: place.tile })
    : undefined;

function applyPlace(
  puzzle: Puzzle,
  state: State,
  { tile, q, r, turn }: Placed,
  from: Placed | undefined,
): Result<State, Note> {
  const to: Placed = { tile, q, r, turn };
  if (Math.abs(q) > reach || Math.abs(r) > reach) return refused('too-far', [], { reach });
  if (puzzle.cells && !(from && sameCell(from, to)))
    return refused('cells-given', from ? [hexSpot(from)] : []);
  if (puzzle.outline && !puzzle.outline.some((cell) => sameCell(cell, to)))
    return refused('outside', from ? [hexSpot(from)] : [], { tile });
  if (!from && !inHand(puzzle, state).includes(tile)) return refused('not-next', [], { tile });
  const other = tileAt(state, to);
  const taken = other && other.tile !== tile ? other : undefined;
  const blocked = (taken && holdsDown(state, taken)) ?? solitaireRefusal(puzzle, state, to, from, taken);
  return blocked ?? ok(settle(puzzle, state, to, from, taken));
}

/** Dropping on a tile changes places with it; one that comes from the shelf sends it there. */
function settle(
  puzzle: Puzzle,
  state: State,
  to: Placed,
  from: Placed | undefined,
  taken: Placed | undefined,
): State {
  const turns = state.turns.with(puzzle.tiles.indexOf(to.tile), 0);
  if (from) {
    const swapped = (each: Placed): Placed =>
      each === from ? to : each === taken ? { ...taken, q: from.q, r: from.r } : each;
    return { ...state, placed: state.placed.map(swapped) };
  }
  if (!taken) return { ...state, placed: [...state.placed, to], turns };
  return {
    ...state,
    placed: [...state.placed.filter((each) => each !== taken), to],
    turns: turns.with(puzzle.tiles.indexOf(taken.tile), taken.turn),
  };
}

function solitaireRefusal(
  puzzle: Puzzle,
  state: State,
  to: Placed,
  from: Placed | undefined,
  taken: Placed | undefined,
): Result<State, Note> | undefined {
  if (puzzle.mode !== 'solitaire') return undefined;
  // The next tile pushes none back: the drawn order would break.
  if (taken && !from) return refused('cell-taken', [hexSpot(taken)], { tile: taken.tile });
  if (puzzle.rules === 'lax') return undefined;
  const last = state.placed.at(-1);
  if (from && from !== last) return refused('settled', [hexSpot(from)], { tile: from.tile });
  if (taken) return refused('cell-taken', [hexSpot(taken)], { tile: taken.tile });
  const note = refusal(
    state.placed.filter((each) => each !== from),
    to,
  );
  return note && { ok: false, error: note };
}

function applyShelve(
  puzzle: Puzzle,
  state: State,
  index: number,
  place: Placed | undefined,
): Result<State, Note> {
  if (!place) return refused('on-shelf', [], { tile: puzzle.tiles[index] });
  if (puzzle.cells) return refused('cells-given', [hexSpot(place)]);
  if (puzzle.mode === 'solitaire' && place !== state.placed.at(-1))
    return refused('settled', [hexSpot(place)], { tile: place.tile });
  return ok({
    ...state,
    placed: state.placed.filter((each) => each !== place),
    turns: state.turns.with(index, place.turn),
  });
}

function applyTurn(
  puzzle: Puzzle,
  state: State,
  index: number,
  by: 1 | -1,
  place: Placed | undefined,
): Result<State, Note> {
  if (!place) return ok({ ...state, turns: state.turns.with(index, side(state.turns[index] + by)) });
  const to = { ...place, turn: side(place.turn + by) };
  const blocked = solitaireRefusal(puzzle, state, to, place, undefined);
  return blocked ?? ok(settle(puzzle, state, to, place, undefined));
}

/** Back to where the two states part, then forward: legal in every mode, because it retraces what was legal. */
export function plan(puzzle: Puzzle, from: State, to: State): readonly Move[] {
  if (puzzle.cells) return planTurns(from, to);
  const same = from.placed.findIndex((each, i) => !samePlace(each, to.placed[i]));
  const kept = same < 0 ? from.placed.length : same;
  const gone = from.placed.slice(kept).reverse();
  const moves: Move[] = from.locked > kept ? [{ kind: 'lock', count: kept }] : [];
  moves.push(...gone.map(({ tile }): Move => ({ kind: 'shelve', tile })));
  for (const [index, tile] of puzzle.tiles.entries())
    if (!placeOf(to, tile)) moves.push(...turnsTo(tile, shelfTurn(from, index, tile, gone), to.turns[index]));
  moves.push(...to.placed.slice(kept).map((each): Move => ({ kind: 'place', ...each })));
  const locked = Math.min(from.locked, kept);
  return locked === to.locked ? moves : [...moves, { kind: 'lock', count: to.locked }];
}

const planTurns = (from: State, to: State): readonly Move[] =>
  to.placed.flatMap((each, i) => turnsTo(each.tile, from.placed[i].turn, each.turn));

const samePlace = (a: Placed, b: Placed | undefined): boolean =>
  b !== undefined && a.tile === b.tile && a.turn === b.turn && sameCell(a, b);

const shelfTurn = (from: State, index: number, tile: number, gone: readonly Placed[]): number =>
  gone.find((each) => each.tile === tile)?.turn ?? from.turns[index];

function turnsTo(tile: number, from: number, to: number): readonly Move[] {
  const steps = side(to - from);
  const by = steps <= 3 ? 1 : -1;
  return Array.from({ length: Math.min(steps, 6 - steps) }, () => ({ kind: 'turn', tile, by }));
}

const refused = (
  code: string,
  at: readonly Spot[],
  values: Record<string, string | number> = {},
): { readonly ok: false; readonly error: Note } => fail({ code, at, with: values });
