/** Search with learning for loops on a square board: the first solutions, or the proof that there are no more. */
import { popcount } from '../../bits.ts';
import { makePool } from '../../cache.ts';
import { Sat, type Answer, type Lit, type SatOptions } from '../../kernel/sat.ts';
import type { Task } from '../../task.ts';
import { CROSS, LINE, OPEN } from '../marks.ts';
import { found, weight } from './draw.ts';
import { findSides, sideFound } from './known-sides.ts';
import type { Layout } from './layout.ts';
import {
  counts,
  hold,
  know,
  level,
  position,
  reason,
  SITES,
  trail,
  value,
  VARIABLES,
  type Holder,
} from './memory.ts';
import { domain, loadDomains, loadFreshDomains } from './node-domains.ts';
import { clearPaths, join } from './path-ends.ts';
import { loadRegions } from './regions.ts';
import { flipLine, flipSide, loadBits } from './row-bits.ts';
import { loadTheory, propagateAtGround } from './theory.ts';
import { cellVariable, knowOutside, loadRings } from './values.ts';

export interface LoopProblem {
  readonly layout: Layout;
  /** By node: the configurations it has left. */
  readonly domain: Uint16Array;
  /** Have corners been propagated already? Then what is known of them is taken over without being passed on again. */
  readonly isAtRest?: boolean;
  /** By edge: OPEN, LINE or CROSS. No loop is closed yet. */
  readonly edge: Uint8Array;
  /** The side of a cell where it is known, if sides have been propagated too. */
  readonly isInside?: (x: number) => boolean | undefined;
  /** How much of what the loop must pass is passed by a line on an edge; `whole` is the sum the loop must reach. */
  readonly weightOf: (edge: number) => number;
  readonly whole: number;
  /** Must the loop visit every dot? */
  readonly everyDot: boolean;
  /** Clauses over the literals of edges and cells. */
  readonly clauses?: readonly (readonly Lit[])[];
  readonly exclude?: Exclude;
}

/** What the next loop must satisfy, in edges of the mesh: by default only that it is another one. */
export type Exclude = (loop: Int32Array) => readonly Lit[];

export const anotherLoop: Exclude = (loop) => Array.from(loop, (line) => 2 * line + 1);

export interface FoundLoops {
  readonly loops: readonly Uint8Array[]; // by edge of the mesh: LINE on the loop, else OPEN
  readonly exhausted: boolean;
  readonly conflicts: number;
}

interface Searcher {
  readonly sat: Sat;
  readonly holder: Holder;
}

// Minimising through our own reasons saves a tenth of the conflicts and costs more than that in time. Contrary
// decisions save a sixth to a quarter of the literals on boards with one solution, whose search is shallow; on
// loose ones, which are deep, no solution is found at all unless the deeper decisions keep their phases.
const OPTIONS: SatOptions = {
  decay: 0.92,
  restartUnit: 100,
  contraryLevels: 8,
  minimiseThroughTheories: false,
};
const makeSat = (options: SatOptions): Sat =>
  new Sat(options, { value, level, position, reason, trail, counts });

/** The kernel's part is large and holds nothing between searches. */
const searchers = makePool(() => makeSat(OPTIONS));

export function* searchLoops(problem: LoopProblem, limit: number, options?: SatOptions): Task<FoundLoops> {
  const holder: Holder = { isOver: false };
  try {
    yield { done: 0 };
    hold(holder);
    const sat = options ? makeSat(options) : searchers.take();
    lay(sat, problem);
    const answer = yield* runOn({ sat, holder }, problem, limit);
    if (!options) searchers.giveBack(sat);
    return answer;
  } finally {
    holder.isOver = true;
  }
}

/** Passes on what is known: domains, edges and sides. */
function lay(sat: Sat, problem: LoopProblem): void {
  const { layout, edge, isAtRest = false, everyDot, whole } = problem;
  const { sites } = layout;
  loadBits(layout);
  loadRings(layout.stride);
  loadRegions();
  clearPaths(sites);
  sat.reset(3 * sites, true);
  knowOutside(layout);
  let isSound = true;
  if (isAtRest) loadDomains(layout, problem.domain);
  else isSound = loadFreshDomains(layout, problem.domain, edge);
  if (!problem.isInside) isSound &&= findSides(layout, edge);
  const open = isSound ? takeOver(problem) : left.subarray(0, 0);
  loadTheory(sat, whole, everyDot ? layout.dots.length : 0);
  if (isSound && !problem.isInside) knowSides(layout);
  favourTight(sat, layout, open);
  sat.decideOnly(open);
  if (!isSound) sat.addClause([]);
  // If the loop need not pass anything, nothing else forbids the empty board.
  if (whole === 0) sat.addClause(Array.from(layout.edges, (each) => 2 * each));
  for (const clause of problem.clauses ?? []) sat.addClause(clause);
  if (!isAtRest && isSound) propagateAtGround();
}

const left = new Int32Array(VARIABLES);

/** Loads the known edges, and sides that have been propagated; returns the variables that are left, edges first. */
function takeOver({ layout, edge, weightOf, isInside }: LoopProblem): Int32Array {
  const { edges, cells } = layout;
  let count = 0;
  for (let i = 0; i < edges.length; i++) {
    const e = edges[i];
    const mark = edge[e];
    if (mark === CROSS) {
      know(2 * e + 1);
      continue;
    }
    weight[e] = weightOf(e);
    if (mark === OPEN) left[count++] = e;
    else {
      know(2 * e);
      join(e, weight[e]);
      flipLine(e);
    }
  }
  for (let i = 0; i < cells.length; i++) {
    const x = cells[i];
    const side = isInside ? isInside(x) : sideFound(x);
    if (side === undefined) left[count++] = cellVariable(x);
    else if (isInside) {
      know(2 * cellVariable(x) + (side ? 0 : 1));
      flipSide(x, side);
    }
  }
  return left.subarray(0, count);
}

/** Sides that follow from the known edges, for the theory to pass on. */
function knowSides({ cells }: Layout): void {
  for (let i = 0; i < cells.length; i++) {
    const side = sideFound(cells[i]);
    if (side !== undefined) know(2 * cellVariable(cells[i]) + (side ? 0 : 1));
  }
}

const preference = new Float64Array(SITES); // by dot

/** Begins where dots have the fewest configurations left: a tenth fewer conflicts than without. */
function favourTight(sat: Sat, { stride, sites, dots }: Layout, open: Int32Array): void {
  for (let i = 0; i < dots.length; i++) preference[dots[i]] = 2 / popcount(domain[sites + dots[i]]);
  for (let i = 0; i < open.length && open[i] < 2 * sites; i++) {
    const from = open[i] >> 1;
    const to = open[i] & 1 ? from + stride : from + 1;
    sat.bumpVariable(open[i], preference[from] + preference[to]);
  }
}

const COLD_SLICES = 10;

/**
 * A few milliseconds of work between two progress reports: the cost of conflicts and of walks over the board both
 * grow with its size. The first slices are short, because code that has not run yet is ten times slower.
 */
function runSlice(sat: Sat, cells: number, slicesBefore: number): Answer {
  const share = Math.min(slicesBefore + 1, COLD_SLICES) / COLD_SLICES / cells;
  return sat.run([], Math.ceil(8_000 * share), Math.ceil(1_000_000 * share));
}

function* runOn(
  { sat, holder }: Searcher,
  { layout, exclude = anotherLoop }: LoopProblem,
  limit: number,
): Task<FoundLoops> {
  const { edges, meshEdge } = layout;
  const loops: Uint8Array[] = [];
  let blocked = 0;
  let answer = runSlice(sat, layout.cells.length, 0);
  for (let slices = 1; ; slices++) {
    const before = loops.length;
    for (; blocked < found.length; blocked++) {
      const loop = found[blocked];
      if (isAmong(loop, loops, before, layout)) continue; // found again before it was blocked
      loops.push(markLoop(loop, layout));
      if (loops.length >= limit) break;
      if (answer !== 'unsat')
        sat.addClause(
          exclude(loop.map((line) => meshEdge[line])).map((lit) => 2 * edges[lit >> 1] + (lit & 1)),
        );
    }
    if (answer === 'unsat' || loops.length >= limit) break;
    yield { done: sat.conflicts };
    hold(holder);
    answer = runSlice(sat, layout.cells.length, slices);
  }
  return {
    loops,
    exhausted: answer === 'unsat' && blocked >= found.length,
    conflicts: sat.conflicts,
  };
}

/** Is this loop among those from an index on? No loop is part of another one. */
function isAmong(
  loop: Int32Array,
  loops: readonly Uint8Array[],
  from: number,
  { meshEdge }: Layout,
): boolean {
  for (let i = from; i < loops.length; i++)
    if (loop.every((line) => loops[i][meshEdge[line]] === LINE)) return true;
  return false;
}

function markLoop(loop: Int32Array, { meshEdge, edges }: Layout): Uint8Array {
  const marks = new Uint8Array(edges.length);
  for (const line of loop) marks[meshEdge[line]] = LINE;
  return marks;
}
