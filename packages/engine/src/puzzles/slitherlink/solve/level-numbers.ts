/**
 * What a solver must know, easiest first, in the order in which people learn it. Each level includes those before
 * it; its number is its place, from 1. See README.md for what each adds.
 */
export const LEVEL_NAMES = [
  'counting',
  'one-clue',
  'corners',
  'sides',
  'supposition',
  'two-suppositions',
] as const;
export type Level = (typeof LEVEL_NAMES)[number];

export const COUNTING = 1;
export const ONE_CLUE = 2;
export const CORNERS = 3;
export const SIDES = 4;
/** An edge is supposed and leads to a contradiction. */
export const SUPPOSITION = 5;
/** A second edge is supposed on top of the first; what both ways of an edge agree on is found by that too. */
export const TWO_SUPPOSITIONS = 6;

/** The levels of the first version: seeds and links that name them make what they always made. */
export const FORMER_LEVEL_NAMES = [
  'counts',
  'sectors',
  'chains',
  'colours',
  'connectivity',
  'contradiction',
] as const;
export type FormerLevel = (typeof FORMER_LEVEL_NAMES)[number];

/** What the fast propagator can use besides counting, as bits. */
export const LOOPS = 1; // a path must not close before everything is met
export const STARS = 2; // what one clue and the dots around it say together
export const PAIRS = 4; // which pairs of values the two edges of a corner can have, between all clues and dots
export const PARITY = 8; // inside and outside: a line separates, a cross joins
export const REGIONS = 16; // the inside is one piece, and so is the outside

/** All but suppositions. */
export const ALL_RULES = LOOPS | PAIRS | PARITY | REGIONS;

/** The rules of a level by its number; suppositions come on top of all of them. */
export const RULES: readonly number[] = [
  0,
  LOOPS,
  LOOPS | STARS,
  LOOPS | PAIRS,
  ALL_RULES,
  ALL_RULES,
  ALL_RULES,
];

export const FORMER_RULES: readonly number[] = [
  0,
  0,
  PAIRS,
  PAIRS | LOOPS,
  PAIRS | LOOPS | PARITY,
  ALL_RULES,
  ALL_RULES,
];

/** Sides of a face up to which the sides of any two of its neighbours are compared, and not only of those side by side. */
export const SMALL_FACE = 6;
