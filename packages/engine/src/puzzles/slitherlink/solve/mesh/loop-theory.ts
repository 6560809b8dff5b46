/**
 * Slitherlink on any mesh as a propagator of the kernel's solver, for what plain propagation leaves open. It
 * counts lines at faces and dots, keeps paths from closing early, ties edges to the sides of their faces and,
 * at its fixpoint, checks that inside and outside are still connected. Reasons are worked out only for conflicts.
 *
 * Variables: the edges of the mesh in its order (true = line), then the faces (true = inside). A loop that meets
 * every clue is recorded and refused like any other, so that one search finds all and proves there are no more.
 */
import type { Lit, Propagator, Sat } from '../../../../kernel/sat.ts';
import { acrossEdge } from '../../../../grid/mesh.ts';
import type { MeshLayout } from './layout.ts';
import type { MeshPosition } from './position.ts';
import { MeshRegions } from './regions.ts';

const BY_RING = 1; // `from` is the ring
const BY_PATH = 2; // `from` is the dot at which the path that would close ends
const BY_SIDES = 3; // `from` is the edge whose three parties agree
const BY_REGION = 4; // cut off from the rest of its side

export class MeshTheory implements Propagator {
  /** Solutions met, as the loop's edges. */
  readonly found: Int32Array[] = [];
  readonly #sat: Sat;
  readonly #layout: MeshLayout;
  readonly #counts: Int32Array; // by ring: numbers of lines it may have, as bits
  readonly #hasClue: Uint8Array;
  readonly #clueSides: number;
  readonly #everyDot: boolean;
  readonly #lines: Int32Array; // by ring
  readonly #open: Int32Array; // by ring
  readonly #mate: Int32Array; // by dot
  readonly #touched: Int32Array; // by end of a path: clue sides along it
  readonly #length: Int32Array; // by end of a path: lines along it
  #allLines = 0;
  readonly #joins: number[] = []; // eight numbers for each line reported: ends, dots, and the previous sums of the ends
  readonly #joinsAt: Int32Array; // by trail index: how many numbers there were
  readonly #kind: Uint8Array; // by literal
  readonly #from: Int32Array; // by literal
  readonly #since: Int32Array; // by literal: the trail up to where the path was drawn
  readonly #regions: MeshRegions;
  #heard = 0;

  constructor(sat: Sat, at: MeshPosition, clueSides: number) {
    const { layout } = at;
    const { mesh, rings, start } = layout;
    const variables = mesh.edgeCount + layout.faces;
    this.#sat = sat;
    this.#layout = layout;
    this.#counts = at.counts.slice();
    this.#hasClue = at.hasClue.slice();
    this.#clueSides = clueSides;
    this.#everyDot = at.rule === 'every-dot';
    this.#lines = new Int32Array(rings);
    this.#open = Int32Array.from({ length: rings }, (_, ring) => start[ring + 1] - start[ring]);
    this.#mate = Int32Array.from({ length: mesh.dotCount }, (_, dot) => dot);
    this.#touched = new Int32Array(mesh.dotCount);
    this.#length = new Int32Array(mesh.dotCount);
    this.#joinsAt = new Int32Array(variables + 1);
    this.#kind = new Uint8Array(2 * variables);
    this.#from = new Int32Array(2 * variables);
    this.#since = new Int32Array(2 * variables);
    this.#regions = new MeshRegions(sat, layout);
  }

  assign(lit: Lit, at: number): void {
    const { mesh } = this.#layout;
    const variable = lit >> 1;
    this.#joinsAt[at] = this.#joins.length;
    this.#heard = at + 1;
    if (variable >= mesh.edgeCount) {
      for (const edge of mesh.faceEdges[variable - mesh.edgeCount]) this.#relate(edge);
      return;
    }
    this.#count(variable, lit & 1 ? 0 : 1, -1);
    this.#judgeRings(variable);
    if (!(lit & 1) && !this.#sat.inConflict) this.#draw(variable);
    if (!this.#sat.inConflict) this.#relate(variable);
  }

  undo(size: number): void {
    const { trail } = this.#sat;
    const { mesh } = this.#layout;
    while (this.#heard > size) {
      const lit = trail[--this.#heard];
      if (lit >> 1 < mesh.edgeCount) this.#count(lit >> 1, lit & 1 ? 0 : -1, 1);
    }
    while (this.#joins.length > this.#joinsAt[size]) this.#undoJoin();
  }

  settle(): void {
    this.#regions.settle(this.#implyCell);
  }

  complete(): void {
    // A full drawing has a loop, and closing a loop is a conflict: nothing is left to report.
  }

  explain(lit: Lit): void {
    const from = this.#from[lit];
    const before = this.#sat.value[lit] < 0 ? this.#sat.trailSize : this.#sat.position[lit >> 1];
    switch (this.#kind[lit]) {
      case BY_RING:
        return this.#explainByRing(from, before, lit >> 1);
      case BY_PATH:
        return this.#tellLines(this.#pathFrom(from, this.#since[lit]));
      case BY_SIDES:
        return this.#explainBySides(lit >> 1, from);
      default:
        return this.#regions.explain(lit, before);
    }
  }

  #count(edge: number, lines: number, open: number): void {
    const { edgeRings } = this.#layout;
    for (let i = 4 * edge; i < 4 * edge + 4; i++) {
      const ring = edgeRings[i];
      if (ring < 0) continue;
      this.#lines[ring] += lines;
      this.#open[ring] += open;
    }
  }

  #judgeRings(edge: number): void {
    const { edgeRings } = this.#layout;
    for (let i = 4 * edge; i < 4 * edge + 4 && !this.#sat.inConflict; i++)
      if (edgeRings[i] >= 0) this.#judgeRing(edgeRings[i]);
  }

  /** With `lines` drawn and `open` left: which numbers can still be reached, and by no line, or by all of them. */
  #judgeRing(ring: number): void {
    const [lines, open] = [this.#lines[ring], this.#open[ring]];
    const reachable = (this.#counts[ring] >> lines) & ((2 << open) - 1);
    if (reachable === 0) return this.#clashAt(ring);
    if (open === 0) return;
    if (reachable === 1) this.#implyOpen(ring, 1);
    else if (reachable === 1 << open) this.#implyOpen(ring, 0);
  }

  #implyOpen(ring: number, off: 0 | 1): void {
    const { start, edgeAt } = this.#layout;
    const { value } = this.#sat;
    for (let slot = start[ring]; slot < start[ring + 1]; slot++)
      if (value[2 * edgeAt[slot]] === 0) this.#imply(2 * edgeAt[slot] + off, BY_RING, ring);
  }

  #clashAt(ring: number): void {
    this.#explainByRing(ring, this.#sat.trailSize, -1);
    this.#sat.clash();
  }

  #explainByRing(ring: number, before: number, except: number): void {
    const { start, edgeAt } = this.#layout;
    const { value, position } = this.#sat;
    for (let slot = start[ring]; slot < start[ring + 1]; slot++) {
      const edge = edgeAt[slot];
      if (edge !== except && value[2 * edge] !== 0 && position[edge] < before)
        this.#sat.because(2 * edge + (value[2 * edge] > 0 ? 0 : 1));
    }
  }

  #imply(lit: Lit, kind: number, from: number): void {
    if (this.#sat.value[lit] > 0) return;
    this.#kind[lit] = kind;
    this.#from[lit] = from;
    this.#since[lit] = this.#heard;
    this.#sat.imply(lit);
  }

  readonly #implyCell = (lit: Lit): void => this.#imply(lit, BY_REGION, 0);

  /** An edge is a line exactly when its two faces are on different sides: two of the three give the third. */
  #relate(edge: number): void {
    const { edgeFaces } = this.#layout;
    const { value } = this.#sat;
    if (this.#sat.inConflict) return;
    const [a, b] = [this.#faceVariable(edgeFaces[2 * edge]), this.#faceVariable(edgeFaces[2 * edge + 1])];
    const line = value[2 * edge];
    const sideA = a < 0 ? -1 : value[2 * a];
    const sideB = b < 0 ? -1 : value[2 * b];
    if (sideA !== 0 && sideB !== 0) {
      if (line === 0 || line > 0 !== (sideA !== sideB))
        this.#imply(2 * edge + (sideA === sideB ? 1 : 0), BY_SIDES, edge);
    } else if (line !== 0) {
      if (sideA !== 0) this.#imply(2 * b + (line > 0 === sideA > 0 ? 1 : 0), BY_SIDES, edge);
      else if (sideB !== 0) this.#imply(2 * a + (line > 0 === sideB > 0 ? 1 : 0), BY_SIDES, edge);
    }
  }

  #faceVariable(face: number): number {
    const { mesh, outer } = this.#layout;
    return face === outer ? -1 : mesh.edgeCount + face;
  }

  #explainBySides(variable: number, edge: number): void {
    const { edgeFaces } = this.#layout;
    const { value } = this.#sat;
    for (const party of [
      edge,
      this.#faceVariable(edgeFaces[2 * edge]),
      this.#faceVariable(edgeFaces[2 * edge + 1]),
    ])
      if (party >= 0 && party !== variable) this.#sat.because(2 * party + (value[2 * party] > 0 ? 0 : 1));
  }

  #sides(edge: number): number {
    const { edgeFaces } = this.#layout;
    return this.#hasClue[edgeFaces[2 * edge]] + this.#hasClue[edgeFaces[2 * edge + 1]];
  }

  /** A new line: its path must not close on itself, unless that is the solution. */
  #draw(edge: number): void {
    const { edgeDots, dotEdges } = this.#layout.mesh;
    const [a, b] = [edgeDots[2 * edge], edgeDots[2 * edge + 1]];
    const [left, right] = [this.#mate[a], this.#mate[b]];
    if (left === b) return this.#close(edge, a);
    this.#join(a, b, left, right, this.#sides(edge));
    for (const closing of dotEdges[left])
      if (
        this.#sat.value[2 * closing] === 0 &&
        acrossEdge(this.#layout.mesh, closing, left) === right &&
        !this.#isSolution(left, this.#sides(closing))
      )
        this.#imply(2 * closing + 1, BY_PATH, left);
  }

  #join(a: number, b: number, left: number, right: number, sides: number): void {
    const [touched, length] = [this.#touched, this.#length];
    this.#joins.push(left, right, a, b, touched[left], touched[right], length[left], length[right]);
    this.#mate[left] = right;
    this.#mate[right] = left;
    const [allTouched, allLength] = [
      touched[left] + touched[right] + sides,
      length[left] + length[right] + 1,
    ];
    touched[left] = touched[right] = allTouched;
    length[left] = length[right] = allLength;
    this.#allLines++;
  }

  #undoJoin(): void {
    const [left, right, a, b, touchedLeft, touchedRight, lengthLeft, lengthRight] = this.#joins.splice(-8);
    this.#mate[left] = a;
    this.#mate[right] = b;
    this.#touched[left] = touchedLeft;
    this.#touched[right] = touchedRight;
    this.#length[left] = lengthLeft;
    this.#length[right] = lengthRight;
    this.#allLines--;
  }

  /** Would the path that ends here, closed by a line with this many clue sides, be a solution by itself? */
  #isSolution(end: number, sides: number): boolean {
    const isWhole = this.#touched[end] + sides === this.#clueSides;
    return isWhole && (!this.#everyDot || this.#length[end] + 1 === this.#layout.mesh.dotCount);
  }

  /** The new line closes the path that ends in `a`. */
  #close(edge: number, a: number): void {
    const lines = [...this.#pathFrom(a, this.#sat.position[edge]), edge];
    this.#tellLines(lines);
    if (this.#isSolution(a, this.#sides(edge))) {
      if (this.#allLines === this.#length[a]) this.found.push(Int32Array.from(lines));
      else this.#sat.because(2 * this.#lineBeside(lines, this.#sat.position[edge]));
    }
    this.#sat.clash();
  }

  #tellLines(lines: readonly number[]): void {
    for (const line of lines) this.#sat.because(2 * line);
  }

  /** The lines of a path from its end, as it was when the trail had `before` literals. */
  #pathFrom(end: number, before: number): number[] {
    const { mesh } = this.#layout;
    const { value, position } = this.#sat;
    const lines: number[] = [];
    let dot = end;
    for (;;) {
      const came = lines.at(-1);
      const next = mesh.dotEdges[dot].find(
        (edge) => edge !== came && value[2 * edge] > 0 && position[edge] < before,
      );
      if (next === undefined) return lines;
      lines.push(next);
      dot = acrossEdge(mesh, next, dot);
    }
  }

  /** Some line before a trail index that is not among these. */
  #lineBeside(lines: readonly number[], before: number): number {
    const { trail } = this.#sat;
    const own = new Set(lines);
    for (let at = 0; at < before; at++) {
      const lit = trail[at];
      if ((lit & 1) === 0 && lit >> 1 < this.#layout.mesh.edgeCount && !own.has(lit >> 1)) return lit >> 1;
    }
    return lines[0];
  }
}
