/**
 * Pieces in two layers of paper. Below: a ring for every peg. Above: one part that has all the upper rings and reaches
 * from each to the middle of the lower rings beside it, where it is glued on. The board stands upright on the page,
 * with the pieces of the puzzle on it.
 */
import type { Kit, KitPart } from '../../../game.ts';
import { inkOn } from '../../../draw/palettes.ts';
import { round } from '../../../draw/paths.ts';
import type { Shape } from '../../../draw/scene.ts';
import { drawingOf, SHAPES } from '../rules/pieces.ts';
import { letterOf, lying, pieceSpot, start, type Puzzle } from '../rules/rules.ts';
import { scene } from './scene.ts';

const LOWER = 0.4; // radii
const UPPER = 0.45;
const PAD = 0.24; // glued onto a lower ring
const HOLE = 0.15;
const BAR = 0.3; // width
const ROOM = 0.06;

export function kit(puzzle: Puzzle): Kit {
  const state = start(puzzle);
  const { width, height, shapes } = scene(puzzle, state, { portrait: true });
  const loose = SHAPES.filter((shape) => !lying(state, shape));
  return {
    millimetres: 17,
    measure: 2 * UPPER,
    parts: [...loose.map(upperPart), ...loose.flatMap(lowerParts)],
    board: { width, height, shapes },
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly upper: boolean;
}

/** Its rings in units, in orientation A. */
const ringsOf = (shape: number): readonly Spot[] =>
  Array.from(drawingOf(shape, 0)).flatMap((sign, at) =>
    sign === '.' ? [] : [{ x: at % 3, y: Math.floor(at / 3), upper: sign === '2' }],
  );

const circle = (x: number, y: number, r: number): string => {
  const half = (to: number): string => `A${r} ${r} 0 1 1 ${round(to)} ${round(y)}`;
  return `M${round(x - r)} ${round(y)}${half(x + r)}${half(x - r)}Z`;
};

/** A bar between two places of one row or column. */
function bar(a: Spot, b: Spot): string {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const [dx, dy] = left === right ? [BAR / 2, 0] : [0, BAR / 2];
  const points = [
    [left - dx, top - dy],
    [right + dx, top - dy],
    [right + dx, bottom + dy],
    [left - dx, bottom + dy],
  ];
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function upperPart(shape: number): KitPart {
  const all = ringsOf(shape);
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const rings = all.map((ring) => ({
    ...ring,
    x: ring.x - left + UPPER + ROOM,
    y: ring.y - top + UPPER + ROOM,
  }));
  const [high, low] = [rings.filter(({ upper }) => upper), rings.filter(({ upper }) => !upper)];
  const bars = high.flatMap((from) =>
    low.filter((to) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1.1).map((to) => bar(from, to)),
  );
  const outline = [
    ...bars,
    ...low.map(({ x, y }) => circle(x, y, PAD)),
    ...high.map(({ x, y }) => circle(x, y, UPPER)),
  ];
  return {
    name: letterOf(shape),
    width: Math.max(...rings.map(({ x }) => x)) + UPPER + ROOM,
    height: Math.max(...rings.map(({ y }) => y)) + UPPER + ROOM,
    outline,
    shapes: [
      ...outline.map((d) => face(shape, d)),
      ...high.flatMap(({ x, y }) => [dish(shape, x, y, 0.27), letter(shape, x, y)]),
    ],
  };
}

const lowerParts = (shape: number): readonly KitPart[] =>
  ringsOf(shape)
    .filter(({ upper }) => !upper)
    .map(() => {
      const middle = LOWER + ROOM;
      const outline = circle(middle, middle, LOWER);
      return {
        name: letterOf(shape),
        width: 2 * middle,
        height: 2 * middle,
        outline: [outline],
        shapes: [
          face(shape, outline),
          dish(shape, middle, middle, HOLE * 1.6),
          letter(shape, middle, middle),
        ],
      };
    });

const named = (shape: number): Pick<Shape, 'layer' | 'by' | 'spot'> => ({
  layer: 'live',
  by: 'player',
  spot: pieceSpot(shape),
});

const face = (shape: number, d: string): Shape => ({
  ...named(shape),
  kind: 'path',
  role: `body-${shape + 1}`,
  filled: true,
  d,
});

const dish = (shape: number, x: number, y: number, r: number): Shape => ({
  ...named(shape),
  kind: 'disc',
  role: `body-dish-${shape + 1}`,
  x,
  y,
  r,
});

const letter = (shape: number, x: number, y: number): Shape => ({
  ...named(shape),
  kind: 'text',
  role: inkOn(`body-dish-${shape + 1}`),
  x,
  y,
  size: 0.26,
  text: letterOf(shape),
});
