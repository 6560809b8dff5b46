/**
 * Paths of lines by their ends, with undo: where the other end is, and how much of what the loop must pass
 * the path has passed. A closed path is either the whole solution or wrong, and that sum shows which.
 */
import { share, shareFew, SITES, sitesUsed, size, STRIDE } from './memory.ts';

export const mate = share(new Int32Array(SITES), sitesUsed); // by dot: the other end of its path, or itself
export const passed = share(new Int32Array(SITES), sitesUsed); // by end: weight of the path's lines
export const length = share(new Int32Array(SITES), sitesUsed); // by end: lines along the path

/** `joins[0]`: the number of joins so far, which is the number of lines and a point in time. */
export const joins = shareFew(1);
// Eight numbers per join: its edge, the ends of the two paths, and the weight and length stored there.
const joined = share(new Int32Array(8 * SITES), () => 8 * joins[0]);
const joinOf = share(new Int32Array(2 * SITES), () => 2 * sitesUsed()); // by edge: its join, if it has one

export function clearPaths(sites: number): void {
  for (let dot = 0; dot < sites; dot++) mate[dot] = dot;
  passed.fill(0, 0, sites);
  length.fill(0, 0, sites);
  joins[0] = 0;
}

export const otherDot = (edge: number): number => (edge >> 1) + (edge & 1 ? size[STRIDE] : 1);

/** Had the line on an edge been joined before a point in time no later than now? */
export const wasJoined = (edge: number, before: number): boolean =>
  joinOf[edge] < before && joined[8 * joinOf[edge]] === edge;

/** A line between dots that are not the two ends of one path. */
export function join(edge: number, weight: number): void {
  const left = mate[edge >> 1];
  const right = mate[otherDot(edge)];
  const at = 8 * joins[0];
  joinOf[edge] = joins[0]++;
  joined[at] = edge;
  joined[at + 1] = left;
  joined[at + 2] = right;
  joined[at + 3] = passed[left];
  joined[at + 4] = passed[right];
  joined[at + 5] = length[left];
  joined[at + 6] = length[right];
  mate[left] = right;
  mate[right] = left;
  // A dot without lines is an end of both kinds: its sums are 0.
  passed[left] = passed[right] = joined[at + 3] + joined[at + 4] + weight;
  length[left] = length[right] = joined[at + 5] + joined[at + 6] + 1;
}

export function undoPaths(to: number): void {
  while (joins[0] > to) {
    const at = 8 * --joins[0];
    const left = joined[at + 1];
    const right = joined[at + 2];
    mate[left] = joined[at] >> 1;
    mate[right] = otherDot(joined[at]);
    passed[left] = joined[at + 3];
    passed[right] = joined[at + 4];
    length[left] = joined[at + 5];
    length[right] = joined[at + 6];
  }
}
