/** Steps by contradiction: one edge is supposed, and the rules of the levels lead to something impossible. */
import type { Task } from '../../../../task.ts';
import { CROSS, LINE, OPEN } from '../../rules/rules.ts';
import { CORNERS, SIDES } from '../../solve/level-numbers.ts';
import { proofOfBreak } from '../proof/proof.ts';
import { candidateOf, distanceTo, type Candidate, type Step } from './candidates.ts';
import { endOf } from './ends.ts';
import { opposite, type Conflict, type Position } from './position.ts';
import { reasonOfConflict } from './reasons.ts';
import { Trial } from './trial.ts';

/** Whether a solution is known in which the edge has this value: then supposing it contradicts nothing. */
export type IsPossible = (edge: number, value: number) => boolean;

const MORE_TRIALS = 30; // after the first that fails, in search of a shorter one
/** Each trial costs by the size of the board: on boards beyond 50 × 50 not every edge gets its turn. */
const MOST_WORK = 10_000_000;

/** One edge at a time; short chains are looked for before the rules for the whole board are used. */
export function* supposeAll(
  position: Position,
  near: readonly number[],
  isPossible: IsPossible,
): Task<Candidate[]> {
  const edges = openEdges(position, near);
  const suppositions = edges.flatMap((edge) => [LINE, CROSS].map((value) => ({ edge, value })));
  for (const level of [CORNERS, SIDES]) {
    const found = yield* supposeEach(new Trial(position, level), suppositions, near, isPossible);
    if (found.length) return found;
  }
  return [];
}

/** Each finding is easier to follow than the previous one, so the last is the best. */
function* supposeEach(
  trial: Trial,
  suppositions: readonly { readonly edge: number; readonly value: number }[],
  near: readonly number[],
  isPossible: IsPossible,
): Task<Candidate[]> {
  const found: Candidate[] = [];
  const { board, edges } = trial.position;
  let until = suppositions.length;
  let trials = Math.ceil(MOST_WORK / edges.length);
  for (let i = 0; i < until && trials > 0; i++) {
    const { edge, value } = suppositions[i];
    if (isPossible(edge, value)) continue;
    trials--;
    yield { done: i, of: until };
    if (!(yield* trial.fails(edge, value)) || !trial.position.conflict) continue;
    if (!found.length) until = Math.min(until, i + MORE_TRIALS);
    const best = found.at(-1)?.cost ?? Infinity;
    const step = yield* supposition(trial.position, trial.position.conflict, edge, value, best);
    if (step) found.push(candidateOf(board, step, near));
    yield { done: i, of: until };
  }
  return found;
}

function* supposition(
  position: Position,
  conflict: Conflict,
  edge: number,
  value: number,
  cheaperThan: number,
): Task<Step | undefined> {
  const reason = yield* reasonOfConflict(position, conflict, cheaperThan);
  if (!reason) return undefined;
  const proof = proofOfBreak(position, reason, conflict); // now: the next trial reuses the position
  return {
    code: value === LINE ? 'suppose-line' : 'suppose-cross',
    level: 'supposition',
    edges: [{ edge, value: opposite(value) }],
    reason,
    proof: () => proof,
    end: endOf(position, conflict, edge),
  };
}

/** The most hemmed in first, then the nearest to the last marks. */
export function openEdges({ edges, board, rings }: Position, near: readonly number[]): number[] {
  const { mesh } = board;
  const known = (edge: number): number => {
    let count = 0;
    for (let i = 2 * edge; i < 2 * edge + 2; i++) {
      for (const each of mesh.dotEdges[mesh.edgeDots[i]]) if (edges[each] !== OPEN) count++;
      if (rings.edgeFaces[i] !== rings.outer)
        for (const each of rings.faceEdges[rings.edgeFaces[i]]) if (edges[each] !== OPEN) count++;
    }
    return count;
  };
  return Array.from(edges.keys())
    .filter((edge) => edges[edge] === OPEN)
    .map((edge) => ({ edge, known: known(edge), distance: distanceTo(board, edge, near) }))
    .sort((a, b) => b.known - a.known || a.distance - b.distance || a.edge - b.edge)
    .map(({ edge }) => edge);
}
