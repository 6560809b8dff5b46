/** A face whose neighbours may be known relative to each other: on one side of the loop, or on both. */
import { SMALL_FACE } from '../level-numbers.ts';
import { given, judge, left } from './judge-ring.ts';
import { EQUAL, UNEQUAL } from './pairs.ts';
import type { MeshPropagation } from './propagate.ts';
import { judgeTied } from './tied-faces.ts';

const ANEW = 255; // no pairs at all, so that those that are left differ

/** After `takePairs`: what is left of the face's pairs; its neighbours learn what it says about them. */
export function judgeSides(
  { at, relate }: MeshPropagation,
  face: number,
  from: number,
  size: number,
): boolean {
  const { label, parity, counts, layout } = at;
  const { beyond } = layout;
  if (size <= SMALL_FACE) return judgeTied(size, counts[face], from, beyond, label, parity, relate);
  for (let i = 0; i < size; i++) {
    const a = beyond[from + i];
    const b = beyond[i + 1 === size ? from : from + i + 1];
    if (label[a] === label[b]) given[i] &= parity[a] === parity[b] ? EQUAL : UNEQUAL;
  }
  if (!judge(size, counts[face])) return false;
  for (let i = 0; i < size; i++) {
    given[i] = ANEW; // the corner has not heard of the tie
    const a = beyond[from + i];
    const b = beyond[i + 1 === size ? from : from + i + 1];
    if ((left[i] & UNEQUAL) === 0 && !relate(a, b, 0)) return false;
    if ((left[i] & EQUAL) === 0 && !relate(a, b, 1)) return false;
  }
  return true;
}
