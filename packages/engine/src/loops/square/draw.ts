/** Lines that make paths, and the loop that is a solution. */
import { addToReason, beginReason } from './because.ts';
import { clash, imply } from './imply.ts';
import { share, shareFew, sharePart, SITE_COUNT, SITES, size, STRIDE, value } from './memory.ts';
import { join, joins, length, mate, otherDot, passed } from './path-ends.ts';
import { BY_PATH } from './reasons.ts';
import { addPath, followed, followPath, lineBeside } from './trace.ts';

/** By edge: how much of what the loop must pass is passed by a line there. */
export const weight = share(new Uint8Array(2 * SITES), () => 2 * size[SITE_COUNT]);

const wanted = shareFew(2);
const WHOLE = 0; // the weight of a solution
const LINES = 1; // the lines of a solution, or 0 for any number

/** Solutions found, as the loop's edges. */
export let found: Int32Array[] = [];
sharePart(
  () => found,
  (saved) => (found = saved),
);

export function loadWanted(whole: number, lines: number): void {
  found = [];
  wanted[WHOLE] = whole;
  wanted[LINES] = lines;
}

/**
 * A line must not close its own path, unless that is the solution. Lines are joined as soon as we imply them; a
 * solution waits until the solver passes its last line, because only then have all clauses accepted it.
 */
export function draw(edge: number, isPassed: boolean): boolean {
  const a = edge >> 1;
  const b = otherDot(edge);
  const left = mate[a];
  const right = mate[b];
  if (left === b) return (!isPassed && isSolution(a, edge)) || close(a, edge);
  join(edge, weight[edge]);
  return keepApart(left, right);
}

function keepApart(a: number, b: number): boolean {
  const first = a < b ? a : b;
  const apart = a < b ? b - a : a - b;
  if (apart !== 1 && apart !== size[STRIDE]) return true;
  const edge = 2 * first + (apart === 1 ? 0 : 1);
  if (value[2 * edge] !== 0 || isSolution(a, edge)) return true;
  return imply(2 * edge + 1, BY_PATH, a, joins[0]);
}

/** Would the path that ends here, closed by this line, be a solution by itself? */
function isSolution(end: number, edge: number): boolean {
  return (
    passed[end] + weight[edge] === wanted[WHOLE] && (wanted[LINES] === 0 || length[end] + 1 === wanted[LINES])
  );
}

/** A line closes the path that ends in `a`. */
function close(a: number, edge: number): false {
  const count = followPath(a, joins[0]);
  beginReason();
  addPath(count);
  addToReason(2 * edge);
  if (isSolution(a, edge)) {
    followed[count] = edge;
    if (joins[0] === length[a]) found.push(followed.slice(0, count + 1));
    else addToReason(2 * lineBeside(count + 1));
  }
  return clash();
}
