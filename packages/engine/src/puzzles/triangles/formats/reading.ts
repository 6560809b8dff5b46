/** What the readers share: pieces of text with their places, refusals, and the checks every puzzle passes. */
import type { Format, ParseError, Read, Saved } from '../../../vocabulary.ts';
import { fail, ok } from '../../../result.ts';
import { parseError } from '../../../text/text.ts';
import type { Values } from '../../../words/words.ts';
import type { TriangleBoard } from '../../../grid/triangle.ts';
import {
  fitsTip,
  labelOf,
  looseCount,
  plainPiece,
  SHELF,
  symbolOf,
  start,
  type Matching,
  type Piece,
  type Place,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

export type Board = Saved<Puzzle, State>;
export type BoardFormat = Format<Board>;

/** A part of the text and where it begins; line and column count from 1. */
export interface Part {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const SHOWN = 12;
export const MOST_TEXT = 20_000; // the largest board with all its states takes a fifth of it

/** Keeps control characters out of messages. */
export const shortened = (text: string): string =>
  Array.from(text.slice(0, SHOWN), (each) => (/\p{C}/u.test(each) ? '?' : each)).join('') +
  (text.length > SHOWN ? '…' : '');

export const refuse = (
  code: string,
  { line, column }: Omit<Part, 'text'>,
  values: Values = {},
): { readonly ok: false; readonly error: ParseError } => fail(parseError(code, line, column, values));

/** Not what `code` names; its words show an example or a range. */
export const notA = (code: string, part: Part, values: Values = {}) =>
  refuse(code, part, { ...values, found: shortened(part.text) });

/** `expected` is to be written exactly like that: it needs neither a name nor a translation. */
export const unexpected = (part: Part, expected: string) =>
  refuse('expected', part, { expected, found: shortened(part.text) });

export const after = (part: Part, count: number): Part => ({
  ...part,
  text: part.text.slice(count),
  column: part.column + count,
});

export function split(part: Part, by: string): Part[] {
  let column = part.column;
  return part.text.split(by).map((text) => {
    const found = { text, line: part.line, column };
    column += text.length + by.length;
    return found;
  });
}

/** The words of a line, each with its column. */
export const wordsOf = (line: Part): Part[] =>
  Array.from(line.text.matchAll(/\S+/g), (found) => ({
    text: found[0],
    line: line.line,
    column: line.column + found.index,
  }));

export const linesOf = (text: string): Part[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ text: each, line: index + 1, column: 1 }));

/** Reads one after the other; the first refusal ends it. */
export function readAll<T>(parts: readonly Part[], read: (part: Part) => Read<T>): Read<T[]> {
  const values: T[] = [];
  for (const part of parts) {
    const one = read(part);
    if (!one.ok) return one;
    values.push(one.value);
  }
  return ok(values);
}

function readLabel(match: Matching, part: Part): Read<number> {
  const label = part.text.length === 1 ? labelOf(match, part.text) : undefined;
  if (label === undefined)
    return notA('not-a-letter', part, { letters: match === 'equal' ? 'A–L' : 'a–l, A–L' });
  return ok(label);
}

/** Three labels, clockwise from the left. */
export function readPiece(match: Matching, part: Part): Read<Piece> {
  const labels = readAll(
    Array.from({ length: 3 }, (_, i) => ({ ...after(part, i), text: part.text.charAt(i) })),
    (sign) => readLabel(match, sign),
  );
  return labels.ok ? ok([labels.value[0], labels.value[1], labels.value[2]]) : labels;
}

export const formatPiece = (match: Matching, piece: Piece): string =>
  piece.map((label) => symbolOf(match, label)).join('');

function readCell(board: TriangleBoard, part: Part): Read<number> {
  const cell = board.names.indexOf(part.text);
  return cell < 0 ? refuse('no-such-cell', part, { cell: shortened(part.text) }) : ok(cell);
}

/** 'c3/2': a cell and a turn with the tip of the cell. */
export function readPlace(board: TriangleBoard, part: Part): Read<Place> {
  const cut = part.text.indexOf('/');
  if (cut < 0) return unexpected(after(part, part.text.length), '/1–6');
  const cell = readCell(board, { ...part, text: part.text.slice(0, cut) });
  if (!cell.ok) return cell;
  const turn = readTurn(after(part, cut + 1));
  if (!turn.ok) return turn;
  if (!fitsTip(board.up[cell.value], turn.value))
    return refuse('tip', part, { cell: board.names[cell.value], turn: turn.value + 1 });
  return ok({ cell: cell.value, turn: turn.value });
}

export function readTurn(part: Part): Read<number> {
  return /^[1-6]$/.test(part.text) ? ok(Number(part.text) - 1) : notA('not-a-turn', part);
}

export const formatPlace = (board: TriangleBoard, { cell, turn }: Place): string =>
  `${board.names[cell]}/${turn + 1}`;

/** Pieces as they are written: as many as cells; some may be alike. */
export function readPieces(board: TriangleBoard, match: Matching, part: Part): Read<readonly Piece[]> {
  const expected = 3 * board.cellCount;
  const odd = part.text.search(match === 'equal' ? /[^A-L]/ : /[^A-La-l]/);
  if (odd >= 0) return readLabel(match, { ...after(part, odd), text: part.text.charAt(odd) }) as Read<never>;
  if (part.text.length !== expected)
    return refuse('piece-count', after(part, Math.min(expected, part.text.length)), {
      expected: board.cellCount,
      found: Math.floor(part.text.length / 3),
    });
  const parts = Array.from({ length: board.cellCount }, (_, i) => ({
    ...after(part, 3 * i),
    text: part.text.slice(3 * i, 3 * i + 3),
  }));
  return readAll(parts, (each) => readPiece(match, each));
}

/** A label for each border side, '.' where it is free; nothing at all when every side is. */
export function readWalls(board: TriangleBoard, match: Matching, part: Part): Read<readonly number[]> {
  if (part.text === '') return ok(board.border.map(() => -1));
  if (part.text.length !== board.border.length)
    return refuse('wall-count', part, { expected: board.border.length, found: part.text.length });
  const signs = Array.from(board.border, (_, i) => ({ ...after(part, i), text: part.text.charAt(i) }));
  return readAll(signs, (sign) => (sign.text === '.' ? ok(-1) : readLabel(match, sign)));
}

export const formatWalls = ({ match, walls }: Puzzle): string =>
  walls.every((label) => label < 0)
    ? ''
    : walls.map((label) => (label < 0 ? '.' : symbolOf(match, label))).join('');

/** Where the last pieces are fixed: 'c4/1,d4/2'. */
export function readFixed(board: TriangleBoard, part: Part): Read<readonly Place[]> {
  if (part.text === '') return ok([]);
  const parts = split(part, ',');
  const places = readAll(parts, (each) => readPlace(board, each));
  if (!places.ok) return places;
  const cells = places.value.map(({ cell }) => cell);
  const twice = cells.findIndex((cell, i) => cells.indexOf(cell) < i);
  if (twice >= 0) return refuse('cell-twice', parts[twice], { cell: board.names[cells[twice]] });
  return places;
}

/** The same pictures, from the least rotations. */
export const plainFixed = (pieces: readonly Piece[], fixed: readonly Place[]): readonly Place[] =>
  fixed.map(({ cell, turn }, i) => ({
    cell,
    turn: plainPiece(pieces[pieces.length - fixed.length + i], turn).turn,
  }));

/** A puzzle without an empty cell would be solved or hopeless at once. */
export const someLoose = (puzzle: Puzzle, part: Part): Read<Puzzle> =>
  looseCount(puzzle) > 0 ? ok(puzzle) : refuse('all-fixed', part);

/** What was read of a position: none where it is the fresh one, as in every format of ours. */
export const unlessFresh = (puzzle: Puzzle, state: State): { readonly state?: State } =>
  isFresh(start(puzzle), state) ? {} : { state };

const isFresh = (fresh: State, { at, turn, locked }: State): boolean =>
  at.every((cell, i) => cell === fresh.at[i] && turn[i] === fresh.turn[i] && !locked[i]);

/** Puts pieces into the fresh state of a puzzle. */
export function stateOf(
  puzzle: Puzzle,
  laid: readonly (Place & { readonly piece: number; readonly locked?: boolean })[],
  turned: readonly { readonly piece: number; readonly turn: number }[] = [],
): State {
  const fresh = start(puzzle);
  const [at, turn, locked] = [[...fresh.at], [...fresh.turn], [...fresh.locked]];
  for (const each of turned) turn[each.piece] = each.turn;
  for (const each of laid) {
    at[each.piece] = each.cell;
    turn[each.piece] = each.turn;
    locked[each.piece] = each.locked ?? false;
  }
  return { at, turn, locked };
}

export const isComplete = (state: State): boolean => !state.at.includes(SHELF);
