/**
 * What one clue and a line give, on any mesh: a face with the dots around it, each dot by what is known of its own
 * edges. Dots say which pairs the two edges of their corner can have, the clue chooses among them, and tells each
 * dot what is left; no dot hears from two faces, so that every conclusion rests on a single clue.
 */
import { CROSS, LINE } from '../../rules/rules.ts';
import { given, judge, left, takePairs } from './judge-ring.ts';
import { SWAPPED } from './pairs.ts';
import type { MeshPropagation } from './propagate.ts';

/** Decides what each star forces; false on a contradiction. */
export function judgeStars(board: MeshPropagation): boolean {
  const { faces } = board.at.layout;
  const alone = dotsAlone(board);
  if (!alone) return false;
  for (let face = 0; face < faces; face++)
    if (board.at.hasClue[face] && !judgeStar(board, face, alone)) return false;
  return true;
}

/** By corner: the pairs that its dot leaves by itself, as the face sees them. */
function dotsAlone({ at }: MeshPropagation): Uint8Array | undefined {
  const { faces, rings, start, twin } = at.layout;
  const pairs = new Uint8Array(start[faces]);
  for (let ring = faces; ring < rings; ring++) {
    takeEdges(at, ring);
    if (!judge(start[ring + 1] - start[ring], at.counts[ring])) return undefined;
    for (let slot = start[ring]; slot < start[ring + 1]; slot++)
      if (twin[slot] >= 0) pairs[twin[slot]] = SWAPPED[left[slot - start[ring]]];
  }
  return pairs;
}

/** No ring has kept pairs: this level goes without. */
function takeEdges(at: MeshPropagation['at'], ring: number): void {
  const { start } = at.layout;
  takePairs(at, start[ring], start[ring + 1]);
}

function judgeStar(board: MeshPropagation, face: number, alone: Uint8Array): boolean {
  const { at } = board;
  const { start, twin } = at.layout;
  const [from, size] = [start[face], start[face + 1] - start[face]];
  takeEdges(at, face);
  for (let i = 0; i < size; i++) given[i] &= alone[from + i];
  if (!judge(size, at.counts[face])) return false;
  const chosen = left.slice(0, size);
  if (!tellEdges(board, face)) return false;
  for (let i = 0; i < size; i++)
    if (chosen[i] !== alone[from + i] && !tellDot(board, twin[from + i], chosen[i])) return false;
  return true;
}

function tellDot(board: MeshPropagation, slot: number, pairs: number): boolean {
  const { at } = board;
  const { start, ringOf } = at.layout;
  const ring = ringOf[slot];
  takeEdges(at, ring);
  given[slot - start[ring]] &= SWAPPED[pairs];
  return judge(start[ring + 1] - start[ring], at.counts[ring]) && tellEdges(board, ring);
}

/** What the ring judged last leaves to its edges. */
function tellEdges(board: MeshPropagation, ring: number): boolean {
  const { start, edgeAt } = board.at.layout;
  for (let slot = start[ring]; slot < start[ring + 1]; slot++) {
    const pairs = left[slot - start[ring]];
    if ((pairs & 0b1010) === 0 && !board.decide(edgeAt[slot], CROSS)) return false;
    if ((pairs & 0b0101) === 0 && !board.decide(edgeAt[slot], LINE)) return false;
  }
  return true;
}
