/** Candidates struck out level by level until something is certain or nothing fits any more; easy looks first. */
import { Eliminations, type Struck } from '../../../kernel/eliminations.ts';
import type { Task } from '../../../task.ts';
import { levels, type Level } from '../make/levels.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { Possible, type Contradiction, type Look, type Only, type WhatIf } from './possible.ts';

export type StruckValues = Struck<Look>;

/** Looks that a supposition may take: those that go wrong at once come first. */
const LOOKS = [12, 60, Infinity];
/** Suppositions, some 0.1 s of them; large boards get fewer. */
const MOST_WORK = 1_500_000;

export class Strikes {
  readonly possible: Possible;
  wrong: Contradiction | undefined;
  readonly #eliminations = new Eliminations<Look>();
  readonly #cells: readonly number[];
  #work = 0;

  /** `cells`: where to look first; `only`: nothing else is looked at. */
  constructor(puzzle: Puzzle, state: State, cells: readonly number[], only?: Only) {
    this.possible = new Possible(puzzle, state, only);
    this.#cells = only ? cells.filter((cell) => only.cells.has(cell)) : cells;
  }

  /** The lowest level at which a cell is certain, or something is wrong; undefined when none of them gets there. */
  *run(through: readonly Level[] = levels, untilWrong = false): Task<Level | undefined> {
    for (const level of through) {
      yield { done: levels.indexOf(level), of: levels.length };
      if (level === 'what-if') yield* this.#suppose(untilWrong);
      else this.#settle(level === 'places');
      if (this.wrong || (!untilWrong && this.certain.length)) return level;
    }
    return undefined;
  }

  #settle(places: boolean): void {
    this.wrong ??= this.possible.run(this.#eliminations, places);
  }

  get certain(): readonly number[] {
    return this.#cells.filter((cell) => this.possible.leftIn(cell) === 1);
  }

  *#suppose(untilWrong: boolean): Task<void> {
    for (const looks of LOOKS)
      for (let struck = true; struck;) {
        struck = false;
        const open = this.#cells.toSorted((a, b) => this.possible.leftIn(a) - this.possible.leftIn(b));
        for (const cell of open) {
          if (this.possible.leftIn(cell) < 2) continue;
          yield { done: this.#work, of: MOST_WORK };
          if (this.#tryIn(cell, looks)) struck = true;
          const isDone = this.wrong !== undefined || (!untilWrong && this.certain.length > 0);
          if (isDone || this.#work > MOST_WORK) return;
        }
      }
  }

  #tryIn(cell: number, looks: number): boolean {
    const out = this.possible.of(cell).flatMap((value) => {
      const found = this.#wrongWith(value, looks);
      return found ? [{ value, ...found }] : [];
    });
    for (const { value, rule, needs } of out) {
      this.#eliminations.strike(rule, [value], () => needs);
      this.wrong ??= this.possible.take(cell, value);
    }
    if (out.length) this.#settle(true);
    return out.length > 0;
  }

  #wrongWith(value: number, looks: number): { rule: WhatIf; needs: readonly number[] } | undefined {
    const { possible } = this;
    const cell = possible.cellOf(value);
    const saved = possible.save();
    const inner = new Eliminations<Look>();
    const others = possible.of(cell).filter((each) => each !== value);
    possible.strike(inner, { is: 'supposed', cell }, others, () => []);
    const end = possible.run(inner, true, looks);
    this.#work += saved.length + 50 * inner.size;
    const found = end && this.#followed(inner, cell, end);
    possible.restore(saved);
    return found;
  }

  #followed(
    inner: Eliminations<Look>,
    cell: number,
    end: Contradiction,
  ): { rule: WhatIf; needs: readonly number[] } {
    const { possible } = this;
    const goal = possible.goalOf(end);
    const looks = inner.neededFor(goal, () => false).map(({ rule }) => rule);
    const cells = [...looks.flatMap(lookedAt), ...endCells(end)].filter((each) => each !== cell);
    const settled = [...new Set(cells)].flatMap((each) =>
      possible.leftIn(each) === 1 ? possible.of(each) : [],
    );
    const kinds = [...looks.flatMap((look) => (look.is === 'place' ? [look.kind] : [])), ...endKinds(end)];
    const rule: WhatIf = {
      is: 'what-if',
      cell,
      settled,
      end,
      cells: [...new Set(cells)],
      kinds: [...new Set(kinds)],
    };
    return { rule, needs: [...inner.restsOn(goal)].filter((each) => !inner.has(each)) };
  }

  /** What shows that a cell takes one piece; what shows the contradiction. */
  neededFor(cell: number): StruckValues[] {
    const others = this.possible.firstOf(cell).filter((value) => !this.possible.has(value));
    return this.#eliminations.neededFor(others, isAlike);
  }

  get neededForWrong(): StruckValues[] {
    return this.wrong ? this.#eliminations.neededFor(this.possible.goalOf(this.wrong), isAlike) : [];
  }
}

const lookedAt = (look: Look): readonly number[] =>
  look.is === 'show' ? [look.by] : look.is === 'used' ? look.by : [];

export const endCells = (end: Contradiction): readonly number[] =>
  end.is === 'cell' ? [end.cell] : end.is === 'twice' ? end.cells : [];

const endKinds = (end: Contradiction): readonly number[] => (end.is === 'piece' ? [end.kind] : []);

/** The same sentence would say it. */
const isAlike = (a: Look, b: Look): boolean => keyOf(a) === keyOf(b);

function keyOf(rule: Look): string {
  switch (rule.is) {
    case 'show':
      return `show ${rule.cell} ${rule.by}`;
    case 'used':
      return `used ${rule.cell} ${rule.kind}`;
    case 'place':
    case 'supposed':
      return `${rule.is} ${rule.cell}`;
    case 'what-if':
      return rule.settled.length
        ? `what-if ${rule.cell} ${rule.settled.join()}`
        : `what-if ${rule.cell} ${JSON.stringify(rule.end)}`;
  }
}
