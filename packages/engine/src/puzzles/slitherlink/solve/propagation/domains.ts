/**
 * Cell and dot domains with a memory: every narrowing is an event that knows its cause, so that the
 * reasons for a literal can be found later, and only if somebody asks.
 *
 * An event's cause is either a literal, or a neighbouring node (through the corner they share) as its
 * domain was at that time. Events of the ground level are not kept: nobody asks about them.
 */
import type { Layout } from './layout.ts';
import type { Position } from './position.ts';
import { BY_CORNER, PROJECT_HIGH, PROJECT_LOW } from './tables.ts';

const NO_EVENT = -1;

export class Domains {
  readonly domain: Uint16Array;
  /** The number of events so far: a point in time. */
  now = 0;
  recording = false;
  readonly #layout: Layout;
  readonly #latest: Int32Array; // by node: its last event
  #node: Int32Array;
  #removed: Uint16Array;
  #cause: Int32Array; // a literal, or ~(neighbour * 4 + the neighbour's corner)
  #previous: Int32Array; // the node's event before
  readonly #queue: Int32Array;
  readonly #queued: Uint8Array;
  readonly #mask: number;
  #head = 0;
  #tail = 0;
  readonly #announced: Uint8Array; // by node: ring edges already told to be known
  readonly #heard: Uint16Array; // by node: the corner masks its neighbours have heard
  readonly #corners: Uint16Array; // by node: all pairs at the corners that have a neighbour
  // Explanations: configurations of a node that are accounted for in this round.
  readonly #accounted: Uint16Array;
  readonly #round: Int32Array;
  #rounds = 0;

  constructor(layout: Layout) {
    const nodes = 2 * layout.sites;
    this.#layout = layout;
    this.domain = new Uint16Array(nodes);
    this.#latest = new Int32Array(nodes).fill(NO_EVENT);
    const capacity = 1024;
    this.#node = new Int32Array(capacity);
    this.#removed = new Uint16Array(capacity);
    this.#cause = new Int32Array(capacity);
    this.#previous = new Int32Array(capacity);
    const room = 1 << (32 - Math.clz32(nodes));
    this.#mask = room - 1;
    this.#queue = new Int32Array(room);
    this.#queued = new Uint8Array(nodes);
    this.#announced = new Uint8Array(nodes);
    this.#heard = new Uint16Array(nodes);
    this.#corners = layout.corners;
    this.#accounted = new Uint16Array(nodes);
    this.#round = new Int32Array(nodes);
  }

  load(position: Position): void {
    this.domain.set(position.domain);
    this.#heard.set(position.heard);
    this.#latest.fill(NO_EVENT);
    this.#announced.fill(0);
    this.now = 0;
    this.recording = false;
    this.forget();
  }

  /** Narrows a node and wakes it; false when nothing is left (the event is then recorded all the same). */
  narrow(node: number, to: number, cause: number): boolean {
    const before = this.domain[node];
    const after = before & to;
    if (after === before) return true;
    if (this.recording) this.#record(node, before & ~after, cause);
    this.domain[node] = after;
    if (after === 0) return false;
    if (!this.#queued[node]) {
      this.#queued[node] = 1;
      this.#queue[this.#tail] = node;
      this.#tail = (this.#tail + 1) & this.#mask;
    }
    return true;
  }

  /** The next node whose neighbours have not heard of its narrowing; NO_NODE when all have. */
  next(): number {
    if (this.#head === this.#tail) return -1;
    const node = this.#queue[this.#head];
    this.#head = (this.#head + 1) & this.#mask;
    this.#queued[node] = 0;
    return node;
  }

  forget(): void {
    for (; this.#head !== this.#tail; this.#head = (this.#head + 1) & this.#mask)
      this.#queued[this.#queue[this.#head]] = 0;
  }

  /** Tells a node's neighbours through the corners; the node that became impossible, or -1. */
  tell(node: number, seen: number): number {
    const heard = this.#heard;
    const layout = this.#layout;
    const lost = heard[node] & ~seen;
    if (lost === 0) return -1;
    heard[node] &= seen;
    const { sites, stride } = layout;
    const isDot = node >= sites;
    const x = isDot ? node - sites : node;
    let emptied = -1;
    if (lost & 0xf) emptied = this.#tellCorner(node, 0, isDot ? x - stride - 1 : sites + x + 1, seen & 15);
    if (lost & 0xf0 && emptied < 0)
      emptied = this.#tellCorner(node, 1, isDot ? x - 1 : sites + x + stride + 1, (seen >> 4) & 15);
    if (lost & 0xf00 && emptied < 0)
      emptied = this.#tellCorner(node, 2, isDot ? x : sites + x + stride, (seen >> 8) & 15);
    if (lost & 0xf000 && emptied < 0)
      emptied = this.#tellCorner(node, 3, isDot ? x - stride : sites + x, (seen >> 12) & 15);
    return emptied;
  }

  /** The neighbour hears the pairs that are left, and need not tell them back. */
  #tellCorner(node: number, corner: number, other: number, pairs: number): number {
    this.#heard[other] &= ~((15 & ~pairs) << (4 * (corner ^ 1)));
    const to = BY_CORNER[((corner ^ 1) << 4) | pairs];
    return this.narrow(other, to, ~((node << 2) | corner)) ? -1 : other;
  }

  /** Which of a node's known ring edges have not been announced since it was last taken back. */
  announce(node: number, known: number): number {
    const fresh = known & ~this.#announced[node];
    this.#announced[node] |= known;
    return fresh;
  }

  projection(node: number): number {
    const now = this.domain[node];
    return PROJECT_LOW[now & 255] | PROJECT_HIGH[now >> 8];
  }

  /** Takes back all events from a point in time on. */
  undo(to: number): void {
    const { domain } = this;
    const latest = this.#latest;
    const node = this.#node;
    const removed = this.#removed;
    const previous = this.#previous;
    const announced = this.#announced;
    const heard = this.#heard;
    const corners = this.#corners;
    for (let i = this.now - 1; i >= to; i--) {
      domain[node[i]] |= removed[i];
      latest[node[i]] = previous[i];
      announced[node[i]] = 0;
      heard[node[i]] = corners[node[i]];
    }
    this.now = Math.min(this.now, to);
  }

  /** Begins an explanation: what is accounted for counts once in it. */
  beginExplaining(): void {
    this.#rounds++;
  }

  /** Tells the literals because of which `configurations` of a node were gone at a point in time. */
  explain(node: number, configurations: number, time: number, because: (lit: number) => void): void {
    if (this.#round[node] !== this.#rounds) {
      this.#round[node] = this.#rounds;
      this.#accounted[node] = 0;
    }
    let wanted = configurations & ~this.#accounted[node];
    this.#accounted[node] |= wanted;
    let event = this.#latest[node];
    while (event >= time) event = this.#previous[event];
    for (; event !== NO_EVENT && wanted !== 0; event = this.#previous[event]) {
      const gone = this.#removed[event] & wanted;
      if (gone === 0) continue;
      wanted &= ~gone;
      const cause = this.#cause[event];
      if (cause >= 0) because(cause);
      else this.#explainCorner(~cause >> 2, ~cause & 3, gone, event, because);
    }
  }

  /** A neighbour had no configuration with these pairs at the shared corner. */
  #explainCorner(
    neighbour: number,
    corner: number,
    gone: number,
    time: number,
    because: (lit: number) => void,
  ): void {
    const seen = PROJECT_LOW[gone & 255] | PROJECT_HIGH[gone >> 8];
    const pairs = (seen >> (4 * (corner ^ 1))) & 15;
    this.explain(neighbour, BY_CORNER[(corner << 4) | pairs], time, because);
  }

  #record(node: number, removed: number, cause: number): void {
    if (this.now === this.#node.length) this.#grow();
    const event = this.now++;
    this.#node[event] = node;
    this.#removed[event] = removed;
    this.#cause[event] = cause;
    this.#previous[event] = this.#latest[node];
    this.#latest[node] = event;
  }

  #grow(): void {
    const twice = <T extends Int32Array | Uint16Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    const length = 2 * this.#node.length;
    this.#node = twice(this.#node, new Int32Array(length));
    this.#removed = twice(this.#removed, new Uint16Array(length));
    this.#cause = twice(this.#cause, new Int32Array(length));
    this.#previous = twice(this.#previous, new Int32Array(length));
  }
}
