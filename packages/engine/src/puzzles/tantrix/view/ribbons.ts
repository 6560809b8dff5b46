/**
 * A tile as shapes: a hexagon, its three lines as ribbons, and on them what the view asks for. Where two ribbons
 * cross, the upper one has a gap of ground on both sides. A thin line along each ribbon keeps pale colours apart
 * from white hexagons and deep ones from dark hexagons.
 */
import type { ViewOptions, Role, Shape } from '../../../draw/scene.ts';
import type { Spot } from '../../../vocabulary.ts';
import { cornerAngle, hexRadius, side } from '../../../grid/hex.ts';
import {
  along,
  type Band,
  bandPath,
  bandsOf,
  flankPath,
  hexPoints,
  type Point,
  polar,
  round,
  rounded,
} from './bands.ts';
import { type Colour, colourAt, colours, type Curve } from '../rules/tiles.ts';

export const bandWidth = 0.18;
const gap = 0.035;
const flank = 0.014;
/** The share of a ribbon at each end where nothing crosses it: the gap would cut the rim there. */
const uncrossed = 0.14;
const bodyRadius = hexRadius * 0.985;

/** What is drawn on the ribbons and beside them. */
export interface TileStyle {
  readonly patterns: boolean;
  readonly letters: boolean;
  readonly numbers: boolean;
}

export const tileStyle = ({ symbols: signs, view }: ViewOptions = {}): TileStyle => ({
  // Nobody has to tell lines apart by hue: only who asks for less gets bare colours.
  patterns: signs !== 'none' && signs !== 'letters',
  letters: signs === 'letters' || signs === 'both',
  numbers: view === 'numbers',
});

interface Base {
  readonly by: 'player';
  readonly layer: 'live';
  readonly spot?: Spot;
}

export const ribbonRole = (colour: Colour): Role => `strand-${colours.indexOf(colour) + 1}`;
/** Signs are dark on the two light colours and light on the two dark ones. */
const signRole = (colour: Colour): Role => (colour === 'G' || colour === 'Y' ? 'glyph' : 'glyph-light');

/** Bodies of all tiles come before ribbons of any, so that no hexagon cuts its neighbour's ribbons. */
interface TileShapes {
  readonly body: readonly Shape[];
  readonly ribbons: readonly Shape[];
}

export function tileShapes(
  centre: Point,
  tile: number,
  turn: number,
  style: TileStyle,
  spot?: Spot,
): TileShapes {
  const base: Base = { layer: 'live', by: 'player', ...(spot !== undefined && { spot }) };
  const points = hexPoints(centre, bodyRadius);
  const bands = bandsOf(tile, turn);
  return {
    body: [
      { ...base, kind: 'polygon', role: 'tile', points },
      { ...base, kind: 'polygon', role: 'rim', points },
    ],
    ribbons: [
      ...bands.flatMap((band, i) => ribbon(centre, band, i > 0 && band.curve !== 'corner', style, base)),
      ...(style.letters ? bands.flatMap((band) => letters(centre, band, base)) : []),
      ...(style.numbers ? [numberShape(centre, tile, turn, base)] : []),
    ],
  };
}

function ribbon(centre: Point, band: Band, over: boolean, style: TileStyle, base: Base): readonly Shape[] {
  const filled = (role: Role, d: string): Shape => ({ ...base, kind: 'path', role, filled: true, d });
  return [
    ...(over ? [filled('tile', bandPath(centre, band, bandWidth + 2 * gap, uncrossed))] : []),
    filled(ribbonRole(band.colour), bandPath(centre, band, bandWidth)),
    { ...base, kind: 'path', role: 'rim', pen: flank, d: flankPath(centre, band, bandWidth) },
    ...(style.patterns ? pattern(centre, band, base, style.letters ? 0.2 / lengths[band.curve] : 0) : []),
  ];
}

const lengths: Readonly<Record<Curve, number>> = { corner: 0.6, bend: 0.91, straight: 1 };

/** Red is plain, green has a line along it, blue has dots, yellow has bars across; letters keep the ends free. */
function pattern(centre: Point, band: Band, base: Base, trim: number): readonly Shape[] {
  const count = Math.round(lengths[band.curve] * 5);
  const shares = Array.from({ length: count }, (_, i) => (i + 0.5) / count).filter(
    (share) => share > trim && share < 1 - trim,
  );
  const role = signRole(band.colour);
  switch (band.colour) {
    case 'R':
      return [];
    case 'G':
      return [{ ...base, kind: 'path', role, filled: true, d: bandPath(centre, band, 0.035, trim) }];
    case 'B':
      return shares.map((share) => ({
        ...base,
        kind: 'disc',
        role,
        r: 0.032,
        ...rounded(along(centre, band, share)),
      }));
    case 'Y':
      return shares.map((share) => bar(along(centre, band, share), along(centre, band, share + 0.01), base));
  }
}

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

/** Near both ends, upright whatever the turn. */
const letters = (centre: Point, band: Band, base: Base): readonly Shape[] =>
  [0.1, 0.9].map((share) => {
    const inwards = share < 0.5 ? share / lengths[band.curve] : 1 - (1 - share) / lengths[band.curve];
    const at = rounded(along(centre, band, inwards));
    return { ...base, kind: 'text', role: signRole(band.colour), ...at, size: 0.15, text: band.colour };
  });

/** In a corner of the hexagon that no corner line goes round: there no ribbon comes. */
function numberShape(centre: Point, tile: number, turn: number, base: Base): Shape {
  const free =
    [0, 1, 2, 3, 4, 5].find((d) => colourAt(tile, turn, d) !== colourAt(tile, turn, side(d + 1))) ?? 0;
  const at = rounded(polar(centre, cornerAngle(free), 0.74 * hexRadius));
  return { ...base, kind: 'text', role: 'label', ...at, size: 0.14, text: String(tile) };
}
