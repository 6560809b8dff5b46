/**
 * The order of decisions: a binary heap of variables, most active first (VSIDS).
 * Invariant: every unassigned variable that may be decided is in the heap; assigned ones may linger.
 *
 * Where only a few variables may be decided the heap stays empty: looking at each of them before a decision costs
 * less than keeping them in order through every conflict (4 % of the time of clue-minimal loops of 10×10).
 */
import { growFloat64, growInt32, growInt8 } from './growable.ts';

const RESCALE_ABOVE = 1e100;
const ALL = -1;
const FEW = 400;

export class ActivityHeap {
  activity = new Float64Array(0);
  /** How much one bump adds; growing it is cheaper than shrinking every activity. */
  increment = 1;
  size = 0;
  #heap = new Int32Array(0);
  #place = new Int32Array(0); // variable -> index in heap, -1 outside
  #decidable = new Int8Array(0); // may enter the heap
  #variables = 0;
  #scope = new Int32Array(0);
  #scopeSize = ALL;

  grow(variables: number): void {
    const before = this.#variables;
    this.activity = growFloat64(this.activity, variables);
    this.#heap = growInt32(this.#heap, variables);
    this.#place = growInt32(this.#place, variables);
    this.#decidable = growInt8(this.#decidable, variables);
    this.#variables = variables;
    this.activity.fill(0, before, variables);
    this.#place.fill(-1, before, variables);
    this.#decidable.fill(this.#scopeSize === ALL ? 1 : 0, before, variables);
    if (this.#scopeSize === ALL) for (let v = before; v < variables; v++) this.insert(v);
  }

  /** As if new, with all variables in scope, or none until `restrict` names them. */
  reset(variables: number, isEmpty: boolean): void {
    this.size = 0;
    this.increment = 1;
    this.#variables = 0;
    this.#scopeSize = isEmpty ? 0 : ALL;
    this.grow(variables);
  }

  /** Only these variables will come out; the cost is the size of the old and the new scope. */
  restrict(scope: ArrayLike<number> | undefined): void {
    while (this.size > 0) this.#place[this.#heap[--this.size]] = -1;
    const decidable = this.#decidable;
    const variables = this.#variables;
    if (this.#scopeSize === ALL) decidable.fill(0, 0, variables);
    for (let i = 0; i < this.#scopeSize; i++) decidable[this.#scope[i]] = 0;
    if (scope) this.#open(scope);
    else this.#openAll();
  }

  #openAll(): void {
    this.#scopeSize = ALL;
    this.#decidable.fill(1, 0, this.#variables);
    for (let v = 0; v < this.#variables; v++) this.insert(v);
  }

  #open(scope: ArrayLike<number>): void {
    this.#scopeSize = scope.length;
    this.#scope = growInt32(this.#scope, scope.length);
    for (let i = 0; i < scope.length; i++) {
      this.#scope[i] = scope[i];
      if (this.#hasFew()) continue;
      this.#decidable[scope[i]] = 1;
      this.insert(scope[i]);
    }
  }

  insert(variable: number): void {
    if (this.#place[variable] >= 0 || this.#decidable[variable] === 0) return;
    this.#rise(variable, this.size++);
  }

  /** The most active unassigned variable, which leaves the heap, or -1. */
  next(value: Int8Array): number {
    if (this.#hasFew()) return this.#mostActiveOfFew(value);
    for (;;) {
      const variable = this.#pop();
      if (variable < 0 || value[variable << 1] === 0) return variable;
    }
  }

  #hasFew(): boolean {
    return this.#scopeSize !== ALL && this.#scopeSize <= FEW;
  }

  #mostActiveOfFew(value: Int8Array): number {
    const { activity } = this;
    const scope = this.#scope;
    const count = this.#scopeSize;
    let best = -1;
    let most = -1;
    for (let i = 0; i < count; i++) {
      const variable = scope[i];
      if (activity[variable] <= most || value[variable << 1] !== 0) continue;
      most = activity[variable];
      best = variable;
    }
    return best;
  }

  #pop(): number {
    if (this.size === 0) return -1;
    const heap = this.#heap;
    const place = this.#place;
    const top = heap[0];
    place[top] = -1;
    const last = heap[--this.size];
    if (this.size > 0) this.#fall(last, 0);
    return top;
  }

  bump(variable: number, amount: number): void {
    const active = (this.activity[variable] += amount);
    if (active > RESCALE_ABOVE) this.#rescale();
    const at = this.#place[variable];
    if (at > 0) this.#rise(variable, at);
  }

  #rescale(): void {
    const { activity } = this;
    const variables = this.#variables;
    for (let v = 0; v < variables; v++) activity[v] /= RESCALE_ABOVE;
    this.increment /= RESCALE_ABOVE;
  }

  /** Puts `variable` at `at`, then moves it up to where it belongs. */
  #rise(variable: number, at: number): void {
    const { activity } = this;
    const heap = this.#heap;
    const place = this.#place;
    const active = activity[variable];
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (activity[above] >= active) break;
      heap[at] = above;
      place[above] = at;
      at = parent;
    }
    heap[at] = variable;
    place[variable] = at;
  }

  /** Puts `variable` at `at`, then moves it down to where it belongs. */
  #fall(variable: number, at: number): void {
    const { activity, size } = this;
    const heap = this.#heap;
    const place = this.#place;
    const active = activity[variable];
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) child++;
      const below = heap[child];
      if (activity[below] <= active) break;
      heap[at] = below;
      place[below] = at;
      at = child;
    }
    heap[at] = variable;
    place[variable] = at;
  }
}
