/**
 * The memory of the search on square boards: arrays made once, as large as the largest board needs.
 *
 * They belong to the module and not to an object, because the JavaScript engine then knows their addresses when it
 * compiles, which makes the search about a third faster. Memory that no board touches costs nothing. One search
 * uses them at a time; another that is resumed afterwards gets its contents back, see `hold`.
 */
import { NO_REASON, SIZE } from '../../kernel/assignment.ts';
import type { Lit } from '../../kernel/literal.ts';

const MOST_CELLS = 200; // along a side
export const SITES = (MOST_CELLS + 2) * (MOST_CELLS + 3);
export const NODES = 2 * SITES; // cells, then dots
/** Variables: an edge (true = line) has its own number, the cell at site x (true = inside) is 2 × sites + x. */
export const VARIABLES = 3 * SITES;

interface Part {
  readonly save: () => unknown;
  readonly restore: (saved: never) => void;
}
const parts: Part[] = [];

export function sharePart<Saved>(save: () => Saved, restore: (saved: Saved) => void): void {
  parts.push({ save, restore });
}

type Numbers = Int8Array | Uint8Array | Uint16Array | Int32Array;

/** Makes an array part of what a search gets back; `used` returns how much of it currently matters. */
export function share<Array extends Numbers>(array: Array, used: () => number): Array {
  sharePart(
    () => array.slice(0, used()),
    (saved) => array.set(saved),
  );
  return array;
}

const ROOM = 32;

/**
 * A few numbers that are used everywhere. Their array has room to spare: the smallest arrays are among the
 * JavaScript engine's own objects, which move, so their address is looked up again at every use.
 */
export const shareFew = (count: number): Int32Array<ArrayBuffer> => share(new Int32Array(ROOM), () => count);

/** The size of the current board. */
export const size = shareFew(4);
export const STRIDE = 0;
export const SITE_COUNT = 1;
export const ROWS = 2; // of sites, with the outer ones
export const WORDS = 3; // of 32 bits to hold a row of sites

export const sitesUsed = (): number => size[SITE_COUNT];
export const nodesUsed = (): number => 2 * size[SITE_COUNT];
export const variablesUsed = (): number => 3 * size[SITE_COUNT];

// What the kernel knows of the variables.
export const value = share(new Int8Array(2 * VARIABLES), () => 2 * variablesUsed()); // by literal
export const position = share(new Int32Array(VARIABLES), variablesUsed); // in the trail
export const level = share(new Int32Array(VARIABLES), variablesUsed);
export const reason = share(new Int32Array(VARIABLES), variablesUsed);
export const trail = share(new Int32Array(VARIABLES), variablesUsed);
export const counts = shareFew(2);

/** Makes a literal true for good, before any decision. */
export function know(lit: Lit): void {
  const variable = lit >> 1;
  const at = counts[SIZE];
  value[lit] = 1;
  value[lit ^ 1] = -1;
  level[variable] = 0;
  position[variable] = at;
  reason[variable] = NO_REASON;
  trail[at] = lit;
  counts[SIZE] = at + 1;
}

/** A search between two of its steps. */
export interface Holder {
  isOver: boolean;
  saved?: readonly unknown[];
}

let holder: Holder | undefined;

/** Before every step: the memory is as this search left it. */
export function hold(next: Holder): void {
  if (holder === next) return;
  if (holder && !holder.isOver) holder.saved = parts.map(({ save }) => save());
  holder = next;
  const { saved } = next;
  if (saved) parts.forEach(({ restore }, i) => restore(saved[i] as never));
  delete next.saved;
}
