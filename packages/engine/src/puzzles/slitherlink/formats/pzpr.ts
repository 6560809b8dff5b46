/**
 * The file of puzz.link, with the player's marks. Lines, or parts between slashes:
 *
 *     pzprv3.1 · slither · rows · columns · [f] · clues · colours of cells · vertical · horizontal edges
 *
 * `pzprv3` is the older kind without colours. What may follow (history, trials) is not read.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { squareGrid } from '../../../grid/square.ts';
import { BLANK, CROSS, LINE, OPEN, type Puzzle, type State, UNKNOWN } from '../rules/rules.ts';
import {
  type Piece,
  readLines,
  refuse,
  rowsOf,
  type Shape,
  trimmed,
  unexpected,
} from '../../../text/pieces.ts';
import { type Board, type BoardFormat, puzzleOf, readSize, refuses } from './reading.ts';
import { endOf, readTable, type Signs } from './table.ts';

const CLUES: Signs = { '.': BLANK, '-': UNKNOWN, 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 };
const COLOURS: Signs = { 0: 0, 1: 1, 2: 2 };
const EDGES: Signs = { 0: OPEN, 1: LINE, '-1': CROSS };
const APPENDIX = /^(\{|__HISTORY__|TrialData)/;

export const pzpr: BoardFormat = {
  id: 'pzpr',
  oneLine: false,
  holds: 'state',
  firstLine: /^\s*pzprv\d/,
  looksLike: (text) => /^\s*pzprv\d/.test(text.slice(0, 200)),
  refuses: refuses({}),
  parse(text) {
    const lines = readLines(text);
    if (!lines.ok) return lines;
    const parts = lines.value.flatMap(slashParts);
    const end = endOf(parts);
    const [version, name, rows, columns] = [0, 1, 2, 3].map((i) => trimmed(parts[i] ?? end));
    if (!/^pzprv3(\.1)?$/.test(version.text)) return unexpected(version, 'pzprv3 pzprv3.1');
    if (!/^slither(link)?$/.test(name.text)) return unexpected(name, 'slither');
    const height = readSize(rows);
    if (!height.ok) return height;
    const width = readSize(columns);
    if (!width.ok) return width;
    const shape = { width: width.value, height: height.value };
    return readTables(parts.slice(4), shape, version.text === 'pzprv3.1');
  },
  format({ puzzle, state }) {
    const { width, height, rule, clues } = puzzle;
    const flag = rule === 'every-dot' ? ['f'] : [];
    const head = ['pzprv3.1', 'slither', String(height), String(width), ...flag];
    const rows = [...table(clues, width, CLUES), ...stateRows(puzzle, state)];
    return [...head, ...rows].map((row) => `${row}\n`).join('');
  },
};

/** History is JSON and may contain slashes of its own; it starts a line. */
function slashParts(line: Piece): Piece[] {
  if (APPENDIX.test(line.text)) return [line];
  let column = line.column;
  const parts = line.text.split('/').map((text) => {
    const part = { text, line: line.line, column };
    column += text.length + 1;
    return part;
  });
  return parts.length > 1 && !parts[parts.length - 1].text.trim() ? parts.slice(0, -1) : parts;
}

function readTables(parts: readonly Piece[], shape: Shape, coloured: boolean): Read<Board> {
  const { width, height } = shape;
  const everyDot = parts[0]?.text.trim() === 'f';
  let next = everyDot ? 1 : 0;
  const take = (rows: number, columns: number, signs: Signs): Read<Int8Array> => {
    const read = readTable(parts.slice(next, next + rows), { width: columns, height: rows }, signs);
    next += rows;
    return read;
  };
  const clues = take(height, width, CLUES);
  if (!clues.ok) return clues;
  const colours = coloured ? take(height, width, COLOURS) : ok(new Int8Array(width * height));
  if (!colours.ok) return colours;
  const vertical = take(height, width + 1, EDGES);
  if (!vertical.ok) return vertical;
  const horizontal = take(height + 1, width, EDGES);
  if (!horizontal.ok) return horizontal;
  const surplus = parts.slice(next).find(({ text }) => text.trim());
  if (surplus && !APPENDIX.test(surplus.text))
    return refuse('rows-surplus', surplus, { expected: next, found: parts.length });
  const puzzle = puzzleOf(shape, clues.value, everyDot ? 'every-dot' : 'loop');
  return ok(withState(puzzle, stateOf(shape, colours.value, vertical.value, horizontal.value)));
}

/** A board without marks has no state to write. */
function withState(puzzle: Puzzle, state: State): Board {
  const marked = [state.edges, state.cells].some((marks) => Array.from(marks).some((mark) => mark > 0));
  return marked ? { puzzle, state } : { puzzle };
}

function stateOf(shape: Shape, colours: Int8Array, vertical: Int8Array, horizontal: Int8Array): State {
  const grid = squareGrid(shape.width, shape.height);
  const edges = new Uint8Array(grid.mesh.edgeCount);
  vertical.forEach((mark, i) => (edges[grid.vertical[i]] = mark));
  horizontal.forEach((mark, i) => (edges[grid.horizontal[i]] = mark));
  return { edges, cells: Uint8Array.from(colours) };
}

function stateRows(puzzle: Puzzle, state: State | undefined): string[] {
  const { width, height, mesh, vertical, horizontal } = squareGrid(puzzle.width, puzzle.height);
  const edges = state?.edges ?? new Uint8Array(mesh.edgeCount);
  const marks = (order: Int32Array): Uint8Array => Uint8Array.from(order, (edge) => edges[edge]);
  return [
    ...table(state?.cells ?? new Uint8Array(width * height), width, COLOURS),
    ...table(marks(vertical), width + 1, EDGES),
    ...table(marks(horizontal), width, EDGES),
  ];
}

/** Each word is followed by a blank, the last one too. */
function table(values: ArrayLike<number>, width: number, signs: Signs): string[] {
  const words = new Map(Object.entries(signs).map(([word, value]) => [value, word]));
  return rowsOf(values, width).map((row) => row.map((value) => `${words.get(value)} `).join(''));
}
