/**
 * Tables for rings of four edges. A cell and a dot are both a ring: edges 0 … 3 in order, and corner i
 * where edges i and i + 1 meet. A configuration has bit i set when edge i is a line; a domain is a set
 * of the 16 configurations as a mask. All projections are unions over configurations, so a domain's
 * projection is that of its low byte OR-ed with that of its high byte: two tables of 256 words stay in
 * the first-level cache, one of 64 K does not.
 */
import { popcount } from '../../bits.ts';
const CONFIGURATIONS = 16;

const edgeOf = (configuration: number, edge: number): number => (configuration >> (edge & 3)) & 1;
const pairAt = (configuration: number, corner: number): number =>
  edgeOf(configuration, corner) | (edgeOf(configuration, corner + 1) << 1);

function domainOf(keep: (configuration: number) => boolean): number {
  let domain = 0;
  for (let each = 0; each < CONFIGURATIONS; each++) if (keep(each)) domain |= 1 << each;
  return domain;
}

/** Entries of the small tables, of which only the first few are used: `shareFew` in memory.ts explains why. */
const ROOM = 64;

function fewDomains(
  count: number,
  keep: (entry: number, configuration: number) => boolean,
): Uint16Array<ArrayBuffer> {
  const domains = new Uint16Array(ROOM);
  for (let i = 0; i < count; i++) domains[i] = domainOf((each) => keep(i, each));
  return domains;
}

/** Bits of a projection: four corner masks (0–15), edges that can be off (16–19) and on (20–23),
 *  opposite edges 0, 2 that can be equal (24) or not (25), and 1, 3 (26, 27). */
export const CAN_BE_OFF = 16;
export const CAN_BE_ON = 20;
export const OPPOSITES = 24;

function projectOne(configuration: number): number {
  let bits = 0;
  for (let i = 0; i < 4; i++) {
    bits |= 1 << (4 * i + pairAt(configuration, i));
    bits |= 1 << ((edgeOf(configuration, i) ? CAN_BE_ON : CAN_BE_OFF) + i);
  }
  for (let i = 0; i < 2; i++)
    bits |= 1 << (OPPOSITES + 2 * i + (edgeOf(configuration, i) ^ edgeOf(configuration, i + 2)));
  return bits;
}

const projectByte = (byte: number, from: number): number => {
  let bits = 0;
  for (let i = 0; i < 8; i++) if ((byte >> i) & 1) bits |= projectOne(from + i);
  return bits;
};

export const PROJECT_LOW = Int32Array.from({ length: 256 }, (_, byte) => projectByte(byte, 0));
export const PROJECT_HIGH = Int32Array.from({ length: 256 }, (_, byte) => projectByte(byte, 8));

/** Configurations whose pair at a corner is in a mask: [corner * 16 + mask]. */
export const BY_CORNER = Uint16Array.from({ length: 64 }, (_, i) =>
  domainOf((each) => (((i & 15) >> pairAt(each, i >> 4)) & 1) === 1),
);
/** Configurations with an edge off or on: [edge * 2 + on]. */
export const BY_EDGE = fewDomains(8, (i, each) => edgeOf(each, i >> 1) === (i & 1));
/** All pairs at all corners; all values of all edges. */
export const ALL_PAIRS = 0xffff;
export const ALL_VALUES = 0xff << CAN_BE_OFF;
/** What a projection may contain when an edge is off or on: [edge * 2 + on]. */
export const SHOWN_BY_EDGE = Int32Array.from({ length: ROOM }, (_, i) => {
  let bits = 0;
  for (let each = 0; each < CONFIGURATIONS; each++)
    if (edgeOf(each, i >> 1) === (i & 1)) bits |= projectOne(each);
  return bits;
});
/** Configurations with opposite edges i, i + 2 equal or not: [i * 2 + unequal]. */
export const BY_OPPOSITE = fewDomains(
  4,
  (i, each) => (edgeOf(each, i >> 1) ^ edgeOf(each, (i >> 1) + 2)) === (i & 1),
);
/** Configurations with a number of lines. */
export const BY_COUNT = fewDomains(5, (count, each) => popcount(each) === count);

export const ANY = 0xffff;
export const PASSED_OR_NOT = BY_COUNT[0] | BY_COUNT[2];
export const PASSED = BY_COUNT[2];

/** Pairs of edges at a corner that are equal, or not. */
export const EQUAL_PAIRS = 0b1001;
export const UNEQUAL_PAIRS = 0b0110;

/** Corner masks by which edges can be off (low four bits) and on: every pair of what their two edges can be. */
const BY_EDGES_ALONE = Uint16Array.from({ length: 256 }, (_, can) => {
  const canBe = (edge: number, on: number): number => (can >> ((edge & 3) + 4 * on)) & 1;
  let corners = 0;
  for (let bit = 0; bit < 16; bit++)
    corners |= (canBe(bit >> 2, bit & 1) & canBe((bit >> 2) + 1, (bit >> 1) & 1)) << bit;
  return corners;
});

/** A projection whose corners contain no more information than their two edges. */
export const onlyEdges = (seen: number): number =>
  (seen & ~0xffff) | BY_EDGES_ALONE[(seen >> CAN_BE_OFF) & 255];
