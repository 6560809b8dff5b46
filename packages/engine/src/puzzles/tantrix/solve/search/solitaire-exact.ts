/**
 * Solitaire with few tiles: every way to place them is tried, except where no line could beat the
 * best one known; so its answer is certain.
 *
 * By the lax rules tiles go anywhere, so the best line or loop is followed directly, through placed tiles
 * and free ones; tiles that it does not need are put out of the way.
 */
import { type Cell, cellKey, distance, neighbour, opposite, side } from '../../../../grid/hex.ts';
import type { Task } from '../../../../task.ts';
import { type Line, linesOf, metersOf, scoreOf } from '../../rules/lines.ts';
import {
  type Board,
  boardOf,
  isInReach,
  onShelf,
  type Placed,
  type Puzzle,
  type State,
} from '../../rules/rules.ts';
import { legalPlaces } from '../../rules/solitaire.ts';
import { type Colour, colourAt, colours, endsOf, exitOf, hasColour } from '../../rules/tiles.ts';
import type { Best } from './solitaire-search.ts';

export const FEW_TILES = 6;
const SLICE = 20; // positions between two yields

export function* surelyBest(puzzle: Puzzle, from: State): Task<Best> {
  const search = puzzle.rules === 'strict' ? new Strict(puzzle, from) : new Lax(puzzle, from);
  yield* search.run();
  const { best } = search;
  return {
    state: best && { ...from, placed: best, turns: from.turns.map(() => 0) },
    score: Math.max(0, search.score),
    certain: true,
  };
}

class Strict {
  best: readonly Placed[] | undefined;
  score = -1;
  readonly #puzzle: Puzzle;
  readonly #from: State;
  readonly #tiles: readonly number[]; // to come, in order
  #nodes = 0;

  constructor(puzzle: Puzzle, from: State) {
    this.#puzzle = puzzle;
    this.#from = from;
    this.#tiles = onShelf(puzzle, from);
  }

  run(): Task<void> {
    return this.#extend(this.#from.placed, 0);
  }

  *#extend(placed: readonly Placed[], done: number): Task<void> {
    if (++this.#nodes % SLICE === 0) yield { done: this.#nodes };
    const board = boardOf({ placed });
    if (done === this.#tiles.length) {
      const reached = scoreOf(metersOf(this.#puzzle, { ...this.#from, placed }));
      if (reached > this.score) [this.best, this.score] = [placed, reached];
      return;
    }
    if (mostFrom(board, this.#tiles.slice(done)) <= this.score) return;
    // The whole board may be turned: one turn of the first tile is enough.
    const places = legalPlaces(board, this.#tiles[done]);
    for (const place of placed.length === 0 ? places.slice(0, 1) : places)
      yield* this.#extend([...placed, place], done + 1);
  }
}

/** No more than this can be scored once these tiles are added. */
function mostFrom(board: Board, tiles: readonly number[]): number {
  return Math.max(...colours.map((colour) => mostOf(linesOf(board, colour), countOf(tiles, colour))));
}

const countOf = (tiles: readonly number[], colour: Colour): number =>
  tiles.filter((tile) => hasColour(tile, colour)).length;

/** So many tiles join at most one line more than they are, and close what they can reach round. */
function mostOf(lines: readonly Line[], free: number): number {
  const open = lines.filter((line) => !line.closed).toSorted((a, b) => b.length - a.length);
  const loops = lines.filter((line) => line.closed).map((line) => 2 * line.length);
  const sum = (count: number): number =>
    open.slice(0, count).reduce((total, { length }) => total + length, 0);
  const line = free + sum(free + 1);
  const alone = free >= 3 ? 2 * free : 0;
  const closed = open.filter((each) => gapOf(each) <= free).map((each) => 2 * (each.length + free));
  const joined = free >= 2 && open.length >= 2 ? 2 * (free + sum(free)) : 0;
  return Math.max(line, alone, joined, ...loops, ...closed);
}

/** Tiles it takes at least to close a line. */
function gapOf({ ends: [one, two] }: Line): number {
  return 1 + distance(neighbour(one, one.side), neighbour(two, two.side));
}

/** Cells far from each other, and how far from all tiles one is to be; six tiles cannot be near all of them. */
const WIDE = [-40, -20, 0, 20, 40];
const CLEAR = 14;

class Lax {
  best: readonly Placed[] | undefined;
  score = -1;
  readonly #puzzle: Puzzle;
  readonly #from: State;
  readonly #board: Map<string, Placed>;
  readonly #free: Set<number>;
  readonly #apart: Cell; // where a line of free tiles only may begin
  readonly #aside: Cell; // where tiles go that no line needs
  #nodes = 0;

  constructor(puzzle: Puzzle, from: State) {
    this.#puzzle = puzzle;
    this.#from = from;
    this.#board = new Map(boardOf(from));
    this.#free = new Set(onShelf(puzzle, from));
    const wide = WIDE.flatMap((q) => WIDE.map((r) => ({ q, r })));
    const clear = wide.filter((cell) => from.placed.every((each) => distance(each, cell) > CLEAR));
    [this.#apart, this.#aside] = [clear[0], clear[clear.length - 1]];
  }

  /** A line goes through a placed tile, or through free ones only: then it may begin anywhere. */
  *run(): Task<void> {
    this.#note();
    for (const colour of colours) {
      for (const place of this.#from.placed)
        if (hasColour(place.tile, colour)) yield* this.#both(place, colour);
      for (const tile of [...this.#free]) {
        if (!hasColour(tile, colour)) continue;
        const place = { tile, ...this.#apart, turn: 0 };
        this.#lay(place);
        yield* this.#both(place, colour);
        this.#lift(place);
      }
    }
  }

  *#both(home: Placed, colour: Colour): Task<void> {
    const [a, b] = (endsOf(home.tile, colour) ?? [0, 3]).map((d) => side(d + home.turn));
    yield* this.#extend(home, b, home, a, colour);
  }

  /** Out of a tile by a side; `spare`: the side of home still to be left, −1 once the line goes on from there. */
  *#extend(here: Placed, out: number, home: Placed, spare: number, colour: Colour): Task<void> {
    if (++this.#nodes % SLICE === 0) yield { done: this.#nodes };
    const cell = neighbour(here, out);
    const there = this.#board.get(cellKey(cell));
    const entry = opposite(out);
    if (this.score >= this.#puzzle.tiles.length && !this.#mayClose(cell, there, home, spare)) return;
    if (!there && isInReach(cell)) yield* this.#layTiles(cell, entry, home, spare, colour);
    else if (there && there !== home && colourAt(there.tile, there.turn, entry) === colour)
      return yield* this.#extend(there, exitOf(there.tile, there.turn, entry), home, spare, colour);
    if (spare >= 0) yield* this.#extend(home, spare, home, -1, colour);
    else this.#note();
  }

  /**
   * No line beats one through all the tiles: then only loops count. One is followed from home by its first side
   * until it comes back by the other, and the way there takes a tile for each cell.
   */
  #mayClose(cell: Cell, there: Placed | undefined, home: Placed, spare: number): boolean {
    if (spare < 0) return there !== undefined;
    if (there) return true;
    return distance(cell, neighbour(home, spare)) < this.#free.size + this.#from.placed.length;
  }

  *#layTiles(cell: Cell, entry: number, home: Placed, spare: number, colour: Colour): Task<void> {
    for (const tile of [...this.#free])
      for (const end of endsOf(tile, colour) ?? []) {
        const place = { tile, q: cell.q, r: cell.r, turn: side(entry - end) };
        this.#lay(place);
        yield* this.#extend(place, exitOf(tile, place.turn, entry), home, spare, colour);
        this.#lift(place);
      }
  }

  #lay(place: Placed): void {
    this.#free.delete(place.tile);
    this.#board.set(cellKey(place), place);
  }

  #lift(place: Placed): void {
    this.#board.delete(cellKey(place));
    this.#free.add(place.tile);
  }

  /** Tiles that are not needed go far away, one by one. */
  #note(): void {
    const { q, r } = this.#aside;
    const away = [...this.#free].map((tile, i) => ({ tile, q: q + 2 * i, r, turn: 0 }));
    const all = [...this.#board.values(), ...away];
    const placed = this.#puzzle.tiles.flatMap((tile) => all.filter((each) => each.tile === tile));
    const reached = scoreOf(metersOf(this.#puzzle, { ...this.#from, placed }));
    if (reached > this.score) [this.best, this.score] = [placed, reached];
  }
}
