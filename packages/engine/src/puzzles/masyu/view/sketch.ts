/**
 * The board in characters, 2h − 1 rows of 4w − 3:
 *
 *     ○───╮   ·         one character per cell and vertical link, three per horizontal link;
 *     │   × ×           ○ and ● are pearls, × a cross
 *     ●───╯   ·
 */
import type { Glyph, Role, Sketch } from '../../../draw/scene.ts';
import { boardOf, linesAt, nearLink, type Board } from '../rules/board.ts';
import { BLANK, BLACK, cellSpot, CROSS, LINE, linkSpot, type Puzzle, type State } from '../rules/rules.ts';
import { pearlRole } from './scene.ts';

/** By the lines up (1), right (2), down (4) and left (8). */
const JOINTS = '·╵╶╰╷│╭├╴╯─┴╮┤┬┼';
const RIGHT = 1;
const DOWN = 2;

export function sketch(puzzle: Puzzle, state: State): Sketch {
  const board = boardOf(puzzle);
  const rows: Glyph[][] = [];
  for (let row = 0; row < board.height; row++) {
    rows.push(cellRow(puzzle, board, state, row));
    if (row + 1 < board.height) rows.push(linkRow(board, state, row));
  }
  return { rows };
}

function cellRow(puzzle: Puzzle, board: Board, state: State, row: number): Glyph[] {
  const glyphs: Glyph[] = [];
  for (let cell = row * board.width; cell < (row + 1) * board.width; cell++) {
    glyphs.push(cellGlyph(puzzle, board, state, cell));
    const link = nearLink(board, cell, RIGHT);
    if (link >= 0) glyphs.push(...linkGlyphs(state, link, '───', ' × '));
  }
  return glyphs;
}

function linkRow(board: Board, state: State, row: number): Glyph[] {
  const glyphs: Glyph[] = [];
  for (let column = 0; column < board.width; column++) {
    const cell = row * board.width + column;
    glyphs.push(...linkGlyphs(state, nearLink(board, cell, DOWN), '│', '×'));
    if (column + 1 < board.width) glyphs.push({ char: ' ' }, { char: ' ' }, { char: ' ' });
  }
  return glyphs;
}

function cellGlyph(puzzle: Puzzle, board: Board, state: State, cell: number): Glyph {
  const spot = cellSpot(cell);
  const pearl = puzzle.pearls[cell];
  if (pearl !== BLANK)
    return { char: pearl === BLACK ? '●' : '○', role: pearlRole(puzzle, board, state, cell), spot };
  const lines = linesAt(board, state, cell);
  return { char: JOINTS[lines], role: lines ? 'line' : 'guide', spot };
}

function linkGlyphs({ edges }: State, link: number, line: string, cross: string): Glyph[] {
  const mark = edges[link];
  const text = mark === LINE ? line : mark === CROSS ? cross : ' '.repeat(line.length);
  const role: Role = mark === LINE ? 'line' : mark === CROSS ? 'cross' : 'guide';
  return Array.from(text, (char) => ({ char, role, spot: linkSpot(link) }));
}
