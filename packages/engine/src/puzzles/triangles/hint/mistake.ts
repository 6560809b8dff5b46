/**
 * A position that cannot be finished: the piece that broke it (by the past, or in the order of numbers
 * when there is none), the fewest cells and pieces that can no longer hold together, and the moves that
 * make it good again.
 */
import { reasonsOf, type MistakeHint, type AdviceHint, type Reasons } from '../../../vocabulary.ts';
import { contradiction, type ExplainOptions } from '../../../kernel/explain.ts';
import type { Task } from '../../../task.ts';
import { mismatches } from '../rules/check.ts';
import { symbolValues } from '../rules/colours.ts';
import { balance, unpaired } from '../rules/balance.ts';
import { unfillable } from '../rules/fitting.ts';
import { nearestFirst, restrictTo, seen, waysInto, fewest } from './partial-position.ts';
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
import { canFinish } from '../solve/solver.ts';
import { firstUnsolvable } from '../../../kernel/date-mistake.ts';
import { spotsOf } from './deduce.ts';

/** Nodes for all the questions about a mistake: some 0.2 s. */
const NODES = 200_000;

export function* mistake(puzzle: Puzzle, state: State, past: readonly State[]): Task<MistakeHint<Move>> {
  const oldest = byAge(puzzle, state, past);
  const wrong = yield* culprits(puzzle, state, oldest);
  if (!wrong) return yield* impossible(puzzle);
  const [culprit] = wrong;
  const upTo = keeping(puzzle, state, [...oldest.slice(0, oldest.indexOf(culprit)), culprit]);
  const board = boardOf(puzzle);
  const clash = yield* clashIn(puzzle, upTo);
  return {
    kind: 'mistake',
    code: clash.code,
    level: clash.level,
    at: [cellSpot(board, state.at[culprit])],
    because: clash.because,
    with: { piece: culprit + 1, cell: board.names[state.at[culprit]], ...clash.with },
    moves: wrong.flatMap((piece) => takeBack(state, piece)),
  };
}

const takeBack = (state: State, piece: number): readonly Move[] => [
  ...(state.locked[piece] ? [{ piece, act: '!' } as const] : []),
  { piece, act: '-' },
];

/** The player's pieces on the board by the time since which they have been where they are. */
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
const keeping = (puzzle: Puzzle, state: State, pieces: readonly number[]): State => ({
  ...state,
  at: state.at.map((cell, piece) => (isFixed(puzzle, piece) || pieces.includes(piece) ? cell : SHELF)),
});

/**
 * Pieces that fit no solution together with the older ones that do, the oldest first; undefined when the
 * empty board has no solution. What is not decided in time counts as good: nobody is blamed on suspicion.
 */
function* culprits(
  puzzle: Puzzle,
  state: State,
  pieces: readonly number[],
): Task<readonly number[] | undefined> {
  const patience = { left: NODES };
  const isGood = function* (kept: readonly number[]): Task<boolean> {
    return (yield* canFinish(puzzle, keeping(puzzle, state, kept), patience)) !== 'no';
  };
  if (!(yield* isGood([]))) return undefined;
  const wrong: number[] = [];
  for (;;) {
    const right = pieces.filter((piece) => !wrong.includes(piece));
    const line = [...right.keys(), right.length].map((count) => right.slice(0, count));
    const bad = yield* firstUnsolvable(line, isGood);
    // The position as a whole is known to be bad, however little patience is left for its parts.
    if (bad === undefined) return wrong.length > 0 ? wrong : right.slice(-1);
    wrong.push(right[bad - 1]);
  }
}

/** Neither finished nor refuted in time: the latest pieces without which it can certainly be finished. */
export function* unsure(
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
): Task<AdviceHint<Move> | undefined> {
  const oldest = byAge(puzzle, state, past);
  const patience = { left: NODES };
  for (let back = 1; back < 2 * oldest.length; back *= 2) {
    const kept = oldest.slice(0, Math.max(0, oldest.length - back));
    const end = yield* canFinish(puzzle, keeping(puzzle, state, kept), patience);
    if (typeof end === 'object') return wayBack(puzzle, state, oldest.slice(kept.length));
  }
  return undefined;
}

function wayBack(puzzle: Puzzle, state: State, pieces: readonly number[]): AdviceHint<Move> {
  const board = boardOf(puzzle);
  return {
    kind: 'advice',
    code: 'unsure',
    level: 'beyond',
    at: pieces.map((piece) => cellSpot(board, state.at[piece])),
    because: seen(puzzle, state),
    offers: { code: 'offer.solvable' },
    with: { count: pieces.length, piece: pieces[0] + 1, cell: board.names[state.at[pieces[0]]] },
    moves: pieces.toReversed().flatMap((piece) => takeBack(state, piece)),
  };
}

/** What can no longer hold together, in the words of a hint. */
type Clash = Pick<MistakeHint<Move>, 'code' | 'level' | 'with' | 'because'>;

/** What a player can see first; what can be counted next; then the kernel's smallest set of rules. */
function* clashIn(puzzle: Puzzle, state: State): Task<Clash> {
  return (
    mismatched(puzzle, state) ??
    (yield* unfilled(puzzle, state)) ??
    unbalanced(puzzle, state) ??
    (yield* reasoned(puzzle, state))
  );
}

function mismatched(puzzle: Puzzle, state: State): Clash | undefined {
  const board = boardOf(puzzle);
  const [first] = mismatches(puzzle, state);
  if (!first) return undefined;
  const { cell, side, other } = first;
  const beyond = other < 0 ? wallSpot(board.borderOf[3 * cell + side]) : cellSpot(board, other);
  return { code: 'mistake-side', level: 'fits', because: [cellSpot(board, cell), beyond] };
}

function* unfilled(puzzle: Puzzle, state: State): Task<Clash | undefined> {
  const [cell] = unfillable(puzzle, state);
  if (cell === undefined) return undefined;
  const board = boardOf(puzzle);
  const around = yield* fewest(
    nearestFirst(puzzle, seen(puzzle, state), cell),
    (spots) => waysInto(restrictTo(puzzle, state, spots), cell).length === 0,
  );
  const because = reasonsOf([...around, cellSpot(board, cell)], cellSpot(board, cell));
  return { code: 'mistake-unfillable', level: 'fits', because, with: { other: board.names[cell] } };
}

function unbalanced(puzzle: Puzzle, state: State): Clash | undefined {
  const because = allSeen(puzzle, state);
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

const SAID = 5; // rules that a sentence can bear

/** Filling every cell is all there is to do, so cells alone explain everything; pieces stay out as too far-reaching. */
const cellsOnly = (puzzle: Puzzle): ExplainOptions => ({
  stages: [
    { radius: 1, global: puzzle.pieces.map((_, piece) => pieceSpot(piece)) },
    { radius: 4, global: [] },
  ],
  budget: 300_000, // propagations, some 0.15 s
  conflictsPerQuestion: 300,
});

function* reasoned(puzzle: Puzzle, state: State): Task<Clash> {
  const kernel = yield* kernelOf(puzzle);
  const facts = [...kernel.walls(), ...kernel.laid(state)];
  const found = yield* contradiction(kernel.model, facts, cellsOnly(puzzle));
  if (!found) return { code: 'mistake', level: 'beyond', because: allSeen(puzzle, state) };
  const because = reasonsOf(spotsOf(puzzle, state, kernel, found), cellSpot(boardOf(puzzle), 0));
  const count = found.groups.length;
  if (count > SAID) return { code: 'mistake', level: 'beyond', because };
  const cellsAlone = found.groups.every((name) => name.startsWith('cell:'));
  return {
    code: cellsAlone ? 'mistake-reason' : 'mistake-pieces',
    level: 'what-if',
    because,
    with: { count },
  };
}

/** The last resort of every reason; on a board where nothing is seen, its cells. */
const allSeen = (puzzle: Puzzle, state: State): Reasons => {
  const [first, ...rest] = seen(puzzle, state);
  const board = boardOf(puzzle);
  const cells = board.names.map((_, cell) => cellSpot(board, cell));
  return first === undefined ? reasonsOf(cells, cellSpot(board, 0)) : [first, ...rest];
};

/** No way to fill the board, whatever is placed. */
function* impossible(puzzle: Puzzle): Task<MistakeHint<Move>> {
  const { because } = yield* clashIn(puzzle, start(puzzle));
  return { kind: 'mistake', code: 'impossible', level: 'beyond', at: [], because, moves: [] };
}
