/**
 * The data block of janko.at: keyword lines, then rows of `-` (or `.`) and digits; a solution gives each cell
 * as inside (x) or outside (-), which we turn into the lines between them. Newer pages bracket the
 * names of sections; keywords that are not ours (author, moves, …) are ignored.
 */
import type { Read } from '../../../vocabulary.ts';
import { OUTSIDE } from '../../../grid/mesh.ts';
import { squareGrid } from '../../../grid/square.ts';
import { ok } from '../../../result.ts';
import { BLANK, INSIDE, LINE, meshOf, type Puzzle, type State, stateOfLines } from '../rules/rules.ts';
import {
  misread,
  type Piece,
  readLines,
  refuse,
  rowsOf,
  type Shape,
  unexpected,
  wordsOf,
} from '../../../text/pieces.ts';
import { type Board, type BoardFormat, puzzleOf, readSize, refuses } from './reading.ts';
import { endOf, readTable, type Signs } from './table.ts';

const CLUES: Signs = { '-': BLANK, '.': BLANK, 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 };
const SIDES: Signs = { '-': 0, '.': 0, x: INSIDE };
const BEGIN = /^\s*\[?begin\]?\s*$/i;
const END = /^\s*\[?end\]?(\s|$)/i;
const KEYWORD = /^\[?([A-Za-z]{2,})\]?$/;

export const janko: BoardFormat = {
  id: 'janko',
  oneLine: false,
  holds: 'solution',
  firstLine: BEGIN,
  looksLike: (text) => /^\s*\[?(begin|puzzle|problem)\]?\s*(slither\w*\s*)?$/im.test(text.slice(0, 1000)),
  refuses: refuses({ unknown: true, everyDot: true }),
  parse(text) {
    const lines = readLines(text);
    if (!lines.ok) return lines;
    const { block, rest } = blockOf(lines.value);
    const [another, ...more] = rest.filter(({ text: line }) => BEGIN.test(line));
    if (another) return refuse('read-several', another, { count: 2 + more.length });
    const sections = sectionsOf(block);
    const name = sections.get('puzzle')?.[0];
    if (name && !/^slither/i.test(name.text)) return unexpected(name, 'slitherlink');
    const shape = readShape(sections, endOf(lines.value));
    const read = shape.ok ? readTables(sections, shape.value, endOf(lines.value)) : shape;
    const [after] = rest;
    return read.ok && after ? { ...read, warnings: [misread('text-after-end', after)] } : read;
  },
  format({ puzzle, solution }) {
    const { width, height } = puzzle;
    const clues = rowsOf(puzzle.clues, width).map((row) =>
      row.map((clue) => (clue < 0 ? '-' : clue)).join(' '),
    );
    const sides = solution ? ['solution', ...sideRows(puzzle, solution)] : [];
    const head = ['begin', 'puzzle slitherlink', `rows ${height}`, `cols ${width}`, 'problem'];
    return [...head, ...clues, ...sides, 'end', ''].join('\n');
  },
};

/** The lines up to `end`, and what follows it: a page around the block, or another block. */
function blockOf(lines: readonly Piece[]): {
  readonly block: readonly Piece[];
  readonly rest: readonly Piece[];
} {
  const end = lines.findIndex(({ text }) => END.test(text));
  if (end < 0) return { block: lines, rest: [] };
  return { block: lines.slice(0, end), rest: lines.slice(end + 1).filter(({ text }) => text.trim()) };
}

/** Each keyword with what follows it: the rest of its line, or the lines up to the next keyword. */
function sectionsOf(lines: readonly Piece[]): Map<string, Piece[]> {
  const sections = new Map<string, Piece[]>();
  let current: Piece[] = [];
  for (const line of lines) {
    const [first, second] = wordsOf(line);
    const keyword = first && KEYWORD.exec(first.text)?.[1].toLowerCase();
    if (!keyword) current.push(line);
    else sections.set(keyword, (current = second ? [restOf(line, second)] : []));
  }
  return sections;
}

const restOf = (line: Piece, word: Piece): Piece => ({
  text: line.text.slice(word.column - line.column).trimEnd(),
  line: word.line,
  column: word.column,
});

function readShape(sections: ReadonlyMap<string, readonly Piece[]>, end: Piece): Read<Shape> {
  const side = (keyword: string): Read<number> => {
    const value = sections.get(keyword)?.[0] ?? sections.get('size')?.[0];
    return value ? readSize(value) : unexpected(end, `${keyword} | size`);
  };
  const height = side('rows');
  if (!height.ok) return height;
  const width = side('cols');
  return width.ok ? ok({ width: width.value, height: height.value }) : width;
}

function readTables(sections: ReadonlyMap<string, readonly Piece[]>, shape: Shape, end: Piece): Read<Board> {
  const problem = sections.get('problem');
  if (!problem) return unexpected(end, 'problem');
  const clues = readRows(problem, shape, CLUES);
  if (!clues.ok) return clues;
  const puzzle = puzzleOf(shape, clues.value);
  const solution = sections.get('solution');
  if (!solution) return ok({ puzzle });
  const sides = readRows(solution, shape, SIDES);
  return sides.ok ? ok({ puzzle, solution: linesBetween(puzzle, sides.value) }) : sides;
}

function readRows(section: readonly Piece[], shape: Shape, signs: Signs): Read<Int8Array> {
  const rows = section.filter(({ text }) => text.trim());
  const surplus = rows[shape.height];
  const read = readTable(rows, shape, signs);
  if (!read.ok || !surplus) return read;
  return refuse('rows-surplus', surplus, { expected: shape.height, found: rows.length });
}

/** The loop runs where the two sides differ; the world outside is outside. */
function linesBetween(puzzle: Puzzle, sides: Int8Array): State {
  const { edgeFaces } = meshOf(puzzle);
  const side = (face: number): number => (face === OUTSIDE ? 0 : sides[face]);
  return stateOfLines(puzzle, (edge) => side(edgeFaces[2 * edge]) !== side(edgeFaces[2 * edge + 1]));
}

/** Going right along a row, every line changes the side. */
function sideRows({ width, height }: Puzzle, solution: State): string[] {
  const { vertical } = squareGrid(width, height);
  return Array.from({ length: height }, (_, row) => {
    let inside = false;
    return Array.from({ length: width }, (_cell, column) => {
      if (solution.edges[vertical[row * (width + 1) + column]] === LINE) inside = !inside;
      return inside ? 'x' : '-';
    }).join(' ');
  });
}
