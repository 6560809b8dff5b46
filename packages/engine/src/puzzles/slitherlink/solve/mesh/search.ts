/** Search with learning on any mesh, from where plain propagation stopped: the first solutions, or that there are no more. */
import { Sat, type Answer } from '../../../../kernel/sat.ts';
import type { Task } from '../../../../task.ts';
import { isClue, LINE, OPEN, type Puzzle } from '../../rules/rules.ts';
import { anotherLoop, type Exclude, type FoundLoops } from '../../../../loops/square/search.ts';
import { MeshTheory } from './loop-theory.ts';
import type { MeshPropagation } from './propagate.ts';

/** A few milliseconds of work between two reports; the first are short, because cold code is slower. */
const COLD_SLICES = 10;

function runSlice(sat: Sat, faces: number, slicesBefore: number): Answer {
  const share = Math.min(slicesBefore + 1, COLD_SLICES) / COLD_SLICES / faces;
  return sat.run([], Math.ceil(4_000 * share), Math.ceil(400_000 * share));
}

export function* searchMesh(
  board: MeshPropagation,
  puzzle: Puzzle,
  limit: number,
  exclude: Exclude = anotherLoop,
): Task<FoundLoops> {
  const { layout } = board.at;
  const { edgeCount } = layout.mesh;
  yield { done: 0 };
  const [sat, theory] = layOut(board, puzzle);
  yield { done: 0 };
  const loops = new Map<string, Uint8Array>();
  let told = 0;
  let answer: Answer = 'unknown';
  for (let slices = 0; ; slices++) {
    answer = runSlice(sat, layout.faces, slices);
    for (; told < theory.found.length && loops.size < limit; told++) {
      const loop = theory.found[told].slice().sort();
      const marks = new Uint8Array(edgeCount);
      for (const line of loop) marks[line] = LINE;
      loops.set(loop.join(), marks);
      if (answer !== 'unsat') sat.addClause(exclude(loop));
    }
    if (answer === 'unsat' || loops.size >= limit) break;
    yield { done: sat.conflicts };
  }
  const exhausted = answer === 'unsat' && told >= theory.found.length;
  return { loops: [...loops.values()], exhausted, conflicts: sat.conflicts };
}

/** Hands over what plain propagation knows. */
function layOut({ at }: MeshPropagation, { clues }: Puzzle): [Sat, MeshTheory] {
  const { layout } = at;
  const { edgeCount } = layout.mesh;
  const sat = new Sat({ decay: 0.92, restartUnit: 100 });
  sat.reset(edgeCount + layout.faces);
  let clueSides = 0;
  for (let face = 0; face < layout.faces; face++) if (isClue(clues[face])) clueSides += clues[face];
  const theory = new MeshTheory(sat, at, clueSides);
  for (let edge = 0; edge < edgeCount; edge++)
    if (at.edge[edge] !== OPEN) sat.addClause([2 * edge + (at.edge[edge] === LINE ? 0 : 1)]);
  for (let face = 0; face < layout.faces; face++)
    if (at.label[face] === at.label[layout.outer])
      sat.addClause([2 * (edgeCount + face) + (at.parity[face] ^ at.parity[layout.outer] ? 0 : 1)]);
  addPairs(sat, at);
  // Without a positive clue nothing else forbids the empty board.
  if (clueSides === 0) sat.addClause(Array.from({ length: edgeCount }, (_, edge) => 2 * edge));
  sat.addPropagator(theory);
  return [sat, theory];
}

/** Pairs of values that a corner cannot have, as clauses: what counting alone would have to learn again. */
function addPairs(sat: Sat, { layout, pairs, edge }: MeshPropagation['at']): void {
  const { start, edgeAt, faces } = layout;
  for (let face = 0; face < faces; face++)
    for (let slot = start[face]; slot < start[face + 1]; slot++) {
      const [first, second] = [edgeAt[slot], edgeAt[slot + 1 === start[face + 1] ? start[face] : slot + 1]];
      if (pairs[slot] === 15 || edge[first] !== OPEN || edge[second] !== OPEN) continue;
      for (let pair = 0; pair < 4; pair++)
        if (!((pairs[slot] >> pair) & 1)) sat.addClause([2 * first + (pair & 1), 2 * second + (pair >> 1)]);
    }
}
