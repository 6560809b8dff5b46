/**
 * Boards that show as many numbers as hand-made ones do, in their mix and in their symmetry. Taking numbers away
 * until no more can go leaves some four of a hundred cells more than that where they go in pairs, for a pair must stay
 * when one of the two is needed. So the cells that show a number are chosen first; then the loop is bent and cells are
 * exchanged where edges are still undecided, a change being taken by how many of them it decides (Metropolis' rule),
 * until the level's rules decide all. What is left in the end is decided by a few numbers more.
 */
import type { Rng } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { BLANK, CROSS, LINE, meshOf, OPEN, stateOfLines, type State } from '../rules/rules.ts';
import type { LevelEngine } from '../solve/level-engine.ts';
import { COUNTING, ONE_CLUE, RULES } from '../solve/level-numbers.ts';
import { propagators } from '../solve/propagators.ts';
import { orderToReturn } from './clue-mix.ts';
import { Draft } from './draft.ts';
import { decides, type Needs } from './needs.ts';
import type { Full } from './choose-clues.ts';

type Units = readonly (readonly number[])[];

interface Laid extends Full {
  readonly clues: Int8Array; // those that are shown
}

interface Wish {
  readonly width: number;
  readonly height: number;
  readonly units: Units;
  readonly shown: number; // cells
  readonly needs: Needs;
  readonly below: Needs | undefined;
}

/** Changes for each cell, and what a number too many of its kind weighs in undecided edges. */
interface Effort {
  readonly changes: number;
  readonly mix: number;
}

/** The less a level knows, the rarer are boards that it solves by so few numbers. */
const effortFor = (needs: Needs): Effort => EFFORTS.get(needs.rules) ?? { changes: 6, mix: 3 };
const EFFORTS: ReadonlyMap<number, Effort> = new Map([
  [RULES[COUNTING], { changes: 16, mix: 2 }],
  [RULES[ONE_CLUE], { changes: 9, mix: 3 }],
]);

/** Each change costs a derivation of the whole board, so large boards have fewer. */
const MOST_WORK = 200_000; // changes times cells
const CHANGES_PER_REPORT = 8;

/** Undefined when a lower level would do. */
export function* layoutFirst(wish: Wish, rng: Rng): Task<Laid | undefined> {
  const draft = new Draft(wish.width, wish.height, wish.units, rng);
  const pool = propagators(draft.puzzle);
  const board = pool.take();
  try {
    const effort = effortFor(wish.needs);
    const climb = new Climb(draft, board, wish.needs, effort.mix, rng);
    climb.begin(wish.shown);
    const cells = wish.width * wish.height;
    const tries = Math.ceil(Math.min(effort.changes * cells, MOST_WORK / cells));
    for (let i = 0; i < tries && climb.open; i++) {
      if (i % CHANGES_PER_REPORT === 0) yield { done: i, of: tries };
      climb.change();
    }
    yield* climb.addMissing();
    return yield* judged(wish, draft, board);
  } finally {
    pool.giveBack(board);
  }
}

function* judged({ units, below }: Wish, draft: Draft, board: LevelEngine): Task<Laid | undefined> {
  const laid = laidOut(draft);
  const kept = Array.from(draft.shownUnits, (unit) => units[unit]);
  const isTooEasy = below && (yield* decides(board, laid.puzzle, kept, below, truthOf(laid.solution)));
  return isTooEasy ? undefined : laid;
}

function laidOut(draft: Draft): Laid {
  const { puzzle } = draft;
  const { edgeFaces } = meshOf(puzzle);
  const solution = stateOfLines(
    puzzle,
    (edge) => draft.insideAt(edgeFaces[2 * edge]) !== draft.insideAt(edgeFaces[2 * edge + 1]),
  );
  const clues = Int8Array.from(puzzle.clues, (clue, cell) =>
    draft.shows(draft.unitAt(cell)) ? clue : BLANK,
  );
  return { puzzle, solution, clues };
}

const truthOf = ({ edges }: State): Uint8Array =>
  Uint8Array.from(edges, (value) => (value === LINE ? LINE : CROSS));

/** How often a change for the worse is taken, of ODDS, by how much worse it is: exp(-worse / 2), written out. */
const ODDS = 1 << 16;
const TAKEN = [65536, 39750, 24109, 14623, 8869, 5380, 3263, 1979, 1200, 728, 442, 268, 162, 99, 60, 36];
const BENDS = 6; // of ten changes
const COMPARED = 3;

class Climb {
  readonly #draft: Draft;
  readonly #board: LevelEngine;
  readonly #needs: Needs;
  readonly #mix: number;
  readonly #rng: Rng;
  readonly #edgeFaces: Int32Array;
  #score = 0;
  #open = 0;
  #near: number[] = []; // cells beside undecided edges, each as often as it has them
  #nextNear: number[] = [];
  #saved: Uint8Array = new Uint8Array(0); // the board as the draft stands
  readonly #missed: Int32Array; // by unit: edges undecided without it when it was last taken away
  #tried = -1; // the unit that this change takes away
  #openThen = 0; // before it was

  constructor(draft: Draft, board: LevelEngine, needs: Needs, mix: number, rng: Rng) {
    this.#mix = mix;
    this.#draft = draft;
    this.#board = board;
    this.#needs = needs;
    this.#rng = rng;
    this.#edgeFaces = meshOf(draft.puzzle).edgeFaces;
    this.#missed = new Int32Array(draft.units.length);
  }

  get open(): number {
    return this.#open;
  }

  begin(shown: number): void {
    const { units, puzzle } = this.#draft;
    for (const unit of orderToReturn(units, [], puzzle.clues, this.#rng)) {
      if (this.#draft.shownCells >= shown) break;
      this.#draft.toggle(this.#draft.unitAt(unit[0]));
    }
    this.#take(this.#derive());
  }

  /** One change beside an undecided edge, kept or taken back. */
  change(): void {
    const cell = this.#near[this.#rng.below(this.#near.length)];
    const undo = this.#rng.below(10) < BENDS ? this.#bend(cell) : this.#exchange(cell);
    if (!undo) return;
    const open = this.#derive();
    if (this.#tried >= 0) this.#missed[this.#tried] = open - this.#openThen;
    this.#tried = -1;
    const worse = this.#scoreOf(open) - this.#score;
    if (worse <= 0 || this.#rng.below(ODDS) < (TAKEN[worse] ?? 0)) this.#take(open);
    else undo();
  }

  #bend(cell: number): (() => void) | undefined {
    if (!this.#draft.mayFlip(cell, this.#rng)) return undefined;
    this.#draft.flip(cell);
    return () => this.#draft.flip(cell);
  }

  /**
   * A hidden unit that decides something comes for a shown one. Showing more is quick to try from where the board is,
   * so only what helps is looked at further; of some to go, the one that was missed least when it went before.
   */
  #exchange(cell: number): (() => void) | undefined {
    const draft = this.#draft;
    const comes = draft.unitAt(cell);
    if (draft.shows(comes)) return undefined;
    const goes = this.#leastMissed(draft.units[comes].length);
    if (goes === undefined || this.#openWith(comes) >= this.#open) return undefined;
    const swap = (): void => {
      draft.toggle(comes);
      draft.toggle(goes);
    };
    swap();
    this.#tried = goes;
    return swap;
  }

  #leastMissed(size: number): number | undefined {
    const all = this.#draft.shownUnits;
    let least: number | undefined;
    for (let i = 0; i < COMPARED; i++) {
      const unit = all[this.#rng.below(all.length)];
      if (this.#draft.units[unit].length !== size) continue;
      if (least === undefined || this.#missed[unit] < this.#missed[least]) least = unit;
    }
    return least;
  }

  #openWith(unit: number): number {
    const board = this.#board;
    board.at.restore(this.#saved);
    for (const cell of this.#draft.units[unit]) board.addClue(cell);
    board.run();
    return (this.#openThen = this.#countOpen());
  }

  /** What decides most of what is left is shown too, one after another. */
  *addMissing(): Task<void> {
    const board = this.#board;
    const draft = this.#draft;
    this.#take(this.#derive());
    while (this.#open) {
      yield { done: 0 };
      const saved = board.at.save();
      let best: { readonly unit: number; readonly open: number } | undefined;
      for (const unit of this.#candidates()) {
        for (const each of draft.units[unit]) board.addClue(each);
        const open = board.run() ? this.#countOpen() : Infinity;
        if (!best || open < best.open) best = { unit, open };
        board.at.restore(saved);
      }
      if (!best) return;
      draft.toggle(best.unit);
      for (const each of draft.units[best.unit]) board.addClue(each);
      board.run();
      this.#take(this.#countOpen());
    }
  }

  /** Hidden units beside undecided edges, a few of many. */
  #candidates(): readonly number[] {
    const hidden = [...new Set(this.#near.map((cell) => this.#draft.unitAt(cell)))].filter(
      (unit) => !this.#draft.shows(unit),
    );
    while (hidden.length > CANDIDATES) hidden.splice(this.#rng.below(hidden.length), 1);
    return hidden;
  }

  #take(open: number): void {
    this.#open = open;
    this.#score = this.#scoreOf(open);
    [this.#near, this.#nextNear] = [this.#nextNear, this.#near];
    this.#saved = this.#board.at.save(this.#saved.length ? this.#saved : undefined);
  }

  #scoreOf(open: number): number {
    return open + this.#mix * this.#draft.mixFault;
  }

  #derive(): number {
    const { puzzle, units, shownUnits } = this.#draft;
    const board = this.#board;
    board.loadBlank(puzzle, this.#needs.rules);
    for (const unit of shownUnits) for (const cell of units[unit]) board.addClue(cell);
    board.run();
    return this.#countOpen();
  }

  #countOpen(): number {
    const { edge, layout } = this.#board.at;
    const near = this.#nextNear;
    near.length = 0;
    let open = 0;
    for (let i = 0; i < layout.edges.length; i++) {
      if (edge[layout.edges[i]] !== OPEN) continue;
      open++;
      for (let side = 2 * i; side < 2 * i + 2; side++)
        if (this.#edgeFaces[side] >= 0) near.push(this.#edgeFaces[side]);
    }
    return open;
  }
}

const CANDIDATES = 16;
