/**
 * The board as shapes, one location per unit: 10 × 5, or turned a quarter clockwise to 5 × 10 for a page
 * that is taller than wide. Pieces are turned with it, also in the tray; letters and shadows are not.
 */
import type { ViewOptions, Scene, Shape, Slot, Target } from '../../../draw/scene.ts';
import { round, type Point } from '../../../draw/paths.ts';
import { pegLabel, pieceLabel, trayLabel } from './labels.ts';
import {
  drawingOf,
  LOCATIONS,
  neighboursOf,
  PLACES,
  SHAPES,
  turned,
  type Placement,
} from '../rules/pieces.ts';
import { Frame } from './frame.ts';
import {
  bars,
  fannedHigh,
  fannedLow,
  glassShapes,
  highRing,
  highShadows,
  highShapes,
  lowShadows,
  lowShapes,
  type Drawn,
  type Dress,
  type Layer,
} from './rings.ts';
import { slabShapes } from './slab.ts';
import {
  holderOf,
  lying,
  orientationOf,
  pegSpot,
  pieceSpot,
  placementsOf,
  TRAY,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

/** The lower level with the rest as if made of glass; or the upper level moved aside, so that both can be seen. */
export const views = ['lower', 'fan'] as const;

const SLOT = 2.75; // four to a row under the board
const SMALL = 0.8; // the pieces in the tray, of their size on the board

export function scene(
  puzzle: Puzzle,
  state: State,
  { view, symbols, portrait: tall = false }: ViewOptions = {},
): Scene {
  const frame = new Frame(tall);
  return {
    width: frame.width,
    height: frame.height,
    mainKind: 'peg',
    shapes: [...slabShapes(frame, symbols !== 'none'), ...lyingShapes(puzzle, state, frame, view)],
    targets: [
      ...PLACES.map((place) => pegTarget(frame, state, place)),
      ...SHAPES.map((each) => pieceTarget(frame, puzzle, state, each)),
      { spot: TRAY, kind: 'tray', x: frame.width / 2, y: frame.height, label: trayLabel },
    ],
    shelf: {
      spot: TRAY,
      slots: SHAPES.map((shape) => (lying(state, shape) ? undefined : slotOf(puzzle, state, shape, tall))),
    },
  };
}

interface Dressed {
  readonly rings: readonly Drawn[];
  readonly dress: Dress;
}

function lyingShapes(puzzle: Puzzle, state: State, frame: Frame, view: string | undefined): Shape[] {
  const pieces = placementsOf(state.placed).map((each) => ({
    rings: ringsOf(frame, each),
    dress: { shape: each.shape, scale: 1, fixed: puzzle.start.includes(each.text) },
  }));
  if (view === 'lower') return layered(pieces, [lowShadows, lowShapes, glassShapes]);
  if (view === 'fan') return layered(pieces, [lowShadows, fannedLow, fannedHigh]);
  return [...layered(pieces, [lowShadows, lowShapes, highShadows, bars]), ...highFromBehind(pieces)];
}

/** All of one layer is under all of the next. */
const layered = (pieces: readonly Dressed[], layers: readonly Layer[]): Shape[] =>
  layers.flatMap((layer) => pieces.flatMap(({ rings, dress }) => layer(rings, dress)));

/** Whatever is nearer hides what is behind it. */
const highFromBehind = (pieces: readonly Dressed[]): Shape[] =>
  pieces
    .flatMap(({ rings, dress }) => rings.filter(({ upper }) => upper).map((ring) => ({ ring, dress })))
    .sort((a, b) => a.ring.y - b.ring.y)
    .flatMap(({ ring, dress }) => highRing(ring, dress));

function ringsOf(frame: Frame, { rings, home }: Placement): Drawn[] {
  return rings.map(({ location, upper }) => ({
    ...frame.at(location),
    upper,
    home: location === home,
    beside: neighboursOf(location)
      .flatMap((other) => rings.findIndex((ring) => ring.location === other))
      .filter((i) => i >= 0),
  }));
}

function slotOf(puzzle: Puzzle, state: State, shape: number, tall: boolean): Slot {
  const orientation = orientationOf(state, shape);
  const rings = trayRings(shape, tall ? turned(orientation, 1) : orientation);
  const dress = { shape, scale: SMALL, fixed: false };
  return {
    spot: pieceSpot(shape),
    width: SLOT,
    height: SLOT,
    shapes: layered([{ rings, dress }], [lowShadows, lowShapes, highShadows, bars, highShapes]),
    label: pieceLabel(puzzle, state, shape),
    pose: { turn: 90 * (orientation & 3), flipped: (orientation & 4) !== 0 },
  };
}

function trayRings(shape: number, orientation: number): Drawn[] {
  const drawing = Array.from(drawingOf(shape, orientation));
  const cells = drawing.flatMap((sign, at) => (sign === '.' ? [] : [{ at, upper: sign === '2' }]));
  const down = (at: number): number => Math.floor(at / 3);
  const apart = (a: number, b: number): number => Math.abs(down(a) - down(b)) + Math.abs((a % 3) - (b % 3));
  return cells.map(({ at, upper }) => ({
    x: SLOT / 2 + SMALL * ((at % 3) - 1),
    y: SLOT / 2 + SMALL * (down(at) - 1),
    upper,
    home: at === 4,
    beside: cells.flatMap((other, i) => (apart(at, other.at) === 1 ? [i] : [])),
  }));
}

const pegTarget = (frame: Frame, state: State, location: number): Target => ({
  spot: pegSpot(location),
  kind: 'peg',
  ...frame.at(location),
  outline: ringAround(frame.at(location)),
  label: pegLabel(state, location),
  name: LOCATIONS[location],
  ...pieceOn(state, location),
});

function pieceOn(state: State, location: number): Pick<Target, 'piece'> {
  const holder = holderOf(state, location);
  return holder ? { piece: pieceSpot(holder.shape) } : {};
}

/** In the tray: along the lower edge of the board, one beside the other, so that a cursor finds each. */
function pieceTarget(frame: Frame, puzzle: Puzzle, state: State, shape: number): Target {
  const home = lying(state, shape)?.home;
  const at =
    home === undefined
      ? { x: ((shape + 0.5) * frame.width) / SHAPES.length, y: frame.height }
      : frame.at(home);
  const spot = pieceSpot(shape);
  const outline = home === undefined ? {} : { outline: ringAround(at) };
  return { spot, kind: 'piece', ...at, ...outline, label: pieceLabel(puzzle, state, shape), piece: spot };
}

const RING = 0.46; // a little more than an upper ring
const CORNERS = 24; // of a circle that looks round

const CIRCLE: readonly Point[] = Array.from({ length: CORNERS }, (_, i) => {
  const angle = (2 * Math.PI * i) / CORNERS;
  return [RING * Math.cos(angle), RING * Math.sin(angle)];
});

const ringAround = ({ x, y }: { readonly x: number; readonly y: number }): readonly Point[] =>
  CIRCLE.map(([dx, dy]) => [round(x + dx), round(y + dy)]);
