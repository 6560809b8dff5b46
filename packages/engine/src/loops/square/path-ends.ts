/**
 * Paths of lines by their ends, with undo: who is the other end, how much of what the loop must pass the
 * path has passed. A closed path can only be the whole solution or wrong, and that sum tells which.
 */
import { share, SITES, sitesUsed } from './memory.ts';

export const mate = share(new Int32Array(SITES), sitesUsed); // by dot: the other end of its path, or itself
export const passed = share(new Int32Array(SITES), sitesUsed); // by end: weight of the path's lines
export const length = share(new Int32Array(SITES), sitesUsed); // by end: lines along the path

/** `joins[0]`: the number of joins so far, which is the number of lines and a point to go back to. */
export const joins = share(new Int32Array(1), () => 1);
const used = (): number => 4 * joins[0];
const joined = share(new Int32Array(4 * SITES), used); // for each line: left end, right end, the dots joined
const sums = share(new Int32Array(4 * SITES), used); // what weight and length were at both ends

export function clearPaths(sites: number): void {
  for (let dot = 0; dot < sites; dot++) mate[dot] = dot;
  passed.fill(0, 0, sites);
  length.fill(0, 0, sites);
  joins[0] = 0;
}

/** A line between dots a and b that are not the two ends of one path. */
export function join(a: number, b: number, weight: number): void {
  const left = mate[a];
  const right = mate[b];
  const at = 4 * joins[0]++;
  joined[at] = left;
  joined[at + 1] = right;
  joined[at + 2] = a;
  joined[at + 3] = b;
  sums[at] = passed[left];
  sums[at + 1] = passed[right];
  sums[at + 2] = length[left];
  sums[at + 3] = length[right];
  mate[left] = right;
  mate[right] = left;
  // A dot without lines is an end of both kinds: its sums are 0.
  passed[left] = passed[right] = sums[at] + sums[at + 1] + weight;
  length[left] = length[right] = sums[at + 2] + sums[at + 3] + 1;
}

export function undoPaths(to: number): void {
  while (joins[0] > to) {
    const at = 4 * --joins[0];
    const left = joined[at];
    const right = joined[at + 1];
    mate[left] = joined[at + 2];
    mate[right] = joined[at + 3];
    passed[left] = sums[at];
    passed[right] = sums[at + 1];
    length[left] = sums[at + 2];
    length[right] = sums[at + 3];
  }
}
