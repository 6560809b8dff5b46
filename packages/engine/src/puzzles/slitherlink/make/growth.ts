/**
 * Numbers shown one after another on a board whose loop may still change. Only what the numbers shown so far force is
 * settled: elsewhere the loop may be bent, as long as no number that is shown changes, and all that is known stays
 * known. So the next number is looked for together with bends that let it decide more.
 */
import { PASSED_OR_NOT } from '../../../loops/square/tables.ts';
import type { Rng } from '../../../rng.ts';
import { OPEN } from '../rules/rules.ts';
import { REGIONS } from '../solve/level-numbers.ts';
import type { Propagation } from '../solve/propagation/propagate.ts';
import type { Draft } from './draft.ts';

/** Sides of a cell. */
const SIDES = 4;
const NUMBERS = 5;

export class Growth {
  readonly #draft: Draft;
  readonly #board: Propagation;
  readonly #rng: Rng;
  readonly #rules: number;
  readonly #quickRules: number;
  readonly #saved: Uint8Array; // the board as the draft stands
  readonly #gains: Int32Array; // by cell and number: edges that it would decide there, or -1: not found yet
  readonly #isStale: Uint8Array; // by cell: the gains are to be found again
  readonly #open: Uint8Array; // by cell: undecided edges
  readonly #loose: Int32Array; // cells that the loop may pass on either side by all that is shown and known
  #looseCount = 0;
  #best = -1; // the unit to show next
  #score = 0; // of the best
  readonly #bent = new Int32Array(SIDES + 1); // hidden cells whose numbers a bend changes, the first few in use
  #bentCount = 0;

  constructor(draft: Draft, board: Propagation, rules: number, rng: Rng) {
    const cells = draft.puzzle.clues.length;
    this.#draft = draft;
    this.#board = board;
    this.#rng = rng;
    this.#rules = rules;
    this.#quickRules = rules & ~REGIONS; // a walk over the whole board for every number that is tried takes too long
    this.#gains = new Int32Array(cells * NUMBERS);
    this.#isStale = new Uint8Array(cells).fill(1);
    this.#open = new Uint8Array(cells);
    this.#loose = new Int32Array(cells);
    board.loadBlank(draft.puzzle, rules);
    board.run();
    this.#saved = board.at.save();
  }

  /** Shows one more unit, after this many attempts to bend the loop in its favour; false when no hidden one is left. */
  showNext(bends: number): boolean {
    this.#look();
    this.#best = -1;
    for (const unit of this.#draft.hiddenUnits) {
      if (this.#isOpen(unit)) this.#compare(unit);
    }
    if (this.#best < 0) return false;
    if (this.#looseCount) for (let i = 0; i < bends; i++) this.#bend();
    this.#show(this.#best);
    return true;
  }

  /** Finds what is undecided. What a number would decide may have changed near edges that are new. */
  #look(): void {
    const { edge, layout } = this.#board.at;
    const { cells, stride } = layout;
    this.#looseCount = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const x = cells[cell];
      const open =
        +(edge[2 * x] === OPEN) +
        +(edge[2 * x + 1] === OPEN) +
        +(edge[2 * (x + stride)] === OPEN) +
        +(edge[2 * (x + 1) + 1] === OPEN);
      if (open === SIDES && this.#draft.isFree(cell)) this.#loose[this.#looseCount++] = cell;
      if (open === this.#open[cell]) continue;
      this.#open[cell] = open;
      this.#draft.markAround(cell, this.#isStale);
    }
  }

  #isOpen(unit: number): boolean {
    for (const cell of this.#draft.units[unit]) if (this.#open[cell]) return true;
    return false;
  }

  #compare(unit: number): void {
    const score = this.#scoreOf(unit);
    if (this.#best >= 0 && score <= this.#score) return;
    this.#best = unit;
    this.#score = score;
  }

  /**
   * Edges decided per cell; a number that the mix lacks is worth as much as an edge. Cells shown together are mostly
   * far apart, so what each decides is added up.
   */
  #scoreOf(unit: number): number {
    const cells = this.#draft.units[unit];
    let gain = 0;
    for (let i = 0; i < cells.length; i++) gain += this.#gainOf(cells[i]);
    return (gain + this.#draft.lackOf(unit)) / cells.length;
  }

  #show(unit: number): void {
    const board = this.#board;
    this.#draft.toggle(unit);
    for (const cell of this.#draft.units[unit]) board.addClue(cell);
    board.run();
    board.at.save(this.#saved);
  }

  /** The loop is bent back and forth, so a number that comes back is not measured again. */
  #gainOf(cell: number): number {
    if (this.#isStale[cell]) this.#gains.fill(-1, cell * NUMBERS, (cell + 1) * NUMBERS);
    this.#isStale[cell] = 0;
    const at = cell * NUMBERS + this.#draft.puzzle.clues[cell];
    if (this.#gains[at] < 0) this.#gains[at] = this.#measure(cell);
    return this.#gains[at];
  }

  #measure(cell: number): number {
    if (this.#isIdle(cell)) return 0;
    const board = this.#board;
    const before = board.known;
    board.rules = this.#quickRules;
    board.addClue(cell);
    board.run();
    const gain = board.known - before;
    board.at.restore(this.#saved);
    board.rules = this.#rules;
    return gain;
  }

  /** A number that obviously decides nothing. */
  #isIdle(cell: number): boolean {
    if (this.#open[cell] === 0) return true;
    const clue = this.#draft.puzzle.clues[cell];
    const { domain, layout } = this.#board.at;
    const { sites, stride, cells } = layout;
    const x = cells[cell];
    const dot = sites + x;
    return (
      clue !== 0 &&
      domain[dot] === PASSED_OR_NOT &&
      domain[dot + 1] === PASSED_OR_NOT &&
      domain[dot + stride] === PASSED_OR_NOT &&
      domain[dot + stride + 1] === PASSED_OR_NOT
    );
  }

  /** Leads the loop around a cell on its other side, unless the best unit loses by that. */
  #bend(): void {
    const draft = this.#draft;
    const cell = this.#loose[this.#rng.below(this.#looseCount)];
    if (!draft.mayBend(cell, this.#rng)) return;
    const best = this.#best;
    const score = this.#score;
    draft.flip(cell);
    if (this.#findBent(cell)) this.#best = -1;
    const isHit = this.#best < 0;
    for (let i = 0; i < this.#bentCount; i++) this.#compare(draft.unitAt(this.#bent[i]));
    if (!isHit || this.#score >= score) return;
    draft.flip(cell);
    this.#best = best;
    this.#score = score;
  }

  /** The hidden cells at a cell and beside it; is the best unit among them? */
  #findBent(cell: number): boolean {
    const draft = this.#draft;
    let isHit = false;
    this.#bentCount = 0;
    for (let side = 0; side <= SIDES; side++) {
      const at = side === SIDES ? cell : draft.beside(cell, side);
      if (at < 0) continue;
      const unit = draft.unitAt(at);
      if (draft.shows(unit)) continue;
      if (unit === this.#best) isHit = true;
      this.#bent[this.#bentCount++] = at;
    }
    return isHit;
  }
}
