/** The four metatiles of the hats: their corners, what they expand into, the hats they contain. */

/** x + y·r with r = exp(πi/3). */
export type Point = readonly [x: number, y: number];

export interface Placing {
  readonly start: Point;
  readonly towards: Point;
}

export type MetatileLetter = 'H' | 'T' | 'P' | 'F';

interface Metatile {
  readonly corners: readonly Point[];
  readonly expanded: readonly Point[]; // where its corners go when it expands
  readonly children: readonly (Placing & { readonly letter: MetatileLetter })[];
  readonly hats: readonly (Placing & { readonly mirrored: boolean })[];
}

const pointOf = (text: string): Point => {
  const [x, y] = text.split(',').map(Number);
  return [x, y];
};
export const pointsOf = (text: string): readonly Point[] => text.split(' ').map(pointOf);

function metatile(corners: string, expanded: string, children: string, hats: string): Metatile {
  const placing = (start: string, towards: string): Placing => ({
    start: pointOf(start),
    towards: pointOf(towards),
  });
  return {
    corners: pointsOf(corners),
    expanded: pointsOf(expanded),
    children: children.split('; ').map((text) => {
      const [letter, start, towards] = text.split(' ');
      return { letter: letter as MetatileLetter, ...placing(start, towards) };
    }),
    hats: hats.split('; ').map((text) => {
      const [start, towards, mirrored] = text.split(' ');
      return { ...placing(start, towards), mirrored: mirrored === 'mirrored' };
    }),
  };
}

export const METATILES: Readonly<Record<MetatileLetter, Metatile>> = {
  H: metatile(
    '0,0 4,-2 12,6 10,10 -6,18 -8,16',
    '0,0 12,-6 30,12 24,24 -12,42 -18,36',
    'H -4,20 1,0; H 2,2 1,0; H 8,26 0,-1; T 6,24 -1,0; P -8,16 1,0; P 4,34 0,-1; P 6,0 1,-1; F -10,38 -1,1; F -10,44 0,-1; F -4,2 1,0; F 2,2 0,-1; F 26,14 1,0; F 32,8 -1,1',
    '6,0 1,0; 6,6 0,-1; 0,12 1,0; 0,6 -1,0 mirrored',
  ),
  T: metatile(
    '0,0 6,6 -6,12',
    '0,0 12,12 -12,24',
    'H 10,10 -1,1; P -6,0 1,0; P 8,14 0,1; P 18,6 -1,1; F -14,34 -1,0; F -8,-2 1,-1; F 22,4 0,1',
    '-2,10 -1,1',
  ),
  P: metatile(
    '0,0 4,4 -4,20 -8,16',
    '0,0 14,8 -4,44 -18,36',
    'H 4,22 0,1; H 10,10 -1,1; P -6,0 1,0; P 6,24 1,0; P 8,14 0,1; F -20,40 1,-1; F -14,34 -1,0; F -8,-2 1,-1; F 4,46 -1,1; F 10,10 1,0; F 16,4 -1,1',
    '-2,10 -1,1; -2,16 0,1',
  ),
  F: metatile(
    '0,0 4,-2 6,0 -2,16 -6,12',
    '0,0 14,-4 18,6 0,42 -14,34',
    'H 8,20 0,1; H 14,8 -1,1; P 10,22 1,0; P 12,12 0,1; F -16,38 1,-1; F -10,32 -1,0; F -4,2 1,0; F 2,2 0,-1; F 8,44 -1,1; F 14,8 1,0; F 20,2 -1,1',
    '0,6 -1,1; 0,12 0,1',
  ),
};
