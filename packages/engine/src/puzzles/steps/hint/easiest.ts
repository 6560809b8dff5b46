/** Of the ways to show a step or a dead end, the one that costs a person least. */
import type { Task } from '../../../task.ts';
import type { Placement } from '../rules/pieces.ts';
import { countIn, domainAfter, shapesIn, shapesLeft } from '../solve/search.ts';
import type { Wrong } from './refute.ts';
import { Strikes, type Goal, type StruckPlaces } from './strike.ts';

/** What is struck, in its order, until the goal is reached. */
export interface Shown {
  readonly goal: Goal;
  readonly struck: readonly StruckPlaces[];
  /** What goes wrong with each of these places. */
  readonly wrongs: ReadonlyMap<number, Wrong>;
  readonly cost: number;
}

/**
 * Asking about one piece or location is the unit. Places that go wrong at once are seen together, twenty in the
 * time of one question; a board that has to be imagined further takes a quarter of it, and counting what may stay
 * empty as much as a question.
 */
const LINK = 1;
const PLACE = 0.05;
const LOOK = 0.25;
const COUNT = 1;

/** A longer chain can be followed, but nobody would call it a reason: any other is better. */
const LONGEST = 12;
const TOO_LONG = 1000;

/** It is not worth looking for something easier than this. */
const EASY = COUNT + LINK;

/** Boards that are looked at in all, and for one goal; two starts with one piece take more than that. */
const MOST_LOOKS = 12_000;
const MOST_FOR_ONE = 7_000;

/** What costs more than the best so far need not be looked at to its end. */
const FEWEST = 500;

/** Looks for something easier, until it is easy enough or too much has been looked at. */
class Easiest<T> {
  best: (Shown & T) | undefined;
  readonly #placed: readonly Placement[];
  #left = MOST_LOOKS;

  constructor(placed: readonly Placement[]) {
    this.#placed = placed;
  }

  *tryTo(asked: Asked, what: T): Task<void> {
    if (this.best && this.best.cost < EASY) return;
    const most = this.best ? Math.round(FEWEST + (2 * this.best.cost) / LOOK) : MOST_FOR_ONE;
    yield* this.#tryWithin(Math.min(most, MOST_FOR_ONE, this.#left), asked, what);
  }

  /** Without a limit. */
  *insistOn(asked: Asked, what: T): Task<void> {
    if (!this.best) yield* this.#tryWithin(Infinity, asked, what);
  }

  *#tryWithin(most: number, asked: Asked, what: T): Task<void> {
    const strikes = new Strikes(this.#placed, most);
    const shown = yield* tried(strikes, asked);
    this.#left -= strikes.looked;
    if (shown && (!this.best || shown.cost < this.best.cost)) this.best = { ...shown, ...what };
  }
}

type Asked = (strikes: Strikes) => Goal | undefined;
/** Of the pieces that can only go to one place, the one that is easiest to show. */
export function* easiestToShow(
  placed: readonly Placement[],
  targets: readonly Placement[],
): Task<(Shown & { readonly target: Placement }) | undefined> {
  const easiest = new Easiest<{ readonly target: Placement }>(placed);
  for (const target of targets)
    for (const asked of [byPiece(target), byCover(target)]) yield* easiest.tryTo(asked, { target });
  for (const target of targets) yield* easiest.insistOn(byPiece(target), { target });
  return easiest.best;
}

/** How many pieces to try when looking for one without a place: those with the fewest. */
const ASKED = 3;

/** The piece that is most easily shown to have no place left. */
export function* easiestDeadEnd(
  placed: readonly Placement[],
): Task<(Shown & { readonly shape: number }) | undefined> {
  const board = domainAfter(placed);
  const shapes = shapesIn(shapesLeft(placed)).sort((a, b) => countIn(board, a) - countIn(board, b));
  const easiest = new Easiest<{ readonly shape: number }>(placed);
  for (const shape of shapes.slice(0, ASKED)) yield* easiest.tryTo(allOf(shape), { shape });
  return easiest.best;
}

const allOf =
  (shape: number, but?: Placement): Asked =>
  (strikes) =>
    strikes.allOf(shape, but);

const byPiece = (target: Placement): Asked => allOf(target.shape, target);

const byCover =
  (target: Placement): Asked =>
  (strikes) =>
    strikes.waysBeside(target);

function* tried(strikes: Strikes, asked: Asked): Task<Shown | undefined> {
  const goal = asked(strikes);
  if (!goal || !(yield* strikes.strikeAll(goal.slots))) return undefined;
  const { struck, wrongs } = strikes;
  const looks = [...wrongs.values()].reduce((sum, each) => sum + each.looks, 0);
  const cost =
    LINK * (struck.length + 1) +
    PLACE * wrongs.size +
    LOOK * (looks - wrongs.size) +
    (goal.covers ? COUNT : 0) +
    (struck.length >= LONGEST ? TOO_LONG : 0);
  return { goal, struck, wrongs, cost };
}
