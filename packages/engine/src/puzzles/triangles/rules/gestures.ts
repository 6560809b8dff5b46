/** What gestures mean, and why one that means something does nothing. */
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Gesture, type Note } from '../../../vocabulary.ts';
import { apply, bestTurn } from './moves.ts';
import {
  type Move,
  type Act,
  boardOf,
  cellSpot,
  parseSpot,
  pieceSpot,
  SHELF,
  type Pointed,
  type Puzzle,
  type State,
} from './rules.ts';

/** Nothing comes of a gesture that a fixed or locked piece refuses, or that changes nothing. */
export function interpret(puzzle: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  const move = intendedMove(puzzle, state, gesture);
  if (!move) return fail(('on' in gesture ? idleTouch(puzzle, state, gesture) : undefined) ?? NOTHING_HERE);
  const after = apply(puzzle, state, move);
  if (!after.ok) return after;
  if (changes(state, after.value, move.piece)) return ok(move);
  const isTurn = move.act === '>' || move.act === '<';
  return fail(isTurn ? sameTurned(puzzle, state, move.piece) : NOTHING_HERE);
}

const sameTurned = (puzzle: Puzzle, state: State, piece: number): Note => ({
  code: 'same-turned',
  at: [whereIs(puzzle, state, piece)],
  with: { piece: piece + 1 },
});

const intendedMove = (puzzle: Puzzle, state: State, gesture: Gesture): Move | undefined =>
  'path' in gesture ? dragged(puzzle, state, gesture) : touched(puzzle, state, gesture);

const whereIs = (puzzle: Puzzle, state: State, piece: number): string =>
  state.at[piece] === SHELF ? pieceSpot(piece) : cellSpot(boardOf(puzzle), state.at[piece]);

/** A piece that cannot be turned over, or a slot whose piece is on the board. */
function idleTouch(puzzle: Puzzle, state: State, { verb, on }: Touch): Note | undefined {
  const piece = pieceAt(state, parseSpot(puzzle, on));
  if (piece === undefined) return undefined;
  if (isGap(state, on, piece)) {
    const cell = boardOf(puzzle).names[state.at[piece]];
    return { code: 'slot-empty', at: [on, whereIs(puzzle, state, piece)], with: { piece: piece + 1, cell } };
  }
  return verb === 'flip' ? { code: 'no-flip', at: [on] } : undefined;
}

type Touch = Extract<Gesture, { on: string }>;
type Stroke = Extract<Gesture, { path: readonly string[] }>;

const actOf: Readonly<Record<Touch['verb'], Act | undefined>> = {
  tap: '>',
  turn: '>',
  cycle: '>',
  back: '<',
  mark: '!',
  clear: '-',
  flip: undefined,
};

function touched(puzzle: Puzzle, state: State, { verb, on }: Touch): Move | undefined {
  const piece = pieceAt(state, parseSpot(puzzle, on));
  const act = actOf[verb];
  return piece === undefined || act === undefined || isGap(state, on, piece) ? undefined : { piece, act };
}

/** An empty slot of the shelf stands for its place, not for the piece on the board. */
const isGap = (state: State, on: string, piece: number): boolean =>
  on.startsWith('piece:') && state.at[piece] !== SHELF;

/** Only where a stroke begins and ends matters. */
function dragged(puzzle: Puzzle, state: State, { verb, path }: Stroke): Move | undefined {
  if (verb !== 'drag' || path.length < 2 || path[0] === path[path.length - 1]) return undefined;
  const piece = pieceAt(state, parseSpot(puzzle, path[0]));
  const to = parseSpot(puzzle, path[path.length - 1]);
  if (piece === undefined || to === undefined || to.kind === 'wall') return undefined;
  if (to.kind !== 'cell') return state.at[piece] === SHELF ? undefined : { piece, act: '-' };
  return {
    piece,
    act: '@',
    cell: boardOf(puzzle).names[to.cell],
    turn: turnAt(puzzle, state, piece, to.cell),
  };
}

/** As the piece would go if the cell were empty. */
function turnAt(puzzle: Puzzle, state: State, piece: number, cell: number): number {
  const at = state.at.map((each, i) => (i === piece || each === cell ? SHELF : each));
  return bestTurn(puzzle, { ...state, at }, piece, cell);
}

function pieceAt(state: State, pointed: Pointed | undefined): number | undefined {
  if (pointed?.kind === 'piece') return pointed.piece;
  if (pointed?.kind !== 'cell') return undefined;
  const piece = state.at.indexOf(pointed.cell);
  return piece < 0 ? undefined : piece;
}

/** A piece with three equal sides looks the same after 120°: turning it is not a move. */
function changes(state: State, { at, turn, locked }: State, piece: number): boolean {
  return (
    at[piece] !== state.at[piece] ||
    turn[piece] !== state.turn[piece] ||
    locked[piece] !== state.locked[piece]
  );
}
