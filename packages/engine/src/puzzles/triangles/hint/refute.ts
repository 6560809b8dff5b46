/**
 * One piece tried in a cell, and what it leads to: to a contradiction, or to a cell each of whose pieces leads to one
 * when it is tried on top of it. Within its limits, the board is searched as a person would do it, and every
 * contradiction knows what it rests on.
 */
import { Eliminations } from '../../../kernel/eliminations.ts';
import type { Task } from '../../../task.ts';
import {
  endCells,
  endKinds,
  lookedAt,
  type Case,
  type Contradiction,
  type Look,
  type WhatIf,
} from './looks.ts';
import type { Possible } from './possible.ts';

export interface Refuted {
  readonly rule: WhatIf;
  readonly needs: readonly number[]; // values that were struck out before
}

/** What is supposed, and what that strikes out. */
interface Supposed {
  readonly cell: number;
  readonly struck: Eliminations<Look>;
}

const MOST_CASES = 4; // of one cell
const SLICE = 60_000; // of work between two steps of the task, about 5 ms

export class Refuter {
  work = 0;
  #pause = 0;
  readonly #possible: Possible;
  readonly #most: number;
  #supposed: readonly Supposed[] = [];

  /** `most`: work after which nothing more is tried. */
  constructor(possible: Possible, most = Infinity) {
    this.#possible = possible;
    this.#most = most;
  }

  /** `looks`: at most this many for one supposition; `depth`: cells by cases, one within another. */
  *refute(value: number, looks: number, depth: number): Task<Refuted | undefined> {
    if (this.work > this.#most) return undefined;
    if (this.work > this.#pause) {
      yield { done: this.work };
      this.#pause = this.work + SLICE;
    }
    const possible = this.#possible;
    const cell = possible.cellOf(value);
    const saved = possible.save();
    const struck = new Eliminations<Look>();
    const others = possible.of(cell).filter((each) => each !== value);
    possible.strike(struck, { is: 'supposed', cell }, others, () => []);
    const outer = this.#supposed;
    this.#supposed = [...outer, { cell, struck }];
    const end = possible.run(struck, true, looks);
    this.work += saved.length + 50 * struck.size;
    const found = end ? this.#broken(end) : depth > 0 ? yield* this.#byCases(looks, depth - 1) : undefined;
    this.#supposed = outer;
    possible.restore(saved);
    return found;
  }

  #broken(end: Contradiction): Refuted {
    return this.#restingOn(end, this.#possible.goalOf(end), []);
  }

  /** The cell with the fewest pieces left, if none of them leads on. */
  *#byCases(looks: number, depth: number): Task<Refuted | undefined> {
    const possible = this.#possible;
    const open = possible.cells.filter((each) => possible.leftIn(each) > 1);
    if (!open.length) return undefined;
    const cell = open.reduce((a, b) => (possible.leftIn(b) < possible.leftIn(a) ? b : a));
    if (possible.leftIn(cell) > MOST_CASES) return undefined;
    const cases: (Case & Refuted)[] = [];
    for (const value of possible.of(cell)) {
      const found = yield* this.refute(value, looks, depth);
      if (!found) return undefined;
      cases.push({ value, ...found });
    }
    const gone = possible.firstOf(cell).filter((value) => !possible.has(value));
    const { rule, needs } = this.#restingOn({ is: 'cell', cell }, gone, cases);
    return { rule, needs: [...new Set([...needs, ...cases.flatMap((each) => each.needs)])] };
  }

  #restingOn(end: Contradiction, goal: readonly number[], cases: readonly Case[]): Refuted {
    const possible = this.#possible;
    const looks: Look[] = [];
    let needs: readonly number[] = goal;
    for (const { struck } of this.#supposed.toReversed()) {
      looks.push(...struck.neededFor(needs, () => false).map(({ rule }) => rule));
      needs = [...struck.restsOn(needs)].filter((each) => !struck.has(each));
    }
    const tried = this.#supposed.map(({ cell }) => cell);
    const cells = [...new Set([...looks.flatMap(lookedAt), ...endCells(end)])].filter(
      (each) => !tried.includes(each),
    );
    const settled = cells.flatMap((each) => (possible.leftIn(each) === 1 ? possible.of(each) : []));
    const kinds = [...looks.flatMap((look) => (look.is === 'place' ? [look.kind] : [])), ...endKinds(end)];
    const cell = tried[tried.length - 1];
    return { rule: { is: 'what-if', cell, settled, end, cells, kinds: [...new Set(kinds)], cases }, needs };
  }
}
