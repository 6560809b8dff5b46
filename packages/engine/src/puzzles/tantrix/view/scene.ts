/**
 * The board as shapes: it is as large as the placed tiles and the cells beside them. What is on the shelf
 * has slots of its own; its targets are on the lower edge of the board, so that a cursor finds them below it.
 */
import type { ViewOptions, Scene, Shape, Slot, Target } from '../../../draw/scene.ts';
import { type Cell, cellKey, hexRadius } from '../../../grid/hex.ts';
import { type Point, zigzagPath } from '../../../draw/paths.ts';
import { hexPath, hexPoints, middle } from './bands.ts';
import { clashes, mustMatch } from '../rules/check.ts';
import { type Frame, frameOf } from './frame.ts';
import { type TileStyle, tileStyle, tileShapes } from './ribbons.ts';
import {
  type Board,
  boardOf,
  hexSpot,
  inHand,
  onShelf,
  type Puzzle,
  shelfSpot,
  slotTiles,
  type State,
  tileSpot,
} from '../rules/rules.ts';
import { forcedSpaces } from '../rules/solitaire.ts';
import { emptyCells } from '../rules/empty.ts';
import { colours, curveOf, hasColour } from '../rules/tiles.ts';
import { emptyLabel, placedLabel, shelfLabel, shelfTurn } from './labels.ts';

export function scene(puzzle: Puzzle, state: State, look?: ViewOptions): Scene {
  const board = boardOf(state);
  const style = tileStyle(look);
  const beside = emptyCells(puzzle, state);
  const frame = frameOf(puzzle, state);
  const tiles = state.placed.map((each) =>
    tileShapes(frame.at(each), each.tile, each.turn, style, hexSpot(each)),
  );
  return {
    width: frame.width,
    height: frame.height,
    mainKind: 'hex',
    shapes: [
      ...beside.flatMap((cell) => emptyShapes(puzzle, board, cell, frame)),
      ...tiles.flatMap(({ shadow }) => shadow),
      ...tiles.flatMap(({ body }) => body),
      ...tiles.flatMap(({ ribbons }) => ribbons),
      ...clashShapes(puzzle, board, frame),
      ...lockShapes(state, frame),
    ],
    targets: [...cellTargets(state, board, beside, frame), ...shelfTargets(puzzle, state, frame)],
    shelf: {
      spot: shelfSpot,
      slots: puzzle.mode === 'solitaire' ? hand(puzzle, state, style) : slots(puzzle, state, style),
    },
  };
}

/** A cell where a tile may go; a forced space stands out. */
function emptyShapes(puzzle: Puzzle, board: Board, cell: Cell, frame: Frame): readonly Shape[] {
  const d = hexPath(frame.at(cell), hexRadius * 0.9);
  const base = { layer: 'live', spot: hexSpot(cell), kind: 'path', d } as const;
  const strict = puzzle.mode === 'solitaire' && puzzle.rules === 'strict';
  const forced = strict && forcedSpaces(board).some((each) => cellKey(each) === cellKey(cell));
  return [
    { ...base, role: 'well', filled: true },
    { ...base, role: forced ? 'target' : 'place-rim' },
  ];
}

/**
 * A zigzag over each side where two tiles disagree, at the spot the issue names first: a screen can tell that it is
 * drawn already. None where tiles only turn: there nearly every side is still to
 * come right, and the ribbons that do not meet show it.
 */
function clashShapes(puzzle: Puzzle, board: Board, frame: Frame): readonly Shape[] {
  if (puzzle.cells || !mustMatch(puzzle)) return [];
  return clashes(board).flatMap(({ a, side: d }) => {
    const [from, at] = [frame.at(a), middle(frame.at(a), d)];
    const [ux, uy] = [2 * (at.x - from.x), 2 * (at.y - from.y)];
    const [one, two] = [-REACH, REACH].map((by): Point => [at.x - uy * by, at.y + ux * by]);
    const zigzag = { kind: 'path', layer: 'live', by: 'verdict', spot: hexSpot(a) } as const;
    const path = zigzagPath(one, two, 7, 0.034);
    return [
      { ...zigzag, role: 'casing', d: path },
      { ...zigzag, role: 'mismatch', d: path },
    ];
  });
}

const REACH = 0.21; // of a zigzag, from the middle of a side

const lockShapes = (state: State, frame: Frame): readonly Shape[] =>
  state.placed.slice(0, state.locked).map((each) => ({
    kind: 'path',
    role: 'tile-ink',
    layer: 'live',
    by: 'player',
    d: hexPath(frame.at(each), hexRadius * 0.91),
    pen: 0.016,
  }));

const RIM = 0.94; // of a cell: between a free place and a tile

function cellTargets(state: State, board: Board, beside: readonly Cell[], frame: Frame): readonly Target[] {
  const tiles = state.placed.map((each, i) => ({
    spot: hexSpot(each),
    kind: 'hex',
    piece: tileSpot(each.tile),
    pose: { turn: 60 * each.turn },
    ...frame.at(each),
    outline: hexPoints(frame.at(each), hexRadius * RIM),
    label: placedLabel(each.tile, each.turn, each, i < state.locked),
  }));
  const empty = beside.map((cell) => ({
    spot: hexSpot(cell),
    kind: 'hex',
    ...frame.at(cell),
    outline: hexPoints(frame.at(cell), hexRadius * RIM),
    label: emptyLabel(board, cell),
  }));
  return [...tiles, ...empty];
}

/** A slot keeps its target when its tile is on the board: what a hint named before a move can still be read out. */
function shelfTargets(puzzle: Puzzle, state: State, frame: Frame): readonly Target[] {
  const tiles = slotTiles(puzzle, state);
  const step = frame.width / (tiles.length + 1);
  const y = frame.height;
  const shelf: Target = {
    spot: shelfSpot,
    kind: 'shelf',
    x: step / 2,
    y,
    label: { code: 'label.shelf', with: { count: onShelf(puzzle, state).length } },
  };
  const slotsOf = tiles.map((tile, i) => ({
    spot: tileSpot(tile),
    kind: 'tile',
    name: String(tile),
    piece: tileSpot(tile),
    x: (i + 1) * step,
    y,
    label: shelfLabel(puzzle, state, tile),
  }));
  return [shelf, ...slotsOf];
}

/** Every tile has its slot; a gap stays where one was. */
const slots = (puzzle: Puzzle, state: State, style: TileStyle): readonly (Slot | undefined)[] => {
  const left = new Set(onShelf(puzzle, state));
  return puzzle.tiles.map((tile) => (left.has(tile) ? slotOf(puzzle, state, tile, style) : undefined));
};

const hand = (puzzle: Puzzle, state: State, style: TileStyle): readonly Slot[] =>
  inHand(puzzle, state).map((tile) => slotOf(puzzle, state, tile, style));

function slotOf(puzzle: Puzzle, state: State, tile: number, style: TileStyle): Slot {
  const spot = tileSpot(tile);
  const turn = shelfTurn(puzzle, state, tile);
  const { body, ribbons } = tileShapes({ x: hexRadius + 0.05, y: 0.55 }, tile, turn, style, spot);
  return {
    spot,
    width: 2 * hexRadius + 0.1,
    height: 1.1,
    shapes: [...body, ...ribbons],
    label: shelfLabel(puzzle, state, tile),
    pose: { turn: 60 * turn },
    groupKey: groupKeyOf(tile),
  };
}

/** The same three colours together, and among them the same kinds of lines. */
const groupKeyOf = (tile: number): string => {
  const shown = colours.filter((colour) => hasColour(tile, colour));
  return `${shown.join('')} ${shown.map((colour) => curveOf(tile, colour)).join(' ')}`;
};

export const views = ['numbers'] as const;
