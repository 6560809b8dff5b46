/**
 * A puzzle as variables and named groups of constraints over a solver.
 *
 * A group is one rule in one place ('cell:3', 'dot:5', 'piece:7'). Its clauses hold only while its
 * selector is assumed, so that the solver's cores name rules. Clauses without a group always
 * hold; use them for definitions that propagate, because no reason will name them.
 *
 * A rule enforced by a propagator is a group without clauses: the propagator is inactive unless the
 * selector is true, and includes the selector in its reasons.
 */
import { encodeAtLeast, encodeAtMost } from './encode.ts';
import type { Sink } from './encode.ts';
import type { Lit } from './literal.ts';
import { Sat } from './sat.ts';

export interface Group {
  readonly name: string; // 'cell:3'
  readonly index: number; // in Model.groups
  readonly selector: Lit;
  readonly variables: readonly number[]; // of the problem: no auxiliary ones, no selectors
}

const NONE: readonly Group[] = [];

export class Model {
  readonly sat: Sat;
  readonly groups: Group[] = [];
  readonly #byName = new Map<string, Group>();
  readonly #bySelector = new Map<Lit, Group>();
  readonly #byVariable: Group[][] = []; // a hole for auxiliary variables and selectors
  readonly #members: number[][] = []; // by group: its variables

  constructor(sat: Sat = new Sat()) {
    this.sat = sat;
  }

  /** A new variable of the problem. */
  variable(): number {
    const variable = this.sat.newVariable();
    this.#byVariable[variable] = [];
    return variable;
  }

  /** The group of this name, created if need be; `variables`: those that a rule without clauses is about. */
  group(name: string, variables: readonly number[] = []): Group {
    const group = this.#byName.get(name) ?? this.#makeGroup(name);
    for (const variable of variables) this.#join(group, variable);
    return group;
  }

  #makeGroup(name: string): Group {
    const variables: number[] = [];
    const group = { name, index: this.groups.length, selector: 2 * this.sat.newVariable(), variables };
    this.groups.push(group);
    this.#members.push(variables);
    this.#byName.set(name, group);
    this.#bySelector.set(group.selector, group);
    return group;
  }

  find(name: string): Group | undefined {
    return this.#byName.get(name);
  }

  groupsOf(variable: number): readonly Group[] {
    return this.#byVariable[variable] ?? NONE;
  }

  groupOfSelector(selector: Lit): Group | undefined {
    return this.#bySelector.get(selector);
  }

  /** The selectors of the named groups, or of all: assume them to make their rules hold. */
  selectors(names?: readonly string[]): Lit[] {
    if (names === undefined) return this.groups.map((group) => group.selector);
    return names.flatMap((name) => this.find(name)?.selector ?? []);
  }

  addClause(lits: readonly Lit[], group?: Group): void {
    for (const lit of lits) this.#join(group, lit >> 1);
    this.sat.addClause(group ? [group.selector ^ 1, ...lits] : lits);
  }

  /** If `lit`, then at least one of the others. */
  implies(lit: Lit, others: readonly Lit[], group?: Group): void {
    this.addClause([lit ^ 1, ...others], group);
  }

  atMostOne(lits: readonly Lit[], group?: Group): void {
    this.atMost(1, lits, group);
  }

  exactlyOne(lits: readonly Lit[], group?: Group): void {
    this.exactly(1, lits, group);
  }

  atMost(limit: number, lits: readonly Lit[], group?: Group): void {
    this.#joinAll(group, lits);
    encodeAtMost(limit, lits, this.#sink(group));
  }

  atLeast(limit: number, lits: readonly Lit[], group?: Group): void {
    this.#joinAll(group, lits);
    encodeAtLeast(limit, lits, this.#sink(group));
  }

  exactly(count: number, lits: readonly Lit[], group?: Group): void {
    this.atLeast(count, lits, group);
    this.atMost(count, lits, group);
  }

  #sink(group: Group | undefined): Sink {
    return {
      rule: (clause) => this.addClause(clause, group),
      definition: (clause) => this.sat.addClause(clause),
      auxiliary: () => this.sat.newVariable(),
    };
  }

  #joinAll(group: Group | undefined, lits: readonly Lit[]): void {
    for (const lit of lits) this.#join(group, lit >> 1);
  }

  /** Links the variables to their group; auxiliary ones have no entry and are left out. */
  #join(group: Group | undefined, variable: number): void {
    const groups = this.#byVariable[variable];
    if (group === undefined || groups === undefined || groups.includes(group)) return;
    groups.push(group);
    this.#members[group.index].push(variable);
  }
}
