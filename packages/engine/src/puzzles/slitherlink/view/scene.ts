/** The board as vector shapes, in units of one cell. It draws any mesh; only the labels know squares. */
import type { Role, Scene, Shape, Target } from '../../../draw/scene.ts';
import { perObject } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import { tally } from '../rules/check.ts';
import { ChangeTracker } from '../../../loops/change-tracker.ts';
import { cellLabel, cellName, dotLabel, edgeLabel } from './labels.ts';
import {
  BLANK,
  cellSpot,
  CROSS,
  dotSpot,
  edgeSpot,
  INSIDE,
  isClue,
  LINE,
  meshOf,
  OUTSIDE_MARK,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

const MARGIN = 0.5;
const DOT = 0.06; // radius
const CROSS_ARM = 0.09;
const CLUE = 0.55; // text size
const BOX = 0.7; // the box round a wrong clue, of the cell

/** Where things are: the same for every state of a mesh, so it is kept with the mesh. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly Point[];
  readonly edges: readonly (readonly [Point, Point, Point])[]; // ends and middle
  readonly cells: readonly Point[];
  readonly still: readonly Shape[];
  readonly line: Kept; // by edge
  readonly cross: Kept;
  readonly inside: Kept; // by cell
  readonly outside: Kept;
  readonly box: Kept;
}
type Point = readonly [x: number, y: number];

/** Drawn when first asked for, and handed out again: a screen sees at a glance what has not changed. */
type Kept = (index: number) => Shape;

function keep(count: number, draw: Kept): Kept {
  const drawn = new Array<Shape | undefined>(count).fill(undefined);
  return (index) => (drawn[index] ??= draw(index));
}

type ClueRole = 'clue' | 'clue-done' | 'clue-wrong';
type Clues = Readonly<Record<ClueRole, Kept>>;

/** A puzzle as it was drawn last. */
interface Drawn {
  readonly tracker: ChangeTracker;
  readonly lines: Sorted;
  readonly crosses: Sorted;
  readonly kept: Clues; // by cell
  readonly texts: Shape[]; // one for each clue
  readonly place: Int32Array; // among them, by cell; -1 where there is no clue
  readonly wrong: Uint8Array; // by cell
}

/** Shapes in the order of what they stand for. */
class Sorted {
  readonly shapes: Shape[] = [];
  readonly #indexes: number[] = [];

  set(index: number, shape: Shape | undefined): void {
    let [low, high] = [0, this.#indexes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#indexes[middle] < index) low = middle + 1;
      else high = middle;
    }
    const old = this.#indexes[low] === index ? 1 : 0;
    this.#indexes.splice(low, old, ...(shape ? [index] : []));
    this.shapes.splice(low, old, ...(shape ? [shape] : []));
  }
}

const layoutOf = perObject(makeLayout);

function makeLayout(mesh: Mesh): Layout {
  const [left, right] = range(mesh.dotX);
  const [top, bottom] = range(mesh.dotY);
  const dots = Array.from(mesh.dotX, (x, dot): Point => [x - left + MARGIN, mesh.dotY[dot] - top + MARGIN]);
  const edges = Array.from({ length: mesh.edgeCount }, (_, edge) => {
    const [a, b] = [dots[mesh.edgeDots[2 * edge]], dots[mesh.edgeDots[2 * edge + 1]]];
    return [a, b, mean([a, b])] as const;
  });
  const cells = mesh.faceDots.map((corners) => mean(Array.from(corners, (dot) => dots[dot])));
  const corners = (cell: number) => Array.from(mesh.faceDots[cell], (dot) => dots[dot]);
  return {
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    dots,
    edges,
    cells,
    still: [
      ...edges.map((ends, edge) => segment('guide', 'still', edge, ends)),
      ...dots.map(([x, y], dot): Shape => {
        return { kind: 'disc', role: 'dot', layer: 'still', spot: dotSpot(dot), x, y, r: DOT };
      }),
    ],
    line: keep(mesh.edgeCount, (edge) => ({ ...segment('line', 'live', edge, edges[edge]), by: 'player' })),
    cross: keep(mesh.edgeCount, (edge) => crossMark(edge, edges[edge][2])),
    inside: keep(mesh.faceCount, (cell) => area('inside', 'player', cell, corners(cell))),
    outside: keep(mesh.faceCount, (cell) => area('outside', 'player', cell, corners(cell))),
    box: keep(mesh.faceCount, (cell) => box(cell, cells[cell], corners(cell))),
  };
}

function range(values: Float64Array): [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Shapes in painting order: tints lie under the guides, clues on top. */
export function scene(puzzle: Puzzle, state: State): Scene {
  const mesh = meshOf(puzzle);
  const layout = layoutOf(mesh);
  const drawn = drawnOf(puzzle);
  redraw(drawn, puzzle, mesh, layout, state);
  const shapes = tints(mesh, layout, state).concat(
    layout.still,
    drawn.lines.shapes,
    drawn.crosses.shapes,
    boxes(drawn, layout),
    drawn.texts,
  );
  const { width, height } = layout;
  let made: readonly Target[] | undefined;
  return {
    width,
    height,
    mainKind: 'edge',
    shapes,
    /** Every spot with its label takes longer than the picture, and is seldom asked for. */
    get targets() {
      made ??= targets(puzzle, mesh, layout, state);
      return made;
    },
  };
}

function targets(puzzle: Puzzle, mesh: Mesh, layout: Layout, state: State): Target[] {
  const found: Target[] = [];
  for (let edge = 0; edge < mesh.edgeCount; edge++) {
    const [x, y] = layout.edges[edge][2];
    found.push({ spot: edgeSpot(edge), kind: 'edge', x, y, label: edgeLabel(mesh, puzzle, state, edge) });
  }
  for (let cell = 0; cell < mesh.faceCount; cell++) {
    const [x, y] = layout.cells[cell];
    const label = cellLabel(mesh, puzzle, state, cell);
    found.push({ spot: cellSpot(cell), kind: 'cell', x, y, label, name: cellName(puzzle, cell) });
  }
  for (let dot = 0; dot < mesh.dotCount; dot++) {
    const [x, y] = layout.dots[dot];
    found.push({ spot: dotSpot(dot), kind: 'dot', x, y, label: dotLabel(mesh, puzzle, state, dot) });
  }
  return found;
}

/** All of one kind and then all of the other, here as with the edges: a screen may paint neighbours of one ink in one go. */
function tints(mesh: Mesh, layout: Layout, state: State): Shape[] {
  const [inside, outside]: [Shape[], Shape[]] = [[], []];
  for (let cell = 0; cell < mesh.faceCount; cell++)
    if (state.cells[cell] === INSIDE) inside.push(layout.inside(cell));
    else if (state.cells[cell] === OUTSIDE_MARK) outside.push(layout.outside(cell));
  return inside.concat(outside);
}

const area = (role: Role, by: Shape['by'], cell: number, points: readonly Point[]): Shape => ({
  kind: 'polygon',
  role,
  layer: 'live',
  ...(by && { by }),
  spot: cellSpot(cell),
  points,
});

function segment(role: Role, layer: Shape['layer'], edge: number, [a, b]: readonly Point[]): Shape {
  return { kind: 'line', role, layer, spot: edgeSpot(edge), x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
}

function crossMark(edge: number, [x, y]: Point): Shape {
  const [l, r, t, b] = [x - CROSS_ARM, x + CROSS_ARM, y - CROSS_ARM, y + CROSS_ARM].map(round);
  const d = `M${l} ${t}L${r} ${b}M${l} ${b}L${r} ${t}`;
  return { kind: 'path', role: 'cross', layer: 'live', by: 'player', spot: edgeSpot(edge), d };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** What a change touches is drawn anew; the rest is as it was in the state before. */
function redraw(drawn: Drawn, puzzle: Puzzle, mesh: Mesh, layout: Layout, state: State): void {
  const { tracker, lines, crosses, kept, texts, place, wrong } = drawn;
  const changes = tracker.to(state);
  for (const edge of changes.edges) {
    const now = state.edges[edge];
    lines.set(edge, now === LINE ? layout.line(edge) : undefined);
    crosses.set(edge, now === CROSS ? layout.cross(edge) : undefined);
  }
  changes.faces((cell) => {
    if (place[cell] < 0) return;
    const role = clueRole(puzzle.clues[cell], state, mesh.faceEdges[cell]);
    texts[place[cell]] = kept[role](cell);
    wrong[cell] = role === 'clue-wrong' ? 1 : 0;
  });
}

function boxes({ wrong }: Drawn, layout: Layout): Shape[] {
  const shapes: Shape[] = [];
  for (let cell = wrong.indexOf(1); cell >= 0; cell = wrong.indexOf(1, cell + 1))
    shapes.push(layout.box(cell));
  return shapes;
}

/** Puzzles of one size share a layout, but not their clues. */
const drawnOf = perObject((puzzle: Puzzle): Drawn => {
  const mesh = meshOf(puzzle);
  const layout = layoutOf(mesh);
  const texts = (role: ClueRole) =>
    keep(mesh.faceCount, (cell) => {
      const [x, y] = layout.cells[cell];
      const text = clueText(puzzle.clues[cell]);
      return {
        kind: 'text',
        role,
        layer: 'live',
        by: 'verdict',
        spot: cellSpot(cell),
        x,
        y,
        size: CLUE,
        text,
      };
    });
  let count = 0;
  return {
    tracker: new ChangeTracker(mesh),
    lines: new Sorted(),
    crosses: new Sorted(),
    kept: { clue: texts('clue'), 'clue-done': texts('clue-done'), 'clue-wrong': texts('clue-wrong') },
    texts: [],
    place: Int32Array.from(puzzle.clues, (clue) => (clue === BLANK ? -1 : count++)),
    wrong: new Uint8Array(mesh.faceCount),
  };
});

export const clueText = (clue: number): string => (clue === BLANK ? '' : isClue(clue) ? String(clue) : '?');

/** Met, beyond mending by more lines, or neither yet. */
export function clueRole(clue: number, state: State, edges: ArrayLike<number>): ClueRole {
  if (!isClue(clue)) return 'clue';
  const { lines, open } = tally(state, edges);
  if (lines === clue) return 'clue-done';
  return lines > clue || lines + open < clue ? 'clue-wrong' : 'clue';
}

/** A wrong clue is boxed as well as inked, so that it shows without colour. */
const box = (cell: number, [x, y]: Point, corners: readonly Point[]): Shape =>
  area(
    'clue-wrong',
    'verdict',
    cell,
    corners.map(([px, py]): Point => [round(x + BOX * (px - x)), round(y + BOX * (py - y))]),
  );
