/** Outlines that can be asked for by name. */
import type { Cell } from '../../../grid/hex.ts';

export const pyramid = (count: number): readonly Cell[] | undefined => {
  const side = pyramidSide(count);
  return side === undefined
    ? undefined
    : Array.from({ length: side }, (_, q) => Array.from({ length: side - q }, (__, r) => ({ q, r }))).flat();
};
/** Cells per side of the pyramid of this size; undefined when there is none. */

function pyramidSide(count: number): number | undefined {
  const side = Math.round((Math.sqrt(8 * count + 1) - 1) / 2);
  return (side * (side + 1)) / 2 === count ? side : undefined;
}
