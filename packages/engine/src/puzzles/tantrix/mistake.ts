/** What went wrong: what can no longer come right, the fewest tiles that show it, and the move that did it. */
import type { Hint, Spot } from '../../game.ts';
import type { Task } from '../../task.ts';
import { fault, fewest, fewestBy } from './deduce.ts';
import { emptyCells } from './empty.ts';
import { hexSpot, holds, type Move, type Placed, type Puzzle, start, type State } from './rules.ts';
import { canFinish, inTime, solve } from './solver.ts';

type Help = Hint<Move>;

/** Nodes for asking whether fewer tiles show the same. */
export const BUDGET = 200_000;
/** Progress reports for asking whether an earlier position, or the empty board, was good. */
const PATIENCE = 60;

export interface Contradiction {
  readonly code: string;
  readonly why: readonly Placed[];
  readonly where?: readonly Spot[]; // empty cells it speaks of
}

/** The fewest tiles that show to the eye what cannot come right. */
export function seenFault(puzzle: Puzzle, state: State): Contradiction | undefined {
  const found = fault(puzzle, state.placed);
  if (!found) return undefined;
  const why = fewest(state.placed, found.cells[0], (some) => fault(puzzle, some) !== undefined);
  const shown = fault(puzzle, why) ?? found;
  const open = new Set(emptyCells(puzzle, state).map(hexSpot));
  const where = shown.code === 'dead-end' ? shown.cells.map(hexSpot).filter((spot) => open.has(spot)) : [];
  return { code: shown.code, why, where };
}

/** Every way was tried. Where the empty board has none either, no tile is to blame. */
export function* hopeless(puzzle: Puzzle, state: State, past: readonly State[]): Task<Help> {
  const fresh = start(puzzle);
  if (state.placed.length === 0 || (yield* inTime(canFinish(puzzle, fresh), PATIENCE)) === 'no')
    return unsolvable();
  const why = yield* fewestBy(state.placed, state.placed[state.placed.length - 1], function* (some) {
    const from = { ...fresh, placed: some };
    const { found, exhausted } = yield* solve(puzzle, { limit: 1, from, budget: BUDGET });
    return exhausted && found.length === 0;
  });
  return yield* blame(puzzle, state, past, { code: 'no-way', why });
}

/** Which of the tiles to take back: the one whose move broke it, else the latest of those that show it. */
export function* blame(
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
  { code, why, where = [] }: Contradiction,
): Task<Help> {
  const guilty = yield* guiltyTile(puzzle, state, past);
  const latest = state.placed.findLast((each) => why.includes(each)) ?? why[0];
  const wrong = (guilty && why.find((each) => each.tile === guilty.tile)) ?? latest;
  const move = guilty?.tile === wrong.tile ? guilty.move : 0;
  const values = { tile: wrong.tile, count: why.length, move };
  return dead(code, [hexSpot(wrong), ...where], why.map(hexSpot), values, [
    { kind: 'shelve', tile: wrong.tile },
  ]);
}

/** The move after the last state that could be finished, by halving: from a hopeless state only taking back helps. */
function* guiltyTile(
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
): Task<{ readonly tile: number; readonly move: number } | undefined> {
  const states = [...past, state];
  let [good, broken] = [0, past.length]; // all before `good` can be finished, `broken` cannot
  while (good < broken) {
    const middle = (good + broken) >> 1;
    if (yield* isGood(puzzle, states[middle])) good = middle + 1;
    else broken = middle;
  }
  if (broken === 0) return undefined;
  const before = states[broken - 1];
  const changed = states[broken].placed.find((each) => !holds(before, each));
  return changed && { tile: changed.tile, move: broken };
}

/** Good until it is known to be bad. */
function* isGood(puzzle: Puzzle, state: State): Task<boolean> {
  if (fault(puzzle, state.placed)) return false;
  return (yield* inTime(canFinish(puzzle, state), PATIENCE)) !== 'no';
}

/** Neither finished nor refuted within the limits: the way back is all that can be offered, and it says so. */
export function* unsure(puzzle: Puzzle, state: State, past: readonly State[]): Task<Help | undefined> {
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

/** Not the player's mistake: the tiles themselves allow no solution, and no technique would find one. */
export const unsolvable = (): Help => ({
  kind: 'mistake',
  code: 'impossible',
  level: 'beyond',
  at: [],
  because: [],
  moves: [],
});

const dead = (
  code: string,
  at: readonly Spot[],
  because: readonly Spot[],
  values: Record<string, string | number>,
  moves: readonly Move[],
): Help => ({ kind: 'mistake', code, level: 'search', at, because, moves, with: values });
