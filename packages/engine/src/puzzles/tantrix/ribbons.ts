/**
 * A tile as shapes: a hexagon, its three lines as bands, a pattern on each beside its colour, its number.
 *
 *     corner    arc of half the radius round a corner of the hexagon
 *     bend      arc of one and a half radii round the centre of the neighbour between
 *     straight  a bar
 *
 * Bands are filled, not drawn with a pen: their ends lie flat on the edge, so that they meet those of the
 * neighbour. Where two cross, the upper one has a gap of ground on both sides.
 */
import type { Role, Shape } from '../../draw/scene.ts';
import type { Spot } from '../../game.ts';
import { cornerAngle, hexRadius, side, sideAngle } from '../../grid/hex.ts';
import { type Color, colorAt, colors, type Curve, curveOf, endsOf } from './tiles.ts';

const bandWidth = 0.19;
const gap = 0.03;
const bodyRadius = hexRadius * 0.985;

interface Point {
  readonly x: number;
  readonly y: number;
}

const polar = ({ x, y }: Point, angle: number, distance: number): Point => ({
  x: x + distance * Math.cos(angle),
  y: y + distance * Math.sin(angle),
});

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;

export const hexPoints = (
  centre: Point,
  radius: number = hexRadius,
): readonly (readonly [number, number])[] =>
  [0, 1, 2, 3, 4, 5].map((d) => {
    const { x, y } = polar(centre, cornerAngle(d), radius);
    return [round(x), round(y)];
  });

/** The hexagon as an open path, so that it is drawn as a line. */
export const hexPath = (centre: Point, radius: number = hexRadius): string =>
  `M${hexPoints(centre, radius)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}Z`;

/** The middle of a side. */
export const middle = (centre: Point, d: number): Point => polar(centre, sideAngle(d), 0.5);

interface Band {
  readonly color: Color;
  readonly curve: Curve;
  readonly from: number; // sides; `to` is 1, 2 or 3 further clockwise
  readonly to: number;
}

/** Lowest first: straights lie under bends, and corners meet nothing. */
export function bandsOf(tile: number, turn: number): readonly Band[] {
  const bands = colors.flatMap((color): Band[] => {
    const [ends, curve] = [endsOf(tile, color), curveOf(tile, color)];
    if (!ends || !curve) return [];
    const [a, b] = ends.map((d) => side(d + turn));
    return [{ color, curve, from: side(b - a) <= 3 ? a : b, to: side(b - a) <= 3 ? b : a }];
  });
  return bands.sort((a, b) => order[a.curve] - order[b.curve]);
}

const order: Readonly<Record<Curve, number>> = { straight: 0, bend: 1, corner: 2 };

/** Centre and radius of an arc. */
function arcOf(centre: Point, { curve, from }: Band): { readonly hub: Point; readonly radius: number } {
  return curve === 'corner'
    ? { hub: polar(centre, cornerAngle(from), hexRadius), radius: hexRadius / 2 }
    : { hub: polar(centre, sideAngle(side(from + 1)), 1), radius: 1.5 * hexRadius };
}

/** The outline of a band of some width. */
export function bandPath(centre: Point, band: Band, width: number): string {
  const [start, end] = [middle(centre, band.from), middle(centre, band.to)];
  if (band.curve === 'straight') return barPath(start, end, width);
  const { hub, radius } = arcOf(centre, band);
  const edge = (point: Point, r: number): Point =>
    polar(hub, Math.atan2(point.y - hub.y, point.x - hub.x), r);
  const [inner, outer] = [round(radius - width / 2), round(radius + width / 2)];
  return (
    `M${text(edge(start, inner))}A${inner} ${inner} 0 0 0 ${text(edge(end, inner))}` +
    `L${text(edge(end, outer))}A${outer} ${outer} 0 0 1 ${text(edge(start, outer))}Z`
  );
}

function barPath(start: Point, end: Point, width: number): string {
  const angle = Math.atan2(end.y - start.y, end.x - start.x) + Math.PI / 2;
  const corners = [
    polar(start, angle, width / 2),
    polar(end, angle, width / 2),
    polar(end, angle, -width / 2),
    polar(start, angle, -width / 2),
  ];
  return `M${corners.map(text).join('L')}Z`;
}

/** A point of the centre line, 0 at one end and 1 at the other. */
function along(centre: Point, band: Band, share: number): Point {
  const [start, end] = [middle(centre, band.from), middle(centre, band.to)];
  if (band.curve === 'straight')
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  const { hub, radius } = arcOf(centre, band);
  const [one, two] = [start, end].map((each) => Math.atan2(each.y - hub.y, each.x - hub.x));
  const sweep = Math.atan2(Math.sin(two - one), Math.cos(two - one));
  return polar(hub, one + sweep * share, radius);
}

const lengths: Readonly<Record<Curve, number>> = { corner: 0.6, bend: 0.91, straight: 1 };

/** Red is plain, green has a line along it, blue has dots, yellow has bars across. */
function pattern(centre: Point, band: Band, base: Base): readonly Shape[] {
  const count = Math.round(lengths[band.curve] * 5);
  const shares = Array.from({ length: count }, (_, i) => (i + 0.5) / count);
  switch (band.color) {
    case 'R':
      return [];
    case 'G':
      return [{ ...base, kind: 'path', role: 'glyph', filled: true, d: bandPath(centre, band, 0.035) }];
    case 'B':
      return shares.map((share) => ({
        ...base,
        kind: 'disc',
        role: 'glyph-light',
        r: 0.032,
        ...rounded(along(centre, band, share)),
      }));
    case 'Y':
      return shares.map((share) => bar(along(centre, band, share), along(centre, band, share + 0.01), base));
  }
}

const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

function bar(at: Point, ahead: Point, base: Base): Shape {
  const angle = Math.atan2(ahead.y - at.y, ahead.x - at.x) + Math.PI / 2;
  const [a, b] = [polar(at, angle, bandWidth * 0.34), polar(at, angle, -bandWidth * 0.34)];
  return {
    ...base,
    kind: 'line',
    role: 'glyph',
    pen: 0.035,
    x1: round(a.x),
    y1: round(a.y),
    x2: round(b.x),
    y2: round(b.y),
  };
}

interface Base {
  readonly layer: 'live';
  readonly spot?: Spot;
}

export const ribbonRole = (color: Color): Role => `ribbon-${colors.indexOf(color) + 1}`;

export function tileShapes(centre: Point, tile: number, turn: number, spot?: Spot): readonly Shape[] {
  const base: Base = { layer: 'live', ...(spot !== undefined && { spot }) };
  const body: Shape = { ...base, kind: 'polygon', role: 'tile', points: hexPoints(centre, bodyRadius) };
  const rim: Shape = { ...base, kind: 'polygon', role: 'rim', points: hexPoints(centre, bodyRadius) };
  const bands = bandsOf(tile, turn).flatMap((band, i): readonly Shape[] => [
    ...(i > 0 && band.curve !== 'corner'
      ? [
          {
            ...base,
            kind: 'path',
            role: 'tile',
            filled: true,
            d: bandPath(centre, band, bandWidth + 2 * gap),
          } as const,
        ]
      : []),
    {
      ...base,
      kind: 'path',
      role: ribbonRole(band.color),
      filled: true,
      d: bandPath(centre, band, bandWidth),
    },
    ...pattern(centre, band, base),
  ]);
  return [body, ...bands, rim, numberShape(centre, tile, turn, base)];
}

/** In a corner of the hexagon that no corner line goes round: there no band comes. */
function numberShape(centre: Point, tile: number, turn: number, base: Base): Shape {
  const free =
    [0, 1, 2, 3, 4, 5].find((d) => colorAt(tile, turn, d) !== colorAt(tile, turn, side(d + 1))) ?? 0;
  const { x, y } = polar(centre, cornerAngle(free), 0.79 * hexRadius);
  return { ...base, kind: 'text', role: 'label', x: round(x), y: round(y), size: 0.13, text: String(tile) };
}
