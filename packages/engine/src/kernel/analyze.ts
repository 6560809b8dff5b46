/**
 * Conflict analysis: what to learn from a conflict (the first unique implication point, minimised),
 * and which assumptions make another one false.
 */
import type { Assignment } from './assignment.ts';
import { NO_REASON } from './assignment.ts';
import { HEADER } from './clauses.ts';
import type { Clauses } from './clauses.ts';
import type { ActivityHeap } from './heap.ts';
import type { Lit } from './literal.ts';
import type { Propagators } from './propagators.ts';
import { growInt32, growInt8 } from './growable.ts';

export class Analysis {
  /** The learnt clause: the asserting literal first, then one from the level to backtrack to. */
  learnt = new Int32Array(64);
  size = 0;
  /** After a clause of one literal: further literals that hold by themselves. */
  readonly moreUnits: Lit[] = [];
  backLevel = 0;
  lbd = 0;
  /** Levels up to here are assumptions and count as one in the lbd. */
  assumptionLevels = 0;
  minimiseThroughTheories = true;
  #seen = new Int8Array(0); // by variable
  #touched = new Int32Array(64); // variables to clear from #seen
  #touchedSize = 0;
  #stack = new Int32Array(64);
  #levelStamp = new Int32Array(64);
  #stamp = 0;
  #open = 0; // seen literals of the top level that are not yet resolved
  #lits: Int32Array = new Int32Array(0); // the last reason read: lits[from … to)
  #from = 0;
  #to = 0;
  readonly #trail: Assignment;
  readonly #clauses: Clauses;
  readonly #theories: Propagators;
  readonly #heap: ActivityHeap;

  constructor(trail: Assignment, clauses: Clauses, theories: Propagators, heap: ActivityHeap) {
    this.#trail = trail;
    this.#clauses = clauses;
    this.#theories = theories;
    this.#heap = heap;
  }

  grow(variables: number): void {
    this.#seen = growInt8(this.#seen, variables);
    this.#touched = growInt32(this.#touched, variables);
    this.#stack = growInt32(this.#stack, variables);
    this.learnt = growInt32(this.learnt, variables + 1);
  }

  /** The highest level of the conflict: where analysis must start. */
  conflictLevel(): number {
    const { level } = this.#trail;
    const { conflict, conflictSize } = this.#theories;
    let top = 0;
    for (let i = 0; i < conflictSize; i++) {
      const at = level[conflict[i] >> 1];
      if (at > top) top = at;
    }
    return top;
  }

  /** Learns from the conflict, whose highest level is the current one and not 0. */
  learn(): void {
    const { order, size } = this.#trail;
    const theories = this.#theories;
    theories.newAnalysis();
    this.size = 1;
    this.moreUnits.length = 0;
    this.#open = 0;
    this.#collect(theories.conflict, 0, theories.conflictSize);
    const at = this.#resolveToOne(size, Infinity);
    this.learnt[0] = order[at] ^ 1;
    if (this.size === 1) this.#learnMoreUnits(at);
    this.#minimise();
    this.#forget(0);
    this.#placeSecond();
    this.lbd = this.#countLevels(this.learnt, 0, this.size);
  }

  /**
   * Resolves backwards from an index of the trail until one literal of the top level is left, and returns its
   * index; -1 as soon as the clause has more than `most` literals.
   */
  #resolveToOne(from: number, most: number): number {
    const { order } = this.#trail;
    const seen = this.#seen;
    for (let at = from; this.size <= most;) {
      while (seen[order[--at] >> 1] === 0);
      if (--this.#open === 0) return at;
      this.#resolve(order[at] >> 1);
    }
    return -1;
  }

  #resolve(variable: number): void {
    const ref = this.#trail.reason[variable];
    this.#readReason(variable);
    if (ref > 0) this.#credit(ref);
    this.#collect(this.#lits, this.#from, this.#to);
  }

  /**
   * Whatever by itself leads to a literal that cannot hold cannot hold either: a twentieth fewer conflicts on
   * clue-minimal loops of 20×20 and 30×30.
   */
  #learnMoreUnits(first: number): void {
    const { order, reason } = this.#trail;
    for (let at = first; reason[order[at] >> 1] !== NO_REASON;) {
      this.#resolve(order[at] >> 1);
      if (this.#open === 0) break;
      at = this.#resolveToOne(at, 1);
      if (at < 0) break;
      this.moreUnits.push(order[at] ^ 1);
    }
    this.size = 1;
  }

  /** Marks the false literals given: those below the top level belong to the learnt clause. */
  #collect(lits: Int32Array, from: number, to: number): void {
    const { level, levels } = this.#trail;
    const { learnt } = this;
    const seen = this.#seen;
    const heap = this.#heap;
    for (let i = from; i < to; i++) {
      const variable = lits[i] >> 1;
      if (seen[variable] !== 0 || level[variable] === 0) continue;
      this.#mark(variable);
      heap.bump(variable, heap.increment);
      if (level[variable] === levels) this.#open++;
      else learnt[this.size++] = lits[i];
    }
  }

  #mark(variable: number): void {
    this.#seen[variable] = 1;
    this.#touched[this.#touchedSize++] = variable;
  }

  #forget(down: number): void {
    while (this.#touchedSize > down) this.#seen[this.#touched[--this.#touchedSize]] = 0;
  }

  /** The literals of the reason; for a clause they include the implied one, which is already marked seen. */
  #readReason(variable: number): void {
    const ref = this.#trail.reason[variable];
    if (ref > 0) {
      this.#lits = this.#clauses.data;
      this.#from = ref + HEADER;
      this.#to = this.#from + this.#lits[ref];
      return;
    }
    this.#theories.explain(variable, -1 - ref);
    this.#lits = this.#theories.explained;
    this.#from = this.#theories.start[variable];
    this.#to = this.#theories.end[variable];
  }

  /** A learnt clause that takes part is kept for a while, and its lbd may improve. */
  #credit(ref: number): void {
    const clauses = this.#clauses;
    if (!clauses.isLearnt(ref)) return;
    const before = clauses.lbd(ref);
    const now =
      before <= 1 ? before : this.#countLevels(clauses.data, ref + HEADER, ref + HEADER + clauses.data[ref]);
    clauses.use(ref, Math.min(before, now));
  }

  #countLevels(lits: Int32Array, from: number, to: number): number {
    const { level, levels } = this.#trail;
    if (this.#levelStamp.length <= levels) this.#levelStamp = growInt32(this.#levelStamp, levels + 1);
    const { assumptionLevels } = this;
    const levelStamp = this.#levelStamp;
    const stamp = ++this.#stamp;
    let count = 0;
    for (let i = from; i < to; i++) {
      const at = level[lits[i] >> 1];
      const counted = at <= assumptionLevels ? 0 : at;
      if (levelStamp[counted] === stamp) continue;
      levelStamp[counted] = stamp;
      count++;
    }
    return count;
  }

  /** Drops the literals that the others imply. */
  #minimise(): void {
    const { learnt } = this;
    const { level } = this.#trail;
    let levelSet = 0;
    for (let i = 1; i < this.size; i++) levelSet |= 1 << (level[learnt[i] >> 1] & 31);
    let kept = 1;
    for (let i = 1; i < this.size; i++) {
      if (!this.#redundant(learnt[i] >> 1, levelSet)) learnt[kept++] = learnt[i];
    }
    this.size = kept;
  }

  #hasReason(variable: number): boolean {
    const ref = this.#trail.reason[variable];
    return ref > 0 || (ref < 0 && this.minimiseThroughTheories);
  }

  /** Whether seen literals imply `variable`; variables found on the way are marked seen as well. */
  #redundant(variable: number, levelSet: number): boolean {
    if (!this.#hasReason(variable)) return false;
    const { level } = this.#trail;
    const seen = this.#seen;
    const stack = this.#stack;
    const markedBefore = this.#touchedSize;
    let depth = 0;
    stack[depth++] = variable;
    while (depth > 0) {
      this.#readReason(stack[--depth]);
      const lits = this.#lits;
      const to = this.#to;
      for (let i = this.#from; i < to; i++) {
        const next = lits[i] >> 1;
        if (seen[next] !== 0 || level[next] === 0) continue;
        if (!this.#hasReason(next) || (levelSet & (1 << (level[next] & 31))) === 0) {
          this.#forget(markedBefore);
          return false;
        }
        this.#mark(next);
        stack[depth++] = next;
      }
    }
    return true;
  }

  /** The literal that becomes false last among the others is the one to watch, and its level the one to backtrack to. */
  #placeSecond(): void {
    const { learnt, size } = this;
    const { level } = this.#trail;
    this.backLevel = 0;
    if (size === 1) return;
    let best = 1;
    for (let i = 2; i < size; i++) if (level[learnt[i] >> 1] > level[learnt[best] >> 1]) best = i;
    const lit = learnt[best];
    learnt[best] = learnt[1];
    learnt[1] = lit;
    this.backLevel = level[lit >> 1];
  }

  /** The assumption `failed` and those that make it false. All levels are assumptions. */
  core(failed: Lit): Lit[] {
    const { level, order, reason, levels, levelStart } = this.#trail;
    const core = [failed];
    if (levels === 0 || level[failed >> 1] === 0) return core;
    this.#theories.newAnalysis();
    this.#mark(failed >> 1);
    for (let at = this.#trail.size - 1; at >= levelStart[0]; at--) {
      const variable = order[at] >> 1;
      if (this.#seen[variable] === 0) continue;
      if (reason[variable] === NO_REASON) {
        core.push(order[at]);
        continue;
      }
      this.#readReason(variable);
      for (let i = this.#from; i < this.#to; i++) {
        const next = this.#lits[i] >> 1;
        if (this.#seen[next] === 0 && level[next] > 0) this.#mark(next);
      }
    }
    this.#forget(0);
    return core;
  }
}
