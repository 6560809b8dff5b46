/**
 * Cell and dot domains with a memory: every narrowing is an event that knows its cause, so that the
 * reasons for a literal can be found later, and only on request.
 *
 * An event's cause is either a literal, or a neighbouring node (through the corner they share) as its
 * domain was at that time. Events at level 0 are not kept: no reason ever needs them.
 */
import type { Lit } from '../../kernel/literal.ts';
import { LINE, OPEN } from '../marks.ts';
import type { Layout } from './layout.ts';
import { addToReason } from './because.ts';
import { LEVELS } from '../../kernel/assignment.ts';
import {
  counts,
  NODES,
  nodesUsed,
  share,
  shareFew,
  SITE_COUNT,
  size,
  SITES,
  STRIDE,
  value,
  VARIABLES,
} from './memory.ts';
import {
  ALL_PAIRS,
  ALL_VALUES,
  ANY,
  BY_CORNER,
  BY_EDGE,
  BY_OPPOSITE,
  PROJECT_HIGH,
  PROJECT_LOW,
  SHOWN_BY_EDGE,
} from './tables.ts';
import { nodeBeside, ringsBeside } from './values.ts';

const NO_EVENT = -1;

export const domain = share(new Uint16Array(NODES), nodesUsed);
/** How much of a node's projection its neighbours have been notified of, and all there is to notify them of. */
const shown = share(new Int32Array(NODES), nodesUsed);
const whole = share(new Int32Array(NODES), nodesUsed);
const latest = share(new Int32Array(NODES), nodesUsed); // a node's last event

/** `time[0]`: the number of events so far, a point in time. */
export const time = shareFew(1);
// Each event removes at least one of the 16 configurations of a cell or the 7 of a dot.
const MOST_EVENTS = 23 * SITES;
// Four numbers per event: the node, what it lost, the cause, and the node's previous event.
const events = share(new Int32Array(4 * MOST_EVENTS), () => 4 * time[0]);
const LOST = 1;
const CAUSE = 2; // a literal, ~(neighbour * 4 + its corner), or ACROSS + 2 * cell + way for the two cells beside it
const ACROSS = 2 * VARIABLES;
const BEFORE = 3;

// Nodes still to be examined: empty between two steps.
const ROOM = 1 << (32 - Math.clz32(NODES));
const queue = new Int32Array(ROOM);
const isQueued = new Uint8Array(NODES);
const ends = shareFew(2);
const HEAD = 0;
const TAIL = 1;

/** Takes over domains at rest: all neighbours have been notified. */
export function loadDomains(layout: Layout, from: Uint16Array): void {
  beginDomains(layout, from);
  for (let node = 0; node < 2 * layout.sites; node++) shown[node] = whole[node] & projectionOf(node);
}

/**
 * Takes over domains of which neighbours know nothing but the known edges; nodes with more news are woken. False
 * when one of them has nothing left.
 */
export function loadFreshDomains(layout: Layout, from: Uint16Array, edge: Uint8Array): boolean {
  const { sites, stride, edges, cells, dots } = layout;
  beginDomains(layout, from);
  for (let node = 0; node < 2 * sites; node++) shown[node] = ANY;
  for (let i = 0; i < edges.length; i++) {
    const e = edges[i];
    if (edge[e] === OPEN) continue;
    const on = edge[e] === LINE ? 1 : 0;
    const rings = ringsBeside(e);
    for (let at = 0; at < 4; at++)
      shown[nodeBeside(e, at, sites, stride)] &= BY_EDGE[2 * ((rings >> (4 * at)) & 3) + on];
  }
  for (let node = 0; node < 2 * sites; node++) {
    const known = shown[node];
    domain[node] &= known;
    shown[node] = whole[node] & (PROJECT_LOW[known & 255] | PROJECT_HIGH[known >> 8]);
  }
  return wakeAll(cells, 0) && wakeAll(dots, sites);
}

function wakeAll(places: Int32Array, first: number): boolean {
  for (let i = 0; i < places.length; i++) {
    const node = first + places[i];
    if (domain[node] === 0) return false;
    if (newsOf(node, projectionOf(node)) !== 0) wake(node);
  }
  return true;
}

function beginDomains({ sites, corners, isCell }: Layout, from: Uint16Array): void {
  forgetQueue();
  domain.set(from);
  for (let node = 0; node < 2 * sites; node++) {
    whole[node] = corners[node] | ALL_VALUES;
    if (node >= sites || isCell[node] !== 0) continue;
    // A cell off the board is notified of its edges, has nothing to lose and no news for others.
    domain[node] = 0;
    whole[node] = 0;
  }
  latest.fill(NO_EVENT, 0, 2 * sites);
  time[0] = 0;
}

function wake(node: number): void {
  if (isQueued[node] !== 0) return;
  isQueued[node] = 1;
  const tail = ends[TAIL];
  queue[tail] = node;
  ends[TAIL] = (tail + 1) & (ROOM - 1);
}

/** Narrows a node and wakes it; false when nothing is left (the event is still recorded). */
function narrow(node: number, to: number, cause: number): boolean {
  const before = domain[node];
  const after = before & to;
  if (after === before) return true;
  if (counts[LEVELS] > 0) {
    const event = time[0]++;
    const at = 4 * event;
    events[at] = node;
    events[at + LOST] = before ^ after;
    events[at + CAUSE] = cause;
    events[at + BEFORE] = latest[node];
    latest[node] = event;
  }
  domain[node] = after;
  if (after === 0) return false;
  if ((shown[node] & ~(PROJECT_LOW[after & 255] | PROJECT_HIGH[after >> 8])) !== 0) wake(node);
  return true;
}

/** A cell off the board, or one about which everything or nothing is known. */
export const hasNothingToTell = (node: number): boolean =>
  shown[node] === 0 || domain[node] === ANY || (domain[node] & (domain[node] - 1)) === 0;

/** The next node whose narrowing its neighbours do not know yet; -1 when there is none. */
export function nextNode(): number {
  const head = ends[HEAD];
  if (head === ends[TAIL]) {
    ends[HEAD] = ends[TAIL] = 0; // memory that is reused soon stays in the cache
    return -1;
  }
  const node = queue[head];
  ends[HEAD] = (head + 1) & (ROOM - 1);
  isQueued[node] = 0;
  return node;
}

export function forgetQueue(): void {
  for (let at = ends[HEAD]; at !== ends[TAIL]; at = (at + 1) & (ROOM - 1)) isQueued[queue[at]] = 0;
  ends[HEAD] = ends[TAIL] = 0;
}

export function projectionOf(node: number): number {
  const now = domain[node];
  return PROJECT_LOW[now & 255] | PROJECT_HIGH[now >> 8];
}

/** What a node's projection has lost without its neighbours being notified. */
export const newsOf = (node: number, seen: number): number => shown[node] & ~seen;

/** The values that edges have lost at a node are now known wherever they matter. */
export function markValuesKnown(node: number, seen: number): void {
  shown[node] &= seen | ALL_PAIRS;
}

/** An edge's other nodes are notified of it directly: its corners have no more to say about it. */
export function markEdgeKnown(node: number, how: number): void {
  shown[node] &= SHOWN_BY_EDGE[how];
}

/**
 * Notifies a node of an edge: `how` is twice its number in the ring, plus one for a line. The edge's other nodes,
 * with which it shares the corners at its ends, are notified too, so no corner needs to pass it on.
 */
export function notifyEdge(node: number, how: number, cause: Lit): boolean {
  markEdgeKnown(node, how);
  return narrow(node, BY_EDGE[how], cause);
}

/** Notifies a cell that its opposite edges are equal, or not: `how` is as in BY_OPPOSITE. */
export const notifyOpposites = (cell: number, how: number): boolean =>
  narrow(cell, BY_OPPOSITE[how], ACROSS + 2 * cell + (how >> 1));

/** Notifies a node's neighbours through the corners; returns the node that became impossible, or -1. */
export function notifyCorners(node: number, seen: number): number {
  const lost = shown[node] & ~seen & ALL_PAIRS;
  if (lost === 0) return -1;
  shown[node] &= seen | ALL_VALUES;
  const sites = size[SITE_COUNT];
  const stride = size[STRIDE];
  const isDot = node >= sites;
  // Corners 0 … 3 of a cell are the dots at x+1, x+S+1, x+S, x; of a dot the cells x−S−1, x−1, x, x−S.
  const first = isDot ? node - sites - stride - 1 : node + sites;
  const right = isDot ? 0 : 1;
  if (lost & 0xf && !notifyCorner(node, 0, first + right, seen & 15)) return first + right;
  const second = first + stride + right;
  if (lost & 0xf0 && !notifyCorner(node, 1, second, (seen >> 4) & 15)) return second;
  const third = first + stride + 1 - right;
  if (lost & 0xf00 && !notifyCorner(node, 2, third, (seen >> 8) & 15)) return third;
  const fourth = first + 1 - right;
  if (lost & 0xf000 && !notifyCorner(node, 3, fourth, (seen >> 12) & 15)) return fourth;
  return -1;
}

/** Passes the neighbour the pairs that are left; it need not pass them back. */
function notifyCorner(node: number, corner: number, other: number, pairs: number): boolean {
  const there = corner ^ 1;
  shown[other] &= ~((15 & ~pairs) << (4 * there));
  return narrow(other, BY_CORNER[(there << 4) | pairs], ~((node << 2) | corner));
}

/**
 * Undoes all events since a point in time at which all nodes were at rest: everything a node knew then had been
 * passed on, and is not passed on again.
 */
export function undoDomains(to: number): void {
  for (let at = 4 * (time[0] - 1); at >= 4 * to; at -= 4) {
    const node = events[at];
    domain[node] |= events[at + LOST];
    latest[node] = events[at + BEFORE];
    shown[node] = whole[node] & projectionOf(node);
  }
  if (time[0] > to) time[0] = to;
}

// Explanations: configurations of a node that are accounted for in this round.
const accounted = new Uint16Array(NODES);
const roundOf = new Int32Array(NODES);
let rounds = 0;

/** Begins an explanation, in which each configuration is accounted for once. */
export function beginExplaining(): void {
  rounds++;
}

/** Adds the literals because of which `configurations` of a node were gone at a point in time. */
export function explainNode(node: number, configurations: number, at: number): void {
  if (roundOf[node] !== rounds) {
    roundOf[node] = rounds;
    accounted[node] = 0;
  }
  let wanted = configurations & ~accounted[node];
  accounted[node] |= wanted;
  let event = latest[node];
  while (event >= at) event = events[4 * event + BEFORE];
  for (; event !== NO_EVENT && wanted !== 0; event = events[4 * event + BEFORE]) {
    const gone = events[4 * event + LOST] & wanted;
    if (gone === 0) continue;
    wanted &= ~gone;
    const cause = events[4 * event + CAUSE];
    if (cause >= ACROSS) {
      const step = cause & 1 ? 1 : size[STRIDE];
      addSide(node - step);
      addSide(node + step);
      continue;
    }
    if (cause >= 0) {
      addToReason(cause);
      continue;
    }
    // A neighbour had no configuration with these pairs at the shared corner.
    const corner = ~cause & 3;
    const seen = PROJECT_LOW[gone & 255] | PROJECT_HIGH[gone >> 8];
    const pairs = (seen >> (4 * (corner ^ 1))) & 15;
    explainNode(~cause >> 2, BY_CORNER[(corner << 4) | pairs], event);
  }
}

/** Adds the side of a cell, which must be known. */
function addSide(x: number): void {
  const variable = 2 * size[SITE_COUNT] + x;
  addToReason(2 * variable + (value[2 * variable] > 0 ? 0 : 1));
}
