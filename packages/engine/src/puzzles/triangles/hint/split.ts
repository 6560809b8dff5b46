/**
 * Which cells to go through, one within another, so that every other piece of a cell fails after few tries. Found on
 * the domains without reasons, where a supposition takes some microseconds; `refute.ts` goes the same way again and
 * keeps the reasons.
 */
import type { Task } from '../../../task.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import type { Saved } from '../solve/candidates.ts';
import { Domains } from '../solve/domains.ts';

/** A cell to go through; pieces that do not fail at once are gone on with. */
export interface Split {
  readonly cell: number;
  readonly tries: number; // pieces that fail at once, those inside included
  readonly inside: ReadonlyMap<number, Split>; // by candidate
}

/** A cell and the candidate that it takes. */
export interface Target {
  readonly cell: number;
  readonly kept: number;
}

interface Weighed {
  readonly target: Target;
  readonly others: number;
  readonly after: number;
}

interface Looked {
  readonly cell: number;
  readonly open: readonly number[];
  readonly failing: number;
  readonly weight: number;
}

const TARGETS = 3; // gone through at first, those with least work left
const COMPARED = 6; // cells, those with the fewest candidates; to compare more makes longer proofs as well
/**
 * Work grows twofold with so many bits of what is open: measured on positions of `expert`, where 5 and 12 give as
 * many tries or more.
 */
const BITS = 8;
const REST = 3; // what the rest will take counts so much: fewer long hints in a game than with less
const FAILING = 0.01; // decides between equals: fewer pieces to try
const SLICE = 100; // suppositions between two steps of the task, about 1 ms

export class Splitter {
  #supposed = 0;
  #pause = SLICE;
  readonly #domains: Domains;
  readonly #cells: readonly number[];
  readonly #rooms: Saved[] = [];
  readonly #most: number;

  /** `most`: suppositions after which nothing more is tried. */
  constructor(puzzle: Puzzle, state: State, most: number) {
    this.#domains = new Domains(puzzle);
    this.#domains.load(state);
    this.#domains.placePieces();
    const laid = new Set(state.at);
    this.#cells = puzzle.pieces.map((_, cell) => cell).filter((cell) => !laid.has(cell));
    this.#most = most;
  }

  /** The target that takes the fewest tries, with those that the rest will take; none beyond the limit. */
  *easiest(
    targets: readonly Target[],
    limit: number,
  ): Task<(Target & { readonly split: Split }) | undefined> {
    const weighed = targets.map((target) => this.#weigh(target));
    const ranked = [
      ...weighed.toSorted((a, b) => a.others - b.others).slice(0, TARGETS),
      ...weighed.toSorted((a, b) => a.others + a.after - b.others - b.after).slice(0, TARGETS),
    ];
    let best: (Target & { readonly split: Split }) | undefined;
    let least = Infinity;
    for (const { target, others, after } of new Set(ranked)) {
      const rest = 1 + (REST * after) / Math.max(1, others);
      const split = yield* this.#without(target, Math.min(limit, least / rest));
      if (split) [best, least] = [{ ...target, split }, split.tries * rest];
    }
    return best;
  }

  #weigh(target: Target): Weighed {
    const saved = this.#save(0);
    let others = 0;
    for (const candidate of this.#othersOf(target)) {
      if (this.#suppose(target.cell, candidate)) others += this.#weight();
      this.#domains.restore(saved);
    }
    this.#suppose(target.cell, target.kept);
    const after = this.#weight();
    this.#domains.restore(saved);
    return { target, others, after };
  }

  #othersOf({ cell, kept }: Target): readonly number[] {
    return this.#domains.of(cell).filter((candidate) => candidate !== kept);
  }

  #without(target: Target, limit: number): Task<Split | undefined> {
    const open: number[] = [];
    let failing = 0;
    const saved = this.#save(0);
    for (const candidate of this.#othersOf(target)) {
      if (this.#suppose(target.cell, candidate)) open.push(candidate);
      else failing++;
      this.#domains.restore(saved);
    }
    return this.#through({ cell: target.cell, open, failing, weight: 0 }, limit, 0);
  }

  /** Everything that does not fail at once fails in the end, with at most so many tries. */
  *#through({ cell, open, failing }: Looked, limit: number, depth: number): Task<Split | undefined> {
    const saved = this.#rooms[depth];
    const inside = new Map<number, Split>();
    let tries = failing;
    for (const candidate of open) {
      if (tries + open.length - inside.size > limit) return undefined;
      this.#suppose(cell, candidate);
      const found = yield* this.#failing(limit - tries, depth + 1);
      this.#domains.restore(saved);
      if (!found) return undefined;
      inside.set(candidate, found);
      tries += found.tries;
    }
    return tries > limit ? undefined : { cell, tries, inside };
  }

  *#failing(limit: number, depth: number): Task<Split | undefined> {
    if (this.#supposed >= this.#most) return undefined;
    if (this.#supposed >= this.#pause) {
      yield { done: this.#supposed, of: this.#most };
      this.#pause = this.#supposed + SLICE;
    }
    const looked = this.#leastLeft(this.#save(depth));
    return looked && (yield* this.#through(looked, limit, depth));
  }

  /** The cell whose pieces leave least to do. */
  #leastLeft(saved: Saved): Looked | undefined {
    const domains = this.#domains;
    const few = this.#cells
      .map((cell) => ({ cell, size: domains.sizeOf(cell) }))
      .filter(({ size }) => size > 1)
      .sort((a, b) => a.size - b.size)
      .slice(0, COMPARED);
    let least: Looked | undefined;
    for (const { cell } of few) least = this.#look(cell, saved, least?.weight ?? Infinity) ?? least;
    return least;
  }

  /** Undefined when it leaves no less than the limit. */
  #look(cell: number, saved: Saved, limit: number): Looked | undefined {
    const domains = this.#domains;
    let [weight, failing] = [0, 0];
    const open: number[] = [];
    for (const candidate of domains.of(cell)) {
      if (this.#suppose(cell, candidate)) {
        open.push(candidate);
        weight += this.#weight();
      } else failing++;
      domains.restore(saved);
      weight += FAILING;
      if (weight >= limit) return undefined;
    }
    return { cell, open, failing, weight };
  }

  /** About how much work a position takes, compared with others. */
  #weight(): number {
    let bits = 0;
    for (const cell of this.#cells) bits += Math.log2(this.#domains.sizeOf(cell));
    return 2 ** (bits / BITS);
  }

  #suppose(cell: number, candidate: number): boolean {
    this.#supposed++;
    return this.#domains.keep(cell, candidate);
  }

  #save(depth: number): Saved {
    const room = (this.#rooms[depth] ??= this.#domains.makeRoom());
    this.#domains.save(room);
    return room;
  }
}
