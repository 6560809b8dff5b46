/**
 * The student document's text file: one row per line, integers between blanks, −1 for a cell without a
 * number, n lines for an n × n board. A file in circulation has one number too many in a row, and the
 * readers of that course take the first n: so do we, with a warning.
 */
import type { ParseError } from '../../../vocabulary.ts';
import { BLANK } from '../rules/rules.ts';
import { misread, type Piece, readLines, rowsOf, wordsOf } from '../../../text/pieces.ts';
import { type BoardFormat, checkSize, puzzleOf, refuses } from './reading.ts';
import { readTable, type Signs } from './table.ts';

const SIGNS: Signs = { '-1': BLANK, 0: 0, 1: 1, 2: 2, 3: 3 };

export const documentFile: BoardFormat = {
  id: 'document',
  oneLine: false,
  holds: 'puzzle',
  looksLike: (text) => /^\s*-?\d+[ \t]+-?\d+/.test(text.slice(0, 200)),
  refuses: refuses({ unknown: true, four: true, everyDot: true, oblong: true }),
  parse(text) {
    const lines = readLines(text);
    if (!lines.ok) return lines;
    const size = checkSize(lines.value.length, lines.value[0]);
    if (!size.ok) return size;
    const warnings: ParseError[] = [];
    const rows = lines.value.map((line) => withoutSurplus(line, size.value, warnings));
    const shape = { width: size.value, height: size.value };
    const clues = readTable(rows, shape, SIGNS);
    if (!clues.ok) return clues;
    const value = { puzzle: puzzleOf(shape, clues.value) };
    return warnings.length ? { ok: true, value, warnings } : { ok: true, value };
  },
  format: ({ puzzle }) =>
    rowsOf(puzzle.clues, puzzle.width)
      .map((row) => `${row.map((clue) => Math.max(BLANK, clue)).join(' ')}\n`)
      .join(''),
};

/** Only numbers may be surplus; anything else stays, to be refused at its place. */
function withoutSurplus(line: Piece, width: number, warnings: ParseError[]): Piece {
  const words = wordsOf(line);
  const surplus = words[width];
  if (!surplus || !words.slice(width).every(({ text }) => /^-?\d+$/.test(text))) return line;
  warnings.push(misread('surplus-number', surplus, { expected: width, found: words.length }));
  return { ...line, text: line.text.slice(0, surplus.column - line.column) };
}
