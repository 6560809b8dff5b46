/**
 * The part a place has in an argument, as a tint and a symbol in its corner. Opposing tones also differ in
 * their symbols: filled for one, hollow for the other.
 */
import type { Target, Tone } from 'edgewise';
import type { Place } from 'edgewise/play';
import { circlePath, n } from './elements.ts';

export type ToneStyle = `tone-${Tone}`;

export const isTone = (style: string): style is ToneStyle => style.startsWith('tone-');

export const toneOf = (style: ToneStyle): Tone => style.slice('tone-'.length) as Tone;

type Drawn = Place & Pick<Target, 'outline'>;

const CORNER = 0.31; // from the middle of a square place to its sign
const TOWARDS = 0.55; // of the way to the first corner of a place with a rim
const SIZE = 0.075;

/** Where the symbol goes: off the middle, which has numbers and pieces. */
function cornerOf({ x, y, outline }: Drawn): readonly [number, number] {
  const [first] = outline ?? [];
  if (!first) return [x - CORNER, y - CORNER];
  return [x + TOWARDS * (first[0] - x), y + TOWARDS * (first[1] - y)];
}

/** A path for the symbol of a tone; undefined where the shape of the tint is enough. */
export function toneSign(
  tone: Tone,
  place: Drawn,
): { readonly d: string; readonly isFull: boolean } | undefined {
  const [x, y] = cornerOf(place);
  const square = `M${n(x - SIZE)} ${n(y - SIZE)}h${n(2 * SIZE)}v${n(2 * SIZE)}h${n(-2 * SIZE)}z`;
  const bar = `M${n(x - SIZE)} ${n(y)}h${n(2 * SIZE)}`;
  switch (tone) {
    case 'inside':
      return { d: square, isFull: true };
    case 'outside':
      return { d: square, isFull: false };
    case 'one':
      return { d: circlePath(x, y, SIZE), isFull: true };
    case 'other':
      return { d: circlePath(x, y, SIZE), isFull: false };
    case 'demand':
      return { d: bar, isFull: false };
    case 'supply':
      return { d: `${bar}M${n(x)} ${n(y - SIZE)}v${n(2 * SIZE)}`, isFull: false };
    case 'end':
      return { d: target(place), isFull: false };
    case 'stranded':
      return { d: cross(x, y), isFull: false };
    case 'gap':
      return { d: diamond(place), isFull: false };
    case 'wall':
      return undefined;
  }
}

const cross = (x: number, y: number): string =>
  [1, -1].map((up) => `M${n(x - SIZE)} ${n(y - up * SIZE)}l${n(2 * SIZE)} ${n(up * 2 * SIZE)}`).join('');

/** In the middle: in a corner it would look as if the end were there. */
const target = ({ x, y }: Place): string => circlePath(x, y, 0.6 * SIZE) + circlePath(x, y, 1.6 * SIZE);

const GAP = 0.43;

/** Round the middle: a gap is where to look. */
const diamond = ({ x, y }: Place): string =>
  `M${n(x - GAP)} ${n(y)}L${n(x)} ${n(y - GAP)}L${n(x + GAP)} ${n(y)}L${n(x)} ${n(y + GAP)}Z`;
