/**
 * A piece in shapes, as glazed clay. Height is drawn four ways, none of them a colour: lower rings are smaller and
 * show their peg; upper rings are larger, lifted up the page on a wall of their own, and throw a shadow; a bar
 * leads from ring to ring.
 */
import { inkOn } from '../../../draw/palettes.ts';
import { round } from '../../../draw/paths.ts';
import type { PaletteRole, Role, Shape } from '../../../draw/scene.ts';
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

export type Layer = (rings: readonly Drawn[], dress: Dress) => Shape[];

const LOW = 0.395; // radii
const HIGH = 0.43;
const LIFT = 0.13; // of an upper ring, and the height of its wall
const THICK = 0.055; // of a lower ring
const BAR = 0.27;

const bodyRole = (shape: number): PaletteRole => `body-${shape + 1}`;

const lowerOf = (rings: readonly Drawn[]): Drawn[] => rings.filter((ring) => !ring.upper);
const upperOf = (rings: readonly Drawn[]): Drawn[] => rings.filter((ring) => ring.upper);

/** Draws around a point, in units of a piece of some size. */
class Brush {
  readonly #at: { readonly x: number; readonly y: number };
  readonly #dress: Dress;

  constructor(at: { readonly x: number; readonly y: number }, dress: Dress) {
    this.#at = at;
    this.#dress = dress;
  }

  tone(name: 'glaze' | 'side' | 'hole' | 'dish' | 'edge' | 'faint'): PaletteRole {
    return `body-${name}-${this.#dress.shape + 1}`;
  }

  disc(role: Role, r: number, dy = 0, dx = 0): Shape {
    return { ...this.#named, kind: 'disc', role, ...this.#point(dx, dy), r: round(r * this.#dress.scale) };
  }

  /** Shadows belong to the light, not to a piece. */
  shadow(r: number, dx: number, dy: number): Shape {
    return {
      kind: 'disc',
      role: 'shadow',
      layer: 'live',
      spot: pieceSpot(this.#dress.shape),
      ...this.#point(dx, dy),
      r: round(r * this.#dress.scale),
    };
  }

  letter(role: Role, size: number, dy: number): Shape {
    const text = letterOf(this.#dress.shape);
    return {
      ...this.#named,
      kind: 'text',
      role,
      ...this.#point(0, dy),
      size: round(size * this.#dress.scale),
      text,
    };
  }

  /** The wall of a lifted ring: from its waist down to the board and round below. */
  wall(r: number, dy: number): Shape {
    const [left, right] = [this.#point(-r, dy), this.#point(r, dy)];
    const low = this.#point(0, 0).y;
    const radius = round(r * this.#dress.scale);
    const d = `M${left.x} ${left.y}L${left.x} ${low}A${radius} ${radius} 0 0 0 ${right.x} ${low}L${right.x} ${right.y}Z`;
    return { ...this.#named, kind: 'path', role: this.tone('side'), filled: true, d };
  }

  /** Light along the upper left of a rim. */
  gloss(r: number, dy: number): Shape {
    const end = (angle: number) =>
      this.#point(r * Math.cos((angle * Math.PI) / 180), dy + r * Math.sin((angle * Math.PI) / 180));
    const [from, to] = [end(172), end(281)];
    const radius = round(r * this.#dress.scale);
    const d = `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
    return { ...this.#named, kind: 'path', role: 'gloss', pen: round(0.022 * this.#dress.scale), d };
  }

  get #named(): { layer: 'live'; by: 'player'; spot: string } {
    return { layer: 'live', by: 'player', spot: pieceSpot(this.#dress.shape) };
  }

  #point(dx: number, dy: number): { x: number; y: number } {
    const { scale } = this.#dress;
    return { x: round(this.#at.x + dx * scale), y: round(this.#at.y + dy * scale) };
  }
}

export const lowShadows: Layer = (rings, dress) =>
  lowerOf(rings).map((ring) => new Brush(ring, dress).shadow(LOW, 0.045, 0.075));

export const lowShapes: Layer = (rings, dress) => lowerOf(rings).flatMap((ring) => lowRing(ring, dress));

function lowRing(ring: Drawn, dress: Dress): Shape[] {
  const brush = new Brush(ring, dress);
  const [top, bottom] = [-THICK / 2, THICK / 2];
  return [
    brush.disc(brush.tone('side'), LOW, bottom),
    brush.disc(brush.tone('glaze'), LOW, top),
    brush.disc(brush.tone('edge'), LOW - 0.006, top),
    brush.gloss(LOW - 0.018, top),
    ...(ring.home ? homeShapes(brush, dress, top) : pegShapes(brush, top)),
  ];
}

/** The home of a piece has a dish with its letter. */
function homeShapes(brush: Brush, { shape, fixed }: Dress, dy: number): Shape[] {
  const ink = inkOn(`body-dish-${shape + 1}`);
  return [
    brush.disc(brush.tone('dish'), 0.225, dy),
    brush.letter(ink, 0.25, dy),
    ...(fixed ? [pin(brush, ink, dy)] : []),
  ];
}

/** A piece of the start is pinned down, under its letter. */
const pin = (brush: Brush, ink: Role, dy: number): Shape => brush.disc(ink, 0.024, dy + 0.165);

/** Any other lower ring shows the peg that it stands on. */
const pegShapes = (brush: Brush, dy: number): Shape[] => [
  brush.disc(brush.tone('hole'), 0.185, dy),
  brush.disc('slab-hole', 0.165, dy + 0.02),
  brush.disc('peg', 0.125, -0.01),
  brush.disc('glint', 0.045, -0.05, -0.035),
];

export const highShadows: Layer = (rings, dress) =>
  upperOf(rings).flatMap((ring) => {
    const brush = new Brush(ring, dress);
    return [brush.shadow(HIGH, 0.11, 0.13), brush.shadow(HIGH, 0.06, 0.07)];
  });

export const highRing = (ring: Drawn, dress: Dress): Shape[] => {
  const brush = new Brush(ring, dress);
  const { shape, fixed } = dress;
  const ink = inkOn(bodyRole(shape));
  return [
    brush.wall(HIGH, -LIFT),
    brush.disc(brush.tone('glaze'), HIGH, -LIFT),
    brush.disc(brush.tone('edge'), HIGH - 0.006, -LIFT),
    brush.gloss(HIGH - 0.02, -LIFT),
    brush.disc(brush.tone('dish'), 0.27, -LIFT),
    brush.disc(bodyRole(shape), 0.255, 0.018 - LIFT),
    ...(ring.home ? [brush.letter(ink, 0.26, 0.018 - LIFT)] : []),
    ...(ring.home && fixed ? [pin(brush, ink, 0.018 - LIFT)] : []),
  ];
};

export const highShapes: Layer = (rings, dress) =>
  upperOf(rings)
    .toSorted((a, b) => a.y - b.y)
    .flatMap((ring) => highRing(ring, dress));

type Place = Pick<Drawn, 'x' | 'y'>;

/** From out of a lower ring up to the middle of an upper one. */
export const bars: Layer = (rings, dress) =>
  barEnds(rings, dress.scale).flatMap(([from, to]) => [
    line(dress, `body-side-${dress.shape + 1}`, below(from, 0.05, dress), below(to, 0.1, dress), BAR),
    line(dress, bodyRole(dress.shape), from, to, BAR),
    line(dress, 'sheen', aside(from, dress), aside(to, dress), 0.03),
  ]);

const barEnds = (rings: readonly Drawn[], scale: number): readonly (readonly [Place, Place])[] =>
  upperOf(rings).flatMap((ring) =>
    ring.beside.map((i) => {
      const low = rings[i];
      const y = low.y - (THICK / 2) * scale;
      const from = { x: low.x + (ring.x - low.x) * 0.34, y: y + (ring.y - low.y) * 0.34 };
      return [from, { x: ring.x, y: ring.y - LIFT * scale }] as const;
    }),
  );

const below = ({ x, y }: Place, by: number, { scale }: Dress): Place => ({ x, y: y + by * scale });
const aside = ({ x, y }: Place, { scale }: Dress): Place => ({ x: x - 0.05 * scale, y: y - 0.06 * scale });

function line({ shape, scale }: Dress, role: Role, from: Place, to: Place, pen: number): Shape {
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(round);
  const named = { layer: 'live', by: 'player', spot: pieceSpot(shape) } as const;
  return { ...named, kind: 'line', role, x1, y1, x2, y2, pen: round(pen * scale) };
}

/** Upper rings and bars as if made of glass: only their outlines. */
export const glassShapes: Layer = (rings, dress) => [
  ...barEnds(rings, dress.scale).map(([from, to]) =>
    line(dress, `body-faint-${dress.shape + 1}`, from, to, BAR),
  ),
  ...upperOf(rings).flatMap((ring) => {
    const brush = new Brush(ring, dress);
    return [
      brush.disc(brush.tone('faint'), HIGH, -LIFT),
      brush.disc(brush.tone('edge'), HIGH - 0.006, -LIFT),
    ];
  }),
];

const FANNED = { x: 0.5, y: -0.5 }; // to where four locations meet: there no ring is in the way
const SLIGHT = 0.6; // so that an upper ring has room there beside four lower ones

/** What stays in place when the stack is fanned out: lower rings, and how the piece runs. */
export const fannedLow: Layer = (rings, dress) => [
  ...upperOf(rings).flatMap((ring) => ring.beside.flatMap((i) => rod(dress, ring, rings[i], 0.09))),
  ...lowShapes(rings, dress),
];

/** Upper rings beside their places, each with a line to it. */
export const fannedHigh: Layer = (rings, dress) =>
  upperOf(rings).flatMap((ring) => {
    const small = { ...dress, scale: dress.scale * SLIGHT };
    const beside = { ...ring, x: ring.x + FANNED.x, y: ring.y + FANNED.y + LIFT * small.scale };
    const brush = new Brush(ring, dress);
    return [
      ...rod(dress, ring, beside, 0.05),
      brush.disc(brush.tone('hole'), 0.06),
      ...highRing(beside, small),
    ];
  });

/** A thin bar, outlined so that light pieces show on a light ground. */
const rod = (dress: Dress, from: Place, to: Place, pen: number): Shape[] => [
  line(dress, `body-edge-${dress.shape + 1}`, from, to, pen * 1.28),
  line(dress, bodyRole(dress.shape), from, to, pen),
];
