/**
 * The next step and why, the easiest first; before that, whether the position can be finished at all, which move
 * broke it, and what few tiles show it. Where several ways lead to a solution nothing is forced: `leads` says so.
 */
import type { Hint, Spot } from '../../game.ts';
import { firstBroken } from '../../reason/explain.ts';
import { type Cell, cellKey, neighbours, sameCell } from '../../grid/hex.ts';
import { finish, type Task } from '../../task.ts';
import { goalColors } from './check.ts';
import { easiestStep, fault, fewest, loopColor, looseCells, seesForced } from './deduce.ts';
import {
  boardOf,
  hexSpot,
  type Move,
  type Placed,
  type Puzzle,
  spotOf,
  start,
  type State,
  tileSpot,
} from './rules.ts';
import { oddity } from './search/parity.ts';
import { solitaireHint } from './hint-solitaire.ts';
import { emptyCells } from './empty.ts';
import { canFinish, isSolved, possibleColors, solve } from './solver.ts';

type Help = Hint<Move>;

/** Up to so many free tiles, all ways to finish are looked at to find what they share. */
const SHARED = 9;
const MANY = 400;

export function* hint(puzzle: Puzzle, state: State, past: readonly State[] = []): Task<Help | undefined> {
  if (isSolved(puzzle, state)) return undefined;
  if (puzzle.mode === 'solitaire') return yield* solitaireHint(puzzle, state);
  const odd = impossible(puzzle, state);
  if (odd) return odd;
  if (puzzle.cells) return yield* turnHint(puzzle, state);
  const seen = seenFault(puzzle, state);
  if (seen) return yield* blame(puzzle, state, past, seen);
  const end = yield* canFinish(puzzle, state);
  if (end === 'no') return yield* hopeless(puzzle, state, past);
  if (end === 'unknown') return yield* unsure(puzzle, state, past);
  if (state.placed.length === 0)
    return puzzle.outline ? leads(puzzle, state, end) : yield* begin(puzzle, end);
  return seenStep(puzzle, state) ?? (yield* sharedStep(puzzle, state)) ?? leads(puzzle, state, end);
}

/** No colour can do it, and counting shows why. */
export function impossible(puzzle: Puzzle, state: State): Help | undefined {
  const colors = puzzle.color === 'any' ? goalColors(puzzle) : [puzzle.color];
  const odd = colors.map((color) => oddity(puzzle, color));
  const [first] = odd;
  if (!first || odd.includes(undefined)) return undefined;
  const values = { color: first.color, other: first.other ?? '', count: first.tiles.length };
  const at = first.tiles.map((tile) => spotOf(state, tile));
  return {
    kind: 'mistake',
    code: `impossible-${first.code}`,
    level: 'fit',
    at,
    because: at,
    moves: [],
    with: values,
  };
}

/** The first tile can lie anywhere in any turn: the whole board may be turned. */
function* begin(puzzle: Puzzle, end: State): Task<Help> {
  const [place] = end.placed;
  const colors = puzzle.color === 'any' ? yield* possibleColors(puzzle) : [puzzle.color];
  const help = placing(puzzle, start(puzzle), 'begin', 'fit', [], place);
  return { ...help, with: { ...help.with, colors: colors.join(', '), count: colors.length } };
}

function seenStep(puzzle: Puzzle, state: State): Help | undefined {
  const step = easiestStep(puzzle, state.placed);
  if (!step) return undefined;
  const why = fewest(state.placed, step.place, (some) => seesForced(puzzle, some, step.place));
  return placing(puzzle, state, step.code, step.level, why.map(hexSpot), step.place);
}

/** What all ways to finish share beside the tiles that lie there, and the fewest tiles that force it. */
function* sharedStep(puzzle: Puzzle, state: State): Task<Help | undefined> {
  if (puzzle.tiles.length - state.placed.length > SHARED) return undefined;
  const { found, exhausted } = yield* solve(puzzle, { limit: MANY, from: state });
  if (!exhausted) return undefined;
  const place = nextPlaces(puzzle, state, found[0]).find((each) => found.every((end) => holds(end, each)));
  if (!place) return undefined;
  const why = fewest(state.placed, place, (some) => forces(puzzle, some, place));
  return placing(puzzle, state, 'together', 'search', why.map(hexSpot), place);
}

export const holds = (end: State, { tile, q, r, turn }: Placed): boolean =>
  end.placed.some((each) => each.tile === tile && each.q === q && each.r === r && each.turn === turn);

/** Do these tiles alone leave no other way? By complete search. */
function forces(puzzle: Puzzle, some: readonly Placed[], place: Placed): boolean {
  const from = { ...start(puzzle), placed: some };
  const { found, exhausted } = finish(solve(puzzle, { limit: MANY, from }));
  return exhausted && found.every((end) => holds(end, place));
}

function leads(puzzle: Puzzle, state: State, end: State): Help | undefined {
  const [place] = nextPlaces(puzzle, state, end);
  return place && placing(puzzle, state, 'leads', 'search', [], place);
}

/** Tiles of an end that touch what lies there: first those that a loose end waits for. */
function nextPlaces(puzzle: Puzzle, state: State, end: State): readonly Placed[] {
  const board = boardOf(state);
  const color = loopColor(puzzle);
  const waiting = new Set(color ? looseCells(board, color).map(cellKey) : []);
  const open = end.placed.filter((each) => !board.has(cellKey(each)));
  const touching = open.filter((each) => neighbours(each).some((cell) => board.has(cellKey(cell))));
  const rank = (cell: Cell): number => (waiting.has(cellKey(cell)) ? 0 : 1);
  return touching.length > 0 ? touching.toSorted((a, b) => rank(a) - rank(b)) : open;
}

function placing(
  puzzle: Puzzle,
  state: State,
  code: string,
  level: string,
  because: readonly Spot[],
  place: Placed,
): Help {
  const pointed = emptyCells(puzzle, state).some((cell) => sameCell(cell, place)) ? [hexSpot(place)] : [];
  return {
    kind: 'step',
    code,
    level,
    at: [...pointed, tileSpot(place.tile)],
    because,
    with: { tile: place.tile, cell: cellKey(place), turn: place.turn },
    moves: [{ kind: 'place', ...place }],
  };
}

/** The fewest tiles that show to the eye what cannot come right. */
function seenFault(puzzle: Puzzle, state: State): { code: string; why: readonly Placed[] } | undefined {
  const found = fault(puzzle, state.placed);
  if (!found) return undefined;
  const why = fewest(state.placed, found.cells[0], (some) => fault(puzzle, some) !== undefined);
  return { code: fault(puzzle, why)?.code ?? found.code, why };
}

function* hopeless(puzzle: Puzzle, state: State, past: readonly State[]): Task<Help> {
  if (state.placed.length === 0) return dead('impossible', [], [], {});
  const why = fewest(state.placed, state.placed[state.placed.length - 1], (some) => {
    const { found, exhausted } = finish(
      solve(puzzle, { limit: 1, from: { ...start(puzzle), placed: some } }),
    );
    return exhausted && found.length === 0;
  });
  return yield* blame(puzzle, state, past, { code: 'no-way', why });
}

/** Which of the tiles to take back: the one whose move broke it, else the latest of those that show it. */
// oxlint-disable-next-line require-yield -- a task like its callers
function* blame(
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
  { code, why }: { readonly code: string; readonly why: readonly Placed[] },
): Task<Help> {
  const guilty = guiltyTile(puzzle, state, past);
  const latest = state.placed.findLast((each) => why.includes(each)) ?? why[0];
  const wrong = (guilty !== undefined && why.find((each) => each.tile === guilty.tile)) || latest;
  const at = [hexSpot(wrong)];
  const values = { tile: wrong.tile, count: why.length, move: guilty?.move ?? 0 };
  return dead(code, at, why.map(hexSpot), values, [{ kind: 'shelve', tile: wrong.tile }]);
}

/** The move after the last state that could be finished, by halving: from a hopeless state only taking back helps. */
function guiltyTile(
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
): { readonly tile: number; readonly move: number } | undefined {
  if (past.length === 0 || puzzle.tiles.length > 16) return undefined;
  const states = [...past, state];
  const good = (index: number): boolean =>
    fault(puzzle, states[index].placed) === undefined && finish(canFinish(puzzle, states[index])) !== 'no';
  const broken = firstBroken(states.length, good);
  if (broken === undefined || broken === 0) return undefined;
  const before = states[broken - 1].placed;
  const changed = states[broken].placed.find(
    (each) => !before.includes(each) && !holds(states[broken - 1], each),
  );
  return changed && { tile: changed.tile, move: broken };
}

/** Neither finished nor refuted within the limits: the way back is all that can be offered, and it says so. */
function* unsure(puzzle: Puzzle, state: State, past: readonly State[]): Task<Help | undefined> {
  const last = state.placed.at(-1);
  if (!last) return undefined;
  const before = past.at(-1);
  const known = before && (yield* canFinish(puzzle, before));
  const values = {
    tile: last.tile,
    count: state.placed.length,
    move: typeof known === 'object' ? past.length : 0,
  };
  return dead('unsure', [hexSpot(last)], state.placed.map(hexSpot), values, [
    { kind: 'shelve', tile: last.tile },
  ]);
}

const dead = (
  code: string,
  at: readonly Spot[],
  because: readonly Spot[],
  values: Record<string, string | number>,
  moves: readonly Move[] = [],
): Help => ({ kind: 'mistake', code, level: 'search', at, because, moves, with: values });

/** Rotation puzzles: turn one tile as it lies in a solution. */
function* turnHint(puzzle: Puzzle, state: State): Task<Help | undefined> {
  const end = yield* canFinish(puzzle, state);
  if (typeof end === 'string') return end === 'no' ? dead('impossible', [], [], {}) : undefined;
  const i = state.placed.findIndex((each, k) => each.turn !== end.placed[k].turn);
  if (i < 0) return undefined;
  const { tile, turn, q, r } = end.placed[i];
  const spot = hexSpot({ q, r });
  const move: Move = { kind: 'place', tile, q, r, turn };
  return {
    kind: 'step',
    code: 'turn-leads',
    level: 'search',
    at: [spot],
    because: [],
    moves: [move],
    with: { tile, turn },
  };
}
