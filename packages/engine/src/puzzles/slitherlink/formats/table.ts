/** Rows of words, one word per cell: what files of several lines are made of. */
import type { Lookup, Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { type Piece, refuse, type Shape, shown, unexpected, wordsOf } from '../../../text/pieces.ts';

/** The words a table may contain and what they mean: { '-': BLANK, '0': 0 }. */
export type Signs = Lookup<number>;

/** Exactly `height` of the lines, each with exactly `width` words. */
export function readTable(lines: readonly Piece[], shape: Shape, signs: Signs): Read<Int8Array> {
  const { width, height } = shape;
  const values = new Int8Array(width * height);
  for (let row = 0; row < height; row++) {
    if (!lines[row]) return refuse('rows-missing', endOf(lines), { expected: height, found: row });
    const words = wordsOf(lines[row]);
    const wrong = words.find(({ text }) => !Object.hasOwn(signs, text));
    if (wrong) return refuseWord(wrong, signs);
    if (words.length !== width) return refuseWidth(lines[row], words, width);
    words.forEach(({ text }, column) => (values[row * width + column] = Number(signs[text])));
  }
  return ok(values);
}

/** Only a table of clues has a 3: there a number that is not a clue gets its own message. */
function refuseWord(word: Piece, signs: Signs) {
  const expected = Object.keys(signs).join(' ');
  if (!Object.hasOwn(signs, '3') || !/^\d+$/.test(word.text)) return unexpected(word, expected);
  const range = Object.hasOwn(signs, '4') ? '0–4' : '0–3';
  return refuse('clue', word, { expected: range, found: shown(word.text) });
}

/** A row that is too long is shown at its first surplus word, one too short at its end. */
export function refuseWidth(line: Piece, words: readonly Piece[], width: number) {
  const found = { expected: width, found: words.length };
  return words.length > width
    ? refuse('row-long', words[width], found)
    : refuse('row-short', { line: line.line, column: line.column + line.text.trimEnd().length }, found);
}

/** The place after the last line. */
export function endOf(lines: readonly Piece[]): Piece {
  const last = lines.at(-1);
  return last
    ? { text: '', line: last.line, column: last.column + last.text.length }
    : { text: '', line: 1, column: 1 };
}
