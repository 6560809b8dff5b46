import type { Cell } from '../../../grid/hex.ts';
import { pyramidSide } from '../solve/search/outline.ts';

export const pyramid = (count: number): readonly Cell[] | undefined => {
  const side = pyramidSide(count);
  return side === undefined
    ? undefined
    : Array.from({ length: side }, (_, q) => Array.from({ length: side - q }, (__, r) => ({ q, r }))).flat();
};
