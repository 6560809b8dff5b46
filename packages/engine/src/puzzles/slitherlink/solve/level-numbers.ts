/** What a solver must know, easiest first. Each level includes those before it; its number is its place, from 1. */
export const LEVEL_NAMES = [
  'counts',
  'sectors',
  'chains',
  'colours',
  'connectivity',
  'contradiction',
] as const;
export type Level = (typeof LEVEL_NAMES)[number];

export const COUNTS = 1;
export const SECTORS = 2;
export const CHAINS = 3;
export const COLOURS = 4;
export const CONNECTIVITY = 5;
/** Supposing an edge and meeting a contradiction: built on all the others. */
export const CONTRADICTION = 6;
