/** Paths of lines on any mesh know their ends: they must not meet before everything is done. */
import { CROSS, OPEN } from '../../rules/rules.ts';
import { LOOPS } from '../level-numbers.ts';
import { CLOSED, LINES, MISSING, PATHS, PENDING, type MeshPosition } from './position.ts';
import type { MeshPropagation } from './propagate.ts';

/** A line joins its two dots: paths merge, and their ends must not meet too early. */
export function drawLine(board: MeshPropagation, edge: number): boolean {
  const { mate, count, layout } = board.at;
  const { edgeDots } = layout.mesh;
  const [a, b] = [edgeDots[2 * edge], edgeDots[2 * edge + 1]];
  count[LINES]++;
  count[MISSING] -= cluesBeside(board.at, edge);
  if (count[CLOSED] && board.rules & LOOPS) return false;
  const left = mate[a];
  const right = mate[b];
  if (left === b) {
    count[CLOSED]++;
    return true;
  }
  const ownA = left === a;
  const ownB = right === b;
  mate[left] = right;
  mate[right] = left;
  if (ownA && ownB) {
    count[PATHS]++;
    return !(board.rules & LOOPS) || (refusePending(board) && keepApart(board, left, right));
  }
  if (!ownA && !ownB) count[PATHS]--;
  return !(board.rules & LOOPS) || keepApart(board, left, right);
}

function cluesBeside({ hasClue, layout }: MeshPosition, edge: number): number {
  return hasClue[layout.edgeFaces[2 * edge]] + hasClue[layout.edgeFaces[2 * edge + 1]];
}

/** The ends of one path are neighbours: joining them is wrong unless it completes everything. */
function keepApart(board: MeshPropagation, a: number, b: number): boolean {
  const { edge: edges, count, layout } = board.at;
  const { start, edgeAt, faces } = layout;
  const { edgeDots } = layout.mesh;
  for (let slot = start[faces + a]; slot < start[faces + a + 1]; slot++) {
    const edge = edgeAt[slot];
    if (edges[edge] !== OPEN || (edgeDots[2 * edge] !== b && edgeDots[2 * edge + 1] !== b)) continue;
    if (!completes(board.at, edge)) return board.decide(edge, CROSS);
    count[PENDING] = edge;
    return true;
  }
  return true;
}

/** Would closing the only path at this edge complete everything? */
function completes(at: MeshPosition, edge: number): boolean {
  const { count } = at;
  return count[PATHS] === 1 && count[MISSING] === cluesBeside(at, edge) && visitsEnough(at, count[LINES] + 1);
}

/** A new line or clue may show that closing at the pending edge leaves something out. */
export function refusePending(board: MeshPropagation): boolean {
  const { count, edge: edges } = board.at;
  const edge = count[PENDING];
  if (edge < 0 || completes(board.at, edge)) return true;
  count[PENDING] = -1;
  return edges[edge] !== OPEN || board.decide(edge, CROSS);
}

/** A loop of this many lines goes through as many dots: enough for the rule? */
export function visitsEnough({ rule, layout }: MeshPosition, lines: number): boolean {
  return rule === 'loop' || lines === layout.mesh.dotCount;
}
