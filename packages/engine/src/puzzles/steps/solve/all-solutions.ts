/**
 * All solutions, found by the search on first use and kept: then any start is answered by ANDing
 * one row of bits per piece. Only half the board is searched: turned over left to right, with the order
 * of play reversed, a solution is another solution, and never itself.
 */
import type { Task } from '../../../task.ts';
import { getMasks } from '../rules/masks.ts';
import { canFollow } from '../rules/order.ts';
import {
  COLUMNS,
  columnOf,
  flipped,
  normal,
  placementAt,
  textOf,
  without,
  type Placement,
} from '../rules/pieces.ts';
import { ALL_SHAPES, domainAfter, Search } from './search.ts';

export interface Table {
  /** Each sorted by shape, all in the order of their text. */
  readonly solutions: readonly (readonly Placement[])[];
  /** By placement: bits of the solutions that have it. */
  readonly having: ReadonlyMap<Placement, Int32Array>;
}

/** `first`: the start is played before all else. `any`: it only has to be part of the solution. */
export type Reading = 'first' | 'any';

const SLICE = 20_000; // placements tried between two yields: a few milliseconds
const INDEXED = 1000; // solutions indexed between two yields
const EXPECTED = 8374; // for the progress bar only

let known: Table | undefined;

/** If stopped early, it leaves nothing behind. */
export function* allSolutions(): Task<Table> {
  return (known ??= yield* makeTable());
}

function* makeTable(): Task<Table> {
  const search = new Search(oneOfEachPair(), ALL_SHAPES);
  const found: Placement[][] = [];
  // Counted across solutions: they come so fast that a slice that starts over with each would never end.
  let last = SLICE;
  for (let pause = search.next(SLICE); pause !== 'done'; pause = search.next(last - search.nodes)) {
    if (pause === 'found') found.push(search.found, search.found.map(turnedOver));
    if (search.nodes < last) continue;
    last += SLICE;
    yield { done: Math.min(found.length, EXPECTED), of: EXPECTED };
  }
  return yield* indexed(sorted(found.map(normal)));
}

/** The whole board, but of piece A only one placement of each pair that turning over exchanges. */
function oneOfEachPair(): Int32Array {
  const { slots, slotOf, first } = getMasks();
  const domain = domainAfter([]);
  for (let slot = 0; slot < 32 * first[1]; slot++) {
    const placement = slots[slot];
    if (placement && (slotOf.get(turnedOver(placement)) ?? 0) < slot) domain[slot >> 5] &= ~(1 << slot);
  }
  return domain;
}

/** The piece after the whole assembly is turned over left to right. */
export function turnedOver({ shape, orientation, home }: Placement): Placement {
  const mirrored = home - columnOf(home) + COLUMNS - 1 - columnOf(home);
  const over = placementAt(shape, flipped(orientation), mirrored);
  if (!over) throw new Error('turning over left the board');
  return over;
}

const sorted = (sets: readonly Placement[][]): Placement[][] =>
  sets
    .map((set) => ({ set, text: textOf(set) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ set }) => set);

function* indexed(solutions: readonly (readonly Placement[])[]): Task<Table> {
  const having = new Map<Placement, Int32Array>();
  for (const placement of getMasks().slotOf.keys())
    having.set(placement, new Int32Array((solutions.length + 31) >> 5));
  for (const [i, solution] of solutions.entries()) {
    for (const placement of solution) {
      const row = having.get(placement);
      if (row) row[i >> 5] |= 1 << i;
    }
    if (i % INDEXED === 0) yield { done: solutions.length, of: EXPECTED };
  }
  return { solutions, having };
}

/** Every solution with these placements, in either reading. */
export function solutionsWith(
  { solutions, having }: Table,
  start: readonly Placement[],
  reading: Reading = 'first',
): (readonly Placement[])[] {
  const rows = start.flatMap((placement) => having.get(placement) ?? []);
  if (rows.length < start.length) return []; // one of them fits nowhere
  if (!rows.length) return [...solutions];
  const found = bitsInAll(rows).map((index) => solutions[index]);
  return reading === 'any' ? found : found.filter((solution) => canFollow(start, without(solution, start)));
}

function bitsInAll(rows: readonly Int32Array[]): number[] {
  const indices: number[] = [];
  for (let word = 0; word < rows[0].length; word++) {
    let bits = rows[0][word];
    for (let row = 1; bits !== 0 && row < rows.length; row++) bits &= rows[row][word];
    for (; bits !== 0; bits &= bits - 1) indices.push(32 * word + 31 - Math.clz32(bits & -bits));
  }
  return indices;
}
