/**
 * The inside is one piece, and so is the outside together with the world around the board. For each side: walk
 * over the faces that may still be on that side, never across a line, from a face that is.
 */
import { LINE } from '../../rules/rules.ts';
import { DIFFERENT, SAME, UNRELATED } from './colours.ts';
import { CUT, type Position } from './position.ts';
import type { FindingSink } from './findings.ts';

/** A side is its relation to the outer face. */
export const OUTSIDE_SIDE = SAME;
export const INSIDE_SIDE = DIFFERENT;
/** How a cut decides a face: it alone joins two faces of the side, or no face of the side reaches it. */
export const JOINS = 0;
const UNREACHED = 1;

export function judgeCuts(position: Position, conclude: FindingSink): void {
  const sides = sidesOf(position);
  judgeSide(position, sides, OUTSIDE_SIDE, conclude);
  if (!position.conflict) judgeSide(position, sides, INSIDE_SIDE, conclude);
}

function sidesOf({ colours, rings }: Position): Int8Array {
  const sides = new Int8Array(rings.outer + 1);
  for (let face = 0; face <= rings.outer; face++)
    sides[face] = colours ? colours.relation(face, rings.outer) : UNRELATED;
  return sides;
}

function judgeSide(position: Position, sides: Int8Array, side: number, conclude: FindingSink): void {
  const { outer } = position.rings;
  const root = side === OUTSIDE_SIDE ? outer : sides.indexOf(side);
  if (root < 0) return;
  const order = new Int32Array(outer + 1); // of discovery; 0 when never reached
  walkFrom(position, sides, side, root, order, (face) => conclude.link(face, outer, side, CUT, side, JOINS));
  for (let face = 0; face < outer; face++) {
    if (order[face]) continue;
    if (sides[face] === side) position.conflict ??= { kind: 'cut', side, round: position.now };
    else if (sides[face] === UNRELATED) conclude.link(face, outer, 1 - side, CUT, side, UNREACHED);
  }
}

/**
 * Depth first with low points. An undecided face is forced when some subtree below it contains a face of
 * the side and does not reach above it: the root is on the side, and it is above.
 */
function walkFrom(
  { rings, edges }: Position,
  sides: Int8Array,
  side: number,
  root: number,
  order: Int32Array,
  forced: (face: number) => void,
): void {
  const count = rings.outer + 1;
  const low = new Int32Array(count);
  const parent = new Int32Array(count).fill(-1);
  const place = new Int32Array(count); // the next edge to try
  const held = new Int32Array(count); // faces of the side in the subtree
  const isForced = new Uint8Array(count);
  let clock = 1;
  order[root] = low[root] = clock;
  held[root] = 1;
  for (let face = root; face >= 0;) {
    const around = rings.faceSides[face];
    if (place[face] < around.length) {
      const k = place[face]++;
      const next = around[k];
      if (edges[rings.faceEdges[face][k]] === LINE || sides[next] === 1 - side) continue;
      if (order[next]) {
        if (order[next] < low[face]) low[face] = order[next];
        continue;
      }
      order[next] = low[next] = ++clock;
      held[next] = sides[next] === side ? 1 : 0;
      parent[next] = face;
      face = next;
      continue;
    }
    const up = parent[face];
    if (up >= 0) {
      held[up] += held[face];
      if (low[face] < low[up]) low[up] = low[face];
      if (low[face] >= order[up] && held[face] && sides[up] === UNRELATED && !isForced[up]) {
        isForced[up] = 1;
        forced(up);
      }
    }
    face = up;
  }
}
