/**
 * Triangles: place every piece so that touching sides match. Two ways to match, one engine: the mate of a
 * colour is itself, the mate of a letter is the same letter in the other case.
 *
 *         /\          A piece is three labels, clockwise. At turn 0 its tip is up and they are its left,
 *      0 /  \ 1       right and bottom; each turn is 60° clockwise, so odd turns have the tip down.
 *       /____\        Sides of a cell: UP left, right, bottom; DOWN left, top, right (grid/triangle.ts).
 *         2
 *
 * Invariants: as many pieces as cells; a piece is written from its least rotation, and one with three equal
 * sides has turn 0 or 1 only, so equal pictures are equal values. Pieces may be alike (kinds.ts): each keeps
 * its number, and either fits where one belongs. The last pieces of a puzzle are its fixed ones. A piece on
 * the board has the tip of its cell.
 */
import type { Spot } from '../../../vocabulary.ts';
import { NOWHERE, triangleBoard, type TriangleBoard } from '../../../grid/triangle.ts';

export const matchings = ['equal', 'complement'] as const;
export type Matching = (typeof matchings)[number];

export type Piece = readonly [number, number, number];

export interface Place {
  readonly cell: number;
  readonly turn: number; // 0 … 5
}

export interface Puzzle {
  readonly board: string; // 'hexagon-2'
  readonly match: Matching;
  readonly pieces: readonly Piece[];
  readonly fixed: readonly Place[]; // of the last pieces, in order
  readonly walls: readonly number[]; // by border side: what the piece beside it must show, or FREE
}

export interface State {
  readonly at: readonly number[]; // by piece: its cell, or SHELF
  readonly turn: readonly number[]; // by piece
  readonly locked: readonly boolean[]; // by piece; only pieces on the board are
}

export const SHELF = NOWHERE;
export const FREE = -1;
export const MOST_COLOURS = 12; // or pairs of letters
export const TURNS = 6;

/** The board of a puzzle: readers and the generator let no other name pass. */
export function boardOf(puzzle: Pick<Puzzle, 'board'>): TriangleBoard {
  const board = triangleBoard(puzzle.board);
  if (!board) throw new Error(`There is no board ${puzzle.board}.`);
  return board;
}

export const mate = (match: Matching, label: number): number => (match === 'equal' ? label : label ^ 1);

/** How many labels there are when there are this many colours or pairs of letters. */
export const labelCount = (match: Matching, colours: number): number =>
  match === 'equal' ? colours : 2 * colours;

/** Colours are A … L; letters a, A, b, B …: the second of a pair is upper case. */
export function symbolOf(match: Matching, label: number): string {
  if (match === 'equal') return String.fromCharCode(65 + label);
  return String.fromCharCode((label & 1 ? 65 : 97) + (label >> 1));
}

export function labelOf(match: Matching, sign: string): number | undefined {
  const code = sign.charCodeAt(0);
  const [upper, lower] = [code - 65, code - 97];
  if (match === 'equal') return upper >= 0 && upper < MOST_COLOURS ? upper : undefined;
  if (upper >= 0 && upper < MOST_COLOURS) return 2 * upper + 1;
  return lower >= 0 && lower < MOST_COLOURS ? 2 * lower : undefined;
}

export const looseCount = (puzzle: Puzzle): number => puzzle.pieces.length - puzzle.fixed.length;
export const isFixed = (puzzle: Puzzle, piece: number): boolean => piece >= looseCount(puzzle);

/** What a piece shows on a side at a turn: half a turn more, one label further back. */
export const shown = (piece: Piece, turn: number, side: number): number =>
  piece[(side + 6 - ((turn + 1) >> 1)) % 3];

/** The tip of the piece and of the cell point the same way. */
export const fitsTip = (up: boolean, turn: number): boolean => (turn % 2 === 0) === up;

/** The three turns that fit a cell, by how often the labels have moved on: 0, 1, 2. */
export const turnFor = (up: boolean, moved: number): number => (up ? 2 * moved : (2 * moved + 5) % 6);

export const isThreefold = (piece: Piece): boolean => piece[0] === piece[1] && piece[1] === piece[2];

/** Turns that look alike are one. */
export const plainTurn = (piece: Piece, turn: number): number => (isThreefold(piece) ? turn & 1 : turn);

/** The least rotation, and by how many sides the labels had to move to get there. */
export function leastRotation(piece: Piece): { readonly piece: Piece; readonly moved: number } {
  let best = { piece, moved: 0 };
  for (const moved of [1, 2]) {
    const turned: Piece = [piece[moved], piece[(moved + 1) % 3], piece[(moved + 2) % 3]];
    if (compare(turned, best.piece) < 0) best = { piece: turned, moved };
  }
  return best;
}

const compare = (a: Piece, b: Piece): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** A piece as read, with its turn, as the same picture of the least rotation. */
export function plainPiece(labels: Piece, turn: number): { readonly piece: Piece; readonly turn: number } {
  const { piece, moved } = leastRotation(labels);
  return { piece, turn: plainTurn(piece, (turn + 2 * moved) % TURNS) };
}

/** The initial turn of a piece is not part of the puzzle: it is shuffled by a rule that never changes. */
const firstTurn = (piece: Piece, index: number): number =>
  plainTurn(piece, (piece[0] + 2 * piece[1] + 4 * piece[2] + 5 * index) % TURNS);

export function start(puzzle: Puzzle): State {
  const loose = looseCount(puzzle);
  const { fixed, pieces } = puzzle;
  return {
    at: pieces.map((_, i) => (i < loose ? SHELF : fixed[i - loose].cell)),
    turn: pieces.map((piece, i) => (i < loose ? firstTurn(piece, i) : fixed[i - loose].turn)),
    locked: pieces.map(() => false),
  };
}

/** By cell: the piece there, or NOWHERE. */
export function piecesByCell(puzzle: Puzzle, state: State): number[] {
  const found = puzzle.pieces.map(() => NOWHERE);
  state.at.forEach((cell, piece) => {
    if (cell !== SHELF) found[cell] = piece;
  });
  return found;
}

/** What a cell must show on each side: a label, or FREE where nothing is beyond or no wall asks. */
export function demandsOn(
  puzzle: Puzzle,
  state: State,
  byCell: readonly number[],
  cell: number,
): readonly [number, number, number] {
  const board = boardOf(puzzle);
  const demand = (side: number): number => {
    const other = board.opposite[3 * cell + side];
    if (other === NOWHERE) return puzzle.walls[board.borderOf[3 * cell + side]];
    const piece = byCell[Math.floor(other / 3)];
    return piece === NOWHERE
      ? FREE
      : mate(puzzle.match, shown(puzzle.pieces[piece], state.turn[piece], other % 3));
  };
  return [demand(0), demand(1), demand(2)];
}

/** Sides of the piece at this turn that agree with a demand, and sides that break one. */
export function agreement(
  piece: Piece,
  turn: number,
  demands: readonly number[],
): { readonly good: number; readonly bad: number } {
  let [good, bad] = [0, 0];
  demands.forEach((demand, side) => {
    if (demand === FREE) return;
    if (shown(piece, turn, side) === demand) good++;
    else bad++;
  });
  return { good, bad };
}

export const cellSpot = (board: TriangleBoard, cell: number): Spot => `cell:${board.names[cell]}`;
export const pieceSpot = (piece: number): Spot => `piece:${piece + 1}`;
export const wallSpot = (border: number): Spot => `wall:${border + 1}`;

export type Pointed =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'piece'; readonly piece: number }
  | { readonly kind: 'wall'; readonly border: number }
  | { readonly kind: 'shelf' };

export const SHELF_SPOT = 'shelf';

/** The shelf's own spot is where a piece may be dropped without aiming at a slot. */
export function parseSpot(puzzle: Puzzle, spot: Spot): Pointed | undefined {
  if (spot === SHELF_SPOT) return { kind: 'shelf' };
  const [, kind, name] = /^(cell|piece|wall):([a-h]?[1-9]\d?)$/.exec(spot) ?? [];
  if (kind === 'cell') {
    const cell = boardOf(puzzle).names.indexOf(name);
    return cell < 0 ? undefined : { kind, cell };
  }
  const index = Number(name) - 1;
  if (kind === 'piece') return index < looseCount(puzzle) ? { kind, piece: index } : undefined;
  if (kind === 'wall') return (puzzle.walls[index] ?? FREE) === FREE ? undefined : { kind, border: index };
  return undefined;
}

const acts = ['@', '-', '>', '<', '!'] as const;
export type Act = (typeof acts)[number];

export interface Move {
  readonly piece: number;
  readonly act: Act;
  readonly cell?: string; // 'c3', for '@'
  readonly turn?: number;
}
