/** The levels that plain propagation knows, by number; the sixth, supposing, is built on it. */
export const COUNTS = 1;
export const SECTORS = 2;
export const CHAINS = 3;
export const COLOURS = 4;
export const CONNECTIVITY = 5;
