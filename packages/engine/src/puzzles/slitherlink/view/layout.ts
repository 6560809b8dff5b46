/** Where things are on the picture, and how each is drawn: the same for every state of a mesh. */
import { isPaletteRole, type Role, type Shape } from '../../../draw/scene.ts';
import { boxPoints, inset, meanOf, round, roundedPath, type Point } from '../../../draw/paths.ts';
import { LINE_PEN } from '../../../draw/theme.ts';
import { perObject } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import { cellSpot, dotSpot, edgeSpot } from '../rules/rules.ts';

const MARGIN = 0.5;
const DOT = 0.0525; // radius
const CROSS_ARM = 0.065;
const BOX = 1.24; // the box round a wrong clue, in sizes of its text
const BOX_CORNER = 0.28;
const TINT_INSET = 0.04; // of the way to the middle
const TINT_CORNER = 0.08;
const CLUE = 0.5; // text size on a square, and how far its middle is from its sides
const [SMALLEST_CLUE, LARGEST_CLUE] = [0.3, 0.75];

/** Drawn on first use and then reused: a screen sees at a glance what has not changed. */
type Kept = (index: number) => Shape;

function keep(count: number, draw: Kept): Kept {
  const drawn = new Array<Shape | undefined>(count).fill(undefined);
  return (index) => (drawn[index] ??= draw(index));
}

export type ClueRole = 'clue' | 'clue-done' | 'clue-wrong';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly Point[];
  readonly edges: readonly (readonly [Point, Point, Point])[]; // ends and middle
  readonly cells: readonly Point[]; // where a clue goes
  readonly clueSizes: readonly number[]; // by cell
  readonly still: readonly Shape[];
  readonly line: Kept; // by edge
  readonly wrongLine: Kept;
  readonly cross: Kept;
  readonly inside: Kept; // by cell
  readonly outside: Kept;
  readonly wash: Kept;
  readonly box: Kept;
  readonly restDot: Kept; // by dot
  /** A number in a cell: the same object in every puzzle that has it there, so that an edit draws one anew. */
  readonly clue: (role: ClueRole, text: string, cell: number) => Shape;
  /** A line or a cross in another ink: the same object each time. */
  readonly inked: (role: Role, shape: Shape) => Shape;
}

export const layoutOf = perObject(makeLayout);

function makeLayout(mesh: Mesh): Layout {
  const [left, right] = range(mesh.dotX);
  const [top, bottom] = range(mesh.dotY);
  const dots = Array.from(mesh.dotX, (x, dot): Point => [x - left + MARGIN, mesh.dotY[dot] - top + MARGIN]);
  const edges = Array.from({ length: mesh.edgeCount }, (_, edge) => {
    const [a, b] = [dots[mesh.edgeDots[2 * edge]], dots[mesh.edgeDots[2 * edge + 1]]];
    return [a, b, meanOf([a, b])] as const;
  });
  const corners = mesh.faceDots.map((face) => Array.from(face, (dot) => dots[dot]));
  const middles = corners.map(mesh.middleOf ?? ((points) => ({ at: meanOf(points), radius: CLUE })));
  const cells = middles.map(({ at }) => at);
  const clueSizes = middles.map(({ radius }) => clueSize(radius));
  return {
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    dots,
    edges,
    cells,
    clueSizes,
    still: [
      // Squares are seen from their dots alone; the cells of any other tiling need their sides drawn.
      ...edges.map((ends, edge) => segment(mesh.middleOf ? 'side' : 'guide', 'still', edge, ends)),
      ...dots.map((at, dot) => disc('dot', 'still', dot, at)),
    ],
    line: keep(mesh.edgeCount, (edge) => ({ ...segment('line', 'live', edge, edges[edge]), by: 'player' })),
    wrongLine: keep(mesh.edgeCount, (edge) => ({
      ...segment('wrong', 'live', edge, edges[edge]),
      by: 'verdict',
    })),
    cross: keep(mesh.edgeCount, (edge) => crossMark(edge, edges[edge][2])),
    inside: keep(mesh.faceCount, (cell) => tint('inside', cell, corners[cell])),
    outside: keep(mesh.faceCount, (cell) => tint('outside', cell, corners[cell])),
    wash: keep(mesh.faceCount, (cell) => ({
      ...box('wrong-wash', cell, cells[cell], clueSizes[cell]),
      filled: true,
    })),
    box: keep(mesh.faceCount, (cell) => box('clue-wrong', cell, cells[cell], clueSizes[cell])),
    restDot: keep(mesh.dotCount, (dot) => disc('dot-rest', 'live', dot, dots[dot])),
    clue: cluesOnce(cells, clueSizes),
    inked: inkedOnce(),
  };
}

/** As large as on a square where there is as much room, and never too large to look like the others. */
const clueSize = (radius: number): number =>
  round(
    Math.min(LARGEST_CLUE, Math.max(SMALLEST_CLUE, radius >= CLUE ? CLUE + (radius - CLUE) / 4 : radius)),
  );

/** Two digits are wider than one. */
const TWO_DIGITS = 0.85;

function cluesOnce(cells: readonly Point[], sizes: readonly number[]): Layout['clue'] {
  const made = new Map<string, Kept>();
  return (role, text, cell) => {
    const key = `${role} ${text}`;
    const known = made.get(key) ?? keep(cells.length, draw(role, text));
    made.set(key, known);
    return known(cell);
  };
  function draw(role: ClueRole, text: string): Kept {
    return (cell) => ({
      kind: 'text',
      role,
      layer: 'live',
      by: 'verdict',
      spot: cellSpot(cell),
      x: cells[cell][0],
      y: cells[cell][1],
      size: text.length > 1 ? sizes[cell] * TWO_DIGITS : sizes[cell],
      text,
    });
  }
}

/** Colours of parts are meant for outlines; here they are as wide as a line. */
function inkedOnce(): Layout['inked'] {
  const made = new Map<Role, Map<Shape, Shape>>();
  return (role, shape) => {
    const known = made.get(role) ?? new Map<Shape, Shape>();
    made.set(role, known);
    const pen = isPaletteRole(role) ? { pen: LINE_PEN } : {};
    const inked = known.get(shape) ?? { ...shape, role, ...pen };
    known.set(shape, inked);
    return inked;
  };
}

function range(values: Float64Array): [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

const disc = (role: Role, layer: Shape['layer'], dot: number, [x, y]: Point): Shape => ({
  kind: 'disc',
  role,
  layer,
  spot: dotSpot(dot),
  x,
  y,
  r: DOT,
});

function segment(role: Role, layer: Shape['layer'], edge: number, [a, b]: readonly Point[]): Shape {
  return { kind: 'line', role, layer, spot: edgeSpot(edge), x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
}

function crossMark(edge: number, [x, y]: Point): Shape {
  const [l, r, t, b] = [x - CROSS_ARM, x + CROSS_ARM, y - CROSS_ARM, y + CROSS_ARM].map(round);
  const d = `M${l} ${t}L${r} ${b}M${l} ${b}L${r} ${t}`;
  return { kind: 'path', role: 'cross', layer: 'live', by: 'player', spot: edgeSpot(edge), d };
}

type Path = Extract<Shape, { kind: 'path' }>;

const tint = (role: Role, cell: number, corners: readonly Point[]): Path => ({
  kind: 'path',
  role,
  layer: 'live',
  by: 'player',
  spot: cellSpot(cell),
  filled: true,
  d: roundedPath(inset(corners, TINT_INSET), TINT_CORNER),
});

/** A wrong clue is boxed as well as inked, so that it shows without colour. */
const box = (role: Role, cell: number, [x, y]: Point, size: number): Path => ({
  kind: 'path',
  role,
  layer: 'live',
  by: 'verdict',
  spot: cellSpot(cell),
  d: roundedPath(
    boxPoints(x - (size * BOX) / 2, y - (size * BOX) / 2, size * BOX, size * BOX),
    size * BOX_CORNER,
  ),
});
