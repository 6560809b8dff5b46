/**
 * The second witness: real tiles placed one by one along the line, every side checked, nothing remembered. It is
 * complete, for loops and for open lines, and shares nothing with the quick search but the tiles. Hints ask it
 * whether their reasons suffice; tests ask it whether the quick search counted right.
 */
import { type Cell, cellKey, neighbour, neighbours, opposite, side, sides } from '../../../../grid/hex.ts';
import { holesOf } from '../../rules/holes.ts';
import { isInReach, type Placed } from '../../rules/rules.ts';
import { colourAt, endsOf, exitOf, hasColour } from '../../rules/tiles.ts';
import { beginnings } from './outline.ts';
import type { Problem } from './problem.ts';

interface Head {
  readonly cell: Cell; // where the line goes on
  readonly entry: number; // by this side
}

type Step = readonly Placed[] | undefined; // a solution, or a yield

/** Every solution once (up to rotation when nothing is fixed); between them it yields undefined now and then. */
export function* solutions(problem: Problem, goal: 'loop' | 'line'): Generator<Step, void, void> {
  const { tiles, colour, pins } = problem;
  if (!tiles.every((tile) => hasColour(tile, colour))) return;
  const starts = pins.length > 0 ? [pins] : beginnings(problem).map((pin) => [pin]);
  for (const fixed of starts) yield* new Proof(problem, goal, fixed).run();
}

class Proof {
  readonly #problem: Problem;
  readonly #goal: 'loop' | 'line';
  readonly #home: Placed;
  readonly #board = new Map<string, Placed>(); // all placed tiles
  readonly #passed = new Set<string>(); // the line went through
  readonly #free: Set<number>;
  readonly #outline: ReadonlySet<string> | undefined;
  #nodes = 0;

  constructor(problem: Problem, goal: 'loop' | 'line', fixed: readonly Placed[]) {
    this.#problem = problem;
    this.#goal = goal;
    this.#home = fixed[0];
    const pinned = new Set(fixed.map((pin) => pin.tile));
    this.#free = new Set(problem.tiles.filter((tile) => !pinned.has(tile)));
    for (const pin of fixed) this.#board.set(cellKey(pin), pin);
    this.#outline = problem.outline && new Set(problem.outline.map(cellKey));
  }

  *run(): Generator<Step, void, void> {
    if (this.#problem.match === 'all' && [...this.#board.values()].some((pin) => !this.#agrees(pin))) return;
    const [a, b] = (endsOf(this.#home.tile, this.#problem.colour) ?? [0, 3]).map((d) =>
      side(d + this.#home.turn),
    );
    this.#passed.add(cellKey(this.#home));
    yield* this.#extend(this.#beyond(this.#home, b), a);
  }

  #beyond(cell: Cell, out: number): Head {
    return { cell: neighbour(cell, out), entry: opposite(out) };
  }

  /** `spare`: the side of home that is still to be left; −1 once the line goes on from there. */
  *#extend({ cell, entry }: Head, spare: number): Generator<Step, void, void> {
    if (++this.#nodes % 500 === 0) yield undefined;
    const there = this.#board.get(cellKey(cell));
    if (there) yield* this.#meet(there, entry, spare);
    else {
      yield* this.#layTiles(cell, entry, spare);
      if (this.#goal === 'line') yield* this.#stop(spare);
    }
  }

  /** The line reaches a placed tile: home, one to pass through, or a dead end. */
  *#meet(there: Placed, entry: number, spare: number): Generator<Step, void, void> {
    const joins = colourAt(there.tile, there.turn, entry) === this.#problem.colour;
    if (!joins) {
      if (this.#goal === 'line') yield* this.#stop(spare);
      return;
    }
    const key = cellKey(there);
    if (this.#passed.has(key)) {
      if (there === this.#home && entry === spare) yield* this.#finish();
      return;
    }
    this.#passed.add(key);
    yield* this.#extend(this.#beyond(there, exitOf(there.tile, there.turn, entry)), spare);
    this.#passed.delete(key);
  }

  *#layTiles(cell: Cell, entry: number, spare: number): Generator<Step, void, void> {
    if (!isInReach(cell) || (this.#outline && !this.#outline.has(cellKey(cell)))) return;
    for (const tile of [...this.#free])
      for (const end of endsOf(tile, this.#problem.colour) ?? []) {
        const place: Placed = { tile, q: cell.q, r: cell.r, turn: side(entry - end) };
        if (this.#problem.match === 'all' && !this.#agrees(place)) continue;
        const key = cellKey(place);
        this.#free.delete(tile);
        this.#board.set(key, place);
        this.#passed.add(key);
        yield* this.#extend(this.#beyond(place, exitOf(tile, place.turn, entry)), spare);
        this.#passed.delete(key);
        this.#board.delete(key);
        this.#free.add(tile);
      }
  }

  /** An open end: on from the other side of home, or all is done. */
  *#stop(spare: number): Generator<Step, void, void> {
    if (spare >= 0) yield* this.#extend(this.#beyond(this.#home, spare), -1);
    else yield* this.#finish();
  }

  *#finish(): Generator<Step, void, void> {
    if (this.#passed.size < this.#problem.tiles.length) return;
    if (this.#problem.holes === 'none' && holesOf(this.#board).length > 0) return;
    yield this.#problem.tiles.flatMap(
      (tile) => [...this.#board.values()].find((each) => each.tile === tile) ?? [],
    );
  }

  #agrees(place: Placed): boolean {
    return sides.every((d) => {
      const other = this.#board.get(cellKey(neighbours(place)[d]));
      return !other || colourAt(other.tile, other.turn, opposite(d)) === colourAt(place.tile, place.turn, d);
    });
  }
}
