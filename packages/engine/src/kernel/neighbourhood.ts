/** The groups around a place, nearest first, going from group to group through undetermined variables. */
import type { Group, Model } from './model.ts';

export class Neighbourhood {
  readonly #model: Model;
  readonly #outside: ReadonlySet<Group>;
  readonly #determined: Int8Array; // by variable
  readonly #seenGroup: Int32Array; // by group: the search that met it
  readonly #seenVariable: Int32Array;
  #search = 0;

  /** `outside`: rules of the whole board, which would make everything a neighbour of everything. */
  constructor(model: Model, outside: ReadonlySet<Group>) {
    this.#model = model;
    this.#outside = outside;
    const { variableCount, value } = model.sat;
    this.#determined = new Int8Array(variableCount);
    for (let v = 0; v < variableCount; v++) this.#determined[v] = Math.abs(value[2 * v]);
    this.#seenGroup = new Int32Array(model.groups.length);
    this.#seenVariable = new Int32Array(variableCount);
  }

  aroundVariable(variable: number, radius: number): Group[] {
    this.#search++;
    const ball: Group[] = [];
    this.#meetGroupsOf(variable, ball);
    this.#widen(ball, radius - 1);
    return ball;
  }

  aroundGroup(group: Group, radius: number): Group[] {
    const ball = [group];
    this.#seenGroup[group.index] = ++this.#search;
    this.#widen(ball, radius - 1);
    return ball;
  }

  #widen(ball: Group[], steps: number): void {
    let from = 0;
    for (let step = 0; step < steps && from < ball.length; step++) {
      const to = ball.length;
      for (; from < to; from++) {
        for (const variable of ball[from].variables) {
          if (this.#determined[variable] === 0) this.#meetGroupsOf(variable, ball);
        }
      }
    }
  }

  #meetGroupsOf(variable: number, ball: Group[]): void {
    if (this.#seenVariable[variable] === this.#search) return;
    this.#seenVariable[variable] = this.#search;
    for (const group of this.#model.groupsOf(variable)) {
      if (this.#seenGroup[group.index] === this.#search || this.#outside.has(group)) continue;
      this.#seenGroup[group.index] = this.#search;
      ball.push(group);
    }
  }
}
