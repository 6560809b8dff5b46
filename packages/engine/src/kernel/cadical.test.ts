/** The solver against an independent one, on formulas beyond brute force. */
import { Cadical } from 'cadical-wasm';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../rng.ts';
import { randomLit, satisfies, solverFor, threeSat } from './test-data.ts';
import type { Formula } from './test-data.ts';
import type { Lit } from './literal.ts';

const dimacs = (lit: Lit): number => ((lit & 1) === 0 ? (lit >> 1) + 1 : -(lit >> 1) - 1);

async function oracleFor(formula: Formula): Promise<Cadical> {
  const oracle = await Cadical.create({ quiet: true });
  oracle.ensureVars(formula.variables);
  for (const clause of formula.clauses) oracle.addClause(clause.map(dimacs));
  return oracle;
}

describe('Sat and CaDiCaL agree', () => {
  it.each([60, 90, 120])('on 3-SAT near the threshold, %i variables', async (variables) => {
    const rng = makeRng(`cadical ${variables}`);
    let unsat = 0;
    const rounds = 25;
    for (let round = 0; round < rounds; round++) {
      const formula = threeSat(rng, variables, Math.round(4.26 * variables));
      const oracle = await oracleFor(formula);
      const sat = solverFor(formula, { firstReduction: 200 });
      const answer = sat.run();
      expect(answer).toBe(oracle.solve() === 'satisfiable' ? 'sat' : 'unsat');
      if (answer === 'sat') expect(satisfies(sat, formula)).toBe(true);
      else unsat++;
      oracle.dispose();
    }
    expect(unsat).toBeGreaterThan(2);
    expect(unsat).toBeLessThan(rounds - 2);
  });

  it('on changing assumptions and their cores', async () => {
    const rng = makeRng('cadical cores');
    let cores = 0;
    for (let round = 0; round < 12; round++) {
      const formula = threeSat(rng, 80, 300);
      const oracle = await oracleFor(formula);
      const sat = solverFor(formula, { firstReduction: 100 });
      let assumptions: Lit[] = [];
      for (let call = 0; call < 25; call++) {
        assumptions = assumptions.slice(0, rng.below(8));
        while (assumptions.length < 12) assumptions.push(randomLit(rng, 80));
        const answer = sat.run(assumptions);
        const theirs = oracle.solve({ assumptions: assumptions.map(dimacs) });
        expect(answer).toBe(theirs === 'satisfiable' ? 'sat' : 'unsat');
        if (answer === 'sat') {
          expect(satisfies(sat, formula)).toBe(true);
          expect(assumptions.every((lit) => sat.value[lit] > 0)).toBe(true);
          continue;
        }
        cores++;
        expect(assumptions).toEqual(expect.arrayContaining([...sat.core]));
        expect(oracle.solve({ assumptions: sat.core.map(dimacs) })).toBe('unsatisfiable');
      }
      oracle.dispose();
    }
    expect(cores).toBeGreaterThan(50);
  });
});
