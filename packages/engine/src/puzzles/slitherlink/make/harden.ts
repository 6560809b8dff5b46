/**
 * Boards that need two suppositions. Of boards with one solution, even of those that show as few numbers as possible,
 * about one in a hundred is not solved by one supposition at a time. So they are not waited for but approached by
 * simulated annealing: the loop of a finished board is bent, numbers are hidden and shown, and the loop stays the only
 * solution. A change is welcome if more must be supposed than before, unwelcome if the mix of numbers suffers. Once
 * one supposition at a time does not suffice, only the mix is improved.
 */
import type { Rng } from '../../../rng.ts';
import type { Progress, Task } from '../../../task.ts';
import { BLANK, CROSS, LINE, meshOf } from '../rules/rules.ts';
import { searchFrom } from '../solve/propagators.ts';
import type { Propagation } from '../solve/propagation/propagate.ts';
import { supposing } from '../solve/suppose.ts';
import type { Draft } from './draft.ts';
import { decides, type Needs } from './needs.ts';
import { Rivals, type Rival } from './rivals.ts';

interface Wish {
  readonly shown: number; // cells
  readonly needs: Needs;
}

/** If these do not lead to a board that needs two, another loop is more promising. */
const STEPS = 3000;
/** Then so many more at most, for the mix. */
const STEPS_FOR_MIX = 600;

/** Of a hundred steps, this many try to bend the loop. */
const BENDS = 70;
/** Of so many others one only hides a unit and one only shows one; the rest do both. */
const KINDS = 4;
const ONLY_HIDE = 0;
const ONLY_SHOW = 1;

/** One point of cost, in doublings of the effort. */
const COST_WEIGHT = 0.36;
/** How far chance may outweigh a loss: measured to need the fewest steps. */
const TEMPERATURE = 0.25;

/** Doublings of the effort that one step may be hoped to bring: a change that has to bring more is not looked at. */
const MOST_GAIN = 0.25;

/** A mix with a lower cost is good enough. */
const GOOD = 6;
/** A number beyond those requested, beside one of a kind that comes too often. */
const SURPLUS_WEIGHT = 3;
/** Of a hundred edges; each turn fewer costs half a bad number. */
const LEAST_TURNS = 67;
const TURNS_WEIGHT = 0.5;
/** Of a hundred cells, so many more or fewer numbers than requested cost nothing. */
const MARGIN = 2;

/** Efforts of boards that have more than one solution or too bad a mix, and of those that need two suppositions. */
const REFUSED = -1;
const ENOUGH = Infinity;

/** Changes the draft until it needs two suppositions; false when that does not succeed. */
export function* harden(draft: Draft, board: Propagation, wish: Wish, rng: Rng): Task<boolean> {
  if (!(yield* new Hardening(draft, board, wish, rng).run())) return false;
  const shown = Array.from(draft.shownUnits, (unit) => draft.units[unit]);
  return yield* decides(board, draft.puzzle, shown, wish.needs, draft.truth());
}

class Hardening {
  readonly #draft: Draft;
  readonly #board: Propagation;
  readonly #wish: Wish;
  readonly #rng: Rng;
  readonly #truth: Uint8Array; // LINE or CROSS, by edge
  readonly #rivals: Rivals;
  #rival: Rival | undefined; // the one that fits the board judged last
  #step = 0;
  #effort = 0;
  #cost = 0;
  #chance = 0; // what this step may lose
  readonly #toggled: number[] = []; // units, in this step

  constructor(draft: Draft, board: Propagation, wish: Wish, rng: Rng) {
    this.#draft = draft;
    this.#board = board;
    this.#wish = wish;
    this.#rng = rng;
    this.#truth = draft.truth();
    this.#rivals = new Rivals(draft);
  }

  *run(): Task<boolean> {
    this.#cost = this.#costNow();
    this.#effort = yield* this.#judge();
    for (let last = STEPS; this.#step < last; this.#step++) {
      yield this.#progress;
      const before = this.#effort;
      yield* this.#change();
      if (this.#effort !== ENOUGH) continue;
      if (this.#cost < GOOD) break;
      if (before !== ENOUGH) last = Math.min(last, this.#step + STEPS_FOR_MIX);
    }
    return this.#effort === ENOUGH;
  }

  get #progress(): Progress {
    return { done: this.#step, of: STEPS };
  }

  *#change(): Task<void> {
    const bends = this.#rng.below(100) < BENDS;
    const bent = bends ? this.#bend() : -1;
    if (bends ? bent < 0 : !this.#exchange()) return;
    this.#chance = TEMPERATURE * (CHANCE_BITS - log2(1 + this.#rng.below(1 << CHANCE_BITS)));
    const effort = yield* this.#judgeRepaired();
    if (effort !== REFUSED && this.#accepts(effort)) {
      this.#effort = effort;
      this.#cost = this.#costNow();
    } else {
      for (const unit of this.#toggled) this.#draft.toggle(unit);
      if (bent >= 0) this.#flip(bent);
    }
    this.#toggled.length = 0;
  }

  /** Leads the loop around a cell on its other side: the cell, or -1. */
  #bend(): number {
    const cell = this.#rng.below(this.#draft.puzzle.clues.length);
    if (!this.#draft.mayBend(cell, this.#rng)) return -1;
    this.#flip(cell);
    return cell;
  }

  #flip(cell: number): void {
    this.#draft.flipShown(cell);
    for (const edge of meshOf(this.#draft.puzzle).faceEdges[cell]) this.#truth[edge] ^= LINE | CROSS;
  }

  #exchange(): boolean {
    const { shownUnits, hiddenUnits } = this.#draft;
    if (!shownUnits.length || !hiddenUnits.length) return false;
    const kind = this.#rng.below(KINDS);
    const [away, more] = [shownUnits, hiddenUnits].map((units) => units[this.#rng.below(units.length)]);
    if (kind !== ONLY_SHOW) this.#toggle(away);
    if (kind !== ONLY_HIDE) this.#toggle(more);
    return true;
  }

  #toggle(unit: number): void {
    this.#draft.toggle(unit);
    this.#toggled.push(unit);
  }

  /** If another loop fits too, a number that tells the two apart is shown, once. */
  *#judgeRepaired(): Task<number> {
    const effort = yield* this.#judge();
    const rival = this.#rival;
    if (!rival) return effort;
    const { units, puzzle, hiddenUnits } = this.#draft;
    const useful = hiddenUnits.filter((unit) =>
      units[unit].some((cell) => rival[cell] !== puzzle.clues[cell]),
    );
    if (!useful.length) return effort;
    this.#toggle(useful[this.#rng.below(useful.length)]);
    return yield* this.#judge();
  }

  /** What it takes to decide all one supposition at a time. */
  *#judge(): Task<number> {
    const board = this.#board;
    const { puzzle, shownUnits, units } = this.#draft;
    this.#rival = this.#rivals.fitting();
    if (this.#rival || this.#lossNow() > this.#mostGain) return REFUSED;
    board.loadBlank(puzzle, this.#wish.needs.rules);
    for (const unit of shownUnits) for (const cell of units[unit]) board.addClue(cell);
    if (!(yield* board.running())) return REFUSED;
    if (board.complete) return 0;
    const clues = puzzle.clues.map((clue, cell) => (board.shows(cell) ? clue : BLANK));
    const { loops } = yield* searchFrom(board, { ...puzzle, clues }, 2);
    if (loops.length === 1) return yield* this.#suppose();
    this.#rival = this.#rivals.add(loops);
    return REFUSED;
  }

  /** How often something is supposed. */
  *#suppose(): Task<number> {
    let effort = 0;
    const task = supposing(this.#board, this.#truth);
    for (let next = task.next(); !next.done; next = task.next()) {
      effort++;
      yield this.#progress;
    }
    return this.#board.complete ? effort : ENOUGH;
  }

  /** The Metropolis rule. */
  #accepts(effort: number): boolean {
    if (effort !== ENOUGH && this.#effort === ENOUGH) return false;
    if (effort === ENOUGH && this.#effort !== ENOUGH) return true;
    const gain = effort === ENOUGH ? 0 : log2(1 + effort) - log2(1 + this.#effort);
    return this.#lossNow() <= gain;
  }

  /** What more effort has to make good. */
  #lossNow(): number {
    return COST_WEIGHT * (this.#costNow() - this.#cost) - this.#chance;
  }

  get #mostGain(): number {
    return this.#effort === ENOUGH ? 0 : MOST_GAIN;
  }

  /** Of a hundred cells, how many numbers are shown too many and how many of each kind; and what the loop lacks. */
  #costNow(): number {
    const { mixError, shownCells, turns, puzzle } = this.#draft;
    const percent = Math.max(1, puzzle.clues.length / 100); // a bad number on a small board is no worse
    const surplus = Math.max(0, shownCells - this.#wish.shown - MARGIN * percent);
    const lack = Math.max(0, this.#wish.shown - MARGIN * percent - shownCells);
    const straight = TURNS_WEIGHT * Math.max(0, LEAST_TURNS - turns);
    return (mixError + SURPLUS_WEIGHT * surplus + lack) / percent + straight;
  }
}

const CHANCE_BITS = 20;

/** Straight between powers of two: machines may round Math.log2 differently, and a seed makes the same board on all. */
function log2(value: number): number {
  const whole = 31 - Math.clz32(value);
  return whole + value / (1 << whole) - 1;
}
