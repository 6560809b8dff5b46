/**
 * Clues row by row as digits, with letters for runs of blanks: a = 1 … z = 26, longer runs split.
 * Loopy and puzzle-loop.com write their boards this way; so does the native line, which adds '.' for '?'.
 * On other tilings faces may have more sides: clues above 9 are A = 10, B = 11 and so on.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { runLength, runSign } from '../../../text/runs.ts';
import { BLANK, isClue, UNKNOWN } from '../rules/rules.ts';
import { type Piece, refuse, shown, signAt, unexpected } from '../../../text/pieces.ts';

export const runSigns = (unknown: string): string => `0–4, a–z${unknown && `, ${unknown}`}`;

const SQUARE = 4; // sides
const MOST_SIDES = 35; // Z

const CLUE_SIGNS = Array.from({ length: MOST_SIDES + 1 }, (_, clue) =>
  clue.toString(MOST_SIDES + 1).toUpperCase(),
);
const clueSign = (clue: number): string => CLUE_SIGNS[clue];
const clueOf = (sign: string): number => parseInt(sign, MOST_SIDES + 1);

/** How many cells one character stands for; 0 when it stands for none. */
export function cellsOfSign(sign: string, unknown = ''): number {
  if (runLength(sign)) return runLength(sign);
  return /[0-4]/.test(sign) || (sign !== '' && sign === unknown) ? 1 : 0;
}

/**
 * Reads exactly `count` cells; `unknown` is the character for '?', if there is one; `sides` by cell where they are
 * not squares.
 */
export function readRuns(
  piece: Piece,
  count: number,
  unknown = '',
  sides?: (cell: number) => number,
): Read<Int8Array> {
  const clues = new Int8Array(count).fill(BLANK);
  let cell = 0;
  for (let i = 0; i < piece.text.length; i++) {
    const sign = piece.text[i];
    const cells = cellsOfSign(sign, unknown) || (sides && /[5-9A-Z]/.test(sign) ? 1 : 0);
    if (!cells) return refuseSign(signAt(piece, i), sides ? '0–9, A–Z, a–z' : runSigns(unknown));
    if (cell + cells > count)
      return refuse('body-long', signAt(piece, i), { expected: count, found: cell + cells });
    if (sign === unknown) clues[cell] = UNKNOWN;
    else if (sign <= 'Z') {
      if (sides && clueOf(sign) > sides(cell)) return refuseClue(signAt(piece, i), sides(cell));
      clues[cell] = clueOf(sign);
    }
    cell += cells;
  }
  if (cell === count) return ok(clues);
  return refuse('body-short', signAt(piece, piece.text.length), { expected: count, found: cell });
}

/** A digit that is not a clue gets its own message; for anything else the message lists what is allowed there. */
export const refuseSign = (sign: Piece, expected: string) =>
  /^\d+$/.test(sign.text) ? refuseClue(sign, SQUARE) : unexpected(sign, expected);

const refuseClue = (sign: Piece, sides: number) =>
  refuse('clue', sign, { expected: `0–${clueSign(sides)}`, found: shown(sign.text) });

export function formatRuns(clues: ArrayLike<number>, unknown = ''): string {
  let text = '';
  let blanks = 0;
  for (let cell = 0; cell < clues.length; cell++) {
    const sign = isClue(clues[cell]) ? clueSign(clues[cell]) : clues[cell] === UNKNOWN ? unknown : '';
    if (sign) text += runSign(blanks) + sign;
    blanks = sign ? 0 : blanks + 1;
  }
  return text + runSign(blanks);
}
