/**
 * Too many pieces for the locations they reach together: the pigeonhole principle, or Hall's condition for
 * a set of pieces. All pieces left are counted first, since that is one look at the board; then two of them, three, ….
 */
import { getMasks, popcount } from '../rules/masks.ts';
import { RINGS } from '../rules/pieces.ts';

/** Locations by their level, as bits. */
export interface Reach {
  readonly lower: number;
  readonly upper: number;
}

interface Crowd extends Reach {
  readonly shapes: readonly number[];
  readonly reach: number;
  readonly need: number;
}

const SETS = 1 << 8;

/** By set of the shapes asked about, as bits of their places in the list: what they reach. */
const lowers = /* #__PURE__ */ new Int32Array(SETS);
const uppers = /* #__PURE__ */ new Int32Array(SETS);
const needs = /* #__PURE__ */ new Int32Array(SETS);

export function crowded(open: Int32Array, shapes: readonly number[]): Crowd | undefined {
  const all = (1 << shapes.length) - 1;
  for (let set = 1; set <= all; set++) {
    const first = set & -set;
    if (first === set) reachAlone(open, shapes[31 - Math.clz32(set)], set);
    else join(set, first, set ^ first);
  }
  if (shapes.length > 0 && isShort(all)) return crowdOf(shapes, all);
  let best = 0;
  for (let set = 1; set < all; set++)
    if (isShort(set) && (best === 0 || popcount(set) < popcount(best))) best = set;
  return best === 0 ? undefined : crowdOf(shapes, best);
}

function reachAlone(open: Int32Array, shape: number, set: number): void {
  const { first, lower, upper } = getMasks();
  let [pegs, gaps] = [0, 0];
  for (let word = first[shape]; word < first[shape + 1]; word++)
    for (let bits = open[word]; bits !== 0; bits &= bits - 1) {
      const slot = (word << 5) | (31 - Math.clz32(bits & -bits));
      pegs |= lower[slot];
      gaps |= upper[slot];
    }
  lowers[set] = pegs;
  uppers[set] = gaps;
  needs[set] = RINGS[shape];
}

function join(set: number, a: number, b: number): void {
  lowers[set] = lowers[a] | lowers[b];
  uppers[set] = uppers[a] | uppers[b];
  needs[set] = needs[a] + needs[b];
}

const reachOf = (set: number): number => popcount(lowers[set]) + popcount(uppers[set]);

const isShort = (set: number): boolean => reachOf(set) < needs[set];

const crowdOf = (shapes: readonly number[], set: number): Crowd => ({
  lower: lowers[set],
  upper: uppers[set],
  shapes: shapes.filter((_, i) => set & (1 << i)),
  reach: reachOf(set),
  need: needs[set],
});
