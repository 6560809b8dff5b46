/**
 * Boards of unit triangles.
 *
 *      row a      /\U        UP cells have sides left, right, bottom; DOWN cells left, top, right:
 *                /__\        both clockwise from the left, sides 0, 1, 2.
 *      row b    /\D /\       In a row cells are x, x + 1, …; left and right neighbours are x ∓ 1.
 *              /U \/U \      An UP cell stands on the DOWN cell (row + 1, x).
 *
 * Invariant: UP iff row + x has the parity of the board, so every inner edge joins one UP and one DOWN
 * cell. Cells and borders are numbered in reading order; a cell is called by row letter and number, 'b2'.
 */
export const NOWHERE = -1;

/** A rotation that maps the board onto itself: turned by this many sixths, clockwise. */
export interface BoardTurn {
  readonly sixths: number;
  readonly cells: readonly number[]; // where each cell goes
}

export interface TriangleBoard {
  readonly name: string; // 'hexagon-2'
  readonly rows: number;
  readonly columns: number; // x runs from 0 to columns − 1
  readonly cellCount: number;
  readonly row: readonly number[];
  readonly x: readonly number[];
  readonly up: readonly boolean[];
  readonly names: readonly string[]; // 'c3'
  /** By 3 · cell + side: the cell beyond, or NOWHERE. */
  readonly neighbours: Int32Array;
  /** By 3 · cell + side: the side of the neighbour that touches, as 3 · cell + side, or NOWHERE. */
  readonly opposite: Int32Array;
  /** The sides on the border, each as 3 · cell + side. */
  readonly border: readonly number[];
  /** By 3 · cell + side: its number in `border`, or NOWHERE. */
  readonly borderOf: Int32Array;
  /** By number in `border`: the first border side that faces the same place outside. */
  readonly wallOf: readonly number[];
  /** The identity first. */
  readonly turns: readonly BoardTurn[];
}

const MOST_CELLS = 96;

const pattern = /^(?:(triangle)-([2-6])|(hexagon)-([1-4])|(cells)-28|(parallelogram)-([1-9])x([1-8]))$/;

const cache = new Map<string, TriangleBoard>();

/** 'triangle-3', 'hexagon-2', 'cells-28', 'parallelogram-3x2' (across × rows); undefined for any other name. */
export function triangleBoard(name: string): TriangleBoard | undefined {
  const known = cache.get(name);
  if (known) return known;
  const found = pattern.exec(name);
  const spans = found && spansOf(found);
  if (!spans || cellsIn(spans) > MOST_CELLS) return undefined;
  const board = build(name, spans);
  cache.set(name, board);
  return board;
}

/** Where each row's cells are: runs of x, the first of them UP or not. */
interface Span {
  readonly from: number;
  readonly length: number;
  readonly step: number; // 2 leaves gaps
}

const span = (from: number, length: number, step = 1): Span => ({ from, length, step });
const cellsIn = (spans: readonly Span[]): number => spans.reduce((sum, { length }) => sum + length, 0);

function spansOf([, triangle, side, hexagon, radius, , , across, down]: RegExpExecArray): readonly Span[] {
  if (triangle) return upperRows(Number(side), 0);
  if (hexagon) return mirrored(upperRows(Number(radius), Number(radius)));
  if (across) return slanted(Number(across), Number(down));
  // The side-2 hexagon with two triangles on its top edge and two under its bottom edge.
  return mirrored([span(2, 2, 2), span(1, 5), span(0, 7)]);
}

/** Rows that grow by one cell on either side, the first with 2 · extra + 1 cells. */
const upperRows = (rows: number, extra: number): readonly Span[] =>
  Array.from({ length: rows }, (_, r) => span(rows - 1 - r, 2 * (extra + r) + 1));

const mirrored = (half: readonly Span[]): readonly Span[] => [...half, ...half.toReversed()];

const slanted = (across: number, down: number): readonly Span[] =>
  Array.from({ length: down }, (_, r) => span(down - 1 - r, 2 * across));

function build(name: string, spans: readonly Span[]): TriangleBoard {
  const places = spans.flatMap(({ from, length, step }, row) =>
    Array.from({ length }, (_, i) => ({ row, x: from + step * i, number: i + 1 })),
  );
  const parity = spans[0].from & 1; // the first cell of every board is UP
  const row = places.map((each) => each.row);
  const x = places.map((each) => each.x);
  const up = places.map((each) => ((each.row + each.x) & 1) === parity);
  const links = link(row, x, up);
  return {
    name,
    rows: spans.length,
    columns: Math.max(...x) + 2,
    cellCount: places.length,
    row,
    x,
    up,
    names: places.map((each) => `${'abcdefgh'[each.row]}${each.number}`),
    ...links,
    turns: turnsOf(row, x, up),
  };
}

type Links = Pick<TriangleBoard, 'neighbours' | 'opposite' | 'border' | 'borderOf' | 'wallOf'>;

function link(row: readonly number[], x: readonly number[], up: readonly boolean[]): Links {
  const cellAt = new Map(row.map((r, cell) => [`${r},${x[cell]}`, cell]));
  const beyond = (cell: number, side: number): string => {
    const [down, right] = stepOf(up[cell], side);
    return `${row[cell] + down},${x[cell] + right}`;
  };
  const sides = Array.from({ length: 3 * row.length }, (_, i) => i);
  const outside = sides.map((i) => beyond(Math.floor(i / 3), i % 3));
  const neighbours = Int32Array.from(outside, (key) => cellAt.get(key) ?? NOWHERE);
  const border = sides.filter((i) => neighbours[i] === NOWHERE);
  return {
    neighbours,
    opposite: neighbours.map((cell, i) => (cell < 0 ? NOWHERE : 3 * cell + touching(up[cell], i % 3))),
    border,
    borderOf: Int32Array.from(sides, (i) => border.indexOf(i)),
    wallOf: border.map((i) => border.findIndex((other) => outside[other] === outside[i])),
  };
}

/** One step over a side: rows down and x to the right. */
function stepOf(up: boolean, side: number): readonly [down: number, right: number] {
  if (side === 0) return [0, -1];
  if (up) return side === 1 ? [0, 1] : [1, 0];
  return side === 1 ? [-1, 0] : [0, 1];
}

/** The side of a cell that touches a neighbour's side: left meets right, bottom meets top. */
const touching = (up: boolean, side: number): number =>
  up ? (side === 0 ? 1 : side === 1 ? 2 : 0) : side === 0 ? 2 : side === 1 ? 0 : 1;

/** By thrice the centre of each cell in cube coordinates, which a sixth of a turn permutes and negates. */
function turnsOf(row: readonly number[], x: readonly number[], up: readonly boolean[]): BoardTurn[] {
  const count = row.length;
  const centres = row.map((r, cell) => {
    const down = 2 * (3 * r + (up[cell] ? 2 : 1));
    const across = 3 * (x[cell] + 1) - down / 2;
    return [across, down, -across - down];
  });
  const middle = [0, 1, 2].map((axis) => centres.reduce((sum, each) => sum + each[axis], 0));
  let vectors = centres.map((each) => each.map((value, axis) => count * value - middle[axis]));
  const cellAt = new Map(vectors.map((vector, cell) => [vector.join(), cell]));
  const turns: BoardTurn[] = [];
  for (let sixths = 0; sixths < 6; sixths++) {
    const cells = vectors.map((vector) => cellAt.get(vector.join()) ?? NOWHERE);
    if (!cells.includes(NOWHERE)) turns.push({ sixths, cells });
    vectors = vectors.map(([q, r, s]) => [0 - r, 0 - s, 0 - q]);
  }
  return turns;
}
