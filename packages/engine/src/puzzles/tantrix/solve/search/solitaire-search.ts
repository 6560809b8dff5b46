/**
 * Solitaire: how a game can still end. A beam of positions is carried from tile to tile, and the promising ones are
 * kept; where nothing was dropped, its answer is all there is. Loops through all the tiles are tried first: where
 * one can be built in the drawn order it scores 28, and no more is possible.
 */
import type { Cell } from '../../../../grid/hex.ts';
import type { Task } from '../../../../task.ts';
import { Links } from '../../rules/links.ts';
import {
  type Board,
  boardOf,
  inHand,
  onShelf,
  type Placed,
  type Puzzle,
  type State,
} from '../../rules/rules.ts';
import { frontier, legalPlaces, refusal } from '../../rules/solitaire.ts';
import { colours } from '../../rules/tiles.ts';
import { metersOf, scoreOf } from '../../rules/lines.ts';
import { Dice } from './chain.ts';
import { FirstLoop } from './first.ts';
import { parityObstruction } from './parity.ts';
import { type Tables, tablesOf } from './problem.ts';
import { FEW_TILES, surelyBest } from './solitaire-exact.ts';
import { Walk } from './walk.ts';

const WIDTH = 48;
const LOOPS = 120;
const NODES = 20_000; // random steps for one loop
const SLICE = 1_000; // nodes, or random steps, between two yields
const LONG = 30_000; // nodes for each colour

export const score = (puzzle: Puzzle, state: State): number => scoreOf(metersOf(puzzle, state));

export interface Best {
  /** Undefined when no legal end was found. */
  readonly state: State | undefined;
  readonly score: number;
  /** Nothing better exists: it is the maximum, or every way was tried. */
  readonly certain: boolean;
}

/** The best end found from a position. */
export function* bestFrom(puzzle: Puzzle, from: State): Task<Best> {
  if (puzzle.tiles.length <= FEW_TILES) return yield* surelyBest(puzzle, from);
  const most = 2 * puzzle.tiles.length;
  let best: Best = { state: undefined, score: 0, certain: false };
  const source = completions(puzzle, from, 200);
  for (let next = source.next(); ; next = source.next()) {
    if (next.done) return { ...best, certain: next.value };
    const state = next.value;
    const reached = state ? score(puzzle, state) : 0;
    if (state && (!best.state || reached > best.score)) best = { state, score: reached, certain: false };
    if (best.score === most) return { ...best, certain: true };
    yield { done: 0 };
  }
}

/** Ends of a game, the best first; true at the end when there are no others. */
export function* completions(
  puzzle: Puzzle,
  from: State,
  limit: number,
): Generator<State | undefined, boolean, void> {
  if (onShelf(puzzle, from).length === 0) {
    yield from;
    return true;
  }
  yield* perfect(puzzle, from);
  return yield* beam(puzzle, from, Math.max(limit, 1));
}

/** Loops through all tiles that the drawn order can build. */
function* perfect(puzzle: Puzzle, from: State): Generator<State | undefined, void, void> {
  const { tiles, rules } = puzzle;
  const match = rules === 'lax' ? 'loop' : 'all';
  const asked = { ...puzzle, goal: 'loop', match, holes: 'allowed' } as const;
  for (const colour of colours) {
    if (parityObstruction(asked, colour)) continue;
    const tables = tablesOf({ tiles, colour, match, holes: 'allowed', pins: from.placed });
    if (!tables) continue;
    for (const found of from.placed.length > 0 ? inOrder(tables) : atRandom(tables)) {
      const end = found && endOf(puzzle, from, found);
      yield end;
      if (end) return;
    }
  }
}

/** With tiles on the board loops are rare: a complete search finds them, as far as it gets. */
function* inOrder(tables: Tables): Generator<readonly Placed[] | undefined, void, void> {
  const walk = new Walk(tables, Infinity);
  while (walk.effort < LONG) {
    const done = walk.run(SLICE);
    yield undefined;
    yield* walk.take();
    if (done) return;
  }
}

/** On the empty board any loop will do, and the more unlike they are the better. */
function* atRandom(tables: Tables): Generator<readonly Placed[] | undefined, void, void> {
  for (let attempt = 1; attempt <= LOOPS; attempt++) {
    const search = new FirstLoop(tables, new Dice(attempt * 40503));
    while (!search.run(SLICE) && search.steps < NODES) yield undefined;
    if (!search.found) return;
    yield search.found;
  }
}

/** The loop as an end of the game, its tiles in the order drawn; undefined when that order cannot build it. */
function endOf(puzzle: Puzzle, from: State, loop: readonly Placed[]): State | undefined {
  const placed = from.placed.length > 0 ? loop : moved(loop);
  const kept = from.placed.length;
  const legal = (place: Placed, i: number): boolean =>
    i < kept || refusal(placed.slice(0, i), place) === undefined;
  if (puzzle.rules === 'strict' && !placed.every(legal)) return undefined;
  return { ...from, placed: [...from.placed, ...placed.slice(kept)], turns: from.turns.map(() => 0) };
}

const moved = (places: readonly Placed[]): readonly Placed[] =>
  places.map((each) => ({ ...each, q: each.q - places[0].q, r: each.r - places[0].r }));

/** A position with one more tile; turned into a state only when it is kept. */
interface Candidate {
  readonly before: State;
  readonly place: Placed;
  readonly worth: number;
}

/** Two candidates are never the same position: tiles come in one order, and each goes somewhere else. */
function* beam(puzzle: Puzzle, from: State, limit: number): Generator<State | undefined, boolean, void> {
  let states: readonly State[] = [from];
  let complete = puzzle.rules === 'strict';
  for (let left = onShelf(puzzle, from).length; left > 0 && states.length > 0; left--) {
    const ranked: Candidate[] = [];
    for (const state of states) {
      ranked.push(...candidatesFrom(puzzle, state));
      yield undefined;
    }
    ranked.sort((a, b) => b.worth - a.worth);
    const width = left === 1 ? limit : WIDTH;
    if (ranked.length > width) complete = false;
    const turns = from.turns.map(() => 0);
    states = ranked
      .slice(0, width)
      .map(({ before, place }) => ({ ...before, placed: [...before.placed, place], turns }));
  }
  yield* bestFirst(puzzle, states);
  return complete;
}

/** Every end is scored once, with a pause after it: two hundred of them take longer than a screen should wait. */
function* bestFirst(puzzle: Puzzle, states: readonly State[]): Generator<State | undefined, void, void> {
  const scored: { readonly state: State; readonly points: number }[] = [];
  for (const state of states) {
    scored.push({ state, points: score(puzzle, state) });
    yield undefined;
  }
  for (const { state } of scored.sort((a, b) => b.points - a.points)) yield state;
}

/** One set of links serves them all: a tile is put down, measured and lifted. */
function candidatesFrom(puzzle: Puzzle, state: State): readonly Candidate[] {
  const links = new Links(state);
  return places(puzzle, state).map((place) => {
    links.place(place);
    const worth = worthOf(links);
    links.lift(place);
    return { before: state, place, worth };
  });
}

/** Long lines are worth more than their sum, and a loop doubles. */
const worthOf = (links: Links): number =>
  links.meters().reduce((sum, { line, loop }) => sum + line * line + 2 * loop * loop, 0);

/** Where the next tile may go; lax rules let it go anywhere, and beside the others is enough to look at. */
function places(puzzle: Puzzle, state: State): readonly Placed[] {
  const [tile] = inHand(puzzle, state);
  const board: Board = boardOf(state);
  const legal = legalPlaces(board, tile);
  if (puzzle.rules === 'strict' || legal.length > 1) return legal;
  return frontier(board).flatMap((cell: Cell) =>
    [0, 1].map((turn) => ({ tile, q: cell.q, r: cell.r, turn })),
  );
}
