/**
 * The 56 tiles: three lines each, two sides per line. Sides count clockwise; where a tile's text begins is
 * arbitrary but fixed for ever, because a tile's turn counts from it:
 *
 *     turn t:  side d shows edges[(d - t) mod 6]          7:BBYRYR at turn 0 has blue on sides 0 and 1
 *
 * Invariant: three colours, twice each; no tile equals another turned (two of a pair may be mirror images).
 */
import { side } from '../../../grid/hex.ts';

export const colours = ['R', 'G', 'B', 'Y'] as const;
export type Colour = (typeof colours)[number];

/** Official numbers 1 … 56. Six public lists agree on them; the mirror pairs 3/14, 21/23, 25/28, 43/45 are where lists err. */
const list =
  '1:YYBRBR 2:YYBRRB 3:YYRRBB 4:RYBYRB 5:YYRBBR 6:RBYBRY 7:BBYRYR 8:BBRYRY ' +
  '9:BYRYBR 10:YYRBRB 11:RRBYBY 12:RRYBYB 13:RRYBBY 14:YYBBRR 15:YYRGGR 16:RRYGGY ' +
  '17:YYGRGR 18:YYRGRG 19:RRGYGY 20:RRYGYG 21:YYGGRR 22:YYGRRG 23:YYRRGG 24:RRBGGB ' +
  '25:RRBBGG 26:RRGBBG 27:RRBGBG 28:RRGGBB 29:RRGBGB 30:BBRGGR 31:GGRYRY 32:YGYRGR ' +
  '33:GGYRYR 34:YGRGYR 35:YGRYRG 36:GGRBRB 37:BBGRGR 38:BBRGRG 39:RBGBRG 40:RGBGRB ' +
  '41:GGBRBR 42:BRBGRG 43:YYGGBB 44:YGBYBG 45:YYBBGG 46:GGBYBY 47:GGYBBY 48:YYBGGB ' +
  '49:BBGYYG 50:YBYGBG 51:YGYBGB 52:GGYBYB 53:YYGBGB 54:YYBGBG 55:BBGYGY 56:BBYGYG';

export const tileCount = 56;
export const isTile = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= tileCount;

/** By number; entry 0 is empty. */
export const tileTexts: readonly string[] = ['', ...list.split(' ').map((each) => each.split(':')[1])];

/** The colour on a side of a tile at a turn. */
export const colourAt = (tile: number, turn: number, d: number): Colour =>
  tileTexts[tile][side(d - turn)] as Colour;

/** All six sides at a turn, clockwise from side 0. */
export const sidesAt = (tile: number, turn: number): readonly Colour[] =>
  [0, 1, 2, 3, 4, 5].map((d) => colourAt(tile, turn, d));

export const hasColour = (tile: number, colour: Colour): boolean => tileTexts[tile].includes(colour);

/** The two sides of a colour at turn 0, the first one first; undefined when the tile lacks it. */
export function endsOf(tile: number, colour: Colour): readonly [number, number] | undefined {
  const first = tileTexts[tile].indexOf(colour);
  return first < 0 ? undefined : [first, tileTexts[tile].lastIndexOf(colour)];
}

/** Where the line that enters by a side leaves again. */
export function exitOf(tile: number, turn: number, d: number): number {
  const text = tileTexts[tile];
  const at = side(d - turn);
  const other = text.indexOf(text[at]) === at ? text.lastIndexOf(text[at]) : text.indexOf(text[at]);
  return side(other + turn);
}

const curves = ['corner', 'bend', 'straight'] as const;
export type Curve = (typeof curves)[number];

/** Sides one apart make a corner, two a bend, three a straight. */
export const curveBetween = (a: number, b: number): Curve =>
  curves[Math.min(side(a - b), side(b - a)) - 1] ?? 'straight';

export function curveOf(tile: number, colour: Colour): Curve | undefined {
  const ends = endsOf(tile, colour);
  return ends && curveBetween(...ends);
}

/** Do two lines of a tile cross? Their ends alternate round it. */
export function crosses(tile: number, one: Colour, other: Colour): boolean {
  const [a, b] = [endsOf(tile, one), endsOf(tile, other)];
  if (!a || !b) return false;
  const between = (d: number): boolean => d > a[0] && d < a[1];
  return between(b[0]) !== between(b[1]);
}

/** The four sets of three colours, as the document orders its groups: slots 0, 1 and 2 of each. */
export const trios = ['YRB', 'YGB', 'GRB', 'YGR'] as const;
export type Trio = (typeof trios)[number];

/** The document's pieces 0 … 13 of each group; all four are one puzzle recoloured. */
export const trioTiles: Readonly<Record<Trio, readonly number[]>> = {
  YRB: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  YGB: [54, 48, 43, 50, 49, 44, 56, 55, 51, 53, 46, 52, 47, 45],
  GRB: [41, 24, 25, 40, 30, 39, 37, 38, 42, 36, 27, 29, 26, 28],
  YGR: [18, 15, 21, 34, 22, 35, 20, 19, 32, 17, 31, 33, 16, 23],
};

/** What a colour of the first trio is called in another. */
export const recolour = (trio: Trio, colour: Colour): Colour => {
  const slot = trios[0].indexOf(colour);
  return slot < 0 ? colour : (trio[slot] as Colour);
};

/** The loop colour of each level of the 56-tile pack, from 3 tiles on. */
const levelColours = 'YRRBBBYRRYBBRRYRRYYYYRRRRRRR';
export const firstLevel = 3;
export const lastLevel = firstLevel + levelColours.length - 1;

/** Of a level of 3 … 30 tiles; in another trio the same loop has that trio's colour. */
export const levelColour = (count: number, trio: Trio = 'YRB'): Colour | undefined => {
  const colour = levelColours[count - firstLevel] as Colour | undefined;
  return colour && recolour(trio, colour);
};
