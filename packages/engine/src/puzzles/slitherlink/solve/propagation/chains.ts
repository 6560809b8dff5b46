/** Paths of lines know their ends: they must not meet before everything is done. */
import { CROSS, OPEN } from '../../rules/rules.ts';
import { LOOPS } from '../level-numbers.ts';
import { CLOSED, LINES, MISSING, PATHS, PENDING } from './position.ts';
import type { Propagation } from './propagate.ts';

/** A line joins dots a and b, between two cells: paths merge, and their ends must not meet too early. */
export function draw(board: Propagation, a: number, b: number, cell: number, beside: number): boolean {
  const { mate, count, hasClue } = board.at;
  count[LINES]++;
  count[MISSING] -= hasClue[cell] + hasClue[beside];
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
    return !(board.rules & LOOPS) || refusePending(board);
  }
  if (!ownA && !ownB) count[PATHS]--;
  return !(board.rules & LOOPS) || keepApart(board, left, right);
}

/** The ends of one path are adjacent: joining them is wrong unless it completes everything. */
function keepApart(board: Propagation, a: number, b: number): boolean {
  const { edge: edges, count, layout } = board.at;
  const from = Math.min(a, b);
  const apart = Math.max(a, b) - from;
  if (apart !== 1 && apart !== layout.stride) return true;
  const edge = 2 * from + (apart === 1 ? 0 : 1);
  if (edges[edge] !== OPEN) return true;
  if (!completes(board, edge)) return board.decide(edge, CROSS);
  count[PENDING] = edge;
  return true;
}

/** Would closing the only path at this edge complete everything? */
function completes(board: Propagation, edge: number): boolean {
  const { count, hasClue, layout } = board.at;
  const from = edge >> 1;
  const beside = edge & 1 ? from - 1 : from - layout.stride;
  const met = count[MISSING] === hasClue[from] + hasClue[beside];
  return count[PATHS] === 1 && met && visitsEnough(board, count[LINES] + 1);
}

/** A new line or clue may show that closing at the pending edge leaves something out. */
export function refusePending(board: Propagation): boolean {
  const { count, edge: edges } = board.at;
  const edge = count[PENDING];
  if (edge < 0 || completes(board, edge)) return true;
  count[PENDING] = -1;
  return edges[edge] !== OPEN || board.decide(edge, CROSS);
}

/** A loop of this many lines goes through as many dots: enough for the rule? */
export function visitsEnough(board: Propagation, lines: number): boolean {
  return board.at.rule === 'loop' || lines === board.at.layout.dots.length;
}
