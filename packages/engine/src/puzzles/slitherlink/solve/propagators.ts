/** The propagators that are kept: they are large, and hold nothing between uses. */
import { keepLast, makePool } from '../../../cache.ts';
import { Propagation } from './propagation/propagate.ts';

const SIZES = 12;

/** By width and height. */
export const propagators = keepLast(SIZES, (width: number, height: number) =>
  makePool(() => new Propagation(width, height)),
);
