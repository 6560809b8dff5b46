/** Turning, mirroring and resizing a rectangle of places: where each place of the new one comes from. */
import { edgeBetween, type Mesh } from './mesh.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const turns = ['right', 'left', 'half'] as const;
export const mirrors = ['across', 'down', 'diagonal'] as const;
export const sides = ['top', 'bottom', 'left', 'right'] as const;

export type Rearrangement =
  | { readonly kind: 'turn'; readonly to: (typeof turns)[number] }
  | { readonly kind: 'mirror'; readonly to: (typeof mirrors)[number] }
  /** Rows and columns added on each side, or removed. */
  | { readonly kind: 'grow'; readonly by: Readonly<Record<(typeof sides)[number], number>> };

type Place = readonly [row: number, column: number];

const swapsSides = (how: Rearrangement): boolean =>
  how.kind === 'turn' ? how.to !== 'half' : how.kind === 'mirror' && how.to === 'diagonal';

export function sizeAfter({ width, height }: Size, how: Rearrangement): Size {
  if (how.kind === 'grow')
    return {
      width: width + how.by.left + how.by.right,
      height: height + how.by.top + how.by.bottom,
    };
  return swapsSides(how) ? { width: height, height: width } : { width, height };
}

/** Where a place goes. */
function target({ width, height }: Size, [row, column]: Place, how: Rearrangement): Place {
  if (how.kind === 'grow') return [row + how.by.top, column + how.by.left];
  switch (how.to) {
    case 'right':
      return [column, height - 1 - row];
    case 'left':
      return [width - 1 - column, row];
    case 'half':
      return [height - 1 - row, width - 1 - column];
    case 'across':
      return [row, width - 1 - column];
    case 'down':
      return [height - 1 - row, column];
    case 'diagonal':
      return [column, row];
  }
}

/** By old place: the new one, or -1 if it is cut off. */
export function rearranged(size: Size, how: Rearrangement): Int32Array {
  const after = sizeAfter(size, how);
  return Int32Array.from({ length: size.width * size.height }, (_, index) => {
    const [row, column] = target(size, [Math.floor(index / size.width), index % size.width], how);
    const isInside = row >= 0 && column >= 0 && row < after.height && column < after.width;
    return isInside ? row * after.width + column : -1;
  });
}

/** Values at their new places; `empty` where nothing was. */
export function moveValues(
  values: ArrayLike<number>,
  to: Int32Array,
  count: number,
  empty: number,
): number[] {
  const moved = new Array<number>(count).fill(empty);
  to.forEach((place, index) => {
    if (place >= 0) moved[place] = values[index];
  });
  return moved;
}

/** Edges follow their dots. By old edge: the new one, or -1. */
export const movedEdges = (before: Mesh, after: Mesh, dots: Int32Array): Int32Array =>
  Int32Array.from({ length: before.edgeCount }, (_, edge) => {
    const [a, b] = [dots[before.edgeDots[2 * edge]], dots[before.edgeDots[2 * edge + 1]]];
    return a < 0 || b < 0 ? -1 : (edgeBetween(after, a, b) ?? -1);
  });
