/** Inside and outside on any mesh: classes of faces whose sides are known relative to each other. */
import { CROSS, LINE } from '../../rules/rules.ts';
import type { MeshPropagation } from './propagate.ts';

/** Two faces have the same side (0) or not (1): joins their classes and reports everything between them. */
export function joinSides(board: MeshPropagation, a: number, b: number, unequal: number): boolean {
  const { label, parity, next, size } = board.at;
  if (label[a] === label[b]) return (parity[a] ^ parity[b]) === unequal;
  if (size[label[a]] < size[label[b]]) return joinSides(board, b, a, unequal);
  board.joins++;
  const kept = label[a];
  const flip = parity[a] ^ parity[b] ^ unequal;
  size[kept] += size[label[b]];
  let face = b;
  do {
    label[face] = kept;
    parity[face] ^= flip;
    if (!tellNeighbours(board, face, kept)) return false;
    face = next[face];
  } while (face !== b);
  const after = next[a];
  next[a] = next[b];
  next[b] = after;
  return true;
}

/** Edges to fellows of the class are decided; other neighbours may now have two neighbours of one class. */
function tellNeighbours(board: MeshPropagation, face: number, kept: number): boolean {
  const { label, parity, layout } = board.at;
  const { start, edgeAt, beyond, outer } = layout;
  for (let slot = start[face]; slot < start[face + 1]; slot++) {
    const near = beyond[slot];
    if (label[near] === kept) {
      if (!board.decide(edgeAt[slot], parity[face] ^ parity[near] ? LINE : CROSS)) return false;
    } else if (near !== outer) board.wake(near);
  }
  return true;
}
