/** Search with learning from where plain propagation stopped: the first solutions, or the proof that there are no more. */
import { keepLast, makePool } from '../../../../cache.ts';
import { Sat } from '../../../../kernel/sat.ts';
import type { Task } from '../../../../task.ts';
import { isClue, LINE, OPEN, type Puzzle } from '../../rules/rules.ts';
import { LoopTheory } from './loop-theory.ts';
import { OUTER } from './position.ts';
import type { Propagation } from './propagate.ts';

export interface Found {
  readonly loops: readonly Uint8Array[]; // by edge of the mesh: 1 on the loop
  readonly exhausted: boolean;
  readonly conflicts: number;
}

/** Some milliseconds of work between two signs of life: both conflicts and walks over the board cost by its size. */
function sliceFor({ width, height }: Puzzle): { conflicts: number; propagations: number } {
  const cells = width * height;
  return { conflicts: Math.ceil(8_000 / cells), propagations: Math.ceil(1_000_000 / cells) };
}

export interface Searcher {
  readonly sat: Sat;
  readonly theory: LoopTheory;
}

const SIZES = 12;

/** Searchers are large and hold nothing between searches. By width and height. */
const searchers = keepLast(SIZES, (width: number, height: number) =>
  makePool((): Searcher => {
    // Minimising through our own reasons saves a tenth of the conflicts and costs more than that in time.
    const sat = new Sat({ decay: 0.92, restartUnit: 100, minimiseThroughTheories: false });
    return { sat, theory: new LoopTheory(width, height, sat) };
  }),
);

export function* search(board: Propagation, puzzle: Puzzle, limit: number): Task<Found> {
  const pool = searchers(puzzle.width, puzzle.height);
  const searcher = pool.take();
  const { sat, theory } = searcher;
  layBoard(searcher, board, puzzle);
  yield { done: 0 };
  const loops = new Map<string, Uint8Array>();
  const slice = sliceFor(puzzle);
  let blocked = 0;
  let answer = sat.run([], slice.conflicts, slice.propagations);
  for (;;) {
    for (; blocked < theory.found.length; blocked++) {
      const loop = theory.found[blocked].slice().sort();
      if (loops.has(loop.join())) continue;
      loops.set(loop.join(), markLoop(loop, theory.variables.edges));
      if (loops.size >= limit) break;
      if (answer !== 'unsat') sat.addClause(loop.map((line) => 2 * line + 1));
    }
    if (answer === 'unsat' || loops.size >= limit) break;
    yield { done: sat.conflicts };
    answer = sat.run([], slice.conflicts, slice.propagations);
  }
  const { conflicts } = sat;
  pool.giveBack(searcher);
  return {
    loops: [...loops.values()],
    exhausted: answer === 'unsat' && blocked >= theory.found.length,
    conflicts,
  };
}

/** Hands over what plain propagation knows: domains, edges and sides. */
export function layBoard({ sat, theory }: Searcher, board: Propagation, puzzle: Puzzle): void {
  const { at } = board;
  const { variables, layout } = theory;
  let clueSides = 0;
  for (let i = 0; i < puzzle.clues.length; i++) if (isClue(puzzle.clues[i])) clueSides += puzzle.clues[i];
  sat.reset(variables.count);
  theory.load(at, clueSides);
  for (let variable = 0; variable < variables.edges; variable++) {
    const value = at.edge[layout.edges[variable]];
    if (value !== OPEN) sat.addClause([2 * variable + (value === LINE ? 0 : 1)]);
  }
  for (let i = 0; i < layout.cells.length; i++) {
    const x = layout.cells[i];
    if (at.label[x] === OUTER) sat.addClause([2 * variables.ofCell[x] + (at.parity[x] ? 0 : 1)]);
  }
  // Without a positive clue nothing else forbids the empty board.
  if (clueSides === 0) sat.addClause(Array.from({ length: variables.edges }, (_, variable) => 2 * variable));
  sat.addPropagator(theory);
  favourTight(sat, theory, board);
}

/** Begins where dots have the fewest ways left: a tenth fewer conflicts than without. */
function favourTight(sat: Sat, { variables, layout }: LoopTheory, { at }: Propagation): void {
  const { stride, sites } = layout;
  for (let variable = 0; variable < variables.edges; variable++) {
    const edge = layout.edges[variable];
    if (at.edge[edge] !== OPEN) continue;
    const from = edge >> 1;
    const to = edge & 1 ? from + stride : from + 1;
    sat.bumpVariable(variable, 2 / waysOf(at.domain[sites + from]) + 2 / waysOf(at.domain[sites + to]));
  }
}

function waysOf(domain: number): number {
  let ways = 0;
  for (let left = domain; left !== 0; left &= left - 1) ways++;
  return ways;
}

function markLoop(loop: Int32Array, edges: number): Uint8Array {
  const marks = new Uint8Array(edges);
  for (const line of loop) marks[line] = 1;
  return marks;
}
