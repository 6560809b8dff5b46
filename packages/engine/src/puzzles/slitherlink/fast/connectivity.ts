/**
 * The inside is one piece, and so is the outside: cells that would be cut off are on the other side,
 * and cells that alone hold a side together belong to it.
 *
 * One depth-first walk a side over the cells that may be on it, never across a line, with low links
 * and the number of sure cells below each: an articulation point with sure cells beyond it is sure.
 */
import { LINE } from '../rules.ts';
import { OUTER } from './position.ts';
import type { Propagation } from './propagate.ts';
import { join } from './sides.ts';

const OUTSIDE_SIDE = 0;
const INSIDE_SIDE = 1;

interface Walk {
  readonly order: Int32Array; // when a site was reached, from 1; 0 = not yet
  readonly low: Int32Array;
  readonly sure: Int32Array; // sure cells in the subtree
  readonly way: Uint8Array; // next direction to try
  readonly stack: Int32Array;
  readonly forced: Int32Array;
}

const walks = new Map<number, Walk>();

function walkFor(sites: number): Walk {
  const known = walks.get(sites);
  if (known) return known;
  const ints = (): Int32Array => new Int32Array(sites);
  const walk = { order: ints(), low: ints(), sure: ints(), way: new Uint8Array(sites), stack: ints(), forced: ints() };
  if (walks.size >= 24) walks.clear();
  walks.set(sites, walk);
  return walk;
}

/** Decides what connectivity forces, by joining cells to the outer face's class; false on a contradiction. */
export function connect(board: Propagation): boolean {
  return connectSide(board, OUTSIDE_SIDE) && connectSide(board, INSIDE_SIDE);
}

function connectSide(board: Propagation, side: number): boolean {
  const { label, parity, layout } = board.at;
  const { cells, sites } = layout;
  const root = side === OUTSIDE_SIDE ? OUTER : firstSure(board, side);
  if (root < 0) return true;
  const walk = walkFor(sites);
  let forced = walkFrom(board, side, root, walk);
  for (let i = 0; i < cells.length; i++) {
    const x = cells[i];
    if (walk.order[x]) continue;
    if (label[x] !== OUTER) walk.forced[forced++] = ~x;
    else if (parity[x] === side) return false;
  }
  for (let i = 0; i < forced; i++) {
    const x = walk.forced[i];
    if (!(x < 0 ? join(board, ~x, OUTER, 1 - side) : join(board, x, OUTER, side))) return false;
  }
  return true;
}

function firstSure(board: Propagation, side: number): number {
  const { label, parity, layout } = board.at;
  for (let i = 0; i < layout.cells.length; i++) {
    const x = layout.cells[i];
    if (label[x] === OUTER && parity[x] === side) return x;
  }
  return -1;
}

/** Walks all that is reachable; returns how many forced cells it wrote into `walk.forced`. */
function walkFrom(board: Propagation, side: number, root: number, walk: Walk): number {
  const { label, parity, edge, layout } = board.at;
  const { stride, isCell, border } = layout;
  const { order, low, sure, way, stack, forced } = walk;
  order.fill(0);
  let time = 1;
  let count = 0;
  let depth = 0;
  stack[0] = root;
  order[root] = low[root] = time++;
  sure[root] = 1;
  way[root] = 0;
  let borderAt = 0;
  while (depth >= 0) {
    const x = stack[depth];
    let next = -1;
    if (x === OUTER) {
      while (borderAt < border.length && next < 0) next = throughBorder(board, border[borderAt++]);
      if (next < 0) break;
    } else if (way[x] < 4) {
      const turn = way[x]++;
      const near = turn === 0 ? x - stride : turn === 1 ? x + 1 : turn === 2 ? x + stride : x - 1;
      const between = turn === 0 ? 2 * x : turn === 1 ? 2 * near + 1 : turn === 2 ? 2 * near : 2 * x + 1;
      if (edge[between] === LINE) continue;
      next = isCell[near] ? near : OUTER;
    } else {
      depth--;
      if (depth < 0) break;
      const parent = stack[depth];
      if (low[x] < low[parent]) low[parent] = low[x];
      // Nothing below x climbs above its parent: the parent is the only way to what is sure there.
      if (low[x] >= order[parent] && sure[x] > 0 && label[parent] !== OUTER) forced[count++] = parent;
      sure[parent] += sure[x];
      continue;
    }
    if (label[next] === OUTER && parity[next] !== side) continue;
    if (order[next]) {
      if (order[next] < low[x]) low[x] = order[next];
      continue;
    }
    order[next] = low[next] = time++;
    sure[next] = label[next] === OUTER ? 1 : 0;
    way[next] = 0;
    stack[++depth] = next;
  }
  return count;
}

/** A border cell that the outer face touches without a line between, or -1. */
function throughBorder(board: Propagation, cell: number): number {
  const { edge, layout } = board.at;
  const { stride, isCell } = layout;
  if (!isCell[cell - stride] && edge[2 * cell] !== LINE) return cell;
  if (!isCell[cell + 1] && edge[2 * (cell + 1) + 1] !== LINE) return cell;
  if (!isCell[cell + stride] && edge[2 * (cell + stride)] !== LINE) return cell;
  if (!isCell[cell - 1] && edge[2 * cell + 1] !== LINE) return cell;
  return -1;
}
