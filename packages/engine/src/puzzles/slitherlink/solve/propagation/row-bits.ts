/**
 * The board as one word a row, for boards of up to 31 columns: which cells are sure to be inside or
 * outside, which edges are lines. Reaching everything that is connected then takes a few sweeps of
 * word operations instead of a walk over the cells.
 */
export const MOST_COLUMNS = 31;

export class RowBits {
  readonly width: number;
  readonly height: number;
  /** By side (0 outside, 1 inside) and row: bit c for column c. */
  readonly sure: readonly [Int32Array, Int32Array];
  /** Bit c of row r: the line above cell (r, c); there is a row more than cells. */
  readonly above: Int32Array;
  /** Bit c of row r: the line left of cell (r, c); there is a column more than cells. */
  readonly left: Int32Array;
  /** By row: the cells reached by the last flood. */
  readonly reached: Int32Array;
  readonly #links: Int32Array; // bit c: columns c − 1 and c are joined
  readonly #open: Int32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    const rows = (): Int32Array => new Int32Array(height + 1);
    this.sure = [rows(), rows()];
    this.above = rows();
    this.left = rows();
    this.reached = rows();
    this.#links = rows();
    this.#open = rows();
  }

  clear(): void {
    for (const rows of [...this.sure, this.above, this.left]) rows.fill(0);
  }

  /** Reaches what may be outside, from the outer face. Is anything that may be outside not reached? */
  floodOutside(): boolean {
    const { reached, above, left, width, height } = this;
    const open = this.#open;
    this.#openSide(0);
    for (let r = 0; r < height; r++) {
      const ends = (1 & ~left[r]) | ((1 & ~(left[r] >> width)) << (width - 1));
      reached[r] = open[r] & ends;
    }
    reached[0] |= open[0] & ~above[0];
    reached[height - 1] |= open[height - 1] & ~above[height];
    return this.#spread();
  }

  /** Reaches what may be inside, from some sure cell; undefined when there is none. */
  floodInside(): boolean | undefined {
    const { reached, sure, height } = this;
    let root = 0;
    while (root < height && sure[1][root] === 0) root++;
    if (root === height) return undefined;
    this.#openSide(1);
    reached.fill(0);
    reached[root] = sure[1][root] & -sure[1][root];
    return this.#spread();
  }

  /** Cells of a row that may be on the flooded side and were not reached. */
  missed(row: number): number {
    return this.#open[row] & ~this.reached[row];
  }

  #openSide(side: number): void {
    const { left, sure, width, height } = this;
    const open = this.#open;
    const links = this.#links;
    const all = width === 31 ? 0x7fffffff : (1 << width) - 1;
    const other = sure[1 - side];
    for (let r = 0; r < height; r++) {
      open[r] = all & ~other[r];
      links[r] = open[r] & (open[r] << 1) & ~left[r];
    }
  }

  /** Sweeps down and up until nothing changes; true when something open was missed. */
  #spread(): boolean {
    const { reached, above, height } = this;
    const open = this.#open;
    for (;;) {
      let changed = 0;
      for (let r = 0; r < height; r++) {
        const from = r > 0 ? reached[r - 1] & ~above[r] : 0;
        changed |= this.#fillRow(r, from);
      }
      for (let r = height - 2; r >= 0; r--) changed |= this.#fillRow(r, reached[r + 1] & ~above[r + 1]);
      if (changed !== 0) continue;
      for (let r = 0; r < height; r++) if (open[r] !== reached[r]) return true;
      return false;
    }
  }

  #fillRow(r: number, from: number): number {
    const { reached } = this;
    const open = this.#open;
    const links = this.#links;
    const before = reached[r];
    const start = before | (from & open[r]);
    if (start === 0) return 0;
    const right = links[r];
    // Upwards by the carry of an addition: it runs through a block of links and stops at its end.
    const entering = (start << 1) & right;
    const upwards = start | entering | (right & ~(right + entering));
    // Downwards by doubling steps.
    let down = right >>> 1;
    let now = upwards;
    now |= down & (now >>> 1);
    down &= down >>> 1;
    now |= down & (now >>> 2);
    down &= down >>> 2;
    now |= down & (now >>> 4);
    down &= down >>> 4;
    now |= down & (now >>> 8);
    down &= down >>> 8;
    now |= down & (now >>> 16);
    reached[r] = now;
    return now ^ before;
  }
}
