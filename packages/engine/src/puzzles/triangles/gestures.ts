/** What hands mean. Nothing comes of a gesture that a fixed or locked piece would refuse. */
import type { Gesture } from '../../game.ts';
import { apply, bestTurn, type Act, type Move } from './moves.ts';
import { boardOf, isFixed, parseSpot, SHELF, type Pointed, type Puzzle, type State } from './rules.ts';

export function interpret(puzzle: Puzzle, state: State, gesture: Gesture): Move | undefined {
  const move = 'path' in gesture ? dragged(puzzle, state, gesture) : touched(puzzle, state, gesture);
  return move && changes(puzzle, state, move) ? move : undefined;
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
  const piece = pieceAt(puzzle, state, parseSpot(puzzle, on));
  const act = actOf[verb];
  if (piece === undefined || act === undefined) return undefined;
  // An empty slot of the shelf stands for its place, not for the piece on the board.
  if (on.startsWith('piece:') && state.at[piece] !== SHELF) return undefined;
  return { piece, act };
}

/** Only where a stroke begins and ends matters. */
function dragged(puzzle: Puzzle, state: State, { verb, path }: Stroke): Move | undefined {
  if (verb !== 'drag' || path.length < 2 || path[0] === path[path.length - 1]) return undefined;
  const piece = pieceAt(puzzle, state, parseSpot(puzzle, path[0]));
  const to = parseSpot(puzzle, path[path.length - 1]);
  if (piece === undefined || to === undefined || to.kind === 'wall') return undefined;
  if (to.kind !== 'cell') return { piece, act: '-' };
  return {
    piece,
    act: '@',
    cell: boardOf(puzzle).names[to.cell],
    turn: turnAt(puzzle, state, piece, to.cell),
  };
}

/** As the piece would lie if nothing else lay there. */
function turnAt(puzzle: Puzzle, state: State, piece: number, cell: number): number {
  const at = state.at.map((each, i) => (i === piece || each === cell ? SHELF : each));
  return bestTurn(puzzle, { ...state, at }, piece, cell);
}

function pieceAt(puzzle: Puzzle, state: State, pointed: Pointed | undefined): number | undefined {
  if (pointed?.kind === 'piece') return pointed.piece;
  if (pointed?.kind !== 'cell') return undefined;
  const piece = state.at.indexOf(pointed.cell);
  return piece < 0 || isFixed(puzzle, piece) ? undefined : piece;
}

/** A piece with three equal sides looks the same after 120°: turning it is no move. */
function changes(puzzle: Puzzle, state: State, move: Move): boolean {
  const after = apply(puzzle, state, move);
  if (!after.ok) return false;
  const { at, turn, locked } = after.value;
  const { piece } = move;
  return (
    at[piece] !== state.at[piece] ||
    turn[piece] !== state.turn[piece] ||
    locked[piece] !== state.locked[piece]
  );
}
