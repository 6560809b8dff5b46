/**
 * The propagator for any mesh: what a set of rules forces, to the fixpoint. Faces and dots are rings
 * that stay consistent through the corners they share (judge-ring.ts); paths know their ends; faces know
 * their sides relative to each other. On squares the propagator made for them is faster and says the same.
 */
import type { Mesh } from '../../../../grid/mesh.ts';
import type { Task } from '../../../../task.ts';
import { CROSS, isClue, LINE, OPEN, type Puzzle } from '../../rules/rules.ts';
import type { LevelEngine } from '../level-engine.ts';
import { ALL_RULES, LOOPS, PAIRS, PARITY, REGIONS, STARS } from '../level-numbers.ts';
import { Connectivity } from './connectivity.ts';
import {
  decided,
  given,
  isInterrupted,
  judge,
  left,
  lookUp,
  narrowed,
  pairsLeft,
  takePairs,
} from './judge-ring.ts';
import { drawLine, refusePending, visitsEnough } from './chains.ts';
import { SWAPPED } from './pairs.ts';
import { CLOSED, KNOWN, LINES, MeshPosition, MISSING, PATHS } from './position.ts';
import { joinSides } from './sides.ts';
import { NO_RING, RingQueue } from './ring-queue.ts';
import { judgeSides } from './face-sides.ts';
import { judgeStars } from './stars.ts';
import { smallRing } from './small-rings.ts';
import { drawThrees, threesOf, type Threes } from './threes.ts';

const REST = 0;
const UNFINISHED = 1;
const CONTRADICTED = 2;
type Progress = typeof REST | typeof UNFINISHED | typeof CONTRADICTED;

const RINGS_PER_REPORT = 8_000;
const ANY_NUMBER = 0x3fffffff;

export class MeshPropagation implements LevelEngine {
  readonly at: MeshPosition;
  rules = ALL_RULES;
  /** Classes joined so far: tells whether connectivity has found something. */
  joins = 0;
  #puzzle: Puzzle = { width: 0, height: 0, clues: [], rule: 'loop' };
  #threes: readonly Threes[] = [];
  readonly #connectivity: Connectivity;
  readonly #queue: RingQueue;
  readonly #news: Int32Array; // edges that paths and sides have not processed yet
  #newsCount = 0;
  readonly relate = (a: number, b: number, unequal: number): boolean => joinSides(this, a, b, unequal);

  constructor(mesh: Mesh) {
    this.at = new MeshPosition(mesh);
    this.#connectivity = new Connectivity(this.at);
    this.#queue = new RingQueue(this.at.layout);
    this.#news = new Int32Array(mesh.edgeCount);
  }

  load(puzzle: Puzzle, rules: number, edges?: ArrayLike<number>): boolean {
    this.loadBlank(puzzle, rules);
    for (let face = 0; face < this.at.layout.faces; face++)
      if (isClue(puzzle.clues[face])) this.addClue(face);
    return edges === undefined || this.#mark(edges);
  }

  loadBlank(puzzle: Puzzle, rules: number): void {
    this.#puzzle = puzzle;
    this.rules = rules;
    this.#forget();
    this.at.clear(puzzle.rule);
    this.#threes = rules & PAIRS ? threesOf(this.at.layout, puzzle.clues) : [];
    this.#wakeDots();
  }

  /** Adds the clue of a face; what it forces follows when the board runs. */
  addClue(face: number): boolean {
    const { at } = this;
    at.addClue(face, this.#puzzle.clues[face]);
    this.wake(face);
    return !(this.rules & LOOPS) || refusePending(this);
  }

  #mark(edges: ArrayLike<number>): boolean {
    for (let edge = 0; edge < edges.length; edge++)
      if (edges[edge] !== OPEN && !this.decide(edge, edges[edge])) return this.#forget();
    return true;
  }

  get known(): number {
    return this.at.count[KNOWN];
  }

  get complete(): boolean {
    return this.at.count[KNOWN] === this.at.edge.length;
  }

  get solved(): boolean {
    const { count } = this.at;
    return (
      count[CLOSED] === 1 && count[PATHS] === 1 && count[MISSING] === 0 && visitsEnough(this.at, count[LINES])
    );
  }

  /** Puts a value on an edge and notifies its rings; false when it has the other one. */
  decide(edge: number, value: number): boolean {
    const { at } = this;
    if (at.edge[edge] !== OPEN) return at.edge[edge] === value;
    at.edge[edge] = value;
    at.count[KNOWN]++;
    this.#news[this.#newsCount++] = edge;
    const { edgeRings } = at.layout;
    for (let i = 4 * edge; i < 4 * edge + 4; i++) if (edgeRings[i] >= 0) this.wake(edgeRings[i]);
    return true;
  }

  wake(ring: number): void {
    this.#queue.add(ring);
  }

  run(): boolean {
    return this.#advance(ANY_NUMBER) === REST;
  }

  *running(): Task<boolean> {
    for (;;) {
      const now = this.#advance(RINGS_PER_REPORT);
      if (now !== UNFINISHED) return now === REST;
      yield { done: this.at.count[KNOWN], of: this.at.edge.length };
    }
  }

  *raising(rules: number): Task<boolean> {
    const before = this.rules;
    this.rules = rules;
    yield { done: this.at.count[KNOWN], of: this.at.edge.length };
    if (rules & ~before & PARITY && !this.#beginColours()) return this.#forget();
    return yield* this.running();
  }

  edges(): Uint8Array {
    return this.at.edge.slice();
  }

  shows(face: number): boolean {
    return this.at.hasClue[face] === 1;
  }

  #advance(rings: number): Progress {
    const { count } = this.at;
    for (;;) {
      if (!this.#drain(rings)) return this.#contradicted();
      if (this.#isBusy) return UNFINISHED;
      if (this.#threes.length && !drawThrees(this, this.#threes, this.#puzzle.clues))
        return this.#contradicted();
      if (this.#isBusy) continue;
      if (this.rules & LOOPS && count[CLOSED]) {
        if (!this.solved) return this.#contradicted();
        if (this.complete) return REST;
        this.#crossTheRest();
        continue;
      }
      if (this.complete) return REST;
      if (this.rules & STARS) {
        if (!judgeStars(this)) return this.#contradicted();
        if (!this.#isBusy) return REST;
        if (rings < ANY_NUMBER) return UNFINISHED;
        continue;
      }
      if (!(this.rules & REGIONS)) return REST;
      const joinsBefore = this.joins;
      if (!this.#connectivity.connect(this)) return this.#contradicted();
      if (this.joins === joinsBefore && !this.#isBusy) return REST;
      if (rings < ANY_NUMBER) return UNFINISHED;
    }
  }

  get #isBusy(): boolean {
    return this.#newsCount > 0 || !this.#queue.isEmpty;
  }

  #drain(rings: number): boolean {
    for (let budget = rings; budget > 0; budget--) {
      while (this.#newsCount > 0) if (!this.#hear(this.#news[--this.#newsCount])) return false;
      const ring = this.#queue.take();
      if (ring === NO_RING) return true;
      if (!this.#judge(ring)) return false;
    }
    return true;
  }

  /** Passes an edge on to paths and sides. */
  #hear(edge: number): boolean {
    const { at, rules } = this;
    const { edgeFaces } = at.layout;
    const isLine = at.edge[edge] === LINE;
    if (isLine && !drawLine(this, edge)) return false;
    return !(rules & PARITY) || joinSides(this, edgeFaces[2 * edge], edgeFaces[2 * edge + 1], isLine ? 1 : 0);
  }

  #judge(ring: number): boolean {
    const { at, rules } = this;
    const { start, faces } = at.layout;
    const from = start[ring];
    const to = start[ring + 1];
    const size = to - from;
    if ((rules & PARITY) !== 0 && ring < faces) {
      // What its sides say of others may come back to it.
      this.#queue.release(ring);
      takePairs(at, from, to);
      return judgeSides(this, ring, from, size) && this.#conclude(from, size);
    }
    if (ring < faces && at.hasClue[ring] === 0 && isInterrupted(at, from, to)) {
      this.#queue.release(ring);
      return true;
    }
    const small = smallRing(size, at.counts[ring]);
    let isPossible = false;
    if (small) {
      isPossible = lookUp(small, at, from, to);
      if (isPossible) this.#keepFound(from);
    } else {
      takePairs(at, from, to);
      isPossible = judge(size, at.counts[ring]) && this.#conclude(from, size);
    }
    this.#queue.release(ring); // what a ring finds by itself is no news to it
    return isPossible;
  }

  /** Keeps what `lookUp` has found, and notifies the others. */
  #keepFound(from: number): void {
    const { edgeAt } = this.at.layout;
    const pairs = pairsLeft;
    let rest = decided;
    if ((this.rules & PAIRS) !== 0)
      for (let corners = narrowed; corners !== 0; corners &= corners - 1) {
        const shift = 31 - Math.clz32(corners & -corners);
        this.#keepPairs(from + (shift >> 2), (pairs >>> shift) & 15);
      }
    for (; rest !== 0; rest &= rest - 1) {
      const shift = 31 - Math.clz32(rest & -rest);
      this.decide(edgeAt[from + (shift >> 2)], (pairs >>> shift) & 0b1010 ? LINE : CROSS);
    }
  }

  /** Keeps what `judge` has left of a ring, and notifies the others. */
  #conclude(from: number, size: number): boolean {
    const { edge, layout } = this.at;
    const { edgeAt } = layout;
    const hasPairs = (this.rules & PAIRS) !== 0;
    for (let i = 0; i < size; i++) {
      const now = left[i];
      if (now === 0) return false;
      if (now !== given[i] && hasPairs) this.#keepPairs(from + i, now);
      // The pairs of an edge that is known agree with it.
      const own = edgeAt[from + i];
      if (edge[own] !== OPEN) continue;
      if ((now & 0b1010) === 0) this.decide(own, CROSS);
      else if ((now & 0b0101) === 0) this.decide(own, LINE);
    }
    return true;
  }

  /** A corner's pairs as a ring has left them; the other ring there is notified. */
  #keepPairs(slot: number, pairs: number): void {
    const { at } = this;
    const { twin, ringOf } = at.layout;
    at.pairs[slot] = pairs;
    const other = twin[slot];
    if (other < 0) return;
    at.pairs[other] = SWAPPED[pairs];
    this.wake(ringOf[other]);
  }

  #crossTheRest(): void {
    for (let edge = 0; edge < this.at.edge.length; edge++)
      if (this.at.edge[edge] === OPEN) this.decide(edge, CROSS);
  }

  /** Passes everything known so far to the sides, as if they had been listening from the start. */
  #beginColours(): boolean {
    const { edge, layout } = this.at;
    for (let each = 0; each < edge.length; each++)
      if (
        edge[each] !== OPEN &&
        !joinSides(
          this,
          layout.edgeFaces[2 * each],
          layout.edgeFaces[2 * each + 1],
          edge[each] === LINE ? 1 : 0,
        )
      )
        return false;
    for (let face = 0; face < layout.faces; face++) this.wake(face);
    return true;
  }

  /** The rings that decide something before there are clues: dots with few edges, and all that must be visited. */
  #wakeDots(): void {
    const { rings, faces, start } = this.at.layout;
    for (let ring = faces; ring < rings; ring++)
      if (this.at.rule === 'every-dot' || start[ring + 1] - start[ring] < 3) this.wake(ring);
  }

  #contradicted(): typeof CONTRADICTED {
    this.#forget();
    return CONTRADICTED;
  }

  /** Empties the queues after a contradiction; false, for the caller to return. */
  #forget(): false {
    this.#queue.clear();
    this.#newsCount = 0;
    return false;
  }
}
