/**
 * A tile as shapes: a hexagon, its three lines as ribbons, and on them what the view asks for. A ribbon is an edge,
 * a body and a sheen along its middle. Where two cross, the upper one has a gap of tile on both sides.
 */
import { inkOn } from '../../../draw/palettes.ts';
import { round } from '../../../draw/paths.ts';
import type { ViewOptions, PaletteRole, Role, Shape } from '../../../draw/scene.ts';
import type { Spot } from '../../../vocabulary.ts';
import { cornerAngle, hexRadius, side } from '../../../grid/hex.ts';
import { along, type Band, bandPath, bandsOf, hexPath, type Point, polar, rounded } from './bands.ts';
import { type Colour, colourAt, colours, type Curve } from '../rules/tiles.ts';

export const bandWidth = 0.19;
const BODY = 0.84; // of the width
const SHEEN = 0.26;
const GAP = 0.03;
/** The share of a ribbon at each end where nothing crosses it: the gap would cut the rim there. */
const UNCROSSED = 0.13;
/** Ribbons of neighbours overlap by a hair: otherwise the tile would shine through where they meet. */
const OVERLAP = -0.004;
const TILE = hexRadius * 0.985;
const RIM = hexRadius * 0.965;
const SHADOW = { x: 0.02, y: 0.035 };

/** What is drawn on the ribbons and beside them. */
export interface TileStyle {
  readonly patterns: boolean;
  readonly letters: boolean;
  readonly numbers: boolean;
}

export const tileStyle = ({ symbols: signs, view }: ViewOptions = {}): TileStyle => ({
  // Nobody has to tell lines apart by hue: bare colours are only for those who ask for them.
  patterns: signs !== 'none' && signs !== 'letters',
  letters: signs === 'letters' || signs === 'both',
  numbers: view === 'numbers',
});

interface Base {
  readonly by: 'player';
  readonly layer: 'live';
  readonly spot?: Spot;
}

const nth = (colour: Colour): number => colours.indexOf(colour) + 1;
export const ribbonRole = (colour: Colour): PaletteRole => `strand-${nth(colour)}`;
export const litRole = (colour: Colour): PaletteRole => `strand-lit-${nth(colour)}`;
const edgeRole = (colour: Colour): PaletteRole => `strand-edge-${nth(colour)}`;
const signRole = (colour: Colour): Role => inkOn(ribbonRole(colour));
const patternRole = (colour: Colour): Role =>
  signRole(colour) === 'glyph-light' ? 'pattern-light' : 'pattern';

/** Bodies of all tiles come before ribbons of any, so that no hexagon cuts its neighbour's ribbons. */
interface TileShapes {
  readonly shadow: readonly Shape[];
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
  const bands = bandsOf(tile, turn);
  const below = { x: centre.x + SHADOW.x, y: centre.y + SHADOW.y };
  return {
    shadow: [{ kind: 'path', role: 'shadow', layer: 'live', filled: true, d: hexPath(below, TILE) }],
    body: [
      { ...base, kind: 'path', role: 'tile', filled: true, d: hexPath(centre, TILE) },
      { ...base, kind: 'path', role: 'tile-rim', d: hexPath(centre, RIM) },
    ],
    ribbons: [
      ...bands.flatMap((band, i) => ribbon(centre, band, isOver(bands, i), style, base)),
      ...(style.letters ? bands.flatMap((band) => letters(centre, band, base)) : []),
      ...(style.numbers ? [numberShape(centre, tile, turn, base)] : []),
    ],
  };
}

/** A straight crosses whatever comes before it, a bend only a bend. */
const isOver = (bands: readonly Band[], i: number): boolean =>
  bands[i].curve === 'straight' ||
  (bands[i].curve === 'bend' && bands.slice(0, i).some(({ curve }) => curve === 'bend'));

function ribbon(centre: Point, band: Band, over: boolean, style: TileStyle, base: Base): readonly Shape[] {
  const filled = (role: Role, width: number, trim: number): Shape => {
    return { ...base, kind: 'path', role, filled: true, d: bandPath(centre, band, width, trim) };
  };
  return [
    ...(over ? [filled('tile', bandWidth + 2 * GAP, UNCROSSED)] : []),
    filled(edgeRole(band.colour), bandWidth, OVERLAP),
    filled(ribbonRole(band.colour), bandWidth * BODY, OVERLAP),
    filled('sheen', bandWidth * SHEEN, 0),
    ...(style.patterns ? pattern(centre, band, base, style.letters ? 0.2 / lengths[band.curve] : 0) : []),
  ];
}

const lengths: Readonly<Record<Curve, number>> = { corner: 0.6, bend: 0.91, straight: 1 };

/** Red is plain, green has a line along it, blue has dots, yellow has bars across; letters keep the ends free. */
function pattern(centre: Point, band: Band, base: Base, trim: number): readonly Shape[] {
  const count = Math.round(lengths[band.curve] * 6);
  const shares = Array.from({ length: count }, (_, i) => (i + 0.5) / count).filter(
    (share) => share > trim && share < 1 - trim,
  );
  const role = patternRole(band.colour);
  switch (band.colour) {
    case 'R':
      return [];
    case 'G':
      return [{ ...base, kind: 'path', role, filled: true, d: bandPath(centre, band, 0.02, trim) }];
    case 'B':
      return shares.map((share) => ({
        ...base,
        kind: 'disc',
        role,
        r: 0.0285,
        ...rounded(along(centre, band, share)),
      }));
    case 'Y':
      return shares.map((share) => bar(along(centre, band, share), along(centre, band, share + 0.01), base));
  }
}

function bar(at: Point, ahead: Point, base: Base): Shape {
  const angle = Math.atan2(ahead.y - at.y, ahead.x - at.x) + Math.PI / 2;
  const [a, b] = [polar(at, angle, bandWidth * 0.36), polar(at, angle, -bandWidth * 0.36)];
  return {
    ...base,
    kind: 'line',
    role: 'pattern',
    pen: 0.024,
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
  return { ...base, kind: 'text', role: 'tile-ink', ...at, size: 0.14, text: String(tile) };
}
