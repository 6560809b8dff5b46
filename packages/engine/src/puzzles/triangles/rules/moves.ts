/**
 * Moves. `7@c3/2` places piece 7 on c3 at turn 2 (turns are 1 … 6 in text, 1 with the tip up), `7@c3` in the
 * way that suits its neighbours best; a piece that was there goes where piece 7 came from. `7-` back to
 * the shelf, `7>` and `7<` turn, `7!` locks or unlocks.
 */
import type { Codec, Lookup, Note } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { parseError } from '../../../text/text.ts';
import {
  type Act,
  agreement,
  boardOf,
  cellSpot,
  demandsOn,
  fitsTip,
  isFixed,
  type Move,
  piecesByCell,
  pieceSpot,
  plainTurn,
  SHELF,
  TURNS,
  type Puzzle,
  type State,
} from './rules.ts';

export const moves: Codec<Move> = {
  parse: (text) => {
    const found = /^([1-9]\d?)(?:@([a-h][1-9]\d?)(?:\/([1-6]))?|([-<>!]))$/.exec(text);
    if (!found) return fail(parseError('not-a-move', 1, 1, { given: text.slice(0, 20) }));
    const [, number, cell, turn, act] = found;
    const piece = Number(number) - 1;
    if (cell === undefined) return ok({ piece, act: act as Act });
    return ok({ piece, act: '@', cell, ...(turn !== undefined && { turn: Number(turn) - 1 }) });
  },
  format: ({ piece, act, cell = '', turn }) =>
    `${piece + 1}${act}${cell}${turn === undefined ? '' : `/${turn + 1}`}`,
};

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  const { piece, act } = move;
  if (piece >= puzzle.pieces.length) return refuse('no-such-piece', { piece: piece + 1 });
  if (isFixed(puzzle, piece)) return refuseAt(puzzle, state, 'fixed-piece', piece);
  if (act === '!') return lock(state, piece);
  if (state.locked[piece]) return refuseAt(puzzle, state, 'locked-piece', piece);
  if (act === '@') return place(puzzle, state, move);
  if (act === '-') return shelve(state, piece);
  return ok(turned(puzzle, state, piece, act === '>' ? 1 : -1));
}

const refuse = (code: string, values: Lookup<string | number>, at: readonly string[] = []) =>
  fail({ code, at, with: values });

/** The piece and its place, for refusals. */
function refuseAt(puzzle: Puzzle, state: State, code: string, piece: number) {
  const board = boardOf(puzzle);
  const cell = state.at[piece];
  return refuse(code, { piece: piece + 1, cell: board.names[cell] }, [cellSpot(board, cell)]);
}

const withPiece = (state: State, piece: number, cell: number, turn: number): State => ({
  at: state.at.with(piece, cell),
  turn: state.turn.with(piece, turn),
  locked: cell === SHELF && state.locked[piece] ? state.locked.with(piece, false) : state.locked,
});

function lock(state: State, piece: number): Result<State, Note> {
  if (state.at[piece] === SHELF) return refuse('not-on-board', { piece: piece + 1 }, [pieceSpot(piece)]);
  return ok({ ...state, locked: state.locked.with(piece, !state.locked[piece]) });
}

function shelve(state: State, piece: number): Result<State, Note> {
  if (state.at[piece] === SHELF) return refuse('not-on-board', { piece: piece + 1 }, [pieceSpot(piece)]);
  return ok(withPiece(state, piece, SHELF, state.turn[piece]));
}

/** On the board by 120°, so that the tip stays; on the shelf by 60°. */
function turned(puzzle: Puzzle, state: State, piece: number, direction: number): State {
  const step = state.at[piece] === SHELF ? 1 : 2;
  const turn = (state.turn[piece] + direction * step + TURNS) % TURNS;
  return withPiece(state, piece, state.at[piece], plainTurn(puzzle.pieces[piece], turn));
}

function place(puzzle: Puzzle, state: State, { piece, cell: name = '', turn }: Move): Result<State, Note> {
  const board = boardOf(puzzle);
  const cell = board.names.indexOf(name);
  if (cell < 0) return refuse('no-such-cell', { cell: name });
  const there = state.at.indexOf(cell);
  if (there >= 0 && isFixed(puzzle, there)) return refuseAt(puzzle, state, 'fixed-piece', there);
  if (there >= 0 && there !== piece && state.locked[there])
    return refuseAt(puzzle, state, 'locked-piece', there);
  const from = state.at[piece];
  const freed = there < 0 || there === piece ? state : moveAside(puzzle, state, there, from);
  const lifted = withPiece(freed, piece, SHELF, state.turn[piece]);
  const way = turn ?? bestTurn(puzzle, lifted, piece, cell);
  const fitting = nearestTurn(board.up[cell], way);
  return ok(withPiece(freed, piece, cell, plainTurn(puzzle.pieces[piece], fitting)));
}

/** The piece that was there goes where the other came from. */
const moveAside = (puzzle: Puzzle, state: State, piece: number, to: number): State =>
  withPiece(
    state,
    piece,
    to,
    to === SHELF
      ? state.turn[piece]
      : plainTurn(puzzle.pieces[piece], nearestTurn(boardOf(puzzle).up[to], state.turn[piece])),
  );

/** 60° clockwise where the tip does not fit, as the first document does. */
const nearestTurn = (up: boolean, turn: number): number => (fitsTip(up, turn) ? turn : (turn + 1) % TURNS);

/** Of the three ways that fit the cell, the one that suits its neighbours best; among equals, the nearest. */
export function bestTurn(puzzle: Puzzle, state: State, piece: number, cell: number): number {
  const demands = demandsOn(puzzle, state, piecesByCell(puzzle, state), cell);
  const near = nearestTurn(boardOf(puzzle).up[cell], state.turn[piece]);
  const worth = (turn: number): number => {
    const { good, bad } = agreement(puzzle.pieces[piece], turn, demands);
    return good - 3 * bad;
  };
  const ways = [near, (near + 4) % TURNS, (near + 2) % TURNS];
  return ways.reduce((best, turn) => (worth(turn) > worth(best) ? turn : best));
}
