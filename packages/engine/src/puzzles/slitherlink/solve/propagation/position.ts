/**
 * All that changes while the fast propagator works, in one block of memory, so that supposing
 * something and taking it back is one copy. One instance serves every board of its size.
 */
import { CROSS, LINE, OPEN, type Rule } from '../../rules/rules.ts';
import { layoutOf, type Layout } from '../../../../loops/square/layout.ts';
import { ANY, BY_COUNT, BY_EDGE, PASSED, PASSED_OR_NOT } from '../../../../loops/square/tables.ts';

/** Slots of `count`. */
export const LINES = 0; // lines on the board
export const PATHS = 1; // separate paths of lines
export const MISSING = 2; // lines that clues still need
export const CLOSED = 3; // 1 when a loop has closed
export const KNOWN = 4; // real edges decided
export const PENDING = 5; // an edge that would close the complete solution, or -1
export const ASKING = 6; // clues above 0
export const PAIRED = 7; // 1 when two threes side by side may have more to say
const COUNTERS = 8;

/** The outer face is the class of site 0. */
export const OUTER = 0;

export class Position {
  readonly layout: Layout;
  /** Domains: of cells at their site, of dots at `sites` + their site. */
  readonly domain: Uint16Array;
  /** Per node, the corner masks already passed to its neighbours; none towards cells that do not exist. */
  readonly heard: Uint16Array;
  readonly edge: Uint8Array; // OPEN, LINE or CROSS
  readonly told: Uint8Array; // per dot: ring edges already reported as known
  readonly mate: Int32Array; // the other end of the path that ends in a dot
  /** Classes of cells whose sides are known relative to each other: label, parity, circular list, size. */
  readonly label: Int32Array;
  readonly parity: Uint8Array;
  readonly next: Int32Array;
  readonly size: Int32Array;
  readonly count: Int32Array;
  readonly hasClue: Uint8Array;
  rule: Rule = 'loop';

  readonly #bytes: Uint8Array;
  readonly #blank: Record<Rule, Uint8Array>;

  constructor(width: number, height: number) {
    this.layout = layoutOf(width, height);
    const n = this.layout.sites;
    const buffer = new ArrayBuffer(4 * (4 * n + COUNTERS) + 2 * 4 * n + (2 + 1 + 1 + 1) * n);
    this.#bytes = new Uint8Array(buffer);
    this.mate = new Int32Array(buffer, 0, n);
    this.label = new Int32Array(buffer, 4 * n, n);
    this.next = new Int32Array(buffer, 8 * n, n);
    this.size = new Int32Array(buffer, 12 * n, n);
    this.count = new Int32Array(buffer, 16 * n, COUNTERS);
    const words = 16 * n + 4 * COUNTERS;
    this.domain = new Uint16Array(buffer, words, 2 * n);
    this.heard = new Uint16Array(buffer, words + 4 * n, 2 * n);
    const bytes = words + 8 * n;
    this.edge = new Uint8Array(buffer, bytes, 2 * n);
    this.told = new Uint8Array(buffer, bytes + 2 * n, n);
    this.parity = new Uint8Array(buffer, bytes + 3 * n, n);
    this.hasClue = new Uint8Array(buffer, bytes + 4 * n, n);
    this.#blank = { loop: this.#blankBoard('loop'), 'every-dot': this.#blankBoard('every-dot') };
  }

  /** The memory as it is now; `restore` brings it back. */
  save(into: Uint8Array = new Uint8Array(this.#bytes.length)): Uint8Array {
    into.set(this.#bytes);
    return into;
  }

  restore(saved: Uint8Array): void {
    this.#bytes.set(saved);
  }

  /** An empty board without clues. */
  clear(rule: Rule): void {
    this.rule = rule;
    this.restore(this.#blank[rule]);
  }

  /** Adds a clue; its cell must not have one yet. False when the lines around it already forbid it. */
  addClue(x: number, clue: number): boolean {
    const { domain, hasClue, count, edge, layout } = this;
    const { stride } = layout;
    const lines = +(edge[2 * x] === LINE) + +(edge[2 * x + 1] === LINE);
    const more = +(edge[2 * (x + stride)] === LINE) + +(edge[2 * (x + 1) + 1] === LINE);
    hasClue[x] = 1;
    domain[x] &= BY_COUNT[clue];
    count[MISSING] += clue - lines - more;
    if (clue > 0) count[ASKING]++;
    return domain[x] !== 0;
  }

  #blankBoard(rule: Rule): Uint8Array {
    const { layout, domain, heard, edge, told, mate, label, next, size, count } = this;
    const { sites, stride, isCell, isDot, dots, meshEdge } = layout;
    this.#bytes.fill(0);
    domain.fill(ANY, 0, sites);
    heard.set(layout.corners);
    for (let e = 0; e < edge.length; e++) edge[e] = meshEdge[e] < 0 ? CROSS : OPEN;
    for (let x = 0; x < sites; x++) {
      mate[x] = x;
      label[x] = isCell[x] ? x : OUTER;
      next[x] = x;
      size[x] = isCell[x] ? 1 : sites;
      if (!isDot[x]) domain[sites + x] = ANY;
    }
    for (const dot of dots) {
      let allowed = rule === 'loop' ? PASSED_OR_NOT : PASSED;
      const around = [2 * (dot - stride) + 1, 2 * (dot - 1), 2 * dot + 1, 2 * dot];
      around.forEach((e, i) => {
        if (edge[e] !== CROSS) return;
        allowed &= BY_EDGE[2 * i];
        told[dot] |= 1 << i;
      });
      domain[sites + dot] = allowed;
    }
    count[PENDING] = -1;
    return this.save();
  }
}
