import { describe, expect, it } from 'vitest';
import { makeRng } from '../rng.ts';
import type { Rng } from '../rng.ts';
import {
  agreeing,
  allSolutions,
  messyFormula,
  modelOf,
  parityClauses,
  pigeonhole,
  randomLit,
  satisfies,
  solverFor,
  threeSat,
} from './test-data.ts';
import type { Lit } from './literal.ts';
import { luby } from './restarts.ts';
import { Sat } from './sat.ts';

const someLits = (rng: Rng, variables: number, atMost: number): Lit[] =>
  Array.from({ length: rng.below(atMost + 1) }, () => randomLit(rng, variables));

/** The answer under assumptions, compared with all solutions: model or core included. */
function expectRight(
  sat: Sat,
  worlds: readonly number[],
  variables: number,
  assumptions: Lit[],
  answer: string,
) {
  const agree = agreeing(worlds, assumptions);
  expect(answer).toBe(agree.length > 0 ? 'sat' : 'unsat');
  if (answer === 'sat') expect(agree).toContain(modelOf(sat, variables));
  else {
    for (const lit of sat.core) expect(assumptions).toContain(lit);
    expect(agreeing(worlds, sat.core)).toHaveLength(0);
  }
}

describe('Sat against brute force', () => {
  it('answers random formulas', () => {
    const rng = makeRng('random formulas');
    let unsat = 0;
    for (let round = 0; round < 3000; round++) {
      const variables = 2 + rng.below(8);
      const formula = messyFormula(rng, variables, 1 + rng.below(5 * variables), 4);
      const sat = solverFor(formula);
      const answer = sat.run();
      if (answer === 'unsat') unsat++;
      expectRight(sat, allSolutions(formula), variables, [], answer);
    }
    expect(unsat).toBeGreaterThan(500);
    expect(unsat).toBeLessThan(2500);
  });

  it('keeps its answers through new clauses, variables and assumptions, whatever the slices', () => {
    const rng = makeRng('incremental');
    let cores = 0;
    for (let round = 0; round < 600; round++) {
      const sat = new Sat({ restartUnit: 1 + rng.below(3), firstReduction: 2, contraryLevels: rng.below(3) });
      let variables = sat.newVariables(3) + 3;
      const clauses: Lit[][] = [];
      let assumptions: Lit[] = [];
      for (let call = 0; call < 12; call++) {
        if (variables < 9 && rng.below(3) === 0) variables = sat.newVariable() + 1;
        const more = messyFormula(rng, variables, rng.below(5), 4).clauses.filter((c) => c.length > 1);
        for (const clause of more) {
          clauses.push([...clause]);
          sat.addClause(clause);
        }
        const kept = rng.below(assumptions.length + 1);
        assumptions = [...assumptions.slice(0, kept), ...someLits(rng, variables, 3)];
        const budget = [Infinity, 1, 2][rng.below(3)];
        let answer = sat.run(assumptions, budget, budget);
        for (let i = 0; answer === 'unknown' && i < 10_000; i++)
          answer = sat.run(assumptions, budget, budget);
        if (answer === 'unsat' && sat.core.length > 0) cores++;
        expectRight(sat, allSolutions({ variables, clauses }), variables, assumptions, answer);
      }
    }
    expect(cores).toBeGreaterThan(500);
  });

  it('enumerates all solutions by blocking each', () => {
    const rng = makeRng('enumerate');
    for (let round = 0; round < 200; round++) {
      const variables = 3 + rng.below(5);
      const formula = messyFormula(rng, variables, 1 + rng.below(2 * variables), 4);
      const sat = solverFor(formula);
      const found: number[] = [];
      while (sat.run() === 'sat') {
        found.push(modelOf(sat, variables));
        sat.addClause(Array.from({ length: variables }, (_, v) => 2 * v + (sat.value[2 * v] > 0 ? 1 : 0)));
      }
      expect(found.sort((a, b) => a - b)).toEqual(allSolutions(formula));
    }
  });

  it('is as new after a reset', () => {
    const rng = makeRng('reset');
    const used = new Sat();
    for (let round = 0; round < 500; round++) {
      const variables = 2 + rng.below(8);
      const formula = messyFormula(rng, variables, 1 + rng.below(5 * variables), 4);
      used.reset(variables);
      for (const clause of formula.clauses) used.addClause(clause);
      const fresh = solverFor(formula);
      const assumptions = someLits(rng, variables, 3);
      expect(used.run(assumptions)).toBe(fresh.run(assumptions));
      expect(used.trail.slice(0, used.trailSize)).toEqual(fresh.trail.slice(0, fresh.trailSize));
      expect(used.core).toEqual(fresh.core);
      expect(used.conflicts).toBe(fresh.conflicts);
    }
  });
});

describe('Sat on known families', () => {
  it.each([5, 6, 7, 8])('refutes %i pigeons', (pigeons) => {
    const formula = pigeonhole(pigeons);
    expect(solverFor(formula).run()).toBe('unsat');
    const roomy = { ...formula, clauses: formula.clauses.slice(1) };
    const sat = solverFor(roomy);
    expect(sat.run()).toBe('sat');
    expect(satisfies(sat, roomy)).toBe(true);
  });

  it('follows chains of parities round a ring', () => {
    for (const length of [5, 20, 60]) {
      for (const odd of [false, true]) {
        const clauses = Array.from({ length }, (_, i) =>
          parityClauses([i, (i + 1) % length], odd && i === 0),
        );
        expect(solverFor({ variables: length, clauses: clauses.flat() }).run()).toBe(odd ? 'unsat' : 'sat');
      }
    }
  });

  it('refutes odd charges on a ladder graph', () => {
    // Urquhart's idea: an edge is a variable, every node demands a parity, and their sum is odd.
    for (const rungs of [4, 8, 12]) {
      const edges: number[][] = Array.from({ length: 2 * rungs }, () => []);
      let variables = 0;
      const join = (a: number, b: number): void => {
        for (const node of [a, b]) edges[node].push(variables);
        variables++;
      };
      for (let i = 0; i < rungs; i++) {
        join(2 * i, 2 * i + 1);
        for (const side of [0, 1]) join(2 * i + side, (2 * i + 2 + side) % (2 * rungs));
      }
      const clauses = (odd: boolean): Lit[][] =>
        edges.flatMap((around, node) => parityClauses(around, odd && node === 0));
      expect(solverFor({ variables, clauses: clauses(true) }).run()).toBe('unsat');
      expect(solverFor({ variables, clauses: clauses(false) }).run()).toBe('sat');
    }
  });
});

describe('Sat as a tool', () => {
  it('does the same work every time', () => {
    const work = (): number[] => {
      const sat = solverFor(threeSat(makeRng('twice'), 120, 511));
      sat.run();
      return [sat.conflicts, sat.decisions, sat.propagations, sat.restarts];
    };
    expect(work()).toEqual(work());
  });

  it('stops near its budgets and continues from there', () => {
    const formula = threeSat(makeRng('budget'), 150, 645);
    const whole = solverFor(formula);
    const answer = whole.run();
    const sliced = solverFor(formula);
    let slices = 0;
    while (sliced.run([], 20) === 'unknown') slices++;
    expect(sliced.run()).toBe(answer);
    expect(sliced.conflicts).toBe(whole.conflicts);
    expect(slices).toBeGreaterThan(whole.conflicts / 40);
    expect(slices).toBeLessThanOrEqual(whole.conflicts / 20);
    const counted = solverFor(formula);
    expect(counted.run([], Infinity, 1000)).toBe('unknown');
    expect(counted.propagations).toBeLessThan(1000 + 2 * 150);
  });

  it('keeps the trail of the assumptions it shares with the last call', () => {
    const sat = new Sat();
    sat.newVariables(100);
    for (let v = 0; v < 98; v++) sat.addClause([2 * v + 1, 2 * v + 2]);
    expect(sat.run([0, 2 * 99])).toBe('sat');
    const before = sat.propagations;
    expect(sat.run([0, 2 * 99 + 1])).toBe('sat');
    expect(sat.propagations - before).toBe(1);
  });

  it('decides only within its scope', () => {
    const sat = new Sat();
    sat.newVariables(10);
    sat.addClause([0, 2]);
    sat.addClause([10, 12]);
    sat.addClause([10, 13]);
    sat.addClause([11, 12]);
    sat.addClause([11, 13]);
    sat.decideOnly([0, 1]);
    expect(sat.run()).toBe('sat');
    expect(sat.value[0] !== 0 && sat.value[2] !== 0).toBe(true);
    expect(sat.value[10]).toBe(0);
    sat.decideOnly(undefined);
    expect(sat.run()).toBe('unsat');
  });

  it('tries the phase and the variable it was given', () => {
    const sat = new Sat();
    sat.newVariables(4);
    sat.addClause([1, 3]);
    sat.setPhase(1, true);
    sat.bumpVariable(1, 5);
    expect(sat.run()).toBe('sat');
    expect(sat.trail[0]).toBe(2);
    expect(sat.value[1]).toBe(1);
  });

  it('knows the Luby sequence', () => {
    expect(Array.from({ length: 15 }, (_, i) => luby(i))).toEqual([
      1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8,
    ]);
  });
});
