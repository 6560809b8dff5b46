/** The registry: one line a puzzle. */
import type { AnyGame } from '../game.ts';
import { slitherlink } from './slitherlink/index.ts';

export const games: readonly AnyGame[] = [slitherlink];
