/** The board as shapes: a grid of cells, pearls as discs, the line from centre to centre, crosses on borders. */
import { perObject } from '../../../cache.ts';
import { loopShapes } from '../../../draw/loop-shapes.ts';
import { boxPoints, round, roundedPath, type Point } from '../../../draw/paths.ts';
import {
  isPaletteRole,
  type Role,
  type Scene,
  type Shape,
  type Target,
  type ViewOptions,
} from '../../../draw/scene.ts';
import { LINE_PEN } from '../../../draw/theme.ts';
import { partColours } from '../../../loops/part-colours.ts';
import { loopDots } from '../../../loops/single-loop.ts';
import { boardOf, type Board } from '../rules/board.ts';
import { pearlIssue } from '../rules/check.ts';
import {
  BLACK,
  BLANK,
  cellSpot,
  CROSS,
  LINE,
  linkSpot,
  pearlCells,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { cellLabel, cellName, linkLabel } from './labels.ts';

const MARGIN = 0.35;
const PEARL = 0.33;
const RIM = 0.0275; // half the pen of a white pearl
const CROSS_ARM = 0.065;
const BOX = 0.86; // the box round a pearl that went wrong
const BOX_CORNER = 0.14;
const CORNER = 0.16; // of the grid

const centreOf = ({ width }: Board, cell: number): Point => [
  MARGIN + (cell % width) + 0.5,
  MARGIN + Math.floor(cell / width) + 0.5,
];

export function endsOf(board: Board, link: number): [Point, Point] {
  const { edgeDots } = board.mesh;
  return [centreOf(board, edgeDots[2 * link]), centreOf(board, edgeDots[2 * link + 1])];
}

function middleOf(board: Board, link: number): Point {
  const [[ax, ay], [bx, by]] = endsOf(board, link);
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Painted in this order: the line runs over the pearls, as a pen would. */
export function scene(puzzle: Puzzle, state: State, options: ViewOptions = {}): Scene {
  const board = boardOf(puzzle);
  let made: readonly Target[] | undefined;
  const loop = loopDots(board.mesh, state);
  const isSolved = loop && pearlCells(puzzle).every((cell) => isMet(puzzle, board, state, cell));
  return {
    width: board.width + 2 * MARGIN,
    height: board.height + 2 * MARGIN,
    onPaper: true,
    shapes: [...stillOf(puzzle), ...marks(board, state, options), ...boxes(puzzle, board, state)],
    ...(isSolved && { solved: solvedShapes(puzzle, board, loop) }),
    mainKind: 'link',
    /** Labels for every spot take longer than the picture, and are seldom needed. */
    get targets() {
      return (made ??= targetsOf(puzzle, board, state));
    },
  };
}

const isMet = ({ pearls }: Puzzle, board: Board, state: State, cell: number): boolean =>
  pearlIssue(board, state, pearls[cell], cell) === undefined;

const stillOf = perObject((puzzle: Puzzle): readonly Shape[] => {
  const board = boardOf(puzzle);
  return [...grid(board), ...guides(board), ...pearls(puzzle, board)];
});

/** What the loop encloses shines through the grid; the pearls are on top. */
function solvedShapes(puzzle: Puzzle, board: Board, loop: readonly number[]): readonly Shape[] {
  const lit = loopShapes(loop.map((cell) => centreOf(board, cell)));
  return [lit.glow, ...grid(board), ...pearls(puzzle, board), lit.loop];
}

/** Faint lines between cells within a firmer frame. */
function grid({ width, height }: Board): Shape[] {
  const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({
    kind: 'line',
    role: 'grid',
    layer: 'still',
    x1: MARGIN + x1,
    y1: MARGIN + y1,
    x2: MARGIN + x2,
    y2: MARGIN + y2,
  });
  const frame = roundedPath(boxPoints(MARGIN, MARGIN, width, height), CORNER);
  return [
    ...Array.from({ length: height - 1 }, (_, row) => line(0, row + 1, width, row + 1)),
    ...Array.from({ length: width - 1 }, (_, column) => line(column + 1, 0, column + 1, height)),
    { kind: 'path', role: 'outline', layer: 'still', pen: 0.02, d: frame },
  ];
}

/** Where the line could run: invisible, but the screen's highlights follow it. */
const guides = (board: Board): Shape[] =>
  Array.from({ length: board.mesh.edgeCount }, (_, link) => {
    const [[x1, y1], [x2, y2]] = endsOf(board, link);
    return { kind: 'line', role: 'guide', layer: 'still', spot: linkSpot(link), x1, y1, x2, y2 };
  });

const pearls = (puzzle: Puzzle, board: Board): Shape[] =>
  pearlCells(puzzle).flatMap((cell) => pearlShapes(puzzle, board, cell));

/** Both lit from the upper left. On a dark page the rim is what shows a black one. */
function pearlShapes({ pearls: colours }: Puzzle, board: Board, cell: number): Shape[] {
  const [x, y] = centreOf(board, cell);
  const disc = { kind: 'disc', layer: 'still', x, y } as const;
  const shadow: Shape = { ...disc, role: 'shadow', x: round(x + 0.03), y: round(y + 0.05), r: PEARL };
  const rim: Shape = { ...disc, role: 'pearl-rim', spot: cellSpot(cell), r: round(PEARL - RIM) };
  if (colours[cell] !== BLACK) return [shadow, { ...disc, role: 'pearl', r: PEARL }, rim];
  return [
    shadow,
    { ...disc, role: 'pearl-dark', spot: cellSpot(cell), r: PEARL },
    rim,
    { ...disc, role: 'sheen', x: round(x - 0.1), y: round(y - 0.12), r: 0.08 },
  ];
}

function marks(board: Board, state: State, { colourParts, tried }: ViewOptions): Shape[] {
  const { edges } = state;
  const colours = colourParts ? partColours(board.mesh, state) : undefined;
  const shapes: Shape[] = [];
  for (let link = 0; link < edges.length; link++) {
    const isTried = tried?.has(linkSpot(link));
    const colour = colours?.get(link);
    if (edges[link] === LINE) shapes.push(stroke(board, link, isTried ? 'line-tried' : (colour ?? 'line')));
    if (edges[link] === CROSS) shapes.push(crossMark(board, link, isTried ? 'cross-tried' : 'cross'));
  }
  return shapes;
}

/** Colours of parts are meant for outlines; here they are as wide as a line. */
function stroke(board: Board, link: number, role: Role): Shape {
  const [[x1, y1], [x2, y2]] = endsOf(board, link);
  const pen = isPaletteRole(role) ? { pen: LINE_PEN } : {};
  return { kind: 'line', role, layer: 'live', by: 'player', spot: linkSpot(link), x1, y1, x2, y2, ...pen };
}

function crossMark(board: Board, link: number, role: Role): Shape {
  const [x, y] = middleOf(board, link);
  const [l, r, t, b] = [x - CROSS_ARM, x + CROSS_ARM, y - CROSS_ARM, y + CROSS_ARM].map(round);
  const d = `M${l} ${t}L${r} ${b}M${l} ${b}L${r} ${t}`;
  return { kind: 'path', role, layer: 'live', by: 'player', spot: linkSpot(link), d };
}

/** A pearl that can no longer be right is boxed, so that it shows without colour. */
const boxes = (puzzle: Puzzle, board: Board, state: State): Shape[] =>
  pearlCells(puzzle)
    .filter((cell) => pearlRole(puzzle, board, state, cell) === 'clue-wrong')
    .map((cell) => {
      const [x, y] = centreOf(board, cell);
      const d = roundedPath(boxPoints(x - BOX / 2, y - BOX / 2, BOX, BOX), BOX_CORNER);
      return { kind: 'path', role: 'clue-wrong', layer: 'live', by: 'verdict', spot: cellSpot(cell), d };
    });

export const pearlRole = ({ pearls }: Puzzle, board: Board, state: State, cell: number): Role =>
  pearls[cell] !== BLANK && pearlIssue(board, state, pearls[cell], cell)?.kind === 'wrong'
    ? 'clue-wrong'
    : 'clue';

function targetsOf(puzzle: Puzzle, board: Board, state: State): Target[] {
  const links = Array.from({ length: board.mesh.edgeCount }, (_, link): Target => {
    const [x, y] = middleOf(board, link);
    return { spot: linkSpot(link), kind: 'link', x, y, label: linkLabel(board, state, link) };
  });
  const cells = Array.from({ length: board.cells }, (_, cell): Target => {
    const [x, y] = centreOf(board, cell);
    const label = cellLabel(board, puzzle, state, cell);
    return { spot: cellSpot(cell), kind: 'cell', x, y, label, name: cellName(board, cell) };
  });
  return [...links, ...cells];
}
