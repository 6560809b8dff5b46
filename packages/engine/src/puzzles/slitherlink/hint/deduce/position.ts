/**
 * What is known of a board: values of edges, pairs ruled out at corners, relations between faces.
 * Each fact keeps the round in which it came and the rule that gave it; a rule's premises are found
 * again from earlier rounds only when a reason is needed (reasons.ts), so deducing stays cheap.
 *
 * Invariant: a fact of round n follows by its rule from facts of rounds below n.
 */
import { CROSS, isClue, LINE, OPEN, type Board } from '../../rules/rules.ts';
import { Colours, UNRELATED, type Link } from './colours.ts';
import { ringsOf, type Ring, type Rings } from './rings.ts';

/** Where a fact comes from; `why` is a ring, or an edge that names two threes or a loop. */
export const MARK = 0;
export const SUPPOSED = 1;
export const RING = 2;
export const THREES = 3;
export const LOOP = 4;
export const COLOUR = 5;
export const CUT = 6;
/** The opposite was supposed on top of a supposition, and failed; `why` is its place in `seconds`. */
export const SECOND = 7;

/** What a second supposition that failed rests on, and what it costs to follow. */
export interface Second {
  readonly cells: readonly number[];
  readonly dots: readonly number[];
  readonly edges: readonly number[]; // marks, and what was supposed first
  readonly cost: number;
}

/** An edge's value as a rule gave it. */
export interface Finding {
  readonly edge: number;
  readonly value: number; // LINE or CROSS
  readonly kind: number;
  readonly why: number;
  readonly round: number;
}

export type Conflict =
  | { readonly kind: 'ring'; readonly ring: number; readonly round: number }
  | { readonly kind: 'clash'; readonly finding: Finding; readonly round: number }
  | { readonly kind: 'parity'; readonly edge: number; readonly round: number }
  | { readonly kind: 'link'; readonly link: Link; readonly round: number }
  | { readonly kind: 'loop'; readonly edge: number; readonly round: number }
  | { readonly kind: 'cut'; readonly side: number; readonly round: number };

export class Position {
  readonly board: Board;
  readonly rings: Rings;
  readonly bases: readonly Int32Array[]; // what the clue or the dot's rule leaves of each ring
  readonly edges: Uint8Array;
  readonly ruledOut: Uint8Array; // per corner, one bit per pair
  readonly round: Int32Array; // per edge, then four per corner
  readonly kind: Uint8Array; // the same
  readonly why: Int32Array; // the same
  colours: Colours | undefined;
  readonly seconds: Second[] = [];
  now = 0;
  conflict: Conflict | undefined;
  /** Findings of a position that does not build on them, in order. */
  found: Finding[] = [];
  /** Rings whose neighbourhood changed. */
  readonly dirty: Uint8Array;
  queue: number[] = [];
  /** Counts changes, so that costly rules can tell whether anything is new. */
  edgeStamp = 0;
  colourStamp = 0;
  /** False: findings are kept apart, so that each rests only on what the player sees. */
  feeds = true;
  readonly #isFound: Uint8Array;

  constructor(board: Board, marks: ArrayLike<number>, bases?: readonly Int32Array[]) {
    const { edgeCount } = board.mesh;
    this.board = board;
    this.rings = ringsOf(board.mesh);
    this.bases = bases ?? this.rings.rings.map((ring) => baseOf(board, ring));
    this.edges = Uint8Array.from(marks);
    this.ruledOut = new Uint8Array(this.rings.cornerCount);
    const facts = edgeCount + 4 * this.rings.cornerCount;
    this.round = new Int32Array(facts);
    this.kind = new Uint8Array(facts);
    this.why = new Int32Array(facts);
    this.dirty = new Uint8Array(this.rings.rings.length);
    this.#isFound = new Uint8Array(edgeCount);
  }

  /** Everything that `other` knows, on the same board. */
  copy(other: Position): void {
    this.edges.set(other.edges);
    this.ruledOut.set(other.ruledOut);
    this.round.set(other.round);
    this.kind.set(other.kind);
    this.why.set(other.why);
    this.dirty.fill(0);
    this.queue = [];
    this.now = other.now;
    this.seconds.splice(0, Infinity, ...other.seconds);
    this.conflict = undefined;
    if (other.colours) (this.colours ??= new Colours(this.rings)).copy(other.colours);
    else this.colours = undefined;
  }

  touchAll(): void {
    for (let ring = 0; ring < this.dirty.length; ring++) this.touch(ring);
  }

  touch(ring: number): void {
    if (this.dirty[ring]) return;
    this.dirty[ring] = 1;
    this.queue.push(ring);
  }

  /** The first fact about a corner's pair is numbered after the edges. */
  pairFact(corner: number, pair: number): number {
    return this.edges.length + 4 * corner + pair;
  }

  /** Was this edge's value known before the round? */
  valueBefore(edge: number, round: number): number {
    return this.edges[edge] !== OPEN && this.round[edge] < round ? this.edges[edge] : OPEN;
  }

  learnEdge(edge: number, value: number, kind: number, why: number): void {
    if (this.edges[edge] === value) return;
    const finding = { edge, value, kind, why, round: this.now };
    if (this.edges[edge] !== OPEN) this.conflict ??= { kind: 'clash', finding, round: this.now };
    else if (this.feeds) this.#setEdge(finding);
    else if (!this.#isFound[edge]) {
      this.#isFound[edge] = 1;
      this.found.push(finding);
    }
  }

  #setEdge({ edge, value, kind, why }: Finding): void {
    const { edgeFaces, mesh, outer } = this.rings;
    this.edges[edge] = value;
    this.round[edge] = this.now;
    this.kind[edge] = kind;
    this.why[edge] = why;
    this.edgeStamp++;
    for (let i = 2 * edge; i < 2 * edge + 2; i++) {
      if (edgeFaces[i] !== outer) this.touch(edgeFaces[i]);
      this.touch(mesh.faceCount + mesh.edgeDots[i]);
    }
    if (this.colours) this.#uniteAcross(this.colours, edge);
  }

  ruleOut(corner: number, pair: number, ring: number): void {
    if ((this.ruledOut[corner] >> pair) & 1) return;
    this.ruledOut[corner] |= 1 << pair;
    const fact = this.pairFact(corner, pair);
    this.round[fact] = this.now;
    this.kind[fact] = RING;
    this.why[fact] = ring;
    this.touch(this.rings.cornerRings[2 * corner]);
    this.touch(this.rings.cornerRings[2 * corner + 1]);
  }

  learnLink(link: Link): void {
    if (!this.colours) return;
    const relation = this.colours.relation(link.from, link.to);
    if (relation === UNRELATED) {
      this.colours.links.push(link);
      this.#unite(this.colours, link.from, link.to, link.parity);
    } else if (relation !== link.parity) this.conflict ??= { kind: 'link', link, round: this.now + 1 };
  }

  /** From here on faces have colours: those that known edges give them, and all that follow. */
  addColours(): void {
    const colours = (this.colours = new Colours(this.rings));
    for (let edge = 0; edge < this.edges.length; edge++)
      if (this.edges[edge] !== OPEN) this.#uniteAcross(colours, edge);
    this.touchAll();
  }

  #uniteAcross(colours: Colours, edge: number): void {
    const a = this.rings.edgeFaces[2 * edge];
    const b = this.rings.edgeFaces[2 * edge + 1];
    const parity = this.edges[edge] === LINE ? 1 : 0;
    const relation = colours.relation(a, b);
    if (relation === UNRELATED) this.#unite(colours, a, b, parity);
    else if (relation !== parity) this.conflict ??= { kind: 'parity', edge, round: this.now + 1 };
  }

  #unite(colours: Colours, a: number, b: number, parity: number): void {
    this.colourStamp++;
    colours.unite(a, b, parity, (face) => {
      if (face !== this.rings.outer) this.touch(face);
      for (const side of this.rings.faceSides[face]) if (side !== this.rings.outer) this.touch(side);
    });
  }

  suppose(edge: number, value: number): void {
    this.now++;
    this.learnEdge(edge, value, SUPPOSED, edge);
  }
}

export const opposite = (value: number): number => (value === LINE ? CROSS : LINE);

/** Configurations that the clue of a face or the rule of a dot allows. */
function baseOf(board: Board, ring: Ring): Int32Array {
  const { shape } = ring;
  if (ring.kind === 'dot') return board.rule === 'every-dot' ? shape.passed : shape.passedOrNot;
  const clue = board.clues[ring.index];
  if (!isClue(clue)) return shape.any;
  return shape.byCount[clue] ?? new Int32Array(shape.words);
}
