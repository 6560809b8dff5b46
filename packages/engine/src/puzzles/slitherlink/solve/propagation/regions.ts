/**
 * Inside and outside each hang together, for the learning solver: cells that cannot be reached from the
 * rest of a side are on the other one, and a sure cell that cannot be reached is a conflict.
 *
 * The reason is a border: the lines and the cells of the other side that close a region off. Both the
 * region and the rest have one; the one that spans fewer decision levels makes the better lesson.
 */
import type { Lit, Sat } from '../../../../kernel/sat.ts';
import type { Layout } from './layout.ts';
import { LevelCounter } from './level-counter.ts';
import { OUTER } from './position.ts';
import { MOST_COLUMNS, RowBits } from './row-bits.ts';
import { NONE, type Variables } from './variables.ts';

const ALWAYS = 0x7fffffff;
/** A border of so few levels is good enough: the other one is not even looked at. */
const FEW_LEVELS = 2;

export class Regions {
  readonly #layout: Layout;
  readonly #variables: Variables;
  readonly #reached: Int32Array; // by site: the flood that reached it last
  readonly #queue: Int32Array;
  #floods = 0;
  #size = 0;
  readonly #suspect = new Uint8Array(2); // by side: something may have been cut off
  readonly #levels = new LevelCounter();
  readonly #bits: RowBits | undefined;

  constructor(layout: Layout, variables: Variables) {
    this.#bits = layout.width <= MOST_COLUMNS ? new RowBits(layout.width, layout.height) : undefined;
    this.#layout = layout;
    this.#variables = variables;
    this.#reached = new Int32Array(layout.sites);
    this.#queue = new Int32Array(layout.sites);
  }

  load(): void {
    this.#suspect[0] = this.#suspect[1] = 1;
    this.#bits?.clear();
  }

  /** A literal was told (or taken back): keeps the rows of bits true. */
  note(lit: Lit): void {
    const bits = this.#bits;
    if (!bits) return;
    const variables = this.#variables;
    const variable = lit >> 1;
    const isEdge = variable < variables.edges;
    if (isEdge && lit & 1) return;
    const edge = isEdge ? variables.edgeOf[variable] : 0;
    const x = isEdge ? edge >> 1 : variables.cellOf[variable];
    const rows = isEdge ? (edge & 1 ? bits.left : bits.above) : bits.sure[1 - (lit & 1)];
    rows[this.#layout.rowOf[x]] ^= 1 << this.#layout.columnOf[x];
  }

  /** A line between cells that may both still be on one side may part it. */
  lineDrawn(sat: Sat, a: number, b: number): void {
    for (let side = 0; side < 2; side++)
      if (
        !this.#suspect[side] &&
        this.#isOpen(sat, a, side) &&
        this.#isOpen(sat, b, side) &&
        !this.#goesRound(sat, a, b, side)
      )
        this.#suspect[side] = 1;
  }

  /** Two neighbours still meet around one end of the line between them. */
  #goesRound(sat: Sat, a: number, b: number, side: number): boolean {
    const { stride } = this.#layout;
    const aside = Math.abs(a - b) === 1 ? stride : 1;
    return this.#meet(sat, a, b, -aside, side) || this.#meet(sat, a, b, aside, side);
  }

  #meet(sat: Sat, a: number, b: number, step: number, side: number): boolean {
    const way = step === 1 ? 1 : step === -1 ? 3 : step > 0 ? 2 : 0;
    const across = a < b ? (b - a === 1 ? 1 : 2) : a - b === 1 ? 3 : 0;
    return (
      this.#isOpen(sat, a + step, side) &&
      this.#isOpen(sat, b + step, side) &&
      !this.#isLine(sat, this.#between(a, a + step, way), ALWAYS) &&
      !this.#isLine(sat, this.#between(b, b + step, way), ALWAYS) &&
      !this.#isLine(sat, this.#between(a + step, b + step, across), ALWAYS)
    );
  }

  /**
   * A cell that takes a side may part the other one, but only if around it that other side forms more
   * than one arc: most cells do not, and most walks over the board are spared.
   */
  sideTaken(sat: Sat, x: number): void {
    const side = sat.value[2 * this.#variables.ofCell[x]] > 0 ? 0 : 1; // the side that loses it
    if (this.#suspect[side] === 0 && this.#arcsAround(sat, x, side) > 1) this.#suspect[side] = 1;
  }

  #arcsAround(sat: Sat, x: number, side: number): number {
    const { stride } = this.#layout;
    let arcs = 0;
    for (let way = 0; way < 4; way++) {
      const near = way === 0 ? x - stride : way === 1 ? x + 1 : way === 2 ? x + stride : x - 1;
      if (!this.#isOpen(sat, near, side)) continue;
      // The arc goes on to the next neighbour through the diagonal cell between them.
      const turn = way === 0 ? 1 : way === 1 ? stride : way === 2 ? -1 : -stride;
      const diagonal = near + turn;
      const next = x + turn;
      const joined =
        this.#isOpen(sat, diagonal, side) &&
        this.#isOpen(sat, next, side) &&
        !this.#isLine(sat, this.#between(near, diagonal, (way + 1) & 3), ALWAYS) &&
        !this.#isLine(sat, this.#between(next, diagonal, way), ALWAYS);
      if (!joined) arcs++;
    }
    return arcs;
  }

  /** May this site be on a side? The outer face only outside. */
  #isOpen(sat: Sat, x: number, inside: number): boolean {
    const variable = this.#variables.ofCell[x];
    return variable === NONE ? inside === 0 : sat.value[2 * variable + inside] <= 0;
  }

  /** Implies or refutes what lies beyond reach, on both sides, where something may have been cut off. */
  settle(sat: Sat, imply: (lit: Lit) => void): void {
    if (this.#suspect[0]) {
      this.#suspect[0] = 0;
      if (!this.#bits || this.#bits.floodOutside()) this.#settleSide(sat, 0, OUTER, imply);
      if (sat.inConflict) return;
    }
    if (!this.#suspect[1]) return;
    const missed = this.#bits ? this.#bits.floodInside() : true;
    const root = missed ? this.#sureCell(sat, ALWAYS, 0) : NONE;
    if (missed === false) this.#suspect[1] = 0;
    if (root === NONE) return;
    this.#suspect[1] = 0;
    this.#settleSide(sat, 1, root, imply);
  }

  #settleSide(sat: Sat, inside: number, root: number, imply: (lit: Lit) => void): void {
    const { cells } = this.#layout;
    const { ofCell } = this.#variables;
    const { value } = sat;
    this.#flood(sat, root, inside, ALWAYS);
    if (this.#size === cells.length + (inside ? 0 : 1)) return;
    const flood = this.#floods;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (this.#reached[x] === flood) continue;
      const own = 2 * ofCell[x] + (1 - inside); // x is on this side
      if (value[own] < 0) continue;
      if (value[own] > 0) return this.#clash(sat, x, inside, root);
      imply(own ^ 1);
      if (sat.inConflict) return;
    }
  }

  /** `variable`'s cell was cut off when the trail had `before` literals, and so is on the side it is. */
  explain(sat: Sat, variable: number, before: number): void {
    const x = this.#variables.cellOf[variable];
    const refuted = before === sat.trailSize;
    const isInside = sat.value[2 * variable] > 0 !== refuted;
    const side = isInside ? 0 : 1; // the side it is cut off from
    const root = side === 0 ? OUTER : this.#sureCellBeyond(sat, x, side, before);
    this.#tellBorder(sat, x, root, side, before);
  }

  #clash(sat: Sat, x: number, inside: number, root: number): void {
    sat.because(2 * this.#variables.ofCell[x] + (1 - inside));
    this.#tellBorder(sat, x, root, inside, ALWAYS);
    sat.clash();
  }

  #tellBorder(sat: Sat, x: number, root: number, inside: number, before: number): void {
    if (root !== OUTER) sat.because(2 * this.#variables.ofCell[root]);
    this.#flood(sat, x, inside, before);
    const here = this.#walkBorder(sat, inside, before, false);
    if (here > FEW_LEVELS) {
      this.#flood(sat, root, inside, before);
      if (this.#walkBorder(sat, inside, before, false) >= here) this.#flood(sat, x, inside, before);
    }
    this.#walkBorder(sat, inside, before, true);
  }

  /** Some cell sure to be inside. */
  #sureCell(sat: Sat, before: number, flood: number): number {
    const { cells } = this.#layout;
    const { ofCell } = this.#variables;
    for (let i = 0; i < cells.length; i++) {
      const variable = ofCell[cells[i]];
      if (
        sat.value[2 * variable] > 0 &&
        sat.position[variable] < before &&
        (flood === 0 || this.#reached[cells[i]] !== flood)
      )
        return cells[i];
    }
    return NONE;
  }

  #sureCellBeyond(sat: Sat, x: number, inside: number, before: number): number {
    this.#flood(sat, x, inside, before);
    return this.#sureCell(sat, before, this.#floods);
  }

  /** Reaches all cells that may be on a side from a start, as far as the first `before` literals tell. */
  #flood(sat: Sat, start: number, inside: number, before: number): void {
    const { stride, isCell, border } = this.#layout;
    const { ofCell, ofEdge } = this.#variables;
    const queue = this.#queue;
    const reached = this.#reached;
    const { value, position } = sat;
    const flood = ++this.#floods;
    queue[0] = start;
    reached[start] = flood;
    let size = 1;
    for (let head = 0; head < size; head++) {
      const x = queue[head];
      if (x === OUTER) {
        for (let i = 0; i < border.length; i++) {
          const y = border[i];
          if (
            reached[y] === flood ||
            !this.#opensOutside(sat, y, before) ||
            !this.#mayBe(sat, y, inside, before)
          )
            continue;
          reached[y] = flood;
          queue[size++] = y;
        }
        continue;
      }
      for (let way = 0; way < 4; way++) {
        const near = way === 0 ? x - stride : way === 1 ? x + 1 : way === 2 ? x + stride : x - 1;
        const y = isCell[near] ? near : OUTER;
        if (reached[y] === flood) continue;
        const line = ofEdge[way === 0 ? 2 * x : way === 1 ? 2 * near + 1 : way === 2 ? 2 * near : 2 * x + 1];
        if (value[2 * line] > 0 && position[line] < before) continue;
        if (y === OUTER) {
          if (inside === 1) continue;
        } else {
          const cell = ofCell[y];
          if (value[2 * cell + inside] > 0 && position[cell] < before) continue;
        }
        reached[y] = flood;
        queue[size++] = y;
      }
    }
    this.#size = size;
  }

  /** The literals around the last flood, told or only their decision levels counted. */
  #walkBorder(sat: Sat, inside: number, before: number, tell: boolean): number {
    const { stride, isCell, border } = this.#layout;
    const reached = this.#reached;
    const floods = this.#floods;
    this.#levels.begin();
    let levels = 0;
    for (let i = 0; i < this.#size; i++) {
      const x = this.#queue[i];
      if (x === OUTER) {
        for (const y of border)
          for (let way = 0; way < 4; way++) {
            const near = way === 0 ? y - stride : way === 1 ? y + 1 : way === 2 ? y + stride : y - 1;
            if (isCell[near] || reached[y] === floods) continue;
            levels += this.#post(sat, y, this.#between(y, near, way), inside, before, tell);
          }
        continue;
      }
      for (let way = 0; way < 4; way++) {
        const near = way === 0 ? x - stride : way === 1 ? x + 1 : way === 2 ? x + stride : x - 1;
        const y = isCell[near] ? near : OUTER;
        if (reached[y] === floods || (y === OUTER && inside === 1)) continue;
        levels += this.#post(sat, y, this.#between(x, near, way), inside, before, tell);
      }
    }
    return levels;
  }

  /** One piece of border: the line, or the cell of the other side beyond it, whichever is of the lower level. */
  #post(sat: Sat, y: number, edge: number, inside: number, before: number, tell: boolean): number {
    const line = this.#variables.ofEdge[edge];
    const cell = y === OUTER ? NONE : this.#variables.ofCell[y];
    const byLine = sat.value[2 * line] > 0 && sat.position[line] < before;
    const byCell = cell !== NONE && sat.value[2 * cell + inside] > 0 && sat.position[cell] < before;
    const chosen = byLine && (!byCell || sat.level[line] <= sat.level[cell]) ? 2 * line : 2 * cell + inside;
    if (tell) sat.because(chosen);
    return this.#levels.count(sat.level[chosen >> 1]);
  }

  #between(x: number, near: number, way: number): number {
    return way === 0 ? 2 * x : way === 1 ? 2 * near + 1 : way === 2 ? 2 * near : 2 * x + 1;
  }

  #isLine(sat: Sat, edge: number, before: number): boolean {
    const line = this.#variables.ofEdge[edge];
    return sat.value[2 * line] > 0 && sat.position[line] < before;
  }

  #mayBe(sat: Sat, y: number, inside: number, before: number): boolean {
    const cell = this.#variables.ofCell[y];
    return sat.value[2 * cell + inside] <= 0 || sat.position[cell] >= before;
  }

  #opensOutside(sat: Sat, y: number, before: number): boolean {
    const { stride, isCell } = this.#layout;
    for (let way = 0; way < 4; way++) {
      const near = way === 0 ? y - stride : way === 1 ? y + 1 : way === 2 ? y + stride : y - 1;
      if (!isCell[near] && !this.#isLine(sat, this.#between(y, near, way), before)) return true;
    }
    return false;
  }
}
