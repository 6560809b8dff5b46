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
import { FirstLoop } from './search/first.ts';
import { parityObstruction } from './search/parity.ts';
import { loopBeginnings } from './search/outline.ts';
import { type Problem, type Tables, tablesOf } from './search/problem.ts';
import { solutions } from './search/proof.ts';
import { completions } from './search/solitaire-search.ts';
import { turnings } from './search/turning.ts';
import { Walk } from './search/walk.ts';
import type { Colour } from '../rules/tiles.ts';
import { inOrder, settle } from './settle.ts';

interface Want {
  readonly limit: number;
  readonly from?: State;
  readonly onFound?: (state: State) => void;
  /** Only a complete search of so many nodes, nothing at random. */
  readonly budget?: number;
}

/** Nodes and random steps between two reports: a few milliseconds. */
const SLICE = 4_000;
const STRIDE = 1_000;
/** Up to so many free tiles a complete search comes first, and it is never broken off below the next. */
const SMALL = 10;
const COMPLETE = 16;
/** Nodes of a complete search before and after random steps are tried, where it may never end. */
const GLANCE = 150_000;
const LONG = 6_000_000;
const STEPS = 8_000_000;
/** More than so many are not looked for at random. */
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

/** Reports of progress that several questions share: what one saves, the next may use. */
export interface Patience {
  left: number;
}

/** What a task comes to while there is patience; undefined when it takes longer. */
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
  readonly #onFound: (state: State) => void;
  readonly #found: State[] = []; // unless they are given away at once
  readonly #known = new Set<string>();
  #complete = true;
  #nodes = 0;

  constructor(puzzle: Puzzle, { limit, from, budget, onFound }: Want) {
    this.#onFound = onFound ?? ((state) => this.#found.push(state));
    this.#puzzle = puzzle;
    this.#limit = limit;
    this.#from = from ?? start(puzzle);
    this.#budget = budget;
  }

  get full(): boolean {
    return this.#known.size >= this.#limit;
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
      yield { done: this.#known.size, of: this.#limit };
    }
  }

  *colour(colour: Colour): Task<void> {
    const { tiles, match, holes, goal, outline } = this.#puzzle;
    const pins = this.#from.placed;
    const problem: Problem = { tiles, colour, match, holes, pins, ...(outline && { outline }) };
    if (parityObstruction(this.#puzzle, colour)) return;
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

  /** Loops through an outline: shapes are few, so the complete search does it all. */
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
    if (this.#budget !== undefined) {
      yield* this.#walk(tables, this.#budget);
      return;
    }
    if (free <= SMALL || (free <= COMPLETE && this.#limit > SAMPLES)) {
      yield* this.#walk(tables, Infinity);
      return;
    }
    if (pinned && (yield* this.#walk(tables, GLANCE))) return;
    yield* this.#sample(tables);
    if (!this.full) yield* this.#walk(tables, free <= COMPLETE ? Infinity : LONG);
  }

  /** In an outline a find may be met again, turned: up to six times. */
  #limitFor({ problem }: Tables): number {
    return problem.outline && this.#from.placed.length === 0 ? 6 * this.#limit : this.#limit;
  }

  /** The complete search; true when it came to an end. */
  *#walk(tables: Tables, budget: number): Task<boolean> {
    const walk = new Walk(tables, this.#limitFor(tables));
    while (!walk.run(Math.min(SLICE, budget)) && walk.effort < budget) {
      this.#drain(walk);
      yield { done: this.#known.size, of: this.#limit };
    }
    this.#nodes += walk.effort;
    this.#drain(walk);
    if (!walk.finished && budget !== GLANCE) this.#complete = false;
    return walk.finished;
  }

  #drain(walk: Walk): void {
    for (const places of walk.take()) this.#keep(places);
  }

  /** Different solutions by random steps, until nothing new comes. */
  *#sample(tables: Tables): Task<void> {
    let [stale, steps] = [0, 0];
    for (let seed = 1; !this.full && stale < 40 && steps < STEPS; seed++) {
      const search = new FirstLoop(tables, new Dice(seed * 2654435761));
      while (!search.run(STRIDE) && steps + search.steps < STEPS)
        yield { done: this.#known.size, of: this.#limit };
      steps += search.steps;
      stale = search.found && this.#keep(search.found) ? 0 : stale + 1;
    }
    this.#nodes += steps;
  }

  /** Open lines: a few random orders of the tiles each get a short try before everything is tried in one order. */
  *#lines(problem: Problem): Task<void> {
    const sampled = this.#budget === undefined && !problem.outline;
    if (sampled && onShelf(this.#puzzle, this.#from).length > SMALL) yield* this.#sampleLines(problem);
    if (!this.full) yield* this.#allLines(problem);
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
        yield { done: this.#known.size, of: this.#limit };
      }
    }
  }

  *#allLines(problem: Problem): Task<void> {
    for (const places of solutions(problem, 'line')) {
      if (places) this.#keep(places);
      this.#nodes += places ? 1 : 500;
      if (this.full) return;
      if (!places) yield { done: this.#known.size, of: this.#limit };
      if (this.#nodes > (this.#budget ?? LONG)) {
        this.#complete = false;
        return;
      }
    }
  }

  /** False when it was known already; with nothing fixed, tile 0 is at 0,0 and not turned. */
  #keep(places: readonly Placed[], whole?: State): boolean {
    const { placed, locked } = this.#from;
    const fixed = placed.length > 0 || whole !== undefined;
    const settled = fixed || this.#puzzle.outline ? places : settle(places);
    const key = keyOf(fixed ? settled : settle(settled));
    if (this.#known.has(key) || this.full) return false;
    this.#known.add(key);
    const laid = new Set(placed.map((each) => each.tile));
    const rest = settled.filter((each) => !laid.has(each.tile));
    this.#onFound(whole ?? { placed: [...placed, ...rest], turns: this.#puzzle.tiles.map(() => 0), locked });
    return true;
  }
}

/** Four small numbers for each tile in one byte each: a million of them are to be remembered. */
const keyOf = (places: readonly Placed[]): string =>
  String.fromCharCode(...places.flatMap(({ tile, turn, q, r }) => [tile, turn, 128 + q, 128 + r]));

/** Which colours the wanted line can have, not only the easiest, as far as the patience lasts. */
export function* possibleColours(puzzle: Puzzle, patience: Patience): Task<readonly Colour[]> {
  const possible: Colour[] = [];
  for (const colour of goalColours({ ...puzzle, colour: 'any' })) {
    const found = yield* inTime(canFinish({ ...puzzle, colour }, start(puzzle)), patience);
    if (typeof found === 'object') possible.push(colour);
  }
  return possible;
}

/** How many solutions there are in all, up to rotation; counting keeps none of them. */
export function* countLoops(puzzle: Puzzle, colour: Colour): Task<number> {
  const { tiles, match, holes } = puzzle;
  if (parityObstruction(puzzle, colour)) return 0;
  const tables = tablesOf({ tiles, colour, match, holes, pins: [] });
  if (!tables) return 0;
  const walk = new Walk(tables, Infinity, 0);
  while (!walk.run(SLICE)) yield { done: walk.count };
  return walk.count;
}

export const isSolved = (puzzle: Puzzle, state: State): boolean => check(puzzle, state).issues.length === 0;
