/**
 * Rotation puzzles: the cells are given and only turns are free. Cell by cell, each beside as many as possible of
 * those before; a turn must agree with them, and a loop of the wanted colour may not leave the cells.
 */
import { type Cell, cellKey, neighbour, neighbours, sides } from '../../../../grid/hex.ts';
import { check, goalColours } from '../../rules/check.ts';
import { agrees, demands } from '../../rules/solitaire.ts';
import { type Placed, type Puzzle, start, type State } from '../../rules/rules.ts';
import { type Colour, colourAt, hasColour } from '../../rules/tiles.ts';

type Ends = Generator<State | undefined, void, void>;

/** Every solution; undefined now and then as a yield. True at the end: these are all. */
export function* turnings(puzzle: Puzzle): Generator<State | undefined, boolean, void> {
  for (const colour of goalColours(puzzle))
    if (puzzle.tiles.every((tile) => hasColour(tile, colour))) yield* new Turning(puzzle, colour).run();
  return true;
}

class Turning {
  readonly #puzzle: Puzzle;
  readonly #colour: Colour;
  readonly #state: State;
  readonly #order: readonly Placed[];
  readonly #cells: ReadonlySet<string>;
  readonly #board = new Map<string, Placed>();
  #nodes = 0;

  constructor(puzzle: Puzzle, colour: Colour) {
    this.#puzzle = puzzle;
    this.#colour = colour;
    this.#state = start(puzzle);
    this.#order = besideFirst(this.#state.placed);
    this.#cells = new Set(this.#order.map(cellKey));
  }

  run(): Ends {
    return this.#from(0);
  }

  *#from(index: number): Ends {
    if (++this.#nodes % 500 === 0) yield undefined;
    const place = this.#order[index];
    if (!place) {
      const placed = this.#state.placed.map((each) => this.#board.get(cellKey(each)) ?? each);
      const turned = { ...this.#state, placed };
      if (check({ ...this.#puzzle, colour: this.#colour }, turned).issues.length === 0) yield turned;
      return;
    }
    const wanted = demands(this.#board, place);
    for (const turn of sides) {
      if (!this.#suits(wanted, { ...place, turn })) continue;
      this.#board.set(cellKey(place), { ...place, turn });
      yield* this.#from(index + 1);
      this.#board.delete(cellKey(place));
    }
  }

  /** An open line may end anywhere: where only it must match, nothing is known before all are placed. */
  #suits(wanted: readonly (Colour | undefined)[], place: Placed): boolean {
    const { match, goal } = this.#puzzle;
    if (match === 'loop' && goal === 'line') return true;
    if (!agrees(this.#puzzle, this.#colour, wanted, place.tile, place.turn)) return false;
    return goal === 'line' || this.#staysInside(place);
  }

  #staysInside(place: Placed): boolean {
    return sides.every(
      (d) =>
        colourAt(place.tile, place.turn, d) !== this.#colour || this.#cells.has(cellKey(neighbour(place, d))),
    );
  }
}

/** Always the cell with the most neighbours among those before. */
function besideFirst(placed: readonly Placed[]): readonly Placed[] {
  const left = [...placed];
  const before = new Set<string>();
  const met = (cell: Cell): number => neighbours(cell).filter((next) => before.has(cellKey(next))).length;
  return placed.map(() => {
    const most = Math.max(...left.map(met));
    const [next] = left.splice(
      left.findIndex((each) => met(each) === most),
      1,
    );
    before.add(cellKey(next));
    return next;
  });
}
