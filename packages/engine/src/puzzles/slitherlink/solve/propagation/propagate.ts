/**
 * The fast propagator: what a set of rules forces on a square board, to the fixpoint.
 *
 * Cells and dots are domains of configurations that stay consistent through their shared corners;
 * paths know their ends; cells know their sides relative to each other. `deduce` gives the same answers in
 * words, on any mesh and much more slowly; tests compare the two edge by edge.
 */
import type { Task } from '../../../../task.ts';
import { CROSS, isClue, LINE, OPEN, type Puzzle } from '../../rules/rules.ts';
import { draw, refusePending, visitsEnough } from './chains.ts';
import { connect } from './connectivity.ts';
import { ALL_RULES, LOOPS, PAIRS, PARITY, REGIONS, STARS } from '../level-numbers.ts';
import { CLOSED, KNOWN, LINES, MISSING, PAIRED, PATHS, Position } from './position.ts';
import { beginSides, join, relate } from './sides.ts';
import { judgeStar, touchStars } from './stars.ts';
import {
  BY_CORNER,
  BY_EDGE,
  CAN_BE_OFF,
  CAN_BE_ON,
  onlyEdges,
  PASSED_OR_NOT,
  PROJECT_HIGH,
  PROJECT_LOW,
} from '../../../../loops/square/tables.ts';
import { drawThrees, pairThrees } from './threes.ts';

const REST = 0;
const UNFINISHED = 1;
const CONTRADICTED = 2;

const NODES_PER_REPORT = 20_000;
const MAX_NODES = 0x3fffffff;

export class Propagation {
  readonly at: Position;
  /** Bits of level-numbers.ts. */
  rules = ALL_RULES;
  /** Classes joined so far: tells whether connectivity has found something. */
  joins = 0;
  #puzzle: Puzzle = { width: 0, height: 0, clues: [], rule: 'loop' };
  readonly #queue: Int32Array;
  readonly #queued: Uint8Array;
  readonly #mask: number;
  #head = 0;
  #tail = 0;
  readonly #touched: Int32Array;
  readonly #isTouched: Uint8Array;
  #touchedCount = 0;

  constructor(width: number, height: number) {
    this.at = new Position(width, height);
    const nodes = 2 * this.at.layout.sites;
    const capacity = 1 << (32 - Math.clz32(nodes));
    this.#mask = capacity - 1;
    this.#queue = new Int32Array(capacity);
    this.#queued = new Uint8Array(nodes);
    this.#touched = new Int32Array(nodes);
    this.#isTouched = new Uint8Array(nodes);
  }

  /** Lays out a puzzle and what is known of its edges; false when that is contradictory at once. */
  load(puzzle: Puzzle, rules: number, edges?: ArrayLike<number>): boolean {
    this.loadBlank(puzzle, rules);
    const { cells } = this.at.layout;
    for (let i = 0; i < cells.length; i++) if (isClue(puzzle.clues[i])) this.addClue(i);
    return edges === undefined || this.mark(edges);
  }

  /** Lays out the board without any clue: `addClue` then takes them one by one. */
  loadBlank(puzzle: Puzzle, rules: number): void {
    this.#puzzle = puzzle;
    this.rules = rules;
    this.#forget();
    this.at.clear(puzzle.rule);
    this.#wakeBorder();
  }

  /** Adds the clue of a cell (by its number in the puzzle); false when it cannot hold. */
  addClue(cell: number): boolean {
    const x = this.at.layout.cells[cell];
    if (!this.at.addClue(x, this.#puzzle.clues[cell])) return false;
    this.#wake(x);
    pairThrees(this, this.#puzzle, cell);
    return !(this.rules & LOOPS) || refusePending(this);
  }

  /** Takes over what is known of the edges, in the mesh's order. */
  mark(edges: ArrayLike<number>): boolean {
    for (let i = 0; i < edges.length; i++)
      if (edges[i] !== OPEN && !this.decide(this.at.layout.edges[i], edges[i])) return this.#forget();
    return true;
  }

  /** Edges that are decided. */
  get known(): number {
    return this.at.count[KNOWN];
  }

  get complete(): boolean {
    return this.at.count[KNOWN] === this.at.layout.edges.length;
  }

  /** Is the drawing one closed loop that meets every clue? */
  get solved(): boolean {
    const { count } = this.at;
    return (
      count[CLOSED] === 1 && count[PATHS] === 1 && count[MISSING] === 0 && visitsEnough(this, count[LINES])
    );
  }

  /** Puts a value on an edge; false when its dot cannot have it. */
  decide(edge: number, value: number): boolean {
    const ring = edge & 1 ? 2 : 3;
    return this.restrict(this.at.layout.sites + (edge >> 1), BY_EDGE[2 * ring + (value === LINE ? 1 : 0)]);
  }

  /** All that the rules force; false on a contradiction. */
  run(): boolean {
    return this.#advance(MAX_NODES) === REST;
  }

  /** The same with yields. This propagator must not be used for anything else in between. */
  *running(): Task<boolean> {
    for (;;) {
      const now = this.#advance(NODES_PER_REPORT);
      if (now !== UNFINISHED) return now === REST;
      yield { done: this.at.count[KNOWN], of: this.at.layout.edges.length };
    }
  }

  #advance(nodes: number): typeof REST | typeof UNFINISHED | typeof CONTRADICTED {
    const { count } = this.at;
    for (;;) {
      if (!this.#drain(nodes)) return this.#contradicted();
      if (this.#head !== this.#tail) return UNFINISHED;
      if (this.rules & PAIRS && count[PAIRED]) {
        if (!drawThrees(this, this.#puzzle)) return this.#contradicted();
        if (this.#head !== this.#tail) continue;
      }
      if (this.rules & LOOPS && count[CLOSED]) {
        if (!this.solved) return this.#contradicted();
        if (this.complete) return REST;
        this.#crossTheRest();
        continue;
      }
      if (this.complete) return REST;
      if (!(this.rules & (STARS | PARITY))) return REST;
      if (!this.#judgeTouched()) return this.#contradicted();
      if (this.#head !== this.#tail) continue;
      if (!(this.rules & REGIONS)) return REST;
      const joinsBefore = this.joins;
      if (!connect(this)) return this.#contradicted();
      if (this.joins === joinsBefore) return REST;
      if (nodes < MAX_NODES) return UNFINISHED;
    }
  }

  /** Continues from a fixpoint with more rules; corners are among the rules before and after. */
  *raising(rules: number): Task<boolean> {
    const before = this.rules;
    this.rules = rules;
    yield { done: this.at.count[KNOWN], of: this.at.layout.edges.length };
    if (rules & ~before & PARITY && !beginSides(this)) return this.#forget();
    return yield* this.running();
  }

  /** The state of every edge in the mesh's order. */
  edges(): Uint8Array {
    const { edge, layout } = this.at;
    const edges = new Uint8Array(layout.edges.length);
    for (let i = 0; i < edges.length; i++) edges[i] = edge[layout.edges[i]];
    return edges;
  }

  /** Has the clue of this cell been added? */
  shows(cell: number): boolean {
    return this.at.hasClue[this.at.layout.cells[cell]] === 1;
  }

  /** Narrows a node's domain and wakes it; false when nothing is left. */
  restrict(node: number, to: number): boolean {
    const { domain } = this.at;
    const before = domain[node];
    const after = before & to;
    if (after === before) return true;
    if (!after) return false;
    domain[node] = after;
    this.#wake(node);
    return true;
  }

  #wake(node: number): void {
    if (this.#queued[node]) return;
    this.#queued[node] = 1;
    this.#queue[this.#tail] = node;
    this.#tail = (this.#tail + 1) & this.#mask;
  }

  /** Without clues only the border has something to say; under 'every-dot' every dot has. */
  #wakeBorder(): void {
    const { layout, domain } = this.at;
    for (let i = 0; i < layout.dots.length; i++) {
      const node = layout.sites + layout.dots[i];
      if (domain[node] !== PASSED_OR_NOT) this.#wake(node);
    }
  }

  #contradicted(): typeof CONTRADICTED {
    this.#forget();
    return CONTRADICTED;
  }

  /** Empties the queues after a contradiction; false, for the caller to return. */
  #forget(): false {
    for (; this.#head !== this.#tail; this.#head = (this.#head + 1) & this.#mask)
      this.#queued[this.#queue[this.#head]] = 0;
    while (this.#touchedCount > 0) this.#isTouched[this.#touched[--this.#touchedCount]] = 0;
    return false;
  }

  /** Cells and dots agree on their corners, and every edge that becomes known is reported. At most this many nodes. */
  #drain(nodes: number): boolean {
    const { at, rules } = this;
    const queue = this.#queue;
    const queued = this.#queued;
    const mask = this.#mask;
    const { domain, heard, told } = at;
    const { sites, stride } = at.layout;
    for (let left = nodes; this.#head !== this.#tail && left > 0; left--) {
      const node = queue[this.#head];
      this.#head = (this.#head + 1) & mask;
      queued[node] = 0;
      const now = domain[node];
      let seen = PROJECT_LOW[now & 255] | PROJECT_HIGH[now >> 8];
      if (!(rules & PAIRS)) seen = onlyEdges(seen);
      if (rules & PARITY) this.touch(node);
      else if (rules & STARS) touchStars(this, node);
      const lost = heard[node] & ~seen;
      const isDot = node >= sites;
      const x = isDot ? node - sites : node;
      if (lost !== 0) {
        heard[node] &= seen;
        // Corners 0 … 3 of a cell are the dots at x+1, x+S+1, x+S, x; of a dot the cells x−S−1, x−1, x, x−S.
        if (lost & 0xf && !this.#tell(isDot ? x - stride - 1 : sites + x + 1, 1, seen & 15)) return false;
        if (lost & 0xf0 && !this.#tell(isDot ? x - 1 : sites + x + stride + 1, 0, (seen >> 4) & 15))
          return false;
        if (lost & 0xf00 && !this.#tell(isDot ? x : sites + x + stride, 3, (seen >> 8) & 15)) return false;
        if (lost & 0xf000 && !this.#tell(isDot ? x - stride : sites + x, 2, (seen >> 12) & 15)) return false;
      }
      if (!isDot) continue;
      const known = 15 & ~((seen >> CAN_BE_OFF) & (seen >> CAN_BE_ON));
      const fresh = known & ~told[x];
      if (fresh === 0) continue;
      told[x] = known;
      for (let ring = 0; ring < 4; ring++)
        if ((fresh >> ring) & 1 && !this.#know(x, ring, (seen >> (CAN_BE_ON + ring)) & 1)) return false;
    }
    return true;
  }

  /** A node receives the pairs left at one of its corners, and need not report them back. */
  #tell(node: number, corner: number, pairs: number): boolean {
    const { domain, heard } = this.at;
    heard[node] &= ~((15 & ~pairs) << (4 * corner));
    const before = domain[node];
    const after = before & BY_CORNER[(corner << 4) | pairs];
    if (after === before) return true;
    if (after === 0) return false;
    domain[node] = after;
    this.#wake(node);
    return true;
  }

  /** Queues it to be judged once everything else has settled. */
  touch(node: number): void {
    if (this.#isTouched[node]) return;
    this.#isTouched[node] = 1;
    this.#touched[this.#touchedCount++] = node;
  }

  /** An edge has become known at one of its dots. */
  #know(dot: number, ring: number, line: number): boolean {
    const { at, rules } = this;
    const { stride } = at.layout;
    const from = ring === 0 ? dot - stride : ring === 1 ? dot - 1 : dot;
    const edge = 2 * from + (ring & 1 ? 0 : 1);
    if (at.edge[edge] !== OPEN) return true;
    at.edge[edge] = line ? LINE : CROSS;
    at.count[KNOWN]++;
    const beside = edge & 1 ? from - 1 : from - stride;
    if (line && !draw(this, from, edge & 1 ? from + stride : from + 1, from, beside)) return false;
    return !(rules & PARITY) || join(this, from, beside, line);
  }

  #crossTheRest(): void {
    const { layout, edge } = this.at;
    for (let i = 0; i < layout.edges.length; i++)
      if (edge[layout.edges[i]] === OPEN) this.decide(layout.edges[i], CROSS);
  }

  /** What changed domains say about sides, or with the one clue beside them. */
  #judgeTouched(): boolean {
    while (this.#touchedCount > 0) {
      const node = this.#touched[--this.#touchedCount];
      this.#isTouched[node] = 0;
      if (!(this.rules & STARS ? judgeStar(this, node) : relate(this, node))) return false;
    }
    return true;
  }
}
