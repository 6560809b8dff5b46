/** The internals of the search on square boards: its reasons, and its floods over rows of bits. */
import { describe, expect, test } from 'vitest';
import { makeRng, type Rng } from '../../rng.ts';
import { finish } from '../../task.ts';
import { CROSS, LINE, OPEN } from '../marks.ts';
import { layoutOf, type Layout } from './layout.ts';
import {
  findMissed,
  firstMissed,
  flipLine,
  flipSide,
  floodFrom,
  dropReached,
  everyReached,
  loadBits,
  openSide,
  walkBorder,
} from './row-bits.ts';
import { searchLoops, type LoopProblem } from './search.ts';
import { ANY, BY_COUNT, BY_EDGE, PASSED_OR_NOT } from './tables.ts';

/** A board about which nothing is known, except how many lines are around some cells. */
function problemOf(layout: Layout, countOf: (x: number) => number | undefined): LoopProblem {
  const { sites, stride, cells, dots, meshEdge } = layout;
  const domain = new Uint16Array(2 * sites).fill(ANY);
  const counted = new Uint8Array(sites);
  let whole = 0;
  for (const x of cells) {
    const count = countOf(x);
    if (count === undefined) continue;
    domain[x] = BY_COUNT[count];
    counted[x] = 1;
    whole += count;
  }
  for (const dot of dots) {
    domain[sites + dot] = PASSED_OR_NOT;
    [2 * (dot - stride) + 1, 2 * (dot - 1), 2 * dot + 1, 2 * dot].forEach((edge, ring) => {
      if (meshEdge[edge] < 0) domain[sites + dot] &= BY_EDGE[2 * ring];
    });
  }
  return {
    layout,
    domain,
    edge: Uint8Array.from(meshEdge, (edge) => (edge < 0 ? CROSS : OPEN)),
    weightOf: (edge) => counted[edge >> 1] + counted[edge & 1 ? (edge >> 1) - 1 : (edge >> 1) - stride],
    whole,
    everyDot: false,
  };
}

test('every reason that the search gives held at the time', () => {
  const rng = makeRng('reasons');
  let conflicts = 0;
  for (let i = 0; i < 120; i++) {
    const layout = layoutOf(2 + rng.below(6), 2 + rng.below(6));
    const problem = problemOf(layout, () => (rng.below(3) ? undefined : [1, 2, 2, 3][rng.below(4)]));
    const options = { checked: true, minimiseThroughTheories: rng.below(2) === 0 };
    conflicts += finish(searchLoops(problem, 3, options)).conflicts;
  }
  expect(conflicts).toBeGreaterThan(200);
});

test('known edges are taken over: the loops that agree with them are found', () => {
  const rng = makeRng('known edges');
  let agreed = 0;
  for (let i = 0; i < 250; i++) {
    const layout = layoutOf(2 + rng.below(3), 2 + rng.below(3));
    const problem = problemOf(layout, () => (rng.below(2) ? undefined : [1, 2, 2, 3][rng.below(4)]));
    const all = finish(searchLoops(problem, Infinity)).loops;
    if (all.length === 0) continue;
    const model = all[rng.below(all.length)];
    const known = Array.from(model, (line) => (rng.below(3) ? OPEN : line ? LINE : CROSS));
    // A loop that is already closed would leave nothing to search.
    if (known.some((mark) => mark === LINE)) known[known.indexOf(LINE)] = OPEN;
    const wrong = rng.below(known.length);
    if (rng.below(3) === 0 && !model[wrong]) known[wrong] = known[wrong] === CROSS ? OPEN : CROSS;
    const edge = Uint8Array.from(problem.edge);
    for (const [mesh, mark] of known.entries()) edge[layout.edges[mesh]] = mark;
    const agrees = (loop: Uint8Array): boolean =>
      known.every((mark, at) => mark === OPEN || (mark === LINE) === (loop[at] === 1));
    const texts = (loops: readonly Uint8Array[]): string[] => loops.map((loop) => loop.join('')).sort();
    const { loops, exhausted } = finish(searchLoops({ ...problem, edge }, Infinity));
    expect(texts(loops)).toEqual(texts(all.filter(agrees)));
    expect(exhausted).toBe(true);
    if (loops.length > 0) agreed++;
  }
  expect(agreed).toBeGreaterThan(50);
});

test('edges that contradict each other leave no solution', () => {
  const layout = layoutOf(2, 2);
  const problem = problemOf(layout, () => undefined);
  const dot = layout.dots[4];
  const [up, left, down] = [2 * (dot - layout.stride) + 1, 2 * (dot - 1), 2 * dot + 1];
  const above = 2 * (dot - layout.stride - 1); // the border of the first cell
  const marked = (marks: readonly (readonly [edge: number, mark: number])[]): LoopProblem => {
    const edge = Uint8Array.from(problem.edge);
    for (const [each, mark] of marks) edge[each] = mark;
    return { ...problem, edge };
  };
  const threeLines = marked([up, left, down].map((each) => [each, LINE]));
  // Going in through two cells and out again crosses a single line.
  const oneSide = marked([
    [above, LINE],
    [up, CROSS],
    [above + 2, CROSS],
  ]);
  for (const wrong of [threeLines, oneSide])
    expect(finish(searchLoops(wrong, 9))).toMatchObject({ loops: [], exhausted: true });
});

/** OEIS A140517, on boards that are one and two words wide. */
test.each([
  [1, 40, (40 * 41) / 2],
  [40, 1, (40 * 41) / 2],
  [2, 2, 13],
])('a board of %i × %i without clues has %i loops', (width, height, loops) => {
  const { loops: found, exhausted } = finish(
    searchLoops(
      problemOf(layoutOf(width, height), () => undefined),
      loops + 1,
    ),
  );
  expect([found.length, exhausted]).toEqual([loops, true]);
});

describe('rows of bits', () => {
  interface Board {
    readonly layout: Layout;
    readonly lines: Uint8Array; // by edge
    readonly inside: Int8Array; // by site: 1 inside, 0 outside, -1 unknown
  }

  function randomBoard(rng: Rng): Board {
    const layout = layoutOf(1 + rng.below(70), 1 + rng.below(9));
    const one = 2 + rng.below(4);
    const lines = Uint8Array.from(layout.meshEdge, (edge) => (edge >= 0 && rng.below(one) === 0 ? 1 : 0));
    const inside = Int8Array.from(layout.isCell, (cell) => (cell ? 1 - rng.below(3) : 0));
    loadBits(layout);
    lines.forEach((line, edge) => line && flipLine(edge));
    for (const x of layout.cells) if (inside[x] >= 0) flipSide(x, inside[x] === 1);
    return { layout, lines, inside };
  }

  const edgeBetween = (x: number, y: number): number =>
    y === x - 1 ? 2 * x + 1 : y === x + 1 ? 2 * y + 1 : y < x ? 2 * x : 2 * y;

  /** A plain walk for comparison; rows of sites below the last but one do not count. */
  function walk({ layout, lines, inside }: Board, side: number, from: number): Set<number> {
    const { stride, height } = layout;
    const seen = new Set([from]);
    for (const x of seen)
      for (const y of [x - stride, x + 1, x + stride, x - 1]) {
        const isBeside =
          y >= 0 &&
          y < stride * (height + 2) &&
          (y === x + stride || y === x - stride || Math.floor(x / stride) === Math.floor(y / stride));
        if (isBeside && inside[y] !== 1 - side && !lines[edgeBetween(x, y)]) seen.add(y);
      }
    return seen;
  }

  test('reach what a walk reaches, and end where it ends', () => {
    const rng = makeRng('bits');
    for (let i = 0; i < 100; i++) {
      const board = randomBoard(rng);
      const { layout, inside } = board;
      const side = rng.below(2);
      const root = side === 0 ? 0 : layout.cells.find((x) => inside[x] === 1);
      if (root === undefined) continue;
      openSide(side);
      floodFrom(root);
      const near = walk(board, side, root);
      const sites: number[] = [];
      everyReached((x) => sites.push(x) > 0);
      expect(sites.sort((a, b) => a - b)).toEqual([...near].sort((a, b) => a - b));
      const border = new Set<number>();
      walkBorder(false, (beyond, edge) => {
        const isBlocked = board.lines[edge] === 1 || inside[beyond] === 1 - side;
        if (near.has(beyond) || !isBlocked) throw new Error(`the border goes through site ${beyond}`);
        border.add(edge);
      });
      const ends = layout.edges.filter(
        (edge) => near.has(edge >> 1) !== near.has(edge & 1 ? (edge >> 1) - 1 : (edge >> 1) - layout.stride),
      );
      expect([...border].sort((a, b) => a - b)).toEqual([...ends].sort((a, b) => a - b));
      const missed = new Set(layout.cells.filter((x) => inside[x] !== 1 - side && !near.has(x)));
      expect(findMissed()).toBe(missed.size > 0);
      for (let x = firstMissed(undefined); x >= 0; x = firstMissed(undefined)) {
        expect(missed.has(x)).toBe(true);
        floodFrom(x);
        for (const each of walk(board, side, x)) missed.delete(each);
        dropReached();
      }
      expect(missed.size).toBe(0);
    }
  });
});
