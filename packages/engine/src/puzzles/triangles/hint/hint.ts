/**
 * The easiest next step and why. A mistake comes first; then what follows (deduce.ts); then the only way to
 * finish, which no technique finds; at last, where several ways lead on, one of them as advice. A position
 * too hard to judge gets advice, too: what to take back for one that can be finished.
 */
import type { Hint } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { seen, type Laying } from './partial-position.ts';
import { mistake, unsure } from './mistake.ts';
import { type Move, boardOf, SHELF, start, type Puzzle, type State } from '../rules/rules.ts';
import { solve, canFinish } from '../solve/solver.ts';
import { explained, narrowed, onlyFit, onlyPlace, step } from './deduce.ts';

/** Nodes for finding out whether the position can be finished: some 0.2 s. */
const NODES = 200_000;

/** Undefined: solved. */
export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (!check(puzzle, state).issues.length) return undefined;
  const end = yield* canFinish(puzzle, state, { left: NODES });
  if (end === 'no') return yield* mistake(puzzle, state, past);
  const cells = openCells(puzzle, state, past);
  if (end === 'unknown')
    return (yield* unsure(puzzle, state, past)) ?? (yield* deduced(puzzle, state, cells));
  return (
    (yield* deduced(puzzle, state, cells)) ??
    (yield* forced(puzzle, state, end, cells)) ??
    choice(puzzle, state, end, cells)
  );
}

function* deduced(puzzle: Puzzle, state: State, cells: readonly number[]): Task<Hint<Move> | undefined> {
  return (
    (yield* onlyFit(puzzle, state, cells)) ??
    (yield* onlyPlace(puzzle, state)) ??
    (yield* narrowed(puzzle, state, cells))
  );
}

/** Empty cells: those beside the latest move first, then those with most neighbours. */
function openCells(puzzle: Puzzle, state: State, past: readonly State[]): readonly number[] {
  const board = boardOf(puzzle);
  const before = past.at(-1) ?? start(puzzle);
  const fresh = new Set(state.at.filter((cell, piece) => cell !== SHELF && cell !== before.at[piece]));
  const laid = new Set(state.at);
  const beside = (cell: number, set: ReadonlySet<number>): number =>
    [0, 1, 2].filter((side) => {
      const near = board.neighbours[3 * cell + side];
      return near >= 0 && set.has(near);
    }).length;
  const rank = (cell: number): number => 4 * Math.min(1, beside(cell, fresh)) + beside(cell, laid);
  return Array.from({ length: board.cellCount }, (_, cell) => cell)
    .filter((cell) => !laid.has(cell))
    .sort((a, b) => rank(b) - rank(a) || a - b);
}

/** One way to finish, and no technique finds it: any of its pieces follows. Undefined where others exist, or may. */
function* forced(
  puzzle: Puzzle,
  state: State,
  end: State,
  cells: readonly number[],
): Task<Hint<Move> | undefined> {
  const { found, exhausted } = yield* solve(puzzle, { limit: 2, from: state, most: NODES });
  if (found.length !== 1 || !exhausted) return undefined;
  return yield* explained(
    puzzle,
    state,
    cells.map((cell) => layingIn(end, cell)),
    'beyond',
  );
}

const layingIn = (end: State, cell: number): Laying => {
  const piece = end.at.indexOf(cell);
  return { piece, cell, turn: end.turn[piece] };
};

/** Not forced: it keeps the board solvable, and says no more. */
function choice(puzzle: Puzzle, state: State, end: State, cells: readonly number[]): Hint<Move> {
  const because = seen(puzzle, state);
  const { kind: _, ...made } = step(puzzle, 'choice', 'beyond', layingIn(end, cells[0]), because);
  return { ...made, kind: 'advice', because, offers: { code: 'offer.solvable' } };
}
