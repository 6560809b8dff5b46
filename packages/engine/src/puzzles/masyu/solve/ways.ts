/** The seven ways of the loop through a cell as bits of one byte, and what a set of them says of the four links. */

/** As sets of directions, in the order of the bits: away, four turns, vertical, horizontal. */
const WAYS = [0, 3, 6, 12, 9, 5, 10] as const;

export const ANY = 0b1111111;
export const AWAY = 0b0000001;
export const TURNS = 0b0011110;
export const VERTICAL = 0b0100000;
export const HORIZONTAL = 0b1000000;

const waysWhere = (test: (way: number) => boolean): number =>
  WAYS.reduce<number>((set, way, bit) => (test(way) ? set | (1 << bit) : set), 0);

/** The ways that use a direction. */
export const USING = Uint8Array.from({ length: 4 }, (_, direction) =>
  waysWhere((way) => ((way >> direction) & 1) === 1),
);

/** Straight along the axis of a direction. */
export const STRAIGHT_ALONG = Uint8Array.of(VERTICAL, HORIZONTAL, VERTICAL, HORIZONTAL);

const waysIn = (set: number): number[] => WAYS.filter((_, bit) => (set >> bit) & 1);

/** By set of ways: the directions that some way uses, and those that every way uses. */
export const SOME = Uint8Array.from({ length: ANY + 1 }, (_, set) =>
  waysIn(set).reduce((directions, way) => directions | way, 0),
);
export const EVERY = Uint8Array.from({ length: ANY + 1 }, (_, set) =>
  waysIn(set).reduce((directions, way) => directions & way, 15),
);
export const COUNT = Uint8Array.from({ length: ANY + 1 }, (_, set) => waysIn(set).length);

// The learning search counts the links of a cell from above, counter-clockwise.
const RING_OF = [0, 3, 2, 1];
const configurationOf = (way: number): number =>
  RING_OF.reduce((bits, ring, direction) => bits | (((way >> direction) & 1) << ring), 0);

/** By set of ways: the same as configurations of four links. */
export const CONFIGURATIONS = Uint16Array.from({ length: ANY + 1 }, (_, set) =>
  waysIn(set).reduce((configurations, way) => configurations | (1 << configurationOf(way)), 0),
);
