/**
 * A board that is not made of squares in characters, six to a unit across and three down: lines as rows of
 * strokes, a cross or a small dot in the middle of other edges, numbers where there is room for them.
 */
import type { Glyph, Role, Sketch } from '../../../draw/scene.ts';
import {
  cellSpot,
  CROSS,
  dotSpot,
  edgeSpot,
  INSIDE,
  LINE,
  meshOf,
  OUTSIDE_MARK,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { layoutOf, type Layout } from './layout.ts';
import { clueRole, clueText } from './scene.ts';

const ACROSS = 6;
const DOWN = 3;

type Point = readonly [number, number];

export function sketchOnMesh(puzzle: Puzzle, state: State): Sketch {
  const mesh = meshOf(puzzle);
  const layout = layoutOf(mesh);
  const canvas = new Canvas(layout);
  layout.dots.forEach((at, dot) => {
    const lines = mesh.dotEdges[dot].filter((edge) => state.edges[edge] === LINE).length;
    canvas.put(at, { char: lines ? '•' : '·', role: lines ? 'line' : 'dot', spot: dotSpot(dot) });
  });
  layout.edges.forEach(([, , middle], edge) => canvas.put(middle, edgeGlyph(layout, state, edge)));
  layout.cells.forEach((at, cell) => canvas.put(at, cellGlyph(puzzle, state, cell, mesh.faceEdges[cell])));
  layout.edges.forEach((_, edge) => state.edges[edge] === LINE && drawAlong(canvas, layout, state, edge));
  layout.cells.forEach((at, cell) => {
    const second = clueText(puzzle.clues[cell])[1];
    if (second) canvas.after(at, { ...cellGlyph(puzzle, state, cell, mesh.faceEdges[cell]), char: second });
  });
  return { rows: canvas.rows() };
}

class Canvas {
  readonly #rows: (Glyph | undefined)[][];

  constructor({ width, height }: Layout) {
    this.#rows = Array.from({ length: Math.round(height * DOWN) + 1 }, () =>
      new Array<Glyph | undefined>(Math.round(width * ACROSS) + 1).fill(undefined),
    );
  }

  /** At its place, or beside it if that is taken. */
  put(at: Point, glyph: Glyph): void {
    const [row, column] = placeOf(at);
    for (const [down, across] of NEAR) {
      const line = this.#rows[row + down];
      if (!line || column + across < 0 || column + across >= line.length || line[column + across]) continue;
      line[column + across] = glyph;
      return;
    }
  }

  /** Only where nothing is drawn yet. */
  putIfFree(at: Point, glyph: Glyph): void {
    const [row, column] = placeOf(at);
    this.#rows[row][column] ??= glyph;
  }

  after(at: Point, glyph: Glyph): void {
    const [row, column] = placeOf(at);
    if (column + 1 < this.#rows[row].length) this.#rows[row][column + 1] ??= glyph;
  }

  /** Without the empty margin. */
  rows(): Glyph[][] {
    const used = this.#rows.map((row) => row.some(Boolean));
    const kept = this.#rows.slice(used.indexOf(true), used.lastIndexOf(true) + 1);
    const left = Math.min(...kept.map((row) => row.findIndex(Boolean)).filter((column) => column >= 0));
    const right = Math.max(...kept.map((row) => row.findLastIndex(Boolean)));
    return kept.map((row) => Array.from(row.slice(left, right + 1), (glyph) => glyph ?? { char: ' ' }));
  }
}

const placeOf = ([x, y]: Point): [row: number, column: number] => [
  Math.round(y * DOWN),
  Math.round(x * ACROSS),
];

/** Nearest first, so that two things never share a place. */
const NEAR: readonly (readonly [number, number])[] = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((down) => [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((across) => [down, across] as const))
  .sort((a, b) => Math.hypot(2 * a[0], a[1]) - Math.hypot(2 * b[0], b[1]));

function edgeGlyph({ edges }: Layout, state: State, edge: number): Glyph {
  const mark = state.edges[edge];
  const [a, b] = edges[edge];
  const char = mark === LINE ? strokeOf(a, b) : mark === CROSS ? '×' : '∙';
  const role: Role = mark === LINE ? 'line' : mark === CROSS ? 'cross' : 'guide';
  return { char, role, spot: edgeSpot(edge) };
}

/** By the slope, as it looks in characters. */
function strokeOf([ax, ay]: Point, [bx, by]: Point): string {
  const [across, down] = [(bx - ax) * ACROSS, (by - ay) * DOWN];
  if (Math.abs(down) < Math.abs(across) * 0.3) return '─';
  if (Math.abs(across) < Math.abs(down) * 0.5) return '│';
  return across > 0 === down > 0 ? '╲' : '╱';
}

function drawAlong(canvas: Canvas, layout: Layout, state: State, edge: number): void {
  const [a, b] = layout.edges[edge];
  const glyph = edgeGlyph(layout, state, edge);
  const steps = Math.ceil(Math.max(Math.abs(b[0] - a[0]) * ACROSS, Math.abs(b[1] - a[1]) * DOWN));
  for (let i = 1; i < steps; i++)
    canvas.putIfFree([a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps], glyph);
}

function cellGlyph(puzzle: Puzzle, state: State, cell: number, edges: ArrayLike<number>): Glyph {
  const spot = cellSpot(cell);
  const char = clueText(puzzle.clues[cell])[0];
  if (char) return { char, role: clueRole(puzzle.clues[cell], state, edges), spot };
  const mark = state.cells[cell];
  if (mark === INSIDE) return { char: '▒', role: 'inside', spot };
  if (mark === OUTSIDE_MARK) return { char: '░', role: 'outside', spot };
  return { char: ' ', role: 'cell', spot };
}
