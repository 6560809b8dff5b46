/** What is shown on a coloured side: its letter, the symbol of its colour, both or nothing; always upright. */
import { glyphPath } from '../../../draw/glyphs.ts';
import { inkOn } from '../../../draw/palettes.ts';
import type { Point } from '../../../draw/paths.ts';
import type { ViewOptions, Shape } from '../../../draw/scene.ts';
import { colourNumber, type Coloured } from '../rules/colours.ts';
import { symbolOf } from '../rules/rules.ts';
import { labelRole } from './roles.ts';

export type Signs = NonNullable<ViewOptions['symbols']>;

/** Where there is room for symbols on a side. */
export interface Seat {
  readonly alone: Point; // for a letter
  readonly deep: Point; // for a shape, or for two beside each other
  readonly along: Point; // a unit along the side
  readonly size: number; // of a letter alone
}

type Named = Pick<Shape, 'layer' | 'spot'>;

/** Letters that match in pairs keep their letter beside a shape: the shape only identifies the pair. */
export function signShapes(
  puzzle: Coloured,
  label: number,
  seat: Seat,
  signs: Signs,
  named: Named,
): readonly Shape[] {
  const colour = colourNumber(puzzle, label);
  const role = inkOn(labelRole(puzzle, label));
  const { size, along } = seat;
  const letter = ([x, y]: Point, high: number): Shape => ({
    kind: 'text',
    role,
    x,
    y,
    size: high,
    text: symbolOf(puzzle.match, label),
    ...named,
  });
  const shape = ([x, y]: Point, radius: number): Shape => ({
    kind: 'path',
    role,
    d: glyphPath(colour, x, y, radius),
    filled: true,
    ...named,
  });
  const aside = (share: number): Point => [seat.deep[0] + share * along[0], seat.deep[1] + share * along[1]];
  if (signs === 'none') return [];
  if (signs === 'letters') return [letter(seat.alone, size)];
  if (signs === 'shapes' && puzzle.match === 'equal') return [shape(seat.deep, 0.46 * size)];
  // From left to right on every side, whichever way it runs.
  const left = along[0] > 0 || (along[0] === 0 && along[1] > 0) ? -1 : 1;
  return [letter(aside(left * 0.24), 0.84 * size), shape(aside(-left * 0.24), 0.36 * size)];
}
