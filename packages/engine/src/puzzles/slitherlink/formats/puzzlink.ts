/**
 * The address of a puzzle on puzz.link and its relatives:
 *
 *     https://puzz.link/p?slither/[v:<id>/][f/]<columns>/<rows>/<clues>[/…]
 *
 * 0–4 is a clue, 5–9 a clue and one blank, a–e a clue and two blanks, g–z are 1 … 20 blanks, '.' is '?'.
 * `f` asks for a loop through every dot. What follows the clues (`/@name`) is not part of the puzzle: the sites
 * open such addresses, and so do we.
 */
import type { ParseError, Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { BLANK, isClue, MAX_SIZE, MIN_SIZE, UNKNOWN } from '../rules/rules.ts';
import { misread, type Piece, refuse, signAt, unexpected } from '../../../text/pieces.ts';
import { looksLikeAddress, readAddress, readColumnsAndRows } from '../../../text/puzzlink.ts';
import { type BoardFormat, puzzleOf, refuses } from './reading.ts';

const HOST = 'https://puzz.link/p?';
const NAMES = ['slither', 'slitherlink'];
const SIGNS = '0–9, a–e, g–z, .';
const LONGEST = 20;

export const puzzlink: BoardFormat = {
  id: 'puzzlink',
  oneLine: true,
  holds: 'puzzle',
  looksLike: (text) => looksLikeAddress(text, NAMES),
  refuses: refuses({}),
  parse(text) {
    const address = readAddress(text, NAMES);
    if (!address.ok) return address;
    const { variant, end } = address.value;
    const everyDot = address.value.parts[0]?.text === 'f';
    const parts = everyDot ? address.value.parts.slice(1) : address.value.parts;
    const shape = readColumnsAndRows({ parts, end }, { min: MIN_SIZE, max: MAX_SIZE });
    if (!shape.ok) return shape;
    // Whatever follows the clues (a slash, '@name') is ignored, as the sites do.
    const clues = readBody(parts[2] ?? end, shape.value.width * shape.value.height);
    if (!clues.ok) return clues;
    const value = { puzzle: puzzleOf(shape.value, clues.value, everyDot ? 'every-dot' : 'loop') };
    return variant ? { ok: true, value, warnings: [ignored(variant)] } : ok(value);
  },
  format({ puzzle: { width, height, rule, clues } }) {
    const body = formatBody(clues);
    // A final dot would be taken for the end of a sentence around the address; puzz.link guards it too.
    const guard = body.endsWith('.') ? '/' : '';
    return `${HOST}slither/${rule === 'every-dot' ? 'f/' : ''}${width}/${height}/${body}${guard}`;
  },
};

const ignored = (variant: Piece): ParseError =>
  misread('variant-ignored', variant, { found: variant.text.slice(2, 40) });

/** A clue with its blanks may reach past the last cell: that is how the sites' own writer ends boards. */
function readBody(body: Piece, count: number): Read<Int8Array> {
  const clues = new Int8Array(count).fill(BLANK);
  let cell = 0;
  for (let i = 0; i < body.text.length; i++) {
    const { clue, cells } = meaning(body.text[i]);
    if (!cells) return unexpected(signAt(body, i), SIGNS);
    const room = clue === BLANK ? cells : 1;
    if (cell + room > count)
      return refuse('body-long', signAt(body, i), { expected: count, found: cell + room });
    clues[cell] = clue;
    cell += cells;
  }
  if (cell >= count) return ok(clues);
  return refuse('body-short', signAt(body, body.text.length), { expected: count, found: cell });
}

/** A character as a clue and the number of cells that it takes; no cells when it is not one of ours. */
function meaning(sign: string): { clue: number; cells: number } {
  if (sign === '.') return { clue: UNKNOWN, cells: 1 };
  if (/[g-z]/.test(sign)) return { clue: BLANK, cells: parseInt(sign, 36) - 15 };
  const value = /[0-9a-e]/.test(sign) ? parseInt(sign, 16) : -1;
  return value < 0 ? { clue: BLANK, cells: 0 } : { clue: value % 5, cells: 1 + Math.floor(value / 5) };
}

/** The sites' writer packs as many blanks into a clue's character as it can, up to two. */
function formatBody(clues: ArrayLike<number>): string {
  let text = '';
  let blanks = 0;
  for (let cell = 0; cell < clues.length; cell++) {
    if (clues[cell] === BLANK) {
      if (++blanks === LONGEST) [text, blanks] = [text + blankSign(blanks), 0];
      continue;
    }
    text += blankSign(blanks);
    blanks = 0;
    const tail = isClue(clues[cell]) ? blanksAfter(clues, cell) : 0;
    text += isClue(clues[cell]) ? (clues[cell] + 5 * tail).toString(16) : '.';
    cell += tail;
  }
  return text + blankSign(blanks);
}

const blankSign = (blanks: number): string => (blanks ? (blanks + 15).toString(36) : '');

/** Up to two; cells past the end count as blank. */
function blanksAfter(clues: ArrayLike<number>, cell: number): number {
  const isBlank = (index: number): boolean => index >= clues.length || clues[index] === BLANK;
  if (!isBlank(cell + 1)) return 0;
  return isBlank(cell + 2) ? 2 : 1;
}
