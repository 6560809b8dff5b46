/**
 * A position that cannot be finished: the piece that broke it (by the past, or in the order of numbers
 * when there is none), the shortest chain from it to a contradiction, and the moves that put it right.
 */
import {
  reasonsOf,
  type MistakeHint,
  type AdviceHint,
  type Proof,
  type Reasons,
  type Spot,
} from '../../../vocabulary.ts';
import { proofCost } from '../../../kernel/proof-cost.ts';
import type { Task } from '../../../task.ts';
import { mismatches } from '../rules/check.ts';
import { symbolValues } from '../rules/colours.ts';
import { balance, isShort, isUnpaired, unpaired } from '../rules/balance.ts';
import { unfillable } from '../rules/fitting.ts';
import { nearestFirst, restrictTo, seen, waysInto, fewest } from './partial-position.ts';
import {
  type Move,
  boardOf,
  cellSpot,
  isFixed,
  parseSpot,
  SHELF,
  start,
  wallSpot,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { canFinish } from '../solve/solver.ts';
import { firstUnsolvable } from '../../../kernel/date-mistake.ts';
import { fewestBySearch, isDeadEnd } from './by-search.ts';
import { kernelReason, namedIn } from './deduce.ts';
import { proofOfWrong } from './proof.ts';
import { proofOfShortage } from './shortage.ts';
import { levels } from '../make/levels.ts';
import type { Contradiction } from './looks.ts';
import { Strikes } from './strike.ts';

/** Nodes for all the questions about a mistake: about 0.2 s. */
const NODES = 200_000;

export function* mistake(puzzle: Puzzle, state: State, past: readonly State[]): Task<MistakeHint<Move>> {
  const oldest = byAge(puzzle, state, past);
  const wrong = yield* culprits(puzzle, state, oldest);
  if (!wrong) return yield* impossible(puzzle);
  const [culprit] = wrong;
  const upTo = keeping(puzzle, state, [...oldest.slice(0, oldest.indexOf(culprit)), culprit]);
  const board = boardOf(puzzle);
  const at = cellSpot(board, state.at[culprit]);
  const { with: values, ...clash } = yield* clashIn(puzzle, upTo, at);
  return {
    kind: 'mistake',
    at: [at],
    ...clash,
    with: { piece: culprit + 1, cell: board.names[state.at[culprit]], ...values },
    moves: wrong.flatMap((piece) => takeBack(state, piece)),
  };
}

const takeBack = (state: State, piece: number): readonly Move[] => [
  ...(state.locked[piece] ? [{ piece, act: '!' } as const] : []),
  { piece, act: '-' },
];

/** The player's pieces on the board by when they were put where they are. */
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

/** What is contradictory, in the words of a hint. */
type Clash = Pick<MistakeHint<Move>, 'code' | 'level' | 'with' | 'because' | 'proof'>;

/** First what a player sees; then what can be counted; then a chain from the mistake, or the search's fewest facts. */
function* clashIn(puzzle: Puzzle, state: State, culprit?: Spot): Task<Clash> {
  return (
    mismatched(puzzle, state) ??
    (yield* unfilled(puzzle, state)) ??
    (yield* unbalanced(puzzle, state, culprit)) ??
    (yield* followed(puzzle, state, culprit)) ??
    (yield* deep(puzzle, state))
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

function* unbalanced(puzzle: Puzzle, state: State, culprit: Spot | undefined): Task<Clash | undefined> {
  const short = balance(puzzle, state).find(({ supply, demand }) => demand > supply);
  if (short) {
    const { label, supply, demand } = short;
    const because = yield* fewest(seen(puzzle, state), (spots) =>
      isShort(restrictTo(puzzle, state, spots), label),
    );
    const values = { ...symbolValues(puzzle, 'sign', label), supply, demand };
    return {
      code: 'mistake-short',
      level: 'places',
      because: orCells(puzzle, because),
      with: values,
      ...(culprit !== undefined && { proof: proofOfShortage(puzzle, state, label, values, culprit) }),
    };
  }
  const { sides, border } = unpaired(puzzle, state);
  if (sides <= border) return undefined;
  const because = yield* fewest(seen(puzzle, state), (spots) => isUnpaired(restrictTo(puzzle, state, spots)));
  return {
    code: 'mistake-pairs',
    level: 'beyond',
    because: orCells(puzzle, because),
    with: { sides, border },
  };
}

/** A chain from what is on the board to a cell or a piece with nothing left. */
function* followed(puzzle: Puzzle, state: State, culprit: Spot | undefined): Task<Clash | undefined> {
  const empty = puzzle.pieces.map((_, cell) => cell).filter((cell) => !state.at.includes(cell));
  const strikes = new Strikes(puzzle, state, empty);
  const level = yield* strikes.run(levels, true);
  if (!level || !strikes.wrong) return undefined;
  const proof = chainTo(strikes, strikes.wrong, culprit);
  const because = yield* kernelReason(
    puzzle,
    state,
    proof.links.flatMap((link) => link.because),
  );
  if (!because) return undefined;
  const rules = because.filter((spot) => isRule(puzzle, state, spot));
  const shorter = new Strikes(puzzle, state, empty, namedIn(puzzle, because));
  yield* shorter.run(levels.slice(0, levels.indexOf(level) + 1), true);
  const again = shorter.wrong && chainTo(shorter, shorter.wrong, culprit);
  const isShorter = again !== undefined && proofCost(again) < proofCost(proof);
  return {
    code: rules.every((spot) => spot.startsWith('cell:')) ? 'mistake-reason' : 'mistake-pieces',
    level,
    because: orCells(puzzle, because),
    with: { count: rules.length },
    ...(culprit !== undefined && { proof: isShorter ? again : proof }),
  };
}

const chainTo = (strikes: Strikes, wrong: Contradiction, culprit: Spot | undefined): Proof<Move> =>
  proofOfWrong(strikes.possible, strikes.neededForWrong, wrong, culprit);

/** An empty cell that must be filled or a piece that must be used; not a wall or what is placed. */
function isRule(puzzle: Puzzle, state: State, spot: Spot): boolean {
  const pointed = parseSpot(puzzle, spot);
  return pointed?.kind === 'piece' || (pointed?.kind === 'cell' && !state.at.includes(pointed.cell));
}

/** Too deep for rules: the fewest pieces and walls with which the board cannot be finished. */
function* deep(puzzle: Puzzle, state: State): Task<Clash> {
  const because = yield* fewestBySearch(puzzle, state, seen(puzzle, state), isDeadEnd);
  return {
    code: 'mistake',
    level: 'beyond',
    because: orCells(puzzle, because),
    with: { count: because.length },
  };
}

/** Its cells, on a board with nothing to see. */
const orCells = (puzzle: Puzzle, spots: readonly Spot[]): Reasons =>
  reasonsOf(spots, cellSpot(boardOf(puzzle), 0));

/** No way to fill the board, whatever is placed; `clash`: what shows it. */
function* impossible(puzzle: Puzzle): Task<MistakeHint<Move>> {
  const { because, code } = yield* clashIn(puzzle, start(puzzle));
  return {
    kind: 'mistake',
    code: 'impossible',
    level: 'beyond',
    at: [],
    because,
    with: { clash: code },
    moves: [],
  };
}
