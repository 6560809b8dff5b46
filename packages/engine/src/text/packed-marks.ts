/**
 * Many marks of three kinds (0, 1, 2) in few characters: three marks per letter, A = 001 … Z = 222 in base
 * three; a–z are runs of 1 … 26 groups 000.
 */
import { ok } from '../result.ts';
import type { Read } from '../vocabulary.ts';
import { refuse, signAt, unexpected, type Piece } from './pieces.ts';
import { runSign } from './runs.ts';

const MARKS = 3; // to a letter: 3 × 3 × 3 − 1 = 26 capitals

export function packMarks(marks: ArrayLike<number>): string {
  let text = '';
  let empty = 0;
  for (let i = 0; i < marks.length; i += MARKS) {
    const value = 9 * marks[i] + 3 * (marks[i + 1] ?? 0) + (marks[i + 2] ?? 0);
    if (value) text += runSign(empty) + String.fromCharCode(64 + value);
    empty = value ? 0 : empty + 1;
  }
  return text + runSign(empty);
}

export function unpackMarks(piece: Piece, count: number): Read<Uint8Array> {
  const groups = Math.ceil(count / MARKS);
  const marks = new Uint8Array(groups * MARKS);
  let group = 0;
  for (let i = 0; i < piece.text.length; i++) {
    const sign = piece.text[i];
    if (!/[A-Za-z]/.test(sign)) return unexpected(signAt(piece, i), 'A–Z, a–z');
    const value = sign <= 'Z' ? sign.charCodeAt(0) - 64 : 0;
    const past = group + (value ? 1 : sign.charCodeAt(0) - 96);
    if (past > groups)
      return refuse('marks-long', signAt(piece, i), { expected: count, found: past * MARKS });
    if (value) marks.set([Math.floor(value / 9), Math.floor(value / 3) % 3, value % 3], group * MARKS);
    group = past;
  }
  const end = signAt(piece, piece.text.length);
  if (group < groups) return refuse('marks-short', end, { expected: count, found: group * MARKS });
  const surplus = marks.subarray(count).some((mark) => mark > 0);
  return surplus
    ? refuse('marks-long', end, { expected: count, found: count + 1 })
    : ok(marks.slice(0, count));
}
