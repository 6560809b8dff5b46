/** Formulas to try the solver on, and the slowest and surest way to answer them. */
import type { Rng } from '../rng.ts';
import type { Lit } from './literal.ts';
import { Sat } from './sat.ts';
import type { SatOptions } from './sat.ts';

export interface Formula {
  readonly variables: number;
  readonly clauses: readonly (readonly Lit[])[];
}

export const randomLit = (rng: Rng, variables: number): Lit => rng.below(2 * variables);

/** Clauses of 1 … width literals, repetitions and tautologies included. */
export function messyFormula(rng: Rng, variables: number, count: number, width: number): Formula {
  const clause = (): Lit[] => Array.from({ length: 1 + rng.below(width) }, () => randomLit(rng, variables));
  return { variables, clauses: Array.from({ length: count }, clause) };
}

/** Clauses of three different variables. */
export function threeSat(rng: Rng, variables: number, count: number): Formula {
  const clause = (): Lit[] => {
    const lits: Lit[] = [];
    while (lits.length < 3) {
      const lit = randomLit(rng, variables);
      if (lits.every((other) => other >> 1 !== lit >> 1)) lits.push(lit);
    }
    return lits;
  };
  return { variables, clauses: Array.from({ length: count }, clause) };
}

/** `pigeons` into one hole fewer: unsatisfiable, and hard to refute. */
export function pigeonhole(pigeons: number): Formula {
  const holes = pigeons - 1;
  const sits = (pigeon: number, hole: number): Lit => 2 * (pigeon * holes + hole);
  const clauses: Lit[][] = [];
  for (let p = 0; p < pigeons; p++) {
    clauses.push(Array.from({ length: holes }, (_, hole) => sits(p, hole)));
    for (let q = 0; q < p; q++) {
      for (let hole = 0; hole < holes; hole++) clauses.push([sits(p, hole) ^ 1, sits(q, hole) ^ 1]);
    }
  }
  return { variables: pigeons * holes, clauses };
}

/** Clauses for: an odd (or even) number of these variables is true. */
export function parityClauses(variables: readonly number[], odd: boolean): Lit[][] {
  const clauses: Lit[][] = [];
  for (let signs = 0; signs < 1 << variables.length; signs++) {
    const flips = bitCount(signs);
    if ((flips % 2 === 1) === odd) continue;
    clauses.push(variables.map((v, i) => 2 * v + ((signs >> i) & 1)));
  }
  return clauses;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function solverFor(formula: Formula, options?: SatOptions): Sat {
  const sat = new Sat(options);
  sat.newVariables(formula.variables);
  for (const clause of formula.clauses) sat.addClause(clause);
  return sat;
}

const holds = (lit: Lit, world: number): boolean => ((world >> (lit >> 1)) & 1) === ((lit & 1) ^ 1);

/** All solutions, each as a set of bits: for a few variables only. */
export function allSolutions(
  formula: Formula,
  also: (world: number) => boolean = () => true,
): readonly number[] {
  const found: number[] = [];
  for (let world = 0; world < 1 << formula.variables; world++) {
    if (formula.clauses.every((clause) => clause.some((lit) => holds(lit, world))) && also(world)) {
      found.push(world);
    }
  }
  return found;
}

export const agreeing = (worlds: readonly number[], lits: readonly Lit[]): readonly number[] =>
  worlds.filter((world) => lits.every((lit) => holds(lit, world)));

/** The solver's model, as a set of bits. */
export function modelOf(sat: Sat, variables: number): number {
  let world = 0;
  for (let v = 0; v < variables; v++) if (sat.value[2 * v] > 0) world |= 1 << v;
  return world;
}

export const satisfies = (sat: Sat, formula: Formula): boolean =>
  formula.clauses.every((clause) => clause.some((lit) => sat.value[lit] > 0));
