/** The propagators that are kept, one per size: they are large, and hold nothing between uses. */
import { keepLast } from '../../../cache.ts';
import { Propagation } from './propagation/propagate.ts';

const KEPT = 12;

/** Not to be held across a yield: others may use it in between. */
export const propagatorFor = keepLast(
  KEPT,
  (width: number, height: number) => new Propagation(width, height),
);
