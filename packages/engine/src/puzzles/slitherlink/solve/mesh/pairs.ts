/** Pairs of values at a corner, as masks of four bits: bit v + 2 w for values v and w of its first and second edge. */

export const ALL_PAIRS = 0b1111;

/** Allowed when the first, or the second, edge is open, a line, a cross. */
export const EDGE_FIRST = Uint8Array.of(15, 0b1010, 0b0101);
export const EDGE_SECOND = Uint8Array.of(15, 0b1100, 0b0011);

export const EQUAL = 0b1001;
export const UNEQUAL = 0b0110;

/** The same pairs with first and second exchanged. */
export const SWAPPED = Uint8Array.from(
  { length: 16 },
  (_, mask) => (mask & 0b1001) | ((mask & 0b0010) << 1) | ((mask & 0b0100) >> 1),
);
