/**
 * Addresses of puzz.link and its relatives: `https://puzz.link/p?<name>/[v:<id>/]<part>/<part>/…`, or the
 * part from the name on. A name may be followed by `_edit` or `_play`.
 */
import { ok } from '../result.ts';
import type { Read } from '../vocabulary.ts';
import { after, readOneLine, readSide, signAt, splitPiece, unexpected } from './pieces.ts';
import type { Piece, Shape, Sizes } from './pieces.ts';

interface Address {
  /** Names a variant that cannot be read from the address. */
  readonly variant?: Piece;
  readonly parts: readonly Piece[]; // after name and variant
  readonly end: Piece; // where the text ends
}

const nameOf = (names: readonly string[]): string => `(?:${names.join('|')})(?:_edit|_play)?`;

/** Whether a text is an address of one of these puzzles: those of others on the same host are not. */
export const looksLikeAddress = (text: string, names: readonly string[]): boolean =>
  new RegExp(`^\\s*(?:[^\\s?]*\\?)?${nameOf(names)}/`).test(text.slice(0, 300));

export function readAddress(text: string, names: readonly string[]): Read<Address> {
  const line = readOneLine(text);
  if (!line.ok) return line;
  const [name, ...parts] = splitPiece(after(line.value, line.value.text.indexOf('?') + 1), '/');
  if (!new RegExp(`^${nameOf(names)}$`).test(name.text)) return unexpected(name, `${names[0]}/`);
  const variant = parts[0]?.text.startsWith('v:') ? parts.shift() : undefined;
  const end = signAt(line.value, line.value.text.length);
  return ok({ parts, end, ...(variant && { variant }) });
}

/** Columns and rows: the first two parts. */
export function readColumnsAndRows({ parts, end }: Address, sizes: Sizes): Read<Shape> {
  const width = readSide(parts[0] ?? end, sizes);
  if (!width.ok) return width;
  const height = readSide(parts[1] ?? end, sizes);
  return height.ok ? ok({ width: width.value, height: height.value }) : height;
}
