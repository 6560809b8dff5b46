/** What the formats of Masyu share: boards, and pearls row by row with letters for runs of blanks. */
import { ok } from '../../../result.ts';
import { refuse, signAt, unexpected, type Piece, type Shape } from '../../../text/pieces.ts';
import { runLength, runSign } from '../../../text/runs.ts';
import type { Format, Read, Saved } from '../../../vocabulary.ts';
import { BLANK, MAX_SIZE, MIN_SIZE, type Puzzle, type State } from '../rules/rules.ts';

export type Masyu = Saved<Puzzle, State>;
export type MasyuFormat = Format<Masyu>;

export const SIZES = { min: MIN_SIZE, max: MAX_SIZE };

const LETTERS = '.WB'; // by pearl; a blank is never written alone

/** 'bBWa': two blanks, a black and a white pearl, a blank. Simon Tatham's Pearl writes its boards this way. */
export function readPearls(piece: Piece, { width, height }: Shape): Read<Puzzle> {
  const count = width * height;
  const pearls = new Uint8Array(count);
  let cell = 0;
  for (let i = 0; i < piece.text.length; i++) {
    const letter = piece.text[i];
    const pearl = LETTERS.indexOf(letter, 1);
    const cells = pearl > 0 ? 1 : runLength(letter);
    if (!cells) return unexpected(signAt(piece, i), 'a–z, B, W');
    if (cell + cells > count)
      return refuse('body-long', signAt(piece, i), { expected: count, found: cell + cells });
    if (pearl > 0) pearls[cell] = pearl;
    cell += cells;
  }
  if (cell === count) return ok({ width, height, pearls });
  return refuse('body-short', signAt(piece, piece.text.length), { expected: count, found: cell });
}

export function formatPearls({ pearls }: Puzzle): string {
  let text = '';
  let blanks = 0;
  for (let cell = 0; cell < pearls.length; cell++) {
    if (pearls[cell] === BLANK) {
      blanks++;
      continue;
    }
    text += runSign(blanks) + LETTERS[pearls[cell]];
    blanks = 0;
  }
  return text + runSign(blanks);
}
