/** Of the ways to show a step or a dead end, the one that costs a person least. */
import type { Task } from '../../../task.ts';
import type { Placement } from '../rules/pieces.ts';
import { countIn, domainAfter, shapesIn, shapesLeft } from '../solve/search.ts';
import type { Wrong } from './refute.ts';
import { Strikes, type Goal, type StruckPlaces } from './strike.ts';

/** What is struck, in its order, until the goal is reached. */
export interface Shown {
  readonly goal: Goal;
  /** Pieces whose places that fail at once are struck before anything else. */
  readonly first: readonly number[];
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
/** When places of other pieces are struck first: with three times as many, no fewer steps took many boards. */
const MOST_AGAIN = 4000;

/** What costs more than the best so far need not be looked at to its end. */
const FEWEST = 500;

/** Hardly anybody looks at more boards than this. */
export const MANY = 100;

/** Boards that are gone through, one case after another. */
export const boardsOf = ({ wrongs }: Pick<Shown, 'wrongs'>): number =>
  [...wrongs.values()].filter(isThrough).reduce((sum, { looks }) => sum + looks, 0);

const isThrough = ({ end }: Wrong): boolean => end.is === 'ways' || end.is === 'cases';

/** Looks for something easier, until it is easy enough or too much has been looked at. */
class Easiest<T> {
  best: (Shown & T) | undefined;
  readonly #placed: readonly Placement[];
  #left = MOST_LOOKS;

  constructor(placed: readonly Placement[]) {
    this.#placed = placed;
  }

  /** `first`: pieces to strike what fails at once of. */
  *tryTo(asked: Asked, what: T, first: readonly number[] = []): Task<void> {
    if (this.best && this.best.cost < EASY) return;
    const most = this.best ? Math.round(FEWEST + (2 * this.best.cost) / LOOK) : MOST_FOR_ONE;
    yield* this.#tryWithin(Math.min(most, MOST_FOR_ONE, this.#left), asked, what, first);
  }

  /** Begins to count again. */
  lookAgain(): void {
    this.#left = MOST_AGAIN;
  }

  /** Without a limit. */
  *insistOn(asked: Asked, what: T): Task<void> {
    if (!this.best) yield* this.#tryWithin(Infinity, asked, what, []);
  }

  /** Where nothing is gone through, an argument has a name of its own, which leaves nothing to be struck first. */
  *#tryWithin(most: number, asked: Asked, what: T, first: readonly number[]): Task<void> {
    const strikes = new Strikes(this.#placed, most);
    const shown = yield* tried(strikes, asked, first);
    this.#left -= strikes.looked;
    if (shown && first.length > 0 && boardsOf(shown) === 0) return;
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
  if (easiest.best && boardsOf(easiest.best) > MANY) yield* strikeBefore(easiest, placed, targets);
  return easiest.best;
}

/** Places of other pieces that fail at once are struck first, if that is worth it; then of those pieces only that matter. */
function* strikeBefore(
  easiest: Easiest<{ readonly target: Placement }>,
  placed: readonly Placement[],
  targets: readonly Placement[],
): Task<void> {
  easiest.lookAgain();
  const left = shapesIn(shapesLeft(placed));
  for (const target of targets)
    for (const asked of [byPiece(target), byCover(target)]) {
      const others = left.filter((shape) => shape !== target.shape);
      yield* easiest.tryTo(asked, { target }, others);
    }
  const { target, goal, first = [] } = easiest.best ?? {};
  if (!target) return;
  const asked = goal?.covers ? byCover(target) : byPiece(target);
  for (const shape of first) {
    const fewer = (easiest.best?.first ?? []).filter((each) => each !== shape);
    yield* easiest.tryTo(asked, { target }, fewer);
  }
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

function* tried(strikes: Strikes, asked: Asked, shapes: readonly number[]): Task<Shown | undefined> {
  yield* strikes.strikeAtOnce(shapes);
  const first = strikes.struck.map(({ rule }) => rule.shape);
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
  return { goal, first, struck, wrongs, cost };
}
