/**
 * Smallest reasons, by search: which few pieces cannot all be added, and which few leave a piece only
 * one place. There are at most eight pieces, so every set of them can be tried, smallest first; what
 * comes out is truly the smallest, which the kernel's search by neighbourhoods does not guarantee; its model
 * (solve/model.ts) confirms it independently. Beside these,
 * one reason that takes all pieces but only counts.
 */
import type { Task } from '../../../task.ts';
import { getMasks } from '../rules/masks.ts';
import { RINGS, type Placement } from '../rules/pieces.ts';
import { pieceSpot } from '../rules/rules.ts';
import { domainAfter, fitTogether, placementsIn, shapesIn, shapesLeft } from '../solve/search.ts';
import { minimiseBy } from '../../../kernel/minimise.ts';

export interface Reason {
  readonly tray: readonly number[]; // shapes that cannot all be added
  readonly board: readonly Placement[]; // the pieces that leave no room
}

/** The pieces a reason names, in the order of their letters. */
export const spotsOf = ({ tray, board }: Reason): string[] =>
  [...tray, ...board.map((each) => each.shape)].sort((a, b) => a - b).map(pieceSpot);

/** Placements tried before a piece of the board counts as needed: 20 ms. */
const PATIENCE = 200_000;

/** The smallest set of shapes that cannot all be added; undefined when all can. `keep` is left out last. */
export function* smallestClash(placed: readonly Placement[], keep?: Placement): Task<Reason | undefined> {
  const domain = domainAfter(placed);
  const left = shapesLeft(placed);
  if (fitTogether(domain, left)) return undefined;
  for (const set of setsIn(left)) {
    yield { done: 0 };
    if (!fitTogether(domain, set)) return yield* onNeeded(placed, set, undefined, keep);
  }
  return undefined;
}

/** The smallest set of shapes, the target's among them, that cannot be added with the target elsewhere. */
export function* smallestForce(
  placed: readonly Placement[],
  target: Placement,
  atMost: number,
): Task<Reason | undefined> {
  const left = shapesLeft(placed);
  const elsewhere = barred(domainAfter(placed), target);
  const own = 1 << target.shape;
  for (const others of [0, ...setsIn(left & ~own)]) {
    if (shapesIn(others).length >= atMost) return undefined;
    yield { done: 0 };
    if (!fitTogether(elsewhere, others | own)) return yield* onNeeded(placed, others | own, target);
  }
  return undefined;
}

/** Of the board as it is: the locations in reach, how many of them are needed, and which only one piece reaches. */
interface Count {
  readonly reach: number;
  readonly need: number;
  readonly sole: readonly number[];
}

/**
 * The pieces left need as many locations as they have rings, and what they cannot reach stays empty. So a
 * piece that alone reaches some locations must not leave more of these empty than can be spared. Where
 * only the target keeps to that, it follows; undefined where it does not.
 */
export function* countedForce(
  placed: readonly Placement[],
  target: Placement,
): Task<(Reason & Count) | undefined> {
  const tray = shapesIn(shapesLeft(placed));
  const count = countFor(placed, tray, target);
  if (!count) return undefined;
  const board = yield* needed(placed, (some) => countFor(some, tray, target) !== undefined);
  return { tray, board, ...count };
}

export function countFor(
  placed: readonly Placement[],
  tray: readonly number[],
  target: Placement,
): Count | undefined {
  const domain = domainAfter(placed);
  const own = placementsIn(domain, target.shape);
  const others = tray.filter((shape) => shape !== target.shape);
  const shared = locationsOf(others.flatMap((shape) => placementsIn(domain, shape)));
  const mine = locationsOf(own);
  const sole = [...mine].filter((location) => !shared.has(location)).sort((a, b) => a - b);
  const reach = shared.size + sole.length;
  const need = tray.reduce((sum, shape) => sum + RINGS[shape], 0);
  const missed = ({ rings }: Placement): number =>
    sole.length - rings.filter(({ location }) => sole.includes(location)).length;
  const forced = own.every((each) => each === target || missed(each) > reach - need);
  return forced ? { reach, need, sole } : undefined;
}

const locationsOf = (placements: readonly Placement[]): Set<number> =>
  new Set(placements.flatMap((each) => each.rings.map((ring) => ring.location)));

export function barred(domain: Int32Array, target: Placement | undefined): Int32Array {
  const slot = target && getMasks().slotOf.get(target);
  if (slot !== undefined) domain[slot >> 5] &= ~(1 << slot);
  return domain;
}

/** A set of shapes with the pieces on the board that leave it no room. */
function* onNeeded(
  placed: readonly Placement[],
  set: number,
  target: Placement | undefined,
  keep?: Placement,
): Task<Reason> {
  const leavesNoRoom = (some: readonly Placement[]): boolean =>
    !fitTogether(barred(domainAfter(some), target), set, PATIENCE);
  return { tray: shapesIn(set), board: yield* needed(placed, leavesNoRoom, keep) };
}

/** Only those pieces on the board that it needs: the earliest are left out first, `keep` last. */
function* needed(
  placed: readonly Placement[],
  follows: (some: readonly Placement[]) => boolean,
  keep?: Placement,
): Task<readonly Placement[]> {
  const others = placed.filter((each) => each !== keep).reverse();
  const kept = yield* minimiseBy(keep ? [keep, ...others] : others, function* (some) {
    yield { done: some.length, of: placed.length };
    return follows(some);
  });
  return placed.filter((each) => kept?.includes(each) ?? true);
}

/** The non-empty sets within these bits, smallest first, then by letter. */
function setsIn(bits: number): number[] {
  const sets: number[] = [];
  for (let set = bits; set > 0; set = (set - 1) & bits) sets.push(set);
  return sets.reverse().sort((a, b) => shapesIn(a).length - shapesIn(b).length);
}
