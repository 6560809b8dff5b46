/** Candidates ruled out level by level until something is certain or nothing fits any more; easy looks first. */
import { Eliminations, type Struck } from '../../../kernel/eliminations.ts';
import type { Task } from '../../../task.ts';
import { levels, type Level } from '../make/levels.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { bothOf, isAlike, type Contradiction, type Look } from './looks.ts';
import { Possible, type Only } from './possible.ts';
import { goalOf, Refuter, type Refuted, type Through } from './refute.ts';

export type StruckValues = Struck<Look>;

/** Looks that a supposition may take: those that go wrong at once come first. */
const LOOKS = [12, 60, Infinity];
/** Suppositions, about 0.1 s of them; large boards get fewer. */
const MOST_WORK = 1_500_000;

export class Strikes {
  readonly possible: Possible;
  wrong: Contradiction | undefined;
  readonly #eliminations = new Eliminations<Look>();
  readonly #cells: readonly number[];
  readonly #refuter: Refuter;

  /** `cells`: where to look first; `only`: nothing else is looked at. */
  constructor(puzzle: Puzzle, state: State, cells: readonly number[], only?: Only) {
    this.possible = new Possible(puzzle, state, only);
    this.#refuter = new Refuter(this.possible);
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
          if (yield* this.#tryIn(cell, looks)) struck = true;
          const isDone = this.wrong !== undefined || (!untilWrong && this.certain.length > 0);
          if (isDone || this.#refuter.work > MOST_WORK) return;
        }
      }
  }

  *#tryIn(cell: number, looks: number): Task<boolean> {
    const out: (Refuted & { readonly value: number })[] = [];
    for (const value of this.possible.of(cell)) {
      const found = yield* this.#refuter.refute(value, looks, 0);
      if (found) out.push({ value, ...found });
    }
    for (const { value, rule, needs } of out) {
      this.#eliminations.strike(rule, [value], () => needs);
      this.wrong ??= this.possible.take(cell, value);
    }
    if (out.length) this.#settle(true);
    return out.length > 0;
  }

  /** Refutes all other pieces of a cell; rules out none unless all are refuted. `kept`: the right value. */
  *refuteOthers(
    cell: number,
    kept: number,
    by: Through,
    most: number,
  ): Task<{ readonly struck?: readonly StruckValues[]; readonly work: number }> {
    const refuter = new Refuter(this.possible, most);
    const found: (Refuted & { readonly value: number })[] = [];
    for (const value of this.possible.of(cell)) {
      if (value === kept) continue;
      const inside = typeof by === 'number' ? by : refuter.of(by, value);
      const refuted = yield* refuter.refute(value, Infinity, inside);
      if (!refuted) return { work: refuter.work };
      found.push({ value, ...refuted });
    }
    for (const { value, rule, needs } of found) this.#eliminations.strike(rule, [value], () => needs);
    const others = this.possible.firstOf(cell).filter((value) => value !== kept);
    return { struck: this.#eliminations.neededFor(others, isAlike, bothOf), work: refuter.work };
  }

  /** What shows that a cell takes one piece; what shows the contradiction. */
  neededFor(cell: number): StruckValues[] {
    const others = this.possible.firstOf(cell).filter((value) => !this.possible.has(value));
    return this.#eliminations.neededFor(others, isAlike, bothOf);
  }

  get neededForWrong(): StruckValues[] {
    return this.wrong ? this.#eliminations.neededFor(goalOf(this.possible, this.wrong), isAlike, bothOf) : [];
  }
}
