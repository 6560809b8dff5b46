/** The propagators that are kept: they are large, and hold nothing between uses. */
import { keepLast, makePool, type Pool } from '../../../cache.ts';
import { Propagation } from './propagation/propagate.ts';

const SIZES = 12;

/** By width and height. */
export const propagators = keepLast(SIZES, (width: number, height: number): Pool<Propagation> =>
  makePool(() => new Propagation(width, height)),
);
