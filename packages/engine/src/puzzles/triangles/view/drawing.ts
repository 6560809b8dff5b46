/**
 * The shapes of one piece: three wedges with seams between them and their signs. Where letters match in pairs, a
 * capital has a tab and a small letter a notch of the same curve, so that they fit. Sides are two units long.
 */
import { between, meanOf, pointText, round, type Point } from '../../../draw/paths.ts';
import type { Shape } from '../../../draw/scene.ts';
import type { Spot } from '../../../vocabulary.ts';
import type { Coloured } from '../rules/colours.ts';
import { shown, type Matching, type Piece } from '../rules/rules.ts';
import { edgeRole, labelRole } from './roles.ts';
import { signShapes, type Seat, type Signs } from './symbols.ts';

export const HEIGHT = Math.sqrt(3);

/** Corners of a triangle whose box begins here; side i goes from corner i to corner i + 1, clockwise. */
export const cornersAt = (x: number, y: number, up: boolean): readonly [Point, Point, Point] =>
  up
    ? [
        [x, y + HEIGHT],
        [x + 1, y],
        [x + 2, y + HEIGHT],
      ]
    : [
        [x + 1, y + HEIGHT],
        [x, y],
        [x + 2, y],
      ];

/** The two ends of a side. */
export const endsOf = (corners: readonly Point[], side: number): readonly [Point, Point] => [
  corners[side],
  corners[(side + 1) % 3],
];

interface Layers {
  readonly shadow: readonly Shape[];
  readonly body: readonly Shape[];
  readonly signs: readonly Shape[];
}

/** How a piece is cut: drawn towards its middle by a share of the way, so that pieces keep apart; with tabs or without. */
interface Cut {
  readonly pulled: number;
  readonly tabs: boolean;
}

const APART: Cut = { pulled: 0.051, tabs: true };
const SHADOW: Point = [0.036, 0.06];

export function pieceShapes(
  puzzle: Coloured,
  piece: Piece,
  turn: number,
  cell: readonly Point[],
  spot: Spot,
  signs: Signs,
  cut = APART,
): Layers {
  const named = { layer: 'live', by: 'player', spot } as const;
  const centre = meanOf(cell);
  const corners = cell.map((corner) => between(corner, centre, cut.pulled));
  const sides = [0, 1, 2].map((side) => {
    const label = shown(piece, turn, side);
    const ends = endsOf(corners, side);
    return { label, ends, line: `${pointText(ends[0])}${sidePath(fitting(puzzle.match, cut), label, ends)}` };
  });
  const seams = corners.map((corner) => `M${pointText(centre)}L${pointText(corner)}`).join('');
  return {
    shadow: [{ kind: 'polygon', role: 'shadow', layer: 'live', spot, points: cell.map(moved) }],
    body: [
      ...sides.map(({ label, line }): Shape => {
        const d = `M${pointText(centre)}L${line}Z`;
        return { kind: 'path', role: labelRole(puzzle, label), filled: true, d, ...named };
      }),
      { kind: 'path', role: 'seam', d: seams, ...named },
      ...sides.map(({ label, line }): Shape => {
        return { kind: 'path', role: edgeRole(puzzle, label), d: `M${line}`, ...named };
      }),
    ],
    signs: sides.flatMap(({ label, ends }) =>
      signShapes(puzzle, label, seatOf(puzzle.match, label, ends, centre), signs, named),
    ),
  };
}

/** Sides without tabs are drawn like those of colours. */
const fitting = (match: Matching, { tabs }: Cut): Matching => (tabs ? match : 'equal');

/** The cutting line round a piece. */
export function outlineOf(match: Matching, piece: Piece, corners: readonly Point[], tabs: boolean): string {
  const sides = [0, 1, 2].map((side) =>
    sidePath(tabs ? match : 'equal', shown(piece, 0, side), endsOf(corners, side)),
  );
  return `M${pointText(corners[0])}${sides.join('')}Z`;
}

const moved = ([x, y]: Point): Point => [round(x + SHADOW[0]), round(y + SHADOW[1])];

/** Half of a tab, from its foot to its tip: along the side and out from it. */
const FOOT = 0.21;
const [BEND, BULGE, REACH] = [0.12, 0.15, 0.18];

/** From one end of a side to the other, round its tab or notch. */
function sidePath(match: Matching, label: number, [a, b]: readonly [Point, Point]): string {
  if (match === 'equal') return `L${pointText(b)}`;
  const middle = between(a, b, 0.5);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  // Corners go clockwise: outwards is to the left.
  const out = label & 1 ? 1 : -1;
  const at = (along: number, away: number): string =>
    pointText([middle[0] + ux * along + uy * away * out, middle[1] + uy * along - ux * away * out]);
  const up = `C${at(-BEND, 0)} ${at(-BULGE, REACH)} ${at(0, REACH)}`;
  const down = `C${at(BULGE, REACH)} ${at(BEND, 0)} ${at(FOOT, 0)}`;
  return `L${at(-FOOT, 0)}${up}${down}L${pointText(b)}`;
}

/** How far a symbol is from the middle: clear of tab and notch. */
function seatOf(match: Matching, label: number, [a, b]: readonly [Point, Point], centre: Point): Seat {
  const middle = between(a, b, 0.5);
  const along: Point = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  const share = match === 'equal' ? 0.56 : label & 1 ? 0.54 : 0.38;
  const alone = between(centre, middle, share);
  return { alone, deep: alone, along, size: match === 'equal' ? 0.33 : 0.34 };
}
