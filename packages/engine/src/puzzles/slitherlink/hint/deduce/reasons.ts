/**
 * Why: from a finding or a contradiction back to what the player sees. Each rule names the facts it
 * needed; those name theirs; what is left in the end are clues, marks and dots.
 */
import { pathThrough } from '../../../../loops/paths.ts';
import type { Task } from '../../../../task.ts';
import { LINE } from '../../rules/rules.ts';
import { INSIDE_SIDE, JOINS } from './cuts.ts';
import { leftUndone, nearestUnmet, outlineOf, threesOf } from './loops.ts';
import { factsTo, linkFact, treeFrom } from './paths.ts';
import {
  COLOUR,
  CUT,
  LOOP,
  MARK,
  RING,
  SUPPOSED,
  THREES,
  type Conflict,
  type Finding,
  type Position,
} from './position.ts';
import { allowedByEdge, allowedByLink, allowedByPair, premisesOf } from './premises.ts';
import { cutFacts, gapFacts, unreachedFacts } from './walls.ts';
import type { Link } from './colours.ts';

type CutKind = 'inside-cut' | 'outside-cut' | 'cut-off';

export interface Reason {
  readonly cells: ReadonlySet<number>; // clues
  readonly marks: ReadonlySet<number>; // edges
  readonly dots: ReadonlySet<number>;
  /** Rules applied on the way. */
  readonly steps: number;
  readonly usesColours: boolean;
  readonly usesLoop: boolean;
  /** The last face that a cut decided, and how. */
  readonly cut: { readonly face: number; readonly kind: CutKind } | undefined;
  /** The clue, dot or line that an early loop would leave out. */
  readonly left: Witness | undefined;
}

export interface Witness {
  readonly cell?: number;
  readonly edge?: number;
  readonly dot?: number;
}

export const sizeOf = ({ cells, marks, dots }: Reason): number => cells.size + marks.size + dots.size;

export const reasonOfFinding = (position: Position, finding: Finding): Task<Reason> =>
  new ReasonSearch(position).answer((search) => search.askFinding(finding));

/** Undefined when it turns out not to be smaller than `smallerThan`. */
export function* reasonOfConflict(
  position: Position,
  conflict: Conflict,
  smallerThan = Infinity,
): Task<Reason | undefined> {
  const search = new ReasonSearch(position, smallerThan);
  const reason = yield* search.answer(() => search.askConflict(conflict));
  return sizeOf(reason) < smallerThan ? reason : undefined;
}

/** Each fact may take a walk over the whole board. */
const WALKED_PER_REPORT = 40_000; // faces

class ReasonSearch {
  readonly #position: Position;
  readonly #smallerThan: number;
  readonly #cells = new Set<number>();
  readonly #marks = new Set<number>();
  readonly #dots = new Set<number>();
  readonly #seen = new Set<number>();
  readonly #open: number[] = [];
  #steps = 0;
  #usesColours = false;
  #usesLoop = false;
  #cut: Reason['cut'];
  #left: Witness | undefined;

  constructor(position: Position, smallerThan = Infinity) {
    this.#position = position;
    this.#smallerThan = smallerThan;
  }

  *answer(ask: (search: ReasonSearch) => void): Task<Reason> {
    ask(this);
    const factsPerReport = Math.ceil(WALKED_PER_REPORT / this.#position.rings.outer);
    for (let fact = this.#open.pop(); fact !== undefined && !this.#isTooLarge; fact = this.#open.pop()) {
      this.#askFact(fact);
      if (this.#seen.size % factsPerReport === 0) yield { done: this.#seen.size };
    }
    const cells = this.#cells;
    const marks = this.#marks;
    const dots = this.#dots;
    const steps = this.#steps;
    const usesColours = this.#usesColours;
    const usesLoop = this.#usesLoop;
    const cut = this.#cut;
    const left = this.#left;
    return { cells, marks, dots, steps, usesColours, usesLoop, cut, left };
  }

  get #isTooLarge(): boolean {
    return this.#cells.size + this.#marks.size + this.#dots.size >= this.#smallerThan;
  }

  askConflict(conflict: Conflict): void {
    const position = this.#position;
    const { round } = conflict;
    if (conflict.kind === 'ring')
      this.#askRing(conflict.ring, new Int32Array(position.bases[conflict.ring].length), round);
    else if (conflict.kind === 'loop') this.#askLoop(conflict.edge, round);
    else if (conflict.kind === 'cut') this.#want(cutFacts(position, conflict.side, round));
    else if (conflict.kind === 'link') this.#askClashingLink(conflict.link, round);
    else if (conflict.kind === 'clash') {
      this.#want([conflict.finding.edge]);
      this.askFinding(conflict.finding);
    } else {
      this.#want([conflict.edge]);
      this.#askPath(...this.#facesOf(conflict.edge), round, conflict.edge);
    }
  }

  #askClashingLink(link: Link, round: number): void {
    this.#askLink(link);
    this.#askPath(link.from, link.to, round);
  }

  askFinding({ edge, value, kind, why, round }: Finding): void {
    this.#steps++;
    const position = this.#position;
    if (kind === RING) this.#askRing(why, allowedByEdge(position.rings.rings[why], edge, value), round);
    else if (kind === THREES) this.#askThrees(edge, why, round);
    else if (kind === LOOP) this.#askClosing(edge, round);
    else if (kind === COLOUR) this.#askPath(...this.#facesOf(edge), round);
  }

  #want(facts: Iterable<number>): void {
    for (const fact of facts) {
      if (this.#seen.has(fact)) continue;
      this.#seen.add(fact);
      this.#open.push(fact);
    }
  }

  #askFact(fact: number): void {
    const position = this.#position;
    const links = fact - linkFact(position, 0);
    if (links >= 0) return this.#askLink((position.colours?.links ?? [])[links]);
    const kind = position.kind[fact];
    const why = position.why[fact];
    const round = position.round[fact];
    if (fact < position.edges.length) {
      if (kind === MARK) this.#marks.add(fact);
      else if (kind !== SUPPOSED)
        this.askFinding({ edge: fact, value: position.edges[fact], kind, why, round });
      return;
    }
    this.#steps++;
    const pair = fact - position.edges.length;
    this.#askRing(why, allowedByPair(position.rings.rings[why], pair >> 2, pair & 3), round);
  }

  #askRing(index: number, allowed: Int32Array, round: number): void {
    const ring = this.#position.rings.rings[index];
    const { facts, clue, coloured } = premisesOf(this.#position, index, allowed, round);
    if (ring.kind === 'dot') this.#dots.add(ring.index);
    else if (clue) this.#cells.add(ring.index);
    if (coloured) this.#usesColours = true;
    this.#want(facts);
  }

  #askLink(link: Link): void {
    this.#steps++;
    this.#usesColours = true;
    if (link.kind !== CUT) {
      this.#askRing(link.why, allowedByLink(this.#position.rings.rings[link.why], link), link.round);
      return;
    }
    const kind = link.places !== JOINS ? 'cut-off' : link.why === INSIDE_SIDE ? 'inside-cut' : 'outside-cut';
    this.#cut ??= { face: link.from, kind };
    const facts = link.places === JOINS ? gapFacts : unreachedFacts;
    this.#want(facts(this.#position, link.from, link.why, link.round));
  }

  #askPath(from: number, to: number, round: number, banned = -1): void {
    this.#usesColours = true;
    this.#want(factsTo(treeFrom(this.#position, from, round, banned), to));
  }

  #facesOf(edge: number): [number, number] {
    const { edgeFaces } = this.#position.rings;
    return [edgeFaces[2 * edge], edgeFaces[2 * edge + 1]];
  }

  /** Only the line between the two needs the loop rule; the rest follows from the clues. */
  #askThrees(edge: number, between: number, round: number): void {
    const threes = threesOf(this.#position.board).find((each) => each.edge === between);
    if (!threes) return;
    for (const face of threes.faces) this.#cells.add(face);
    if (edge === between) this.#askLeft(outlineOf(this.#position.board, threes.faces, edge), edge, round);
  }

  /** A path of lines and the open edge that would close it. */
  #askClosing(edge: number, round: number): void {
    const position = this.#position;
    const isLine = (each: number): boolean => position.valueBefore(each, round) === LINE;
    const dot = position.board.mesh.edgeDots[2 * edge];
    const end = position.board.mesh.dotEdges[dot].find(isLine);
    if (end !== undefined) this.#askPathOfLines(end, edge, round);
  }

  #askLoop(edge: number, round: number): void {
    this.#askPathOfLines(edge, edge, round);
  }

  #askPathOfLines(through: number, closing: number, round: number): void {
    const position = this.#position;
    const isLine = (each: number): boolean => position.valueBefore(each, round) === LINE;
    const { edges } = pathThrough(position.board.mesh, isLine, through);
    this.#want(edges);
    this.#usesLoop = true;
    this.#askLeft(new Set([...edges, closing]), closing, round);
  }

  /** What shows that this loop is not the solution: a clue it does not meet, a line or a dot beside it. */
  #askLeft(loop: ReadonlySet<number>, near: number, round: number): void {
    const position = this.#position;
    const inLoop = (each: number): boolean => loop.has(each);
    const cell = nearestUnmet(position.board, inLoop, near);
    const left = cell === undefined ? leftUndone(position.board, inLoop) : { cell };
    this.#left = left;
    if (left?.cell !== undefined) this.#cells.add(left.cell);
    else if (left?.dot !== undefined) this.#dots.add(left.dot);
    else this.#askLineBeside(loop, round);
  }

  #askLineBeside(loop: ReadonlySet<number>, round: number): void {
    const position = this.#position;
    let best = -1;
    for (let edge = 0; edge < position.edges.length; edge++) {
      if (position.valueBefore(edge, round) !== LINE || loop.has(edge)) continue;
      if (best < 0 || position.round[edge] < position.round[best]) best = edge;
    }
    if (best < 0) return;
    this.#left = { edge: best };
    this.#want([best]);
  }
}
