/** Walls: a round bar outside each walled side. The two sides of a notch look at one place: theirs is one bent bar. */
import { between, meanOf, openPath, type Point } from '../../../draw/paths.ts';
import type { Shape } from '../../../draw/scene.ts';
import { boardOf, FREE, mate, wallSpot, type Puzzle } from '../rules/rules.ts';
import { edgeRole, labelRole } from './roles.ts';
import { endsOf } from './drawing.ts';
import { signShapes, type Signs } from './symbols.ts';

const WIDTH = 0.25;
const EDGE = 0.02; // on either side
/** How far the middle of a bar is outside its side: tabs need room. */
const outOf = ({ match }: Puzzle): number => (match === 'equal' ? 0.25 : 0.34);
const TRIM = 0.09; // of the side, at both ends
const SIGN = 0.21;

export type CornersOf = (cell: number) => readonly Point[];

/** A border side with the direction outwards, of length 1. */
interface Side {
  readonly ends: readonly [Point, Point];
  readonly out: Point;
  readonly away: number; // of the bar
}

function sideOf(puzzle: Puzzle, cornersOf: CornersOf, border: number): Side {
  const board = boardOf(puzzle);
  const at = board.border[border];
  const corners = cornersOf(Math.floor(at / 3));
  const ends = endsOf(corners, at % 3);
  const [middle, centre] = [meanOf(ends), meanOf(corners)];
  const length = Math.hypot(middle[0] - centre[0], middle[1] - centre[1]);
  const out: Point = [(middle[0] - centre[0]) / length, (middle[1] - centre[1]) / length];
  return { ends, out, away: outOf(puzzle) };
}

const beyond = ({ out, away }: Side, [x, y]: Point): Point => [x + out[0] * away, y + out[1] * away];

interface Bar {
  readonly points: readonly Point[];
  readonly sign: Point;
}

function straight(side: Side): Bar {
  const [a, b] = side.ends;
  const points = [between(a, b, TRIM), between(b, a, TRIM)].map((point) => beyond(side, point));
  return { points, sign: meanOf(points) };
}

/** Round the corner that two sides share, at the same distance from both. */
function bent(one: Side, two: Side): Bar | undefined {
  const corner = one.ends.find((end) => two.ends.some((other) => isNear(end, other)));
  if (!corner) return undefined;
  const far = ({ ends }: Side): Point => (isNear(ends[0], corner) ? ends[1] : ends[0]);
  const outer = (side: Side): Point => beyond(side, between(far(side), corner, TRIM));
  const k = one.away / (1 + one.out[0] * two.out[0] + one.out[1] * two.out[1]);
  const sign: Point = [corner[0] + (one.out[0] + two.out[0]) * k, corner[1] + (one.out[1] + two.out[1]) * k];
  return { points: [outer(one), sign, outer(two)], sign };
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;

/** Where a wall is pointed at. */
export const wallMiddle = (puzzle: Puzzle, cornersOf: CornersOf, border: number): Point =>
  straight(sideOf(puzzle, cornersOf, border)).sign;

/** A walled side shows what its wall shows. */
export function wallShapes(puzzle: Puzzle, cornersOf: CornersOf, signs: Signs): Shape[] {
  const board = boardOf(puzzle);
  return puzzle.walls.flatMap((label, border) => {
    const first = board.wallOf[border];
    const isJoined = (other: number): boolean => other !== border && board.wallOf[other] === first;
    if (label === FREE || (first !== border && puzzle.walls[first] === label)) return [];
    const mates = puzzle.walls.flatMap((each, other) => (each === label && isJoined(other) ? [other] : []));
    const side = sideOf(puzzle, cornersOf, border);
    const [other] = mates;
    const bar = (other !== undefined && bent(side, sideOf(puzzle, cornersOf, other))) || straight(side);
    return barShapes(puzzle, border, bar, signs);
  });
}

function barShapes(puzzle: Puzzle, border: number, { points, sign }: Bar, signs: Signs): Shape[] {
  const label = mate(puzzle.match, puzzle.walls[border]);
  const named = { layer: 'still', spot: wallSpot(border) } as const;
  const path = { kind: 'path', d: openPath(points), ...named } as const;
  const [a, b] = [points[0], points[points.length - 1]];
  const along: Point = points.length > 2 ? [1, 0] : [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  return [
    { ...path, role: edgeRole(puzzle, label), pen: WIDTH + 2 * EDGE },
    { ...path, role: labelRole(puzzle, label), pen: WIDTH },
    ...signShapes(puzzle, label, { alone: sign, deep: sign, along, size: SIGN }, signs, named),
  ];
}
