/**
 * The search: every way to add the wanted shapes to a board. The shape with the fewest places left
 * goes first; a placement keeps, by one AND per word, what is compatible with it, and pairs that overhang
 * each other never are. Longer rings of "must come before" are rare (one packing in two at
 * the end), so they are checked only when all shapes are placed.
 */
import { popcount } from '../../../bits.ts';
import { getMasks, WORDS, type Masks } from '../rules/masks.ts';
import { isOrderable } from '../rules/order.ts';
import { RINGS, SHAPES, type Placement } from '../rules/pieces.ts';

export const ALL_SHAPES = 0xff;
const PIECES_AND_ONE = 9;

/** Which placements are still possible on a board: 26 words, none for the shapes already placed. */
export function domainAfter(placed: readonly Placement[], order: 'first' | 'any' = 'first'): Int32Array {
  const { slotOf, all, beside, after } = getMasks();
  const domain = Int32Array.from(all);
  const table = order === 'first' ? after : beside;
  for (const placement of placed) {
    const row = (slotOf.get(placement) ?? 0) * WORDS;
    for (let word = 0; word < WORDS; word++) domain[word] &= table[row + word];
  }
  return domain;
}

/** Bits of the shapes that are not among these. */
export const shapesLeft = (placed: readonly Placement[]): number =>
  placed.reduce((bits, each) => bits & ~(1 << each.shape), ALL_SHAPES);

export const shapesIn = (set: number): number[] => SHAPES.filter((shape) => set & (1 << shape));

export function countIn(domain: Int32Array, shape: number): number {
  const { first } = getMasks();
  let count = 0;
  for (let word = first[shape]; word < first[shape + 1]; word++) count += popcount(domain[word]);
  return count;
}

export function placementsIn(domain: Int32Array, shape: number): Placement[] {
  const { first, slots } = getMasks();
  return slots
    .slice(32 * first[shape], 32 * first[shape + 1])
    .filter((each, i) => each && domain[first[shape] + (i >> 5)] & (1 << i)) as Placement[];
}

export type Pause = 'found' | 'done' | 'paused';

export class Search {
  nodes = 0;
  readonly #masks: Masks = getMasks();
  readonly #domains = new Int32Array(PIECES_AND_ONE * WORDS); // by depth
  readonly #shape = new Int32Array(PIECES_AND_ONE); // by depth: the one being tried
  readonly #rest = new Int32Array(PIECES_AND_ONE); // by depth: bits of those to come
  readonly #chosen = new Int32Array(PIECES_AND_ONE); // by depth: its slot
  #depth = -1;
  readonly #also: readonly Placement[];

  /** `also`: placements whose order counts too, when the wanted ones may come before them. */
  constructor(domain: Int32Array, shapes: number, also: readonly Placement[] = []) {
    this.#also = also;
    this.#domains.set(domain);
    const fewest = Math.min(...shapesIn(shapes).map((shape) => countIn(domain, shape)));
    const best = shapesIn(shapes).find((shape) => countIn(domain, shape) === fewest);
    if (best !== undefined && fewest > 0) this.#enter(0, best, shapes);
  }

  /** The placements of the solution just found. */
  get found(): Placement[] {
    const { slots } = this.#masks;
    return Array.from(this.#chosen.subarray(0, this.#depth + 1), (slot) => slots[slot] as Placement);
  }

  /** Goes on to the next solution, or until this many more placements have been tried. */
  next(budget = Infinity): Pause {
    const last = this.nodes + budget;
    while (this.#depth >= 0) {
      if (this.nodes >= last) return 'paused';
      const slot = this.#take();
      if (slot < 0) this.#depth--;
      else if (this.#rest[this.#depth] !== 0) this.#descend(slot);
      else if (this.#isPlayable()) return 'found';
    }
    return 'done';
  }

  /**
   * Is there an order of play? Pieces that overhang none of the rest are removed repeatedly; pegs hold
   * one ring each, so all that is left fits in one mask.
   */
  #isPlayable(): boolean {
    if (this.#also.length) return isOrderable([...this.#also, ...this.found]);
    const chosen = this.#chosen;
    const depth = this.#depth;
    const { lower, shade } = this.#masks;
    let pegs = 0;
    for (let i = 0; i <= depth; i++) pegs |= lower[chosen[i]];
    for (let left = (2 << depth) - 1; left !== 0;) {
      const before = left;
      for (let i = 0; i <= depth; i++) {
        const slot = chosen[i];
        if ((left & (1 << i)) === 0 || (shade[slot] & pegs & ~lower[slot]) !== 0) continue;
        left ^= 1 << i;
        pegs ^= lower[slot];
      }
      if (left === before) return false;
    }
    return true;
  }

  /** The next place of the shape at this depth; taken out, since nothing below looks at its words. */
  #take(): number {
    const depth = this.#depth;
    const domains = this.#domains;
    const { first } = this.#masks;
    const shape = this.#shape[depth];
    const base = depth * WORDS;
    for (let word = first[shape]; word < first[shape + 1]; word++) {
      const bits = domains[base + word];
      if (bits === 0) continue;
      domains[base + word] = bits & (bits - 1);
      this.nodes++;
      return (this.#chosen[depth] = (word << 5) | (31 - Math.clz32(bits & -bits)));
    }
    return -1;
  }

  /** Leaves the other shapes what is compatible with `slot`, and continues with the one that has the fewest places. */
  #descend(slot: number): void {
    const depth = this.#depth;
    const domains = this.#domains;
    const { first, beside } = this.#masks;
    const base = depth * WORDS;
    const below = base + WORDS;
    const row = slot * WORDS;
    let best = 0;
    let fewest = 1 << 30;
    for (let shapes = this.#rest[depth]; shapes !== 0; shapes &= shapes - 1) {
      const shape = 31 - Math.clz32(shapes & -shapes);
      const end = first[shape + 1];
      let count = 0;
      for (let word = first[shape]; word < end; word++) {
        const bits = domains[base + word] & beside[row + word];
        domains[below + word] = bits;
        if (bits !== 0) count += popcount(bits);
      }
      if (count === 0) return;
      if (count < fewest) {
        best = shape;
        fewest = count;
      }
    }
    if (this.#hasRoom(below, this.#rest[depth])) this.#enter(depth + 1, best, this.#rest[depth]);
  }

  /**
   * Do the places of these shapes reach as many locations as the shapes have rings? 43 rings leave only
   * seven of the fifty free, so this ends three searches in four; with two shapes left it does not pay.
   */
  #hasRoom(base: number, shapes: number): boolean {
    if (popcount(shapes) < 3) return true;
    const domains = this.#domains;
    const { first, lower, upper } = this.#masks;
    let needed = 0;
    let pegs = 0;
    let gaps = 0;
    for (let left = shapes; left !== 0; left &= left - 1) {
      const shape = 31 - Math.clz32(left & -left);
      const end = first[shape + 1];
      needed += RINGS[shape];
      for (let word = first[shape]; word < end; word++)
        for (let bits = domains[base + word]; bits !== 0; bits &= bits - 1) {
          const slot = (word << 5) | (31 - Math.clz32(bits & -bits));
          pegs |= lower[slot];
          gaps |= upper[slot];
        }
    }
    return popcount(pegs) + popcount(gaps) >= needed;
  }

  #enter(depth: number, shape: number, shapes: number): void {
    this.#depth = depth;
    this.#shape[depth] = shape;
    this.#rest[depth] = shapes & ~(1 << shape);
  }
}

/** Can these shapes all be added, each on one of its places? Undecided after `budget` placements counts as yes. */
export const fitTogether = (domain: Int32Array, shapes: number, budget = Infinity): boolean =>
  shapes === 0 || new Search(domain, shapes).next(budget) !== 'done';

/** Can a board still be finished? */
export const isOpen = (placed: readonly Placement[]): boolean =>
  fitTogether(domainAfter(placed), shapesLeft(placed));
