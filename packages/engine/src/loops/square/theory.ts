/**
 * One loop on a square board as a propagator of the kernel's solver. It handles corners (cell and dot
 * domains), early loops, sides (an edge separates its two cells) and, at rest, that inside and outside are
 * each connected. Reasons are worked out only when a conflict needs them.
 *
 * A loop that passes all it must is a solution: it is recorded, and then refused like any other, so that the
 * search continues to the next one or to the proof that there is none.
 */
import { SIZE } from '../../kernel/assignment.ts';
import type { Lit, Propagator, Sat } from '../../kernel/sat.ts';
import { draw, loadWanted } from './draw.ts';
import { clash, emptied, giveReason, imply, implyFor, ours } from './imply.ts';
import {
  counts,
  reason,
  share,
  shareFew,
  SITE_COUNT,
  size,
  STRIDE,
  trail,
  value,
  VARIABLES,
  variablesUsed,
} from './memory.ts';
import {
  forgetQueue,
  hasNothingToTell,
  markEdgeKnown,
  markValuesKnown,
  newsOf,
  nextNode,
  notifyCorners,
  notifyEdge,
  notifyOpposites,
  projectionOf,
  time,
  undoDomains,
} from './node-domains.ts';
import { joins, undoPaths, wasJoined } from './path-ends.ts';
import { BY_DOMAIN, BY_REGION, BY_SIDES, explainLiteral, isByDomain } from './reasons.ts';
import {
  bordersNow,
  isSuspect,
  lineDrawn,
  settleRegions,
  sideTaken,
  undoBorders,
  type Verdicts,
} from './regions.ts';
import { flipLine, flipSide } from './row-bits.ts';
import { ALL_VALUES, CAN_BE_OFF, CAN_BE_ON } from './tables.ts';
import { edgeAt } from './values.ts';

// Four numbers per trail index (one unused): events, joins and borders before its literal was passed.
const before = share(new Int32Array(4 * VARIABLES), () => 4 * variablesUsed());
const noted = shareFew(1); // literals of the trail that the rows of bits include

const NO_NODE = -1;

const implyCell = (lit: Lit, border: number): boolean => imply(lit, BY_REGION, border, 0);
const verdicts: Verdicts = { imply: implyCell, clash };

/** The trail already holds all that the domains know, so none of it is passed again. */
export function loadTheory(solver: Sat, whole: number, lines: number): void {
  noted[0] = counts[SIZE];
  implyFor(solver, theory);
  loadWanted(whole, lines);
}

const theory: Propagator = {
  assign(lit, at) {
    before[4 * at] = time[0];
    before[4 * at + 1] = joins[0];
    before[4 * at + 2] = bordersNow();
    const variable = lit >> 1;
    const edges = 2 * size[SITE_COUNT];
    const sound = variable < edges ? assignEdge(lit) : assignSide(variable - edges, (lit & 1) === 0);
    if (sound) propagateNodes();
    forgetQueue();
  },

  undo(to) {
    // The trail has shrunk, but what it held is still there.
    while (noted[0] > to) note(trail[--noted[0]]);
    undoDomains(before[4 * to]);
    undoPaths(before[4 * to + 1]);
    undoBorders(before[4 * to + 2]);
  },

  settle() {
    if (!isSuspect()) return;
    while (noted[0] < counts[SIZE]) note(trail[noted[0]++]);
    settleRegions(verdicts);
  },

  complete() {
    // Every full assignment closes a loop, and closing a loop clashes: nothing is left to check.
  },

  explain(lit) {
    explainLiteral(lit);
    giveReason();
  },
};

/** Corners to a fixpoint at level 0, before any literal is passed. */
export function propagateAtGround(): void {
  propagateNodes();
  forgetQueue();
}

/** Keeps the rows of bits up to date, in both directions. */
function note(lit: Lit): void {
  const edges = 2 * size[SITE_COUNT];
  const variable = lit >> 1;
  if (variable >= edges) flipSide(variable - edges, (lit & 1) === 0);
  else if ((lit & 1) === 0) flipLine(variable);
}

function assignEdge(lit: Lit): boolean {
  const edge = lit >> 1;
  const isSpread = reason[edge] === ours[0] && isByDomain(edge);
  if (!isSpread && !spread(lit, NO_NODE)) return false;
  if ((lit & 1) === 0) {
    const stride = size[STRIDE];
    const x = edge >> 1;
    lineDrawn(x, edge & 1 ? x - 1 : x - stride);
    if (!wasJoined(edge, joins[0]) && !draw(edge, true)) return false;
  }
  return relate(edge);
}

function assignSide(x: number, inside: boolean): boolean {
  const stride = size[STRIDE];
  sideTaken(x, inside);
  const outside = inside ? 0 : 1;
  return (
    relateSides(2 * x, x - stride, x - 2 * stride, 0, outside) &&
    relateSides(2 * (x + 1) + 1, x + 1, x + 2, 2, outside) &&
    relateSides(2 * (x + stride), x + stride, x + 2 * stride, 0, outside) &&
    relateSides(2 * x + 1, x - 1, x - 2, 2, outside)
  );
}

/**
 * Two cells give the edge between them, and one of them and the edge give the other. Where neither is known, the
 * cell beyond says whether the near one's edges towards both are equal.
 */
function relateSides(edge: number, near: number, far: number, how: number, outside: number): boolean {
  const cells = 2 * size[SITE_COUNT];
  const there = 2 * (cells + near) + outside;
  const same = value[there];
  const line = value[2 * edge];
  if (same !== 0) return same + line === 0 || imply(2 * edge + (same > 0 ? 1 : 0), BY_SIDES, edge, 0);
  if (line !== 0) return imply(line > 0 ? there ^ 1 : there, BY_SIDES, edge, 0);
  const equal = value[2 * (cells + far) + outside];
  if (equal === 0 || hasNothingToTell(near)) return true;
  return notifyOpposites(near, how + (equal > 0 ? 0 : 1)) || emptied(near);
}

/** Notifies an edge's two dots and two cells of its value, but for the one that it follows from; false on a conflict. */
function spread(lit: Lit, origin: number): boolean {
  const edge = lit >> 1;
  const on = (lit & 1) ^ 1;
  const dot = size[SITE_COUNT] + (edge >> 1);
  const cell = edge >> 1;
  if ((edge & 1) === 0)
    return (
      spreadTo(dot, 6 + on, lit, origin) &&
      spreadTo(dot + 1, 2 + on, lit, origin) &&
      spreadTo(cell, on, lit, origin) &&
      spreadTo(cell - size[STRIDE], 4 + on, lit, origin)
    );
  return (
    spreadTo(dot, 4 + on, lit, origin) &&
    spreadTo(dot + size[STRIDE], on, lit, origin) &&
    spreadTo(cell, 6 + on, lit, origin) &&
    spreadTo(cell - 1, 2 + on, lit, origin)
  );
}

function spreadTo(node: number, how: number, lit: Lit, origin: number): boolean {
  if (node !== origin) return notifyEdge(node, how, lit) || emptied(node);
  markEdgeKnown(node, how);
  return true;
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
 * Corners to a fixpoint. Edges that have only one value left are implied and passed to all their nodes
 * before any corner is: reasons then rest on nearby literals instead of long chains of corners.
 */
function propagateNodes(): void {
  for (let node = nextNode(); node >= 0; node = nextNode()) {
    const seen = projectionOf(node);
    const news = newsOf(node, seen);
    if (news === 0) continue;
    if (news & ALL_VALUES && !implyKnown(node, seen, news)) return;
    const impossible = notifyCorners(node, seen);
    if (impossible >= 0) {
      emptied(impossible);
      return;
    }
  }
}

/** Implies the edges of a node that have just lost a value. */
function implyKnown(node: number, seen: number, news: number): boolean {
  markValuesKnown(node, seen);
  const known = ((news >> CAN_BE_OFF) | (news >> CAN_BE_ON)) & 15;
  for (let left = known; left !== 0; left &= left - 1) {
    const ring = 31 - Math.clz32(left & -left);
    const edge = edgeAt(node, ring);
    const lit = 2 * edge + (((seen >> (CAN_BE_ON + ring)) & 1) ^ 1);
    if (value[lit] > 0) continue;
    if (!imply(lit, BY_DOMAIN, 4 * node + ring, time[0]) || !spread(lit, node)) return false;
    if ((lit & 1) === 0 && !draw(edge, false)) return false;
  }
  return true;
}
