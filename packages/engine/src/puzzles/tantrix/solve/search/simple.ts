/**
 * Does a closed line through cells enclose no empty cell, neither inside nor between its own arms?
 *
 * Inside: a polygon over the centres of n cells with i centres within has area n + 2i − 2 in small triangles.
 * Outside: every further contact may shut a pocket; only then is the surrounding flooded.
 */
import { dq, dr } from '../../../../grid/hex.ts';
import { at } from './problem.ts';

/** `index`: on the torus, which cell of the line (from 1) is where. */
export function isSimple(q: Int32Array, r: Int32Array, count: number, index: Int16Array): boolean {
  if (Math.abs(area(q, r, count)) !== count - 2) return false;
  const outside = contacts(q, r, count, index) - count - (count - 3);
  return outside === 0 || !hasPocket(q, r, count, index);
}

function area(q: Int32Array, r: Int32Array, count: number): number {
  let sum = 0;
  for (let i = 0, j = count - 1; i < count; j = i++) sum += q[j] * r[i] - q[i] * r[j];
  return sum;
}

function contacts(q: Int32Array, r: Int32Array, count: number, index: Int16Array): number {
  let sum = 0;
  for (let i = 0; i < count; i++)
    for (let d = 0; d < 3; d++) if (index[at(q[i] + dq[d], r[i] + dr[d])] !== 0) sum++;
  return sum;
}

const seen = new Uint8Array(128 * 128);
const queue = new Int32Array(2 * 128 * 128);

/** Cells are counted in a box one wider than the shape: those not reached from its corner are enclosed. */
function hasPocket(q: Int32Array, r: Int32Array, count: number, index: Int16Array): boolean {
  let [lowQ, highQ, lowR, highR] = [q[0], q[0], r[0], r[0]];
  for (let i = 1; i < count; i++) {
    lowQ = Math.min(lowQ, q[i]);
    highQ = Math.max(highQ, q[i]);
    lowR = Math.min(lowR, r[i]);
    highR = Math.max(highR, r[i]);
  }
  [lowQ, highQ, lowR, highR] = [lowQ - 1, highQ + 1, lowR - 1, highR + 1];
  const [wide, high] = [highQ - lowQ + 1, highR - lowR + 1];
  seen.fill(0, 0, wide * high);
  let [reached, tail] = [1, 2];
  seen[0] = 1;
  queue[0] = lowQ;
  queue[1] = lowR;
  for (let head = 0; head < tail; head += 2)
    for (let d = 0; d < 6; d++) {
      const [a, b] = [queue[head] + dq[d], queue[head + 1] + dr[d]];
      if (a < lowQ || a > highQ || b < lowR || b > highR) continue;
      const place = (b - lowR) * wide + a - lowQ;
      if (seen[place] || index[at(a, b)] !== 0) continue;
      seen[place] = 1;
      queue[tail++] = a;
      queue[tail++] = b;
      reached++;
    }
  return reached + count < wide * high;
}
