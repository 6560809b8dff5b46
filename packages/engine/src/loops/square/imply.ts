/** How the search implies and refuses: literals go straight into the solver's memory, reasons follow on request. */
import { LEVELS, SIZE } from '../../kernel/assignment.ts';
import type { Lit, Propagator, Sat } from '../../kernel/sat.ts';
import { because, beginReason, countBecause } from './because.ts';
import { counts, level, position, reason, shareFew, sharePart, trail, value } from './memory.ts';
import { beginExplaining, explainNode, time } from './node-domains.ts';
import { rememberRefuted, rememberWhy } from './reasons.ts';

let sat: Sat;
sharePart(
  () => sat,
  (saved) => (sat = saved),
);
/** `ours[0]`: the reason that marks the literals we imply. */
export const ours = shareFew(1);

/** The trail already holds all that the propagator knows, so none of it is passed again. */
export function implyFor(solver: Sat, propagator: Propagator): void {
  sat = solver;
  ours[0] = solver.addPropagator(propagator, counts[SIZE]);
}

/** False on a conflict. */
export function imply(lit: Lit, why: number, who: number, when: number): boolean {
  const known = value[lit];
  if (known > 0) return true;
  if (known < 0) {
    rememberRefuted(why, who, when);
    sat.imply(lit);
    return false;
  }
  const variable = lit >> 1;
  rememberWhy(variable, why, who, when);
  const at = counts[SIZE];
  value[lit] = 1;
  value[lit ^ 1] = -1;
  level[variable] = counts[LEVELS];
  position[variable] = at;
  reason[variable] = ours[0];
  trail[at] = lit;
  counts[SIZE] = at + 1;
  return true;
}

/** The literals collected are the reason that the solver asks for. */
export function giveReason(): void {
  sat.becauseOf(because, countBecause());
}

/** The literals collected cannot hold together. */
export function clash(): false {
  sat.clash(because, countBecause());
  return false;
}

/** A node has no configuration left. */
export function emptied(node: number): false {
  beginExplaining();
  beginReason();
  if (counts[LEVELS] > 0) explainNode(node, 0xffff, time[0]);
  return clash();
}
