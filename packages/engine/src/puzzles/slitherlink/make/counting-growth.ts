/**
 * Numbers shown one after another to those who only count. To them a number says something when all edges that are open
 * around it are crosses, or all are lines. So the loop is not bent at random: what either would decide is found
 * first, and then whether the loop can be led past the neighbours so that it becomes true. That finds in some ten
 * attempts what thousands of random bends do not.
 */
import type { Rng } from '../../../rng.ts';
import { CROSS, LINE, OPEN } from '../rules/rules.ts';
import type { Propagation } from '../solve/propagation/propagate.ts';
import type { Draft } from './draft.ts';

/** Sides of a cell. */
const SIDES = 4;
const ALL_SIDES = 15; // bits by side

/** By bits: how many are set. */
const COUNT = Uint8Array.from(
  { length: 1 << SIDES },
  (_, bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3),
);

/** What the open edges of a cell are to be. */
const CROSSES = 0;
const LINES = 1;
const AS_THEY_ARE = 2;

/**
 * Chance weighs up to one edge per cell, so equally good cells have equal chances; on smaller boards than this many
 * cells more, or the same few would be found again and again.
 */
const CHANCE = 1024;
const FULL_SIZE = 100;

/**
 * A zero with nothing known around it counts as this many edges and this many times its chance. Otherwise it would
 * go beside a corner of the board, where it decides most, and do so on every other board.
 */
const OPENING = 5;
const OPENING_CHANCE = 2;

/** A bend may need another one near it first, and that one more. */
const DEPTH = 2;

export class CountingGrowth {
  readonly #draft: Draft;
  readonly #board: Propagation;
  readonly #saved: Uint8Array; // the board as the draft stands
  readonly #gain: Int32Array; // by cell and what its open edges are to be: edges decided by that, or -1: it cannot be
  readonly #isStale: Uint8Array; // by cell: the gains are to be found again
  readonly #isRefused: Uint8Array; // by cell and what its open edges are to be: the loop cannot be led that way now
  readonly #open: Uint8Array; // by cell: undecided edges, bits by side
  readonly #lines: Uint8Array; // by cell
  readonly #isLoose: Uint8Array; // by cell: the loop may pass on either side by all that is shown and known
  readonly #chance: Float64Array; // by cell
  readonly #aim: Uint8Array; // by cell: what its open edges are to be
  readonly #score: Float64Array; // of the hidden units, in their order
  readonly #bends: number[] = []; // cells to lead the loop around
  readonly #bent: number[] = []; // those that it has been led around, and what they needed

  constructor(draft: Draft, board: Propagation, rules: number, rng: Rng) {
    const cells = draft.puzzle.clues.length;
    const weight = Math.max(1, FULL_SIZE / cells) * Math.max(1, FULL_SIZE / cells);
    this.#draft = draft;
    this.#board = board;
    this.#gain = new Int32Array(2 * cells);
    this.#isStale = new Uint8Array(cells).fill(1);
    this.#isRefused = new Uint8Array(2 * cells);
    this.#open = new Uint8Array(cells);
    this.#lines = new Uint8Array(cells);
    this.#isLoose = new Uint8Array(cells);
    this.#chance = Float64Array.from({ length: cells }, () => (weight * rng.below(CHANCE)) / CHANCE);
    this.#aim = new Uint8Array(cells);
    this.#score = new Float64Array(draft.units.length);
    board.loadBlank(draft.puzzle, rules);
    board.run();
    this.#saved = board.at.save();
  }

  /** Shows the unit that decides most of those the loop can be bent for; false when no hidden one is left. */
  showNext(): boolean {
    this.#look();
    this.#isRefused.fill(0);
    const units = this.#draft.hiddenUnits;
    for (let i = 0; i < units.length; i++) this.#score[i] = this.#scoreOf(units[i]);
    for (;;) {
      const best = this.#best(units.length);
      if (best < 0) return false;
      if (this.#isGranted(units[best])) {
        this.#show(units[best]);
        return true;
      }
      this.#score[best] = this.#scoreOf(units[best]);
    }
  }

  #best(count: number): number {
    let best = -1;
    for (let i = 0; i < count; i++) if (this.#score[i] > (best < 0 ? -Infinity : this.#score[best])) best = i;
    return best;
  }

  /** Finds what is undecided. What a number would decide may have changed near edges that are new. */
  #look(): void {
    const { edge, layout } = this.#board.at;
    const { cells, stride } = layout;
    for (let cell = 0; cell < cells.length; cell++) {
      let [open, lines] = [0, 0];
      for (let side = 0; side < SIDES; side++) {
        const value = edge[edgeAt(cells[cell], side, stride)];
        if (value === OPEN) open |= 1 << side;
        else if (value === LINE) lines++;
      }
      this.#isLoose[cell] = open === ALL_SIDES && this.#draft.isFree(cell) ? 1 : 0;
      if (open === this.#open[cell]) continue;
      this.#open[cell] = open;
      this.#lines[cell] = lines;
      this.#draft.markAround(cell, this.#isStale);
    }
  }

  #scoreOf(unit: number): number {
    const cells = this.#draft.units[unit];
    let [score, open] = [0, 0];
    for (let i = 0; i < cells.length; i++) {
      open |= this.#open[cells[i]];
      score += this.#scoreOfCell(cells[i]);
    }
    return open ? score / cells.length : -Infinity;
  }

  /** Edges decided, at best; a number that the mix lacks is worth as much as an edge. */
  #scoreOfCell(cell: number): number {
    const draft = this.#draft;
    const open = this.#open[cell];
    this.#aim[cell] = AS_THEY_ARE;
    let best = draft.lackOfNumber(draft.puzzle.clues[cell]);
    if (open && this.#isStale[cell]) this.#measure(cell);
    for (let to = CROSSES; open && to <= LINES; to++) {
      const gain = this.#gain[2 * cell + to];
      if (gain < 0 || this.#isRefused[2 * cell + to]) continue;
      const number = this.#lines[cell] + (to === LINES ? COUNT[open] : 0);
      const worth = open === ALL_SIDES ? OPENING + OPENING_CHANCE * this.#chance[cell] : gain;
      const score = worth + draft.lackOfNumber(number);
      if (score <= best) continue;
      best = score;
      this.#aim[cell] = to;
    }
    return best + this.#chance[cell];
  }

  #measure(cell: number): void {
    this.#isStale[cell] = 0;
    const open = this.#open[cell];
    const isWhole = this.#lines[cell] + COUNT[open] === SIDES;
    this.#gain[2 * cell + CROSSES] = open === ALL_SIDES ? 0 : this.#gainOf(cell, CROSSES);
    this.#gain[2 * cell + LINES] = isWhole ? -1 : this.#gainOf(cell, LINES);
  }

  #gainOf(cell: number, to: number): number {
    if (this.#isPastHope(cell, to)) return -1;
    const board = this.#board;
    const value = to === LINES ? LINE : CROSS;
    const { stride, cells } = board.at.layout;
    const before = board.known;
    let stands = true;
    for (let side = 0; side < SIDES; side++)
      if ((this.#open[cell] >> side) & 1)
        stands = board.decide(edgeAt(cells[cell], side, stride), value) && stands;
    stands = board.run() && stands;
    const gain = stands ? board.known - before : -1;
    board.at.restore(this.#saved);
    return gain;
  }

  /** The open sides that differ from that, as bits. */
  #wrongSides(cell: number, to: number): number {
    const draft = this.#draft;
    const own = draft.insideAt(cell);
    let wrong = 0;
    for (let side = 0; side < SIDES; side++) {
      if (!((this.#open[cell] >> side) & 1)) continue;
      if ((draft.insideAt(draft.beside(cell, side)) ^ own) !== to) wrong |= 1 << side;
    }
    return wrong;
  }

  /** A cell on a side that is settled, and so is that of a neighbour on the wrong one. */
  #isPastHope(cell: number, to: number): boolean {
    if (this.#isLoose[cell]) return false;
    const wrong = this.#wrongSides(cell, to);
    for (let side = 0; side < SIDES; side++) {
      if (!((wrong >> side) & 1)) continue;
      const other = this.#draft.beside(cell, side);
      if (other < 0 || !this.#isLoose[other]) return true;
    }
    return false;
  }

  /** Leads the loop as the unit's cells want it; the first that cannot be satisfied is refused. */
  #isGranted(unit: number): boolean {
    for (const cell of this.#draft.units[unit]) {
      const to = this.#aim[cell];
      if (to === AS_THEY_ARE || this.#leadsPast(cell, to)) continue;
      this.#isRefused[2 * cell + to] = 1;
      return false;
    }
    return true;
  }

  /** Either the cell stays on its side and some neighbours change theirs, or it changes sides and the others do. */
  #leadsPast(cell: number, to: number): boolean {
    const wrong = this.#wrongSides(cell, to);
    if (!wrong) return true;
    if (!this.#isLoose[cell]) return this.#bendsAt(cell, wrong);
    const [first, second] =
      COUNT[wrong] > SIDES / 2 ? [wrong ^ ALL_SIDES, wrong] : [wrong, wrong ^ ALL_SIDES];
    return this.#bendsAt(cell, first, first !== wrong) || this.#bendsAt(cell, second, second !== wrong);
  }

  #bendsAt(cell: number, sides: number, itself = false): boolean {
    const bends = this.#bends;
    bends.length = 0;
    if (itself) bends.push(cell);
    for (let side = 0; side < SIDES; side++) {
      if (!((sides >> side) & 1)) continue;
      const other = this.#draft.beside(cell, side);
      if (other < 0 || !this.#isLoose[other]) return false;
      bends.push(other);
    }
    return this.#bendAll(cell);
  }

  /** In an order in which the loop stays in one piece; none when no such order of all is found. */
  #bendAll(middle: number): boolean {
    const bends = this.#bends;
    this.#bent.length = 0;
    for (let i = 0; i < bends.length;) {
      if (this.#bend(bends[i], middle, DEPTH)) {
        bends.splice(i, 1);
        i = 0;
      } else i++;
    }
    if (bends.length) this.#takeBack(0);
    return bends.length === 0;
  }

  /** Leads the loop around a cell, after nearby bends that allow it; those leave the middle and its sides alone. */
  #bend(cell: number, middle: number, depth: number): boolean {
    if (!this.#draft.canBend(cell) && (depth === 0 || !this.#prepare(cell, middle, depth - 1))) return false;
    this.#draft.flip(cell);
    this.#bent.push(cell);
    return true;
  }

  #prepare(cell: number, middle: number, depth: number): boolean {
    const draft = this.#draft;
    const { width, height } = draft.puzzle;
    const [row, column] = [Math.floor(cell / width), cell % width];
    const [bottom, right] = [Math.min(row + 1, height - 1), Math.min(column + 1, width - 1)];
    for (let r = Math.max(0, row - 1); r <= bottom; r++)
      for (let c = Math.max(0, column - 1); c <= right; c++) {
        const other = r * width + c;
        if (other === cell || !this.#isLoose[other] || draft.isAtOrBeside(other, middle)) continue;
        const before = this.#bent.length;
        if (!this.#bend(other, middle, depth)) continue;
        if (draft.canBend(cell)) return true;
        this.#takeBack(before);
      }
    return false;
  }

  #takeBack(count: number): void {
    while (this.#bent.length > count) this.#draft.flip(this.#bent.pop() ?? 0);
  }

  #show(unit: number): void {
    const board = this.#board;
    this.#draft.toggle(unit);
    for (const cell of this.#draft.units[unit]) board.addClue(cell);
    board.run();
    board.at.save(this.#saved);
  }
}

/** The propagator's edge on a side of a cell: above, on the right, below, on the left. */
function edgeAt(x: number, side: number, stride: number): number {
  if (side & 1) return 2 * (side === 1 ? x + 1 : x) + 1;
  return 2 * (side === 0 ? x : x + stride);
}
