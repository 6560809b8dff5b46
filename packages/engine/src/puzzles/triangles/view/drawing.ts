/** The shapes of one piece: three wedges with their signs, tabs and notches. Sides are two units long. */
import type { Role, Shape } from '../../../draw/scene.ts';
import type { Spot } from '../../../vocabulary.ts';
import { colourNumber, type Coloured } from '../rules/colours.ts';
import { shown, type Matching, type Piece } from '../rules/rules.ts';
import { signShapes, type Point, type Seat, type Signs } from './symbols.ts';

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

export const centreOf = (corners: readonly Point[]): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

/** The two ends of a side. */
export const endsOf = (corners: readonly Point[], side: number): readonly [Point, Point] => [
  corners[side],
  corners[(side + 1) % 3],
];

export const middleOf = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A point on the way from one to another. */
export const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** What lies under the tabs of the neighbours, and what lies over them. */
interface Layers {
  readonly body: readonly Shape[];
  readonly tabs: readonly Shape[];
  readonly signs: readonly Shape[];
}

export function pieceShapes(
  puzzle: Coloured,
  piece: Piece,
  turn: number,
  corners: readonly Point[],
  spot: Spot,
  signs: Signs,
): Layers {
  const named = { layer: 'live', by: 'player', spot } as const;
  const centre = centreOf(corners);
  const sides = [0, 1, 2].map((side) => {
    const label = shown(piece, turn, side);
    const ends = endsOf(corners, side);
    const colour = colourNumber(puzzle, label);
    return {
      label,
      colour,
      ends,
      points: [...ends, centre],
      tongue: tongue(puzzle.match, label, ends, centre),
    };
  });
  const body = sides.flatMap(({ colour, points }): Shape[] => [
    { kind: 'polygon', role: `label-${colour}`, points, ...named },
    { kind: 'polygon', role: 'rim', points, ...named },
  ]);
  const notches = sides.flatMap(({ label, tongue: points }): Shape[] =>
    points && !(label & 1) ? framed('cell', points, named) : [],
  );
  return {
    body: [...body, ...notches],
    tabs: sides.flatMap(({ label, colour, tongue: points }): Shape[] =>
      points && label & 1 ? framed(`label-${colour}`, points, named) : [],
    ),
    signs: sides.flatMap(({ label, ends }) =>
      signShapes(puzzle, label, wedgeSeat(puzzle.match, ends, centre), signs, named),
    ),
  };
}

/** Clear of tab and notch, where there are any; as deep in the wedge as a sign of this size has room. */
function wedgeSeat(match: Matching, ends: readonly [Point, Point], centre: Point): Seat {
  const middle = middleOf(ends);
  const along: Point = [(ends[1][0] - ends[0][0]) / 2, (ends[1][1] - ends[0][1]) / 2];
  return match === 'equal'
    ? { alone: towards(middle, centre, 1 / 3), deep: towards(middle, centre, 0.44), along, size: 0.4 }
    : { alone: towards(middle, centre, 0.52), deep: towards(middle, centre, 0.46), along, size: 0.34 };
}

const framed = (
  role: Role,
  points: readonly Point[],
  named: { readonly layer: 'live'; readonly by: 'player'; readonly spot?: Spot },
): Shape[] => [
  { kind: 'polygon', role, points, ...named },
  { kind: 'polygon', role: 'rim', points, ...named },
];

/** A tab beyond the side for capitals, a notch of the same shape within it for small letters. */
function tongue(
  match: Matching,
  label: number,
  ends: readonly [Point, Point],
  centre: Point,
): readonly Point[] | undefined {
  if (match === 'equal') return undefined;
  const middle = middleOf(ends);
  const reach = label & 1 ? -0.2 : 0.2; // of the way from the side to the centre
  const [a, b] = [towards(middle, ends[0], 0.2), towards(middle, ends[1], 0.2)];
  const [c, d] = [towards(middle, ends[1], 0.12), towards(middle, ends[0], 0.12)];
  const shift = (point: Point): Point => [
    point[0] + (centre[0] - middle[0]) * reach,
    point[1] + (centre[1] - middle[1]) * reach,
  ];
  return [a, b, shift(c), shift(d)];
}
