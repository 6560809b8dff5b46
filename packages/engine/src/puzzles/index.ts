/** The registry: one line per puzzle. */
import type { Games } from '../game.ts';
import { masyu } from './masyu/index.ts';
import { slitherlink } from './slitherlink/index.ts';
import { steps } from './steps/index.ts';
import { tantrix } from './tantrix/index.ts';
import { triangles } from './triangles/index.ts';

export const games: Games = [slitherlink, masyu, triangles, tantrix, steps];
