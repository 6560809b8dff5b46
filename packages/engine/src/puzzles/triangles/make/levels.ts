/** Easiest first: the techniques of `solve/domains.ts`, each with those before it. */
import type { Technique } from '../solve/domains.ts';

export const levels = ['fits', 'places', 'what-if'] as const satisfies readonly Technique[];
export type Level = (typeof levels)[number];
