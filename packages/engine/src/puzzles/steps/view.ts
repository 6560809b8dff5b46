/**
 * The board in shapes, a location to a unit. Height is drawn three ways, none of them a colour: lower
 * rings are smaller and show their peg; upper rings are larger, lifted up the page, throw a shadow and
 * have a second rim; a bar leads from ring to ring of a piece. Only discs, lines and texts, so that a
 * screen can turn the whole for a narrow page (`portrait`).
 */
import type { Role, Scene, Shape, Slot, Target } from '../../draw/scene.ts';
import { pegLabel, pieceLabel, trayLabel } from './labels.ts';
import {
  COLUMNS,
  columnOf,
  drawingOf,
  findPlacement,
  isPeg,
  LOCATIONS,
  neighboursOf,
  PLACES,
  ROWS,
  rowOf,
  SHAPES,
  type Placement,
} from './pieces.ts';
import {
  letterOf,
  lying,
  orientationOf,
  pegSpot,
  pieceSpot,
  placementsOf,
  TRAY,
  type Puzzle,
  type State,
} from './rules.ts';

export interface Look {
  /** Only one level of the pieces on the board. */
  readonly lens?: 'lower' | 'upper';
  /** A placement that is only proposed: 'DFO'. */
  readonly ghost?: string;
}

const MARGIN = 0.5;
const SLOT = 2.75; // four to a row under the board
const SMALL = 0.8; // the pieces in the tray, of their size on the board
const LOW = 0.4; // radii
const HIGH = 0.45;
const LIFT = 0.08;

export function scene(puzzle: Puzzle, state: State, look: Look = {}): Scene {
  const ghost = findPlacement(look.ghost ?? '');
  return {
    width: COLUMNS + 2 * MARGIN,
    height: ROWS + 2 * MARGIN,
    shapes: [
      ...PLACES.flatMap(groundAt),
      ...lyingShapes(puzzle, state, look),
      ...(ghost ? ghostShapes(ghost) : []),
    ],
    targets: [
      ...PLACES.map((place) => pegTarget(state, place)),
      ...SHAPES.map((each) => pieceTarget(puzzle, state, each)),
      trayTarget(),
    ],
    shelf: SHAPES.map((shape) => (lying(state, shape) ? undefined : slotOf(puzzle, state, shape))),
  };
}

const x = (location: number): number => columnOf(location) + MARGIN + 0.5;
const y = (location: number): number => rowOf(location) + MARGIN + 0.5;

/** A peg, and everywhere the letter that placements are written with. */
function groundAt(location: number): Shape[] {
  const place = { layer: 'still', spot: pegSpot(location), x: x(location) } as const;
  const letter: Shape = {
    ...place,
    kind: 'text',
    role: 'clue-done',
    y: y(location) + 0.29,
    size: 0.18,
    text: LOCATIONS[location],
  };
  const outline: Shape = { ...place, kind: 'disc', role: 'guide', y: y(location), r: 0.2, pen: 0.02 };
  const peg: Shape = { ...place, kind: 'disc', role: 'peg', y: y(location), r: 0.11 };
  return [isPeg(location) ? peg : outline, letter];
}

/** A ring as it is drawn, on the board or in the tray. */
interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly upper: boolean;
  readonly home: boolean;
  readonly beside: readonly number[]; // indices of the rings it is joined to
}

interface Dress {
  readonly shape: number;
  readonly scale: number;
  readonly fixed: boolean;
}

/** All lower rings lie under all shadows, and these under all upper rings. */
function lyingShapes(puzzle: Puzzle, state: State, { lens }: Look): Shape[] {
  const dressed = placementsOf(state.placed).map((each) => ({
    rings: ringsOf(each),
    dress: { shape: each.shape, scale: 1, fixed: puzzle.start.includes(each.text) },
  }));
  const low = lens === 'upper' ? [] : dressed.flatMap(({ rings, dress }) => lowShapes(rings, dress));
  const high = lens === 'lower' ? [] : dressed;
  return [
    ...low,
    ...high.flatMap(({ rings, dress }) => shadows(rings, dress)),
    ...high.flatMap(({ rings, dress }) => highShapes(rings, dress, lens === 'upper')),
  ];
}

function ringsOf({ rings, home }: Placement): Drawn[] {
  return rings.map(({ location, upper }) => ({
    x: x(location),
    y: y(location),
    upper,
    home: location === home,
    beside: neighboursOf(location)
      .flatMap((other) => rings.findIndex((ring) => ring.location === other))
      .filter((i) => i >= 0),
  }));
}

const live = (shape: number): { layer: 'live'; spot: string } => ({ layer: 'live', spot: pieceSpot(shape) });
const ink = (shape: number): Role => `step-${shape + 1}`;

function lowShapes(rings: readonly Drawn[], dress: Dress): Shape[] {
  return rings.filter((ring) => !ring.upper).flatMap((ring) => ringShapes(ring, dress, LOW));
}

const shadows = (rings: readonly Drawn[], { shape, scale }: Dress): Shape[] =>
  rings
    .filter((ring) => ring.upper)
    .map((ring) => ({
      ...live(shape),
      kind: 'disc',
      role: 'shadow',
      x: ring.x + 0.08 * scale,
      y: ring.y + 0.1 * scale,
      r: HIGH * scale,
    }));

function highShapes(rings: readonly Drawn[], dress: Dress, bare = false): Shape[] {
  return [
    ...(bare ? [] : bars(rings, dress)),
    ...rings
      .filter((ring) => ring.upper)
      .flatMap((ring) => ringShapes({ ...ring, y: ring.y - LIFT * dress.scale }, dress, HIGH)),
  ];
}

/** From the edge of a lower ring up to the middle of an upper one, outlined. */
function bars(rings: readonly Drawn[], { shape, scale }: Dress): Shape[] {
  return rings.flatMap((ring) =>
    (ring.upper ? ring.beside : []).flatMap((i): Shape[] => {
      const low = rings[i];
      const ends = {
        ...live(shape),
        kind: 'line',
        x1: low.x + (ring.x - low.x) * LOW * 0.95,
        y1: low.y + (ring.y - low.y) * LOW * 0.95,
        x2: ring.x,
        y2: ring.y - LIFT * scale,
      } as const;
      return [
        { ...ends, role: 'rim', pen: 0.32 * scale },
        { ...ends, role: ink(shape), pen: 0.25 * scale },
      ];
    }),
  );
}

function ringShapes(ring: Drawn, { shape, scale, fixed }: Dress, radius: number): Shape[] {
  const place = { ...live(shape), kind: 'disc', x: ring.x, y: ring.y } as const;
  const r = radius * scale;
  const body: Shape[] = [
    { ...place, role: ink(shape), r },
    { ...place, role: 'rim', r, pen: (ring.upper ? 0.05 : 0.03) * scale },
  ];
  if (ring.upper) body.push({ ...place, role: glyph(shape), r: r * 0.8, pen: 0.025 * scale });
  return [
    ...body,
    ...(ring.home ? homeShapes(ring, { shape, scale, fixed }) : holeShapes(ring, { shape, scale, fixed })),
  ];
}

/** A lower ring shows its peg, an upper one the dark below. */
function holeShapes(ring: Drawn, { shape, scale }: Dress): Shape[] {
  const place = { ...live(shape), kind: 'disc', x: ring.x, y: ring.y } as const;
  const hole: Shape = { ...place, role: 'cell', r: 0.16 * scale };
  const inside: Shape = ring.upper
    ? { ...place, role: 'shadow', r: 0.16 * scale }
    : { ...place, role: 'peg', r: 0.1 * scale };
  return [hole, inside];
}

/** The letter; a piece that belongs to the start has a circle round it. */
function homeShapes(ring: Drawn, { shape, scale, fixed }: Dress): Shape[] {
  const place = { ...live(shape), x: ring.x, y: ring.y, role: glyph(shape) } as const;
  const letter: Shape = { ...place, kind: 'text', size: 0.4 * scale, text: letterOf(shape) };
  return fixed ? [letter, { ...place, kind: 'disc', r: 0.25 * scale, pen: 0.03 * scale }] : [letter];
}

/** The palette goes from dark to light: white signs on the first four, black on the others. */
const glyph = (shape: number): Role => (shape < 4 ? 'glyph-light' : 'glyph');

const ghostShapes = (ghost: Placement): Shape[] =>
  ringsOf(ghost).flatMap((ring): Shape[] => {
    const place = { ...live(ghost.shape), role: 'ghost', x: ring.x, y: ring.y } as const;
    const outer: Shape = { ...place, kind: 'disc', r: ring.upper ? HIGH : LOW };
    const inner: Shape[] = ring.upper ? [{ ...place, kind: 'disc', r: HIGH * 0.7 }] : [];
    const letter: Shape[] = ring.home
      ? [{ ...place, kind: 'text', size: 0.4, text: letterOf(ghost.shape) }]
      : [];
    return [outer, ...inner, ...letter];
  });

function slotOf(puzzle: Puzzle, state: State, shape: number): Slot {
  const rings = trayRings(shape, orientationOf(state, shape));
  const dress = { shape, scale: SMALL, fixed: false };
  return {
    spot: pieceSpot(shape),
    width: SLOT,
    height: SLOT,
    shapes: [...lowShapes(rings, dress), ...shadows(rings, dress), ...highShapes(rings, dress)],
    label: pieceLabel(puzzle, state, shape),
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

const pegTarget = (state: State, location: number): Target => ({
  spot: pegSpot(location),
  kind: 'peg',
  x: x(location),
  y: y(location),
  label: pegLabel(state, location),
});

/** In the tray: at the edge of the board, above its slot. */
function pieceTarget(puzzle: Puzzle, state: State, shape: number): Target {
  const home = lying(state, shape)?.home;
  const at =
    home === undefined ? { x: ((shape % 4) + 0.5) * SLOT, y: ROWS + 2 * MARGIN } : { x: x(home), y: y(home) };
  return { spot: pieceSpot(shape), kind: 'piece', ...at, label: pieceLabel(puzzle, state, shape) };
}

const trayTarget = (): Target => ({
  spot: TRAY,
  kind: 'tray',
  x: (COLUMNS + 2 * MARGIN) / 2,
  y: ROWS + 2 * MARGIN,
  label: trayLabel,
});
