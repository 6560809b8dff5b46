/** The board as shapes: walls around it, faint cells, pieces with their tabs over them, zigzags where sides disagree. */
import type { Pose, ViewOptions, Scene, Shape, Slot, Target } from '../../../draw/scene.ts';
import { NOWHERE, type TriangleBoard } from '../../../grid/triangle.ts';
import { mismatches } from '../rules/check.ts';
import { between, closedPath, meanOf, openPath, type Point, zigzagPath } from '../../../draw/paths.ts';
import { cornersAt, endsOf, HEIGHT, pieceShapes } from './drawing.ts';
import { cellLabel, pieceLabel, wallLabel } from './labels.ts';
import {
  boardOf,
  cellSpot,
  FREE,
  isFixed,
  looseCount,
  piecesByCell,
  pieceSpot,
  SHELF,
  SHELF_SPOT,
  symbolOf,
  TURNS,
  wallSpot,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import type { Signs } from './symbols.ts';
import { type CornersOf, wallMiddle, wallShapes } from './walls.ts';

const MARGIN = 0.5;

export const cornersOn =
  (board: TriangleBoard): CornersOf =>
  (cell) =>
    cornersAt(MARGIN + board.x[cell], MARGIN + HEIGHT * board.row[cell], board.up[cell]);

/** Letters are clearest: by default they are on every side. */
export function scene(puzzle: Puzzle, state: State, { symbols: signs = 'letters' }: ViewOptions = {}): Scene {
  const board = boardOf(puzzle);
  const [width, height] = [board.columns + 2 * MARGIN, board.rows * HEIGHT + 2 * MARGIN];
  const loose = Array.from({ length: looseCount(puzzle) }, (_, piece) => piece);
  return {
    width,
    height,
    mainKind: 'cell',
    shapes: [
      ...wellShapes(puzzle, state, board),
      ...wallShapes(puzzle, cornersOn(board), signs),
      ...liveShapes(puzzle, state, board, signs),
    ],
    targets: targetsOf(puzzle, state, board, width, height),
    shelf: {
      spot: SHELF_SPOT,
      slots: loose.map((piece) =>
        state.at[piece] === SHELF ? slotOf(puzzle, state, piece, signs) : undefined,
      ),
    },
  };
}

/** Empty cells, and each of their sides once. */
function wellShapes(puzzle: Puzzle, state: State, board: TriangleBoard): Shape[] {
  const cornersOf = cornersOn(board);
  const empty = piecesByCell(puzzle, state).flatMap((piece, cell) => (piece === NOWHERE ? [cell] : []));
  const open = new Set(empty);
  const sides = empty.flatMap((cell) =>
    [0, 1, 2]
      .filter(
        (side) => !(board.neighbours[3 * cell + side] < cell && open.has(board.neighbours[3 * cell + side])),
      )
      .map((side) => openPath(endsOf(cornersOf(cell), side))),
  );
  const wells = empty.map((cell): Shape => ({
    kind: 'path',
    role: 'well',
    layer: 'live',
    spot: cellSpot(board, cell),
    filled: true,
    d: closedPath(cornersOf(cell)),
  }));
  return sides.length
    ? [...wells, { kind: 'path', role: 'well-rim', layer: 'live', d: sides.join('') }]
    : wells;
}

function liveShapes(puzzle: Puzzle, state: State, board: TriangleBoard, signs: Signs): Shape[] {
  const cornersOf = cornersOn(board);
  const layers = state.at.flatMap((cell, piece) => {
    if (cell === SHELF) return [];
    const corners = cornersOf(cell);
    const spot = cellSpot(board, cell);
    const held =
      isFixed(puzzle, piece) || state.locked[piece] ? [studShape(corners, spot, isFixed(puzzle, piece))] : [];
    return [{ ...pieceShapes(puzzle, puzzle.pieces[piece], state.turn[piece], corners, spot, signs), held }];
  });
  return [
    ...layers.flatMap(({ shadow }) => shadow),
    ...layers.flatMap(({ body }) => body),
    ...layers.flatMap((each) => [...each.signs, ...each.held]),
    ...mismatches(puzzle, state).flatMap(({ cell, side }) =>
      zigzag(endsOf(cornersOf(cell), side), cellSpot(board, cell)),
    ),
  ];
}

/** A dot pins a given piece, a ring one that the player has locked. */
function studShape(corners: readonly Point[], spot: string, fixed: boolean): Shape {
  const [x, y] = meanOf(corners);
  const place = { kind: 'disc', role: 'fixed', layer: 'live', spot, x, y } as const;
  return fixed ? { ...place, r: 0.055 } : { ...place, by: 'player', r: 0.075, pen: 0.03 };
}

/** Cased in ground, so that it reads on any colour. */
function zigzag([a, b]: readonly [Point, Point], spot: string): Shape[] {
  const d = zigzagPath(between(a, b, 0.14), between(a, b, 0.86), 9, 0.068);
  const named = { kind: 'path', layer: 'live', by: 'verdict', d, spot } as const;
  return [
    { ...named, role: 'casing', pen: 0.124 },
    { ...named, role: 'mismatch', pen: 0.06 },
  ];
}

/** Tabs stand out. */
const SLOT_MARGIN = { equal: 0.04, complement: 0.2 } as const;

function slotOf(puzzle: Puzzle, state: State, piece: number, signs: Signs): Slot {
  const turn = state.turn[piece];
  const labels = puzzle.pieces[piece];
  const margin = SLOT_MARGIN[puzzle.match];
  const corners = cornersAt(margin, margin, turn % 2 === 0);
  const layers = pieceShapes(puzzle, labels, turn, corners, pieceSpot(piece), signs);
  return {
    spot: pieceSpot(piece),
    width: 2 + 2 * margin,
    height: HEIGHT + 2 * margin,
    shapes: [...layers.body, ...layers.signs],
    label: pieceLabel(puzzle, state, piece),
    pose: poseOf(state, piece),
    groupKey: kinOf(puzzle, labels),
  };
}

const poseOf = ({ turn }: State, piece: number): Pose => ({ turn: (turn[piece] * 360) / TURNS });

/** Its signs in order, however it is turned. */
const kinOf = ({ match }: Puzzle, labels: Piece): string =>
  labels
    .toSorted((a, b) => a - b)
    .map((label) => symbolOf(match, label))
    .join('');

/** Shelf pieces are outside the picture; their targets are along its lower edge, in the order of the slots. */
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
    const outline = cornersOn(board)(cell);
    const [x, y] = meanOf(outline);
    const label = cellLabel(puzzle, state, byCell, cell);
    const piece = byCell[cell];
    return {
      spot: cellSpot(board, cell),
      kind: 'cell',
      x,
      y,
      outline,
      label,
      name: board.names[cell],
      mustBeFilled: piece === NOWHERE,
      ...(piece !== NOWHERE && { piece: pieceSpot(piece), pose: poseOf(state, piece) }),
    };
  });
  const walls = puzzle.walls.flatMap((label, border): Target[] => {
    const [x, y] = wallMiddle(puzzle, cornersOn(board), border);
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
