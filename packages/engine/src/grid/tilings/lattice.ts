/**
 * Tilings that repeat: cells in rows and columns, each with the same few faces, some of which are left
 * out at the border. The cells come row by row and their faces in the order listed, which numbers
 * faces, dots and edges as Loopy does.
 */
import { OutlineBuilder, type Outline } from './outline.ts';
import type { Lookup } from '../../vocabulary.ts';

/** Where a cell is on a board. */
export interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly lastX: boolean;
  readonly lastY: boolean;
  readonly oddX: boolean;
  readonly oddY: boolean;
}

/** Corners in order, each 'x,y' from the cell's origin, as sums of the lattice's lengths: 'a+b,-2a'. */
type Corners = string;

export interface Lattice {
  /** The values of the letters in corners, along x and along y. */
  readonly lengths: Lookup<readonly [number, number]>;
  readonly origin: (place: CellPlace) => readonly [number, number];
  /** Faces of a cell, with the condition under which there is one. */
  readonly faces: readonly (readonly [Corners, ((place: CellPlace) => boolean)?])[];
  /** Cells that a board leaves out. */
  readonly lacks?: (place: CellPlace, width: number) => boolean;
}

export function outlineOfLattice(lattice: Lattice, width: number, height: number): Outline {
  const builder = new OutlineBuilder();
  const faces = lattice.faces.map(([corners, when]) => ({
    corners: readCorners(corners, lattice.lengths),
    when,
  }));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = placeOf(x, y, width, height);
      if (lattice.lacks?.(place, width)) continue;
      const [left, top] = lattice.origin(place);
      for (const { corners, when } of faces)
        if (!when || when(place)) builder.face(corners.map(([dx, dy]) => [left + dx, top + dy]));
    }
  return builder.build();
}

const placeOf = (x: number, y: number, width: number, height: number): CellPlace => ({
  x,
  y,
  lastX: x === width - 1,
  lastY: y === height - 1,
  oddX: x % 2 === 1,
  oddY: y % 2 === 1,
});

/** 'a,b' is a point by its two coordinates; '2p+q', without a comma, is a sum of vectors. */
function readCorners(corners: Corners, lengths: Lattice['lengths']): (readonly [number, number])[] {
  return corners.split(' ').map((corner) => {
    const [x, y] = corner.includes(',') ? corner.split(',') : [corner, corner];
    return [sumOf(x, lengths, 0), sumOf(y, lengths, 1)];
  });
}

function lengthOf(letter: string, lengths: Lattice['lengths']): readonly [number, number] {
  const length = lengths[letter];
  if (!length) throw new Error(`The lattice has no length ${letter}.`);
  return length;
}

function sumOf(text: string, lengths: Lattice['lengths'], axis: 0 | 1): number {
  let sum = 0;
  for (const [, sign, times, letter] of text.matchAll(/([+-]?)(\d*)([a-z])/g))
    sum += (sign === '-' ? -1 : 1) * (times === '' ? 1 : Number(times)) * lengthOf(letter, lengths)[axis];
  return sum;
}
