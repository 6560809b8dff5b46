/**
 * Too many pieces for the locations they reach together: the pigeonhole principle, or Hall's condition for
 * a set of pieces. All pieces left are counted first, since that is one look at the board; then two of them, three, ….
 * Pegs alone may be too few as well, for the lower rings that the pieces have at least, and so may gaps for upper rings.
 */
import { popcount } from '../../../bits.ts';
import { getMasks } from '../rules/masks.ts';
import { RINGS } from '../rules/pieces.ts';

/** Locations by their level, as bits. */
export interface Reach {
  readonly lower: number;
  readonly upper: number;
}

const COUNTED = ['locations', 'pegs', 'gaps'] as const;
export type Counted = (typeof COUNTED)[number];

interface Crowd extends Reach {
  readonly shapes: readonly number[];
  /** What they reach too few of. */
  readonly of: Counted;
  readonly reach: number;
  readonly need: number;
}

const SETS = 1 << 8;

/** By set of the shapes asked about, as bits of their places in the list: what they reach. */
const lowers = /* #__PURE__ */ new Int32Array(SETS);
const uppers = /* #__PURE__ */ new Int32Array(SETS);
const needs = /* #__PURE__ */ new Int32Array(SETS);
const pegNeeds = /* #__PURE__ */ new Int32Array(SETS);
const gapNeeds = /* #__PURE__ */ new Int32Array(SETS);

export function crowded(open: Int32Array, shapes: readonly number[]): Crowd | undefined {
  const all = (1 << shapes.length) - 1;
  for (let set = 1; set <= all; set++) {
    const first = set & -set;
    if (first === set) reachAlone(open, shapes[31 - Math.clz32(set)], set);
    else join(set, first, set ^ first);
  }
  const short = shapes.length > 0 ? shortOf(all) : undefined;
  if (short) return crowdOf(shapes, all, short);
  let [best, what]: [number, Counted | undefined] = [0, undefined];
  for (let set = 1; set < all; set++) {
    if (best !== 0 && popcount(set) >= popcount(best)) continue;
    const found = shortOf(set);
    if (found) [best, what] = [set, found];
  }
  return what && crowdOf(shapes, best, what);
}

function reachAlone(open: Int32Array, shape: number, set: number): void {
  const { first, lower, upper } = getMasks();
  let [pegs, gaps] = [0, 0];
  let [fewestPegs, fewestGaps] = [RINGS[shape], RINGS[shape]];
  for (let word = first[shape]; word < first[shape + 1]; word++)
    for (let bits = open[word]; bits !== 0; bits &= bits - 1) {
      const slot = (word << 5) | (31 - Math.clz32(bits & -bits));
      pegs |= lower[slot];
      gaps |= upper[slot];
      fewestPegs = Math.min(fewestPegs, popcount(lower[slot]));
      fewestGaps = Math.min(fewestGaps, popcount(upper[slot]));
    }
  lowers[set] = pegs;
  uppers[set] = gaps;
  needs[set] = RINGS[shape];
  pegNeeds[set] = fewestPegs;
  gapNeeds[set] = fewestGaps;
}

function join(set: number, a: number, b: number): void {
  lowers[set] = lowers[a] | lowers[b];
  uppers[set] = uppers[a] | uppers[b];
  needs[set] = needs[a] + needs[b];
  pegNeeds[set] = pegNeeds[a] + pegNeeds[b];
  gapNeeds[set] = gapNeeds[a] + gapNeeds[b];
}

const reachOf = (set: number, of: Counted): number =>
  (of === 'gaps' ? 0 : popcount(lowers[set])) + (of === 'pegs' ? 0 : popcount(uppers[set]));

const needOf = (set: number, of: Counted): number =>
  (of === 'pegs' ? pegNeeds : of === 'gaps' ? gapNeeds : needs)[set];

const shortOf = (set: number): Counted | undefined =>
  COUNTED.find((each) => reachOf(set, each) < needOf(set, each));

const crowdOf = (shapes: readonly number[], set: number, of: Counted): Crowd => ({
  lower: lowers[set],
  upper: uppers[set],
  shapes: shapes.filter((_, i) => set & (1 << i)),
  of,
  reach: reachOf(set, of),
  need: needOf(set, of),
});
