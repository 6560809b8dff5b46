/**
 * Slitherlink as a propagator of the kernel's solver, for what plain propagation leaves open. It knows
 * corners (cell and dot domains), early loops, sides (an edge parts its two cells) and, at rest, that
 * inside and outside each hang together. Reasons are worked out only when a conflict asks for them.
 *
 * A loop that meets every clue is a solution: it is noted, and then refused like any other, so that the
 * search goes on to the next one or to the proof that there is none.
 */
import type { Lit, Propagator, Sat } from '../../../../kernel/sat.ts';
import { Domains } from './domains.ts';
import { layoutOf, type Layout } from './layout.ts';
import { Paths } from './paths.ts';
import type { Position } from './position.ts';
import { Regions } from './regions.ts';
import { BY_EDGE, CAN_BE_OFF, CAN_BE_ON } from './tables.ts';
import { Trace } from './trace.ts';
import { NONE, variablesOf, type Variables } from './variables.ts';

/** Why a literal was implied. */
const BY_DOMAIN = 1; // `from` is the node, `since` the time
const BY_PATH = 2; // `from` is an end of the path it would close, `since` the trail index told last
const BY_SIDES = 3; // `from` is the edge whose three parties agree
const BY_REGION = 4; // cut off from the rest of its side

export class LoopTheory implements Propagator {
  readonly layout: Layout;
  readonly variables: Variables;
  readonly domains: Domains;
  readonly paths: Paths;
  /** Solutions met, as the loop's edges (variables). */
  readonly found: Int32Array[] = [];
  readonly #regions: Regions;
  readonly #trace: Trace;
  readonly #hasClue: Uint8Array;
  #clueSides = 0;
  #everyDot = false;
  readonly #sat: Sat;
  // The solver's arrays: no variable is added after `load`, so they stay.
  #value: Int8Array;
  #position: Int32Array;
  readonly #kind: Uint8Array; // by variable
  readonly #from: Int32Array;
  readonly #since: Int32Array;
  // The reason of a literal that was implied although false, while it is being told.
  #refutedKind = 0;
  #refutedFrom = 0;
  #refutedSince = 0;
  readonly #eventsAt: Int32Array; // by trail index: time before its literal was told
  readonly #joinsAt: Int32Array;
  #telling = 0; // the trail index of the literal being told
  #heard = 0; // literals told so far
  readonly #spreadAlready: Uint8Array; // by variable: its nodes know of it before it is told
  #implied = 0; // no literal of ours stands beyond this trail index
  readonly #because = (lit: Lit): void => this.#sat.because(lit);

  constructor(width: number, height: number, sat: Sat) {
    this.#sat = sat;
    this.#value = sat.value;
    this.#position = sat.position;
    this.layout = layoutOf(width, height);
    this.variables = variablesOf(this.layout);
    this.domains = new Domains(this.layout);
    this.paths = new Paths(this.layout.sites);
    this.#regions = new Regions(this.layout, this.variables);
    this.#trace = new Trace(sat, this.layout, this.variables);
    this.#hasClue = new Uint8Array(this.layout.sites);
    const { count } = this.variables;
    this.#kind = new Uint8Array(count);
    this.#from = new Int32Array(count);
    this.#since = new Int32Array(count);
    this.#spreadAlready = new Uint8Array(count);
    this.#eventsAt = new Int32Array(count + 1);
    this.#joinsAt = new Int32Array(count + 1);
  }

  /** Starts from where plain propagation came to rest. */
  load(position: Position, clueSides: number): void {
    this.#value = this.#sat.value;
    this.#position = this.#sat.position;
    this.domains.load(position);
    this.paths.clear();
    this.#hasClue.set(position.hasClue);
    this.#clueSides = clueSides;
    this.#everyDot = position.rule === 'every-dot';
    this.found.length = 0;
    this.#regions.load();
    this.#heard = 0;
    this.#implied = 0;
    this.#spreadAlready.fill(0);
  }

  assign(lit: Lit, at: number): void {
    const { domains, paths, variables } = this;
    domains.recording = this.#sat.decisionLevel > 0;
    this.#telling = at;
    this.#heard = at + 1;
    this.#regions.note(lit);
    this.#eventsAt[at] = domains.now;
    this.#joinsAt[at] = paths.now;
    const variable = lit >> 1;
    if (variable < variables.edges) this.#assignEdge(lit, variables.edgeOf[variable]);
    else this.#assignSide(variables.cellOf[variable]);
    if (!this.#sat.inConflict) this.#propagate();
    domains.forget();
  }

  undo(size: number): void {
    const { trail } = this.#sat;
    // The trail has shrunk, but what it held is still there.
    while (this.#heard > size) this.#regions.note(trail[--this.#heard]);
    while (this.#implied > size) this.#spreadAlready[trail[--this.#implied] >> 1] = 0;
    this.domains.undo(this.#eventsAt[size]);
    this.paths.undo(this.#joinsAt[size]);
  }

  settle(): void {
    this.#regions.settle(this.#sat, this.#implyCell);
  }

  complete(): void {
    // Every full assignment closes a loop, and closing a loop clashes: nothing is left to say.
  }

  explain(lit: Lit): void {
    const sat = this.#sat;
    const variable = lit >> 1;
    const refuted = this.#value[lit] < 0;
    const kind = refuted ? this.#refutedKind : this.#kind[variable];
    const from = refuted ? this.#refutedFrom : this.#from[variable];
    const since = refuted ? this.#refutedSince : this.#since[variable];
    if (kind === BY_DOMAIN) this.#explainByDomain(lit, from, since);
    else if (kind === BY_PATH) this.#trace.pathFrom(from, since).forEach((line) => sat.because(2 * line));
    else if (kind === BY_SIDES) this.#explainBySides(variable, from);
    else this.#regions.explain(sat, variable, refuted ? sat.trailSize : this.#position[variable]);
  }

  #assignEdge(lit: Lit, edge: number): void {
    const { stride } = this.layout;
    const from = edge >> 1;
    const upright = edge & 1;
    if (!this.#spreadAlready[lit >> 1] && !this.#spread(lit)) return;
    if ((lit & 1) === 0) {
      const beside = upright ? from - 1 : from - stride;
      this.#regions.lineDrawn(this.#sat, from, beside);
      this.#draw(from, upright ? from + stride : from + 1, from, beside);
    }
    if (!this.#sat.inConflict) this.#relate(edge);
  }

  /** Tells an edge's value to its two dots and two cells; false on a conflict. */
  #spread(lit: Lit): boolean {
    const { places } = this.variables;
    const first = 4 * (lit >> 1);
    const on = (lit & 1) ^ 1;
    for (let i = first; i < first + 4 && places[i] !== NONE; i++)
      if (!this.#narrow(places[i] >> 2, BY_EDGE[2 * (places[i] & 3) + on], lit)) return false;
    return true;
  }

  #narrow(node: number, to: number, cause: Lit): boolean {
    if (this.domains.narrow(node, to, cause)) return true;
    this.#emptied(node);
    return false;
  }

  #assignSide(cell: number): void {
    const { stride } = this.layout;
    this.#regions.sideTaken(this.#sat, cell);
    this.#relate(2 * cell);
    this.#relate(2 * (cell + 1) + 1);
    this.#relate(2 * (cell + stride));
    this.#relate(2 * cell + 1);
  }

  /** An edge is a line exactly when its two cells are on different sides: two of the three give the third. */
  #relate(edge: number): void {
    const { variables, layout } = this;
    const value = this.#value;
    const a = variables.ofCell[edge >> 1];
    const b = variables.ofCell[edge & 1 ? (edge >> 1) - 1 : (edge >> 1) - layout.stride];
    const e = variables.ofEdge[edge];
    const line = value[2 * e];
    const sideA = a === NONE ? -1 : value[2 * a];
    const sideB = b === NONE ? -1 : value[2 * b];
    if (sideA !== 0 && sideB !== 0) {
      if (line === 0 || line > 0 !== (sideA !== sideB))
        this.#imply(2 * e + (sideA === sideB ? 1 : 0), BY_SIDES, edge, 0);
    } else if (line !== 0) {
      if (sideA !== 0) this.#imply(2 * b + (line > 0 === sideA > 0 ? 1 : 0), BY_SIDES, edge, 0);
      else if (sideB !== 0) this.#imply(2 * a + (line > 0 === sideB > 0 ? 1 : 0), BY_SIDES, edge, 0);
    }
  }

  /**
   * Corners to a fixpoint. Edges that have only one value left are implied and told to all their nodes
   * before any corner is: reasons then rest on literals near by instead of long chains of corners.
   */
  #propagate(): void {
    const { domains } = this;
    for (let node = domains.next(); node >= 0; node = domains.next()) {
      const seen = domains.projection(node);
      const known = domains.announce(node, 15 & ~((seen >> CAN_BE_OFF) & (seen >> CAN_BE_ON)));
      if (known !== 0 && !this.#implyKnown(node, known, seen >> CAN_BE_ON)) return;
      const emptied = domains.tell(node, seen);
      if (emptied >= 0) return this.#emptied(emptied);
    }
  }

  #implyKnown(node: number, known: number, on: number): boolean {
    const { variables, domains } = this;
    const sat = this.#sat;
    for (let ring = 0; ring < 4; ring++) {
      if (((known >> ring) & 1) === 0) continue;
      const variable = variables.around[4 * node + ring];
      if (variable === NONE) continue;
      const lit = 2 * variable + (((on >> ring) & 1) ^ 1);
      if (this.#value[lit] > 0) continue;
      this.#imply(lit, BY_DOMAIN, node, domains.now);
      if (sat.inConflict || !this.#spread(lit)) return false;
      this.#spreadAlready[variable] = 1;
      this.#implied = sat.trailSize;
    }
    return true;
  }

  readonly #implyCell = (lit: Lit): void => this.#imply(lit, BY_REGION, 0, 0);

  #imply(lit: Lit, kind: number, from: number, since: number): void {
    const sat = this.#sat;
    if (this.#value[lit] < 0) {
      this.#refutedKind = kind;
      this.#refutedFrom = from;
      this.#refutedSince = since;
    } else {
      this.#kind[lit >> 1] = kind;
      this.#from[lit >> 1] = from;
      this.#since[lit >> 1] = since;
    }
    sat.imply(lit);
  }

  #emptied(node: number): void {
    this.domains.beginExplaining();
    if (this.#sat.decisionLevel > 0) this.domains.explain(node, 0xffff, this.domains.now, this.#because);
    this.#sat.clash();
  }

  #explainByDomain(lit: Lit, node: number, time: number): void {
    let ring = 0;
    while (this.variables.around[4 * node + ring] !== lit >> 1) ring++;
    this.domains.beginExplaining();
    this.domains.explain(node, BY_EDGE[2 * ring + (lit & 1)], time, this.#because);
  }

  #explainBySides(variable: number, edge: number): void {
    const { variables, layout } = this;
    const sat = this.#sat;
    const parties = [
      variables.ofEdge[edge],
      variables.ofCell[edge >> 1],
      variables.ofCell[edge & 1 ? (edge >> 1) - 1 : (edge >> 1) - layout.stride],
    ];
    for (const party of parties)
      if (party !== NONE && party !== variable) sat.because(2 * party + (this.#value[2 * party] > 0 ? 0 : 1));
  }

  /** A line has been told: its path must not bite its own tail, unless that is the solution. */
  #draw(a: number, b: number, cell: number, beside: number): void {
    const { paths } = this;
    const hasClue = this.#hasClue;
    const sides = hasClue[cell] + hasClue[beside];
    const left = paths.mate[a];
    const right = paths.mate[b];
    if (left === b) return this.#close(a, sides);
    paths.join(a, b, sides);
    this.#keepApart(left, right);
  }

  #keepApart(a: number, b: number): void {
    const { layout, variables } = this;
    const hasClue = this.#hasClue;
    const from = Math.min(a, b);
    const apart = Math.max(a, b) - from;
    if (apart !== 1 && apart !== layout.stride) return;
    const edge = 2 * from + (apart === 1 ? 0 : 1);
    const variable = variables.ofEdge[edge];
    if (this.#value[2 * variable] !== 0) return;
    const beside = edge & 1 ? from - 1 : from - layout.stride;
    if (this.#isSolution(a, hasClue[from] + hasClue[beside])) return;
    this.#imply(2 * variable + 1, BY_PATH, a, this.#telling);
  }

  /** Would the path that ends here, closed by a line with so many clue sides, be a solution by itself? */
  #isSolution(end: number, sides: number): boolean {
    const { paths, layout } = this;
    const whole = paths.touched[end] + sides === this.#clueSides;
    return whole && (!this.#everyDot || paths.length[end] + 1 === layout.dots.length);
  }

  /** The line being told closes the path that ends in `a`. */
  #close(a: number, sides: number): void {
    const { paths } = this;
    const sat = this.#sat;
    const lines = this.#trace.pathFrom(a, this.#telling - 1);
    lines.push(sat.trail[this.#telling] >> 1);
    for (const line of lines) sat.because(2 * line);
    if (this.#isSolution(a, sides)) {
      if (paths.lines === paths.length[a]) this.found.push(Int32Array.from(lines));
      else sat.because(2 * this.#trace.lineBeside(lines, this.#telling));
    }
    sat.clash();
  }
}
