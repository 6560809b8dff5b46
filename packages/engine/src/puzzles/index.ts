/** The registry: one line per puzzle. */
import type { AnyGame } from '../game.ts';
import { masyu } from './masyu/index.ts';
import { slitherlink } from './slitherlink/index.ts';
import { steps } from './steps/index.ts';
import { tantrix } from './tantrix/index.ts';
import { triangles } from './triangles/index.ts';

export const games: readonly AnyGame[] = [slitherlink, masyu, triangles, tantrix, steps];
