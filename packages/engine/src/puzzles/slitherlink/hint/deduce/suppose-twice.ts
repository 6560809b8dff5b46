/**
 * Steps by two suppositions: an edge is supposed and contradicts nothing by itself; but others that are supposed on
 * top of it fail one after another, until it does too. What both ways of an edge agree on comes out here as well.
 */
import type { Task } from '../../../../task.ts';
import { CROSS, LINE, OPEN } from '../../rules/rules.ts';
import { SIDES } from '../../solve/level-numbers.ts';
import { proofOfBreak } from '../proof/proof.ts';
import { candidateOf, type Candidate } from './candidates.ts';
import { endOf } from './ends.ts';
import { opposite, Position, SECOND, SUPPOSED, type Second } from './position.ts';
import type { Reason } from './reason.ts';
import { reasonOfConflict } from './reasons.ts';
import { Deduction } from './rounds.ts';
import { openEdges, type IsPossible } from './suppose.ts';
import { Trial } from './trial.ts';

interface Budget {
  trials: number;
}

/** Second suppositions in all, times edges: under half a second. */
const MOST_WORK = 250_000;

/** The first one found: each takes a long time to find, and none is easy. */
export function* supposeTwice(
  base: Position,
  near: readonly number[],
  isPossible: IsPossible,
): Task<Candidate[]> {
  const budget = { trials: Math.ceil(MOST_WORK / base.edges.length) };
  for (const edge of openEdges(base, near))
    for (const value of [LINE, CROSS]) {
      if (isPossible(edge, value)) continue;
      const position = new Position(base.board, base.edges, base.bases);
      position.copy(base);
      position.suppose(edge, value);
      yield* goOn(position);
      yield* supposeWithin(position, edge, budget);
      const { conflict } = position;
      const reason = conflict && (yield* reasonOfConflict(position, conflict));
      if (reason) {
        const proof = proofOfBreak(position, reason, conflict);
        const step = {
          code: value === LINE ? 'suppose-line-twice' : 'suppose-cross-twice',
          level: 'two-suppositions',
          edges: [{ edge, value: opposite(value) }],
          reason,
          proof: () => proof,
          end: endOf(position, conflict, edge),
        } as const;
        return [candidateOf(base.board, step, near)];
      }
      if (budget.trials <= 0) return [];
    }
  return [];
}

function* goOn(position: Position): Task<void> {
  const deduction = new Deduction(position);
  deduction.resume(SIDES);
  yield* deduction.finish();
}

/** Learns what fails on top of what is supposed, until nothing more fails or there is a contradiction. */
export function* supposeWithin(position: Position, about: number, budget: Budget): Task<void> {
  for (let learnt = true; learnt && !position.conflict;) {
    learnt = false;
    const trial = new Trial(position, SIDES);
    for (const edge of openEdges(position, [about]))
      for (const value of [LINE, CROSS]) {
        if (position.edges[edge] !== OPEN || position.conflict) continue;
        if (--budget.trials < 0) return;
        yield { done: edge };
        if (!(yield* trial.fails(edge, value)) || !trial.position.conflict) continue;
        const reason = yield* reasonOfConflict(trial.position, trial.position.conflict);
        if (!reason) continue;
        position.seconds.push(secondOf(trial.position, reason, edge));
        position.now++;
        position.learnEdge(edge, opposite(value), SECOND, position.seconds.length - 1);
        yield* goOn(position);
        trial.restart();
        learnt = true;
      }
  }
}

/** What was supposed first belongs to the reason where it was used; the second supposition itself does not. */
function secondOf({ kind, edges }: Position, reason: Reason, second: number): Second {
  const took = new Set(reason.derivations.flatMap((each) => each.took));
  const first = [...took].filter((fact) => fact < edges.length && kind[fact] === SUPPOSED && fact !== second);
  const { cells, dots, marks, cost } = reason;
  return { cells: [...cells], dots: [...dots], edges: [...marks, ...first], cost };
}
