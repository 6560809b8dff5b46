/**
 * Why: from a finding or a contradiction back to what the player sees. Each rule names the facts it
 * needed; those name theirs; what is left in the end are clues, marks and dots.
 */
import { pathThrough } from '../../../../loops/paths.ts';
import type { Task } from '../../../../task.ts';
import { LINE } from '../../rules/rules.ts';
import { INSIDE_SIDE, JOINS } from './cuts.ts';
import { leftUndone, nearestUnmet, outlineOf, threesOf } from './loops.ts';
import { placesCost, ruleCost } from './human-cost.ts';
import { factsTo, linkFact, treeFrom } from './paths.ts';
import {
  COLOUR,
  CUT,
  LOOP,
  MARK,
  RING,
  SECOND,
  SUPPOSED,
  THREES,
  type Conflict,
  type Finding,
  type Position,
  type Second,
} from './position.ts';
import { allowedByEdge, allowedByLink, allowedByPair, premisesOf } from './premises.ts';
import { cutFacts, gapFacts, unreachedFacts } from './walls.ts';
import type { Link } from './colours.ts';
import { ASKED, type Derivation, type Reason, type Rule, type Witness } from './reason.ts';

export const reasonOfFinding = (position: Position, finding: Finding): Task<Reason> =>
  new ReasonSearch(position).answer((search) => search.askFinding(finding));

/** Undefined when it turns out not to be cheaper than `cheaperThan`. */
export function* reasonOfConflict(
  position: Position,
  conflict: Conflict,
  cheaperThan = Infinity,
): Task<Reason | undefined> {
  const search = new ReasonSearch(position, cheaperThan);
  const reason = yield* search.answer(() => search.askConflict(conflict));
  return reason.cost < cheaperThan ? reason : undefined;
}

/** Each fact may take a walk over the whole board, and a look at every configuration of a ring. */
const WALKED_PER_REPORT = 40_000; // faces, times words of a ring

class ReasonSearch {
  readonly #position: Position;
  readonly #cheaperThan: number;
  #rulesCost = 0;
  readonly #cells = new Set<number>();
  readonly #marks = new Set<number>();
  readonly #dots = new Set<number>();
  readonly #seen = new Set<number>();
  readonly #open: number[] = [];
  readonly #derivations: Derivation[] = [];
  #gave = ASKED;
  #steps = 0;
  #usesColours = false;
  #usesLoop = false;
  #cut: Reason['cut'];
  #left: Witness | undefined;

  constructor(position: Position, cheaperThan = Infinity) {
    this.#position = position;
    this.#cheaperThan = cheaperThan;
  }

  *answer(ask: (search: ReasonSearch) => void): Task<Reason> {
    ask(this);
    const { outer, mostWords } = this.#position.rings;
    const factsPerReport = Math.ceil(WALKED_PER_REPORT / (outer * mostWords));
    for (let fact = this.#open.pop(); fact !== undefined && !this.#isTooDear; fact = this.#open.pop()) {
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
    const derivations = this.#derivations;
    const cost = this.#cost;
    return { derivations, cost, cells, marks, dots, steps, usesColours, usesLoop, cut, left };
  }

  get #cost(): number {
    return this.#rulesCost + placesCost(this.#cells.size + this.#marks.size + this.#dots.size);
  }

  get #isTooDear(): boolean {
    return this.#cost >= this.#cheaperThan;
  }

  askConflict(conflict: Conflict): void {
    const position = this.#position;
    const { round } = conflict;
    if (conflict.kind === 'ring')
      this.#askRing(conflict.ring, new Int32Array(position.bases[conflict.ring].length), round);
    else if (conflict.kind === 'loop') this.#askLoop(conflict.edge, round);
    else if (conflict.kind === 'cut') {
      const { facts, wall } = cutFacts(position, conflict.side, round);
      const cut = conflict.side === INSIDE_SIDE ? 'inside-cut' : 'outside-cut';
      this.#derive({ kind: 'cut', cut, wall }, facts);
    } else if (conflict.kind === 'link') this.#askClashingLink(conflict.link, round);
    else if (conflict.kind === 'clash') {
      this.askFinding(conflict.finding);
      this.#takeToo(conflict.finding.edge);
    } else {
      this.#askPath(
        ...this.#facesOf(conflict.edge),
        1 - parityOf(position.edges[conflict.edge]),
        round,
        conflict.edge,
      );
      this.#takeToo(conflict.edge);
    }
  }

  /** The conclusion also used this fact. */
  #takeToo(fact: number): void {
    const [asked, ...rest] = this.#derivations.splice(0);
    this.#derivations.push({ ...asked, took: [...asked.took, fact] }, ...rest);
    this.#want([fact]);
  }

  #derive(rule: Rule, facts: Iterable<number>): void {
    const took = [...facts];
    this.#derivations.push({ gave: this.#gave, rule, took });
    this.#rulesCost += ruleCost(rule, this.#gave >= this.#position.edges.length);
    this.#want(took);
  }

  #askClashingLink(link: Link, round: number): void {
    this.#askLink(link);
    this.#askPath(link.from, link.to, 1 - link.parity, round);
  }

  askFinding({ edge, value, kind, why, round }: Finding): void {
    this.#steps++;
    const position = this.#position;
    if (kind === RING) this.#askRing(why, allowedByEdge(position.rings.rings[why], edge, value), round);
    else if (kind === THREES) this.#askThrees(edge, why, round);
    else if (kind === LOOP) this.#askClosing(edge, round);
    else if (kind === COLOUR) this.#askPath(...this.#facesOf(edge), parityOf(value), round);
    else if (kind === SECOND) this.#askSecond(position.seconds[why]);
  }

  #askSecond(second: Second): void {
    for (const cell of second.cells) this.#cells.add(cell);
    for (const dot of second.dots) this.#dots.add(dot);
    this.#derive({ kind: 'second', ...second }, second.edges);
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
    this.#gave = fact;
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
    this.#derive({ kind: 'ring', ring: index, clue }, facts);
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
    const isGap = link.places === JOINS;
    const partingOf = isGap ? gapFacts : unreachedFacts;
    const { facts, wall } = partingOf(this.#position, link.from, link.why, link.round);
    this.#derive({ kind: 'cut', cut: kind, wall, ...(isGap && { gap: link.from }) }, facts);
  }

  #askPath(from: number, to: number, parity: number, round: number, banned = -1): void {
    this.#usesColours = true;
    this.#derive({ kind: 'sides' }, factsTo(treeFrom(this.#position, from, round, banned), to, parity));
  }

  #facesOf(edge: number): [number, number] {
    const { edgeFaces } = this.#position.rings;
    return [edgeFaces[2 * edge], edgeFaces[2 * edge + 1]];
  }

  /** Only the line between the two needs the loop rule; the rest follows from the clues. */
  #askThrees(edge: number, between: number, round: number): void {
    const threes = threesOf(this.#position.board).find((each) => each.edge === between);
    if (!threes) return;
    const { faces } = threes;
    for (const face of faces) this.#cells.add(face);
    const left =
      edge === between ? this.#askLeft(outlineOf(this.#position.board, faces, edge), edge, round) : undefined;
    this.#derive(
      { kind: 'threes', faces, ...(left && { left }) },
      left?.edge === undefined ? [] : [left.edge],
    );
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
    this.#usesLoop = true;
    const left = this.#askLeft(new Set([...edges, closing]), closing, round);
    const beside = left?.edge === undefined ? [] : [left.edge];
    this.#derive({ kind: 'closing', ...(left && { left }) }, [...edges, ...beside]);
  }

  /** What shows that this loop is not the solution: a clue it does not meet, a line or a dot beside it. */
  #askLeft(loop: ReadonlySet<number>, near: number, round: number): Witness | undefined {
    const position = this.#position;
    const inLoop = (each: number): boolean => loop.has(each);
    const cell = nearestUnmet(position.board, inLoop, near);
    const left =
      (cell === undefined ? leftUndone(position.board, inLoop) : { cell }) ?? this.#lineBeside(loop, round);
    this.#left = left;
    if (left?.cell !== undefined) this.#cells.add(left.cell);
    if (left?.dot !== undefined) this.#dots.add(left.dot);
    return left;
  }

  #lineBeside(loop: ReadonlySet<number>, round: number): Witness | undefined {
    const position = this.#position;
    let best = -1;
    for (let edge = 0; edge < position.edges.length; edge++) {
      if (position.valueBefore(edge, round) !== LINE || loop.has(edge)) continue;
      if (best < 0 || position.round[edge] < position.round[best]) best = edge;
    }
    return best < 0 ? undefined : { edge: best };
  }
}

/** Of the faces on either side of an edge. */
const parityOf = (value: number): number => (value === LINE ? 1 : 0);
