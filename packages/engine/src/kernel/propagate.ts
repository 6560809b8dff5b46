/** Unit propagation with two watched literals: the loop in which the solver spends its time. */
import type { Assignment } from './assignment.ts';
import { HEADER } from './clauses.ts';
import type { Clauses } from './clauses.ts';

/** Propagates to a fixpoint; returns the reference of a clause that became false, or 0. */
export function propagateClauses(clauses: Clauses, trail: Assignment): number {
  const { value, level, position, reason, order, levels } = trail;
  const { data, watches, watchSize } = clauses;
  let size = trail.size;
  let head = trail.head;
  let conflict = 0;
  while (head < size) {
    const gone = order[head++] ^ 1;
    const end = watchSize[gone];
    if (end === 0) continue;
    const list = watches[gone];
    let read = 0;
    let write = 0;
    while (read < end) {
      const blocker = list[read];
      const tagged = list[read + 1];
      read += 2;
      let implied = blocker;
      let ref = tagged;
      if (value[blocker] > 0) {
        list[write] = blocker;
        list[write + 1] = tagged;
        write += 2;
        continue;
      }
      if (tagged < 0) {
        ref = -tagged;
      } else {
        const first = ref + HEADER;
        implied = data[first] ^ data[first + 1] ^ gone;
        if (value[implied] <= 0) {
          const stop = first + data[ref];
          let at = first + 2;
          while (at < stop && value[data[at]] < 0) at++;
          if (at < stop) {
            const next = data[at];
            data[at] = gone;
            data[first] = implied;
            data[first + 1] = next;
            clauses.watch(next, implied, ref);
            continue;
          }
        }
      }
      list[write] = implied;
      list[write + 1] = tagged;
      write += 2;
      const known = value[implied];
      if (known > 0) continue;
      if (known < 0) {
        conflict = ref;
        break;
      }
      const variable = implied >> 1;
      value[implied] = 1;
      value[implied ^ 1] = -1;
      level[variable] = levels;
      position[variable] = size;
      reason[variable] = ref;
      order[size++] = implied;
    }
    if (write < read) {
      while (read < end) list[write++] = list[read++];
      watchSize[gone] = write;
    }
    if (conflict !== 0) break;
  }
  trail.size = size;
  trail.head = head;
  return conflict;
}
