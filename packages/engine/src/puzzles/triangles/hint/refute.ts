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
import type { Split } from './split.ts';

export interface Refuted {
  readonly rule: WhatIf;
  readonly needs: readonly number[]; // values that were struck out before
  /** Of the pieces tried, the outermost being 0: those it rests on. */
  readonly under: ReadonlySet<number>;
  /** The cases of the rule, with what they rest on. */
  readonly inside: readonly RefutedCase[];
}

type RefutedCase = Case & Refuted;

/** How many cells by cases, one within another; or which. */
export type Through = number | Split;

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

  /** `looks`: at most this many for one supposition. */
  *refute(value: number, looks: number, through: Through): Task<Refuted | undefined> {
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
    const found = end ? this.#broken(end) : through === 0 ? undefined : yield* this.#byCases(looks, through);
    this.#supposed = outer;
    possible.restore(saved);
    return found;
  }

  #broken(end: Contradiction): Refuted {
    return this.#restingOn(end, goalOf(this.#possible, end), []);
  }

  /** A cell, if none of its pieces leads on. What does not rest on the piece that is tried there fails without it. */
  *#byCases(looks: number, through: Through): Task<Refuted | undefined> {
    const possible = this.#possible;
    const cell = typeof through === 'number' ? this.#fewest() : through.cell;
    if (cell === undefined) return undefined;
    const here = this.#supposed.length;
    const cases: RefutedCase[] = [];
    for (const value of possible.of(cell)) {
      const found = yield* this.refute(value, looks, this.of(through, value));
      if (!found) return undefined;
      const { end, cases: inside } = found.rule;
      if (!found.under.has(here) && end.is === 'cell' && inside.length > 0)
        return this.#fromCases(end.cell, found.inside);
      cases.push({ value, ...found });
    }
    return this.#fromCases(cell, cases);
  }

  /** What to go through once this is tried as well. */
  of(through: Through, value: number): Through {
    if (typeof through === 'number') return Math.max(0, through - 1);
    return through.inside.get(this.#possible.candidateOf(value)) ?? 0;
  }

  /** The cell with the fewest pieces left. */
  #fewest(): number | undefined {
    const possible = this.#possible;
    const open = possible.cells.filter((each) => possible.leftIn(each) > 1);
    if (!open.length) return undefined;
    const cell = open.reduce((a, b) => (possible.leftIn(b) < possible.leftIn(a) ? b : a));
    return possible.leftIn(cell) > MOST_CASES ? undefined : cell;
  }

  #fromCases(cell: number, cases: readonly RefutedCase[]): Refuted {
    const possible = this.#possible;
    const gone = possible.firstOf(cell).filter((value) => !possible.has(value));
    const { rule, needs, under } = this.#restingOn({ is: 'cell', cell }, gone, cases);
    const all = new Set(needs);
    const here = this.#supposed.length;
    const tried = new Set(under);
    for (const each of cases) {
      for (const value of each.needs) all.add(value);
      for (const depth of each.under) if (depth < here) tried.add(depth);
    }
    return { rule, inside: cases, needs: [...all], under: tried };
  }

  #restingOn(end: Contradiction, goal: readonly number[], cases: readonly Case[]): Refuted {
    const possible = this.#possible;
    const looks: Look[] = [];
    const under = new Set<number>();
    let needs: readonly number[] = goal;
    for (const [depth, { struck }] of [...this.#supposed.entries()].toReversed()) {
      const { rules, before } = struck.trace(needs);
      if (rules.some(({ is }) => is === 'supposed')) under.add(depth);
      looks.push(...rules.toReversed());
      needs = before;
    }
    const tried = this.#supposed.map(({ cell }) => cell);
    const cells = [...new Set([...looks.flatMap(lookedAt), ...endCells(end)])].filter(
      (each) => !tried.includes(each),
    );
    const settled = cells.flatMap((each) => (possible.leftIn(each) === 1 ? possible.of(each) : []));
    const kinds = [...looks.flatMap((look) => (look.is === 'place' ? [look.kind] : [])), ...endKinds(end)];
    const cell = tried[tried.length - 1];
    return {
      rule: { is: 'what-if', cell, settled, end, cells, kinds: [...new Set(kinds)], cases },
      inside: [],
      needs,
      under,
    };
  }
}

/** What must be struck out for a contradiction to be one. */
export function goalOf(possible: Possible, wrong: Contradiction): readonly number[] {
  switch (wrong.is) {
    case 'cell':
      return possible.firstOf(wrong.cell);
    case 'piece':
      return possible.elsewhere(wrong.kind, []).filter((value) => !possible.has(value));
    case 'twice':
      return possible.notOf(wrong.kind, wrong.cells);
  }
}
