/** What the current call assumes, compared with the last call, whose trail may still be in place. */
import type { Lit } from './literal.ts';
import { growInt32 } from './growable.ts';

export class Assumptions {
  lits = new Int32Array(16);
  count = 0;

  /** Takes the new list; returns how many at its start are unchanged, or -1 when all are. */
  replace(lits: ArrayLike<Lit>): number {
    const shared = Math.min(lits.length, this.count);
    let same = 0;
    while (same < shared && this.lits[same] === lits[same]) same++;
    if (same === lits.length && same === this.count) return -1;
    this.count = lits.length;
    this.lits = growInt32(this.lits, this.count);
    for (let i = same; i < this.count; i++) this.lits[i] = lits[i];
    return same;
  }
}
