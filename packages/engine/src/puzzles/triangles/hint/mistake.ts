/**
 * A position that cannot be finished: the piece that broke it (by the past, or in the order of numbers
 * when there is none), the smallest set of cells and pieces that can no longer be served, and the moves
 * that make it good again.
 */
import { reasonsOf, type MistakeHint, type Spot } from '../../../vocabulary.ts';
import { contradiction, type ExplainOptions } from '../../../kernel/explain.ts';
import type { Task } from '../../../task.ts';
import { mismatches } from '../rules/check.ts';
import { symbolValues } from '../rules/colours.ts';
import { balance, unpaired } from '../rules/balance.ts';
import { unfillable } from '../rules/fitting.ts';
import { leastOf, nearestFirst, restrictTo, seen, waysInto } from './partial-position.ts';
import { kernelOf } from '../solve/model.ts';
import {
  type Move,
  boardOf,
  cellSpot,
  isFixed,
  pieceSpot,
  SHELF,
  start,
  wallSpot,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { completable } from '../solve/solver.ts';

export function* mistake(puzzle: Puzzle, state: State, past: readonly State[]): Task<MistakeHint<Move>> {
  const oldest = byAge(puzzle, state, past);
  const wrong = yield* spoiling(puzzle, state, oldest);
  if (!wrong) return yield* impossible(puzzle);
  const [culprit] = wrong;
  const upTo = keeping(state, [...oldest.slice(0, oldest.indexOf(culprit)), culprit], puzzle);
  const board = boardOf(puzzle);
  const told = yield* clash(puzzle, upTo);
  return {
    kind: 'mistake',
    code: told.code,
    level: told.level,
    at: [cellSpot(board, state.at[culprit])],
    because: reasonsOf(told.because, cellSpot(board, state.at[culprit])),
    with: { piece: culprit + 1, cell: board.names[state.at[culprit]], ...told.with },
    moves: wrong.flatMap((piece): Move[] => [
      ...(state.locked[piece] ? [{ piece, act: '!' } as const] : []),
      { piece, act: '-' },
    ]),
  };
}

/** The player's pieces on the board by the time since which they have lain as they do. */
function byAge(puzzle: Puzzle, state: State, past: readonly State[]): readonly number[] {
  const since = (piece: number): number =>
    past.findLastIndex(
      (each) => each.at[piece] !== state.at[piece] || each.turn[piece] !== state.turn[piece],
    );
  return state.at
    .flatMap((cell, piece) => (cell === SHELF || isFixed(puzzle, piece) ? [] : [piece]))
    .map((piece) => ({ piece, since: since(piece) }))
    .sort((a, b) => a.since - b.since || a.piece - b.piece)
    .map(({ piece }) => piece);
}

/** The position with only these of the player's pieces. */
const keeping = (state: State, pieces: readonly number[], puzzle: Puzzle): State => ({
  ...state,
  at: state.at.map((cell, piece) => (isFixed(puzzle, piece) || pieces.includes(piece) ? cell : SHELF)),
});

/** Pieces that fit no solution together with the older ones that do; undefined when there is no solution at all. */
function* spoiling(
  puzzle: Puzzle,
  state: State,
  pieces: readonly number[],
): Task<readonly number[] | undefined> {
  if (!(yield* completable(puzzle, keeping(state, [], puzzle)))) return undefined;
  const wrong: number[] = [];
  let good = 0; // with so many of the oldest, less the wrong ones, it can be finished
  const fits = function* (count: number): Task<boolean> {
    const kept = pieces.slice(0, count).filter((piece) => !wrong.includes(piece));
    return yield* completable(puzzle, keeping(state, kept, puzzle));
  };
  while (!(yield* fits(pieces.length))) {
    let bad = pieces.length;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (yield* fits(middle)) good = middle;
      else bad = middle;
    }
    wrong.push(pieces[bad - 1]);
    good = bad;
  }
  return wrong;
}

type Told = Pick<MistakeHint<Move>, 'code' | 'level' | 'with'> & { readonly because: readonly Spot[] };

/** What a player can see first; what can be counted next; then the kernel's smallest set of rules. */
function* clash(puzzle: Puzzle, state: State): Task<Told> {
  return (
    mismatched(puzzle, state) ??
    starved(puzzle, state) ??
    unbalanced(puzzle, state) ??
    (yield* reasoned(puzzle, state))
  );
}

function mismatched(puzzle: Puzzle, state: State): Told | undefined {
  const board = boardOf(puzzle);
  const [first] = mismatches(puzzle, state);
  if (!first) return undefined;
  const { cell, side, other } = first;
  const beyond = other < 0 ? wallSpot(board.borderOf[3 * cell + side]) : cellSpot(board, other);
  return { code: 'mistake-side', level: 'fits', because: [cellSpot(board, cell), beyond] };
}

function starved(puzzle: Puzzle, state: State): Told | undefined {
  const [cell] = unfillable(puzzle, state);
  if (cell === undefined) return undefined;
  const board = boardOf(puzzle);
  const enough = (spots: readonly Spot[]): boolean =>
    waysInto(restrictTo(puzzle, state, spots), cell).length === 0;
  const because = [
    ...leastOf(nearestFirst(puzzle, seen(puzzle, state), cell), enough),
    cellSpot(board, cell),
  ];
  return { code: 'mistake-starved', level: 'fits', because, with: { other: board.names[cell] } };
}

function unbalanced(puzzle: Puzzle, state: State): Told | undefined {
  const because = seen(puzzle, state);
  const short = balance(puzzle, state).find(({ supply, demand }) => demand > supply);
  if (short)
    return {
      code: 'mistake-short',
      level: 'places',
      because,
      with: { ...symbolValues(puzzle, 'sign', short.label), supply: short.supply, demand: short.demand },
    };
  const { sides, border } = unpaired(puzzle, state);
  return sides > border
    ? { code: 'mistake-pairs', level: 'beyond', because, with: { sides, border } }
    : undefined;
}

/** Filling every cell is all there is to do, so cells alone explain everything; pieces stay out as too far-reaching. */
const cellsOnly = (puzzle: Puzzle): ExplainOptions => ({
  stages: [
    { radius: 1, global: puzzle.pieces.map((_, piece) => pieceSpot(piece)) },
    { radius: 4, global: [] },
  ],
  budget: 600_000, // propagations, some 0.3 s
  conflictsPerQuestion: 300,
});

function* reasoned(puzzle: Puzzle, state: State): Task<Told> {
  const kernel = kernelOf(puzzle);
  const laid = state.at.flatMap((cell) => (cell === SHELF ? [] : [cell]));
  const facts = [...kernel.walls(), ...kernel.laid(state)];
  const found = yield* contradiction(kernel.model, facts, cellsOnly(puzzle));
  if (!found) return { code: 'mistake', level: 'beyond', because: seen(puzzle, state) };
  const kept = new Set(found.facts);
  const board = boardOf(puzzle);
  const because: Spot[] = [
    ...laid
      .filter((cell) => kernel.laid(state, (each) => each === cell).some((lit) => kept.has(lit)))
      .map((cell) => cellSpot(board, cell)),
    ...puzzle.walls.flatMap((_, i) =>
      kernel.walls((each) => each === i).some((lit) => kept.has(lit)) ? [wallSpot(i)] : [],
    ),
    ...found.groups,
  ];
  return found.groups.length <= 5
    ? { code: 'mistake-reason', level: 'what-if', because, with: { count: found.groups.length } }
    : { code: 'mistake', level: 'beyond', because };
}

/** No way to fill the board, whatever is laid. */
function* impossible(puzzle: Puzzle): Task<MistakeHint<Move>> {
  const told = yield* clash(puzzle, start(puzzle));
  const because = reasonsOf(told.because, cellSpot(boardOf(puzzle), 0));
  return { kind: 'mistake', code: 'impossible', level: 'beyond', at: [], because, moves: [] };
}
