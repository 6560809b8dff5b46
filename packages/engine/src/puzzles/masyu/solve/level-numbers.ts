/** How far propagation goes: each level has the rules of those below it. */
export const PEARLS = 1;
export const LOOPS = 2;
export const CONNECTIVITY = 3;
export const CONTRADICTION = 4;
