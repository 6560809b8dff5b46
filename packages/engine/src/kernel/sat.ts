/**
 * A CDCL satisfiability solver: watched literals, first-UIP learning with minimisation, activities,
 * saved phases, Luby restarts, and learnt clauses forgotten by lbd. Incremental, with assumptions
 * and cores; deterministic; interruptible by budgets; open to propagators.
 *
 * The trail is kept between calls: assumptions in common with the last call (from the first one on)
 * are not propagated again, so put first what changes least. Read a model from `value` before
 * adding or asking anything else.
 */
import { Analysis } from './analyze.ts';
import { Assumptions } from './assumptions.ts';
import { Assignment, NO_REASON, type Storage } from './assignment.ts';
import { Clauses, HEADER } from './clauses.ts';
import { ActivityHeap } from './heap.ts';
import { ClauseIntake } from './add-clause.ts';
import type { Lit } from './literal.ts';
import { DEFAULT_OPTIONS, type SatOptions } from './options.ts';
import { propagateClauses } from './propagate.ts';
import type { Propagator } from './propagator.ts';
import { reduceClauses, Reductions } from './reduce.ts';
import { Restarts } from './restarts.ts';
import { Propagators } from './propagators.ts';

export type { Lit } from './literal.ts';
export type { Propagator } from './propagator.ts';
export type { SatOptions } from './options.ts';
export type Answer = 'sat' | 'unsat' | 'unknown';

const FAILED = -2;
export class Sat {
  conflicts = 0;
  decisions = 0;
  propagations = 0;
  restarts = 0;
  /** After 'unsat': the assumptions that cannot hold together; empty when none are needed. */
  core: readonly Lit[] = [];

  readonly #assignment = new Assignment();
  readonly #clauses = new Clauses();
  readonly #heap = new ActivityHeap();
  readonly #propagators = new Propagators(this.#assignment);
  readonly #analysis = new Analysis(this.#assignment, this.#clauses, this.#propagators, this.#heap);
  readonly #intake = new ClauseIntake(this.#assignment);
  readonly #assumptions = new Assumptions();
  readonly #restartPlan: Restarts;
  readonly #growth: number;
  readonly #reductionPlan: Reductions;
  #consistent = true;
  #clausesAdded = 0;

  constructor(options: SatOptions = {}, storage?: Storage) {
    if (storage) this.#assignment.use(storage);
    const all = { ...DEFAULT_OPTIONS, ...options };
    this.#growth = 1 / all.decay;
    this.#assignment.contraryLevels = all.contraryLevels;
    this.#restartPlan = new Restarts(all.restartUnit);
    this.#reductionPlan = new Reductions(all.firstReduction);
    this.#analysis.minimiseThroughTheories = all.minimiseThroughTheories;
    this.#propagators.checked = all.checked;
    this.reset(0);
  }

  // What propagators and readers of models may see. Adding variables replaces the arrays: fetch them again then.

  /** By literal: 1 true, -1 false, 0 unassigned. */
  get value(): Int8Array {
    return this.#assignment.value;
  }
  get trail(): Int32Array {
    return this.#assignment.order;
  }
  get trailSize(): number {
    return this.#assignment.size;
  }
  /** By variable: its index in the trail. */
  get position(): Int32Array {
    return this.#assignment.position;
  }
  /** By variable: its decision level. */
  get level(): Int32Array {
    return this.#assignment.level;
  }
  get decisionLevel(): number {
    return this.#assignment.levels;
  }
  /** Whatever is true at this level or below follows from the assumptions. */
  get assumptionLevels(): number {
    return this.#assumptions.count;
  }
  get inConflict(): boolean {
    return this.#propagators.inConflict;
  }
  get variableCount(): number {
    return this.#assignment.variables;
  }

  /** As if new, but the memory is kept. If `decideOnly` will follow, nothing need be in scope before. */
  reset(variableCount: number, hasScope = false): void {
    this.#assignment.reset(variableCount);
    this.#clauses.reset(variableCount);
    this.#heap.reset(variableCount, hasScope);
    this.#propagators.reset();
    this.#growScratch(variableCount);
    this.conflicts = this.decisions = this.propagations = this.restarts = 0;
    this.core = [];
    this.#consistent = true;
    this.#assumptions.count = this.#analysis.assumptionLevels = 0;
    this.#reductionPlan.begin();
    this.#restartPlan.begin(this.conflicts);
  }

  /** Returns the first of `count` new variables; the others follow it. */
  newVariables(count: number): number {
    const first = this.#assignment.variables;
    const variables = first + count;
    this.#assignment.grow(variables);
    this.#clauses.grow(variables);
    this.#heap.grow(variables);
    this.#growScratch(variables);
    return first;
  }

  newVariable(): number {
    return this.newVariables(1);
  }

  #growScratch(variables: number): void {
    this.#propagators.grow(variables);
    this.#analysis.grow(variables);
    this.#intake.grow(variables);
  }

  /** Back to level 0: it is passed the whole trail, or what follows the part it knows. Returns the reason of what it implies. */
  addPropagator(propagator: Propagator, known = 0): number {
    this.#backTo(0);
    return this.#propagators.add(propagator, known);
  }

  /** Back to level 0; propagators settle again. For a propagator whose own data changed between calls. */
  rewind(): void {
    this.#backTo(0);
    this.#propagators.unsettle();
  }

  /** Decides only these variables, or all: 'sat' when they are assigned without conflict. Costs the old and the new scope. */
  decideOnly(variables: ArrayLike<number> | undefined): void {
    this.#backTo(this.#assumptions.count);
    this.#heap.restrict(variables);
  }

  /** The value to try first; saved phases overwrite it. */
  setPhase(variable: number, truth: boolean): void {
    this.#assignment.phase[variable] = truth ? 0 : 1;
  }

  /** Raises the variable in the order of decisions; one conflict is worth 1 at first. */
  bumpVariable(variable: number, amount: number): void {
    this.#heap.bump(variable, amount * this.#heap.increment);
  }

  /** False when there is no solution any more, whatever is assumed. Not to be called in assign or settle. */
  addClause(clause: ArrayLike<Lit>): boolean {
    if (!this.#consistent) return false;
    const size = this.#intake.take(clause);
    if (size < 0) return true;
    this.#clausesAdded++;
    if (size === 0) return (this.#consistent = false);
    const { lits, backLevel, implies } = this.#intake;
    const ref = size === 1 ? NO_REASON : this.#clauses.add(lits, size, 0);
    this.#backTo(backLevel);
    if (implies) this.#assignment.push(lits[0], ref);
    return true;
  }

  /** For propagators: no-op if true; else implied, with the reason asked for later, or a conflict, with it asked for now. */
  imply(lit: Lit): void {
    this.#propagators.imply(lit);
  }

  /** For propagators: adds one true literal to the reason or clash being given. */
  because(lit: Lit): void {
    this.#propagators.because(lit);
  }

  /** The same for the first `count` of a list. */
  becauseOf(lits: ArrayLike<Lit>, count: number): void {
    this.#propagators.becauseOf(lits, count);
  }

  /** For propagators: the literals passed to `because` in this callback and the list cannot hold together. */
  clash(lits?: ArrayLike<Lit>, count = lits?.length ?? 0): void {
    if (lits) this.#propagators.becauseOf(lits, count);
    this.#propagators.clash();
  }

  /**
   * Looks for a solution under the assumptions. 'unknown' when a budget ran out: the same call continues
   * where it stopped. Every call makes progress, whatever its budgets.
   */
  run(assumptions: ArrayLike<Lit> = [], conflictBudget = Infinity, propagationBudget = Infinity): Answer {
    this.core = [];
    this.#assume(assumptions);
    const lastConflict = this.conflicts + conflictBudget;
    const lastPropagation = this.propagations + propagationBudget;
    let moved = false;
    while (this.#consistent) {
      if (this.#propagate()) {
        this.#resolveConflict();
        moved = true;
        continue;
      }
      if (moved && (this.conflicts >= lastConflict || this.propagations >= lastPropagation)) return 'unknown';
      if (this.conflicts >= this.#restartPlan.at) this.#restart();
      if (this.#clauses.learnt.length >= this.#reductionPlan.at) this.#reduce();
      const lit = this.#nextDecision();
      moved = true;
      if (lit === FAILED) return 'unsat';
      if (lit >= 0) this.#decide(lit);
      else if (this.#nobodyObjects()) return 'sat';
    }
    return 'unsat';
  }

  /** Undoes what does not follow from the assumptions shared with the last call. */
  #assume(assumptions: ArrayLike<Lit>): void {
    const shared = this.#assumptions.replace(assumptions);
    if (shared < 0) return;
    this.#backTo(shared);
    this.#analysis.assumptionLevels = assumptions.length;
    this.#restartPlan.begin(this.conflicts);
  }

  /** To a fixpoint of clauses and propagators; true on a conflict. */
  #propagate(): boolean {
    const clauses = this.#clauses;
    const assignment = this.#assignment;
    const propagators = this.#propagators;
    const before = assignment.head;
    let ref = 0;
    do ref = propagateClauses(clauses, assignment);
    while (ref === 0 && propagators.count > 0 && propagators.advance(clauses));
    this.propagations += assignment.head - before;
    if (ref !== 0) propagators.setConflict(clauses.data, ref + HEADER, ref + HEADER + clauses.data[ref]);
    return propagators.inConflict;
  }

  #resolveConflict(): void {
    const analysis = this.#analysis;
    this.conflicts++;
    const level = analysis.conflictLevel();
    this.#backTo(level);
    if (level === 0) this.#consistent = false;
    else {
      analysis.learn();
      this.#backTo(analysis.backLevel);
      const { learnt, size, lbd } = analysis;
      const reason = size === 1 ? NO_REASON : this.#clauses.add(learnt, size, lbd);
      this.#assignment.push(learnt[0], reason);
      for (const unit of analysis.moreUnits) this.#assignment.push(unit, NO_REASON);
      this.#heap.increment *= this.#growth;
    }
    this.#propagators.inConflict = false;
  }

  #backTo(level: number): void {
    const assignment = this.#assignment;
    if (assignment.levels <= level) return;
    assignment.unwind(level, this.#heap);
    this.#propagators.undo(assignment.size);
  }

  #restart(): void {
    this.restarts++;
    this.#restartPlan.next(this.conflicts);
    this.#backTo(this.#assumptions.count);
  }

  #reduce(): void {
    reduceClauses(this.#clauses, this.#assignment);
    this.#reductionPlan.next(this.#clauses.learnt.length);
  }

  /** The next assumption (already true ones open an empty level), or the most active variable. */
  #nextDecision(): Lit {
    const assignment = this.#assignment;
    const assumptions = this.#assumptions;
    const { value } = assignment;
    while (assignment.levels < assumptions.count) {
      const lit = assumptions.lits[assignment.levels];
      if (value[lit] === 0) return lit;
      if (value[lit] < 0) {
        this.core = this.#analysis.core(lit);
        return FAILED;
      }
      assignment.openLevel();
    }
    return assignment.mostActive(this.#heap);
  }

  #decide(lit: Lit): void {
    this.decisions++;
    this.#assignment.openLevel();
    this.#assignment.push(lit, NO_REASON);
  }

  /** The propagators' last check; false when they clashed, implied or added something. */
  #nobodyObjects(): boolean {
    const before = this.#clausesAdded;
    this.#propagators.complete();
    const { inConflict } = this.#propagators;
    const quiet = this.#assignment.head === this.#assignment.size && !inConflict;
    if (inConflict) this.#resolveConflict();
    return quiet && before === this.#clausesAdded;
  }
}
