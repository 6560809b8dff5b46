/**
 * The open lines of a shape that is being built cell by cell, on the torus. A loose end is a cell and the side by
 * which its line leaves it for an empty one; each knows the other end of its line. Removing cells in the
 * reverse order leaves everything as it was: ends that were joined still know what they knew before.
 */
import { beside, SIZE } from './problem.ts';

const back = (side: number): number => (side + 3) % 6;

export class OpenLines {
  /** Lines that have become loops. */
  closed = 0;
  /** How many loose ends there are. */
  count = 0;
  readonly #ways: Uint8Array; // by place: the two sides of the line there, as bits
  readonly #loose: Int32Array; // 6 · place + side
  readonly #slot = new Int16Array(6 * SIZE * SIZE); // by loose end: where it is in that list
  readonly #far = new Int32Array(6 * SIZE * SIZE); // by loose end: the other one

  constructor(ways: Uint8Array, most: number) {
    this.#ways = ways;
    this.#loose = new Int32Array(2 * most + 2);
  }

  /** A cell has been added. */
  lay(place: number, a: number, b: number): void {
    const [one, two] = [this.#joined(place, a), this.#joined(place, b)];
    const ends = [6 * place + a, 6 * place + b];
    if (one >= 0 && two >= 0 && this.#far[one] === two) {
      this.closed++;
      this.#remove(one);
      this.#remove(two);
      return;
    }
    if (one >= 0) this.#remove(one);
    else this.#add(ends[0]);
    if (two >= 0) this.#remove(two);
    else this.#add(ends[1]);
    this.#pair(one >= 0 ? this.#far[one] : ends[0], two >= 0 ? this.#far[two] : ends[1]);
  }

  /** The last cell added is being removed. */
  lift(place: number, a: number, b: number): void {
    const [one, two] = [this.#joined(place, a), this.#joined(place, b)];
    if (one >= 0 && two >= 0 && this.#far[one] === two) this.closed--;
    if (one >= 0) this.#pair(one, this.#far[one]);
    else this.#remove(6 * place + a);
    if (two >= 0) this.#pair(two, this.#far[two]);
    else this.#remove(6 * place + b);
    if (one >= 0) this.#add(one);
    if (two >= 0) this.#add(two);
  }

  /** The places beyond the two ends of each line, one line after another; gives the number of lines. */
  list(beyond: Int32Array): number {
    let lines = 0;
    for (let i = 0; i < this.count; i++) {
      const end = this.#loose[i];
      const far = this.#far[end];
      if (far < end) continue;
      beyond[2 * lines] = beyondOf(end);
      beyond[2 * lines + 1] = beyondOf(far);
      lines++;
    }
    return lines;
  }

  /** The loose end that comes to a place by this side, or −1. */
  #joined(place: number, side: number): number {
    const next = beside(place, side);
    return (this.#ways[next] >> back(side)) & 1 ? 6 * next + back(side) : -1;
  }

  #pair(one: number, two: number): void {
    this.#far[one] = two;
    this.#far[two] = one;
  }

  #add(end: number): void {
    this.#slot[end] = this.count;
    this.#loose[this.count++] = end;
  }

  #remove(end: number): void {
    const last = this.#loose[--this.count];
    this.#loose[this.#slot[end]] = last;
    this.#slot[last] = this.#slot[end];
  }
}

const beyondOf = (end: number): number => beside((end / 6) | 0, end % 6);
