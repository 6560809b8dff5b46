/**
 * To show where a piece goes, its other places are struck out, or the other ways to cover what must be covered; by
 * the shortest looks first.
 */
import type { Task } from '../../../task.ts';
import type { Placement } from '../rules/pieces.ts';
import { domainAfter, placementsIn, shapesIn, shapesLeft } from '../solve/search.ts';
import { coverageOf, isCovered, reachOf, sizeOf } from './cover.ts';
import { refute, type Depth, type Key, type Wrong } from './refute.ts';
import { isIn, placementAt, removeFrom, slotOf, slotsIn } from './sets.ts';

/** Why a piece cannot be in some places: they go wrong alike, and `wrong` is the first's. */
export interface Strike {
  readonly shape: number;
  readonly wrong: Wrong;
  readonly depth: Depth;
}

export interface StruckPlaces {
  readonly rule: Strike;
  readonly values: readonly number[]; // slots
}

/** What has to be struck for a conclusion, and the locations that nothing else covers where that is the argument. */
export interface Goal {
  readonly slots: readonly number[];
  readonly covers?: Cover;
}

interface Cover {
  readonly locations: readonly number[];
  /** How many locations may stay empty: fewer than these. */
  readonly spare: number;
  readonly reach: number;
}

const AT_ONCE: Depth = { forced: 0, cases: [] };
const FORCED: Depth = { forced: 7, cases: [] };
/** Seven pieces and seven empty locations can be gone through, one within the other. */
const THROUGH: Depth = { forced: 7, cases: Array.from({ length: 14 }, () => 99) };

/** It may be this many times as long; for those that are left, this many times as long again. */
const PATIENCE = 3;

export class Strikes {
  readonly struck: StruckPlaces[] = [];
  /** What goes wrong with each place that is struck. */
  readonly wrongs = new Map<number, Wrong>();
  readonly #open: Int32Array;
  readonly #shapes: readonly number[];
  readonly #most: number;
  #looked = 0;

  /** `most`: boards that are looked at. */
  constructor(placed: readonly Placement[], most: number) {
    this.#most = most;
    this.#open = domainAfter(placed);
    this.#shapes = shapesIn(shapesLeft(placed));
  }

  /** What goes wrong at once with these pieces, so that less has to be gone through for others. */
  *strikeAtOnce(shapes: readonly number[]): Task<void> {
    for (const shape of shapes) yield* this.#strike(placementsIn(this.#open, shape).map(slotOf), AT_ONCE);
  }

  /** By the shortest looks first; are all of them out? */
  *strikeAll(slots: readonly number[]): Task<boolean> {
    for (const depth of [AT_ONCE, FORCED]) yield* this.#strike(this.#left(slots), depth);
    return yield* this.#strikeThrough(this.#left(slots));
  }

  #left(slots: readonly number[]): number[] {
    return slots.filter((slot) => isIn(this.#open, slot));
  }

  /** What takes cases: the fewer pieces or locations are gone through for all of them, the better. */
  *#strikeThrough(slots: readonly number[]): Task<boolean> {
    const alone = new Map<number, Wrong>();
    for (const slot of slots) {
      yield { done: alone.size, of: slots.length };
      const wrong = this.#look(slot, THROUGH);
      if (!wrong) return false;
      alone.set(slot, wrong);
    }
    for (let patience = PATIENCE; alone.size > 0; patience *= PATIENCE) {
      const common = commonest([...alone.values()]);
      const depth = { ...THROUGH, at: keyOf(common) };
      const wrongs = yield* this.#goneThrough(alone, nameOf(common), depth, patience);
      this.#note(wrongs, depth);
      for (const slot of wrongs.keys()) alone.delete(slot);
    }
    return true;
  }

  /** Those for which it is not much longer to go through this than through what they have fewest of. */
  *#goneThrough(
    alone: ReadonlyMap<number, Wrong>,
    name: string,
    depth: Depth,
    patience: number,
  ): Task<Map<number, Wrong>> {
    const wrongs = new Map<number, Wrong>();
    for (const [slot, own] of alone) {
      yield { done: wrongs.size, of: alone.size };
      const isOwn = nameOf(own) === name;
      const wrong = isOwn ? own : this.#look(slot, depth, patience * own.looks);
      if (wrong) wrongs.set(slot, wrong);
    }
    return wrongs;
  }

  #look(slot: number, depth: Depth, most = Infinity): Wrong | undefined {
    const work = { looks: 0, most: Math.min(most, this.#most - this.#looked) };
    const wrong = refute(this.#open, placementAt(slot), this.#shapes, depth, work);
    this.#looked += work.looks;
    return wrong;
  }

  *#strike(slots: readonly number[], depth: Depth): Task<void> {
    const wrongs = new Map<number, Wrong>();
    for (const slot of slots) {
      yield { done: wrongs.size, of: slots.length };
      const wrong = this.#look(slot, depth);
      if (wrong) wrongs.set(slot, wrong);
    }
    this.#note(wrongs, depth);
  }

  /** What goes wrong alike is struck together. */
  #note(wrongs: ReadonlyMap<number, Wrong>, depth: Depth): void {
    for (const all of grouped(wrongs, ([slot, wrong]) => `${placementAt(slot).shape} ${nameOf(wrong)}`)) {
      const [[first, wrong]] = all;
      const { shape } = placementAt(first);
      this.struck.push({ rule: { shape, wrong, depth }, values: all.map(([slot]) => slot) });
    }
    removeFrom(this.#open, wrongs.keys());
    for (const [slot, wrong] of wrongs) this.wrongs.set(slot, wrong);
  }

  /** Boards looked at. */
  get looked(): number {
    return this.#looked;
  }

  /** All places of a piece, or all but one. */
  allOf(shape: number, but?: Placement): Goal {
    const places = placementsIn(this.#open, shape).filter((each) => each !== but);
    return { slots: places.map(slotOf) };
  }

  /** All other ways to cover some locations that the target covers, one more than can be spared. */
  waysBeside(target: Placement): Goal | undefined {
    const slots = slotsIn(this.#open);
    const { all, spare } = coverageOf(slots, this.#shapes);
    const rings = target.rings.map(({ location }) => location);
    if (spare < 0 || spare >= rings.length) return undefined;
    const own = slotOf(target);
    const ways = new Map(
      rings.map((location) => {
        const only = reachOf([location]);
        return [location, slots.filter((slot) => slot !== own && isCovered(slot, only))];
      }),
    );
    const locations = rings
      .toSorted((a, b) => (ways.get(a)?.length ?? 0) - (ways.get(b)?.length ?? 0))
      .slice(0, spare + 1)
      .sort((a, b) => a - b);
    return {
      slots: [...new Set(locations.flatMap((location) => ways.get(location) ?? []))],
      covers: { locations, spare, reach: sizeOf(all) },
    };
  }
}

const keyOf = ({ end }: Wrong): Key =>
  end.is === 'ways' ? { location: end.location } : { shape: end.is === 'cases' ? end.shape : -1 };

/** The piece or location whose cases most of them need. */
function commonest(wrongs: readonly Wrong[]): Wrong {
  const [[first]] = grouped(wrongs, nameOf).sort((a, b) => b.length - a.length);
  return first;
}

function grouped<T>(items: Iterable<T>, nameOfItem: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOfItem(item));
    if (group) group.push(item);
    else groups.set(nameOfItem(item), [item]);
  }
  return [...groups.values()];
}

/** How it goes wrong, roughly: at once, after places that must be taken, or through the cases of one thing. */
export function nameOf({ forced, end }: Wrong): string {
  if (end.is === 'cases') return `piece ${end.shape}`;
  if (end.is === 'ways') return `location ${end.location}`;
  return forced.length > 0 ? 'forced' : 'at once';
}

/** The same sentence would say it. */
export const kindOf = (wrong: Wrong): string =>
  [
    nameOf(wrong),
    wrong.end.is,
    'shape' in wrong.end ? wrong.end.shape : '',
    ...wrong.forced.map((each) => each.shape),
  ].join();
