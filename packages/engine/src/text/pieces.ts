/**
 * Texts in slices that know their position, sizes checked before anything is allocated, and errors.
 * Every error has `expected` (in characters, so that it needs no translation) and `found`.
 */
import { fail, ok } from '../result.ts';
import type { ParseError, Read } from '../vocabulary.ts';
import type { Values } from '../words/words.ts';

/** A piece of the text and where it begins; line and column count from 1. */
export interface Piece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The longest format writes the largest board of any game in some 400 000 characters; more is something else. */
const MAX_TEXT = 500_000;
const SHOWN = 16;

export function misread(code: string, at: Omit<Piece, 'text'>, values: Values = {}): ParseError {
  return { code, at: [], with: values, line: at.line, column: at.column };
}

export const refuse = (code: string, at: Omit<Piece, 'text'>, values: Values = {}) =>
  fail(misread(code, at, values));

/** 'expected' in characters, 'found' shortened; an empty 'found' means that the text ends there. */
export const unexpected = (piece: Piece, expected: string) =>
  refuse('expected', piece, { expected, found: shown(piece.text) });

/** Control characters are named, so that a binary file does not spill into a message. */
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

/** One character of a piece, or the position after its end. */
export const signAt = (piece: Piece, index: number): Piece => ({
  text: piece.text.charAt(index),
  line: piece.line,
  column: piece.column + index,
});

const isBlank = (line: string): boolean => !line.trim();

/** The lines of a text from the first to the last that is not blank or a comment; a format may count blanks as content. */
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

/** The address of a page with the puzzle after its #: the puzzle. */
export const ADDRESS = /^\s*https?:\/\/[^\s#]{1,500}#/;

export const afterAddress = (line: Piece): Piece => after(line, ADDRESS.exec(line.text)?.[0].length ?? 0);

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

export interface Sizes {
  readonly min: number;
  readonly max: number;
}

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** A side length as written. Sizes pass here before any array is made of them. */
export function readSide(piece: Piece, { min, max }: Sizes): Read<number> {
  const size = /^\d{1,9}$/.test(piece.text) ? Number(piece.text) : NaN;
  if (size >= min && size <= max) return ok(size);
  return refuse('size', piece, { expected: `${min}–${max}`, found: shown(piece.text) });
}

/** '5x7', or '5' for '5x5' where the format allows it. */
export function readSides(piece: Piece, sizes: Sizes, loneIsSquare = false): Read<Shape> {
  const cut = piece.text.indexOf('x');
  if (cut < 0 && !loneIsSquare) return unexpected(piece, 'WxH');
  const width = readSide(cut < 0 ? piece : { ...piece, text: piece.text.slice(0, cut) }, sizes);
  if (!width.ok) return width;
  const height = cut < 0 ? width : readSide(after(piece, cut + 1), sizes);
  return height.ok ? ok({ width: width.value, height: height.value }) : height;
}

/** The pieces between the separators. */
export function splitPiece(piece: Piece, separator: string): Piece[] {
  let column = piece.column;
  return piece.text.split(separator).map((text) => {
    const part = { text, line: piece.line, column };
    column += text.length + separator.length;
    return part;
  });
}

/** Rows of characters: one per cell, in reading order. */
export const rowsOf = <T>(values: ArrayLike<T>, width: number): T[][] =>
  Array.from({ length: values.length / width }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => values[row * width + column]),
  );
