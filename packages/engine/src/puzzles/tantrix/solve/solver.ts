/**
 * Solutions of any puzzle here. Loops: shape first (search/), complete where that is feasible, by small random
 * steps from a fixed seed where it is not; so the same question always has the same answer. `exhausted` is only
 * said after a complete search.
 */
import type { Solutions } from '../../../vocabulary.ts';
import { shuffle } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { check, goalColours } from '../rules/check.ts';
import { onShelf, type Placed, type Puzzle, start, type State } from '../rules/rules.ts';
import { Dice } from './search/chain.ts';
import { FillOutline } from './search/fill-outline.ts';
import { Race, ringAlone } from './search/race.ts';
import { parityObstruction } from './search/parity.ts';
import { isOneArea, loopBeginnings } from './search/outline.ts';
import { type Problem, type Tables, tablesOf } from './search/problem.ts';
import { solutions } from './search/proof.ts';
import { completions } from './search/solitaire-search.ts';
import { turnings } from './search/turning.ts';
import { Walk } from './search/walk.ts';
import type { Colour } from '../rules/tiles.ts';
import { inOrder, keyOf, settle } from './settle.ts';

interface Want {
  readonly limit: number;
  readonly from?: State;
  readonly onFound?: (state: State) => void;
  /** Only a complete search of this many nodes, nothing at random. */
  readonly budget?: number;
  /** Tries as many nodes as it always did, so that what they measure stays as it is. */
  readonly plainly?: boolean;
}

/** Nodes and random steps between two reports: a few milliseconds. */
const SLICE = 2_000;
/** Up to this many free tiles a complete search comes first, and it is never broken off below the next. */
const SMALL = 10;
const COMPLETE = 16;
/** Nodes of a complete search before and after random steps are tried, where it may never end. */
const GLANCE = 150_000;
/** With more free tiles than this it hardly ever ends, and a hint has better use for the time. */
const GLANCED = 20;
const SHORT_GLANCE = 10_000;
const LONG = 6_000_000;
const STEPS = 8_000_000;
/** Cells of an outline whose fillings are all looked at, and choices tried between two reports. */
const SMALL_OUTLINE = 21;
const FILLING = 400;
/** Small steps for a line that is closed. */
const CLOSED = 400_000;
/** More than this many are not looked for at random. */
const SAMPLES = 200;

export function* solve(puzzle: Puzzle, want: Want): Task<Solutions<State>> {
  const hunt = new SolveRun(puzzle, want);
  if (puzzle.mode === 'solitaire')
    yield* hunt.take(completions(puzzle, want.from ?? start(puzzle), want.limit));
  else if (puzzle.cells) yield* hunt.take(turnings(puzzle));
  else for (const colour of goalColours(puzzle)) if (!hunt.full) yield* hunt.colour(colour);
  return hunt.answer;
}

/** Can this position be finished? `unknown` when no search came to an end. */
export function* canFinish(puzzle: Puzzle, from: State): Task<State | 'no' | 'unknown'> {
  const { found, exhausted } = yield* solve(puzzle, { limit: 1, from });
  return found[0] ?? (exhausted ? 'no' : 'unknown');
}

/** Progress reports that several questions share: what one saves, the next may use. */
export interface Patience {
  left: number;
}

/** The result of a task within the budget; undefined when it takes longer. */
export function* inTime<T>(task: Task<T>, patience: Patience): Task<T | undefined> {
  for (let step = task.next(); ; step = task.next()) {
    if (step.done) return step.value;
    if (--patience.left < 0) return undefined;
    yield step.value;
  }
}

/** One search for one caller: what was found, and whether anything was left out. */
class SolveRun {
  readonly #puzzle: Puzzle;
  readonly #limit: number;
  readonly #from: State;
  readonly #budget: number | undefined;
  readonly #plainly: boolean;
  readonly #onFound: (state: State) => void;
  readonly #found: State[] = []; // unless they are given away at once
  readonly #known = new Set<string>(); // where one could be met twice
  #count = 0;
  #complete = true;
  #nodes = 0;

  constructor(puzzle: Puzzle, { limit, from, budget, onFound, plainly = false }: Want) {
    this.#onFound = onFound ?? ((state) => this.#found.push(state));
    this.#puzzle = puzzle;
    this.#limit = limit;
    this.#from = from ?? start(puzzle);
    this.#budget = budget;
    this.#plainly = plainly;
  }

  get full(): boolean {
    return this.#count >= this.#limit;
  }

  get answer(): Solutions<State> {
    return { found: this.#found, exhausted: this.#complete && !this.full, effort: { nodes: this.#nodes } };
  }

  /** States as they come; the source says at its end whether these are all. */
  *take(source: Generator<State | undefined, boolean, void>): Task<void> {
    for (let next = source.next(); ; next = source.next()) {
      if (next.done) {
        this.#complete &&= next.value;
        return;
      }
      if (next.value) this.#keep(next.value.placed, next.value);
      this.#nodes++;
      if (this.full) return;
      yield { done: this.#count, of: this.#limit };
    }
  }

  *colour(colour: Colour): Task<void> {
    const { tiles, match, holes, goal, outline } = this.#puzzle;
    const pins = this.#from.placed;
    const problem: Problem = { tiles, colour, match, holes, pins, ...(outline && { outline }) };
    if (parityObstruction(this.#puzzle, colour)) return;
    if (outline && !this.#plainly) {
      if (isOneArea(outline, holes)) yield* this.#outlined(new FillOutline(problem, goal));
      return;
    }
    if (goal === 'line') {
      yield* this.#lines(problem);
      return;
    }
    if (outline) {
      yield* this.#fillings(problem);
      return;
    }
    const tables = tablesOf(problem);
    if (tables) yield* this.#loops(tables);
  }

  /** An outline filled in every way: where it is small, to the end. */
  *#outlined(search: FillOutline): Task<void> {
    const budget = this.#budget ?? (this.#puzzle.tiles.length <= SMALL_OUTLINE ? Infinity : LONG);
    for (let pause = search.next(FILLING); pause !== 'done'; pause = search.next(FILLING)) {
      if (pause === 'found') this.#keep(search.read());
      if (this.full) break;
      if (pause === 'paused') yield { done: this.#count, of: this.#limit };
      if (search.nodes < budget) continue;
      this.#complete = false;
      break;
    }
    this.#nodes += search.nodes;
  }

  /** Loops through an outline by their shapes. */
  *#fillings(problem: Problem): Task<void> {
    const starts = problem.pins.length > 0 ? [problem.pins] : loopBeginnings(problem).map((pin) => [pin]);
    for (const pins of starts) {
      const tables = this.full ? undefined : tablesOf({ ...problem, pins });
      if (tables) yield* this.#walk(tables, this.#budget ?? LONG);
    }
  }

  *#loops(tables: Tables): Task<void> {
    const free = onShelf(this.#puzzle, this.#from).length;
    const pinned = this.#from.placed.length > 0;
    if (this.#budget !== undefined || free <= SMALL || (free <= COMPLETE && this.#limit > SAMPLES)) {
      yield* this.#walk(tables, this.#budget ?? Infinity, goalColours(this.#puzzle).length === 1);
      return;
    }
    if (pinned && (yield* this.#glance(tables, free))) return;
    const isNone = yield* this.#sample(tables);
    if (!this.full && !isNone) yield* this.#walk(tables, free <= COMPLETE ? Infinity : LONG);
  }

  /** In an outline a solution may be found again, rotated: up to six times. */
  #limitFor({ problem }: Tables): number {
    return problem.outline && this.#from.placed.length === 0 ? 6 * this.#limit : this.#limit;
  }

  /** True when the complete search finished; otherwise another follows, and nothing is lost. */
  *#glance(tables: Tables, free: number): Task<boolean> {
    return yield* this.#walk(tables, free <= GLANCED ? GLANCE : SHORT_GLANCE, false, true);
  }

  /** The complete search; true when it came to an end. `only`: nothing else gives solutions, and it gives none twice. */
  *#walk(tables: Tables, budget: number, only = false, isGlance = false): Task<boolean> {
    const walk = new Walk(tables, this.#limitFor(tables), this.#plainly);
    while (!walk.run(Math.min(SLICE, budget)) && walk.effort < budget) {
      this.#drain(walk, only);
      yield { done: this.#count, of: this.#limit };
    }
    this.#nodes += walk.effort;
    this.#drain(walk, only);
    if (!walk.finished && !isGlance) this.#complete = false;
    return walk.finished;
  }

  #drain(walk: Walk, only: boolean): void {
    for (const places of walk.take()) this.#keep(places, undefined, only);
  }

  /** Different solutions by random steps, until nothing new comes; true when it was shown that there is none. */
  *#sample(tables: Tables): Task<boolean> {
    let [stale, steps] = [0, 0];
    for (let seed = 1; !this.full && stale < 40 && steps < STEPS; seed++) {
      const race = this.#from.placed.length > 0 ? new Race(tables, seed) : ringAlone(tables, seed);
      while (!race.run() && steps + race.steps < STEPS) yield { done: this.#count, of: this.#limit };
      steps += race.steps;
      if (race.impossible) return true;
      stale = race.found && this.#keep(race.found) ? 0 : stale + 1;
    }
    this.#nodes += steps;
    return false;
  }

  /** Open lines: a few random orders of the tiles each get a short try before everything is tried in one order. */
  *#lines(problem: Problem): Task<void> {
    const sampled = this.#budget === undefined && !problem.outline;
    if (sampled && onShelf(this.#puzzle, this.#from).length > SMALL) {
      if (!this.#plainly) yield* this.#closedLine(problem);
      yield* this.#sampleLines(problem);
    }
    if (!this.full) yield* this.#allLines(problem);
  }

  /** A loop is a line too, and one is found much sooner where there is any. */
  *#closedLine(problem: Problem): Task<void> {
    const tables = tablesOf(problem);
    if (!tables || parityObstruction({ ...this.#puzzle, goal: 'loop' }, problem.colour)) return;
    const race = problem.pins.length > 0 ? new Race(tables, 1) : ringAlone(tables, 1);
    while (!race.run() && race.steps < CLOSED) yield { done: this.#count, of: this.#limit };
    if (race.found) this.#keep(race.found);
  }

  *#sampleLines(problem: Problem): Task<void> {
    const [first, ...rest] = problem.tiles;
    for (let seed = 1; !this.full && seed <= 5 * SAMPLES; seed++) {
      const dice = new Dice(seed * 2654435761);
      const tiles = [...rest];
      shuffle({ below: (limit) => dice.below(limit) }, tiles);
      let ticks = 0;
      for (const places of solutions({ ...problem, tiles: [first, ...tiles] }, 'line')) {
        if (places) this.#keep(inOrder(problem.tiles, places));
        if (places || ++ticks > 6) break;
        yield { done: this.#count, of: this.#limit };
      }
    }
  }

  *#allLines(problem: Problem): Task<void> {
    for (const places of solutions(problem, 'line')) {
      if (places) this.#keep(places);
      this.#nodes += places ? 1 : 500;
      if (this.full) return;
      if (!places) yield { done: this.#count, of: this.#limit };
      if (this.#nodes > (this.#budget ?? LONG)) {
        this.#complete = false;
        return;
      }
    }
  }

  /** False when it was known already; with nothing fixed, tile 0 is at 0,0 and not turned. `only` as in `#walk`. */
  #keep(places: readonly Placed[], whole?: State, only = false): boolean {
    const { placed, locked } = this.#from;
    const fixed = placed.length > 0 || whole !== undefined;
    const settled = fixed || this.#puzzle.outline ? places : settle(places);
    if (this.full) return false;
    const key = only ? '' : keyOf(fixed ? settled : settle(settled));
    if (this.#known.has(key)) return false;
    if (!only) this.#known.add(key);
    this.#count++;
    const laid = new Set(placed.map((each) => each.tile));
    const rest = settled.filter((each) => !laid.has(each.tile));
    this.#onFound(whole ?? { placed: [...placed, ...rest], turns: this.#puzzle.tiles.map(() => 0), locked });
    return true;
  }
}

export const isSolved = (puzzle: Puzzle, state: State): boolean => check(puzzle, state).issues.length === 0;
