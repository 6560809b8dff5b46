/** Texts from outside: what every reader needs before it looks at the content. */
import type { ParseError, Read } from '../vocabulary.ts';
import { fail, ok } from '../result.ts';
import type { Values } from '../words/words.ts';

/** In UTF-16 units. The largest board in the longest format takes some 400 000. */
export const PUZZLE_LIMIT = 1024 * 1024;
/** A saved game has a line for every move ever made: room for some 300 000, more than anyone plays. */
export const SAVE_LIMIT = 4 * 1024 * 1024;

export const parseError = (code: string, line: number, column: number, values: Values = {}): ParseError => ({
  code,
  at: [],
  with: values,
  line,
  column,
});

/** An error in a part, moved to that part's position in the whole text. */
export const shifted = <Error extends ParseError>(error: Error, line: number, column: number): Error => ({
  ...error,
  line: error.line + line - 1,
  column: error.line === 1 ? error.column + column - 1 : error.column,
});

/** Without byte order mark and with plain line ends; refuses what cannot be a puzzle in any format. */
export function cleanText(text: string, limit = PUZZLE_LIMIT): Read<string> {
  if (text.length > limit) return fail(parseError('read-long', 1, 1, { limit: limit / 1024 / 1024 }));
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const clean = bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare;
  if (!/\S/.test(clean)) return fail(parseError('read-empty', 1, 1));
  const odd = binaryAt(clean);
  return odd < 0 ? ok(clean) : fail(parseError('read-binary', ...placeOf(clean, odd)));
}

/** Line and column, from 1, of an offset. */
export function placeOf(text: string, offset: number): [line: number, column: number] {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return [line, offset - start + 1];
}

/** The lines of a text one after another, without a list of them all. */
export function* linesOf(text: string): Generator<string, undefined, void> {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    yield text.slice(start, end);
    start = end + 1;
  }
  yield text.slice(start);
  return undefined;
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/;

/**
 * No format has control characters: one is proof, and none can get from here to a terminal. A few unreadable
 * bytes may be a damaged text that is worth an error of its own; many are not text.
 */
function binaryAt(text: string): number {
  const control = text.search(CONTROL);
  if (control >= 0) return control;
  const odd = [...text.slice(0, 8192).matchAll(/\uFFFD/g)];
  return odd.length > 2 && odd.length * 20 > Math.min(text.length, 8192) ? odd[0].index : -1;
}
