/**
 * Plain rows as people type them: digits, with `.`, `_`, `-` or a blank for a cell without a number and
 * `?` for an unknown one. When every character is set apart from the next, the blanks only separate.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { BLANK, isClue, UNKNOWN } from '../rules/rules.ts';
import { type Piece, readLines, rowsOf, trimmed, wordsOf } from '../../../text/pieces.ts';
import { type BoardFormat, checkSize, puzzleOf, refuses } from './reading.ts';
import { refuseSign } from './runs.ts';
import { refuseWidth } from './table.ts';

const SIGNS = '0–4 . _ - ?';

export const rows: BoardFormat = {
  id: 'rows',
  oneLine: false,
  holds: 'puzzle',
  looksLike: (text) => /^\s*[0-9._?-][0-9._?\- \t]*(\r|\n|$)/.test(text.slice(0, 2000)),
  refuses: refuses({ everyDot: true }),
  parse(text) {
    const lines = readLines(text, (line) => line === '');
    if (!lines.ok) return lines;
    const cells = cellsOf(lines.value);
    const height = checkSize(cells.length, lines.value[0]);
    if (!height.ok) return height;
    const width = checkSize(cells[0].length, lines.value[0]);
    if (!width.ok) return width;
    const clues = readCells(lines.value, cells, width.value);
    if (!clues.ok) return clues;
    return ok({ puzzle: puzzleOf({ width: width.value, height: height.value }, clues.value) });
  },
  format: ({ puzzle }) =>
    rowsOf(puzzle.clues, puzzle.width)
      .map((row) => `${row.map(signOf).join('')}\n`)
      .join(''),
};

const signOf = (clue: number): string => (isClue(clue) ? String(clue) : clue === UNKNOWN ? '?' : '.');

/** The characters of each line. Blanks at the ends of lines count only where blanks stand for cells. */
function cellsOf(lines: readonly Piece[]): Piece[][] {
  if (lines.every(({ text }) => /^\s*\S(\s+\S)*\s*$/.test(text))) return lines.map(wordsOf);
  const solid = lines.every(({ text }) => !/\s/.test(text.trim()) && text.trim());
  return lines.map((line) => signsOf(solid ? trimmed(line) : line));
}

const signsOf = ({ text, line, column }: Piece): Piece[] =>
  text.split('').map((sign, i) => ({ text: sign, line, column: column + i }));

function readCells(lines: readonly Piece[], cells: readonly Piece[][], width: number): Read<Int8Array> {
  const clues = new Int8Array(width * cells.length).fill(BLANK);
  for (const [row, signs] of cells.entries()) {
    const wrong = signs.find(({ text }) => !/^[0-4._\- ?]$/.test(text));
    if (wrong) return refuseSign(wrong, SIGNS);
    if (signs.length !== width) return refuseWidth(lines[row], signs, width);
    signs.forEach(({ text }, column) => {
      if (/\d/.test(text)) clues[row * width + column] = Number(text);
      else if (text === '?') clues[row * width + column] = UNKNOWN;
    });
  }
  return ok(clues);
}
