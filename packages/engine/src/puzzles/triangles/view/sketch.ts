/**
 * The board in characters, four lines per row, and the shelf below:
 *
 *         /\ A           A piece shows its number and its three labels, an empty cell a dot. Walls stand
 *       A/7 \            outside their sides. On the shelf `7△ABC` reads left, right, bottom, and
 *       /A  B\           `7▽ABC` left, top, right; a gap keeps its number: `7·`.
 *      /__A___\
 */
import type { Glyph, Role, Sketch } from '../../../draw/scene.ts';
import type { Spot } from '../../../vocabulary.ts';
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import { labelRole } from './roles.ts';
import {
  boardOf,
  cellSpot,
  FREE,
  isFixed,
  looseCount,
  mate,
  piecesByCell,
  pieceSpot,
  SHELF,
  shown,
  symbolOf,
  wallSpot,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

const LINES = 4; // per row, and characters per step of x
const EDGE = 2; // around the board, for walls
const SLOT = 8;

export function sketch(puzzle: Puzzle, state: State): Sketch {
  const board = boardOf(puzzle);
  const width = Math.max(LINES * (board.columns + 1), 2 * SLOT) + 2 * EDGE;
  const rows = Array.from({ length: LINES * board.rows + 2 }, () =>
    Array.from({ length: width }, (): Glyph => ({ char: ' ' })),
  );
  const byCell = piecesByCell(puzzle, state);
  byCell.forEach((piece, cell) => drawCell(rows, puzzle, state, board, cell, piece));
  puzzle.walls.forEach((label, border) => {
    if (label !== FREE) drawWall(rows, puzzle, board, border);
  });
  return { rows: [...rows, ...shelfRows(puzzle, state, width)] };
}

type Canvas = Glyph[][];

/** The column of a slanted side on one of a row's lines: apex at 4(x + 1), one step per line. */
const slant = (x: number, line: number, leftwards: boolean): number =>
  EDGE + LINES * (x + 1) + (leftwards ? -1 - line : line);

function drawCell(
  rows: Canvas,
  puzzle: Puzzle,
  state: State,
  board: TriangleBoard,
  cell: number,
  piece: number,
): void {
  const { [cell]: x } = board.x;
  const up = board.up[cell];
  const top = 1 + LINES * board.row[cell];
  const spot = cellSpot(board, cell);
  for (let line = 0; line < LINES; line++) {
    // A DOWN cell is an UP cell upside down.
    const depth = up ? line : LINES - 1 - line;
    const [left, right] = [slant(x, depth, true), slant(x, depth, false)];
    rows[top + line][left] = { char: up ? '/' : '\\', role: 'outline' };
    rows[top + line][right] = { char: up ? '\\' : '/', role: 'outline' };
    for (let column = left + 1; column < right; column++)
      rows[top + line][column] = { char: up && line === LINES - 1 ? '_' : ' ', role: 'outline', spot };
  }
  const write = writer(rows, spot);
  const numberLine = top + (up ? 1 : 2);
  const middle = slant(x, 0, true);
  if (piece === NOWHERE) return write(numberLine, middle, '·', 'guide');
  const [a, b, c] = [0, 1, 2].map((side) => shown(puzzle.pieces[piece], state.turn[piece], side));
  const labels = up ? { left: a, right: b, base: c } : { left: a, right: c, base: b };
  const sign = (label: number): string => symbolOf(puzzle.match, label);
  const role = (label: number): Role => labelRole(puzzle, label);
  const name = isFixed(puzzle, piece) ? '■' : String(piece + 1);
  write(numberLine, middle, name, isFixed(puzzle, piece) || state.locked[piece] ? 'fixed' : 'label');
  const sideLine = top + (up ? 2 : 1);
  write(sideLine, slant(x, 2, true) + 1, sign(labels.left), role(labels.left));
  write(sideLine, slant(x, 2, false) - 1, sign(labels.right), role(labels.right));
  write(top + (up ? 3 : 0), middle, sign(labels.base), role(labels.base));
}

const writer =
  (rows: Canvas, spot: Spot) =>
  (line: number, column: number, text: string, role: Role): void =>
    Array.from(text).forEach((char, i) => {
      rows[line][column + i] = { char, role, spot };
    });

function drawWall(rows: Canvas, puzzle: Puzzle, board: TriangleBoard, border: number): void {
  const at = board.border[border];
  const cell = Math.floor(at / 3);
  const { [cell]: x } = board.x;
  const up = board.up[cell];
  const top = 1 + LINES * board.row[cell];
  const label = mate(puzzle.match, puzzle.walls[border]);
  const write = writer(rows, wallSpot(border));
  const sign = symbolOf(puzzle.match, label);
  const role = labelRole(puzzle, label);
  if (at % 3 === 0) return write(top + 1, slant(x, up ? 1 : 2, true) - 1, sign, role);
  if (at % 3 === (up ? 1 : 2)) return write(top + 1, slant(x, up ? 1 : 2, false) + 1, sign, role);
  return write(up ? top + LINES : top - 1, slant(x, 0, true), sign, role);
}

function shelfRows(puzzle: Puzzle, state: State, width: number): Glyph[][] {
  const across = Math.floor(width / SLOT);
  const count = looseCount(puzzle);
  return Array.from({ length: Math.ceil(count / across) }, (_, row) => {
    const slots = Array.from({ length: Math.min(across, count - across * row) }, (_slot, i) =>
      slotGlyphs(puzzle, state, across * row + i),
    ).flat();
    return [...slots, ...Array.from({ length: width - slots.length }, (): Glyph => ({ char: ' ' }))];
  });
}

function slotGlyphs(puzzle: Puzzle, state: State, piece: number): Glyph[] {
  const spot = pieceSpot(piece);
  const number = Array.from(String(piece + 1).padStart(2), (char): Glyph => ({ char, role: 'label', spot }));
  const blank = (length: number): Glyph[] => Array.from({ length }, () => ({ char: ' ' }));
  if (state.at[piece] !== SHELF) return [...number, { char: '·', role: 'guide', spot }, ...blank(SLOT - 3)];
  const turn = state.turn[piece];
  const labels = [0, 1, 2].map((side) => shown(puzzle.pieces[piece], turn, side));
  const signs = labels.map((label): Glyph => ({
    char: symbolOf(puzzle.match, label),
    role: labelRole(puzzle, label),
    spot,
  }));
  return [...number, { char: turn % 2 ? '▽' : '△', role: 'outline', spot }, ...signs, ...blank(SLOT - 6)];
}
