/**
 * What the formats share: places in a text, sizes checked before anything is allocated, and refusals.
 * Every refusal carries `expected` (in signs, so that it needs no translation) and `found`.
 */
import type { Format, ParseError, Note, Read, Saved } from '../../../vocabulary.ts';
import { fail, ok } from '../../../result.ts';
import type { Values } from '../../../words/words.ts';
import { cellSpot, MAX_SIZE, MIN_SIZE, type Puzzle, type State, UNKNOWN } from '../rules/rules.ts';

export type Board = Saved<Puzzle, State>;
export type BoardFormat = Format<Board>;

/** A piece of the text and where it begins; line and column count from 1. */
export interface Piece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The largest board with all its marks takes some 400 000 signs in the wordiest format; more is something else. */
const MAX_TEXT = 500_000;
const SHOWN = 16;

export function misread(code: string, at: Omit<Piece, 'text'>, values: Values = {}): ParseError {
  return { code, at: [], with: values, line: at.line, column: at.column };
}

export const refuse = (code: string, at: Omit<Piece, 'text'>, values: Values = {}) =>
  fail(misread(code, at, values));

/** 'expected' in signs, 'found' shortened; an empty 'found' means that the text ends there. */
export const unexpected = (piece: Piece, expected: string) =>
  refuse('expected', piece, { expected, found: shown(piece.text) });

/** Control signs are named, so that a binary file does not spill into a message. */
export function shown(text: string): string {
  const head = Array.from(text.slice(0, SHOWN), printable).join('');
  return text.length > SHOWN ? `${head}…` : head;
}

function printable(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const strange = code < 32 || (code >= 127 && code < 161) || (code >= 0xd800 && code < 0xe000);
  return strange || code === 0xfffd ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : char;
}

export function after(piece: Piece, count: number): Piece {
  return { ...piece, text: piece.text.slice(count), column: piece.column + count };
}

/** One sign of a piece, or the place after its end. */
export const signAt = (piece: Piece, index: number): Piece => ({
  text: piece.text.charAt(index),
  line: piece.line,
  column: piece.column + index,
});

const isBlank = (line: string): boolean => !line.trim();

/** The lines of a text from the first to the last that is not idle; a format may count blanks as content. */
export function readLines(text: string, isIdle = isBlank): Read<Piece[]> {
  if (text.length > MAX_TEXT)
    return refuse('text-long', { line: 1, column: 1 }, { expected: MAX_TEXT, found: text.length });
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ text: each, line: index + 1, column: 1 }));
  while (lines.length && isIdle(lines[lines.length - 1].text)) lines.pop();
  const first = lines.findIndex((line) => !isIdle(line.text));
  return first < 0 ? refuse('text-empty', { line: 1, column: 1 }) : ok(lines.slice(first));
}

/** The one line of a text, without blanks around it. */
export function readOneLine(text: string): Read<Piece> {
  const lines = readLines(text);
  if (!lines.ok) return lines;
  const [line, surplus] = lines.value;
  if (surplus) return refuse('one-line', surplus, { expected: 1, found: lines.value.length });
  return ok(trimmed(line));
}

export function trimmed(piece: Piece): Piece {
  const start = piece.text.length - piece.text.trimStart().length;
  return { ...after(piece, start), text: piece.text.trim() };
}

/** The words of a line, each with its column. */
export function wordsOf(line: Piece): Piece[] {
  return Array.from(line.text.matchAll(/\S+/g), (found) => ({
    text: found[0],
    line: line.line,
    column: line.column + found.index,
  }));
}

/** A side length as written. Sizes pass here before any array is made of them. */
export function readSize(piece: Piece): Read<number> {
  const size = /^\d{1,9}$/.test(piece.text) ? Number(piece.text) : NaN;
  if (size >= MIN_SIZE && size <= MAX_SIZE) return ok(size);
  return refuse('size', piece, { expected: `${MIN_SIZE}–${MAX_SIZE}`, found: shown(piece.text) });
}

/** Width and height counted from rows: the same limits, told at the place where the count ends. */
export function checkSize(size: number, at: Omit<Piece, 'text'>): Read<number> {
  return readSize({ ...at, text: String(size) });
}

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** '5x7', or '5' for '5x5' where the format allows it. */
export function readShape(piece: Piece, loneIsSquare = false): Read<Shape> {
  const cut = piece.text.indexOf('x');
  if (cut < 0 && !loneIsSquare) return unexpected(piece, 'WxH');
  const width = readSize(cut < 0 ? piece : { ...piece, text: piece.text.slice(0, cut) });
  if (!width.ok) return width;
  const height = cut < 0 ? width : readSize(after(piece, cut + 1));
  return height.ok ? ok({ width: width.value, height: height.value }) : height;
}

export const puzzleOf = (
  { width, height }: Shape,
  clues: Int8Array,
  rule: Puzzle['rule'] = 'loop',
): Puzzle => ({ width, height, clues, rule });

/** What a format has no sign for. */
export interface Lacks {
  readonly unknown?: boolean; // clue '?'
  readonly four?: boolean; // clue 4
  readonly everyDot?: boolean;
  readonly oblong?: boolean; // width ≠ height
  readonly below?: number; // boards with a shorter side
}

/** The first thing of a puzzle that the format cannot say, with its culprits. */
export const refuses =
  (lacks: Lacks) =>
  ({ puzzle }: Board): Note | undefined => {
    const { width, height, rule } = puzzle;
    const unknown = lacks.unknown ? cellsWith(puzzle, UNKNOWN) : [];
    const four = lacks.four ? cellsWith(puzzle, 4) : [];
    if (lacks.everyDot && rule === 'every-dot') return { code: 'lacks-every-dot', at: [] };
    if (lacks.oblong && width !== height) return { code: 'lacks-oblong', at: [], with: { width, height } };
    if (lacks.below && Math.min(width, height) < lacks.below)
      return { code: 'lacks-small', at: [], with: { expected: lacks.below } };
    if (unknown.length) return { code: 'lacks-unknown', at: unknown };
    return four.length ? { code: 'lacks-four', at: four } : undefined;
  };

const cellsWith = ({ clues }: Puzzle, clue: number): string[] =>
  Array.from(clues).flatMap((value, cell) => (value === clue ? [cellSpot(cell)] : []));

/** Rows of signs: one a cell, in reading order. */
export const rowsOf = <T>(values: ArrayLike<T>, width: number): T[][] =>
  Array.from({ length: values.length / width }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => values[row * width + column]),
  );
