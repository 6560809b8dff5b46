/**
 * What follows from pearls and marks, quickly. Each cell keeps the set of ways the loop may still take
 * through it; neighbours and pearls strike ways out until nothing changes. Paths know their two ends.
 *
 * All state is in one block of memory: saving and restoring a position is one copy.
 */
import { type Board, opposite } from '../rules/board.ts';
import { BLACK, BLANK, CROSS, LINE, OPEN, type Puzzle } from '../rules/rules.ts';
import { oneBlock } from './blocks.ts';
import { CONNECTIVITY, LOOPS, SIDES } from './level-numbers.ts';
import { sidesAgree } from './sides.ts';
import { ANY, AWAY, EVERY, HORIZONTAL, SOME, STRAIGHT_ALONG, TURNS, USING, VERTICAL } from './ways.ts';

// Counters
const LINES = 0; // drawn
const CLOSED = 1;

export class Propagation {
  readonly board: Board;
  level = CONNECTIVITY;
  readonly ways: Uint8Array; // by cell
  readonly drawn: Uint8Array; // by cell: directions with a line
  readonly cut: Uint8Array; // by cell: directions without
  readonly pearls: Uint8Array;
  /** Links in the order in which they were decided, recorded only on request. */
  order: number[] | undefined;
  readonly #memory: Uint8Array;
  readonly #end: Int32Array; // by cell at the end of a path: its other end; itself where no line is
  readonly #length: Int32Array; // by cell at the end of a path: its links
  readonly #counters: Int32Array;
  readonly #queue: Int32Array;
  readonly #queued: Uint8Array;
  #waiting = 0;
  /** A line was drawn since loops were last looked at. */
  #grown = true;

  constructor(board: Board) {
    const { cells } = board;
    const words = 4 * (2 * cells + 2);
    const memory = new ArrayBuffer(words + 4 * cells);
    this.board = board;
    this.#memory = new Uint8Array(memory);
    this.#end = new Int32Array(memory, 0, cells);
    this.#length = new Int32Array(memory, 4 * cells, cells);
    this.#counters = new Int32Array(memory, 8 * cells, 2);
    this.ways = new Uint8Array(memory, words, cells);
    this.drawn = new Uint8Array(memory, words + cells, cells);
    this.cut = new Uint8Array(memory, words + 2 * cells, cells);
    this.pearls = new Uint8Array(memory, words + 3 * cells, cells);
    this.#queue = new Int32Array(cells);
    this.#queued = new Uint8Array(cells);
  }

  /** An empty board without pearls. */
  clear(level: number): void {
    this.#settle();
    this.#memory.fill(0);
    this.level = level;
    this.ways.fill(ANY);
    for (let cell = 0; cell < this.board.cells; cell++) this.#end[cell] = cell;
    for (let cell = 0; cell < this.board.cells; cell++) this.#push(cell);
    for (let at = 0; at < this.board.next.length; at++)
      if (this.board.next[at] < 0) this.ways[at >> 2] &= ~USING[at & 3];
  }

  /** False when the marks alone contradict. */
  load(puzzle: Puzzle, level: number, marks?: ArrayLike<number>): boolean {
    this.clear(level);
    for (let cell = 0; cell < this.board.cells; cell++)
      if (puzzle.pearls[cell] !== BLANK && !this.addPearl(cell, puzzle.pearls[cell])) return false;
    if (marks)
      for (let link = 0; link < marks.length; link++)
        if (marks[link] !== OPEN && !this.decide(link, marks[link])) return false;
    return true;
  }

  addPearl(cell: number, pearl: number): boolean {
    this.pearls[cell] = pearl;
    this.#grown = true;
    return this.#narrow(cell, pearl === BLACK ? TURNS : VERTICAL | HORIZONTAL) && this.#push(cell);
  }

  decide(link: number, value: number): boolean {
    const cell = this.board.mesh.edgeDots[2 * link];
    const using = USING[this.board.link[4 * cell + 1] === link ? 1 : 2];
    return this.#narrow(cell, value === LINE ? using : ~using);
  }

  valueOf(link: number): number {
    const cell = this.board.mesh.edgeDots[2 * link];
    const bit = this.board.link[4 * cell + 1] === link ? 2 : 4;
    return this.drawn[cell] & bit ? LINE : this.cut[cell] & bit ? CROSS : OPEN;
  }

  links(): Uint8Array {
    const links = new Uint8Array(this.board.mesh.edgeCount);
    for (let link = 0; link < links.length; link++) links[link] = this.valueOf(link);
    return links;
  }

  /** One closed loop contains everything: at the fixpoint, that is a solution. */
  get closed(): boolean {
    return this.#counters[CLOSED] === 1;
  }

  get lineCount(): number {
    return this.#counters[LINES];
  }

  save(into?: Uint8Array): Uint8Array {
    const saved = into ?? new Uint8Array(this.#memory.length);
    saved.set(this.#memory);
    return saved;
  }

  restore(saved: Uint8Array): void {
    this.#settle();
    this.#memory.set(saved);
    this.#grown = true;
  }

  /** To the fixpoint of the level; false on a contradiction. */
  run(): boolean {
    for (;;) {
      if (!this.#drain()) return false;
      if (this.closed || this.level < LOOPS) return true;
      if (this.#grown && !this.#keepOpen()) return false;
      if (this.#waiting) continue;
      if (this.level < SIDES) return true;
      if (!sidesAgree(this)) return false;
      if (this.#waiting) continue;
      if (this.level < CONNECTIVITY) return true;
      if (!oneBlock(this)) return false;
      if (!this.#waiting) return true;
    }
  }

  #settle(): void {
    while (this.#waiting) this.#queued[this.#queue[--this.#waiting]] = 0;
  }

  #push(cell: number): true {
    if (this.#queued[cell]) return true;
    this.#queued[cell] = 1;
    this.#queue[this.#waiting++] = cell;
    return true;
  }

  #drain(): boolean {
    while (this.#waiting) {
      const cell = this.#queue[--this.#waiting];
      this.#queued[cell] = 0;
      if (!this.#revise(cell)) return false;
    }
    return true;
  }

  #narrow(cell: number, set: number): boolean {
    const now = this.ways[cell] & set;
    if (now === this.ways[cell]) return true;
    this.ways[cell] = now;
    if (now === 0) return false;
    this.#push(cell);
    // Links notify the neighbours; a pearl also looks at ways.
    for (let at = 4 * cell; at < 4 * cell + 4; at++) {
      const beside = this.board.next[at];
      if (beside >= 0 && this.pearls[beside]) this.#push(beside);
    }
    return true;
  }

  #revise(cell: number): boolean {
    if (this.pearls[cell] && !this.#revisePearl(cell)) return false;
    const lines = EVERY[this.ways[cell]] & ~this.drawn[cell];
    const cuts = ~SOME[this.ways[cell]] & ~this.cut[cell] & 15;
    if (!(lines | cuts)) return true;
    for (let direction = 0; direction < 4; direction++) {
      if ((cuts >> direction) & 1 && !this.#cutLink(cell, direction)) return false;
      if ((lines >> direction) & 1 && !this.#draw(cell, direction)) return false;
    }
    return true;
  }

  #cutLink(cell: number, direction: number): boolean {
    this.cut[cell] |= 1 << direction;
    const beside = this.board.next[4 * cell + direction];
    if (beside < 0) return true;
    this.cut[beside] |= 1 << opposite(direction);
    this.order?.push(this.board.link[4 * cell + direction]);
    return this.#narrow(beside, ~USING[opposite(direction)]);
  }

  #draw(cell: number, direction: number): boolean {
    const beside = this.board.next[4 * cell + direction];
    this.drawn[cell] |= 1 << direction;
    this.drawn[beside] |= 1 << opposite(direction);
    this.#counters[LINES]++;
    this.#grown = true;
    this.order?.push(this.board.link[4 * cell + direction]);
    return this.#narrow(beside, USING[opposite(direction)]) && this.#join(cell, beside);
  }

  #join(a: number, b: number): boolean {
    const [start, stop] = [this.#end[a], this.#end[b]];
    if (start === b) return this.#close(this.#length[a] + 1);
    const length = (start === a ? 0 : this.#length[a]) + (stop === b ? 0 : this.#length[b]) + 1;
    this.#end[start] = stop;
    this.#end[stop] = start;
    this.#length[start] = this.#length[stop] = length;
    return true;
  }

  /** Either this loop is the solution or there is none: whatever is not on it stays empty. */
  #close(length: number): boolean {
    if (length !== this.#counters[LINES]) return false;
    this.#counters[CLOSED] = 1;
    for (let cell = 0; cell < this.board.cells; cell++)
      if (!this.drawn[cell] && !this.#narrow(cell, AWAY)) return false;
    return true;
  }

  /** A link that would close a path is cut unless everything is on the path. */
  #keepOpen(): boolean {
    this.#grown = false;
    for (let cell = 0; cell < this.board.cells; cell++) {
      const stop = this.#end[cell];
      if (stop <= cell || !isEnd(this.drawn[cell]) || this.#end[stop] !== cell || !isEnd(this.drawn[stop]))
        continue;
      const direction = stop === cell + 1 ? 1 : stop === cell + this.board.width ? 2 : 0;
      if (!direction || this.board.next[4 * cell + direction] !== stop) continue;
      if ((this.drawn[cell] | this.cut[cell]) & (1 << direction)) continue;
      if (this.#length[cell] === this.#counters[LINES] && !this.#pearlOutside()) continue;
      if (!this.#narrow(cell, ~USING[direction])) return false;
    }
    return true;
  }

  #pearlOutside(): boolean {
    for (let cell = 0; cell < this.board.cells; cell++)
      if (this.pearls[cell] && !this.drawn[cell]) return true;
    return false;
  }

  #revisePearl(cell: number): boolean {
    return this.pearls[cell] === BLACK ? this.#reviseBlack(cell) : this.#reviseWhite(cell);
  }

  /** A way needs a straight way through the next cell on each side. */
  #reviseBlack(cell: number): boolean {
    const { next } = this.board;
    for (let direction = 0; direction < 4; direction++) {
      const beside = next[4 * cell + direction];
      const straight = beside >= 0 && this.ways[beside] & STRAIGHT_ALONG[direction];
      if (!straight && !this.#narrow(cell, ~USING[direction])) return false;
    }
    const sure = EVERY[this.ways[cell]];
    for (let direction = 0; direction < 4; direction++)
      if ((sure >> direction) & 1 && !this.#narrow(next[4 * cell + direction], STRAIGHT_ALONG[direction]))
        return false;
    return true;
  }

  /** Along an axis it needs a turn in at least one of the next cells. */
  #reviseWhite(cell: number): boolean {
    const { next } = this.board;
    for (let direction = 0; direction < 2; direction++) {
      const straight = STRAIGHT_ALONG[direction];
      if (!(this.ways[cell] & straight)) continue;
      const [a, b] = [next[4 * cell + direction], next[4 * cell + opposite(direction)]];
      const turnsA = TURNS & USING[opposite(direction)];
      const turnsB = TURNS & USING[direction];
      const [mayA, mayB] = [this.ways[a] & turnsA, this.ways[b] & turnsB];
      if (!mayA && !mayB) {
        if (!this.#narrow(cell, ~straight)) return false;
        continue;
      }
      if (this.ways[cell] !== straight) continue;
      if (!mayA && !this.#narrow(b, turnsB)) return false;
      if (!mayB && !this.#narrow(a, turnsA)) return false;
    }
    return true;
  }
}

const isEnd = (drawn: number): boolean => drawn !== 0 && (drawn & (drawn - 1)) === 0;
