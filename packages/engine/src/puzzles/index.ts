/** The registry: one line a puzzle. */
import type { AnyGame } from '../game.ts';

export const games: readonly AnyGame[] = [];
