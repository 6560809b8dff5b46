/**
 * Depth-first search with its own stack. The cell that the fewest kinds of piece fit is filled next, unless
 * a piece has one place left: then it goes there. A cell, a piece or a balance that fails ends the branch.
 * It can be paused at any node and resumed. Twins are one kind, so swapped twins are found only once.
 */
import { kindsOf } from '../rules/kinds.ts';
import { SHELF, type Puzzle, type State } from '../rules/rules.ts';
import { chooseNarrow } from './choosing.ts';
import { load } from './loading.ts';
import {
  baseOf,
  bitOf,
  bytes,
  heldBy,
  hold,
  type Holder,
  labelOf,
  LAYOUT,
  makeHolder,
  memory,
} from './memory.ts';
import { turnOf } from './model.ts';
import { advanceOne } from './one-open.ts';
import { giveBack, isShort, keyCount, lay, lift, starves } from './placing.ts';
import { goOnWide, returnWide } from './wide.ts';

const {
  ASKED,
  BOTTOM,
  CELL_AT,
  COUNT,
  LABELS,
  LAID,
  NOTHING,
  LEFT,
  NODES,
  NONE,
  PATTERN,
  REST,
  SIDE_AT,
  SLACK,
  KEYS,
  TOUCHED,
  UNUSED,
  WORDS,
} = LAYOUT;
const END = -1;

export type Outcome = 'found' | 'none' | 'paused';

export class Search {
  nodes = 0;
  readonly #puzzle: Puzzle;
  readonly #base: number;
  readonly #holder: Holder;
  #state: State | undefined;
  #kinds: readonly number[] = []; // by bit
  #depth = 0;
  #descending = true;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#base = baseOf(puzzle);
    this.#holder = makeHolder(puzzle);
  }

  /** From a position, with pieces tried in this order; false when the position breaks a rule already. */
  begin(state: State, order: ArrayLike<number>): boolean {
    hold(this.#holder);
    const kinds = load(this.#puzzle, state, order, this.#base, this.#holder.size);
    this.#state = state;
    this.#kinds = kinds ?? [];
    this.#depth = memory[BOTTOM];
    this.#descending = true;
    return kinds !== undefined;
  }

  /** Goes on for at most this many nodes; 'found' leaves the solution readable, and the next run goes on. */
  run(nodes: number): Outcome {
    hold(this.#holder);
    const count = memory[COUNT];
    const words = memory[WORDS];
    if (!this.#descending)
      this.#depth = words === 1 ? returnNarrow(this.#depth, 0) : returnWide(this.#depth, words);
    const depth = words === 1 ? goOnNarrow(this.#depth, nodes) : goOnWide(this.#depth, nodes, words);
    this.nodes += memory[NODES];
    this.#descending = depth >= 0 && depth < count;
    this.#depth = depth < count ? depth : depth - 1;
    return depth < 0 ? 'none' : depth < count ? 'paused' : 'found';
  }

  /** After 'found': where every piece is. Of twins on the shelf the first goes to the first of their cells. */
  solution(): Pick<State, 'at' | 'turn'> {
    hold(this.#holder);
    const puzzle = this.#puzzle;
    const { pieces } = kindsOf(puzzle);
    const at = [...(this.#state?.at ?? [])];
    const turn = [...(this.#state?.turn ?? [])];
    const depths = Array.from({ length: memory[COUNT] - memory[BOTTOM] }, (_, i) => memory[BOTTOM] + i);
    depths.sort((a, b) => bytes[CELL_AT + a] - bytes[CELL_AT + b]);
    for (const depth of depths) {
      const cell = bytes[CELL_AT + depth];
      const labels = memory[LABELS + memory[LAID + depth]];
      const kind = this.#kinds[bitOf(labels)];
      const piece = pieces[kind].find((each) => at[each] === SHELF) ?? pieces[kind][0];
      at[piece] = cell;
      turn[piece] = turnOf(puzzle, piece, cell, memory[LAID + depth] % 3);
    }
    return { at, turn };
  }
}

/** From this depth on, for some nodes: the depth reached, the number of cells when all are filled, −1 at the end. */
function goOnNarrow(from: number, nodes: number): number {
  const count = memory[COUNT];
  let depth = from;
  memory[NODES] = 0;
  while (depth >= 0 && depth < count && memory[NODES] < nodes) {
    memory[NODES]++;
    depth = returnNarrow(chooseNarrow(depth) ? depth : depth - 1, nodes);
  }
  return depth;
}

/** The next way at this depth or, where there is none, above it: the depth after it, or −1. */
function returnNarrow(from: number, nodes: number): number {
  const bottom = memory[BOTTOM];
  for (let depth = from; depth >= bottom;) {
    const next = advanceNarrow(depth, nodes);
    if (next > 0) return next;
    depth = ~next;
  }
  return END;
}

/** The depth after the next way at this one, or ~ the depth above it. */
function advanceNarrow(depth: number, nodes: number): number {
  if (bytes[SIDE_AT + depth] !== NONE) return advanceOne(depth, nodes);
  return advanceAny(depth, bytes[CELL_AT + depth]) ? depth + 1 : ~(depth - 1);
}

/** A cell with all sides constrained: what goes there affects no other. */
function advanceFull(depth: number, cell: number): boolean {
  const pattern = memory[PATTERN + cell];
  const second = memory[pattern + 2];
  const third = memory[pattern + 3];
  const laid = memory[LAID + depth];
  let slack = memory[SLACK];
  let unused = memory[UNUSED];
  if (laid === NOTHING) slack += keyCount(bytes[ASKED + cell] >> KEYS);
  else {
    const labels = memory[LABELS + laid];
    const bit = bitOf(labels);
    slack += heldBy(labels);
    bytes[LEFT + bit]++;
    unused |= 1 << bit;
  }
  for (let rest = memory[REST + depth]; rest !== 0;) {
    const bit = 31 - Math.clz32(rest & -rest);
    rest &= rest - 1;
    const way = ((second >>> bit) & 1) + 2 * ((third >>> bit) & 1);
    const rested = slack - heldBy(memory[LABELS + 3 * bit + way]);
    if (isShort(rested)) continue;
    if (--bytes[LEFT + bit] === 0) unused &= ~(1 << bit);
    memory[UNUSED] = unused;
    memory[SLACK] = rested;
    memory[REST + depth] = rest;
    memory[LAID + depth] = 3 * bit + way;
    bytes[TOUCHED] = NONE;
    return true;
  }
  memory[UNUSED] = unused;
  memory[SLACK] = slack - keyCount(bytes[ASKED + cell] >> KEYS);
  giveBack(cell);
  return false;
}

function advanceAny(depth: number, cell: number): boolean {
  const open = 7 & ~bytes[ASKED + cell];
  if (open === 0) return advanceFull(depth, cell);
  const pattern = memory[PATTERN + cell];
  const first = memory[pattern + 1];
  const second = memory[pattern + 2];
  const third = memory[pattern + 3];
  const laid = memory[LAID + depth];
  let bit: number = NONE;
  let ways = 0;
  if (laid !== NOTHING) {
    const labels = memory[LABELS + laid];
    lift(labels, cell);
    bit = bitOf(labels);
    ways = waysOf(bit, first, second, third) & (-2 << (laid - 3 * bit));
  }
  const unused = memory[UNUSED];
  for (let rest = memory[REST + depth]; ;) {
    if (ways === 0) {
      if (rest === 0) break;
      bit = 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      ways = waysOf(bit, first, second, third);
    }
    const way = (ways & -ways) >> 1;
    ways &= ways - 1;
    const left = bytes[LEFT + bit] === 1 ? unused & ~(1 << bit) : unused;
    const labels = memory[LABELS + 3 * bit + way];
    if (isDead(3 * cell, open, labels, left)) continue; // before anything is placed: most end here
    if (lay(labels, cell)) {
      memory[REST + depth] = rest;
      memory[LAID + depth] = 3 * bit + way;
      return true;
    }
    lift(labels, cell);
  }
  giveBack(cell);
  return false;
}

/** A bit for each way in which a kind fits, from the kinds that fit in the first, the second and the third way. */
const waysOf = (bit: number, first: number, second: number, third: number): number =>
  ((first >>> bit) & 1) | (((second >>> bit) & 1) << 1) | (((third >>> bit) & 1) << 2);

/** Does one of the open sides, as bits, starve? */
function isDead(at: number, open: number, labels: number, left: number): boolean {
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const side = (rest & -rest) >> 1;
    if (starves(at + side, labelOf(labels, side), left)) return true;
  }
  return false;
}
