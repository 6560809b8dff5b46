/**
 * The second document's `board.txt`: one element per line, `;` between fields, row·100 before column·100.
 *
 *     blank;r;c      wall;r;c;up;left;down;right;colour      piece;r;c;up;left;down;right;o
 *
 * `o` is 1 with the tip up, 0 with the tip down; the side at the tip is (255, 0, 0), unused sides of walls
 * (1, 1, 1). Shelf places are columns 10–14 of rows 1–2 and 11–14 of rows 3–6. Its program reads by
 * coordinates, so the order of the lines is ours to use: pieces are written by number, the fixed ones last.
 */
import type { Lookup, Note, Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import {
  boardOf,
  FREE,
  isFixed,
  plainPiece,
  shown,
  SHELF,
  start,
  turnFor,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import {
  linesOf,
  MOST_TEXT,
  refuse,
  shortened,
  split,
  stateOf,
  unexpected,
  type Board,
  type BoardFormat,
  type Part,
  unlessFresh,
} from './reading.ts';

const BOARD = 'cells-28';
const CENTRE = ['c4', 'd4'];
const TIP = '(255, 0, 0)';
const UNUSED = '(1, 1, 1)';

const colours = [
  '(31, 119, 180)',
  '(44, 160, 44)',
  '(214, 39, 40)',
  '(255, 127, 14)',
  '(148, 103, 189)',
  '(23, 190, 207)',
  '(227, 119, 194)',
  '(140, 86, 75)',
  '(188, 189, 34)',
  '(152, 223, 138)',
  '(255, 187, 120)',
  '(127, 127, 127)',
];

/** Row and column of the file; columns of the board are x + 1. */
const shelfPlaces = [1, 2, 3, 4, 5, 6].flatMap((row) =>
  Array.from({ length: row < 3 ? 5 : 4 }, (_, i) => ({ row, column: (row < 3 ? 10 : 11) + i })),
);

export const colourBoard: BoardFormat = {
  id: 'kolmiopalapeli',
  oneLine: false,
  holds: 'state',
  looksLike: (text) => /^\s*(blank|wall|piece);\d+;\d+/m.test(text.slice(0, 2000)),
  parse,
  format,
  refuses: ({ puzzle, state }) => lacks(puzzle, state),
};

function lacks(puzzle: Puzzle, state: State | undefined): Note | undefined {
  const board = boardOf(puzzle);
  if (puzzle.board !== BOARD || puzzle.match !== 'equal') return { code: 'lacks-board', at: [] };
  const walls = puzzle.walls.every((label, i) => label !== FREE && label === puzzle.walls[board.wallOf[i]]);
  if (!walls) return { code: 'lacks-free', at: [] };
  if (puzzle.fixed.map(({ cell }) => board.names[cell]).join() !== CENTRE.join())
    return { code: 'lacks-centre', at: [] };
  return state?.locked.includes(true) ? { code: 'lacks-locks', at: [] } : undefined;
}

function format({ puzzle, state = start(puzzle) }: Board): string {
  const board = boardOf(puzzle);
  const empty = board.names.flatMap((_, cell) =>
    state.at.includes(cell) ? [] : [blankLine({ row: board.row[cell] + 1, column: board.x[cell] + 1 })],
  );
  const gaps = shelfPlaces.flatMap((place, piece) => (state.at[piece] === SHELF ? [] : [blankLine(place)]));
  const walls = board.border.flatMap((_, i) => (board.wallOf[i] === i ? [wallLine(board, puzzle, i)] : []));
  const pieces = puzzle.pieces.map((_, piece) => pieceLine(board, puzzle, state, piece));
  return `${[...empty, ...walls, ...pieces, ...gaps].join('\n')}\n`;
}

interface Spot {
  readonly row: number;
  readonly column: number;
}

const at = ({ row, column }: Spot): string => `${100 * row};${100 * column}`;
const blankLine = (spot: Spot): string => `blank;${at(spot)}`;

/** Where a border side faces: its wall is there and shows its colour back. */
function wallLine(board: TriangleBoard, puzzle: Puzzle, border: number): string {
  const sides = [UNUSED, UNUSED, UNUSED, UNUSED];
  const colour = colours[puzzle.walls[border]];
  board.border.forEach((each, i) => {
    if (board.wallOf[i] === border) sides[facing(each)] = colour;
  });
  return `wall;${at(beyond(board, board.border[border]))};${sides.join(';')};${colour}`;
}

/**
 * In the order up, left, down, right: a wall on the left of a cell has its colour on the right. All walls of this
 * board are beside cells.
 */
const facing = (side: number): number => (side % 3 === 0 ? 3 : 1);

const beyond = (board: TriangleBoard, side: number): Spot => {
  const cell = Math.floor(side / 3);
  return { row: board.row[cell] + 1, column: board.x[cell] + 1 + (side % 3 === 0 ? -1 : 1) };
};

function pieceLine(board: TriangleBoard, puzzle: Puzzle, state: State, piece: number): string {
  const turn = state.turn[piece];
  const cell = state.at[piece];
  const side = (i: number): string => colours[shown(puzzle.pieces[piece], turn, i)];
  const up = turn % 2 === 0;
  const sides = up ? [TIP, side(0), side(2), side(1)] : [side(1), side(0), TIP, side(2)];
  const spot = cell === SHELF ? shelfPlaces[piece] : { row: board.row[cell] + 1, column: board.x[cell] + 1 };
  return `piece;${at(spot)};${sides.join(';')};${up ? 1 : 0}`;
}

interface Element extends Spot {
  readonly kind: string;
  readonly part: Part;
  readonly sides: readonly number[]; // labels up, left, down, right; TIP and UNUSED as −1
  readonly up: boolean;
  readonly label: number; // of a wall
}

const FIELDS: Lookup<number> = { blank: 3, wall: 8, piece: 8 };

function readElement(line: Part): Read<Element> {
  const fields = split(line, ';').map(trimmed);
  const kind = fields[0].text;
  const count = Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : 0;
  if (!count) return unexpected(fields[0], 'blank | wall | piece');
  if (fields.length !== count) return refuse('field-count', line, { expected: count, found: fields.length });
  const odd = fields.slice(1, 3).find(({ text }) => !/^(\d{1,2}00|0)$/.test(text));
  if (odd) return unexpected(odd, '0–1400');
  const [row, column] = [fields[1], fields[2]].map(({ text }) => Number(text) / 100);
  const blank = { kind, part: line, row, column, sides: [], up: false, label: NOWHERE };
  if (kind === 'blank') return ok(blank);
  const sides: number[] = [];
  for (const field of fields.slice(3, 7)) {
    const label = colourOf(field.text, kind === 'wall' ? UNUSED : TIP);
    if (label === undefined) return refuse('no-such-colour', field, { found: shortened(field.text) });
    sides.push(label);
  }
  const last = fields[7];
  if (kind === 'piece') {
    if (last.text !== '0' && last.text !== '1') return unexpected(last, '0 | 1');
    return ok({ ...blank, sides, up: last.text === '1' });
  }
  const label = colourOf(last.text, '');
  if (label === undefined) return refuse('no-such-colour', last, { found: shortened(last.text) });
  return ok({ ...blank, sides, label });
}

function trimmed(part: Part): Part {
  const cut = part.text.length - part.text.trimStart().length;
  return { ...part, text: part.text.trim(), column: part.column + cut };
}

/** −1 for what stands for no colour. */
function colourOf(text: string, none: string): number | undefined {
  const plain = (each: string): string => each.replace(/\s/g, '');
  if (none !== '' && plain(text) === plain(none)) return NOWHERE;
  const label = colours.findIndex((each) => plain(each) === plain(text));
  return label < 0 ? undefined : label;
}

function parse(text: string): Read<Board> {
  if (text.length > MOST_TEXT) return refuse('text-long', { line: 1, column: 1 }, { limit: MOST_TEXT });
  const lines = linesOf(text).filter((line) => line.text.trim() !== '');
  if (!lines.length) return refuse('text-empty', { line: 1, column: 1 });
  const elements: Element[] = [];
  const taken = new Set<string>();
  for (const line of lines) {
    const element = readElement(line);
    if (!element.ok) return element;
    const key = at(element.value);
    if (taken.has(key)) return refuse('cell-twice', line, { cell: key });
    taken.add(key);
    elements.push(element.value);
  }
  const end = { line: lines[lines.length - 1].line, column: 1 };
  const walls = readWallElements(elements, end);
  return walls.ok ? readPieceElements(elements, walls.value, end) : walls;
}

function readWallElements(elements: readonly Element[], end: Omit<Part, 'text'>): Read<readonly number[]> {
  const board = boardOf({ board: BOARD });
  const found = elements.filter(({ kind }) => kind === 'wall');
  const labels: number[] = [];
  for (const side of board.border) {
    const place = beyond(board, side);
    const wall = found.find(({ row, column }) => row === place.row && column === place.column);
    if (!wall) return refuse('wall-missing', end, { place: at(place) });
    if (wall.sides[facing(side)] !== wall.label) return refuse('wall-colour', wall.part);
    labels.push(wall.label);
  }
  const places = new Set(board.border.map((side) => at(beyond(board, side))));
  const stray = found.find((wall) => !places.has(at(wall)));
  return stray ? refuse('place', stray.part, { place: at(stray) }) : ok(labels);
}

function readPieceElements(
  elements: readonly Element[],
  walls: readonly number[],
  end: Omit<Part, 'text'>,
): Read<Board> {
  const board = boardOf({ board: BOARD });
  const cellAt = new Map(
    board.names.map((_, cell) => [at({ row: board.row[cell] + 1, column: board.x[cell] + 1 }), cell]),
  );
  const found = elements.filter(({ kind }) => kind === 'piece');
  const shelf = new Set(shelfPlaces.map(at));
  const pieces: (ReturnType<typeof plainPiece> & { readonly cell: number; readonly part: Part })[] = [];
  for (const element of found) {
    const cell = cellAt.get(at(element)) ?? SHELF;
    if (cell === SHELF && !shelf.has(at(element)))
      return refuse('place', element.part, { place: at(element) });
    const piece = pieceOf(element);
    if (!piece) return refuse('piece-sides', element.part);
    if (cell !== SHELF && board.up[cell] !== element.up)
      return refuse('tip', element.part, { cell: board.names[cell], turn: piece.turn + 1 });
    pieces.push({ ...piece, cell, part: element.part });
  }
  if (pieces.length !== board.cellCount)
    return refuse('piece-count', end, { expected: board.cellCount, found: pieces.length });
  const isCentre = (cell: number): boolean => cell !== SHELF && CENTRE.includes(board.names[cell]);
  const fixed = pieces.filter(({ cell }) => isCentre(cell)).toSorted((a, b) => a.cell - b.cell);
  if (fixed.length !== CENTRE.length) return refuse('no-centre', end);
  const order = [...pieces.filter(({ cell }) => !isCentre(cell)), ...fixed];
  const puzzle: Puzzle = {
    board: BOARD,
    match: 'equal',
    pieces: order.map(({ piece }) => piece),
    fixed: fixed.map(({ cell, turn }) => ({ cell, turn })),
    walls,
  };
  const numbered = order
    .map((each, piece) => ({ ...each, piece }))
    .filter((each) => !isFixed(puzzle, each.piece));
  const laid = numbered.filter(({ cell }) => cell !== SHELF);
  return ok({ puzzle, ...unlessFresh(puzzle, stateOf(puzzle, laid, numbered)) });
}

/** A piece as it is seen, from its least rotation; undefined when the tip is not where it should be. */
function pieceOf({
  sides: [top, left, bottom, right],
  up,
}: Element): ReturnType<typeof plainPiece> | undefined {
  const labels: Piece = up ? [left, right, bottom] : [left, top, right];
  const tip = up ? top : bottom;
  if (tip !== NOWHERE || labels.includes(NOWHERE)) return undefined;
  return plainPiece(labels, turnFor(up, 0));
}
