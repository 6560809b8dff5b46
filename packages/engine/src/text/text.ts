/** Texts from outside: what every reader needs before it looks at the content. */
import type { ParseError, Read } from '../vocabulary.ts';
import { fail, ok } from '../result.ts';
import type { Values } from '../words/words.ts';

/** In UTF-16 units: far above any puzzle, far below what makes a page hang. */
export const textLimit = 16 * 1024 * 1024;

export const parseError = (code: string, line: number, column: number, values: Values = {}): ParseError => ({
  code,
  at: [],
  with: values,
  line,
  column,
});

/** An error of a part, moved to where that part stands in the whole text. */
export const shifted = <Error extends ParseError>(error: Error, line: number, column: number): Error => ({
  ...error,
  line: error.line + line - 1,
  column: error.line === 1 ? error.column + column - 1 : error.column,
});

/** Without byte order mark and with plain line ends; refuses what cannot be a puzzle in any format. */
export function cleanText(text: string): Read<string> {
  if (text.length > textLimit) return fail(parseError('read-long', 1, 1, { limit: textLimit / 1024 / 1024 }));
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (clean.trim() === '') return fail(parseError('read-empty', 1, 1));
  const odd = binaryAt(clean);
  return odd < 0 ? ok(clean) : fail(parseError('read-binary', ...placeOf(clean, odd)));
}

/** Line and column, from 1, of an offset. */
export function placeOf(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset).split('\n');
  return [before.length, before[before.length - 1].length + 1];
}

/** A NUL is proof; a few other control characters may be a terminal's, many are not text. */
function binaryAt(text: string): number {
  const nul = text.indexOf('\0');
  if (nul >= 0) return nul;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const odd = [...text.slice(0, 8192).matchAll(/[\u0001-\u0008\u000E-\u001F\u007F\uFFFD]/g)];
  return odd.length > 2 && odd.length * 20 > Math.min(text.length, 8192) ? odd[0].index : -1;
}
