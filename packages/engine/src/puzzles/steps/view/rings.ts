/**
 * A piece in shapes. Height is drawn three ways, none of them a colour: lower rings are smaller and show
 * their peg; upper rings are larger, lifted up the page, throw a shadow and have a second rim; a bar
 * leads from ring to ring.
 */
import type { Role, Shape } from '../../../draw/scene.ts';
import { letterOf, pieceSpot } from '../rules/rules.ts';

/** A ring where it is drawn, on the board or in the tray. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly upper: boolean;
  readonly home: boolean;
  readonly beside: readonly number[]; // indices of the rings it is joined to
}

export interface Dress {
  readonly shape: number;
  readonly scale: number;
  readonly fixed: boolean;
}

const LOW = 0.4; // radii
const HIGH = 0.45;
const LIFT = 0.08;

const live = (shape: number): { layer: 'live'; by: 'player'; spot: string } => ({
  layer: 'live',
  by: 'player',
  spot: pieceSpot(shape),
});
const ink = (shape: number): Role => `body-${shape + 1}`;
const upperOf = (rings: readonly Drawn[]): Drawn[] => rings.filter((ring) => ring.upper);

export const lowShapes = (rings: readonly Drawn[], dress: Dress): Shape[] =>
  rings.filter((ring) => !ring.upper).flatMap((ring) => ringShapes(ring, dress, LOW));

export const shadows = (rings: readonly Drawn[], { shape, scale }: Dress): Shape[] =>
  upperOf(rings).map((ring) => ({
    ...live(shape),
    kind: 'disc',
    role: 'shadow',
    x: ring.x + 0.08 * scale,
    y: ring.y + 0.1 * scale,
    r: HIGH * scale,
  }));

export const highShapes = (rings: readonly Drawn[], dress: Dress): Shape[] => [
  ...bars(rings, dress),
  ...upperOf(rings).flatMap((ring) => ringShapes({ ...ring, y: ring.y - LIFT * dress.scale }, dress, HIGH)),
];

/** From the edge of a lower ring up to the middle of an upper one. */
const bars = (rings: readonly Drawn[], { shape, scale }: Dress): Shape[] =>
  upperOf(rings).flatMap((ring) =>
    ring.beside.flatMap((i) => {
      const low = rings[i];
      const from = {
        x: low.x + (ring.x - low.x) * LOW * 0.95,
        y: low.y + (ring.y - low.y) * LOW * 0.95,
      };
      return bar(shape, from, { x: ring.x, y: ring.y - LIFT * scale }, 0.25 * scale);
    }),
  );

type Point = Pick<Drawn, 'x' | 'y'>;

/** Outlined, so that light pieces show on a light ground. */
function bar(shape: number, from: Point, to: Point, pen: number): Shape[] {
  const ends = { ...live(shape), kind: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y } as const;
  return [
    { ...ends, role: 'rim', pen: pen * 1.28 },
    { ...ends, role: ink(shape), pen },
  ];
}

const FANNED = { x: 0.5, y: -0.5 }; // to where four locations meet: there no ring is in the way
const SLIGHT = 0.6; // so that an upper ring has room there beside four lower ones

/** What stays in place when the stack is fanned out: lower rings, and how the piece runs. */
export const fannedLow = (rings: readonly Drawn[], dress: Dress): Shape[] => [
  ...upperOf(rings).flatMap((ring) =>
    ring.beside.flatMap((i) => bar(dress.shape, ring, rings[i], 0.09 * dress.scale)),
  ),
  ...lowShapes(rings, dress),
];

/** Upper rings beside their places, each with a line to it. */
export const fannedHigh = (rings: readonly Drawn[], dress: Dress): Shape[] =>
  upperOf(rings).flatMap((ring) => {
    const aside = { ...ring, x: ring.x + FANNED.x, y: ring.y + FANNED.y };
    const foot: Shape = { ...live(dress.shape), kind: 'disc', role: 'rim', x: ring.x, y: ring.y, r: 0.06 };
    return [
      ...bar(dress.shape, ring, aside, 0.05),
      foot,
      ...ringShapes(aside, { ...dress, scale: dress.scale * SLIGHT }, HIGH),
    ];
  });

function ringShapes(ring: Drawn, dress: Dress, radius: number): Shape[] {
  const { shape, scale } = dress;
  const place = { ...live(shape), kind: 'disc', x: ring.x, y: ring.y } as const;
  const r = radius * scale;
  const body: Shape[] = [
    { ...place, role: ink(shape), r },
    { ...place, role: 'rim', r, pen: (ring.upper ? 0.05 : 0.03) * scale },
  ];
  if (ring.upper) body.push({ ...place, role: glyph(shape), r: r * 0.8, pen: 0.025 * scale });
  return [...body, ...(ring.home ? homeShapes(ring, dress) : holeShapes(ring, dress))];
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
