/** The least number of tiles that join open lines into one loop; places are on the torus. */
import { SIZE, WRAP } from './problem.ts';

const HALF = SIZE / 2;

export class Gaps {
  readonly #gap: Int32Array; // by line: how far it is from those joined, 0 for these

  constructor(most: number) {
    this.#gap = new Int32Array(most + 1);
  }

  /** `ends`: the places beyond the two ends of each line. */
  toJoin(ends: Int32Array, lines: number): number {
    if (lines === 1) return 1 + away(ends[0], ends[1]);
    let sum = 0;
    for (let i = 0; i < 2 * lines; i++) {
      let least = SIZE;
      for (let j = 0; j < 2 * lines; j++) {
        if (i >> 1 === j >> 1) continue;
        const far = 1 + away(ends[i], ends[j]);
        if (far < least) least = far;
      }
      sum += least;
    }
    return Math.max(sum / 2, this.#tour(ends, lines));
  }

  /** A round trip is longer than the shortest tree that joins the lines, and crosses its longest gap twice. */
  #tour(ends: Int32Array, lines: number): number {
    const gap = this.#gap;
    let [sum, longest, last] = [0, 0, 0];
    gap.fill(SIZE, 0, lines);
    gap[0] = 0;
    for (let joined = 1; joined < lines; joined++) {
      let best = 0;
      for (let k = 1; k < lines; k++) {
        if (gap[k] === 0) continue;
        for (let pair = 0; pair < 4; pair++) {
          const far = 1 + away(ends[2 * last + (pair & 1)], ends[2 * k + (pair >> 1)]);
          if (far < gap[k]) gap[k] = far;
        }
        if (best === 0 || gap[k] < gap[best]) best = k;
      }
      sum += gap[best];
      if (gap[best] > longest) longest = gap[best];
      gap[best] = 0;
      last = best;
    }
    return sum + longest;
  }
}

/** The shorter way round the torus. */
function away(one: number, two: number): number {
  const q = (((one & WRAP) - (two & WRAP) + SIZE + HALF) & WRAP) - HALF;
  const r = (((one >> 7) - (two >> 7) + SIZE + HALF) & WRAP) - HALF;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) >> 1;
}
