/** The board as shapes: walls around it, faint cells, pieces with their tabs over them, zigzags where sides disagree. */
import type { ViewOptions, Scene, Shape, Slot, Target } from '../../../draw/scene.ts';
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import { mismatches } from '../rules/check.ts';
import { colourNumber } from '../rules/colours.ts';
import { centreOf, cornersAt, endsOf, HEIGHT, middleOf, pieceShapes, towards } from './drawing.ts';
import { cellLabel, pieceLabel, wallLabel } from './labels.ts';
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
  SHELF_SPOT,
  symbolOf,
  wallSpot,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { signShapes, type Point, type Signs } from './symbols.ts';

const MARGIN = 0.5;
const BAND = -0.55; // how far the band of a wall reaches beyond its side, as a share of the way to the centre

const cornersOf = (board: TriangleBoard, cell: number): readonly Point[] =>
  cornersAt(MARGIN + board.x[cell], MARGIN + HEIGHT * board.row[cell], board.up[cell]);

/** Letters tell most: without a wish they stand on every side. */
export function scene(puzzle: Puzzle, state: State, { symbols: signs = 'letters' }: ViewOptions = {}): Scene {
  const board = boardOf(puzzle);
  const [width, height] = [board.columns + 2 * MARGIN, board.rows * HEIGHT + 2 * MARGIN];
  const loose = Array.from({ length: looseCount(puzzle) }, (_, piece) => piece);
  return {
    width,
    height,
    mainKind: 'cell',
    shapes: [...stillShapes(puzzle, board, signs), ...liveShapes(puzzle, state, board, signs)],
    targets: targetsOf(puzzle, state, board, width, height),
    shelf: {
      spot: SHELF_SPOT,
      slots: loose.map((piece) =>
        state.at[piece] === SHELF ? slotOf(puzzle, state, piece, signs) : undefined,
      ),
    },
  };
}

/** A walled side shows what its wall shows. */
const stillShapes = (puzzle: Puzzle, board: TriangleBoard, signs: Signs): Shape[] => [
  ...puzzle.walls.flatMap((label, border) =>
    label === FREE ? [] : wallShapes(puzzle, board, border, signs),
  ),
  ...board.names.map((_, cell): Shape => ({
    kind: 'polygon',
    role: 'outline',
    layer: 'still',
    spot: cellSpot(board, cell),
    points: cornersOf(board, cell),
  })),
];

function wallShapes(puzzle: Puzzle, board: TriangleBoard, border: number, signs: Signs): Shape[] {
  const { points, middle, along } = bandOf(board, border);
  const label = mate(puzzle.match, puzzle.walls[border]);
  const colour = colourNumber(puzzle, label);
  const named = { layer: 'still', spot: wallSpot(border) } as const;
  const seat = { alone: middle, deep: middle, along, size: 0.26 };
  return [
    { kind: 'polygon', role: `label-${colour}`, points, ...named },
    { kind: 'polygon', role: 'rim', points, ...named },
    ...signShapes(puzzle, label, seat, signs, named),
  ];
}

/** A strip along the outside of a border side. */
function bandOf(
  board: TriangleBoard,
  border: number,
): { readonly points: readonly Point[]; readonly middle: Point; readonly along: Point } {
  const at = board.border[border];
  const corners = cornersOf(board, Math.floor(at / 3));
  const [a, b] = endsOf(corners, at % 3);
  const centre = centreOf(corners);
  const outwards = (point: Point): Point => {
    const [x, y] = middleOf([a, b]);
    return [point[0] + (centre[0] - x) * BAND, point[1] + (centre[1] - y) * BAND];
  };
  const points = [a, b, outwards(towards(b, a, 0.08)), outwards(towards(a, b, 0.08))];
  const along: Point = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  return { points, middle: centreOf(points), along };
}

function liveShapes(puzzle: Puzzle, state: State, board: TriangleBoard, signs: Signs): Shape[] {
  const layers = state.at.flatMap((cell, piece) => {
    if (cell === SHELF) return [];
    const corners = cornersOf(board, cell);
    const spot = cellSpot(board, cell);
    const held =
      isFixed(puzzle, piece) || state.locked[piece] ? [studShape(corners, spot, isFixed(puzzle, piece))] : [];
    return [{ ...pieceShapes(puzzle, puzzle.pieces[piece], state.turn[piece], corners, spot, signs), held }];
  });
  return [
    ...layers.flatMap(({ body }) => body),
    ...layers.flatMap(({ tabs }) => tabs),
    ...layers.flatMap((each) => [...each.signs, ...each.held]),
    ...mismatches(puzzle, state).map(({ cell, side }) => zigzag(board, cell, side)),
  ];
}

/** A diamond pins a fixed piece, a round stud one that the player has locked. */
function studShape(corners: readonly Point[], spot: string, fixed: boolean): Shape {
  const [x, y] = centreOf(corners);
  const r = 0.17;
  if (!fixed) return { kind: 'disc', role: 'fixed', layer: 'live', by: 'player', spot, x, y, r: 0.13 };
  const points: Point[] = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ];
  return { kind: 'polygon', role: 'fixed', layer: 'live', spot, points };
}

const TEETH = 8;

function zigzag(board: TriangleBoard, cell: number, side: number): Shape {
  const corners = cornersOf(board, cell);
  const [a, b] = endsOf(corners, side);
  const centre = centreOf(corners);
  const middle = middleOf([a, b]);
  const points = Array.from({ length: TEETH + 1 }, (_, i) => {
    const [x, y] = towards(a, b, 0.08 + (0.84 * i) / TEETH);
    const swing = i % 2 ? 0.16 : -0.16;
    return [x + (centre[0] - middle[0]) * swing, y + (centre[1] - middle[1]) * swing];
  });
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(3)} ${y.toFixed(3)}`).join('');
  return { kind: 'path', role: 'mismatch', layer: 'live', by: 'verdict', d, spot: cellSpot(board, cell) };
}

const SLOT_MARGIN = 0.25;

function slotOf(puzzle: Puzzle, state: State, piece: number, signs: Signs): Slot {
  const turn = state.turn[piece];
  const labels = puzzle.pieces[piece];
  const corners = cornersAt(SLOT_MARGIN, SLOT_MARGIN, turn % 2 === 0);
  const layers = pieceShapes(puzzle, labels, turn, corners, pieceSpot(piece), signs);
  return {
    spot: pieceSpot(piece),
    width: 2 + 2 * SLOT_MARGIN,
    height: HEIGHT + 2 * SLOT_MARGIN,
    shapes: [...layers.body, ...layers.tabs, ...layers.signs],
    label: pieceLabel(puzzle, state, piece),
    groupKey: kinOf(puzzle, labels),
  };
}

/** Its signs in order, however it is turned. */
const kinOf = ({ match }: Puzzle, labels: Piece): string =>
  labels
    .toSorted((a, b) => a - b)
    .map((label) => symbolOf(match, label))
    .join('');

/** Shelf pieces lie outside the picture; their targets stand along its lower edge, in the order of the slots. */
function targetsOf(
  puzzle: Puzzle,
  state: State,
  board: TriangleBoard,
  width: number,
  height: number,
): Target[] {
  const byCell = piecesByCell(puzzle, state);
  const loose = looseCount(puzzle);
  const cells = board.names.map((_, cell): Target => {
    const [x, y] = centreOf(cornersOf(board, cell));
    const label = cellLabel(puzzle, state, byCell, cell);
    const piece = byCell[cell];
    return {
      spot: cellSpot(board, cell),
      kind: 'cell',
      x,
      y,
      label,
      name: board.names[cell],
      mustBeFilled: piece === NOWHERE,
      ...(piece !== NOWHERE && { piece: pieceSpot(piece) }),
    };
  });
  const walls = puzzle.walls.flatMap((label, border): Target[] => {
    const [x, y] = bandOf(board, border).middle;
    return label === FREE
      ? []
      : [{ spot: wallSpot(border), kind: 'wall', x, y, label: wallLabel(puzzle, border) }];
  });
  const pieces = Array.from({ length: loose }, (_, piece): Target => {
    const x = (width * (piece + 0.5)) / loose;
    const spot = pieceSpot(piece);
    const label = pieceLabel(puzzle, state, piece);
    return { spot, kind: 'piece', x, y: height, label, name: String(piece + 1), piece: spot };
  });
  return [...cells, ...walls, ...pieces];
}
