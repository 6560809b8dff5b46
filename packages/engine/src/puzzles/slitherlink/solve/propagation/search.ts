/** Search with learning from where plain propagation stopped: the first solutions, or the proof that there are no more. */
import { keepLast, makePool } from '../../../../cache.ts';
import { Sat } from '../../../../kernel/sat.ts';
import type { Task } from '../../../../task.ts';
import type { Puzzle } from '../../rules/rules.ts';
import { layBoard, type Searcher } from './lay-board.ts';
import { LoopTheory } from './loop-theory.ts';
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
  yield { done: 0 };
  yield* layBoard(searcher, board, puzzle);
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

function markLoop(loop: Int32Array, edges: number): Uint8Array {
  const marks = new Uint8Array(edges);
  for (const line of loop) marks[line] = 1;
  return marks;
}
