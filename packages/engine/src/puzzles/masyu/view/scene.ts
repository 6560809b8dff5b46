/** The board as shapes: a grid of cells, pearls as discs, the line from centre to centre, crosses on borders. */
import { perObject } from '../../../cache.ts';
import type { Role, Scene, Shape, Target } from '../../../draw/scene.ts';
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

const MARGIN = 0.25;
const PEARL = 0.32;
const RING = 0.06; // the pen of a white pearl
const GRID = 0.015;
const CROSS_ARM = 0.1;
const BOX = 0.42; // half a side of the box around a pearl that went wrong

type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 1000) / 1000;

const centreOf = ({ width }: Board, cell: number): Point => [
  MARGIN + (cell % width) + 0.5,
  MARGIN + Math.floor(cell / width) + 0.5,
];

function endsOf(board: Board, link: number): [Point, Point] {
  const { edgeDots } = board.mesh;
  return [centreOf(board, edgeDots[2 * link]), centreOf(board, edgeDots[2 * link + 1])];
}

function middleOf(board: Board, link: number): Point {
  const [[ax, ay], [bx, by]] = endsOf(board, link);
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Painted in this order: the line runs over the pearls. */
export function scene(puzzle: Puzzle, state: State): Scene {
  const board = boardOf(puzzle);
  let made: readonly Target[] | undefined;
  return {
    width: board.width + 2 * MARGIN,
    height: board.height + 2 * MARGIN,
    shapes: [...stillOf(puzzle), ...marks(board, state), ...boxes(puzzle, board, state)],
    mainKind: 'link',
    /** Every spot with its label takes longer than the picture, and is seldom asked for. */
    get targets() {
      return (made ??= targetsOf(puzzle, board, state));
    },
  };
}

const stillOf = perObject((puzzle: Puzzle): readonly Shape[] => {
  const board = boardOf(puzzle);
  return [...grid(board), ...pearlCells(puzzle).map((cell) => pearlShape(puzzle, board, cell))];
});

function grid({ width, height }: Board): Shape[] {
  const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({
    kind: 'line',
    role: 'outline',
    layer: 'still',
    pen: GRID,
    x1: MARGIN + x1,
    y1: MARGIN + y1,
    x2: MARGIN + x2,
    y2: MARGIN + y2,
  });
  return [
    ...Array.from({ length: height + 1 }, (_, row) => line(0, row, width, row)),
    ...Array.from({ length: width + 1 }, (_, column) => line(column, 0, column, height)),
  ];
}

function pearlShape({ pearls }: Puzzle, board: Board, cell: number): Shape {
  const [x, y] = centreOf(board, cell);
  const disc = { kind: 'disc', layer: 'still', spot: cellSpot(cell), x, y } as const;
  return pearls[cell] === BLACK
    ? { ...disc, role: 'dot', r: PEARL }
    : { ...disc, role: 'rim', r: PEARL - RING / 2, pen: RING };
}

function marks(board: Board, { edges }: State): Shape[] {
  const shapes: Shape[] = [];
  for (let link = 0; link < edges.length; link++) {
    if (edges[link] === LINE) shapes.push(stroke(board, link));
    if (edges[link] === CROSS) shapes.push(crossMark(board, link));
  }
  return shapes;
}

function stroke(board: Board, link: number): Shape {
  const [[x1, y1], [x2, y2]] = endsOf(board, link);
  return { kind: 'line', role: 'line', layer: 'live', by: 'player', spot: linkSpot(link), x1, y1, x2, y2 };
}

function crossMark(board: Board, link: number): Shape {
  const [x, y] = middleOf(board, link);
  const [l, r, t, b] = [x - CROSS_ARM, x + CROSS_ARM, y - CROSS_ARM, y + CROSS_ARM].map(round);
  const d = `M${l} ${t}L${r} ${b}M${l} ${b}L${r} ${t}`;
  return { kind: 'path', role: 'cross', layer: 'live', by: 'player', spot: linkSpot(link), d };
}

/** A pearl that can no longer be right is boxed, so that it shows without colour. */
const boxes = (puzzle: Puzzle, board: Board, state: State): Shape[] =>
  pearlCells(puzzle)
    .filter((cell) => pearlRole(puzzle, board, state, cell) === 'clue-wrong')
    .map((cell) => {
      const [x, y] = centreOf(board, cell);
      const corner = (dx: number, dy: number): Point => [round(x + dx * BOX), round(y + dy * BOX)];
      return {
        kind: 'polygon',
        role: 'clue-wrong',
        layer: 'live',
        by: 'verdict',
        spot: cellSpot(cell),
        points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
      };
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
