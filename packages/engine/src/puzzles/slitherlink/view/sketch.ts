/**
 * The board in characters, 2h + 1 rows of 4w + 1:
 *
 *     ╭───╮   ·         three characters per horizontal edge and per cell, one per dot and per
 *     │ 3 │ 2 ×         vertical edge; ▒ fills a cell marked inside, ░ one marked outside.
 *     │   ╰───╮
 */
import type { Glyph, Role, Sketch } from '../../../draw/scene.ts';
import { squareGrid } from '../../../grid/square.ts';
import {
  cellSpot,
  CROSS,
  dotSpot,
  edgeSpot,
  INSIDE,
  LINE,
  OUTSIDE_MARK,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { sketchOnMesh } from './mesh-sketch.ts';
import { clueRole, clueText } from './scene.ts';

/** By the lines up (1), right (2), down (4) and left (8); a single line ends in a bold dot. */
const JOINTS = '·••╰•│╭├•╯─┴╮┤┬┼';

export const sketch = (puzzle: Puzzle, state: State): Sketch =>
  puzzle.tiling ? sketchOnMesh(puzzle, state) : sketchOfSquares(puzzle, state);

function sketchOfSquares(puzzle: Puzzle, state: State): Sketch {
  const rows: Glyph[][] = [];
  for (let row = 0; row <= puzzle.height; row++) {
    rows.push(dotRow(puzzle, state, row));
    if (row < puzzle.height) rows.push(cellRow(puzzle, state, row));
  }
  return { rows };
}

function dotRow(puzzle: Puzzle, state: State, row: number): Glyph[] {
  const { width, horizontal } = squareGrid(puzzle.width, puzzle.height);
  const glyphs: Glyph[] = [];
  for (let column = 0; column <= width; column++) {
    glyphs.push(dotGlyph(puzzle, state, row, column));
    if (column < width) glyphs.push(...edgeGlyphs(state, horizontal[row * width + column], '───', ' × '));
  }
  return glyphs;
}

function cellRow(puzzle: Puzzle, state: State, row: number): Glyph[] {
  const { width, vertical } = squareGrid(puzzle.width, puzzle.height);
  const glyphs: Glyph[] = [];
  for (let column = 0; column <= width; column++) {
    glyphs.push(...edgeGlyphs(state, vertical[row * (width + 1) + column], '│', '×'));
    if (column < width) glyphs.push(...cellGlyphs(puzzle, state, row * width + column));
  }
  return glyphs;
}

function dotGlyph(puzzle: Puzzle, state: State, row: number, column: number): Glyph {
  const { width, height, horizontal, vertical } = squareGrid(puzzle.width, puzzle.height);
  const drawn = (edge: number): number => (state.edges[edge] === LINE ? 1 : 0);
  const up = row > 0 ? drawn(vertical[(row - 1) * (width + 1) + column]) : 0;
  const right = column < width ? drawn(horizontal[row * width + column]) : 0;
  const down = row < height ? drawn(vertical[row * (width + 1) + column]) : 0;
  const left = column > 0 ? drawn(horizontal[row * width + column - 1]) : 0;
  const lines = up + 2 * right + 4 * down + 8 * left;
  return { char: JOINTS[lines], role: lines ? 'line' : 'dot', spot: dotSpot(row * (width + 1) + column) };
}

function edgeGlyphs(state: State, edge: number, line: string, cross: string): Glyph[] {
  const mark = state.edges[edge];
  const text = mark === LINE ? line : mark === CROSS ? cross : ' '.repeat(line.length);
  const role: Role = mark === LINE ? 'line' : mark === CROSS ? 'cross' : 'guide';
  return Array.from(text, (char) => ({ char, role, spot: edgeSpot(edge) }));
}

function cellGlyphs(puzzle: Puzzle, state: State, cell: number): Glyph[] {
  const { mesh } = squareGrid(puzzle.width, puzzle.height);
  const spot = cellSpot(cell);
  const side = sideGlyph(state.cells[cell], spot);
  const char = clueText(puzzle.clues[cell]);
  const role = clueRole(puzzle.clues[cell], state, mesh.faceEdges[cell]);
  return [side, char ? { char, role, spot } : side, side];
}

function sideGlyph(mark: number, spot: string): Glyph {
  if (mark === INSIDE) return { char: '▒', role: 'inside', spot };
  if (mark === OUTSIDE_MARK) return { char: '░', role: 'outside', spot };
  return { char: ' ', role: 'cell', spot };
}
