import { describe, expect, it } from 'vitest';
import { makeRng, shuffle } from '../rng.ts';
import type { Rng } from '../rng.ts';
import {
  agreeing,
  allSolutions,
  bitCount,
  messyFormula,
  modelOf,
  parityClauses,
  randomLit,
  satisfies,
  threeSat,
} from './test-data.ts';
import type { Lit } from './literal.ts';
import type { Propagator } from './propagator.ts';
import { Sat } from './sat.ts';

/** A cheap `expect`, for what is checked a million times. */
function must(truth: boolean): void {
  if (!truth) throw new Error('the solver broke its contract with the propagator');
}

type When = 'assign' | 'settle' | 'complete';

/** The shared bookkeeping: checks the order of calls and keeps its own copy of the trail. */
class Listener implements Propagator {
  readonly notified: Lit[] = [];
  settled = false;
  readonly sat: Sat;
  readonly when: When;
  constructor(sat: Sat, when: When) {
    this.sat = sat;
    this.when = when;
  }
  assign(lit: Lit, at: number): void {
    must(at === this.notified.length);
    must(this.sat.trail[at] === lit);
    must(!this.sat.inConflict);
    this.notified.push(lit);
    this.settled = false;
    if (this.when === 'assign') this.infer();
  }
  settle(): void {
    must(
      this.notified.length === this.sat.trailSize &&
        this.notified.every((lit, at) => lit === this.sat.trail[at]),
    );
    this.settled = true;
    if (this.when === 'settle') this.infer();
  }
  explain(_lit: Lit): void {}
  undo(size: number): void {
    must(size < this.notified.length);
    this.notified.length = size;
    this.settled = true;
  }
  complete(): void {
    must(this.settled);
    this.infer();
  }
  infer(): void {}
}

/** An odd (or even) number of the variables is true. */
class Parity extends Listener {
  readonly variables: readonly number[];
  readonly odd: boolean;
  constructor(sat: Sat, when: When, variables: readonly number[], odd: boolean) {
    super(sat, when);
    this.variables = variables;
    this.odd = odd;
  }
  override infer(): void {
    const { value } = this.sat;
    const open = this.variables.filter((v) => value[2 * v] === 0);
    const isOdd = this.variables.filter((v) => value[2 * v] > 0).length % 2 === 1;
    if (open.length === 1) this.sat.imply(2 * open[0] + (isOdd === this.odd ? 1 : 0));
    if (open.length === 0 && isOdd !== this.odd) this.contradict();
  }
  /** Reports it in either way: as a clash of all, or by implying one of them against its value. */
  contradict(): void {
    const { value } = this.sat;
    const lits = this.variables.map((v) => (value[2 * v] > 0 ? 2 * v : 2 * v + 1));
    if (this.odd) this.sat.clash(lits);
    else this.sat.imply(lits[0] ^ 1);
  }
  override explain(lit: Lit): void {
    const { value } = this.sat;
    for (const v of this.variables)
      if (v !== lit >> 1) this.sat.because(value[2 * v] > 0 ? 2 * v : 2 * v + 1);
  }
  clauses(): Lit[][] {
    return parityClauses(this.variables, this.odd);
  }
}

/** At most `limit` of the literals; clashes late on purpose, so that the clash may be below the current level. */
class AtMost extends Listener {
  readonly lits: readonly Lit[];
  readonly limit: number;
  constructor(sat: Sat, when: When, lits: readonly Lit[], limit: number) {
    super(sat, when);
    this.lits = lits;
    this.limit = limit;
  }
  #trueOnes(): Lit[] {
    return this.lits.filter((lit) => this.sat.value[lit] > 0);
  }
  override infer(): void {
    const { sat } = this;
    const chosen = this.#trueOnes();
    if (chosen.length > this.limit) {
      if (sat.decisionLevel % 2 === 0) for (const lit of chosen) sat.because(lit);
      else return sat.clash(chosen, this.limit + 1);
      sat.clash();
    }
    if (chosen.length === this.limit && this.when !== 'complete') {
      for (const lit of this.lits) if (sat.value[lit] === 0) sat.imply(lit ^ 1);
    }
  }
  override explain(lit: Lit): void {
    const { position, trail } = this.sat;
    const before = trail[position[lit >> 1]] === lit ? position[lit >> 1] : this.sat.trailSize;
    for (const other of this.#trueOnes()
      .filter((o) => position[o >> 1] < before)
      .slice(0, this.limit)) {
      this.sat.because(other);
    }
  }
}

/** Forbids single assignments, by clauses added when it is too late. */
class Blocker extends Listener {
  readonly worlds: ReadonlySet<number>;
  readonly variables: number;
  constructor(sat: Sat, variables: number, worlds: ReadonlySet<number>) {
    super(sat, 'complete');
    this.worlds = worlds;
    this.variables = variables;
  }
  override complete(): void {
    if (!this.worlds.has(modelOf(this.sat, this.variables))) return;
    const lits = Array.from(
      { length: this.variables },
      (_, v) => 2 * v + (this.sat.value[2 * v] > 0 ? 1 : 0),
    );
    this.sat.addClause(lits);
  }
}

const subset = (rng: Rng, size: number, atLeast: number): number[] => {
  for (;;) {
    const chosen = Array.from({ length: size }, (_, v) => v).filter(() => rng.below(2) === 0);
    if (chosen.length >= atLeast) return chosen;
  }
};
const shuffled = (rng: Rng, size: number): number[] => {
  const numbers = Array.from({ length: size }, (_, v) => v);
  shuffle(rng, numbers);
  return numbers;
};
const WHEN: readonly When[] = ['assign', 'settle', 'complete'];
const trueCount = (lits: readonly Lit[], world: number): number =>
  lits.filter((lit) => agreeing([world], [lit]).length > 0).length;

/** Random clauses and propagators under changing assumptions; each answer compared with brute force. */
function tryRandomTheories(seed: string, rounds: number, theories: number): Record<string, number> {
  const rng = makeRng(seed);
  const seen = { sat: 0, unsat: 0, unknown: 0, conflicts: 0 };
  for (let round = 0; round < rounds; round++) {
    const variables = 3 + rng.below(6);
    const formula = messyFormula(rng, variables, rng.below(2 * variables), 4);
    const sat = new Sat({
      checked: true,
      restartUnit: 2,
      firstReduction: 2,
      minimiseThroughTheories: round % 2 === 0,
    });
    sat.newVariables(variables);
    const rules: ((world: number) => boolean)[] = [];
    for (let i = 0; i < theories; i++) {
      const when = WHEN[rng.below(3)];
      const kind = rng.below(5);
      if (kind < 2) {
        const among = subset(rng, variables, 2);
        const odd = rng.below(2) === 1;
        sat.addPropagator(new Parity(sat, when, among, odd));
        const mask = among.reduce((bits, v) => bits | (1 << v), 0);
        rules.push((world) => (bitCount(world & mask) % 2 === 1) === odd);
      } else if (kind < 4) {
        const lits = subset(rng, variables, 2).map((v) => 2 * v + rng.below(2));
        const limit = rng.below(lits.length);
        sat.addPropagator(new AtMost(sat, when, lits, limit));
        rules.push((world) => trueCount(lits, world) <= limit);
      } else {
        const worlds = new Set(Array.from({ length: rng.below(20) }, () => rng.below(1 << variables)));
        sat.addPropagator(new Blocker(sat, variables, worlds));
        rules.push((world) => !worlds.has(world));
      }
    }
    for (const clause of formula.clauses) sat.addClause(clause);
    const worlds = allSolutions(formula, (world) => rules.every((rule) => rule(world)));
    for (let call = 0; call < 4; call++) {
      const assumptions = Array.from({ length: rng.below(4) }, () => randomLit(rng, variables));
      const budget = rng.below(2) === 0 ? Infinity : 1;
      let answer = sat.run(assumptions, budget);
      while (answer === 'unknown') answer = sat.run(assumptions, budget);
      const agree = agreeing(worlds, assumptions);
      expect(answer).toBe(agree.length > 0 ? 'sat' : 'unsat');
      if (answer === 'sat') expect(agree).toContain(modelOf(sat, variables));
      else expect(agreeing(worlds, sat.core)).toHaveLength(0);
      seen[answer]++;
    }
    seen.conflicts += sat.conflicts;
  }
  return seen;
}

describe('propagators', () => {
  it.each([1, 2, 3])('agree with brute force, %i at a time', (theories) => {
    const seen = tryRandomTheories(`theories ${theories}`, 1200, theories);
    expect(seen.sat).toBeGreaterThan(500);
    expect(seen.unsat).toBeGreaterThan(500);
    expect(seen.conflicts).toBeGreaterThan(400);
  });

  it.each(WHEN)('parity rules applied in %s answer as their clauses do', (when) => {
    const rng = makeRng(`parity ${when}`);
    let unsat = 0;
    for (let round = 0; round < 40; round++) {
      const variables = 30;
      const hooked = new Sat({ checked: true });
      const spelt = new Sat();
      hooked.newVariables(variables);
      spelt.newVariables(variables);
      const formula = threeSat(rng, variables, 60);
      const clauses = formula.clauses.map((clause) => [...clause]);
      for (const clause of clauses) hooked.addClause(clause);
      for (let i = 0; i < 18; i++) {
        const rule = new Parity(hooked, when, shuffled(rng, variables).slice(0, 5), rng.below(2) === 0);
        hooked.addPropagator(rule);
        clauses.push(...rule.clauses());
      }
      for (const clause of clauses) spelt.addClause(clause);
      const answer = hooked.run();
      expect(answer).toBe(spelt.run());
      if (answer === 'sat') expect(satisfies(hooked, { variables, clauses })).toBe(true);
      if (answer === 'unsat') unsat++;
    }
    expect(unsat).toBeGreaterThan(5);
    expect(unsat).toBeLessThan(35);
  });

  it('may clash below the current level', () => {
    const sat = new Sat({ checked: true });
    sat.newVariables(6);
    const late: Propagator = {
      assign: () => {},
      settle: () => {
        if (sat.decisionLevel < 5) return;
        if (sat.value[0] > 0 && sat.value[2] > 0) sat.clash([0, 2]);
        else if (sat.value[4] > 0) sat.clash([4]);
      },
      explain: () => {},
      undo: () => {},
      complete: () => {},
    };
    sat.addPropagator(late);
    for (let v = 0; v < 6; v++) sat.setPhase(v, true);
    expect(sat.run()).toBe('sat');
    expect(sat.value[0] > 0 && sat.value[2] > 0).toBe(false);
    expect(sat.value[4]).toBe(-1);
    expect(sat.run([0, 2])).toBe('unsat');
    expect([...sat.core].sort((a, b) => a - b)).toEqual([0, 2]);
  });

  it('are caught when their reasons are not true', () => {
    const sat = new Sat({ checked: true });
    sat.newVariables(3);
    sat.addPropagator({
      assign: () => {},
      settle: () => sat.clash([0]),
      explain: () => {},
      undo: () => {},
      complete: () => {},
    });
    expect(() => sat.run()).toThrow('not true');
  });
});
