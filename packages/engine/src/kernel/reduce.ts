/** Forgetting: drops the less useful half of the learnt clauses, and what level 0 has settled. */
import type { Assignment } from './assignment.ts';
import { HEADER } from './clauses.ts';
import type { Clauses } from './clauses.ts';

// Short clauses that join two levels are few and strong. Long ones are not kept for their lbd alone:
// assumptions count as one level there, so that under many assumptions nearly every lbd is small.
const STRONG_LBD = 2;
const STRONG_SIZE = 8;
const isStrong = (clauses: Clauses, ref: number): boolean =>
  clauses.lbd(ref) <= STRONG_LBD && clauses.data[ref] <= STRONG_SIZE;

const STEP = 300; // learnt clauses by which the interval grows with every reduction

/** When to forget. Not tied to restarts: thousands of short calls learn as much as a long one. */
export class Reductions {
  /** The number of learnt clauses at which the next reduction is due. */
  at = 0;
  #step = 0;
  readonly #first: number;

  constructor(first: number) {
    this.#first = first;
  }

  begin(): void {
    this.at = this.#step = this.#first;
  }

  next(learnt: number): void {
    this.#step += STEP;
    this.at = learnt + this.#step;
  }
}

export function reduceClauses(clauses: Clauses, trail: Assignment): void {
  const locked = lockedClauses(trail);
  const candidates = clauses.learnt.filter((ref) => !isStrong(clauses, ref) && !locked.has(ref));
  const used = new Set(clauses.learnt.filter((ref) => clauses.takeUsed(ref)));
  // The worst first. References grow with age, so the order is total and repeatable.
  candidates.sort(
    (a, b) =>
      Number(used.has(a)) - Number(used.has(b)) ||
      clauses.lbd(b) - clauses.lbd(a) ||
      clauses.data[b] - clauses.data[a] ||
      a - b,
  );
  const dropped = new Set(candidates.slice(0, candidates.length >> 1));
  const keep = (ref: number): boolean => !dropped.has(ref) && !satisfiedForGood(clauses, trail, ref);
  clauses.compact(keep, trail.reason, trail.order, trail.size);
}

/** Clauses that are the reason of a literal above level 0 (at level 0 no reason is ever needed). */
function lockedClauses(trail: Assignment): Set<number> {
  const locked = new Set<number>();
  const from = trail.levels === 0 ? trail.size : trail.levelStart[0];
  for (let i = from; i < trail.size; i++) {
    const ref = trail.reason[trail.order[i] >> 1];
    if (ref > 0) locked.add(ref);
  }
  return locked;
}

function satisfiedForGood(clauses: Clauses, trail: Assignment, ref: number): boolean {
  const { data } = clauses;
  const end = ref + HEADER + data[ref];
  for (let i = ref + HEADER; i < end; i++) {
    const lit = data[i];
    if (trail.value[lit] > 0 && trail.level[lit >> 1] === 0) return true;
  }
  return false;
}
