/**
 * Two faces side by side that each lack one line, as two threes on squares: without a line between them the
 * other edges would close a loop around just the two. So there is one, unless that loop could be the solution.
 */
import { CROSS, LINE, OPEN } from '../../rules/rules.ts';
import type { MeshLayout } from './layout.ts';
import { ASKING, LINES, type MeshPosition } from './position.ts';
import type { MeshPropagation } from './propagate.ts';

export interface Threes {
  readonly faces: readonly [number, number];
  readonly between: number; // the edge both share
  readonly far: readonly number[]; // lines whatever else holds
  readonly beyond: readonly number[]; // where the shared edge would run on: crosses likewise
  readonly outline: readonly number[]; // the loop around the two
  readonly touched: number; // faces that the loop passes
}

export function threesOf(layout: MeshLayout, clues: ArrayLike<number>): Threes[] {
  const { start, beyond, edgeAt, faces } = layout;
  const lacksOne = (face: number): boolean =>
    face < faces && clues[face] === start[face + 1] - start[face] - 1;
  const found: Threes[] = [];
  for (let face = 0; face < faces; face++) {
    if (!lacksOne(face)) continue;
    for (let slot = start[face]; slot < start[face + 1]; slot++) {
      if (beyond[slot] < face || !lacksOne(beyond[slot])) continue;
      const both = threesAt(layout, face, beyond[slot], edgeAt[slot]);
      if (both) found.push(both);
    }
  }
  return found;
}

/** Undefined where they share more than this edge. */
function threesAt(
  { mesh, start, beyond }: MeshLayout,
  a: number,
  b: number,
  edge: number,
): Threes | undefined {
  let shared = 0;
  for (let slot = start[a]; slot < start[a + 1]; slot++) if (beyond[slot] === b) shared++;
  if (shared > 1) return undefined;
  const { dotEdges, edgeDots, faceEdges } = mesh;
  const outline: number[] = [];
  for (const around of [faceEdges[a], faceEdges[b]])
    for (let i = 0; i < around.length; i++) if (around[i] !== edge) outline.push(around[i]);
  const ends: number[] = [];
  for (const around of [dotEdges[edgeDots[2 * edge]], dotEdges[edgeDots[2 * edge + 1]]])
    for (let i = 0; i < around.length; i++) if (around[i] !== edge) ends.push(around[i]);
  return {
    faces: [a, b],
    between: edge,
    far: outline.filter((each) => !ends.includes(each)),
    beyond: ends.filter((each) => !outline.includes(each)),
    outline,
    touched: outline.length + 2,
  };
}

/** Adds what pairs of such faces force; false on a contradiction. */
export function drawThrees(
  board: MeshPropagation,
  threes: readonly Threes[],
  clues: ArrayLike<number>,
): boolean {
  return threes.every((each) => drawPair(board, each, clues));
}

function drawPair(board: MeshPropagation, threes: Threes, clues: ArrayLike<number>): boolean {
  const { hasClue, edge } = board.at;
  const { faces, between, far, beyond } = threes;
  if (!hasClue[faces[0]] || !hasClue[faces[1]]) return true;
  if (!far.every((each) => board.decide(each, LINE))) return false;
  if (!beyond.every((each) => board.decide(each, CROSS))) return false;
  if (edge[between] !== OPEN || !mustPart(threes, board.at, clues)) return true;
  return board.decide(between, LINE);
}

/** The small loop of the two would leave out a line, a point to visit or another clue. */
function mustPart({ outline, touched }: Threes, at: MeshPosition, clues: ArrayLike<number>): boolean {
  const { count, edge, rule, layout, hasClue } = at;
  if (count[ASKING] > touched) return true;
  if (rule === 'every-dot' && outline.length < layout.mesh.dotCount) return true;
  let inside = 0;
  for (const each of outline) if (edge[each] === LINE) inside++;
  if (count[LINES] > inside) return true;
  for (let face = 0; face < layout.faces; face++) {
    if (!hasClue[face]) continue;
    let lines = 0;
    for (const each of layout.mesh.faceEdges[face]) if (outline.includes(each)) lines++;
    if (lines !== clues[face]) return true;
  }
  return false;
}
