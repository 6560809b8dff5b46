/**
 * One loop by two alternating searches. A ring that changes by small steps (first.ts) is quick where little is
 * fixed; from loose end to loose end (loose-ends.ts) where much does, and that one may show that there is none.
 */
import type { Placed } from '../../rules/rules.ts';
import { Dice } from './chain.ts';
import { FirstLoop } from './first.ts';
import { LooseEnds } from './loose-ends.ts';
import type { Tables } from './problem.ts';

/** Small steps of the ring, and nodes of the other, between two reports: a millisecond or so. */
const STEPS = 4_000;
const NODES = 1_500;
/** A node takes about as long as this many small steps. */
const NODE = 3;
/** Where a quarter of the tiles are fixed the ring hardly ever wins, and gets this much less of the time. */
const MANY_FIXED = 4;

const diceOf = (seed: number): Dice => new Dice(seed * 2654435761);

interface LoopSearch {
  readonly found: readonly Placed[] | undefined;
  readonly impossible: boolean;
  readonly steps: number;
  /** Continues for a few milliseconds; true when there is no more to do. */
  run(): boolean;
}

export class Race implements LoopSearch {
  readonly #ring: FirstLoop;
  readonly #ends: LooseEnds;
  readonly #less: number;
  #endsNext = true;

  constructor(tables: Tables, seed: number) {
    this.#less = 4 * tables.problem.pins.length >= tables.count ? MANY_FIXED : 1;
    this.#ring = new FirstLoop(tables, diceOf(seed));
    this.#ends = new LooseEnds(tables, diceOf(seed));
  }

  get found(): readonly Placed[] | undefined {
    return this.#ends.found ?? this.#ring.found;
  }

  get impossible(): boolean {
    return this.#ends.impossible;
  }

  get steps(): number {
    return this.#ring.steps + NODE * this.#ends.effort;
  }

  run(): boolean {
    const ends = this.#endsNext;
    this.#endsNext = this.#less * this.#ring.steps >= NODE * this.#ends.effort;
    return ends ? this.#ends.run(NODES) : this.#ring.run(STEPS);
  }
}

/** With nothing fixed the ring is the quicker one by far. */
export function ringAlone(tables: Tables, seed: number): LoopSearch {
  const ring = new FirstLoop(tables, diceOf(seed));
  return {
    impossible: false,
    get found() {
      return ring.found;
    },
    get steps() {
      return ring.steps;
    },
    run: () => ring.run(STEPS),
  };
}
