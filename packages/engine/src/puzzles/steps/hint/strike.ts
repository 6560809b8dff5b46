/** Places struck out one after another, by the shortest looks first; what is struck makes later looks shorter. */
import { Eliminations, type Struck } from '../../../kernel/eliminations.ts';
import type { Task } from '../../../task.ts';
import type { Placement } from '../rules/pieces.ts';
import { countIn, domainAfter, placementsIn, shapesIn, shapesLeft } from '../solve/search.ts';
import { refute, slotOf, slotsIn, type Depth, type Work, type Wrong } from './refute.ts';

/** Why a piece cannot be in some places. Where there are several they go wrong alike, and `wrong` is the first's. */
export interface Strike {
  readonly shape: number;
  readonly wrong: Wrong;
  readonly depth: Depth;
}

export type StruckPlaces = Struck<Strike>;

/** Short looks first. */
const DEPTHS: readonly Depth[] = [
  { forced: 0, cases: [] },
  { forced: 1, cases: [] },
  { forced: 2, cases: [] },
  { forced: 6, cases: [] },
  { forced: 2, cases: [2] },
  { forced: 4, cases: [4] },
  { forced: 6, cases: [12] },
  { forced: 6, cases: [3, 3] },
  { forced: 6, cases: [12, 12] },
  { forced: 6, cases: [30, 30, 30] },
];

/** A third more than the hardest start takes: some 300 ms. */
const MOST_LOOKS = 40_000;

export class Strikes {
  readonly #board: Int32Array;
  readonly #open: Int32Array;
  readonly #shapes: readonly number[];
  readonly #eliminations = new Eliminations<Strike>();
  readonly #work: Work = { looks: 0 };

  constructor(placed: readonly Placement[]) {
    this.#board = domainAfter(placed);
    this.#open = this.#board.slice();
    this.#shapes = shapesIn(shapesLeft(placed));
  }

  /** Until a target has only its own place or a piece has none; else until nothing more is struck. */
  *run(targets: readonly Placement[] = []): Task<void> {
    for (let look = 0; look < DEPTHS.length && this.#work.looks < MOST_LOOKS;) {
      let struck = false;
      for (const shape of this.#byPlaces()) {
        if (yield* this.#strike(shape, look)) struck = true;
        if (this.#deadShape() !== undefined) return;
      }
      if (targets.some((each) => countIn(this.#open, each.shape) === 1)) return;
      look = struck ? 0 : look + 1;
    }
  }

  #byPlaces(): readonly number[] {
    return this.#shapes.toSorted((a, b) => countIn(this.#open, a) - countIn(this.#open, b));
  }

  #deadShape(): number | undefined {
    return this.#shapes.find((shape) => countIn(this.#open, shape) === 0);
  }

  /** What goes wrong alike is struck together. */
  *#strike(shape: number, look: number): Task<boolean> {
    const depth = DEPTHS[look];
    const together = new Map<string, { readonly place: Placement; readonly wrong: Wrong }[]>();
    for (const place of placementsIn(this.#open, shape)) {
      if (this.#work.looks > MOST_LOOKS) break;
      yield { done: look, of: DEPTHS.length };
      const wrong = refute({ board: this.#board, open: this.#open }, place, this.#shapes, depth, this.#work);
      if (wrong) together.set(kindOf(wrong), [...(together.get(kindOf(wrong)) ?? []), { place, wrong }]);
    }
    for (const all of together.values()) {
      const slots = all.map(({ place }) => slotOf(place));
      const needs = new Map(all.map(({ place, wrong }) => [slotOf(place), slotsIn(wrong.needs)]));
      this.#eliminations.strike(
        { shape, wrong: all[0].wrong, depth },
        slots,
        (slot) => needs.get(slot) ?? [],
      );
      for (const slot of slots) this.#open[slot >> 5] &= ~(1 << slot);
    }
    return together.size > 0;
  }

  /** What shows that a piece goes nowhere else; undefined where that is not shown. */
  neededFor(target: Placement): StruckPlaces[] | undefined {
    if (countIn(this.#open, target.shape) !== 1) return undefined;
    const others = placementsIn(this.#board, target.shape).filter((each) => each !== target);
    return this.#eliminations.neededFor(others.map(slotOf), isAlike);
  }

  /** The piece that has no place left, and what shows it. */
  get dead(): { readonly shape: number; readonly struck: readonly StruckPlaces[] } | undefined {
    const shape = this.#deadShape();
    if (shape === undefined) return undefined;
    return {
      shape,
      struck: this.#eliminations.neededFor(placementsIn(this.#board, shape).map(slotOf), isAlike),
    };
  }
}

const isAlike = (a: Strike, b: Strike): boolean => a.shape === b.shape && kindOf(a.wrong) === kindOf(b.wrong);

/** The same sentence would say it. */
export const kindOf = ({ forced, end }: Wrong): string =>
  [end.is, 'shape' in end ? end.shape : '', ...forced.map((each) => each.shape)].join();
