/**
 * What is true, since when and why: the trail of literals in the order they became true, cut into
 * decision levels. Levels never decrease along the trail.
 */
import type { ActivityHeap } from './heap.ts';
import type { Lit } from './literal.ts';
import { growInt32, growInt8, type Int32s } from './growable.ts';

/** Reasons: a clause reference is positive, a propagator p is -1 - p. */
export const NO_REASON = 0;

/** In `phase`: the sign is that of the variable's last value. */
const HAD_VALUE = 2;

/** Slots of `counts`. */
export const SIZE = 0; // of the trail
export const LEVELS = 1;
const COUNTS = 2;

/**
 * What propagators read. Passed in from outside, it may be memory whose addresses are compiled into them. One that
 * implies most of the literals may also write them there itself, as `push` does.
 */
export interface Storage {
  readonly value: Int8Array<ArrayBuffer>; // by literal: 1 true, -1 false, 0 unassigned
  readonly level: Int32s; // by variable
  readonly position: Int32s; // by variable: index in the trail
  readonly reason: Int32s; // by variable
  readonly trail: Int32s;
  readonly counts: Int32s;
}

export class Assignment {
  value = new Int8Array(0);
  level = new Int32Array(0);
  position = new Int32Array(0);
  order = new Int32Array(0); // the trail
  reason = new Int32Array(0); // by variable
  phase = new Int8Array(0); // by variable: the sign bit to try first (1 means false), and HAD_VALUE
  /** Literals before `head` have been propagated through the clauses. */
  head = 0;
  /** levelStart[k]: the size of the trail when level k + 1 was opened. */
  levelStart = new Int32Array(16);
  variables = 0;
  contraryLevels = 0;
  counts: Int32s = new Int32Array(COUNTS);

  get size(): number {
    return this.counts[SIZE];
  }
  set size(size: number) {
    this.counts[SIZE] = size;
  }
  get levels(): number {
    return this.counts[LEVELS];
  }
  set levels(levels: number) {
    this.counts[LEVELS] = levels;
  }

  use(storage: Storage): void {
    this.value = storage.value;
    this.level = storage.level;
    this.position = storage.position;
    this.reason = storage.reason;
    this.order = storage.trail;
    this.counts = storage.counts;
  }

  grow(variables: number): void {
    const before = this.variables;
    this.value = growInt8(this.value, 2 * variables);
    this.level = growInt32(this.level, variables);
    this.position = growInt32(this.position, variables);
    this.reason = growInt32(this.reason, variables);
    this.phase = growInt8(this.phase, variables);
    this.order = growInt32(this.order, variables);
    this.variables = variables;
    this.value.fill(0, 2 * before, 2 * variables);
    this.phase.fill(1, before, variables);
  }

  reset(variables: number): void {
    this.size = 0;
    this.head = 0;
    this.levels = 0;
    this.variables = 0;
    this.grow(variables);
  }

  push(lit: Lit, reason: number): void {
    const variable = lit >> 1;
    this.value[lit] = 1;
    this.value[lit ^ 1] = -1;
    this.level[variable] = this.levels;
    this.position[variable] = this.size;
    this.reason[variable] = reason;
    this.order[this.size++] = lit;
  }

  /** The literal to decide next, or -1 when there is none. */
  mostActive(heap: ActivityHeap): Lit {
    const variable = heap.next(this.value);
    return variable < 0 ? -1 : (variable << 1) | this.#signOf(variable);
  }

  /** Contrary decisions refute what has not been refuted yet; deeper ones return to the last assignment. */
  #signOf(variable: number): number {
    const phase = this.phase[variable];
    const isContrary = this.levels < this.contraryLevels && (phase & HAD_VALUE) !== 0;
    return (phase & 1) ^ (isContrary ? 1 : 0);
  }

  openLevel(): void {
    if (this.levels >= this.levelStart.length) this.levelStart = growInt32(this.levelStart, this.levels + 1);
    this.levelStart[this.levels++] = this.size;
  }

  /** Undoes all levels above `level`, which must be below the current one. */
  unwind(level: number, heap: ActivityHeap): void {
    const { order, value, phase } = this;
    const size = this.levelStart[level];
    for (let i = this.size - 1; i >= size; i--) {
      const lit = order[i];
      value[lit] = 0;
      value[lit ^ 1] = 0;
      phase[lit >> 1] = (lit & 1) | HAD_VALUE;
      heap.insert(lit >> 1);
    }
    this.size = size;
    if (this.head > size) this.head = size;
    this.levels = level;
  }
}
