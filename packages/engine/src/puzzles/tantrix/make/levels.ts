/** A hint is at most a `search`; a whole puzzle is `deep` when its solutions are few among the ways to try. */

export const levels = ['fit', 'look', 'search', 'deep'] as const;
export type Level = (typeof levels)[number];
