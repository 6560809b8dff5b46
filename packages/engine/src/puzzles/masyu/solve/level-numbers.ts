/** How far propagation goes: each level has the rules of those below it. */
export const PEARLS = 1;
export const LOOPS = 2;
export const SIDES = 3;
export const CONNECTIVITY = 4;
export const CONTRADICTION = 5;
