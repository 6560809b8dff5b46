/**
 * The inside is one piece, and so is the outside: cells that would be cut off are on the other side,
 * and cells that alone keep a side connected belong to it.
 *
 * One depth-first walk per side over the cells that may be on it, never across a line, with low links
 * and the number of sure cells below each: an articulation point with sure cells beyond it is sure.
 */
import { LINE } from '../../rules/rules.ts';
import type { Layout } from '../../../../loops/square/layout.ts';
import { OUTER } from './position.ts';
import type { Propagation } from './propagate.ts';
import { join } from './sides.ts';

const UNSURE = 0;
const OUTSIDE_SIDE = 1;
const INSIDE_SIDE = 2;

/** What one walk needs; the outer face's sites count as reached first. */
interface Walk {
  readonly side: Uint8Array; // by site: UNSURE, OUTSIDE_SIDE or INSIDE_SIDE
  readonly order: Int32Array; // when a site was reached; 0 = not yet
  readonly low: Int32Array; // the earliest site that can be reached from below
  readonly sure: Int32Array; // sure cells in the subtree
  readonly stack: Int32Array; // site * 8 + the next direction to try
  readonly forced: Int32Array;
  readonly outerFirst: Int32Array; // the order to begin with
  time: number;
  count: number;
}

const walks = new Map<Layout, Walk>();
const KEPT = 24;

function walkFor(layout: Layout): Walk {
  const known = walks.get(layout);
  if (known) return known;
  const ints = (): Int32Array => new Int32Array(layout.sites);
  const outerFirst = Int32Array.from(layout.isCell, (cell) => 1 - cell);
  const side = new Uint8Array(layout.sites).fill(OUTSIDE_SIDE);
  const walk = {
    side,
    order: ints(),
    low: ints(),
    sure: ints(),
    stack: ints(),
    forced: ints(),
    outerFirst,
    time: 0,
    count: 0,
  };
  if (walks.size >= KEPT) walks.clear();
  walks.set(layout, walk);
  return walk;
}

/** Decides what connectivity forces, by joining cells to the outer face's class; false on a contradiction. */
export function connect(board: Propagation): boolean {
  const { label, parity, layout } = board.at;
  const { cells, border } = layout;
  const walk = walkFor(layout);
  let root = -1;
  for (let i = 0; i < cells.length; i++) {
    const x = cells[i];
    walk.side[x] = label[x] !== OUTER ? UNSURE : parity[x] ? INSIDE_SIDE : OUTSIDE_SIDE;
    if (walk.side[x] === INSIDE_SIDE) root = x;
  }
  begin(walk);
  for (let i = 0; i < border.length; i++)
    if (!walk.order[border[i]] && opensOutside(board, border[i], walk))
      walkFrom(board, OUTSIDE_SIDE, border[i], walk);
  if (!conclude(board, OUTSIDE_SIDE, walk)) return false;
  if (root < 0) return true;
  begin(walk);
  walkFrom(board, INSIDE_SIDE, root, walk);
  return conclude(board, INSIDE_SIDE, walk);
}

function begin(walk: Walk): void {
  walk.order.set(walk.outerFirst);
  walk.time = 1;
  walk.count = 0;
}

/** Sides as they were when the walk began; joining one cell may already have decided others. */
function conclude(board: Propagation, side: number, walk: Walk): boolean {
  const { cells } = board.at.layout;
  const own = side - OUTSIDE_SIDE;
  for (let i = 0; i < cells.length; i++) {
    const x = cells[i];
    if (walk.order[x]) continue;
    if (walk.side[x] === side) return false;
    if (walk.side[x] === UNSURE && !join(board, x, OUTER, 1 - own)) return false;
  }
  for (let i = 0; i < walk.count; i++) if (!join(board, walk.forced[i], OUTER, own)) return false;
  return true;
}

/** Reaches all that is reachable from a cell, and collects the cells that must be on its side. */
function walkFrom(board: Propagation, own: number, root: number, walk: Walk): void {
  const { edge, layout } = board.at;
  const { stride } = layout;
  const { side, order, low, sure, stack, forced } = walk;
  const other = OUTSIDE_SIDE + INSIDE_SIDE - own;
  let depth = 0;
  let x = root;
  let way = 0;
  order[x] = low[x] = ++walk.time;
  sure[x] = side[x] === own ? 1 : 0;
  for (;;) {
    if (way < 4) {
      const near = way === 0 ? x - stride : way === 1 ? x + 1 : way === 2 ? x + stride : x - 1;
      const between = way === 0 ? 2 * x : way === 1 ? 2 * near + 1 : way === 2 ? 2 * near : 2 * x + 1;
      way++;
      if (edge[between] === LINE || side[near] === other) continue;
      const reached = order[near];
      if (reached !== 0) {
        if (reached < low[x]) low[x] = reached;
        continue;
      }
      stack[depth++] = (x << 3) | way;
      x = near;
      way = 0;
      order[x] = low[x] = ++walk.time;
      sure[x] = side[x] === own ? 1 : 0;
      continue;
    }
    if (depth === 0) return;
    const from = stack[--depth];
    const parent = from >> 3;
    if (low[x] < low[parent]) low[parent] = low[x];
    // Nothing below x climbs above its parent: the parent is the only way to what is sure there.
    if (sure[x] > 0 && low[x] >= order[parent] && side[parent] === UNSURE) forced[walk.count++] = parent;
    sure[parent] += sure[x];
    x = parent;
    way = from & 7;
  }
}

/** May this border cell be outside, with no line between it and the outer face? */
function opensOutside(board: Propagation, cell: number, walk: Walk): boolean {
  const { edge, layout } = board.at;
  const { stride, isCell } = layout;
  if (walk.side[cell] === INSIDE_SIDE) return false;
  return (
    (!isCell[cell - stride] && edge[2 * cell] !== LINE) ||
    (!isCell[cell + 1] && edge[2 * cell + 3] !== LINE) ||
    (!isCell[cell + stride] && edge[2 * (cell + stride)] !== LINE) ||
    (!isCell[cell - 1] && edge[2 * cell + 1] !== LINE)
  );
}
