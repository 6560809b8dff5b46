/**
 * One loop on a square board as a propagator of the kernel's solver. It knows corners (cell and dot
 * domains), early loops, sides (an edge parts its two cells) and, at rest, that inside and outside each
 * hang together. Reasons are worked out only when a conflict asks for them.
 *
 * A loop that passes all it must is a solution: it is noted, and then refused like any other, so that the
 * search goes on to the next one or to the proof that there is none.
 */
import type { Lit, Propagator, Sat } from '../../kernel/sat.ts';
import {
  position,
  share,
  sharePart,
  SITE_COUNT,
  SITES,
  size,
  STRIDE,
  trail,
  value,
  VARIABLES,
  variablesUsed,
} from './memory.ts';
import {
  beginExplaining,
  explainNode,
  forgetQueue,
  newsOf,
  nextNode,
  projectionOf,
  recordAbove,
  tellCorners,
  tellEdge,
  time,
  undoDomains,
  valuesHeard,
} from './node-domains.ts';
import { join, joins, length, mate, passed, undoPaths } from './path-ends.ts';
import { BY_DOMAIN, BY_PATH, BY_REGION, BY_SIDES, explainLiteral, rememberWhy } from './reasons.ts';
import { bordersNow, lineDrawn, settleRegions, sideTaken, undoBorders, type Verdicts } from './regions.ts';
import { flipLine, flipSide } from './row-bits.ts';
import { ALL_VALUES, CAN_BE_OFF, CAN_BE_ON } from './tables.ts';
import { followed, followPath, lineBeside, tellPath } from './trace.ts';
import { edgeAt } from './values.ts';

const spreadAlready = share(new Uint8Array(VARIABLES), variablesUsed); // its nodes know of it before it is told
// By trail index: points in time before its literal was told.
const eventsAt = share(new Int32Array(VARIABLES + 1), variablesUsed);
const joinsAt = share(new Int32Array(VARIABLES + 1), variablesUsed);
const bordersAt = share(new Int32Array(VARIABLES + 1), variablesUsed);
/** By edge: how much of what the loop must pass a line there passes. */
export const weight = share(new Uint8Array(2 * SITES), () => 2 * size[SITE_COUNT]);

const state = share(new Int32Array(4), () => 4);
const HEARD = 0; // literals told so far
const IMPLIED = 1; // no literal of ours stands beyond this trail index
const WHOLE = 2; // the weight of a solution
const LINES = 3; // the lines of a solution, or 0 for any number

let telling = 0; // the trail index of the literal being told
let sat: Sat;
/** Solutions met, as the loop's edges. */
export let found: Int32Array[] = [];
sharePart(
  () => ({ sat, found }),
  (saved) => ({ sat, found } = saved),
);

const because = (lit: Lit): void => sat.because(lit);
const implyCell = (lit: Lit, border: number): boolean => imply(lit, BY_REGION, border, 0);
const verdicts: Verdicts = { imply: implyCell, because, clash: () => sat.clash() };

/** The trail already holds all that the domains know: it need not be told. */
export function loadTheory(solver: Sat, whole: number, lines: number): void {
  sat = solver;
  found = [];
  state[HEARD] = state[IMPLIED] = solver.trailSize;
  state[WHOLE] = whole;
  state[LINES] = lines;
  spreadAlready.fill(0, 0, variablesUsed());
}

export const theory: Propagator = {
  assign(lit, at) {
    recordAbove(sat.decisionLevel > 0);
    telling = at;
    state[HEARD] = at + 1;
    eventsAt[at] = time[0];
    joinsAt[at] = joins[0];
    bordersAt[at] = bordersNow();
    note(lit);
    const variable = lit >> 1;
    const edges = 2 * size[SITE_COUNT];
    const sound = variable < edges ? assignEdge(lit) : assignSide(variable - edges, (lit & 1) === 0);
    if (sound) propagateNodes();
    forgetQueue();
  },

  undo(to) {
    // The trail has shrunk, but what it held is still there.
    while (state[HEARD] > to) note(trail[--state[HEARD]]);
    while (state[IMPLIED] > to) spreadAlready[trail[--state[IMPLIED]] >> 1] = 0;
    undoDomains(eventsAt[to]);
    undoPaths(joinsAt[to]);
    undoBorders(bordersAt[to]);
  },

  settle() {
    settleRegions(verdicts);
  },

  complete() {
    // Every full assignment closes a loop, and closing a loop clashes: nothing is left to say.
  },

  explain(lit) {
    explainLiteral(lit, because);
  },
};

/** Corners to a fixpoint at the ground, before anything is told; false on a contradiction. */
export function propagateAtGround(): void {
  recordAbove(false);
  telling = sat.trailSize;
  propagateNodes();
  forgetQueue();
}

/** Keeps the rows of bits true, both ways. */
function note(lit: Lit): void {
  const edges = 2 * size[SITE_COUNT];
  const variable = lit >> 1;
  if (variable >= edges) flipSide(variable - edges, (lit & 1) === 0);
  else if ((lit & 1) === 0) flipLine(variable);
}

function assignEdge(lit: Lit): boolean {
  const edge = lit >> 1;
  if (spreadAlready[edge] === 0 && !spread(lit)) return false;
  if ((lit & 1) === 0) {
    const stride = size[STRIDE];
    const x = edge >> 1;
    lineDrawn(x, edge & 1 ? x - 1 : x - stride);
    if (!draw(x, edge & 1 ? x + stride : x + 1, edge)) return false;
  }
  return relate(edge);
}

function assignSide(x: number, inside: boolean): boolean {
  sideTaken(x, inside);
  return relate(2 * x) && relate(2 * (x + 1) + 1) && relate(2 * (x + size[STRIDE])) && relate(2 * x + 1);
}

/** Tells an edge's value to its two dots and two cells; false on a conflict. */
function spread(lit: Lit): boolean {
  const edge = lit >> 1;
  const on = (lit & 1) ^ 1;
  const stride = size[STRIDE];
  const x = edge >> 1;
  const dot = size[SITE_COUNT] + x;
  if (edge & 1)
    return (
      tellNode(dot, 4 + on, lit) &&
      tellNode(dot + stride, on, lit) &&
      tellNode(x, 6 + on, lit) &&
      tellNode(x - 1, 2 + on, lit)
    );
  return (
    tellNode(dot, 6 + on, lit) &&
    tellNode(dot + 1, 2 + on, lit) &&
    tellNode(x, on, lit) &&
    tellNode(x - stride, 4 + on, lit)
  );
}

function tellNode(node: number, how: number, lit: Lit): boolean {
  return tellEdge(node, how, lit) || emptied(node);
}

/** An edge is a line exactly when its two cells are on different sides: two of the three give the third. */
function relate(edge: number): boolean {
  const edges = 2 * size[SITE_COUNT];
  const a = edges + (edge >> 1);
  const b = edge & 1 ? a - 1 : a - size[STRIDE];
  const line = value[2 * edge];
  const sideA = value[2 * a];
  const sideB = value[2 * b];
  if (sideA !== 0 && sideB !== 0) {
    if (line !== 0 && line > 0 === (sideA !== sideB)) return true;
    return imply(2 * edge + (sideA === sideB ? 1 : 0), BY_SIDES, edge, 0);
  }
  if (line === 0) return true;
  if (sideA !== 0) return imply(2 * b + (line > 0 === sideA > 0 ? 1 : 0), BY_SIDES, edge, 0);
  return sideB === 0 || imply(2 * a + (line > 0 === sideB > 0 ? 1 : 0), BY_SIDES, edge, 0);
}

/**
 * Corners to a fixpoint. Edges that have only one value left are implied and told to all their nodes
 * before any corner is: reasons then rest on literals near by instead of long chains of corners.
 */
function propagateNodes(): void {
  for (let node = nextNode(); node >= 0; node = nextNode()) {
    const seen = projectionOf(node);
    const news = newsOf(node, seen);
    if (news === 0) continue;
    if (news & ALL_VALUES && !implyKnown(node, seen, news)) return;
    const impossible = tellCorners(node, seen);
    if (impossible >= 0) {
      emptied(impossible);
      return;
    }
  }
}

/** Implies the edges of a node that have just lost a value. */
function implyKnown(node: number, seen: number, news: number): boolean {
  valuesHeard(node, seen);
  const known = (news >> CAN_BE_OFF) | (news >> CAN_BE_ON);
  for (let ring = 0; ring < 4; ring++) {
    if (((known >> ring) & 1) === 0) continue;
    const edge = edgeAt(node, ring);
    const lit = 2 * edge + (((seen >> (CAN_BE_ON + ring)) & 1) ^ 1);
    if (value[lit] > 0) continue;
    if (!imply(lit, BY_DOMAIN, node, time[0]) || !spread(lit)) return false;
    spreadAlready[edge] = 1;
    state[IMPLIED] = position[edge] + 1;
  }
  return true;
}

/** False on a conflict. */
function imply(lit: Lit, why: number, who: number, when: number): boolean {
  const known = value[lit];
  if (known > 0) return true;
  rememberWhy(lit, why, who, when);
  sat.imply(lit);
  return known === 0;
}

function emptied(node: number): false {
  beginExplaining();
  if (sat.decisionLevel > 0) explainNode(node, 0xffff, time[0], because);
  sat.clash();
  return false;
}

/** A line has been told: its path must not bite its own tail, unless that is the solution. */
function draw(a: number, b: number, edge: number): boolean {
  const left = mate[a];
  const right = mate[b];
  if (left === b) return close(a, edge);
  join(a, b, weight[edge]);
  return keepApart(left, right);
}

function keepApart(a: number, b: number): boolean {
  const first = a < b ? a : b;
  const apart = a < b ? b - a : a - b;
  if (apart !== 1 && apart !== size[STRIDE]) return true;
  const edge = 2 * first + (apart === 1 ? 0 : 1);
  if (value[2 * edge] !== 0 || isSolution(a, edge)) return true;
  return imply(2 * edge + 1, BY_PATH, a, telling);
}

/** Would the path that ends here, closed by this line, be a solution by itself? */
function isSolution(end: number, edge: number): boolean {
  return (
    passed[end] + weight[edge] === state[WHOLE] && (state[LINES] === 0 || length[end] + 1 === state[LINES])
  );
}

/** The line being told closes the path that ends in `a`. */
function close(a: number, edge: number): false {
  const count = followPath(a, telling - 1);
  tellPath(count, because);
  sat.because(2 * edge);
  if (isSolution(a, edge)) {
    followed[count] = edge;
    if (joins[0] === length[a]) found.push(followed.slice(0, count + 1));
    else sat.because(2 * lineBeside(count + 1, telling));
  }
  sat.clash();
  return false;
}
