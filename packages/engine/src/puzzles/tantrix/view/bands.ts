/**
 * The geometry of lines on hexagons, in units of a cell:
 *
 *     corner    arc of half the radius round a corner of the hexagon
 *     bend      arc of one and a half radii round the centre of the neighbour between
 *     straight  a bar
 *
 * Bands are filled, not stroked: their ends are flat on the edge, so that they meet those of the neighbour.
 */
import { closedPath, round, roundedPath } from '../../../draw/paths.ts';
import { cornerAngle, hexRadius, side, sideAngle } from '../../../grid/hex.ts';
import { type Colour, colours, type Curve, curveBetween, curveOf, endsOf } from '../rules/tiles.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const polar = ({ x, y }: Point, angle: number, distance: number): Point => ({
  x: x + distance * Math.cos(angle),
  y: y + distance * Math.sin(angle),
});

export const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const hexPoints = (
  centre: Point,
  radius: number = hexRadius,
): readonly (readonly [number, number])[] =>
  [0, 1, 2, 3, 4, 5].map((d) => {
    const { x, y } = polar(centre, cornerAngle(d), radius);
    return [round(x), round(y)];
  });

/** The hexagon with its corners rounded off. */
export const hexPath = (centre: Point, radius: number = hexRadius): string =>
  roundedPath(hexPoints(centre, radius), 0.03);

/** The hexagon itself, as it is cut. */
export const straightHexPath = (centre: Point): string => closedPath(hexPoints(centre));

/** The middle of a side. */
export const middle = (centre: Point, d: number): Point => polar(centre, sideAngle(d), 0.5);

export interface Band {
  readonly colour: Colour;
  readonly curve: Curve;
  readonly from: number; // sides; `to` is 1, 2 or 3 further clockwise
  readonly to: number;
}

/** Lowest first. Corners meet nothing; a straight meets both bends of its tile close to the middle, so it is on top. */
export function bandsOf(tile: number, turn: number): readonly Band[] {
  const bands = colours.flatMap((colour): Band[] => {
    const [ends, curve] = [endsOf(tile, colour), curveOf(tile, colour)];
    if (!ends || !curve) return [];
    const [a, b] = ends.map((d) => side(d + turn));
    return [{ colour, curve, from: side(b - a) <= 3 ? a : b, to: side(b - a) <= 3 ? b : a }];
  });
  return bands.sort((a, b) => order[a.curve] - order[b.curve]);
}

const order: Readonly<Record<Curve, number>> = { corner: 0, bend: 1, straight: 2 };

/** Centre and radius of an arc. */
function arcOf(
  centre: Point,
  { curve, from }: Omit<Band, 'colour'>,
): { readonly hub: Point; readonly radius: number } {
  return curve === 'corner'
    ? { hub: polar(centre, cornerAngle(from), hexRadius), radius: hexRadius / 2 }
    : { hub: polar(centre, sideAngle(side(from + 1)), 1), radius: 1.5 * hexRadius };
}

/** The outline of a band of some width; `trim` is the share left out at both ends. */
export const bandPath = (centre: Point, band: Band, width: number, trim = 0): string => {
  const [near, far] = flanks(centre, band, width, trim);
  return `M${near.start}${near.way}L${far.start}${far.way}Z`;
};

interface Flank {
  readonly start: string;
  readonly way: string;
}

/** One side there, the other back. */
function flanks(centre: Point, band: Band, width: number, trim: number): readonly [Flank, Flank] {
  const [start, end] = [along(centre, band, trim), along(centre, band, 1 - trim)];
  if (band.curve === 'straight') {
    const angle = Math.atan2(end.y - start.y, end.x - start.x) + Math.PI / 2;
    const [left, right] = [width / 2, -width / 2].map((off) => [start, end].map((p) => polar(p, angle, off)));
    return [
      { start: text(left[0]), way: `L${text(left[1])}` },
      { start: text(right[1]), way: `L${text(right[0])}` },
    ];
  }
  const { hub, radius } = arcOf(centre, band);
  const edge = (point: Point, r: number): string =>
    text(polar(hub, Math.atan2(point.y - hub.y, point.x - hub.x), r));
  const [inner, outer] = [round(radius - width / 2), round(radius + width / 2)];
  return [
    { start: edge(start, inner), way: `A${inner} ${inner} 0 0 0 ${edge(end, inner)}` },
    { start: edge(end, outer), way: `A${outer} ${outer} 0 0 1 ${edge(start, outer)}` },
  ];
}

/** A point of the centre line, 0 at one end and 1 at the other. */
export function along(centre: Point, band: Band, share: number): Point {
  const [start, end] = [middle(centre, band.from), middle(centre, band.to)];
  if (band.curve === 'straight')
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  const { hub, radius } = arcOf(centre, band);
  const [one, two] = [start, end].map((each) => Math.atan2(each.y - hub.y, each.x - hub.x));
  const sweep = Math.atan2(Math.sin(two - one), Math.cos(two - one));
  return polar(hub, one + sweep * share, radius);
}

/** A tile on the way of a line: its centre, where the line comes in and where it goes out. */
export interface Passage {
  readonly centre: Point;
  readonly entry: number;
  readonly exit: number;
}

/** The middle of a line through its tiles, as one path. */
export function linePath(way: readonly Passage[], closed: boolean): string {
  const [first] = way;
  return `M${text(middle(first.centre, first.entry))}${way.map(passagePath).join('')}${closed ? 'Z' : ''}`;
}

function passagePath({ centre, entry, exit }: Passage): string {
  const to = text(middle(centre, exit));
  const curve = curveBetween(entry, exit);
  if (curve === 'straight') return `L${to}`;
  const clockwise = side(exit - entry) < 3;
  const radius = round(arcOf(centre, { curve, from: clockwise ? entry : exit, to: exit }).radius);
  return `A${radius} ${radius} 0 0 ${clockwise ? 0 : 1} ${to}`;
}
