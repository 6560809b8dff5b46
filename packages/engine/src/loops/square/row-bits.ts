/**
 * The board as words of 32 bits, row by row with the sites off the board around it: which cells are known
 * to be inside or outside, which edges are lines. Flooding a connected region then takes a few sweeps of word
 * operations instead of a walk over the cells.
 */
import { perObject } from '../../cache.ts';
import type { Layout } from './layout.ts';
import { ROWS, share, SITE_COUNT, SITES, sitesUsed, size, STRIDE, WORDS } from './memory.ts';

const MOST = 1600; // words, on the largest board
const used = (): number => size[ROWS] * size[WORDS];
const words = (): Int32Array => share(new Int32Array(MOST), used);

/** Cells known to be outside and inside; sites off the board are outside. */
export const sureOutside = words();
export const sureInside = words();
/** The line above a cell, and left of it. */
const above = words();
const left = words();
const wordOf = share(new Uint16Array(SITES), sitesUsed); // by site
const bitOf = share(new Uint8Array(SITES), sitesUsed);
const every = words(); // all sites

/** What the last flood reached. */
const reached = new Int32Array(MOST);
const open = new Int32Array(MOST);
const links = new Int32Array(MOST); // bit c: columns c − 1 and c are joined

/** Where the sites of a layout are. */
interface Bits {
  readonly rows: number;
  readonly perRow: number;
  readonly wordOf: Uint16Array;
  readonly bitOf: Uint8Array;
  readonly every: Int32Array;
  readonly offBoard: Int32Array;
}

const bitsOf = perObject(({ stride, sites, height, cells }: Layout): Bits => {
  const rows = height + 2;
  const perRow = (stride + 31) >> 5;
  const wordOf = new Uint16Array(sites);
  const bitOf = new Uint8Array(sites);
  const all = new Int32Array(rows * perRow);
  for (let x = 0; x < rows * stride; x++) {
    const column = x % stride;
    wordOf[x] = Math.floor(x / stride) * perRow + (column >> 5);
    bitOf[x] = column & 31;
    all[wordOf[x]] |= 1 << bitOf[x];
  }
  const offBoard = all.slice();
  for (const x of cells) offBoard[wordOf[x]] ^= 1 << bitOf[x];
  return { rows, perRow, wordOf, bitOf, every: all, offBoard };
});

export function loadBits(layout: Layout): void {
  const bits = bitsOf(layout);
  size[STRIDE] = layout.stride;
  size[SITE_COUNT] = layout.sites;
  size[ROWS] = bits.rows;
  size[WORDS] = bits.perRow;
  for (const array of [sureInside, above, left]) array.fill(0, 0, used());
  sureOutside.set(bits.offBoard);
  wordOf.set(bits.wordOf);
  bitOf.set(bits.bitOf);
  every.set(bits.every);
}

/** A line was drawn or undone. */
export function flipLine(edge: number): void {
  const x = edge >> 1;
  if (edge & 1) left[wordOf[x]] ^= 1 << bitOf[x];
  else above[wordOf[x]] ^= 1 << bitOf[x];
}

/** A cell's side became known or unknown. */
export function flipSide(x: number, inside: boolean): void {
  if (inside) sureInside[wordOf[x]] ^= 1 << bitOf[x];
  else sureOutside[wordOf[x]] ^= 1 << bitOf[x];
}

/** Prepares floods of a side: over the cells that may be on it, never across a line. */
export function openSide(inside: number): void {
  const perRow = size[WORDS];
  const count = used();
  const other = inside ? sureOutside : sureInside;
  for (let i = 0; i < count; i++) open[i] = every[i] & ~other[i];
  if (perRow === 1) {
    for (let i = 0; i < count; i++) links[i] = open[i] & (open[i] << 1) & ~left[i];
    return;
  }
  for (let i = 0; i < count; i++) {
    const carried = i % perRow === 0 ? 0 : open[i - 1] >>> 31;
    links[i] = open[i] & ((open[i] << 1) | carried) & ~left[i];
  }
}

/** Reaches everything that is connected to a site. */
export function floodFrom(x: number): void {
  reached.fill(0, 0, used());
  reached[wordOf[x]] = 1 << bitOf[x];
  if (size[WORDS] === 1) spreadRows(wordOf[x]);
  else spreadWords();
}

/** Sweeps down and up until nothing changes. */
function spreadRows(start: number): void {
  const rows = size[ROWS];
  let from = start;
  for (;;) {
    let changed = 0;
    for (let r = from; r < rows; r++) changed |= fill(r, r > 0 ? reached[r - 1] & ~above[r] : 0);
    for (let r = rows - 2; r >= 0; r--) changed |= fill(r, reached[r + 1] & ~above[r + 1]);
    if (changed === 0) return;
    from = 0;
  }
}

/** The same with several words per row, each with two more neighbours. */
function spreadWords(): void {
  const perRow = size[WORDS];
  const count = used();
  for (;;) {
    let changed = 0;
    for (let i = 0; i < count; i++) changed |= fill(i, comingTo(i, perRow, count));
    for (let i = count - 1; i >= 0; i--) changed |= fill(i, comingTo(i, perRow, count));
    if (changed === 0) return;
  }
}

function comingTo(i: number, perRow: number, count: number): number {
  let from = 0;
  if (i >= perRow) from |= reached[i - perRow] & ~above[i];
  if (i + perRow < count) from |= reached[i + perRow] & ~above[i + perRow];
  // The first link of a word joins it to the previous word; there is none between the ends of two rows.
  if (i > 0) from |= (reached[i - 1] >>> 31) & links[i];
  if (i + 1 < count) from |= (reached[i + 1] & links[i + 1] & 1) << 31;
  return from;
}

function fill(i: number, from: number): number {
  const before = reached[i];
  const start = before | (from & open[i]);
  if (start === before && filled(before, links[i])) return 0;
  const right = links[i];
  // Upwards by the carry of an addition, which runs through a block of links and stops at its end.
  const entering = (start << 1) & right;
  let now = start | entering | (right & ~(right + entering));
  // Downwards in doubling steps.
  let down = right >>> 1;
  now |= down & (now >>> 1);
  down &= down >>> 1;
  now |= down & (now >>> 2);
  down &= down >>> 2;
  now |= down & (now >>> 4);
  down &= down >>> 4;
  now |= down & (now >>> 8);
  down &= down >>> 8;
  now |= down & (now >>> 16);
  reached[i] = now;
  return now ^ before;
}

/** Nothing continues from here to the right or to the left. */
const filled = (now: number, right: number): boolean =>
  (((now << 1) & right & ~now) | (now & right & ~(now << 1))) === 0;

const rest = new Int32Array(MOST); // what an earlier flood reached
const missed = new Int32Array(MOST);

/** Keeps what the flood reached as the rest, and finds the cells that may be on the side but were not reached: are there any? */
export function findMissed(): boolean {
  const count = used();
  let any = 0;
  for (let i = 0; i < count; i++) any |= missed[i] = open[i] & ~reached[i];
  if (any !== 0) for (let i = 0; i < count; i++) rest[i] = reached[i];
  return any !== 0;
}

/** The first missed cell among the known ones, or among all; -1 for none. */
export function firstMissed(sure: Int32Array | undefined): number {
  const count = used();
  for (let i = 0; i < count; i++) {
    const here = sure ? missed[i] & sure[i] : missed[i];
    if (here !== 0) return siteOf(i) + lowest(here);
  }
  return NONE;
}

export const NONE = -1;

/** The first cell of a set of sites, or none. */
export function firstOf(sites: Int32Array): number {
  const count = used();
  for (let i = 0; i < count; i++) if (sites[i] !== 0) return siteOf(i) + lowest(sites[i]);
  return NONE;
}

/** What the last flood reached no longer counts as missed. */
export function dropReached(): void {
  const count = used();
  for (let i = 0; i < count; i++) missed[i] &= ~reached[i];
}

const siteOf = (i: number): number => {
  const perRow = size[WORDS];
  return perRow === 1 ? i * size[STRIDE] : Math.floor(i / perRow) * size[STRIDE] + 32 * (i % perRow);
};
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Calls `visit` for each cell that the last flood reached, until one call returns false. */
export function everyReached(visit: (x: number) => boolean): boolean {
  const count = used();
  for (let i = 0; i < count; i++)
    for (let here = reached[i]; here !== 0; here &= here - 1)
      if (!visit(siteOf(i) + lowest(here))) return false;
  return true;
}

/** Calls `visit` wherever what was reached (or the rest) ends, with the site beyond and the edge between. */
export function walkBorder(ofRest: boolean, visit: (beyond: number, edge: number) => void): void {
  const region = ofRest ? rest : reached;
  const perRow = size[WORDS];
  const stride = size[STRIDE];
  const count = used();
  for (let i = 0; i < count; i++) {
    const here = region[i];
    if (here === 0) continue;
    const first = siteOf(i);
    const [isFirst, isLast] = [i % perRow === 0, i % perRow === perRow - 1];
    if (i >= perRow)
      for (let ends = here & ~region[i - perRow]; ends !== 0; ends &= ends - 1) {
        const x = first + lowest(ends);
        visit(x - stride, 2 * x);
      }
    if (i + perRow < count)
      for (let ends = here & ~region[i + perRow]; ends !== 0; ends &= ends - 1) {
        const below = first + lowest(ends) + stride;
        visit(below, 2 * below);
      }
    const before = (here << 1) | (isFirst ? 1 : region[i - 1] >>> 31);
    for (let ends = here & ~before; ends !== 0; ends &= ends - 1) {
      const x = first + lowest(ends);
      visit(x - 1, 2 * x + 1);
    }
    const after = (here >>> 1) | (isLast ? 0 : region[i + 1] << 31);
    const sites = (every[i] >>> 1) | (isLast ? 0 : every[i + 1] << 31);
    for (let ends = here & ~after & sites; ends !== 0; ends &= ends - 1) {
      const x = first + lowest(ends) + 1;
      visit(x, 2 * x + 1);
    }
  }
}
