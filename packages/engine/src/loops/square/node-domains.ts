/**
 * Cell and dot domains with a memory: every narrowing is an event that knows its cause, so that the
 * reasons for a literal can be found later, and only if somebody asks.
 *
 * An event's cause is either a literal, or a neighbouring node (through the corner they share) as its
 * domain was at that time. Events of the ground level are not kept: nobody asks about them.
 */
import type { Lit } from '../../kernel/literal.ts';
import type { Layout } from './layout.ts';
import { NODES, nodesUsed, share, SITE_COUNT, size, SITES, STRIDE } from './memory.ts';
import {
  ALL_PAIRS,
  ALL_VALUES,
  ANY,
  BY_CORNER,
  BY_EDGE,
  PROJECT_HIGH,
  PROJECT_LOW,
  SHOWN_BY_EDGE,
} from './tables.ts';

const NO_EVENT = -1;

export const domain = share(new Uint16Array(NODES), nodesUsed);
/** As much of a node's projection as others have heard, and all that there is to be heard of it. */
const shown = share(new Int32Array(NODES), nodesUsed);
const whole = share(new Int32Array(NODES), nodesUsed);
const latest = share(new Int32Array(NODES), nodesUsed); // a node's last event

/** `time[0]`: the number of events so far, a point in time. */
export const time = share(new Int32Array(1), () => 1);
const events = (): number => time[0];
// Each event takes at least one of the 16 configurations of a cell or the 7 of a dot.
const MOST_EVENTS = 23 * SITES;
const nodeOf = share(new Int32Array(MOST_EVENTS), events);
const removed = share(new Uint16Array(MOST_EVENTS), events);
const causeOf = share(new Int32Array(MOST_EVENTS), events); // a literal, or ~(neighbour * 4 + its corner)
const previous = share(new Int32Array(MOST_EVENTS), events); // the node's event before

// Nodes to be looked at: empty between two steps.
const ROOM = 1 << (32 - Math.clz32(NODES));
const queue = new Int32Array(ROOM);
const isQueued = new Uint8Array(NODES);
let head = 0;
let tail = 0;
let recording = false;

/** Takes over domains at rest, of which everything has been heard, or domains nobody has heard of yet. */
export function loadDomains(layout: Layout, from: Uint16Array, isAtRest: boolean): void {
  forgetQueue();
  const { sites, corners, isCell } = layout;
  domain.set(from);
  for (let node = 0; node < 2 * sites; node++) {
    whole[node] = corners[node] | ALL_VALUES;
    if (node < sites && isCell[node] === 0) {
      // A cell off the board hears of its edges and has nothing to tell.
      domain[node] = ANY;
      whole[node] = 0;
    }
    shown[node] = isAtRest ? whole[node] & projectionOf(node) : whole[node];
  }
  latest.fill(NO_EVENT, 0, 2 * sites);
  time[0] = 0;
  recording = false;
  if (isAtRest) return;
  for (const x of layout.cells) wake(x);
  for (const x of layout.dots) wake(sites + x);
}

export function recordAbove(ground: boolean): void {
  recording = ground;
}

function wake(node: number): void {
  if (isQueued[node] !== 0) return;
  isQueued[node] = 1;
  queue[tail] = node;
  tail = (tail + 1) & (ROOM - 1);
}

/** Narrows a node and wakes it; false when nothing is left (the event is then recorded all the same). */
function narrow(node: number, to: number, cause: number): boolean {
  const before = domain[node];
  const after = before & to;
  if (after === before) return true;
  if (recording) {
    const event = time[0]++;
    nodeOf[event] = node;
    removed[event] = before ^ after;
    causeOf[event] = cause;
    previous[event] = latest[node];
    latest[node] = event;
  }
  domain[node] = after;
  if (after === 0) return false;
  wake(node);
  return true;
}

/** The next node whose neighbours have not heard of its narrowing; -1 when all have. */
export function nextNode(): number {
  if (head === tail) {
    head = tail = 0; // what is used again soon stays near the processor
    return -1;
  }
  const node = queue[head];
  head = (head + 1) & (ROOM - 1);
  isQueued[node] = 0;
  return node;
}

export function forgetQueue(): void {
  for (; head !== tail; head = (head + 1) & (ROOM - 1)) isQueued[queue[head]] = 0;
  head = tail = 0;
}

export function projectionOf(node: number): number {
  const now = domain[node];
  return PROJECT_LOW[now & 255] | PROJECT_HIGH[now >> 8];
}

/** What of a node's projection is gone, and not heard of yet. */
export const newsOf = (node: number, seen: number): number => shown[node] & ~seen;

/** The values that edges have lost at a node are known to whom they concern. */
export function valuesHeard(node: number, seen: number): void {
  shown[node] &= seen | ALL_PAIRS;
}

/**
 * A node hears of an edge: `how` is twice its number in the ring, and one more for a line. The edge's other
 * nodes, with which it shares the corners at its ends, hear of it too: no corner has to tell them.
 */
export function tellEdge(node: number, how: number, cause: Lit): boolean {
  shown[node] &= SHOWN_BY_EDGE[how];
  return narrow(node, BY_EDGE[how], cause);
}

/** Tells a node's neighbours through the corners; the node that became impossible, or -1. */
export function tellCorners(node: number, seen: number): number {
  const lost = shown[node] & ~seen & ALL_PAIRS;
  if (lost === 0) return -1;
  shown[node] &= seen | ALL_VALUES;
  const sites = size[SITE_COUNT];
  const stride = size[STRIDE];
  const isDot = node >= sites;
  const x = isDot ? node - sites : node;
  let emptied = -1;
  // Corners 0 … 3 of a cell are the dots at x+1, x+S+1, x+S, x; of a dot the cells x−S−1, x−1, x, x−S.
  if (lost & 0xf) emptied = tellCorner(node, 0, isDot ? x - stride - 1 : sites + x + 1, seen & 15);
  if (lost & 0xf0 && emptied < 0)
    emptied = tellCorner(node, 1, isDot ? x - 1 : sites + x + stride + 1, (seen >> 4) & 15);
  if (lost & 0xf00 && emptied < 0)
    emptied = tellCorner(node, 2, isDot ? x : sites + x + stride, (seen >> 8) & 15);
  if (lost & 0xf000 && emptied < 0)
    emptied = tellCorner(node, 3, isDot ? x - stride : sites + x, (seen >> 12) & 15);
  return emptied;
}

/** The neighbour hears the pairs that are left, and need not tell them back. */
function tellCorner(node: number, corner: number, other: number, pairs: number): number {
  const there = corner ^ 1;
  shown[other] &= ~((15 & ~pairs) << (4 * there));
  return narrow(other, BY_CORNER[(there << 4) | pairs], ~((node << 2) | corner)) ? -1 : other;
}

/**
 * Takes back all events from a point in time on, at which all nodes were at rest: what a node knew then had been
 * told and announced, and is not told again.
 */
export function undoDomains(to: number): void {
  for (let i = time[0] - 1; i >= to; i--) {
    const node = nodeOf[i];
    domain[node] |= removed[i];
    latest[node] = previous[i];
    shown[node] = whole[node] & projectionOf(node);
  }
  if (time[0] > to) time[0] = to;
}

// Explanations: configurations of a node that are accounted for in this round.
const accounted = new Uint16Array(NODES);
const roundOf = new Int32Array(NODES);
let rounds = 0;

/** Begins an explanation: what is accounted for counts once in it. */
export function beginExplaining(): void {
  rounds++;
}

/** Tells the literals because of which `configurations` of a node were gone at a point in time. */
export function explainNode(
  node: number,
  configurations: number,
  at: number,
  because: (lit: Lit) => void,
): void {
  if (roundOf[node] !== rounds) {
    roundOf[node] = rounds;
    accounted[node] = 0;
  }
  let wanted = configurations & ~accounted[node];
  accounted[node] |= wanted;
  let event = latest[node];
  while (event >= at) event = previous[event];
  for (; event !== NO_EVENT && wanted !== 0; event = previous[event]) {
    const gone = removed[event] & wanted;
    if (gone === 0) continue;
    wanted &= ~gone;
    const cause = causeOf[event];
    if (cause >= 0) {
      because(cause);
      continue;
    }
    // A neighbour had no configuration with these pairs at the shared corner.
    const corner = ~cause & 3;
    const seen = PROJECT_LOW[gone & 255] | PROJECT_HIGH[gone >> 8];
    const pairs = (seen >> (4 * (corner ^ 1))) & 15;
    explainNode(~cause >> 2, BY_CORNER[(corner << 4) | pairs], event, because);
  }
}
