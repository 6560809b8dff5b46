/**
 * Paths of lines by their ends, with undo: who is the other end, how many clue sides the path has
 * touched. A closed path can only be the whole solution or wrong, and the touched sides tell which.
 */
export class Paths {
  readonly mate: Int32Array; // by dot: the other end of its path; itself when it has none
  readonly touched: Int32Array; // by end: clue sides along the path
  readonly length: Int32Array; // by end: lines along the path
  lines = 0;
  #joined: Int32Array; // four for each line: left end, right end, and the dots it joined
  #sums: Int32Array; // four for each line: what touched and length were at both ends
  #depth = 0;

  constructor(sites: number) {
    this.mate = new Int32Array(sites);
    this.touched = new Int32Array(sites);
    this.length = new Int32Array(sites);
    this.#joined = new Int32Array(4 * sites * 2);
    this.#sums = new Int32Array(4 * sites * 2);
  }

  clear(): void {
    for (let i = 0; i < this.mate.length; i++) this.mate[i] = i;
    this.touched.fill(0);
    this.length.fill(0);
    this.lines = 0;
    this.#depth = 0;
  }

  /** The number of joins so far: a point to go back to. */
  get now(): number {
    return this.#depth;
  }

  /** A line between dots a and b that are not the two ends of one path. */
  join(a: number, b: number, sides: number): void {
    const { mate, touched, length } = this;
    const joined = this.#joined;
    const sums = this.#sums;
    const left = mate[a];
    const right = mate[b];
    const at = 4 * this.#depth++;
    joined[at] = left;
    joined[at + 1] = right;
    joined[at + 2] = a;
    joined[at + 3] = b;
    sums[at] = touched[left];
    sums[at + 1] = touched[right];
    sums[at + 2] = length[left];
    sums[at + 3] = length[right];
    mate[left] = right;
    mate[right] = left;
    // A dot without lines is an end of both kinds: its sums are 0.
    touched[left] = touched[right] = sums[at] + sums[at + 1] + sides;
    length[left] = length[right] = sums[at + 2] + sums[at + 3] + 1;
    this.lines++;
  }

  undo(to: number): void {
    const { mate, touched, length } = this;
    const joined = this.#joined;
    const sums = this.#sums;
    while (this.#depth > to) {
      const at = 4 * --this.#depth;
      const left = joined[at];
      const right = joined[at + 1];
      mate[left] = joined[at + 2];
      mate[right] = joined[at + 3];
      touched[left] = sums[at];
      touched[right] = sums[at + 1];
      length[left] = sums[at + 2];
      length[right] = sums[at + 3];
      this.lines--;
    }
  }
}
